//! Points: the tours, the bag, the sheet and the places.
//!
//! Points are counted when they are scored, so the current score is that of the tours so far (P12).
//! Special trips and the bag are added only when the game ends: a score that included the trips
//! would give away the secret ones.

use table::{BySeat, Game as _, Line as SheetLine, Log, Outcome, PerSeat, Quiet, Say as _, Seat};

use crate::action::Line;
use crate::event::{Event, Why};
use crate::game::ParisParis;
use crate::map::{Map, Stop, line_of, stops_of};
use crate::messages::Counted;
use crate::state::{Points, Shops, State, wide};
use crate::step::Step;

/// The shops that score in a small tour, and their distance: the occupied stops nearest to `stop`
/// along its lines, with both directions and both lines of a crossing taken together (P4).
#[inline]
pub(crate) fn nearest(map: &Map, occupied: u32, stop: Stop) -> Option<(u8, u32)> {
    (0..).zip(map.rings(stop)).find_map(|(distance, ring)| {
        let found = occupied & ring;
        (found != 0).then_some((distance, found))
    })
}

impl ParisParis {
    /// Each of the nearest shops, including those at the stop itself, brings its owner one point
    /// (P3).
    #[inline]
    pub(crate) fn small_tour<L: Log<Event>>(
        &self,
        shops: &Shops,
        left: usize,
        log: &mut L,
    ) -> Points {
        let map = self.map();
        let stop = map.tile_stop(left);
        let found = nearest(map, shops.occupied(), stop);
        if L::LISTENS {
            let (stop, line) = (map.name(stop).clone(), line_of(left));
            log.note(Event::SmallTour { stop, line, distance: found.map(|(far, _)| far) });
        }
        let Some((distance, found)) = found else { return Points::default() };
        if L::LISTENS {
            for at in stops_of(found) {
                for seat in shops.owners(at) {
                    let why = match distance {
                        0 => Why::Here,
                        distance => Why::Nearest { to: map.name(stop).clone(), distance },
                    };
                    log.note(Event::Point { seat, stop: map.name(at).clone(), why });
                }
            }
        }
        let mut points = Points::default();
        for (points, own) in points.iter_mut().zip(shops.bits()) {
            *points = (own & wide(found)).count_ones() as u16;
        }
        points
    }

    /// At each crossing of the line: one point for each shop, and one more for its owner for each
    /// of their shops at the neighbouring stops, on either line. For an owner of both shops the
    /// neighbours count once (P5); a shop can score at several crossings (P6).
    #[inline]
    pub(crate) fn grand_tour<L: Log<Event>>(
        &self,
        shops: &Shops,
        line: Line,
        log: &mut L,
    ) -> Points {
        let map = self.map();
        if L::LISTENS {
            self.tell_tour(shops, line, log);
        }
        let mut points = Points::default();
        for (points, &own) in points.iter_mut().zip(shops.bits()) {
            for crossing in map.crossings(line) {
                if own as u32 & crossing.bit() != 0 {
                    *points += (own & map.scoring(*crossing)).count_ones() as u16;
                }
            }
        }
        points
    }

    /// What a grand tour of a line would bring each seat now.
    #[inline]
    #[must_use]
    pub fn tour_now(&self, state: &State, line: Line) -> PerSeat<u16> {
        self.grand_tour(&state.shops, line, &mut Quiet)
    }

    fn tell_tour<L: Log<Event>>(&self, shops: &Shops, line: Line, log: &mut L) {
        let map = self.map();
        for crossing in map.crossings(line) {
            let name = map.name(*crossing);
            for seat in shops.owners(*crossing) {
                log.note(Event::Point { seat, stop: name.clone(), why: Why::Crossing });
            }
            for seat in Seat::first(self.seats()).filter(|seat| shops.of(*seat, *crossing) > 0) {
                for stop in map.neighbours(*crossing) {
                    for _ in 0..shops.of(seat, stop) {
                        let why = Why::NextTo { crossing: name.clone() };
                        log.note(Event::Point { seat, stop: map.name(stop).clone(), why });
                    }
                }
            }
        }
    }

    /// Who has strictly more shops in the bag than anybody else.
    pub(crate) fn bag_winner(&self, bag: &PerSeat<u8>) -> Option<Seat> {
        let bag = bag.first(self.seats());
        let most = *bag.iter().max()?;
        let mut first = (0..).zip(bag).filter(|(_, count)| **count == most);
        let (index, _) = first.next()?;
        (most > 0 && first.next().is_none()).then(|| Seat::new(index))
    }

    pub(crate) fn points(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(self.seats(), |seat| i32::from(state.tally.total(seat)))
    }

    /// One line per source, with 0 if there is nothing; trips and bag once the game is over, and
    /// the bag only if there is one.
    pub(crate) fn itemise(&self, state: &State) -> BySeat<Vec<SheetLine>> {
        let over = state.step == Step::Over;
        let sources = [
            (true, Counted::SmallTours, &state.tally.small),
            (true, Counted::GrandTours, &state.tally.grand),
            (over, Counted::SpecialTrips, &state.tally.trips),
            (over && self.seats() > 2, Counted::Bag, &state.tally.bag),
        ];
        BySeat::from_fn(self.seats(), |seat| {
            let shown = sources.iter().filter(|(shown, ..)| *shown);
            shown
                .map(|(_, source, points)| SheetLine {
                    source: source.message(),
                    points: i32::from(points[seat]),
                })
                .collect()
        })
    }

    /// Most points, then fewer shops (not stops) on the map, otherwise shared.
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if state.step != Step::Over {
            return None;
        }
        Some(Outcome::rank(&BySeat::from_fn(self.seats(), |seat| {
            [i32::from(state.tally.total(seat)), -i32::from(state.shops.total(seat))]
        })))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use table::{Edition as _, Reason, Seed};

    use super::*;
    use crate::{Edition, Options};

    fn rules(seats: usize) -> ParisParis {
        ParisParis::new(Arc::new(Edition::shipped()), Options::default(), seats).unwrap()
    }

    /// The position before the last move of a game.
    fn almost_over(rules: &ParisParis) -> State {
        let deal = rules.deal(&mut Seed::from_text("score").dice());
        let mut state = rules.start(&deal).unwrap();
        let mut moves = Vec::new();
        for _ in 1..rules.longest() {
            rules.legal(&state, &mut moves);
            rules.play(&mut state, moves[0], &mut Quiet);
        }
        state
    }

    #[test]
    fn the_bag_is_for_one_who_has_strictly_the_most_in_it() {
        for (seats, bag, expected) in [
            (3, [3, 3, 1, 0], None),
            (3, [4, 3, 0, 0], Some((0, 4))),
            (3, [1, 0, 0, 0], Some((0, 1))),
            (3, [0, 0, 0, 0], None),
            (4, [1, 2, 3, 5], Some((3, 5))),
            (4, [5, 2, 3, 5], None),
            (4, [2, 2, 3, 0], Some((2, 3))),
        ] {
            let rules = rules(seats);
            let mut state = almost_over(&rules);
            let mut moves = Vec::new();
            rules.legal(&state, &mut moves);
            // A move that displaces nobody does not change the bag.
            let quiet = moves.iter().find(|mv| {
                let stop = rules.map().find(mv.tile.stop).unwrap();
                let seat = rules.to_act(&state).unwrap();
                rules.displaced(&state.shops, seat, stop, mv.displaced).is_none_or(|it| it == seat)
            });
            state.bag = PerSeat::new(bag);
            let mut events = Vec::new();
            rules.play(&mut state, *quiet.unwrap(), &mut events);
            let mut points = PerSeat::splat(0);
            if let Some((seat, count)) = expected {
                points[Seat::new(seat)] = count;
            }
            assert_eq!(state.tally.bag, points, "{bag:?}");
            let told = match expected {
                Some((seat, points)) => Event::Bag { seat: Seat::new(seat), points: points as u8 },
                None => Event::BagNobody,
            };
            assert!(events.contains(&told), "{bag:?}");
        }
    }

    #[test]
    fn two_players_have_no_bag() {
        let rules = rules(2);
        let mut state = almost_over(&rules);
        let (mut moves, mut events) = (Vec::new(), Vec::new());
        rules.legal(&state, &mut moves);
        rules.play(&mut state, moves[0], &mut events);
        assert_eq!((state.bag, state.tally.bag), (PerSeat::splat(0), PerSeat::splat(0)));
        assert!(!events.iter().any(|it| matches!(it, Event::Bag { .. } | Event::BagNobody)));
    }

    /// The result of a finished game with these points and shops (each at a separate stop, but the
    /// first two of a seat at a crossing).
    fn outcome(points: &[u16], shops: &[usize]) -> Outcome {
        let rules = rules(points.len());
        let mut state = almost_over(&rules);
        state.step = Step::Over;
        state.shops = Shops::default();
        state.tally = crate::state::Tally::default();
        let mut stops = Stop::all();
        for (seat, (points, shops)) in points.iter().zip(shops).enumerate() {
            state.tally.small[Seat::new(seat)] = *points;
            stops.by_ref().take(*shops).for_each(|stop| state.shops.add(Seat::new(seat), stop));
        }
        rules.result(&state).unwrap()
    }

    #[test]
    fn most_points_then_fewer_shops_then_shared() {
        let result = outcome(&[9, 10], &[1, 5]);
        assert_eq!((result.places.as_slice(), result.reason), (&[2, 1][..], Reason::Points));
        let result = outcome(&[10, 10], &[4, 5]);
        assert_eq!((result.places.as_slice(), result.reason), (&[1, 2][..], Reason::TieBreak(1)));
        let result = outcome(&[10, 10, 9], &[5, 5, 1]);
        assert_eq!((result.places.as_slice(), result.reason), (&[1, 1, 3][..], Reason::Shared));
        let result = outcome(&[12, 10, 10, 3], &[6, 5, 5, 1]);
        assert_eq!((result.places.as_slice(), result.reason), (&[1, 2, 2, 4][..], Reason::Points));
    }

    /// Two shops at one crossing are two shops in the tie-break, not one stop.
    #[test]
    fn the_tie_break_counts_shops_not_stops() {
        let rules = rules(2);
        let mut state = almost_over(&rules);
        state.step = Step::Over;
        state.shops = Shops::default();
        state.tally = crate::state::Tally::default();
        let mut stops = Stop::all();
        let crossing = stops.next().unwrap();
        state.shops.add(Seat::new(0), crossing);
        state.shops.add(Seat::new(0), crossing);
        state.shops.add(Seat::new(1), stops.next().unwrap());
        let result = rules.result(&state).unwrap();
        assert_eq!((result.places.as_slice(), result.reason), (&[2, 1][..], Reason::TieBreak(1)));
    }
}
