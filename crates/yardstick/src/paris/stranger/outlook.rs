//! What a position is worth to a seat, in points at the end of the game.

use paris::{BUILDINGS, Bonus, Edition, Effect, EndTile, Ending, Paris, State, Step};
use table::{Game as _, Seat, bits};

use super::Weights;
use super::quarters::Sums;

/// How many facts there are about a seat.
pub(super) const FACTS: usize = 42;
/// With at least this many turns left, it is early in the game.
pub(super) const LONG: f32 = 16.0;

/// How the stranger looks at positions of one game.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Paris,
    pub(super) edition: &'a Edition,
    pub(super) weights: &'a Weights,
    pub(super) seats: usize,
    /// The building spaces that still have their token.
    pub(super) there: u64,
    /// The token beside each building space.
    pub(super) beside: [usize; BUILDINGS],
    /// The value of each place.
    pub(super) value_of: [f32; paris::PLACES],
    /// What each bank pays.
    pub(super) bank: [f32; 6],
}

/// What a seat has, and what things are worth to it because of that.
#[derive(Clone, Debug)]
pub(super) struct Own {
    pub(super) seat: Seat,
    /// How many turns of its own are expected.
    pub(super) left: f32,
    /// What a franc is worth.
    pub(super) franc: f32,
    /// What one more token of each kind is worth.
    pub(super) token: [f32; 6],
    /// The buildings of each value.
    pub(super) count: [f32; 6],
    /// For each value how many buildings are free.
    pub(super) reach: [f32; 6],
    /// What a tile held counts for one more building of each value.
    pub(super) counted: [f32; 6],
    pub(super) landmarks: f32,
    /// What a tile held counts for one more landmark.
    pub(super) per_landmark: f32,
    /// What each tile of the track would be worth.
    pub(super) tiles: [f32; Bonus::COUNT + 1],
    /// The best tile of the whole track.
    pub(super) any: f32,
    pub(super) francs: f32,
    /// Resources, tiles that count as one kind included.
    pub(super) has: [f32; 3],
    /// Resources of any kind.
    pub(super) jokers: f32,
    pub(super) prestige: [f32; 3],
    pub(super) any_prestige: f32,
    /// The best landmark in sight.
    pub(super) best_landmark: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a Paris, state: &State, weights: &'a Weights) -> Self {
        let edition: &Edition = game.edition();
        let mut there = 0;
        let mut beside = [0; BUILDINGS];
        for (district, quarter) in game.public(state).districts.iter().enumerate() {
            for (value, lot) in quarter.spaces.iter().enumerate() {
                if let Some(kind) = lot.token {
                    let place = district * 6 + value;
                    there |= 1 << place;
                    beside[place] = kind.index();
                }
            }
        }
        let mut value_of = [0.0; paris::PLACES];
        for (place, value) in value_of.iter_mut().enumerate() {
            *value = match place.checked_sub(BUILDINGS) {
                None => [1.0, 2.0, 3.0, 4.0, 5.0, 8.0][place % 6],
                Some(rank) => f32::from(edition.landmarks[rank].value),
            };
        }
        let bank = edition.banks.map(f32::from);
        let seats = game.seats();
        Self { game, edition, weights, seats, there, beside, value_of, bank }
    }

    /// How well a seat stands against the others, in points.
    pub(super) fn value(&self, state: &State, seat: Seat) -> f32 {
        let sums = self.sums(state);
        let mine = self.stands_at(state, &sums, seat);
        let (mut most, mut all) = (f32::MIN, 0.0);
        for other in Seat::first(self.seats) {
            if other != seat {
                let theirs = self.stands_at(state, &sums, other);
                most = most.max(theirs);
                all += theirs;
            }
        }
        let mean = all / (self.seats - 1) as f32;
        mine - self.weights.rival * (0.6 * most + 0.4 * mean)
    }

    /// How many turns a seat still has, the present one included until its action is done.
    pub(super) fn turns_left(&self, state: &State, seat: Seat) -> f32 {
        let seats = self.seats;
        let present = state.seat();
        let begun = !matches!(state.step(), Step::Draw);
        let acted = begun && !matches!(state.step(), Step::Action | Step::Place(_));
        let offset = (seat.index() + seats - present.index()) % seats;
        if state.step() == Step::Over || state.retired(seat) {
            return 0.0;
        }
        // Whether this seat still acts in the present round.
        let place = |seat: Seat| (seat.index() + seats - state.start().index()) % seats;
        let comes = place(seat) > place(present) || offset == 0 && !acted;
        let round = if comes { 1.0 } else { 0.0 };
        match state.ending() {
            Ending::LastRound => round,
            Ending::LastTile => 1.0 + round,
            Ending::Open => {
                let tiles = f32::from(state.end_tiles_left());
                let tail = tiles / seats as f32 * self.weights.linger + 1.0;
                let draws = usize::from(state.buildings_left());
                // Who draws next: the present seat, or the one after it.
                let first = if begun { (present.index() + 1) % seats } else { present.index() };
                let wait = (seat.index() + seats - first) % seats;
                let turns = if draws > wait { 1 + (draws - 1 - wait) / seats } else { 0 };
                let now = if offset == 0 && begun && !acted { 1.0 } else { 0.0 };
                turns as f32 + tail + now
            }
        }
    }

    fn stands_at(&self, state: &State, sums: &Sums, seat: Seat) -> f32 {
        if state.step() == Step::Over {
            return self.game.points(state)[seat] as f32;
        }
        let (facts, left) = self.facts(state, sums, seat);
        let early = (left / LONG).min(1.0);
        let beliefs = &self.weights.beliefs[usize::from(self.seats > 2)];
        let mut points = f32::from(state.vp(seat));
        for (fact, belief) in facts.iter().zip(beliefs) {
            points += fact * (belief[0] + early * (belief[1] - belief[0]));
        }
        points
    }

    /// The facts about how a seat stands, apart from its VP; and how many turns it has.
    pub(super) fn facts(&self, state: &State, sums: &Sums, seat: Seat) -> ([f32; FACTS], f32) {
        let w = self.weights;
        let left = self.turns_left(state, seat);
        let quarters = self.quarters(state, sums, seat, left);
        let mut facts = [0.0; FACTS];
        facts[0] = quarters.tiled;
        facts[1] = quarters.untiled;
        facts[2] = f32::from(self.game.francs_prize(state, seat));
        if left <= 0.0 {
            return (facts, left);
        }
        let mut own = self.own(state, seat, left);
        let mut sights = self.sights(state, &mut own, &quarters);
        let (mut worth, mut tiles, mut room, mut rank) = (0.0, 0.0, left, 1.0);
        let draws = f32::from(state.buildings_left()) / self.seats as f32;
        let other = if draws >= 1.0 { w.generic + w.generic_tile * w.tile } else { w.end_tile };
        let mut seen = 0.0;
        for sight in sights.sorted() {
            if room <= 0.0 || sight.order * rank < other {
                break;
            }
            let part = room.min(1.0);
            worth += sight.worth * rank * part;
            tiles += sight.tile * rank * part;
            seen += part;
            room -= 1.0;
            rank *= w.decay;
        }
        let building = room.max(0.0).min(draws);
        tiles += building * w.generic_tile;
        facts[3] = 1.0;
        facts[4] = left;
        facts[5] = worth;
        facts[6] = seen;
        facts[7] = self.ahead(state, &own, tiles);
        facts[8] = tiles;
        self.held(state, &own, &mut facts[9..19]);
        let need = 3.0 + 1.5 * left;
        facts[19] = own.francs.min(need);
        facts[20] = (own.francs - need).max(0.0);
        facts[21] = own.francs.min(4.0);
        let tokens = state.tokens(seat);
        for kind in 0..6 {
            facts[22 + kind] = match tokens[kind] {
                0 => 0.0,
                count => 1.0 + 0.7 * f32::from(count - 1),
            };
        }
        for tile in bits(state.end_tiles(seat)) {
            facts[28] += match self.edition.end_tiles[tile] {
                EndTile::Counts(kind) => own.token[kind.index()],
                EndTile::Francs(francs) => own.franc * f32::from(francs),
                EndTile::Vp(vp) => f32::from(vp),
            };
        }
        facts[29] = f32::from(state.hand(seat)).min(left / 1.5);
        facts[30] = (state.stands(seat) & 0x3f).count_ones() as f32;
        facts[31] = f32::from(state.stands(seat) >> 6 & 1);
        facts[32..38].copy_from_slice(&own.count);
        facts[38] = own.landmarks;
        facts[39] = self.game.types_under(state, seat) as f32;
        facts[40] = (f32::from(state.hand(seat)) - left / 1.5).max(0.0);
        facts[41] = own.best_landmark;
        (facts, left)
    }

    fn own(&self, state: &State, seat: Seat, left: f32) -> Own {
        let w = self.weights;
        let unused = state.unused(seat);
        let has = |number: u8| unused & Bonus::new(number).bit() != 0;
        let spent = w.franc * left / (left + 1.5);
        // Tile 27: what is not spent counts at the end.
        let franc = if has(27) { spent + (1.0 - spent) * 2.0 / (left + 2.0) } else { spent };
        let sell = self.edition.sell;
        let time = left / (left + 1.5);
        let token = std::array::from_fn(|kind| {
            let sold = franc * f32::from(sell[kind]);
            (w.tokens[kind] * time).max(if left > 0.0 { sold } else { 0.0 })
        });
        let (count, landmarks) = self.counts(state, seat);
        let free = state.built() & !state.occupied();
        let mut reach = [0.0; 6];
        for place in bits(free) {
            reach[place % 6] += 1.0;
        }
        let mut counted = [0.0; 6];
        let mut per_landmark = 0.0;
        let there = state.on_track() & !state.taken(seat);
        for number in 1..=Bonus::COUNT {
            let bonus = Bonus::new(number as u8);
            let held = unused & bonus.bit() != 0;
            let ahead = there & bonus.bit() != 0 && state.space_of(bonus) > state.meeple(seat);
            let part = if held {
                0.8
            } else if ahead {
                0.3
            } else {
                continue;
            };
            match self.edition.effects[number] {
                Effect::PerBuilding { value, vp } => {
                    counted[value.index()] = f32::from(vp) * part;
                }
                Effect::PerLandmark(vp) => per_landmark = f32::from(vp) * part,
                _ => {}
            }
        }
        let tokens = state.tokens(seat).map(f32::from);
        let mut own = Own {
            seat,
            left,
            franc,
            token,
            count,
            reach,
            counted,
            landmarks,
            per_landmark,
            tiles: [0.0; Bonus::COUNT + 1],
            any: 0.0,
            francs: f32::from(state.francs(seat)),
            has: [tokens[0], tokens[1], tokens[2]],
            jokers: 0.0,
            prestige: [tokens[3], tokens[4], tokens[5]],
            any_prestige: 0.0,
            best_landmark: 0.0,
        };
        for number in bits(unused) {
            match self.edition.effects[number] {
                Effect::Resource(kind) => own.has[kind.index()] += 1.0,
                Effect::AnyResource(count) => own.jokers += f32::from(count),
                Effect::AnyPrestige(count) => own.any_prestige += f32::from(count),
                _ => {}
            }
        }
        for number in bits(there) {
            if !matches!(number, 17 | 25) {
                own.tiles[number] = self.tile(state, &own, number, false);
                own.any = own.any.max(own.tiles[number]);
            }
        }
        for number in [17, 25] {
            if there & 1 << number != 0 {
                own.tiles[number] = self.tile(state, &own, number, false);
            }
        }
        own
    }
}
