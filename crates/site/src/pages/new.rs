//! A new table: game, seats, edition, options.

use catalog::{AnyEdition, Editions, Kind};
use maud::{Markup, html};
use search::Level;
use serde::Deserialize;
use table::Seat;

use super::clock;
use super::frame::{plain, sign};
use super::look::Look;
use super::options;
use crate::offer::Offer;

/// What was chosen so far.
#[derive(Deserialize)]
pub struct Asked {
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
pub fn page(look: &Look, asked: &Asked, editions: &Editions, offer: &Offer) -> Markup {
    let kind = asked.game.as_ref().and_then(|game| game.parse().ok()).or(look.last.kind);
    let kind = kind.unwrap_or(Kind::ALL[0]);
    let range = kind.seats();
    let before = (look.last.kind == Some(kind)).then_some(look.last.seats.len());
    let seats =
        asked.seats.or(before).unwrap_or(*range.start()).clamp(*range.start(), *range.end());
    let editions: Vec<&AnyEdition> = editions.of(kind).collect();
    let edition = editions
        .iter()
        .find(|edition| asked.edition == Some(edition.imprint().digest.to_string()))
        .unwrap_or(&editions[0]);
    let player = asked.player.as_deref();
    let chosen =
        Chosen { edition, editions: &editions, seats, player, open_bots: asked.open.is_some() };
    plain(look, &look.t("new-title"), &content(look, &chosen, offer))
}

/// What was chosen so far, by links: what can be chosen in the form depends on it.
struct Chosen<'a> {
    edition: &'a AnyEdition,
    editions: &'a [&'a AnyEdition],
    seats: usize,
    player: Option<&'a str>,
    open_bots: bool,
}

fn content(look: &Look, chosen: &Chosen<'_>, offer: &Offer) -> Markup {
    let (kind, seats) = (chosen.edition.kind(), chosen.seats);
    let digest = chosen.edition.imprint().digest;
    html! {
        h1 { (look.t("new-title")) }
        h2 { (look.t("new-game")) }
        ul.pills {
            @for &other in Kind::ALL {
                li {
                    a href=(format!("/new?game={other}"))
                        aria-current=[(other == kind).then_some("page")] { (look.game(other)) }
                }
            }
        }
        p.soft { (look.t(&format!("game-{kind}-line"))) }
        @if kind.seats().start() != kind.seats().end() {
            h2 { (look.t("new-players")) }
            ul.pills {
                @for number in kind.seats() {
                    li {
                        a href=(format!("/new?game={kind}&seats={number}&edition={digest}"))
                            aria-current=[(number == seats).then_some("page")] { (number) }
                    }
                }
            }
        }
        form.stack method="post" action="/tables" {
            input type="hidden" name="game" value=(kind);
            input type="hidden" name="edition" value=(digest);
            input type="hidden" name="table" value=(offer.table);
            input type="hidden" name="entropy";
            fieldset data-game=(kind) {
                legend { (look.t("new-seats")) }
                ol.seats {
                    @for seat in Seat::first(seats) { li { (seat_choice(look, seat, chosen)) } }
                }
                dl.levels {
                    @for level in Level::PLAYERS {
                        div {
                            dt { (look.t(&format!("level-{level}"))) }
                            dd { (look.t(&format!("level-{level}-line"))) }
                        }
                    }
                }
            }
            fieldset {
                legend { (look.t("time-title")) }
                (clock::choices(look))
            }
            @if !kind.options().is_empty() {
                fieldset {
                    legend { (look.t("new-options")) }
                    (options::choices(look, chosen.edition))
                }
            }
            fieldset {
                legend { (look.t("new-edition")) }
                (edition(look, chosen))
            }
            label.beside {
                input type="checkbox" name="public" value="on" checked;
                (look.t("new-public"))
            }
            label.beside {
                input type="checkbox" name="open-bots" value="on" checked[chosen.open_bots];
                span { (look.t("lobby-open-bots")) " " span.soft { (look.t("lobby-open-bots-line")) } }
            }
            label.beside {
                input type="checkbox" name="unrated" value="on";
                span { (look.t("new-unrated")) " " span.soft { (look.t("new-unrated-line")) } }
            }
            details {
                summary { (look.t("fair-title")) }
                p.soft { (look.t("about-fair-line")) }
                p.soft { (look.t("fair-before")) " " code { (offer.commitment) } }
            }
            button.strong-button type="submit" { (look.t("new-create")) }
        }
    }
}

/// The edition, and the others that there are.
fn edition(look: &Look, chosen: &Chosen<'_>) -> Markup {
    let (kind, imprint) = (chosen.edition.kind(), chosen.edition.imprint());
    let doubtful = imprint.reconstructions().count();
    html! {
        @if chosen.editions.len() > 1 {
            ul.pills {
                @for other in chosen.editions.iter().map(|edition| edition.imprint()) {
                    li {
                        a href=(format!("/new?game={kind}&seats={}&edition={}", chosen.seats, other.digest))
                            aria-current=[(other.digest == imprint.digest).then_some("page")] {
                            (other.name)
                        }
                    }
                }
            }
        }
        p {
            b { (imprint.name) } " · "
            (look.with("new-edition-reconstructed", &[("count", doubtful.into())]))
        }
        p { a href="/about#editions" { (look.t("about-editions")) } }
    }
}

fn seat_choice(look: &Look, seat: Seat, page: &Chosen<'_>) -> Markup {
    let label = look.with("new-seat", &[("seat", (seat.index() + 1).into())]);
    let first = seat.index() == 0;
    let challenged = page.player.filter(|_| seat.index() == 1);
    let name = if first { look.own_name() } else { challenged.unwrap_or_default() };
    let bot = |level: Level| format!("bot:{level}");
    // As at the last table; at the first one a person plays against somebody who forgives.
    let usual = if first { "me".to_owned() } else { bot(Level::Flaneur) };
    let last = look.last.seats.get(seat.index()).unwrap_or(&usual).as_str();
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
                (look.t(if first { "seat-me" } else { "seat-here" }))
            }
            option value="friend" selected[chosen == "friend"] { (look.t("seat-invite")) }
            @if !first {
                option value="player" selected[chosen == "player"] { (look.t("seat-player")) }
            }
            option value="free" selected[chosen == "free"] { (look.t("seat-anybody")) }
            @for level in Level::PLAYERS {
                option value=(bot(level)) selected[chosen == bot(level)] {
                    (look.t("seat-bot")) (look.colon()) (look.t(&format!("level-{level}")))
                }
            }
        }
        input name=(format!("name{seat}")) value=(name) maxlength="24" autocomplete="off"
            aria-label=(format!("{label}: {}", look.t("new-name")))
            placeholder=(look.t("new-name"));
    }
}
