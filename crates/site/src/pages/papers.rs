//! Records that people upload: opened, and stored under their own address.

use maud::{Markup, html};

use super::frame::plain;
use super::replay::player;
use super::viewer::Viewer;
use crate::id::PaperId;

/// A record in a list.
#[derive(Clone, Copy, Debug)]
pub struct Listed<'a> {
    /// Its id.
    pub id: PaperId,
    /// Its text.
    pub text: &'a str,
}

/// The form that asks for a record, with what was wrong with the one before, and the records that
/// somebody keeps here.
#[must_use]
pub fn open(viewer: &Viewer, error: Option<&str>, own: &[Listed<'_>]) -> Markup {
    plain(viewer, &viewer.t("replay-open"), &form(viewer, error, own))
}

fn form(viewer: &Viewer, error: Option<&str>, own: &[Listed<'_>]) -> Markup {
    html! {
        div.narrow {
            h1 { (viewer.t("replay-open")) }
            p { (viewer.t("replay-open-line")) }
            @if let Some(error) = error {
                p.notice.bad role="alert" { (viewer.t("refused-bad-record")) br; span lang="en" { (error) } }
            }
            form.card method="post" action="/replay" {
                label.file {
                    (viewer.t("replay-file"))
                    // The browser's own button speaks the language of the browser.
                    input.only-read type="file" data-into="record" accept=".lutece,.txt,text/plain";
                    span.button { (viewer.t("replay-choose")) }
                }
                label { (viewer.t("replay-paste")) textarea name="record" id="record" required spellcheck="false" {} }
                button.strong-button type="submit" { (viewer.t("replay-show")) }
            }
            p { a.button href="/setup" { (viewer.t("setup-title")) } " " span.soft { (viewer.t("setup-line-short")) } }
            @if !own.is_empty() {
                h2 { (viewer.t("replay-own")) }
                ul.tables { @for paper in own { li { (row(viewer, paper)) } } }
            }
        }
    }
}

/// A record in a list: its game and its players.
fn row(viewer: &Viewer, paper: &Listed<'_>) -> Markup {
    let field = |name: &str| {
        let line = paper.text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        line.unwrap_or_default().to_owned()
    };
    let game = field("game");
    let seats = paper.text.lines().filter_map(|line| line.strip_prefix("player "));
    let named = |line: &str| {
        let (seat, name) = line.split_once(": ")?;
        Some(player(viewer, seat.parse().ok()?, name))
    };
    let names: Vec<String> = seats.filter_map(named).collect();
    let title = field("title");
    let tried =
        paper.text.lines().any(|line| line.starts_with("line ") || line.starts_with("note "));
    let page = if tried || !title.is_empty() { "study" } else { "replay" };
    html! {
        a href=(format!("/r/{}/{page}", paper.id)) {
            strong { (viewer.t(&format!("game-{game}"))) }
            span.state { (title) }
            span.who { (viewer.list(names)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    /// A record names bots by their level and players without a name by a number; people read
    /// neither.
    #[test]
    fn the_players_of_a_record_are_called_as_everywhere() {
        let text = "lutece 1\ngame: paris\nplayer 1: 1\nplayer 2: haussmann\nplayer 3: Zoé\n";
        let id = PaperId::random();
        let said = |lang| {
            let viewer = Viewer::new(None, lang, &[][..], "/replay".to_owned());
            row(&viewer, &Listed { id, text }).into_string()
        };
        assert!(said(Lang::En).contains(">Player A, Haussmann, Zoé<"), "{}", said(Lang::En));
        assert!(said(Lang::Ja).contains(">プレイヤーA、オスマン、Zoé<"), "{}", said(Lang::Ja));
    }
}
