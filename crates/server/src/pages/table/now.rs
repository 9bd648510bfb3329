//! What to do now: the line that says it, and the choices that are not on the board.

use catalog::{Any, Kind};
use maud::{Markup, PreEscaped, html};
use serde::Serialize;
use table::{Game as _, Outcome, Reason, Seat};

use super::View;
use super::board::Drawing;
use crate::live::snapshot::Player;
use crate::pages::frame::sign;
use crate::pages::log::Told;
use crate::pages::look::Look;
use crate::store::Status;

/// How many lines of news are shown.
const NEWS: usize = 60;

/// The move that ends a turn of several steps.
const END: &str = "end";

/// What the script gets to know: the legal moves as phrases, and shapes to put under the
/// pointer.
#[derive(Serialize)]
struct Turn {
    moves: Vec<String>,
    /// What each of them does, where some can be buttons.
    says: Vec<String>,
    shapes: serde_json::Map<String, serde_json::Value>,
    /// Whether a move ends the turn, so that a click should not be enough to make it.
    confirm: bool,
}

/// A choice that is not on the board.
struct Choice {
    notation: String,
    text: String,
}

impl View<'_> {
    pub(super) fn now_class(&self) -> &'static str {
        if self.table.your_turn() { "now mine" } else { "now" }
    }

    pub(super) fn now(&self, drawing: &Drawing, refused: Option<&str>) -> Markup {
        let table = self.table;
        html! {
            @if let Some(id) = refused { p.refused role="alert" { (self.look.t(id)) } }
            @match (&table.game, self.curtain) {
                (_, Some(seat)) => { (self.turn_of(seat)) }
                (None, _) => { (self.waiting()) }
                (Some(game), None) => {
                    @match (game.outcome(), self.acting()) {
                        (Some(outcome), _) => { (self.result(&outcome)) }
                        (None, Some(seat)) => { (self.my_turn(game, seat, drawing)) }
                        (None, None) => {
                            div.now-head {
                                @if let Some(seat) = game.to_act() { (self.turn_of(seat)) }
                                div.choice-bar { (self.undo_button()) }
                            }
                            div.info { (self.news()) }
                        }
                    }
                }
            }
        }
    }

    fn waiting(&self) -> Markup {
        let free = self.table.seats.iter().filter(|seat| seat.by == Player::Nobody).count();
        let look = self.look;
        html! {
            p.prompt { (look.with("table-waiting", &[("count", free.into())])) }
            @if !self.table.links.is_empty() { (self.links()) }
        }
    }

    fn turn_of(&self, seat: Seat) -> Markup {
        let bot = matches!(self.table.seats[seat.index()].by, Player::Bot(_));
        let id = if bot { "table-bot-thinks" } else { "table-turn-of" };
        let text = self.look.with(id, &[("player", self.name(seat).into())]);
        html! {
            div.thinking[bot] {
                p.prompt aria-live="polite" { (sign(seat)) (text) }
                @if bot {
                    @let percent = self.table.thinking.map_or(0, |(_, percent)| percent);
                    progress max="100" value=(percent) aria-label=(text) {}
                }
            }
        }
    }

    fn my_turn(&self, game: &Any, seat: Seat, drawing: &Drawing) -> Markup {
        let look = self.look;
        let name = |seat: Seat| self.name(seat);
        let (moves, says, choices) = self.choices(game, drawing);
        let prompt = match moves.as_slice() {
            [only] if only == END => look.t("table-only-end"),
            _ => game.prompt().map(|prompt| look.say(&prompt, &name)).unwrap_or_default(),
        };
        let turn = Turn {
            moves,
            says,
            shapes: shapes(game),
            // A turn of Paris has several steps and an end of its own; elsewhere a move is a turn.
            confirm: !matches!(game, Any::Paris(_)),
        };
        let json = serde_json::to_string(&turn).expect("texts and numbers are JSON");
        html! {
            div.now-head {
                p.prompt aria-live="polite" { (sign(seat)) (prompt) }
                div.choice-bar {
                    span.extra {}
                    (self.undo_button())
                    @if choices.iter().any(|choice| choice.notation == END) {
                        button.strong-button type="button" data-move=(END) {
                            (look.t("table-end-turn")) " " kbd { "E" }
                        }
                    }
                }
            }
            div.choice-bar role="group" aria-label=(look.t("table-actions")) {
                @for choice in choices.iter().filter(|choice| choice.notation != END) {
                    button type="button" data-move=(choice.notation) { (choice.text) }
                }
                span.extra.offers {}
            }
            div.info {
                (self.news())
                ul.preview tabindex="0" aria-live="polite" data-hint=(look.t("table-hint"))
                    data-hint-tap=(look.t("table-hint-tap")) {}
            }
            script type="application/json" id="turn" { (PreEscaped(json.replace('<', "\\u003c"))) }
        }
    }

    /// The legal moves, what the first of them do, and those that nothing on the board leads to.
    fn choices(&self, game: &Any, drawing: &Drawing) -> (Vec<String>, Vec<String>, Vec<Choice>) {
        let name = |seat: Seat| self.name(seat);
        let (mut told, mut untold, mut choices) = (Vec::new(), Vec::new(), Vec::new());
        catalog::each!(game, it => {
            for mv in it.legal() {
                let notation = mv.to_string();
                let off = !on_board(&notation, &drawing.picks);
                if !off && !can_be_button(game, &notation) {
                    untold.push(notation);
                    continue;
                }
                let text = self.look.say(&it.game().say(it.state(), mv), &name);
                if off {
                    choices.push(Choice { notation: notation.clone(), text: text.clone() });
                }
                told.push((notation, text));
            }
        });
        let (mut moves, says): (Vec<String>, Vec<String>) = told.into_iter().unzip();
        moves.extend(untold);
        (moves, says, choices)
    }

    fn undo_button(&self) -> Markup {
        let (look, undo) = (self.look, &self.table.undo);
        let alone =
            self.table.seats.iter().all(|seat| seat.you || matches!(seat.by, Player::Bot(_)));
        let verb = match (undo.own, undo.ask && alone) {
            (true, _) => "undo",
            (false, true) => "ask-undo",
            (false, false) => return Markup::default(),
        };
        html! {
            form method="post" action=(format!("/t/{}/{verb}", self.table.id())) data-send="undo" {
                button type="submit" data-key="u" { (look.t("table-undo")) " " kbd { "U" } }
            }
        }
    }

    /// What the others have done since the viewer's own last move, or what that brought about.
    fn news(&self) -> Markup {
        let own = self.told.iter().rposition(|told| Some(told.seat) == self.seat);
        let from = match own {
            Some(at) => (at + 1).min(self.told.len() - 1),
            None if self.seat.is_some() => 0,
            None => self.told.len().saturating_sub(1),
        };
        let (look, kind) = (self.look, self.table.kind);
        let mut all = news(look, kind, &self.told, from, &|seat| self.name(seat), self.seat);
        // Whoever has not moved yet may not know what it is all about.
        if own.is_none() && self.acting().is_some() {
            all.push(html! { li.aim { (look.t(&format!("table-aim-{kind}"))) } });
        }
        list(&all)
    }

    fn result(&self, outcome: &Outcome) -> Markup {
        let (look, table) = (self.look, self.table);
        let url = format!("/t/{}", table.id());
        html! {
            div.result {
                h2 { (look.t("end-title")) }
                p.prompt { (self.verdict(outcome)) }
                (self.standings(outcome))
                div.choice-bar {
                    @if let Some(next) = table.next {
                        a.button.strong-button href=(format!("/t/{next}")) { (look.t("table-rematch")) }
                    } @else if !table.yours.is_empty() {
                        form method="post" action=(format!("{url}/rematch")) {
                            input type="hidden" name="entropy";
                            button.strong-button type="submit" { (look.t("table-rematch")) }
                        }
                    }
                    a.button href=(format!("{url}/replay")) { (look.t("table-replay")) }
                    a.button href=(format!("{url}/record")) download { (look.t("replay-download")) }
                }
            }
        }
    }

    /// Everybody with their points, the first first.
    fn standings(&self, outcome: &Outcome) -> Markup {
        let mut seats: Vec<Seat> = Seat::first(outcome.places.seats()).collect();
        seats.sort_by_key(|seat| outcome.places[*seat]);
        html! {
            ol.standings aria-label=(self.look.t("end-standings")) {
                @for seat in seats {
                    li { (sign(seat)) span { (self.name(seat)) } b { (outcome.scores[seat]) } }
                }
            }
        }
    }

    fn verdict(&self, outcome: &Outcome) -> Markup {
        let look = self.look;
        let winners: Vec<Seat> = outcome.winners().collect();
        let Some(&first) = winners.first() else { return Markup::default() };
        let points = outcome.scores[first];
        let player = |seat: Seat| ("player", self.name(seat).into());
        let text = match outcome.reason {
            Reason::Shared => {
                let players: Vec<String> = winners.iter().map(|seat| self.name(*seat)).collect();
                let players = players.join(", ");
                look.with("end-shared", &[("players", players.into()), ("points", points.into())])
            }
            // Who gave up while the others played on is named below.
            Reason::Resigned(loser) if outcome.retired.contains(&loser) => {
                look.with("end-winner", &[player(first)])
            }
            Reason::Resigned(loser) => {
                let gone = look.with("end-resigned", &[player(loser)]);
                format!("{gone} {}", look.with("end-winner", &[player(first)]))
            }
            Reason::Points => look.with("end-wins", &[player(first), ("points", points.into())]),
            Reason::TieBreak(number) => {
                let wins = look.with("end-wins", &[player(first), ("points", points.into())]);
                format!("{wins} {}", look.t(&format!("end-tie-{}-{number}", self.table.kind)))
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

    /// The links to hand on.
    pub(super) fn links(&self) -> Markup {
        let look = self.look;
        html! {
            @for link in &self.table.links {
                @let play = matches!(link.right, crate::people::Right::Play(_));
                @if play || self.table.status != Status::Over {
                    label.link-label {
                        span.with-sign {
                            @if let crate::people::Right::Play(seat) = link.right { (sign(seat)) " " }
                            (look.t(if play { "table-invite" } else { "table-watch-link" }))
                        }
                        span.link-row {
                            input readonly value=(link.path) data-link;
                            button type="button" data-copy { (look.t("table-copy")) }
                            button type="button" data-share { (look.t("table-share")) }
                        }
                    }
                    @if play {
                        details.code {
                            summary { (look.t("table-code")) }
                            img src=(format!("{}/code.svg", link.path)) loading="lazy"
                                alt=(look.t("table-code")) width="220" height="220";
                        }
                    }
                }
            }
        }
    }
}

/// Lines of news, if there are any.
pub(in crate::pages) fn list(lines: &[Markup]) -> Markup {
    html! {
        @if !lines.is_empty() {
            ul.news tabindex="0" aria-live="polite" { @for line in lines { (line) } }
        }
    }
}

/// What moves from one on brought about, line by line, each with the place where it happened.
/// What somebody else did is a line itself, unless what it brought about tells it too: that of
/// City of Light never does.
pub(in crate::pages) fn news(
    look: &Look,
    kind: Kind,
    told: &[Told],
    from: usize,
    name: &dyn Fn(Seat) -> String,
    viewer: Option<Seat>,
) -> Vec<Markup> {
    let mut lines = Vec::new();
    for (ply, one) in told.iter().enumerate().skip(from) {
        let untold = one.events.is_empty() || kind == Kind::CityOfLight;
        if untold && viewer != Some(one.seat) && one.own.notation != END {
            let log = look.log(&one.open.say, one.seat, name);
            lines.push(html! { li data-ply=(ply) { (log) } });
        }
        for (event, spot) in one.events.iter().zip(&one.spots) {
            let at = (!spot.ids.is_empty()).then(|| spot.ids.join(" "));
            let (seat, points) = spot.gains.unzip();
            lines.push(html! {
                li data-ply=(ply) data-at=[at] data-gains=[seat] data-gain=[points] {
                    (look.say(event, name))
                }
            });
        }
    }
    lines.split_off(lines.len().saturating_sub(NEWS))
}

/// Whether a move can be a button once something was picked. Of the many ways to lay a piece none
/// ever is; what is done with a postcard alone can be.
fn can_be_button(game: &Any, notation: &str) -> bool {
    match game {
        Any::CityOfLight(_) => {
            let words: Vec<&str> = notation.split(' ').collect();
            matches!(words.as_slice(), ["card", _] | ["card", _, "idle"])
        }
        Any::ParisParis(_) | Any::Paris(_) => true,
    }
}

/// Whether something that can be picked leads to a move.
fn on_board(notation: &str, picks: &[Vec<String>]) -> bool {
    let words: Vec<&str> = notation.split(' ').collect();
    picks.iter().any(|pick| words.windows(pick.len()).any(|it| it == pick.as_slice()))
}

/// The shapes of pieces in each rotation, for the script to find the spaces under the pointer.
fn shapes(game: &Any) -> serde_json::Map<String, serde_json::Value> {
    let Any::CityOfLight(played) = game else { return serde_json::Map::new() };
    let public = played.game().public(played.state());
    let mut shapes = serde_json::Map::new();
    for shape in &public.shapes {
        for (turn, cells) in shape.turns.iter().enumerate() {
            shapes.insert(format!("{} r{turn}", shape.name), serde_json::json!(cells));
        }
    }
    shapes
}

#[cfg(test)]
mod tests {
    use catalog::{Any, Editions, Kind};
    use draw::Layout;
    use table::Seed;
    use words::Lang;

    use super::{can_be_button, on_board};
    use crate::pages::table::board::{drawn, picks};

    #[test]
    fn few_moves_are_not_on_the_board() {
        let none: [(&str, &str); 0] = [];
        for &kind in Kind::ALL {
            let seed = Seed::from_text("bar");
            let mut game = Any::new(kind, &Editions::shipped(), &none, 2, seed)
                .expect("the shipped edition plays");
            for ply in 0.. {
                let Some(seat) = game.to_act() else { break };
                let svg =
                    catalog::each!(&game, it => drawn(it, Some(seat), Lang::En, Layout::Narrow));
                let picks = picks(&svg);
                let moves = game.legal();
                let off: Vec<&String> = moves.iter().filter(|mv| !on_board(mv, &picks)).collect();
                assert!(off.len() <= 3, "{kind}: buttons for {off:?}");
                // Now the first moves, now the last: trades and tiles come up as well.
                let mv = moves[ply * 7 % moves.len()].clone();
                game.play(&mv).expect("legal");
            }
        }
    }

    #[test]
    fn a_postcard_alone_can_be_a_button_and_a_piece_to_lay_cannot() {
        let none: [(&str, &str); 0] = [];
        let seed = Seed::from_text("button");
        let game = |kind| Any::new(kind, &Editions::shipped(), &none, 2, seed).expect("it plays");
        let city = game(Kind::CityOfLight);
        for notation in ["card metropolitain", "card sacre-coeur idle", "card jardin idle"] {
            assert!(can_be_button(&city, notation), "{notation}");
        }
        for notation in ["tile 3 A4 r3", "build T5 c4", "card peintre c4", "take T5"] {
            assert!(!can_be_button(&city, notation), "{notation}");
        }
        assert!(can_be_button(&game(Kind::Paris), "buy wood"));
    }

    #[test]
    fn a_move_is_on_the_board_if_something_picked_leads_to_it() {
        let picks = [vec!["louvre".to_owned(), "black".to_owned()], vec!["c4".to_owned()]];
        assert!(on_board("shop louvre black x3", &picks));
        assert!(on_board("build P5 c4 r2", &picks));
        assert!(!on_board("shop louvre green", &picks));
        assert!(!on_board("pass", &picks));
    }
}
