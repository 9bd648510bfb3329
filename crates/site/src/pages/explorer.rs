//! What others did: first choices with what came of them, and what was done in one position.

use catalog::{Any, Kind};
use maud::{Markup, html};
use search::Level;
use table::{ChoiceKind, Seat};

use super::frame::{about, sign};
use super::pills::pills;
use super::player::decimal;
use super::players::encoded;
use super::replay::name;
use super::viewer::Viewer;
use super::{analysis, options};
use crate::explorer::{DEPTH, Explored, GROUPS, Line, Origin, PEOPLE, Question, USUAL};

/// The address of a question.
#[must_use]
pub fn address(question: &Question) -> String {
    let Question { kind, seats, theme, path, level, variant, origin } = question;
    let mut address = format!("/explorer?game={kind}&seats={seats}&theme={theme}");
    let variant = variant.as_deref().map(|it| if it.is_empty() { USUAL } else { it });
    for (key, value) in [
        ("path", path.join(catalog::STEP).as_str()),
        ("level", level),
        ("variant", variant.unwrap_or_default()),
        ("origin", origin.map_or("", Origin::as_str)),
    ] {
        if !value.is_empty() {
            address.push_str(&format!("&{key}={}", encoded(value)));
        }
    }
    address
}

/// The page of a question.
#[must_use]
pub fn page(viewer: &Viewer, explored: &Explored, kinds: &[ChoiceKind]) -> Markup {
    let question = &explored.question;
    let content = html! {
        h1 { (viewer.t("explorer-title")) }
        p.soft { (viewer.t("explorer-line")) }
        (choose(viewer, question, kinds))
        (filter(viewer, explored))
        (answers(viewer, explored, kinds))
        p.soft { (viewer.t("explorer-how")) }
    };
    about(viewer, &viewer.t("explorer-title"), Some(question.kind), &content)
}

/// Which game, how many players, which question.
fn choose(viewer: &Viewer, question: &Question, kinds: &[ChoiceKind]) -> Markup {
    let mut themes: Vec<&'static str> = kinds.iter().map(|kind| kind.theme).collect();
    themes.dedup();
    let game = |it: Kind| (format!("/explorer?game={it}"), it == question.kind, viewer.game(it));
    let other = |seats: usize, theme: &'static str| {
        address(&Question { seats, theme, path: Vec::new(), variant: None, ..question.clone() })
    };
    html! {
        (pills(Some(viewer.t("profile-game")), Kind::ALL.iter().copied().map(game)))
        @if question.kind.seats().count() > 1 {
            (pills(Some(viewer.t("new-players")), question.kind.seats().map(|seats| (
                other(seats, question.theme),
                seats == question.seats,
                viewer.with("players-count", &[("count", seats.into())]),
            ))))
        }
        @if themes.len() > 1 {
            (pills(Some(viewer.t("explorer-themes")), themes.into_iter().map(|theme| (
                other(question.seats, theme),
                theme == question.theme,
                theme_name(viewer, question.kind, theme),
            ))))
        }
    }
}

fn theme_name(viewer: &Viewer, kind: Kind, theme: &str) -> String {
    viewer.t(&format!("explorer-{kind}-{theme}"))
}

/// What somebody's strength is called.
fn level_name(viewer: &Viewer, level: &str) -> String {
    match level.parse::<Level>() {
        Ok(level) => viewer.t(&format!("level-{level}")),
        Err(_) => viewer.t(&format!("explorer-level-{level}")),
    }
}

fn variant_name(viewer: &Viewer, kind: Kind, variant: &str) -> String {
    if variant.is_empty() {
        return viewer.t("explorer-usual");
    }
    let pair = |text: &str| match text.split_once('=') {
        Some((key, value)) => {
            let name = options::name(viewer, kind, key);
            format!("{name}{}{}", viewer.colon(), options::value(viewer, kind, key, value))
        }
        None => text.to_owned(),
    };
    viewer.list(variant.split(' ').map(pair).collect())
}

fn filter(viewer: &Viewer, explored: &Explored) -> Markup {
    let question = &explored.question;
    let any = viewer.t("profile-any");
    let variant = question.variant.as_deref();
    let named =
        |variant: &str| if variant.is_empty() { USUAL.to_owned() } else { variant.to_owned() };
    let mut variants = explored.variants.clone();
    if let Some(asked) = variant.filter(|asked| !variants.iter().any(|it| it == asked)) {
        variants.push(asked.to_owned());
    }
    let levels = GROUPS.into_iter().chain(PEOPLE).chain(Level::PLAYERS.map(Level::as_str));
    html! {
        form.row.filter method="get" action="/explorer" {
            input type="hidden" name="game" value=(question.kind);
            input type="hidden" name="seats" value=(question.seats);
            input type="hidden" name="theme" value=(question.theme);
            input type="hidden" name="path" value=(question.path.join(catalog::STEP));
            label {
                (viewer.t("explorer-level"))
                select name="level" {
                    option value="" selected[question.level.is_empty()] { (any) }
                    @for level in levels {
                        option value=(level) selected[question.level == level] {
                            (level_name(viewer, level))
                        }
                    }
                }
            }
            @if variants.len() > 1 || variant.is_some() {
                label {
                    (viewer.t("new-options"))
                    select name="variant" {
                        option value="" selected[variant.is_none()] { (any) }
                        @for it in &variants {
                            option value=(named(it)) selected[variant == Some(it)] {
                                (variant_name(viewer, question.kind, it))
                            }
                        }
                    }
                }
            }
            label {
                (viewer.t("explorer-origin"))
                select name="origin" {
                    option value="" selected[question.origin.is_none()] { (any) }
                    @for origin in Origin::ALL {
                        option value=(origin.as_str()) selected[question.origin == Some(origin)] {
                            (viewer.t(&format!("explorer-origin-{}", origin.as_str())))
                        }
                    }
                }
            }
            button type="submit" { (viewer.t("profile-filter")) }
        }
    }
}

fn said(viewer: &Viewer, kinds: &[ChoiceKind], theme: &str, word: &str) -> String {
    let kind = kinds.iter().find(|kind| kind.theme == theme && kind.word == word);
    let nobody = |seat: Seat| seat.to_string();
    kind.map_or_else(|| word.to_owned(), |kind| viewer.say(&kind.say, &nobody))
}

/// The way to a question: what was answered before, each a way back.
fn trail(viewer: &Viewer, question: &Question, kinds: &[ChoiceKind]) -> Markup {
    let back = |steps: usize| {
        address(&Question { path: question.path[..steps].to_vec(), ..question.clone() })
    };
    let number = question.path.len() + 1;
    html! {
        @if !question.path.is_empty() {
            nav.trail aria-label=(viewer.t("explorer-trail")) {
                a href=(back(0)) { (viewer.t("explorer-first")) }
                @for (at, word) in question.path.iter().enumerate() {
                    span aria-hidden="true" { " › " }
                    @let text = said(viewer, kinds, question.theme, word);
                    @if at + 1 < question.path.len() { a href=(back(at + 1)) { (text) } }
                    @else { b { (text) } }
                }
            }
        }
        h2 {
            (theme_name(viewer, question.kind, question.theme)) (viewer.colon())
            (viewer.with("explorer-number", &[("number", number.into())]))
        }
    }
}

fn answers(viewer: &Viewer, explored: &Explored, kinds: &[ChoiceKind]) -> Markup {
    let question = &explored.question;
    let deeper = question.path.len() + 1 < DEPTH;
    let row = |line: &Line| {
        let text = said(viewer, kinds, question.theme, &line.word);
        let mut path = question.path.clone();
        path.push(line.word.clone());
        let next = address(&Question { path, ..question.clone() });
        html! { @if deeper && line.chosen > 0 { a href=(next) { (text) } } @else { (text) } }
    };
    html! {
        section {
            (trail(viewer, question, kinds))
            @if explored.choices == 0 {
                p { (viewer.t("explorer-none")) }
            } @else {
                p.soft {
                    (viewer.with("explorer-count", &[("count", explored.choices.into())])) " "
                    (viewer.with("explorer-even", &[("share", even(question.seats).into())]))
                }
                (figures(viewer, &explored.lines, "explorer-choice", &row))
            }
        }
    }
}

fn even(seats: usize) -> String {
    format!("{:.0}", 100.0 / seats as f64)
}

/// A table of what came of each line.
fn figures(viewer: &Viewer, lines: &[Line], what: &str, row: &dyn Fn(&Line) -> Markup) -> Markup {
    let number = |value: Option<f64>| value.map_or_else(String::new, |it| decimal(viewer, it));
    let signed =
        |value: Option<f64>| value.map_or_else(String::new, |it| words::signed(viewer.lang(), it));
    html! {
        div.scrolling tabindex="0" role="region" aria-label=(viewer.t("explorer-title")) {
            table.figures.explored {
                thead {
                    tr {
                        th.words scope="col" { (viewer.t(what)) }
                        th scope="col" { (viewer.t("explorer-often")) }
                        th scope="col" { (viewer.t("explorer-won")) }
                        th scope="col" { (viewer.t("explorer-points")) }
                        th scope="col" { (viewer.t("explorer-margin")) }
                    }
                }
                tbody {
                    @for line in lines {
                        tr {
                            th.words scope="row" { (row(line)) }
                            td {
                                (line.chosen)
                                small.soft { " / " (line.offered) " (" (share(line)) " %)" }
                            }
                            td {
                                @if let Some((won, (low, high))) = line.won.zip(line.low.zip(line.high)) {
                                    (format!("{:.0} %", 100.0 * won))
                                    small.soft { (format!(" ({:.0}–{:.0})", 100.0 * low, 100.0 * high)) }
                                }
                            }
                            td { (number(line.points)) }
                            td { (signed(line.margin)) }
                        }
                    }
                }
            }
        }
    }
}

/// How often it was chosen of the times it could have been, in percent.
fn share(line: &Line) -> i64 {
    (100.0 * line.chosen as f64 / line.offered.max(1) as f64).round() as i64
}

/// A position of a game, and what others did there.
pub struct Here<'a> {
    /// Who looks.
    pub viewer: &'a Viewer,
    /// The game at the position.
    pub at: &'a Any,
    /// The way back to it.
    pub back: &'a str,
    /// What was done in this very position.
    pub moves: &'a [Line],
    /// What was answered to the questions that are asked here.
    pub asked: &'a [Explored],
}

impl Here<'_> {
    /// The page.
    #[must_use]
    pub fn page(&self) -> Markup {
        let (viewer, kinds) = (self.viewer, self.at.choice_kinds());
        let content = html! {
            h1 { (viewer.t("explorer-here")) }
            p { a.button href=(self.back) { (viewer.t("explorer-back")) } }
            @match self.at.to_act() {
                None => { p { (viewer.t("explorer-over")) } }
                Some(seat) => {
                    p { (sign(seat)) " " (name(viewer, self.at, seat)) (viewer.colon())
                        (viewer.with("explorer-ply", &[("number", (self.at.ply() + 1).into())])) }
                    (self.same(viewer))
                    @for explored in self.asked { (answers(viewer, explored, &kinds)) }
                    p.soft { (viewer.t("explorer-how")) }
                }
            }
        };
        about(viewer, &viewer.t("explorer-here"), Some(self.at.kind()), &content)
    }

    fn same(&self, viewer: &Viewer) -> Markup {
        let row = |line: &Line| {
            let nobody = |seat: Seat| name(viewer, self.at, seat);
            let text = self.at.say(&line.word).map(|message| viewer.say(&message, &nobody));
            html! { (text.unwrap_or_else(|_| line.word.clone())) }
        };
        html! {
            section {
                h2 { (viewer.t("explorer-same")) }
                p.soft { (viewer.t("explorer-same-line")) }
                @if self.moves.is_empty() {
                    p { (viewer.t("explorer-same-none")) }
                } @else {
                    (figures(viewer, self.moves, "explorer-move", &row))
                }
            }
        }
    }
}

/// The way to what others did at a place of an analysis board.
pub(super) fn link(viewer: &Viewer, base: &str, place: &str) -> Markup {
    html! {
        a.button href=(format!("{base}/others?at={}", encoded(place))) { (viewer.t("explorer-here")) }
    }
}

/// The way back from there.
#[must_use]
pub fn back(subject: crate::subject::Subject, place: table::TreePlace) -> String {
    match subject {
        crate::subject::Subject::Table(_) => format!("{}/replay?ply={}", subject.base(), place.ply),
        crate::subject::Subject::Paper(id) => {
            analysis::address(id, place, super::replay::Eyes::Mover, None)
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Seed;

    use super::*;
    use crate::explorer::{Deed, ExplorerQuery, Sums};

    fn asked(kind: Kind) -> (Vec<ChoiceKind>, Question) {
        let seats = *kind.seats().start();
        let none: &[(&str, &str)] = &[];
        let seed = Seed::from_text("page");
        let game = Any::new(kind, &catalog::Editions::shipped(), none, seats, seed);
        let kinds = game.expect("it can be played").choice_kinds();
        let question =
            ExplorerQuery { game: kind.to_string(), ..ExplorerQuery::default() }.question(&kinds);
        (kinds, question.expect("a question"))
    }

    /// Every question, and every answer to it, is told in every language without a gap.
    #[test]
    fn every_theme_and_kind_of_choice_can_be_read() {
        for &kind in Kind::ALL {
            let (kinds, question) = asked(kind);
            for lang in words::Lang::ALL {
                let viewer = Viewer::new(None, lang, &[][..], address(&question));
                for choice in &kinds {
                    let id = format!("explorer-{kind}-{}", choice.theme);
                    assert!(words::has(lang, &id), "{lang} has no {id}");
                    let text = said(&viewer, &kinds, choice.theme, &choice.word);
                    assert!(!text.contains(['{', '}']) && !text.is_empty(), "{lang}: {text}");
                }
            }
        }
    }

    /// An address leads to the question it was made of.
    #[test]
    fn an_address_says_the_whole_question() {
        let (kinds, mut question) = asked(Kind::ALL[0]);
        question.path = vec![kinds[0].word.clone()];
        question.level = "people".to_owned();
        question.variant = Some("a=b c=d".to_owned());
        question.origin = Some(Origin::Records);
        let address = address(&question);
        assert!(
            address.ends_with("&level=people&variant=a%3Db%20c%3Dd&origin=records"),
            "{address}"
        );
        assert!(address.contains(&format!("&path={}&", kinds[0].word)), "{address}");
    }

    #[test]
    fn a_table_of_answers_has_its_figures() {
        let (kinds, question) = asked(Kind::ALL[0]);
        let deed = Deed {
            word: kinds[0].word.clone(),
            level: "new".to_owned(),
            variant: String::new(),
            origin: Origin::Games,
        };
        let sums = Sums { offered: 8, chosen: 4, won: 24, points: 30, margin: -6 };
        let explored = Explored::new(question, vec![(deed, sums)]);
        let viewer = Viewer::new(None, words::Lang::En, &[][..], "/explorer".to_owned());
        let page = page(&viewer, &explored, &kinds).into_string();
        for part in ["4<small class=\"soft\"> / 8 (50 %)", "50 %", ">7.5<", ">−1.5<"] {
            assert!(page.contains(part), "{part} is not in {page}");
        }
    }
}
