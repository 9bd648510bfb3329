//! Which place of a crossing each shop has. The rules do not say, but people care: the first shop
//! stays where it is, and a newcomer takes the free place.

use paris_paris::{ParisParis, State, Stop, StopView};
use table::Seat;

use crate::scene::Scene;

/// Who has the two places of a crossing.
type Places = [Option<Seat>; 2];

/// The id of each shop at a crossing and its place, by all positions so far.
pub(super) fn places(
    game: &ParisParis,
    states: &mut dyn Iterator<Item = State>,
) -> Vec<(String, usize)> {
    let crossings: Vec<Stop> = Stop::all().filter(|stop| stop.is_crossing()).collect();
    let mut all: Vec<Places> = vec![[None; 2]; crossings.len()];
    for state in states {
        for (stop, places) in crossings.iter().zip(&mut all) {
            follow(places, state.shops().owners(*stop).collect());
        }
    }
    let ids = crossings.iter().zip(&all).flat_map(|(stop, places)| {
        let word = game.map().name(*stop).word;
        let mut owners: Vec<(Seat, usize)> =
            places.iter().enumerate().filter_map(|(at, seat)| Some(((*seat)?, at))).collect();
        owners.sort();
        let named: Vec<(String, usize)> = owners
            .iter()
            .enumerate()
            .map(|(nth, (owner, at))| {
                let again = owners[..nth].iter().any(|(other, _)| other == owner);
                (format!("shop-{word}-{owner}{}", if again { "-2" } else { "" }), *at)
            })
            .collect();
        named
    });
    ids.collect()
}

/// What becomes of the places when these are the owners.
fn follow(places: &mut Places, mut owners: Vec<Seat>) {
    for place in places.iter_mut() {
        match owners.iter().position(|owner| Some(*owner) == *place) {
            Some(at) => _ = owners.remove(at),
            None => *place = None,
        }
    }
    for owner in owners {
        let at = wished(owner, |at| places[at].is_none());
        places[at] = Some(owner);
    }
}

/// The place that a newcomer takes: that of their side, if it is free.
pub(super) fn wished(seat: Seat, free: impl Fn(usize) -> bool) -> usize {
    let side = seat.index() % 2;
    if free(side) { side } else { 1 - side }
}

/// The place of each shop of a stop, in the order in which the view lists them, where it is known how they came there.
pub(super) fn known(scene: &Scene<'_, ParisParis>, view: &StopView) -> Option<Vec<usize>> {
    let kept = &scene.marks.kept;
    let ids = view.shops.iter().enumerate().map(|(nth, owner)| id(view, nth, *owner));
    ids.map(|id| kept.iter().find(|(it, _)| *it == id).map(|(_, place)| *place)).collect()
}

/// The id of a shop: a second one of the same owner has its own.
pub(super) fn id(view: &StopView, nth: usize, owner: Seat) -> String {
    let again = view.shops[..nth].contains(&owner);
    format!("shop-{}-{owner}{}", view.stop, if again { "-2" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_came_first_stays_and_a_newcomer_takes_what_is_free() {
        let [a, b, c] = [0, 1, 2].map(Seat::new);
        let mut places = [None; 2];
        for (owners, then) in [
            (vec![c], [Some(c), None]),
            (vec![a, c], [Some(c), Some(a)]),
            (vec![a, b], [Some(b), Some(a)]),
            (vec![b], [Some(b), None]),
            (vec![b, b], [Some(b), Some(b)]),
            (vec![b, c], [Some(b), Some(c)]),
            (vec![], [None, None]),
            (vec![b], [None, Some(b)]),
        ] {
            follow(&mut places, owners);
            assert_eq!(places, then);
        }
    }
}
