//! What somebody may do at a table. Each right is decided here and nowhere else: the same function refuses a
//! command and tells a page whether to offer it.

use std::collections::HashSet;

use search::Level;
use table::{Lapse, Seat};

use super::clock::Clocks;
use super::state::{SeatHolder, State};
use crate::action::Action;
use crate::id::PlayerId;
use crate::stored::{Millis, Status};

/// The weakest bot that may play for a person who left, so that it does not throw their game away.
const STAND_IN: Level = Level::Flaneur;

/// Whether somebody may see a table: at a private one, only people who are involved in it. Tables of an event
/// are closed to all but their players until nobody plays the same deal any more, and are then open to
/// everybody.
pub fn may_see(state: &State, viewer: Option<PlayerId>) -> bool {
    if state.head.terms.event.is_some() {
        let sits = |player| state.is_concerned(player);
        return !state.is_sealed() || viewer.is_some_and(sits);
    }
    let known = |player| {
        state.owner == player
            || state.watchers.contains(&player)
            || state.places.iter().any(|place| place.concerns() == Some(player))
    };
    state.head.public || viewer.is_some_and(known)
}

/// Whether somebody may sit down at a seat: a free one at a public table, by invitation or as its
/// owner; one that is kept for them or where a bot stands in for them.
pub fn may_sit(state: &State, seat: Seat, player: Option<PlayerId>, invited: Option<Seat>) -> bool {
    if player.is_some_and(|player| state.removed.contains(&player)) {
        return false;
    }
    match &state.places[seat.index()] {
        SeatHolder::Free => {
            state.head.public || invited == Some(seat) || player == Some(state.owner)
        }
        SeatHolder::Invited => invited == Some(seat) || player == Some(state.owner),
        SeatHolder::Person { .. } => false,
        SeatHolder::Kept { .. } | SeatHolder::Bot { .. } => {
            player.is_some() && state.places[seat.index()].concerns() == player
                || may_take_over(state, seat, player, invited)
        }
    }
}

/// Whether somebody may take over from a bot: only if the table allows it, not as a second seat, and not for
/// a player who gave up.
pub fn may_take_over(
    state: &State,
    seat: Seat,
    player: Option<PlayerId>,
    invited: Option<Seat>,
) -> bool {
    let sits = |player| state.seats_of(player).next().is_some();
    let free = matches!(state.places[seat.index()], SeatHolder::Bot { instead: None, .. });
    let retired = state.retired.iter().any(|(of, _)| *of == seat);
    state.head.terms.open_bots
        && state.status() != Status::Over
        && (free && !retired)
        && (state.head.public || invited == Some(seat))
        && !player.is_some_and(|player| sits(player) || state.removed.contains(&player))
}

/// For how long a table waits for players after anything last happened there.
const WAITS: Millis = 3 * 3_600_000;
/// The same for a table where a turn may take days.
const WAITS_LONG: Millis = 7 * 24 * 3_600_000;

/// Whether a table waits for players: somebody sits there, and something happened lately or one of
/// them has it open.
pub fn waits(state: &State, here: &dyn Fn(PlayerId) -> bool, now: Millis) -> bool {
    let people = || state.places.iter().filter_map(SeatHolder::player);
    let slow = state.head.terms.clock.is_some_and(|clock| clock.speed.is_slow());
    let waits = if slow { WAITS_LONG } else { WAITS };
    state.status() == Status::Open
        && people().next().is_some()
        && (now - state.at < waits || people().any(here))
}

/// For how long bots among themselves count after they last moved or were watched.
const BUSY: Millis = 3_600_000;

/// Whether bots play here among themselves, and have done so recently or are being watched.
#[must_use]
pub fn busies_bots(state: &State, watched: bool, now: Millis) -> bool {
    state.status() == Status::Playing && !state.is_attended() && (watched || now - state.at < BUSY)
}

/// Whether the person at a seat has kept the others waiting for so long that a bot may play for
/// them.
pub fn is_gone(state: &State, seat: Seat, now: Millis, gone_after: Millis) -> bool {
    // If there is a clock, the clock decides.
    state.clocks.is_none()
        && state.places[seat.index()].player().is_some()
        && state.to_act() == Some(seat)
        && now - state.at >= gone_after
}

/// The level of a bot that plays for a person: that of the strongest bot at the table, but never a yardstick.
pub fn stand_in(state: &State) -> Level {
    let level = |place: &SeatHolder| match place {
        SeatHolder::Bot { level, .. } => Some(*level),
        _ => None,
    };
    state.places.iter().filter_map(level).fold(STAND_IN, Level::max)
}

/// The level of the bot that somebody wants at a seat. For another person's seat it cannot be so weak that it
/// throws their game away.
pub fn level_for(state: &State, seat: Seat, by: PlayerId, wish: Level) -> Level {
    let other = state.places[seat.index()].concerns().filter(|player| *player != by);
    if other.is_some() && state.game.is_some() { wish.max(STAND_IN) } else { wish }
}

/// How many moves remain if a player takes back their last move without asking, which they may do while it is
/// still their turn and if the move showed nobody anything.
pub fn undo_alone(state: &State, mine: &[Seat]) -> Option<usize> {
    let game = state.game.as_ref().filter(|_| !state.is_settled())?;
    let to_act = state.to_act().filter(|seat| mine.contains(seat))?;
    (!state.movers.is_empty() && game.can_undo(to_act)).then(|| game.ply() - 1)
}

/// Whether the players may agree to end the game, or on anything else that would spoil the comparison with
/// other games.
#[must_use]
pub fn may_agree(state: &State) -> bool {
    state.head.terms.event.is_none()
}

/// Whether the last move is one that its player cannot take back alone while it is still their turn:
/// it showed somebody something that was hidden.
pub fn has_shown(state: &State, mine: &[Seat]) -> bool {
    let last = state.game.as_ref().and_then(|game| game.made().last());
    last.is_some_and(|made| {
        made.reveals && mine.contains(&made.seat) && state.to_act() == Some(made.seat)
    })
}

/// What some seats may ask to take back: the one of them that moved last, and how many moves would remain.
/// Bots agree to everything except that somebody moves again who has meanwhile seen something hidden. At a
/// table without bots people decide that among themselves. Moves of a person who is no longer at the table
/// stay, because that person cannot be asked.
pub fn take_back(state: &State, mine: &[Seat]) -> Option<(Seat, usize)> {
    let game = state.game.as_ref().filter(|_| !state.is_settled() && may_agree(state))?;
    state.to_act()?;
    let made = game.made();
    let ply = made.iter().rposition(|made| mine.contains(&made.seat))?;
    if ply < state.base {
        return None;
    }
    let here = |player| state.places.iter().any(|place| place.player() == Some(player));
    let mut movers = state.movers[ply - state.base..].iter().flatten();
    let bots = state.places.iter().any(|place| matches!(place, SeatHolder::Bot { .. }));
    // In a game that counts, what a bot has answered stays: the bot cannot say no.
    let counts = state.parties.rated && state.movers[ply - state.base..].contains(&None);
    let may = !counts && movers.all(|mover| here(*mover)) && (!bots || !game.reveals_since(ply));
    may.then_some((made[ply].seat, ply))
}

/// The seat at which somebody may be given hints: at a table that allows it, in an unrated game outside of
/// events, where no other person plays or may come back, not even at the same device.
#[must_use]
pub fn helped_seat(state: &State, player: PlayerId) -> Option<Seat> {
    let mut mine = state.seats_of(player);
    let seat = mine.next().filter(|_| mine.next().is_none())?;
    let others = state.places.iter().filter_map(SeatHolder::concerns).any(|other| other != player);
    let terms = &state.head.terms;
    let allowed = terms.hints && terms.event.is_none() && !state.parties.rated;
    (allowed && !others).then_some(seat)
}

/// The same while it is their turn.
#[must_use]
pub fn may_be_helped(state: &State, player: PlayerId) -> Option<Seat> {
    helped_seat(state, player).filter(|seat| state.to_act() == Some(*seat))
}

/// Whether advice about the current position must be withheld from everybody: while a game between people is
/// in progress, or a rated game of one person against bots.
#[must_use]
pub fn is_sealed(state: &State) -> bool {
    let people: HashSet<_> = state.places.iter().filter_map(SeatHolder::player).collect();
    let counts = state.parties.rated || state.head.terms.event.is_some();
    let matters = people.len() > 1 || counts && !people.is_empty();
    state.status() == Status::Playing && matters
}

/// Whether somebody may ask that the clocks stand.
#[must_use]
pub fn may_pause(state: &State) -> bool {
    state.status() == Status::Playing
        && may_agree(state)
        && state.clocks.as_ref().is_some_and(Clocks::may_pause)
}

/// The seats whose consent is needed for a request: those of other people, except of the person it
/// is about, who has left.
pub fn asked_of(
    state: &State,
    asker: Seat,
    about: Option<Seat>,
) -> impl Iterator<Item = Seat> + '_ {
    let player = state.places[asker.index()].player();
    let gone = about.and_then(|seat| state.places[seat.index()].player());
    Seat::first(state.places.len()).filter(move |seat| {
        let other = state.places[seat.index()].player();
        other.is_some() && other != player && other != gone
    })
}

/// The seats that were asked and have not answered.
pub fn unanswered(state: &State) -> Vec<Seat> {
    let Some(asked) = &state.asked else { return Vec::new() };
    asked_of(state, asked.seat, asked.about).filter(|seat| !asked.agreed.contains(seat)).collect()
}

/// Whether the others play on if the player of a seat gives up: with three or four at the table, if another
/// of them is a person. A game for two ends, and bots are never left to themselves.
#[must_use]
pub fn plays_on_without(state: &State, seat: Seat) -> bool {
    state.places.len() > 2 && state.status() == Status::Playing && has_others(state, seat)
}

/// Whether another person plays besides the one at a seat.
fn has_others(state: &State, seat: Seat) -> bool {
    let player = state.places[seat.index()].player();
    state.places.iter().filter_map(SeatHolder::player).any(|it| Some(it) != player)
}

/// What happens to a seat that has run out of time, by the table's rule. If only bots are left, the game is
/// over.
pub(super) fn after_time(state: &State, seat: Seat) -> Action {
    let level = stand_in(state).to_string();
    match state.head.terms.clock.map(|clock| clock.lapse) {
        Some(Lapse::Bot) if has_others(state, seat) => Action::Bot { seat, level },
        _ if plays_on_without(state, seat) => Action::Retire { seat, level },
        _ => Action::Resign { seat },
    }
}

#[cfg(test)]
mod tests;
