//! The moves of the player to act, as the script needs them.

use catalog::Any;
use draw::Drawn;
use serde::Serialize;
use table::{Game as _, Match, Seat};
use words::Called;

use super::View;
use super::board::Drawing;
use crate::pages::viewer::Viewer;

/// The move that ends a turn of several steps.
pub(crate) const END: &str = "end";

/// What the script is told: the legal moves as phrases, and shapes to put under the pointer.
#[derive(Serialize)]
pub(crate) struct TurnData {
    pub moves: Vec<String>,
    /// What each of them does, where some can be buttons.
    pub says: Vec<String>,
    /// The verbs whose moves begin with their second word: nothing else is picked first.
    first: &'static [&'static str],
    /// The verbs of what can be done beside what the step asks for.
    beside: &'static [&'static str],
    /// What is asked when one word of a verb is left to choose: the verb, the word's place, the
    /// question.
    asks: Vec<(&'static str, usize, String)>,
    /// What must follow and could only be ordered: it is played with the move that led here.
    follows: Vec<String>,
    shapes: serde_json::Map<String, serde_json::Value>,
    /// The words for how a piece lies.
    turns: &'static [&'static [&'static str]],
    /// Which turn of the game it is: its steps have one number.
    number: u32,
}

/// A choice that is not on the board.
pub(crate) struct Choice {
    pub notation: String,
    pub text: String,
}

impl View<'_> {
    /// The legal moves, and those of them that nothing on the board leads to.
    pub(super) fn turn(&self, game: &Any, drawing: &Drawing) -> (TurnData, Vec<Choice>) {
        turn(self.viewer, game, drawing, &|seat| self.addressed(seat))
    }
}

/// The legal moves of a game, and those of them that nothing on the board leads to.
pub(crate) fn turn(
    viewer: &Viewer,
    game: &Any,
    drawing: &Drawing,
    name: &dyn Fn(Seat) -> Called,
) -> (TurnData, Vec<Choice>) {
    let (moves, says, choices) = choices(viewer, game, drawing, name);
    let (first, beside, asks, turns) = catalog::each!(game, it => gestures(it));
    let say = |&(verb, at, label): &(_, _, &str)| (verb, at, viewer.t(label));
    let asks = asks.iter().map(say).collect();
    let shapes = catalog::each!(game, it => shapes(it));
    let follows = catalog::each!(game, it => follows(it));
    let number = game.turn();
    (TurnData { moves, says, first, beside, asks, follows, shapes, turns, number }, choices)
}

/// The legal moves, what the first of them do, and those that nothing on the board leads to.
fn choices(
    viewer: &Viewer,
    game: &Any,
    drawing: &Drawing,
    name: &dyn Fn(Seat) -> Called,
) -> (Vec<String>, Vec<String>, Vec<Choice>) {
    let (mut told, mut untold, mut choices) = (Vec::new(), Vec::new(), Vec::new());
    catalog::each!(game, it => {
        for mv in it.legal() {
            let notation = mv.to_string();
            let off = !on_board(&notation, &drawing.picks);
            if !off && !can_be_button(it, &notation) {
                untold.push(notation);
                continue;
            }
            let text = viewer.say(&it.game().say(it.state(), mv), name);
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

type Words = &'static [&'static str];
type Asks = &'static [(&'static str, usize, &'static str)];

const fn gestures<G: Drawn>(_: &Match<G>) -> (Words, Words, Asks, &'static [Words]) {
    (G::FIRST, G::BESIDE, G::ASKS, G::TURNS)
}

pub(super) fn follows<G: Drawn>(played: &Match<G>) -> Vec<String> {
    let moves = G::follows(played.game(), played.state());
    moves.iter().map(ToString::to_string).collect()
}

/// Whether something that can be picked leads to a move.
fn on_board(notation: &str, picks: &[Vec<String>]) -> bool {
    let words: Vec<&str> = notation.split(' ').collect();
    picks.iter().any(|pick| words.windows(pick.len()).any(|it| it == pick.as_slice()))
}

/// The shapes of pieces in each rotation, for the script to find the spaces under the pointer.
fn shapes<G: Drawn>(played: &Match<G>) -> serde_json::Map<String, serde_json::Value> {
    let public = played.game().public(played.state());
    let shapes = G::shapes(&public).into_iter();
    shapes.map(|(name, cells)| (name, serde_json::json!(cells))).collect()
}

fn can_be_button<G: Drawn>(_: &Match<G>, notation: &str) -> bool {
    G::can_be_button(notation)
}

#[cfg(test)]
mod tests {
    use catalog::{Any, Editions, Kind};
    use draw::{Drawn as _, Layout};
    use table::Seed;
    use words::Lang;

    use super::on_board;
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
                let board =
                    catalog::each!(&game, it => drawn(it, Some(seat), Lang::En, Layout::Narrow));
                let picks = picks(&board);
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
        use catalog::{city_of_light::CityOfLight, paris::Paris};
        for notation in ["card metropolitain", "card sacre-coeur idle", "card jardin idle"] {
            assert!(CityOfLight::can_be_button(notation), "{notation}");
        }
        for notation in ["tile 3 A4 r3", "build T5 c4", "card peintre c4", "take T5"] {
            assert!(!CityOfLight::can_be_button(notation), "{notation}");
        }
        assert!(Paris::can_be_button("buy wood"));
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
