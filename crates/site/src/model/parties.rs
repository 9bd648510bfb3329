//! The parties of a game: who began it at which seat, whether it counts for ratings, and the result that is
//! stored.

use std::collections::BTreeMap;

use catalog::Any;
use table::{Reason, Seat};

use super::state::{SeatHolder, State};
use crate::action::Action;
use crate::id::PlayerId;
use crate::result::{Ending, Finished, Party, Sheet, Who};
use crate::stored::{Head, Millis};

/// Who began a game.
#[derive(Clone, Debug, Default)]
pub struct Parties {
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Who had which seat at the beginning.
    began: Vec<SeatHolder>,
}

impl Parties {
    /// The game begins.
    pub(super) fn begin(&mut self, places: &[SeatHolder]) {
        self.began = places.to_vec();
    }

    /// Somebody takes a seat. A person's seat that becomes another's was handed over to an account
    /// of their own.
    pub(super) fn sat(&mut self, seat: Seat, before: PlayerId, now: PlayerId) {
        if let Some(SeatHolder::Person { player, .. }) = self.began.get_mut(seat.index())
            && *player == before
        {
            *player = now;
        }
    }

    /// Who has the result of a seat, and how it ended for them.
    fn ending(&self, state: &State, seat: Seat, gave_up: bool) -> Option<(Who, Ending)> {
        let now = &state.places[seat.index()];
        let began = self.began.get(seat.index());
        match (began, now) {
            (Some(SeatHolder::Person { player, .. }), now) => {
                let stayed = !gave_up && now.player() == Some(*player);
                let moved = || state.movers.contains(&Some(*player));
                let ending = match stayed {
                    true => Ending::Stayed,
                    false if moved() => Ending::Left,
                    false => Ending::Absent,
                };
                Some((Who::Player(*player), ending))
            }
            (
                Some(SeatHolder::Bot { level: began, .. }),
                SeatHolder::Bot { level, instead: None },
            ) if began == level => Some((Who::Bot(*level), Ending::Stayed)),
            (_, SeatHolder::Bot { level, .. }) => Some((Who::Bot(*level), Ending::Changed)),
            (_, now) => now.concerns().map(|player| (Who::Player(player), Ending::Changed)),
        }
    }
}

/// Whether a game that begins with these actions can count for ratings: nobody has two seats, everybody has
/// an account or is a bot, at least one is a person, and nothing is known about the deal.
#[must_use]
pub fn can_be_rated(
    head: &Head,
    places: &[SeatHolder],
    actions: &[Action],
    is_account: &dyn Fn(PlayerId) -> bool,
) -> bool {
    // If anybody may take a bot's seat, a losing player could hand theirs over.
    let loose = head.terms.unrated || head.terms.open_bots || head.terms.hints;
    if loose || head.from.is_some() || places.len() < 2 {
        return false;
    }
    let mut players: Vec<Option<PlayerId>> = places.iter().map(SeatHolder::player).collect();
    let mut bots: Vec<bool> =
        places.iter().map(|place| matches!(place, SeatHolder::Bot { .. })).collect();
    for action in actions {
        match action {
            Action::Join { seat, player, .. } => {
                (players[seat.index()], bots[seat.index()]) = (Some(*player), false);
            }
            Action::Bot { seat, .. } => {
                (players[seat.index()], bots[seat.index()]) = (None, true);
            }
            _ => {}
        }
    }
    let people: Vec<PlayerId> = players.iter().copied().flatten().collect();
    let twice = |at: usize| people[..at].contains(&people[at]);
    !people.is_empty()
        && people.len() + bots.iter().filter(|bot| **bot).count() == places.len()
        && !(0..people.len()).any(twice)
        && people.into_iter().all(is_account)
}

/// What is stored of a game that has just ended.
#[must_use]
pub fn finished(state: &State, game: &Any, at: Millis) -> Option<Finished> {
    let outcome = game.outcome()?;
    let early = match outcome.reason {
        Reason::Resigned(seat) => !outcome.retired.contains(&seat),
        _ => false,
    };
    let gave_up =
        |seat: Seat| outcome.retired.contains(&seat) || outcome.reason == Reason::Resigned(seat);
    let (sheet, feats) = (game.sheet(), game.feats());
    let party = |seat: Seat| {
        let (who, ending) = state.parties.ending(state, seat, gave_up(seat))?;
        let (place, points) = (outcome.places[seat], outcome.scores[seat]);
        let feats = feats[seat].iter().map(|feat| (feat.what.id.to_owned(), feat.count));
        let (sheet, feats) = (sources(&sheet[seat]), feats.collect());
        Some(Party { who, seat, place, points, ending, sheet, feats })
    };
    let parties: Option<Vec<Party>> = Seat::first(state.places.len()).map(party).collect();
    Some(Finished {
        table: state.head.id,
        at,
        game: state.head.game.clone(),
        rated: state.parties.rated,
        early,
        public: state.head.public,
        parties: parties?,
    })
}

/// The lines of a score sheet, those of one kind as one.
fn sources(lines: &[table::Line]) -> Sheet {
    let mut sums: BTreeMap<&str, i32> = BTreeMap::new();
    for line in lines {
        *sums.entry(line.source.id).or_default() += line.points;
    }
    sums.into_iter().map(|(id, points)| (id.to_owned(), points)).collect()
}
