//! Reading a position: the step of its turn, and whether that step is possible.

use table::{Sheet, listed};

use crate::Paris;
use crate::legal::Count;
use crate::options::Districts;
use crate::piece::{District, Kind};
use crate::place::{Building, Place, Site};
use crate::state::{NONE, State};
use crate::step::{Ending, Step};

/// The steps by name.
const STEPS: [&str; 10] =
    ["draw", "place", "action", "end-tile", "pay", "prestige", "bonus", "vp-tile", "free", "over"];

impl Paris {
    /// Reads who is to act and in which step, with its data; `open` is a building that has been
    /// drawn but not placed.
    pub(super) fn read_step(
        &self,
        sheet: &mut Sheet<'_>,
        state: &mut State,
        open: Option<Building>,
    ) {
        let words = sheet.words("step");
        if words.first() == Some(&"over") {
            (state.step, state.seat) = (Step::Over, state.start);
            if sheet.has("to-act") {
                sheet.unfit("to-act", "step");
            }
            if state.ending != Ending::LastRound {
                sheet.unfit("step", "ending");
            }
        } else if let Some(seat) = sheet.seat("to-act", self.seats) {
            state.seat = seat;
            if state.retired(seat) {
                sheet.nobody("to-act", seat);
            }
        }
        let fourth = words.last() == Some(&"fourth");
        let rest = &words[..words.len() - usize::from(fourth)];
        let step = match rest {
            [] if !fourth => Some(if state.stacks_empty() { Step::Action } else { Step::Draw }),
            [] => None,
            [name, of @ ..] => self.step_of(state, name, of, fourth, open),
        };
        match step {
            Some(step) => state.step = step,
            None => {
                let line = sheet.line("step");
                sheet.unknown_word(line, "step", &words.join(" "), listed(STEPS));
            }
        }
        for seat in table::Seat::first(self.seats) {
            state.players[seat].saw |= self.saw_anyway(state, seat);
        }
        self.read_tokens(sheet, state);
        let placing = matches!(state.step, Step::Place(_));
        if sheet.is_flawed() {
            return;
        }
        if placing != open.is_some() || !self.stands(state, fourth) {
            sheet.impossible_step("step");
        }
    }

    /// The step that words stand for.
    fn step_of(
        &self,
        state: &State,
        name: &str,
        of: &[&str],
        fourth: bool,
        open: Option<Building>,
    ) -> Option<Step> {
        let plain = |step: Step| (of.is_empty() && !fourth).then_some(step);
        let place = || -> Option<Place> {
            let site: Site = of.first()?.parse().ok()?;
            let place = self.tables.place(site)?;
            let there = place.rank().is_none() || state.places_of(site.district) & place.bit() != 0;
            there.then_some(place)
        };
        let kinds =
            || -> Option<Vec<Kind>> { of.get(1..)?.iter().map(|word| word.parse().ok()).collect() };
        match name {
            "draw" => plain(Step::Draw),
            "place" => plain(Step::Place(open?)),
            "action" => plain(Step::Action),
            "end-tile" => plain(Step::EndTile),
            "vp-tile" => plain(Step::VpTile),
            "free" => plain(Step::Free),
            "over" => plain(Step::Over),
            "bonus" => match of {
                [price] => Some(Step::Bonus { price: crate::piece::number(price)?, fourth }),
                _ => None,
            },
            "pay" => {
                let mut owed = [0_u8; 3];
                for kind in kinds()? {
                    let units = owed.get_mut(kind.index())?;
                    *units = units.checked_add(1)?;
                }
                Some(Step::Pay { to: place()?, owed, fourth })
            }
            "prestige" => {
                let rank = place()?.rank()?;
                let slots = self.edition.landmarks[rank].slots;
                let mut open = 0;
                for kind in kinds()? {
                    // Of several slots of one kind the first is filled first.
                    let fits = |slot: &usize| open & 1 << slot == 0 && slots[*slot] == kind;
                    open |= 1 << (0..3).rev().find(fits)?;
                }
                Some(Step::Prestige { rank: rank as u8, open, fourth })
            }
            _ => None,
        }
    }

    /// Whether the turn can be in its step: what the step asks for exists and, if the step asks for
    /// a choice, there is one.
    fn stands(&self, state: &State, fourth: bool) -> bool {
        let own = |place: Place| state.player().keys[0] & place.bit() != 0;
        let full = District::ALL.iter().any(|district| state.keys_in(*district) == 4);
        let room = state.vp_left != 0 && state.vp_tile.contains(&NONE);
        let here = match state.step {
            Step::Draw => !state.stacks_empty(),
            Step::Place(building) => {
                let mut districts = 0;
                self.districts_for(state, building, |_| districts += 1);
                self.options.districts == Districts::Free && districts > 1
            }
            Step::EndTile => !self.looks_before && state.stacks_empty() && state.end.left != 0,
            Step::Pay { to, owed, .. } => {
                let cost = self.tables.cost[to.index()];
                let mut choices = Count::default();
                self.payments(state, owed, &mut choices);
                own(to) && owed.iter().zip(cost).all(|(owed, cost)| *owed <= cost) && choices.0 > 1
            }
            Step::Prestige { rank, open, .. } => {
                let mut choices = Count::default();
                self.slot_fillings(state, rank, open, &mut choices);
                own(Place::landmark(usize::from(rank))) && choices.0 > 0
            }
            Step::Bonus { price, .. } => {
                (price == 0 || price == self.edition.bonus_price)
                    && self.bonus_is_open(state, price)
            }
            Step::VpTile => room && full,
            Step::Action | Step::Free | Step::Over => true,
        };
        here && (!fourth || full)
    }
}
