//! What a position of Paris is worth to a player, in points at the end, by rule of thumb.
//!
//! The figures are those of somebody who has played a few games and looked at the score sheets
//! afterwards; none is fitted.

mod districts;
mod reach;
mod tiles;

use ::paris::{BUILDINGS, Bonus, District, Ending, Kind, Paris, Place, Stand, State, Step, Value};
use table::{Game as _, Seat};

use crate::Taste;
use reach::Reach;

/// What a player has, and how long it will go on.
struct Player<'a> {
    game: &'a Paris,
    state: &'a State,
    seat: Seat,
    taste: &'a Taste,
    /// The player's own turns to come.
    turns: f32,
    /// What a franc is worth now.
    franc: f32,
    /// How much of what can still be built up will be: 0 at the end, near 1 at the start.
    growth: f32,
    /// What the keys can still come to.
    reach: Reach,
}

/// The points a player can hope for.
pub(super) fn worth(game: &Paris, state: &State, seat: Seat, taste: &Taste) -> f32 {
    let turns = turns_left(game, state, seat);
    let player = Player {
        game,
        state,
        seat,
        taste,
        turns,
        franc: 0.5 * taste.francs * (turns / 4.0).min(1.0),
        growth: 1.0 - (-turns / 9.0).exp(),
        reach: Reach::of(state, seat, turns),
    };
    f32::from(state.vp(seat))
        + taste.districts * player.districts()
        + player.tiles()
        + taste.track * player.track()
        + player.money()
        + player.tokens()
        + player.landmark_next()
        + player.keys()
        - taste.haste * remaining(state)
}

/// Draws and end-game tiles to come, for all together. While end-game tiles are left, not every
/// action takes one.
fn remaining(state: &State) -> f32 {
    f32::from(state.buildings_left()) + 1.8 * f32::from(state.end_tiles_left())
}

fn turns_left(game: &Paris, state: &State, seat: Seat) -> f32 {
    if state.retired(seat) || state.step() == Step::Over {
        return 0.0;
    }
    match state.ending() {
        Ending::Open => remaining(state) / game.seats() as f32 + 1.0,
        Ending::LastTile => 1.0,
        // This is asked at the end of a turn: the player to act now has one more, the others none.
        Ending::LastRound if state.seat() == seat => 1.0,
        Ending::LastRound => 0.0,
    }
}

impl Player<'_> {
    fn count(&self, places: u64) -> f32 {
        let keys = self.state.keys(self.seat);
        keys.iter().map(|keys| (keys & places).count_ones()).sum::<u32>() as f32
    }

    fn holds(&self, number: u8) -> u8 {
        u8::from(self.state.unused(self.seat) & Bonus::new(number).bit() != 0)
    }

    /// Francs that can still be spent are worth more than those that cannot: each action to come
    /// spends about two and a half.
    fn money(&self) -> f32 {
        let francs = f32::from(self.state.francs(self.seat));
        let spendable = 3.0 + 2.5 * self.turns;
        let little = francs.min(3.0);
        let usual = (francs.min(spendable) - little).max(0.0);
        let idle = (francs - spendable).max(0.0);
        self.franc * (1.3 * little + usual + 0.15 * idle)
    }

    /// How much of its slot's points a prestige token will bring.
    fn prestige_use(&self) -> f32 {
        self.taste.prestige * 0.55 * (self.turns / 6.0).min(1.0)
    }

    /// One token of a kind.
    fn token(&self, kind: Kind) -> f32 {
        let used = if kind.is_resource() {
            [1.6, 1.5, 2.0][kind.index()] * (self.turns / 4.0).min(1.0)
        } else {
            f32::from(self.game.edition().slot_vp[kind.index() - 3]) * self.prestige_use()
        };
        used.max(self.sale(kind))
    }

    fn sale(&self, kind: Kind) -> f32 {
        f32::from(self.game.edition().sell[kind.index()]) * self.franc
    }

    fn tokens(&self) -> f32 {
        let tokens = self.state.tokens(self.seat);
        let end_tiles = self.state.end_tiles_held(self.seat) as f32;
        let mut sum = 2.2 * end_tiles * (self.turns / 2.0).min(1.0);
        for kind in Kind::ALL {
            let count = f32::from(tokens[kind.index()]);
            // Wood is for the 8s alone, a landmark takes two or three of the others.
            let useful = [2.0, 4.0, 4.0, 3.0, 3.0, 3.0][kind.index()];
            let more = (count - useful).max(0.0);
            sum += count.min(useful) * self.token(kind) + more * 0.9 * self.sale(kind);
        }
        sum
    }

    /// The nearest landmark: its slots with the prestige in hand, and its place, as far as its
    /// price and its resources are there.
    fn landmark_next(&self) -> f32 {
        let tokens = self.state.tokens(self.seat);
        let jokers = self.holds(10) + 2 * self.holds(21);
        let have =
            [tokens[0] + self.holds(2), tokens[1] + self.holds(3), tokens[2] + self.holds(4)];
        let francs = f32::from(self.state.francs(self.seat));
        let mut best = 0.0_f32;
        for (rank, tile) in self.game.edition().landmarks.iter().enumerate() {
            if self.state.occupied() & Place::landmark(rank).bit() != 0 {
                continue;
            }
            let lacking: u8 = (0..3).map(|at| tile.cost[at].saturating_sub(have[at])).sum();
            let lacking = f32::from(lacking.saturating_sub(jokers));
            let mut prestige = [tokens[3], tokens[4], tokens[5]];
            let mut any = self.holds(8) + 2 * self.holds(19);
            let mut slots = 0.0;
            for slot in tile.slots {
                let at = slot.index() - Kind::Bronze.index();
                let from = if prestige[at] > 0 { &mut prestige[at] } else { &mut any };
                if *from > 0 {
                    *from -= 1;
                    slots += f32::from(self.game.edition().slot_vp[at]);
                }
            }
            let short = (f32::from(tile.value) - self.reach.paid - francs).max(0.0);
            let near = 0.5_f32.powf(lacking) * (1.0 - short / 16.0).max(0.0);
            // What the slots bring is partly counted with the tokens.
            best = best.max(near * (2.0 + 0.3 * self.taste.prestige * slots));
        }
        self.taste.landmarks * best * (self.turns / 3.0).min(1.0)
    }

    /// Keys in hand, at banks, on the Arc, and the way up from what is bought.
    fn keys(&self) -> f32 {
        let hand = f32::from(self.state.hand(self.seat));
        let soon = (self.turns / 3.0).min(1.0);
        let mut sum = 4.5 * hand.min(self.turns / 2.2);
        for stand in Stand::ALL {
            if self.state.stands_on(self.seat, stand) {
                sum += soon * if stand == Stand::Arc { 3.2 } else { 2.2 };
            }
        }
        sum += 0.25 * (self.turns / 6.0).min(1.0) * self.value_under(self.seat, u64::MAX);
        // Steps up that are open now.
        sum += 0.35 * self.reach.steps.min(self.turns).min(6.0);
        sum + 2.0 * self.taste.landmarks * self.growth * self.count(::paris::ALL_LANDMARKS)
    }

    /// The sum of the values under a player's keys.
    fn value_under(&self, seat: Seat, within: u64) -> f32 {
        let mut sum = 0;
        for keys in self.state.keys(seat) {
            let mut left = keys & within;
            while left != 0 {
                sum += u32::from(self.game.value(place(left.trailing_zeros() as usize)));
                left &= left - 1;
            }
        }
        sum as f32
    }
}

fn of_value(value: Value) -> u64 {
    District::ALL.into_iter().fold(0, |set, district| set | Place::building(district, value).bit())
}

/// The place of a bit: the buildings district by district, then the landmarks.
fn place(at: usize) -> Place {
    match at.checked_sub(BUILDINGS) {
        Some(rank) => Place::landmark(rank),
        None => Place::building(District::ALL[at / 6], Value::ALL[at % 6]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_bits_are_the_same_order() {
        for at in 0..::paris::PLACES {
            assert_eq!(place(at).index(), at);
        }
    }
}
