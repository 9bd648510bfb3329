//! The end of a game: who has won, with how many points, and what can be done next.

use maud::{Markup, html};
use table::{Message, Outcome, Reason, Seat};

use super::View;
use crate::pages::frame::sign;

impl View<'_> {
    /// Everybody's points, what can be done with the game, and how it ended.
    pub(super) fn result(&self, outcome: &Outcome) -> Markup {
        let (viewer, table) = (self.viewer, self.table);
        let url = format!("/t/{}", table.id());
        html! {
            (self.standings(outcome))
            (self.helped())
            @if table.sealed {
                p.soft { (viewer.t("event-sealed")) }
            } @else {
                div.choice-bar {
                    a.button href=(format!("{url}/replay")) { (viewer.t("table-replay")) }
                    form method="post" action=(format!("{url}/review")) {
                        button type="submit" { (viewer.t("review-title")) }
                    }
                    form method="post" action=(format!("{url}/study")) {
                        button type="submit" { (viewer.t("study-open")) }
                    }
                    a.button href=(format!("{url}/record")) download { (viewer.t("replay-download")) }
                }
            }
            div.info { (self.news()) }
        }
    }

    /// One more game.
    pub(super) fn after_the_end(&self) -> Markup {
        let (viewer, table) = (self.viewer, self.table);
        html! {
            @if let Some(event) = table.head.terms.event {
                a.button.strong-button href=(format!("/events/{}", event.id)) { (viewer.t("event-back")) }
            } @else if let Some(next) = table.next {
                // People who played this game have a seat there.
                @if table.yours.is_empty() {
                    a.button.strong-button href=(format!("/t/{next}")) { (viewer.t("table-rematch")) }
                } @else {
                    form method="post" action=(format!("/t/{next}/join")) data-next=(next) {
                        input type="hidden" name="name" value=(viewer.own_name());
                        input type="hidden" name="entropy";
                        button.strong-button type="submit" { (viewer.t("table-rematch")) }
                    }
                }
            } @else if !table.yours.is_empty() {
                form method="post" action=(format!("/t/{}/rematch", table.id())) {
                    input type="hidden" name="entropy";
                    button.strong-button type="submit" { (viewer.t("table-rematch")) }
                }
            }
        }
    }

    /// Everybody with their points, the first first.
    fn standings(&self, outcome: &Outcome) -> Markup {
        let mut seats: Vec<Seat> = Seat::first(outcome.places.seats()).collect();
        seats.sort_by_key(|seat| outcome.places[*seat]);
        html! {
            ol.standings aria-label=(self.viewer.t("end-standings")) {
                @for seat in seats {
                    li { (sign(seat)) span { (self.you_or(seat)) } b { (outcome.scores[seat]) } }
                }
            }
        }
    }

    pub(super) fn verdict(&self, outcome: &Outcome) -> Markup {
        let viewer = self.viewer;
        let winners: Vec<Seat> = outcome.winners().collect();
        let Some(&first) = winners.first() else { return Markup::default() };
        let points = outcome.scores[first];
        let tell = |id, seat: Seat| {
            let told = Message::new(id).with("player", seat).with("points", points);
            viewer.say(&told, &|seat| self.addressed(seat))
        };
        let text = match outcome.reason {
            Reason::Shared => {
                let players: Vec<String> = winners.iter().map(|seat| self.name(*seat)).collect();
                let players = viewer.and(players);
                viewer.with("end-shared", &[("players", players.into()), ("points", points.into())])
            }
            // Players who gave up while the others played on are named below.
            Reason::Resigned(loser) if outcome.retired.contains(&loser) => {
                tell("end-winner", first)
            }
            Reason::Resigned(loser) => {
                let late = self.table.seats[loser.index()].late;
                let how = if late { "time-late" } else { "end-resigned" };
                let gone = tell(how, loser);
                format!("{gone} {}", tell("end-winner", first))
            }
            Reason::Points => tell("end-wins", first),
            Reason::TieBreak(number) => {
                let wins = tell("end-wins", first);
                format!("{wins} {}", viewer.t(&format!("end-tie-{}-{number}", self.table.kind)))
            }
        };
        html! {
            @for seat in winners { (sign(seat)) }
            span {
                (text)
                @for line in self.table.seats.iter().filter_map(|info| self.gave_up(info)) {
                    " " (line)
                }
            }
        }
    }
}
