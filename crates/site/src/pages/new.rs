//! A new table: game, seats, edition, options.

use catalog::{AnyEdition, Editions, Kind};
use maud::{Markup, html};
use search::Level;
use serde::Deserialize;
use table::Seat;

use super::clock;
use super::frame::{plain, sign};
use super::options;
use super::pills::pills;
use super::players::encoded;
use super::viewer::Viewer;
use crate::offer::Offer;

/// What was chosen so far.
#[derive(Deserialize)]
pub struct NewQuery {
    game: Option<String>,
    seats: Option<usize>,
    edition: Option<String>,
    /// Who is challenged.
    player: Option<String>,
    /// Whether somebody may take the bot's seat.
    open: Option<String>,
}

/// The page, for the table of an offer.
#[must_use]
pub fn page(viewer: &Viewer, asked: &NewQuery, editions: &Editions, offer: &Offer) -> Markup {
    let kind = asked.game.as_ref().and_then(|game| game.parse().ok()).or(viewer.last.kind);
    let kind = kind.unwrap_or(Kind::ALL[0]);
    let range = kind.seats();
    let before = (viewer.last.kind == Some(kind)).then_some(viewer.last.players);
    let seats =
        asked.seats.or(before).unwrap_or(*range.start()).clamp(*range.start(), *range.end());
    let editions: Vec<&AnyEdition> = editions.of(kind).collect();
    let edition = editions
        .iter()
        .find(|edition| asked.edition == Some(edition.info().digest.to_string()))
        .unwrap_or(&editions[0]);
    let player = asked.player.as_deref();
    let chosen =
        Chosen { edition, editions: &editions, seats, player, open_bots: asked.open.is_some() };
    plain(viewer, &viewer.t("new-title"), &content(viewer, &chosen, offer))
}

/// What was chosen so far, by links: what can be chosen in the form depends on it.
struct Chosen<'a> {
    edition: &'a AnyEdition,
    editions: &'a [&'a AnyEdition],
    seats: usize,
    player: Option<&'a str>,
    open_bots: bool,
}

fn content(viewer: &Viewer, chosen: &Chosen<'_>, offer: &Offer) -> Markup {
    let (kind, seats) = (chosen.edition.kind(), chosen.seats);
    let digest = chosen.edition.info().digest;
    // A challenged player stays challenged, whatever game is chosen.
    let mut kept = chosen.player.map_or_else(String::new, |it| format!("&player={}", encoded(it)));
    if chosen.open_bots {
        kept.push_str("&open=1");
    }
    let game = |it: Kind| (format!("/new?game={it}{kept}"), it == kind, viewer.game(it));
    let number = |it: usize| {
        let href = format!("/new?game={kind}&seats={it}&edition={digest}{kept}");
        (href, it == seats, it.to_string())
    };
    html! {
        h1 { (viewer.t("new-title")) }
        h2 { (viewer.t("new-game")) }
        (pills(None, Kind::ALL.iter().copied().map(game)))
        p.soft { (viewer.t(&format!("game-{kind}-line"))) }
        @if kind.seats().start() != kind.seats().end() {
            h2 { (viewer.t("new-players")) }
            (pills(None, kind.seats().map(number)))
        }
        form.stack method="post" action="/tables" {
            input type="hidden" name="game" value=(kind);
            input type="hidden" name="edition" value=(digest);
            input type="hidden" name="table" value=(offer.table);
            input type="hidden" name="entropy";
            fieldset data-game=(kind) {
                legend { (viewer.t("new-seats")) }
                ol.seats {
                    @for seat in Seat::first(seats) { li { (seat_choice(viewer, seat, chosen)) } }
                }
                dl.levels {
                    @for (at, level) in Level::PLAYERS.into_iter().enumerate() {
                        div {
                            dt { (viewer.t(&format!("level-{level}"))) " " (at + 1) "★" }
                            dd { (viewer.t(&format!("level-{level}-line"))) }
                        }
                    }
                }
            }
            fieldset {
                legend { (viewer.t("time-title")) }
                (clock::choices(viewer))
            }
            @if !kind.options().is_empty() {
                fieldset {
                    legend { (viewer.t("new-options")) }
                    (options::choices(viewer, chosen.edition))
                }
            }
            fieldset {
                legend { (viewer.t("new-edition")) }
                (edition(viewer, chosen))
            }
            label.beside {
                input type="checkbox" name="public" value="on" checked;
                (viewer.t("new-public"))
            }
            (tick(viewer, "open-bots", chosen.open_bots, "lobby-open-bots"))
            (tick(viewer, "unrated", false, "new-unrated"))
            (tick(viewer, "hints", false, "new-hints"))
            details {
                summary { (viewer.t("fair-title")) }
                p.soft { (viewer.t("about-fair-line")) }
                p.soft { (viewer.t("fair-before")) " " code { (offer.commitment) } }
            }
            button.strong-button type="submit" { (viewer.t("new-create")) }
        }
    }
}

/// Something to tick, with a line about it.
pub(super) fn tick(viewer: &Viewer, name: &str, ticked: bool, id: &str) -> Markup {
    html! {
        label.beside {
            input type="checkbox" name=(name) value="on" checked[ticked];
            span { (viewer.t(id)) " " span.soft { (viewer.t(&format!("{id}-line"))) } }
        }
    }
}

/// The edition, and the others that there are.
fn edition(viewer: &Viewer, chosen: &Chosen<'_>) -> Markup {
    let (kind, info) = (chosen.edition.kind(), chosen.edition.info());
    let doubtful = info.reconstructions().count();
    html! {
        @if chosen.editions.len() > 1 {
            (pills(None, chosen.editions.iter().map(|edition| edition.info()).map(|other| (
                format!("/new?game={kind}&seats={}&edition={}", chosen.seats, other.digest),
                other.digest == info.digest,
                other.name.clone(),
            ))))
        }
        p {
            b { (info.name) } " · "
            (viewer.with("new-edition-reconstructed", &[("count", doubtful.into())]))
        }
        p { a href="/about#editions" { (viewer.t("about-editions")) } }
    }
}

fn seat_choice(viewer: &Viewer, seat: Seat, page: &Chosen<'_>) -> Markup {
    let label = viewer.with("new-seat", &[("seat", (seat.index() + 1).into())]);
    let first = seat.index() == 0;
    let challenged = page.player.filter(|_| seat.index() == 1);
    let name = if first { viewer.own_name() } else { challenged.unwrap_or_default() };
    let bot = |level: Level| format!("bot:{level}");
    // As at the last table; at the first one, a person plays against a forgiving bot.
    let usual = if first { "me".to_owned() } else { bot(Level::Flaneur) };
    let last = viewer.last.seats.get(seat.index()).unwrap_or(&usual).as_str();
    let waits = page.open_bots && !first && !last.starts_with("bot:");
    let chosen = match challenged {
        Some(_) => "player",
        None if waits => usual.as_str(),
        None => last,
    };
    html! {
        (sign(seat))
        span.seat-name { (label) }
        select name=(format!("seat{seat}")) aria-label=(label) data-seat-choice {
            option value="me" selected[chosen == "me"] {
                (viewer.t(if first { "seat-me" } else { "seat-here" }))
            }
            option value="friend" selected[chosen == "friend"] { (viewer.t("seat-invite")) }
            @if !first {
                option value="player" selected[chosen == "player"] { (viewer.t("seat-player")) }
            }
            option value="free" selected[chosen == "free"] { (viewer.t("seat-anybody")) }
            @for (at, level) in Level::PLAYERS.into_iter().enumerate() {
                option value=(bot(level)) selected[chosen == bot(level)] {
                    (viewer.t("seat-bot")) (viewer.colon()) (viewer.t(&format!("level-{level}")))
                    " " (at + 1) "★"
                }
            }
        }
        input name=(format!("name{seat}")) value=(name) maxlength="24" autocomplete="off"
            aria-label=(format!("{label}{}{}", viewer.colon(), viewer.t("new-name")))
            placeholder=(viewer.t("new-name"));
    }
}
