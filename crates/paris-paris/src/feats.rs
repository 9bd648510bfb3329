//! Feats: the longest tour, and the number of shops displaced.

use std::collections::BTreeSet;

use table::{BySeat, Feat, Game as _, Say as _, StoryMove};

use crate::event::Event;
use crate::game::ParisParis;
use crate::messages::Proud;
use crate::notation::Word;

/// What one tour brought a seat.
#[derive(Clone, Debug, Default)]
struct Tour {
    points: i32,
    /// Where its shops scored.
    stops: BTreeSet<Word>,
}

impl ParisParis {
    /// The best of all tours, small, grand or special, and how many shops of others the player
    /// displaced.
    pub(crate) fn proud_of(&self, story: &[StoryMove<Event>]) -> BySeat<Vec<Feat>> {
        let mut now = BySeat::from_fn(self.seats(), |_| Tour::default());
        let mut best = BySeat::splat(self.seats(), [0; 3]);
        for event in story.iter().flat_map(|told| &told.events) {
            match event {
                Event::SmallTour { .. }
                | Event::GrandTour { .. }
                | Event::SpecialTrip { .. }
                | Event::OpenTrip { .. } => {
                    now = BySeat::from_fn(self.seats(), |_| Tour::default());
                }
                Event::Point { seat, stop, .. } => {
                    let tour = &mut now[*seat];
                    tour.points += 1;
                    tour.stops.insert(stop.word);
                    let [points, stops, _] = &mut best[*seat];
                    *points = tour.points.max(*points);
                    *stops = (tour.stops.len() as i32).max(*stops);
                }
                Event::Bagged { seat, .. } | Event::Returned { seat, .. } => best[*seat][2] += 1,
                _ => {}
            }
        }
        best.map(|_, best| {
            let all = [Proud::TourPoints, Proud::TourStops, Proud::Displaced];
            let feat = |(what, &count): (Proud, &i32)| Feat { what: what.message(), count };
            all.into_iter().zip(best).map(feat).collect()
        })
    }
}
