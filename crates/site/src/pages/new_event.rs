//! A new event: game, people, rounds, time.

use catalog::{AnyEdition, Editions, Kind};
use maud::{Markup, html};
use search::Level;
use serde::Deserialize;

use super::frame::plain;
use super::new::tick;
use super::pills::pills;
use super::viewer::Viewer;
use super::{clock, options};
use crate::event::{LONGEST_NAME, MOST_ENTRANTS, MOST_ROUNDS, Scoring, System, TEAMS};

/// After how many minutes an event may begin by itself.
const DELAYS: [u32; 8] = [10, 30, 60, 180, 720, 1440, 2880, 10_080];

/// What was chosen so far, by links.
#[derive(Deserialize)]
pub struct NewEventQuery {
    game: Option<String>,
    seats: Option<usize>,
}

/// The page.
#[must_use]
pub fn page(viewer: &Viewer, query: &NewEventQuery, editions: &Editions) -> Markup {
    let kind = query.game.as_ref().and_then(|game| game.parse().ok()).or(viewer.last.kind);
    let kind = kind.unwrap_or(Kind::ALL[0]);
    let range = kind.seats();
    let seats = query.seats.unwrap_or(2).clamp(*range.start(), *range.end()).max(2);
    let edition = editions.default_of(kind);
    plain(viewer, &viewer.t("event-new"), &content(viewer, edition, seats))
}

fn content(viewer: &Viewer, edition: &AnyEdition, seats: usize) -> Markup {
    let kind = edition.kind();
    let game = |it: Kind| (format!("/events/new?game={it}"), it == kind, viewer.game(it));
    let number =
        |it: usize| (format!("/events/new?game={kind}&seats={it}"), it == seats, it.to_string());
    html! {
        h1 { (viewer.t("event-new")) }
        p { (viewer.t("event-line")) }
        h2 { (viewer.t("new-game")) }
        (pills(None, Kind::ALL.iter().copied().map(game)))
        @if kind.seats().filter(|number| *number > 1).count() > 1 {
            h2 { (viewer.t("event-seats")) }
            (pills(None, kind.seats().filter(|number| *number > 1).map(number)))
        }
        form.stack method="post" action="/events" {
            input type="hidden" name="game" value=(kind);
            input type="hidden" name="seats" value=(seats);
            label {
                (viewer.t("event-name"))
                input name="name" required maxlength=(LONGEST_NAME) autocomplete="off";
            }
            fieldset {
                legend { (viewer.t("event-rounds")) }
                (rounds(viewer, seats))
            }
            fieldset {
                legend { (viewer.t("time-title")) }
                (clock::choices_with(viewer, false))
            }
            @if !kind.options().is_empty() {
                fieldset {
                    legend { (viewer.t("new-options")) }
                    (options::choices(viewer, edition))
                }
            }
            label.beside {
                input type="checkbox" name="public" value="on" checked;
                (viewer.t("event-listed"))
            }
            (tick(viewer, "unrated", false, "new-unrated"))
            button.strong-button type="submit" { (viewer.t("event-create")) }
        }
    }
}

fn rounds(viewer: &Viewer, seats: usize) -> Markup {
    let system = |it: &System| *it == System::Swiss || seats == 2;
    html! {
        div.choices {
            div {
                label {
                    (viewer.t("event-system"))
                    select name="system" {
                        @for it in System::ALL.iter().filter(|it| system(it)) {
                            option value=(it.as_str()) { (viewer.t(&format!("event-{}", it.as_str()))) }
                        }
                    }
                }
                p.soft { (viewer.t("event-system-line")) }
            }
            div {
                label {
                    (viewer.t("event-count"))
                    input type="number" name="rounds" value="4" min="1" max=(MOST_ROUNDS) required;
                }
                p.soft { (viewer.t("event-count-line")) }
            }
            div {
                label {
                    (viewer.t("event-scoring"))
                    select name="scoring" {
                        @for it in Scoring::ALL {
                            option value=(it.as_str()) { (viewer.t(&format!("event-by-{}", it.as_str()))) }
                        }
                    }
                }
                p.soft { (viewer.t("event-scoring-line")) }
            }
            div {
                label {
                    (viewer.t("event-most"))
                    input type="number" name="most" value="16" min="2" max=(MOST_ENTRANTS) required;
                }
            }
            div {
                label {
                    (viewer.t("event-teams"))
                    select name="team" {
                        option value="" { (viewer.t("event-team-no")) }
                        @for size in TEAMS {
                            option value=(size) { (viewer.with("event-team-of", &[("count", size.into())])) }
                        }
                    }
                }
                p.soft { (viewer.t("event-team-line")) }
            }
            div {
                label {
                    (viewer.t("event-fill"))
                    select name="fill" {
                        option value="" { (viewer.t("event-fill-no")) }
                        @for level in Level::PLAYERS {
                            option value=(level) { (viewer.t(&format!("level-{level}"))) }
                        }
                    }
                }
                p.soft { (viewer.t("event-fill-line")) }
            }
            div {
                label {
                    (viewer.t("event-starts"))
                    select name="delay" {
                        option value="" { (viewer.t("event-by-hand")) }
                        @for minutes in DELAYS { option value=(minutes) { (delay(viewer, minutes)) } }
                    }
                }
            }
        }
    }
}

fn delay(viewer: &Viewer, minutes: u32) -> String {
    let (id, count) = match minutes {
        1440.. => ("event-in-days", minutes / 1440),
        60.. => ("event-in-hours", minutes / 60),
        _ => ("event-in-minutes", minutes),
    };
    viewer.with(id, &[("count", i64::from(count).into())])
}
