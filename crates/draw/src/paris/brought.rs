//! What a move of Paris has brought to light or into somebody's hand: the building that was drawn, and
//! the tokens and tiles that were taken.

use paris::{Kind, Paris, State};
use table::{Game as _, Seat};

/// The ids of it, by the positions before and after the move.
pub(super) fn ids(game: &Paris, before: &State, after: &State) -> Vec<String> {
    let (then, now) = (game.public(before), game.public(after));
    let mut ids = Vec::new();
    for (was, is) in then.districts.iter().zip(&now.districts) {
        let lots = was.spaces.iter().zip(&is.spaces);
        let built = lots.filter(|(was, is)| was.building.is_none() && is.building.is_some());
        ids.extend(built.map(|(_, lot)| format!("place-{}-{}", is.district, lot.value)));
    }
    for seat in Seat::first(game.seats()) {
        let (had, has) = (game.secret(before, seat), game.secret(after, seat));
        let tokens = Kind::ALL.into_iter().zip(had.screen.tokens).zip(has.screen.tokens);
        let more = tokens.filter(|((_, had), has)| has > had);
        ids.extend(more.map(|((kind, _), _)| format!("token-{seat}-{kind}")));
        let tiles = has.screen.unused.iter().filter(|tile| !had.screen.unused.contains(tile));
        ids.extend(tiles.map(|tile| format!("tile-{seat}-{tile}")));
        let ends = has.end_tiles.iter().filter(|tile| !had.end_tiles.contains(tile));
        ids.extend(ends.map(|tile| format!("endtile-{seat}-{tile}")));
    }
    ids
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use paris::{Edition, Move, Options};
    use table::{Edition as _, Match, Seed};

    use super::*;
    use crate::{Layout, Marks, Plain, Scene, scene::Drawn as _};

    /// Plays on, taking moves from various places in the list, and compares each position with the
    /// one before it.
    fn walk(mut look: impl FnMut(&Match<Paris>, &State, Move)) {
        let game = Paris::new(Arc::new(Edition::shipped()), Options::default(), 2).expect("plays");
        let mut played = Match::new(Arc::new(game), Seed::from_text("brought"));
        for ply in 0.. {
            let moves = played.legal();
            if moves.is_empty() {
                return;
            }
            let before = *played.state();
            let mv = moves[ply * 7 % moves.len()];
            played.play(mv).expect("legal");
            look(&played, &before, mv);
        }
    }

    #[test]
    fn the_building_that_was_drawn_is_marked_and_nothing_else_is() {
        let mut drawn = 0;
        walk(|played, before, mv| {
            let Move::Draw(_) = mv else { return };
            let brought = ids(played.game(), before, played.state());
            let [id] = brought.as_slice() else {
                assert_eq!(brought, Vec::<String>::new(), "it found no place");
                return;
            };
            let public = played.game().public(played.state());
            let marks = Marks { brought: vec![id.clone()], ..Marks::default() };
            for layout in [Layout::Wide, Layout::Narrow, Layout::Grid] {
                let scene = Scene {
                    game: &**played.game(),
                    public: &public,
                    own: None,
                    marks: &marks,
                    labels: &Plain,
                    layout,
                };
                let board = Paris::board(&scene).to_string();
                assert_eq!(board.matches(" last pick").count(), 1, "{id}");
                let (_, from) = board.split_once(&format!("id=\"{id}\"")).expect("it is drawn");
                assert!(from.split('>').next().is_some_and(|tag| tag.contains(" last")), "{id}");
            }
            drawn += 1;
        });
        assert!(drawn > 20, "{drawn} buildings");
    }

    #[test]
    fn what_came_into_a_hand_is_marked_and_what_left_it_is_not() {
        let (mut came, mut left) = (0, 0);
        walk(|played, before, mv| {
            let brought = ids(played.game(), before, played.state());
            match mv {
                Move::Sell { .. } | Move::Use(_) => {
                    assert!(!brought.iter().any(|id| id.starts_with("token")), "{mv}: {brought:?}");
                    left += 1;
                }
                Move::Purchase(kind) => {
                    assert!(brought.iter().any(|id| id.ends_with(&format!("-{kind}"))), "{mv}");
                    came += 1;
                }
                Move::Bonus(bonus) => {
                    assert!(brought.iter().any(|id| id.ends_with(&format!("-{bonus}"))), "{mv}");
                    came += 1;
                }
                _ => {}
            }
        });
        assert!(came > 5 && left > 2, "{came} came, {left} left");
    }
}
