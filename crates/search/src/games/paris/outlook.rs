//! How much a seat of Paris can still do: actions, purchases, bonus tiles to take.

use paris::{District, Ending, Paris, Place, State, Step, Value};
use table::{Game as _, Seat};

/// What is left to a seat, as far as it can be foreseen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Outlook {
    /// Turns of its own whose action is still to come.
    pub(super) actions: f32,
    /// How many of these will be purchases.
    pub(super) buys: f32,
    /// How many bonus tiles they will bring.
    pub(super) takes: f32,
    /// A bonus tile is on offer right now and can be paid for.
    pub(super) offered: bool,
    /// From 1 while much is to come to 0 when nothing more can be bought: how much money and tokens
    /// count.
    pub(super) time: f32,
}

/// The building spaces of value 1, 2 and 3: their purchase brings bonus tiles.
pub(super) const CHEAP: [Value; 3] = [Value::One, Value::Two, Value::Three];

/// The places of one value, as bits.
pub(super) const fn of_value(value: Value) -> u64 {
    const FIRST_OF_EACH: u64 = {
        let mut set = 0;
        let mut at = 0;
        while at < District::ALL.len() {
            set |= Place::building(District::ALL[at], Value::One).bit();
            at += 1;
        }
        set
    };
    FIRST_OF_EACH << value.index()
}

/// Whether the action of the turn under way is still to come.
pub(super) fn action_open(state: &State) -> bool {
    matches!(state.step(), Step::Draw | Step::Place(_) | Step::Action)
}

impl Outlook {
    pub(super) fn new(game: &Paris, state: &State, seat: Seat, supply: f32) -> Self {
        let actions = actions(game, state, seat);
        let standing = state.stands(seat).count_ones() as f32;
        // A key on a bank or the Arc buys at once; others have to be placed first, or go up from
        // where they stand.
        let ready = standing.min(actions);
        let keys = f32::from(state.hand(seat)) + state.keys(seat)[0].count_ones() as f32;
        let later = (0.58 * (actions - ready)).min(1.5 * keys);
        let buys = ready + later;
        let takes = (0.6 * buys).min(1.3 * supply);
        let offered = match state.step() {
            Step::Bonus { price, .. } => {
                state.seat() == seat && state.francs(seat) >= u16::from(price)
            }
            _ => false,
        };
        Self { actions, buys, takes, offered, time: (buys / 3.0).min(1.0) }
    }
}

/// How many actions a seat will still have.
fn actions(game: &Paris, state: &State, seat: Seat) -> f32 {
    if state.retired(seat) {
        return 0.0;
    }
    let seats = game.seats();
    let open = action_open(state);
    let own = f32::from(u8::from(open && state.seat() == seat));
    let place = |it: Seat| (it.index() + seats - state.start().index()) % seats;
    let to_come = match place(seat).cmp(&place(state.seat())) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => own,
        std::cmp::Ordering::Less => 0.0,
    };
    match state.ending() {
        Ending::Open => {
            // Measured in games: half of the actions come after the last building is drawn, and a
            // game is long if much is left to do, above all with keys in hand. The buildings left
            // say little, because a player with nothing better to do takes end-game tiles.
            const A_BUILDING: f32 = 0.4;
            const AN_END_TILE: f32 = 2.1;
            const A_KEY_IN_HAND: f32 = 1.6;
            const A_KEY_AT_A_STAND: f32 = 0.5;
            let (mut hands, mut stands) = (0.0, 0.0);
            for it in Seat::first(seats) {
                hands += f32::from(state.hand(it));
                stands += state.stands(it).count_ones() as f32;
            }
            let turns = A_BUILDING * f32::from(state.buildings_left())
                + AN_END_TILE * f32::from(state.end_tiles_left())
                + A_KEY_IN_HAND * hands
                + A_KEY_AT_A_STAND * stands;
            turns / seats as f32 + 0.8 + own
        }
        Ending::LastTile => 1.0 + to_come,
        Ending::LastRound => to_come,
    }
}

/// How many purchases with a bonus tile each seat can hope for.
pub(super) fn cheap_supply(game: &Paris, state: &State) -> f32 {
    let built = state.built();
    let taken = state.occupied();
    let to_draw = f32::from(state.buildings_left());
    let unbuilt = (paris::BUILDINGS as u32 - built.count_ones()) as f32;
    let drawn = if unbuilt > 0.0 { (to_draw / unbuilt).min(1.0) } else { 0.0 };
    let mut supply = 0.0;
    for value in CHEAP {
        let spaces = of_value(value);
        let ease = if value == Value::Three { 0.7 } else { 1.0 };
        let free = (spaces & built & !taken).count_ones() as f32;
        let left_again = (spaces & taken).count_ones() as f32;
        let to_come = (spaces & !built).count_ones() as f32 * drawn;
        supply += ease * (free + to_come + 0.4 * left_again);
    }
    supply / game.seats() as f32
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use table::{Edition as _, Match, Seed};

    use super::*;
    use crate::{Bot, Budget, Cancel, Level, Position};

    /// What is foreseen at the start of a turn is roughly what comes, from the first turn on.
    #[test]
    fn as_many_actions_come_as_are_foreseen() {
        for seats in 2..=4 {
            let edition = Arc::new(<Paris as table::Game>::Edition::shipped());
            let game = Paris::new(edition, Default::default(), seats).expect("the basic game");
            let mut played = Match::new(Arc::new(game), Seed::from_text("clock"));
            // The turns of each seat, and what was foreseen in each.
            let mut foreseen = vec![Vec::new(); seats];
            let mut turn = None;
            let mut bot = Bot::<Paris>::new(Level::Bouquiniste);
            while let Some(seat) = played.to_act() {
                let now = played.game().turn(played.state());
                if turn.replace(now) != Some(now) {
                    foreseen[seat.index()].push(actions(played.game(), played.state(), seat));
                }
                let at = Position::of(&played);
                let found = bot.think(&at, Budget::nodes(1), &Cancel::new(), u64::from(now));
                let chosen = found.options[0].mv;
                played.play(chosen).expect("a bot makes legal moves");
            }
            for (seat, foreseen) in foreseen.iter().enumerate() {
                let turns = foreseen.len();
                assert!(turns > 15, "{turns} turns are too few to tell");
                for (at, early) in foreseen.iter().enumerate().take(turns - 8) {
                    let came = (turns - at) as f32;
                    let part = early / came;
                    assert!(
                        (0.6..1.67).contains(&part),
                        "seat {seat} of {seats} foresaw {early} in turn {at} of {turns}"
                    );
                }
            }
        }
    }
}
