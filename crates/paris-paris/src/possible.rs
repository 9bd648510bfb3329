//! Deals that lead to a redealt position: a game that a seat cannot tell from the real one.

use table::{Game as _, Seat};

use crate::action::Line;
use crate::game::ParisParis;
use crate::setup::{Deal, Stacks};
use crate::state::State;

impl ParisParis {
    /// The deal from which the moves of a game lead to `world`, a redeal of its last position.
    /// `deal` is the real deal of the game; nothing hidden in it is kept unless `world` has it too.
    #[must_use]
    pub fn possible_deal(&self, deal: &Deal, world: &State) -> Deal {
        let tile = |index: &u8| self.map().tiles()[usize::from(*index)];
        Deal {
            start: deal.start,
            trips: Seat::first(self.seats()).map(|seat| world.trip(seat)).collect(),
            open: world.open,
            stacks: Stacks::of(self.seats() + 1, world.order.iter().map(tile).collect()),
        }
    }
}

/// Worlds that differ only in the others' secret trips.
impl ParisParis {
    /// Every way in which the others' secret trips may have been dealt, as far as `seat` knows.
    /// All are equally likely.
    #[must_use]
    pub fn trip_worlds(&self, state: &State, seat: Seat) -> Vec<State> {
        let mut worlds = vec![*state];
        let others = || Seat::first(self.seats()).filter(move |other| *other != seat);
        for (at, other) in others().enumerate() {
            let dealt = |world: &State, line: Line| {
                world.trip(seat) == line
                    || world.open == Some(line)
                    || others().take(at).any(|before| world.trip(before) == line)
            };
            let further = worlds.iter().flat_map(|world| {
                Line::ALL.into_iter().filter(|line| !dealt(world, *line)).map(|line| {
                    let mut world = *world;
                    world.trips[other] = line;
                    world
                })
            });
            worlds = further.collect();
        }
        worlds
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::sync::Arc;

    use table::{Edition as _, Match, Quick, Seed};

    use super::*;
    use crate::edition::Edition;
    use crate::options::Options;

    /// The trips that redeals produce are exactly those listed, each listed once.
    #[test]
    fn trip_worlds_are_those_of_redeals() {
        for (seats, count) in [(2, 3), (3, 12), (4, 24)] {
            let edition = Arc::new(Edition::shipped());
            let game = ParisParis::new(edition, Options::default(), seats).expect("the basic game");
            let played = Match::new(Arc::new(game), Seed::from_text("trips"));
            let (game, state) = (played.game(), played.state());
            let trips = |world: &State| world.trips.first(seats).to_vec();
            for seat in Seat::first(seats) {
                let listed: Vec<_> = game.trip_worlds(state, seat).iter().map(trips).collect();
                assert_eq!(listed.len(), count);
                let dealt: HashSet<_> = (0..600)
                    .map(|seed| trips(&game.redeal(state, seat, &mut Quick::new(seed))))
                    .collect();
                assert_eq!(listed.into_iter().collect::<HashSet<_>>(), dealt);
            }
        }
    }
}
