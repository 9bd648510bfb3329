//! Selling in one go what is left at the end of a game of Paris.

use paris::{Move, Paris, State};
use table::{Game as _, Message, Seat};

use super::foresee::{after, unused};

/// Everything that can still be sold by a player who can otherwise only end their last turn, if
/// that brings points: what it comes to, and the moves. Nothing as long as something else brings
/// points, because that may need what would be sold.
pub(super) fn all(game: &Paris, state: &State) -> Option<(Message, Vec<Move>)> {
    let seat = game.public(state).to_act.filter(|_| last_chance(game, state))?;
    if unused(game, state).iter().any(|mv| !matches!(mv, Move::Sell { .. })) {
        return None;
    }
    let (mut now, mut made) = (*state, Vec::new());
    while let Some(mv) = sale(game, &now) {
        now = after(game, &now, mv);
        made.push(mv);
    }
    let has = |state: &State| {
        (i64::from(game.secret(state, seat).screen.francs), points(game, state, seat))
    };
    let ((francs, vp), (rich, more)) = (has(state), has(&now));
    let message = Message::new("foresee-paris-sell-all").with("francs", rich - francs);
    (more > vp).then(|| (message.with("vp", more - vp), made))
}

/// Whether nothing is left to do but what can be done beside a turn.
fn last_chance(game: &Paris, state: &State) -> bool {
    use crate::scene::Drawn as _;
    let moves = legal(game, state);
    let ends = moves.iter().any(|mv| matches!(mv, Move::End | Move::Retire));
    ends && Paris::last_round(&game.public(state))
        && !moves.iter().any(|mv| matches!(mv, Move::Buy { .. }))
}

/// Something that can be sold.
fn sale(game: &Paris, state: &State) -> Option<Move> {
    legal(game, state).into_iter().find(|mv| matches!(mv, Move::Sell { .. }))
}

fn legal(game: &Paris, state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal(state, &mut moves);
    moves
}

fn points(game: &Paris, state: &State, seat: Seat) -> i64 {
    i64::from(game.points(state)[seat])
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use paris::{Edition, Options};
    use table::{Edition as _, Seed};

    use super::*;
    use crate::scene::Said;

    /// Wherever it is offered all is sold by it, and it brings what it says; and who counts francs at the end and
    /// has something to sell in their last turn is offered it.
    #[test]
    fn what_is_left_is_sold_at_one_go_and_brings_what_is_said() {
        let game = Paris::new(Arc::new(Edition::shipped()), Options::default(), 2).expect("plays");
        let (mut sold, mut most) = (0, 0);
        for seed in 0..60 {
            let deal = game.deal(&mut Seed::from_text(&format!("sell {seed}")).dice());
            let mut state = game.start(&deal).expect("a deal of these rules");
            for ply in seed.. {
                let moves = legal(&game, &state);
                if moves.is_empty() {
                    break;
                }
                if let Some((message, sales)) = all(&game, &state) {
                    let seat = game.public(&state).to_act.expect("somebody acts");
                    let mut now = state;
                    for mv in &sales {
                        assert!(game.refusal(&now, *mv).is_none(), "{mv}");
                        now = after(&game, &now, *mv);
                    }
                    assert_eq!(sale(&game, &now), None, "nothing is left");
                    let more = points(&game, &now, seat) - points(&game, &state, seat);
                    assert_eq!(Said(&message).number("vp"), Some(more));
                    sold += 1;
                    most = most.max(sales.len());
                }
                // Players take the tile that counts francs when they may, and nobody sells before
                // the end.
                let wish = moves.iter().position(|mv| mv.to_string() == "bonus 27");
                let sells = |at: usize| matches!(moves[at], Move::Sell { .. });
                let mut at = wish.unwrap_or(ply * 7 % moves.len());
                while sells(at) && at + 1 < moves.len() {
                    at += 1;
                }
                game.play(&mut state, moves[at], &mut Vec::new());
            }
        }
        assert!(sold > 10 && most > 2, "sold {sold} times, up to {most} things");
    }
}
