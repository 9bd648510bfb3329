//! Scoring: what the end brings, the sheet, and who wins.
//!
//! While a game goes on, its score is what the players would have if it ended now: the VP on the
//! track and, on separate lines, what tile 27 and the districts would bring.

use table::{BySeat, Line, Log, Outcome, Say as _, Seat, bits};

use crate::Paris;
use crate::event::{Event, Points};
use crate::messages::Counted;
use crate::piece::{Bonus, District};
use crate::state::{Player, State};
use crate::step::Step;

/// The tile that turns francs into VP at the end.
pub(crate) const FRANCS_AT_END: Bonus = Bonus::new(27);

/// What a player gets for a district with a VP tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prize {
    /// The VP.
    pub vp: u8,
    /// Which prize it is, from 1; 0 for none.
    pub place: u8,
}

impl Paris {
    /// The sum of the values under a player's keys on these places; two keys on one place count
    /// twice.
    pub(crate) fn value_of(&self, player: &Player, places: u64) -> u16 {
        player
            .keys
            .iter()
            .flat_map(|keys| bits(keys & places))
            .map(|place| u16::from(self.tables.value[place]))
            .sum()
    }

    /// What each seat would get for a district if it were scored now.
    #[must_use]
    pub fn prizes(&self, state: &State, district: District) -> BySeat<Prize> {
        let mut prizes = BySeat::splat(self.seats, Prize::default());
        let Some(tile) = state.vp_tile(district) else { return prizes };
        let offered = self.edition.prizes[tile];
        let places = state.places_of(district);
        // By the sum, then by the higher single place, counted once (K24).
        let standing = BySeat::from_fn(self.seats, |seat| {
            let player = &state.players[seat];
            let highest = bits(player.keys[0] & places).map(|it| self.tables.value[it]).max();
            (self.value_of(player, places), highest.unwrap_or(0))
        });
        let first = standing.as_slice().iter().map(|it| it.0).max().unwrap_or(0);
        for seat in Seat::first(self.seats) {
            let mine = standing[seat];
            let better = standing.as_slice().iter().filter(|other| **other > mine).count();
            let shut_out = self.seats == 2 && better == 1 && 2 * mine.0 < first;
            if mine.0 > 0 && better < offered.len() && !shut_out {
                prizes[seat] = Prize { vp: offered[better], place: better as u8 + 1 };
            }
        }
        prizes
    }

    /// The VP that tile 27 would give a player now; everything else that is unused is worth nothing
    /// at the end (K32).
    #[must_use]
    pub fn francs_prize(&self, state: &State, seat: Seat) -> u16 {
        let player = &state.players[seat];
        if player.has(FRANCS_AT_END) { player.francs } else { 0 }
    }

    /// The points if the game ended now, everything counted.
    #[must_use]
    pub fn points(&self, state: &State) -> BySeat<i32> {
        let mut points = BySeat::from_fn(self.seats, |seat| {
            i32::from(state.vp(seat)) + i32::from(self.francs_prize(state, seat))
        });
        for district in District::ALL {
            let prizes = self.prizes(state, district);
            for seat in Seat::first(self.seats) {
                points[seat] += i32::from(prizes[seat].vp);
            }
        }
        points
    }

    pub(crate) fn itemise(&self, state: &State) -> BySeat<Vec<Line>> {
        let mut sheet = BySeat::from_fn(self.seats, |seat| {
            let ledger = &state.players[seat].ledger;
            let mut lines = vec![
                line(&Counted::Eights, ledger.eights),
                line(&Counted::Prestige, ledger.prestige),
            ];
            for number in Bonus::all() {
                lines.push(line(&Counted::Bonus { number }, ledger.bonus[number.index()]));
            }
            lines.push(line(&Counted::EndTiles, ledger.end_tiles));
            let francs = self.francs_prize(state, seat);
            lines.push(line(&Counted::Bonus { number: FRANCS_AT_END }, francs));
            lines
        });
        for district in District::ALL {
            let prizes = self.prizes(state, district);
            for (seat, prize) in prizes.iter() {
                sheet[seat].push(line(&Counted::District { district }, prize.vp));
            }
        }
        sheet.as_mut_slice().iter_mut().for_each(|lines| lines.retain(|line| line.points != 0));
        sheet
    }

    /// Most VP, then francs, then the value of all places with the player's keys, then shared.
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if state.step != Step::Over {
            return None;
        }
        let points = self.points(state);
        let keys = BySeat::from_fn(self.seats, |seat| {
            let player = &state.players[seat];
            let value = self.value_of(player, u64::MAX);
            [points[seat], i32::from(player.francs), i32::from(value)]
        });
        Some(Outcome::rank(&keys))
    }

    /// Logs what the end brings: tile 27 first, then district by district.
    pub(crate) fn final_events<L: Log<Event>>(&self, state: &State, log: &mut L) {
        if !L::LISTENS {
            return;
        }
        for seat in Seat::first(self.seats) {
            let amount = self.francs_prize(state, seat);
            if amount > 0 {
                log.note(Event::Vp { seat, amount, reason: Points::Tile(FRANCS_AT_END) });
            }
        }
        for district in District::ALL {
            for (seat, prize) in self.prizes(state, district).iter() {
                if prize.place > 0 {
                    let reason = Points::District(district, prize.place);
                    log.note(Event::Vp { seat, amount: u16::from(prize.vp), reason });
                }
            }
        }
    }
}

fn line(counted: &Counted, points: impl Into<i32>) -> Line {
    Line { source: counted.message(), points: points.into() }
}
