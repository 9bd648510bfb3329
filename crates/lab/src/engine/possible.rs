//! What may leave the process about a game: another game that the seat cannot tell from the real
//! one.

use city_of_light::CityOfLight;
use paris::Paris;
use paris_paris::ParisParis;
use table::{Chance, Game, Match, Seat};

/// A game of which a seat can be shown a possible course.
pub trait Possible: Game {
    /// A deal and moves that lead to `world`, a redeal of the last position.
    fn possible(played: &Match<Self>, world: &Self::State) -> (Self::Deal, Vec<Self::Move>);
}

impl Possible for CityOfLight {
    fn possible(played: &Match<Self>, world: &Self::State) -> (Self::Deal, Vec<Self::Move>) {
        (played.game().possible_deal(played.deal(), world), played.moves().to_vec())
    }
}

impl Possible for ParisParis {
    fn possible(played: &Match<Self>, world: &Self::State) -> (Self::Deal, Vec<Self::Move>) {
        (played.game().possible_deal(played.deal(), world), played.moves().to_vec())
    }
}

#[cfg(feature = "lanterns")]
impl Possible for lanterns::Lanterns {
    fn possible(played: &Match<Self>, world: &Self::State) -> (Self::Deal, Vec<Self::Move>) {
        (played.game().possible_deal(world), played.moves().to_vec())
    }
}

impl Possible for Paris {
    fn possible(played: &Match<Self>, world: &Self::State) -> (Self::Deal, Vec<Self::Move>) {
        let game = played.game();
        let moves = game.possible_moves(world, played.moves());
        (game.possible_deal(played.deal(), world), moves)
    }
}

/// A match that `seat` cannot tell from this one, with another course where it has not seen the
/// real one. It depends on what the seat knows and on chance alone.
#[must_use]
pub fn possible<G: Possible, C: Chance>(
    played: &Match<G>,
    seat: Seat,
    chance: &mut C,
) -> Option<Match<G>> {
    // There is no deal that leads to a position that was set up by hand.
    if matches!(played.origin(), table::Origin::Setup(_)) {
        return None;
    }
    (0..TRIES).find_map(|_| {
        let world = played.game().redeal(played.state(), seat, chance);
        let (deal, moves) = G::possible(played, &world);
        let mut other = Match::dealt(played.game().clone(), deal).ok()?;
        moves.into_iter().try_for_each(|mv| other.play(mv).map(drop)).ok()?;
        Some(other)
    })
}

/// How many redeals are tried to find a course that could have been played. A redeal fits the
/// position, but not always the way there: a player who was asked what to pay with, because of an
/// end-game tile behind the screen, is not asked in a world without that tile.
const TRIES: usize = 500;

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use table::{Edition as _, Quick, Seed};

    use super::*;

    /// Follows random games; returns how many times the deal differed from the real one.
    fn follow<G: Possible>(seats: usize, games: u64) -> usize {
        let edition = Arc::new(G::Edition::shipped());
        let game = Arc::new(G::new(edition, G::Options::default(), seats).expect("basic"));
        let mut chance = Quick::new(1889);
        let (mut buffer, mut other) = (Vec::new(), 0);
        for number in 0..games {
            let mut played =
                Match::new(Arc::clone(&game), Seed::from_text("possible").child(number));
            while played.to_act().is_some() {
                for seat in Seat::first(seats) {
                    let possible = possible(&played, seat, &mut chance).expect("it can be played");
                    let (one, two) = (possible.seat_view(seat), played.seat_view(seat));
                    assert_eq!((one.public, one.secret), (two.public, two.secret));
                    other += usize::from(possible.deal() != played.deal());
                }
                let (mv, _) = game.playout(played.state(), &mut chance, &mut buffer);
                played.play(mv).expect("a generated move is legal");
            }
        }
        other
    }

    #[test]
    fn a_possible_game_looks_the_same_and_hides_the_real_one() {
        assert!(follow::<CityOfLight>(2, 3) > 20);
        assert!(follow::<ParisParis>(2, 2) > 20);
        assert!(follow::<ParisParis>(4, 2) > 20);
        assert!(follow::<Paris>(2, 2) > 100);
        assert!(follow::<Paris>(4, 1) > 100);
    }
}
