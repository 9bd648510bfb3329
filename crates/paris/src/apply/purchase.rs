//! Moving a key: its cost, and what buying gives, in the order of the rules.

use table::Log;

use super::{award, spend};
use crate::Paris;
use crate::action::Move;
use crate::event::{Event, Money, Points};
use crate::legal::Sink;
use crate::piece::{Bonus, District, Kind, Source, Value};
use crate::place::{Place, Post, Site};
use crate::state::{NONE, State};
use crate::step::Step;

/// The first two moves generated, which is enough to know whether there is a choice.
#[derive(Default)]
struct FirstTwo {
    first: Option<Move>,
    more: bool,
}

impl Sink for FirstTwo {
    fn add(&mut self, mv: Move) {
        if self.first.is_some() {
            self.more = true;
        } else {
            self.first = Some(mv);
        }
    }
}

impl Paris {
    pub(super) fn move_key<L: Log<Event>>(
        &self,
        state: &mut State,
        from: Post,
        to: Site,
        with: Option<Bonus>,
        log: &mut L,
    ) {
        let place = self.tables.place(to).expect("a legal purchase is of a place of this edition");
        let before = state.keys_in(to.district);
        if let Some(rank) = place.rank()
            && state.landmarks[to.district.index()] & (1 << rank) == 0
        {
            state.landmarks[to.district.index()] |= 1 << rank;
            let landmark = self.tables.landmark[rank];
            log.note(Event::LandmarkAdded { seat: state.seat, landmark, district: to.district });
        }
        if let Some(bonus) = with {
            state.player_mut().unused &= !bonus.bit();
            log.note(Event::BonusSpent { seat: state.seat, bonus });
        }
        let player = state.player_mut();
        let paid_before = match from {
            // K16: the bank or the Arc is free again.
            Post::Stand(stand) => {
                player.stands &= !stand.bit();
                0
            }
            Post::Site(site) => {
                let left = self.tables.place(site).expect("a key stands on a place of the edition");
                player.remove_key(left);
                self.tables.value[left.index()]
            }
        };
        player.add_key(place);
        log.note(Event::Bought { seat: state.seat, from, to });
        let price = self.tables.value[place.index()] - paid_before;
        spend(state, price, Money::Site(to), log);
        // K3: the moment of the fourth key. Keys never leave a district, so this happens once.
        let fourth = before == 3 && state.keys_in(to.district) == 4;
        self.collect(state, place, self.tables.cost[place.index()], fourth, log);
    }

    /// Takes the resources owed, unit by unit; asks only if there is a choice (K14, K19).
    fn collect<L: Log<Event>>(
        &self,
        state: &mut State,
        to: Place,
        mut owed: [u8; 3],
        fourth: bool,
        log: &mut L,
    ) {
        while owed != [0; 3] {
            let mut sources = FirstTwo::default();
            self.payments(state, owed, &mut sources);
            match sources {
                FirstTwo { first: Some(Move::Pay { kind, source }), more: false } => {
                    self.hand_over(state, kind, source, log);
                    owed[kind.index()] -= 1;
                }
                _ => {
                    state.step = Step::Pay { to, owed, fourth };
                    return;
                }
            }
        }
        self.benefits(state, to, fourth, log);
    }

    pub(super) fn pay<L: Log<Event>>(
        &self,
        state: &mut State,
        kind: Kind,
        source: Source,
        log: &mut L,
    ) {
        let Step::Pay { to, mut owed, fourth } = state.step else { return };
        self.hand_over(state, kind, source, log);
        owed[kind.index()] -= 1;
        self.collect(state, to, owed, fourth, log);
    }

    fn hand_over<L: Log<Event>>(&self, state: &mut State, kind: Kind, source: Source, log: &mut L) {
        log.note(Event::Paid { seat: state.seat, kind, source });
        self.discard(state, kind, source);
        if source == Source::Token {
            state.supply[kind.index()] += 1;
        }
    }

    /// Removes what pays, fills a slot or is sold.
    pub(super) fn discard(&self, state: &mut State, kind: Kind, source: Source) {
        let used_at = state.end.count;
        let player = state.player_mut();
        match source {
            Source::Token => player.tokens[kind.index()] -= 1,
            Source::Tile(bonus) => {
                let halves = matches!(bonus.number(), 19 | 21) && player.has(bonus);
                player.unused &= !bonus.bit();
                // K21: a half-spent tile lies open.
                player.half &= !bonus.bit();
                if halves {
                    player.half |= bonus.bit();
                }
            }
            Source::EndTile => {
                let tiles = player.end_tiles & self.tables.end_of[kind.index()];
                let tile = tiles.trailing_zeros() as usize;
                player.end_tiles &= !(1 << tile);
                state.end.used_at[tile] = used_at;
            }
        }
    }

    fn benefits<L: Log<Event>>(&self, state: &mut State, to: Place, fourth: bool, log: &mut L) {
        // 1. The token beside the building (K17).
        if state.token_there & to.bit() != 0 {
            state.token_there &= !to.bit();
            let kind = state.beside[to.index()];
            state.player_mut().tokens[kind.index()] += 1;
            log.note(Event::Token { seat: state.seat, kind });
        }
        match (to.value(), to.rank()) {
            // 2. VP for value 8.
            (Some(Value::Eight), _) => {
                let district = District::ALL[to.index() / 6];
                let vp = u16::from(self.edition.eight_vp);
                award(state, vp, Points::Eight(district), log);
                self.offer_vp_tile(state, fourth);
            }
            // 3. Prestige for a landmark.
            (None, Some(rank)) => self.offer_slots(state, rank as u8, 0b111, fourth),
            // 4. A bonus tile.
            (Some(Value::One | Value::Two), _) => self.offer_bonus(state, 0, fourth),
            (Some(Value::Three), _) => self.offer_bonus(state, self.edition.bonus_price, fourth),
            _ => self.offer_vp_tile(state, fourth),
        }
    }

    fn offer_slots(&self, state: &mut State, rank: u8, open: u8, fourth: bool) {
        let mut fillings = FirstTwo::default();
        self.slot_fillings(state, rank, open, &mut fillings);
        // K26: a choice with nothing to choose is skipped.
        if fillings.first.is_some() {
            state.step = Step::Prestige { rank, open, fourth };
        } else {
            self.offer_vp_tile(state, fourth);
        }
    }

    pub(super) fn fill_slot<L: Log<Event>>(
        &self,
        state: &mut State,
        kind: Kind,
        source: Source,
        log: &mut L,
    ) {
        let Step::Prestige { rank, open, fourth } = state.step else { return };
        let tile = &self.edition.landmarks[usize::from(rank)];
        let slot = (0..3)
            .find(|&slot| open & (1 << slot) != 0 && tile.slots[slot] == kind)
            .expect("a slot of this kind is open");
        log.note(Event::Filled { seat: state.seat, kind, source });
        self.discard(state, kind, source);
        let vp = u16::from(self.edition.slot_vp[kind.index() - 3]);
        award(state, vp, Points::Slot(tile.landmark, kind), log);
        self.offer_slots(state, rank, open & !(1 << slot), fourth);
    }

    fn offer_bonus(&self, state: &mut State, price: u8, fourth: bool) {
        if self.bonus_is_open(state, price) {
            state.step = Step::Bonus { price, fourth };
        } else {
            self.offer_vp_tile(state, fourth);
        }
    }

    pub(super) fn choose_bonus<L: Log<Event>>(&self, state: &mut State, bonus: Bonus, log: &mut L) {
        let Step::Bonus { price, fourth } = state.step else { return };
        spend(state, price, Money::BonusPrice, log);
        state.player_mut().meeple = state.space[bonus.index()];
        self.take_bonus(state, bonus, log);
        self.offer_vp_tile(state, fourth);
    }

    /// 5. A VP tile for the fourth key of a district.
    pub(super) fn offer_vp_tile(&self, state: &mut State, fourth: bool) {
        let room = state.vp_left != 0 && state.vp_tile.contains(&NONE);
        state.step = if fourth && room { Step::VpTile } else { Step::Free };
    }

    pub(super) fn place_vp_tile<L: Log<Event>>(
        &self,
        state: &mut State,
        prize: u8,
        district: District,
        log: &mut L,
    ) {
        let tile = self.edition.prizes.iter().position(|prizes| prizes[0] == prize);
        let tile = tile.expect("a VP tile of this edition");
        state.vp_left &= !(1 << tile);
        state.vp_tile[district.index()] = tile as u8;
        let prizes = self.edition.prizes[tile];
        log.note(Event::VpTilePlaced { seat: state.seat, prizes, district });
        state.step = Step::Free;
    }
}
