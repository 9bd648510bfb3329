//! Who is notified of what happens at a table.
//!
//! A person is notified when their turn begins, when a seat is kept for them, when a round of their event
//! begins and when their game is over, unless they caused it themselves; and not at a table where they play
//! only with bots. Whether they are looking at the table, and which channels to use, is decided later,
//! outside the path of a move.

use std::collections::BTreeSet;

use table::Seat;

use super::state::{SeatHolder, State};
use crate::id::PlayerId;
use crate::stored::Status;

crate::word_enum! {
    /// Why somebody is notified.
    Reason {
        /// Their turn began.
        Turn "turn",
        /// A seat is kept for them: somebody wants to play with them, or to play again.
        Invited "invited",
        /// A round of their event began.
        Round "round",
        /// Their game is over.
        Over "over",
        /// Any table waits for players: only for people who asked to be told.
        Waits "waits",
    }
}

impl Reason {
    /// Whether people are notified of it by default. The others are only for people who asked.
    #[must_use]
    pub const fn is_usual(self) -> bool {
        !matches!(self, Self::Waits)
    }
}

/// A table as it will be.
#[derive(Clone, Copy, Debug)]
pub struct Prospect<'a> {
    /// Whose move it will be.
    pub to_act: Option<Seat>,
    /// How far it will be.
    pub status: Status,
    /// Who will sit where.
    pub places: &'a [SeatHolder],
}

/// What a notification is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The game.
    pub game: String,
    /// The names of the other people at the table.
    pub others: Vec<String>,
}

/// Whether the reason for a notification still holds.
#[must_use]
pub fn holds(state: &State, player: PlayerId, reason: Reason) -> bool {
    match reason {
        Reason::Turn => holder(&state.places, state.to_act()) == Some(player),
        Reason::Over => state.status() == Status::Over,
        Reason::Round => {
            state.status() == Status::Playing && state.seats_of(player).next().is_some()
        }
        Reason::Invited => state.places.iter().any(|place| kept(place) == Some(player)),
        Reason::Waits => state.status() == Status::Open && state.places.contains(&SeatHolder::Free),
    }
}

/// Whether a table begins to wait for anybody who comes, which some people asked to be told.
#[must_use]
pub fn is_announced(state: &State, after: &Prospect<'_>) -> bool {
    state.version == 0
        && state.head.public
        && after.status == Status::Open
        && after.places.contains(&SeatHolder::Free)
        && after.places.iter().any(|place| place.player().is_some())
}

/// What a player's notification about a table says.
#[must_use]
pub fn about(state: &State, player: PlayerId) -> About {
    let others = Seat::first(state.places.len()).filter(|seat| {
        let place = &state.places[seat.index()];
        place.player().or(kept(place)).is_some_and(|it| it != player)
    });
    let others = others.map(|seat| state.name(seat)).filter(|name| !name.is_empty());
    About { game: state.kind.to_string(), others: others.collect() }
}

fn holder(places: &[SeatHolder], seat: Option<Seat>) -> Option<PlayerId> {
    places.get(seat?.index())?.player()
}

fn kept(place: &SeatHolder) -> Option<PlayerId> {
    match place {
        SeatHolder::Kept { player, .. } => Some(*player),
        _ => None,
    }
}

/// Who is notified when a table changes to this prospect, caused by a person or a bot.
#[must_use]
pub fn called(
    state: &State,
    after: &Prospect<'_>,
    by: Option<PlayerId>,
) -> Vec<(PlayerId, Reason)> {
    // Everybody hears of a new round, even those who have only bots to wait for.
    if state.version == 0 && state.head.terms.event.is_some() {
        let people = after.places.iter().filter_map(SeatHolder::player);
        return people.map(|player| (player, Reason::Round)).collect();
    }
    let mut called = Vec::new();
    // A player who has only bots to wait for is not called to the table.
    let company =
        |of: PlayerId| after.places.iter().filter_map(SeatHolder::player).any(|it| it != of);
    let before = holder(&state.places, state.to_act());
    if let Some(next) = holder(after.places, after.to_act).filter(|it| before != Some(*it)) {
        called.push((next, Reason::Turn));
    }
    if after.status == Status::Over && state.status() != Status::Over {
        let people: BTreeSet<_> = after.places.iter().filter_map(SeatHolder::player).collect();
        called.extend(people.into_iter().map(|player| (player, Reason::Over)));
    }
    called.retain(|(player, _)| company(*player));
    for (index, place) in after.places.iter().enumerate() {
        let before = state.places.get(index).and_then(kept);
        called.extend(kept(place).filter(|it| before != Some(*it)).map(|it| (it, Reason::Invited)));
    }
    called.retain(|(player, _)| by != Some(*player));
    called
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::state::tests::begun;

    fn person(player: PlayerId) -> SeatHolder {
        SeatHolder::Person { player, name: "A".to_owned(), entropy: String::new() }
    }

    #[test]
    fn a_turn_calls_whoever_it_is_now_and_was_not_before() {
        let [ann, bob] = std::array::from_fn(|_| PlayerId::random());
        let mut state = begun();
        let first = state.to_act().expect("the game is on");
        state.places[first.index()] = person(ann);
        state.places[1 - first.index()] = person(bob);
        let places = state.places.clone();
        let to_act = Some(Seat::new(1 - first.index()));
        let next = Prospect { to_act, status: Status::Playing, places: &places };
        assert_eq!(called(&state, &next, Some(ann)), [(bob, Reason::Turn)]);
        assert_eq!(called(&state, &next, Some(bob)), [], "he did it himself");
        let same = Prospect { to_act: Some(first), ..next };
        assert_eq!(called(&state, &same, None), [], "it is still her turn");
        let over = Prospect { to_act: None, status: Status::Over, places: &places };
        assert_eq!(called(&state, &over, Some(ann)), [(bob, Reason::Over)]);
    }

    #[test]
    fn nobody_is_called_to_bots_alone() {
        let ann = PlayerId::random();
        let mut state = begun();
        let first = state.to_act().expect("the game is on");
        let mut places = state.places.clone();
        places[1 - first.index()] = person(ann);
        state.places.clone_from(&places);
        let to_act = Some(Seat::new(1 - first.index()));
        let next = Prospect { to_act, status: Status::Playing, places: &places };
        assert_eq!(called(&state, &next, None), []);
    }

    #[test]
    fn whoever_a_seat_is_kept_for_is_invited_once() {
        let ann = PlayerId::random();
        let mut state = begun();
        let mut places = state.places.clone();
        places[0] = SeatHolder::Kept { player: ann, name: "Ann".to_owned() };
        let next = Prospect { to_act: None, status: Status::Open, places: &places };
        assert_eq!(called(&state, &next, None), [(ann, Reason::Invited)]);
        state.places.clone_from(&places);
        assert_eq!(called(&state, &next, None), []);
    }
}
