//! Which moves of Paris deserve a look.

use paris::{
    ALL_LANDMARKS, BUILDINGS, Bonus, District, Effect, Ending, Move, Paris, Place, Post, Site,
    Spot, Stand, State, Step, Value,
};
use table::{Game as _, Quiet};

use super::districts::place_at;
use super::prospects::resources;

pub(super) fn candidates(game: &Paris, state: &State, list: &mut Vec<Move>) {
    game.legal(state, list);
    if state.ending() == Ending::LastRound {
        last_turn(game, state, list);
        return;
    }
    let after_action = state.step() == Step::Free;
    let late = state.stacks_empty();
    let effects = &game.edition().effects;
    let trades = list.iter().any(|mv| matches!(mv, Move::Purchase(_) | Move::Sell { .. }));
    let trade = if trades { Trade::of(game, state) } else { Trade::default() };
    list.retain(|mv| match mv {
        Move::Purchase(_) | Move::Sell { .. } => trade.deserves(*mv),
        // What can be used after the action can be used in the next turn just as well, and is
        // then known to be needed. What others could take is kept.
        Move::Use(bonus) => match effects[bonus.index()] {
            _ if after_action => false,
            // Tiles that count what a seat has can only grow while nothing is given up.
            Effect::PerLandmark(_) => false,
            Effect::Types(_) | Effect::PerUnused(_) => late,
            _ => true,
        },
        Move::Pairs { .. } | Move::UseEnd(_) => !after_action,
        // Retiring early gives up turns for nothing.
        Move::Retire => false,
        _ => true,
    });
}

/// Leaves out what nobody does in a last turn: ending it, or retiring, while something unused still
/// brings points; buying what no purchase needs; and, after the action, anything that brings no
/// points.
fn last_turn(game: &Paris, state: &State, list: &mut Vec<Move>) {
    let after_action = state.step() == Step::Free;
    if !after_action && state.step() != Step::Action {
        return;
    }
    let seat = state.seat();
    let points = |state: &State| state.vp(seat) + game.francs_prize(state, seat);
    let now = points(state);
    let brings = |mv: Move| match mv {
        Move::TakeAny(bonus) | Move::Back(bonus) => game.bonus_worth(state, seat, bonus) > 0,
        mv if mv.is_free() => {
            let mut after = *state;
            game.play(&mut after, mv, &mut Quiet);
            points(&after) > now
        }
        _ => false,
    };
    let gains: Vec<bool> = list.iter().map(|&mv| brings(mv)).collect();
    // Whether a sale takes back a purchase of the turn is for `undoes` to see; then the turn ends.
    let sale = |mv: &Move| matches!(mv, Move::Sell { .. });
    let done = !list.iter().zip(&gains).any(|(mv, gain)| *gain && !sale(mv));
    let mut gains = gains.into_iter();
    list.retain(|&mv| match (mv, gains.next() == Some(true)) {
        (_, true) => true,
        (Move::End | Move::Retire, _) => done,
        (Move::Purchase(_), _) => is_wanted(game, state, mv),
        (mv, _) => !mv.is_free() || !after_action,
    });
}

/// Whether a purchase from the supply or a sale to it is worth a look. In a last turn all sales
/// are: what is kept is worth nothing; and pairs are worth points.
fn is_wanted(game: &Paris, state: &State, mv: Move) -> bool {
    let last = state.ending() == Ending::LastRound;
    match mv {
        Move::Sell { .. } if last => true,
        Move::Purchase(_) if last && makes_pairs(state) => true,
        _ => Trade::of(game, state).deserves(mv),
    }
}

/// Whether the seat to act has the tile that counts pairs of resources.
fn makes_pairs(state: &State) -> bool {
    state.unused(state.seat()) & Bonus::new(24).bit() != 0
}

/// Whether `mv`, right after `last`, is a free step that search looks at in the other order anyway.
pub(super) fn repeats(game: &Paris, before: &State, last: Move, mv: Move) -> bool {
    let (Some(first), Some(second)) = (last.free_order(), mv.free_order()) else { return false };
    if second >= first || !game.commutes(before, last, mv) {
        return false;
    }
    let trades = |mv| matches!(mv, Move::Purchase(_) | Move::Sell { .. });
    if !(trades(mv) || trades(last)) {
        return true;
    }
    let mut between = *before;
    game.play(&mut between, mv, &mut Quiet);
    is_wanted(game, before, mv) && is_wanted(game, &between, last)
}

/// What is worth buying from the supply or selling to it right now: whatever a purchase of this
/// turn needs, and nothing in reserve. The supply is open in every turn, and each way costs.
#[derive(Default)]
struct Trade {
    buy: [bool; 3],
    sell: [bool; 6],
}

impl Trade {
    /// Whether a move that buys or sells is worth a look; other moves always are.
    fn deserves(&self, mv: Move) -> bool {
        match mv {
            Move::Purchase(kind) => self.buy[kind.index()],
            Move::Sell { kind, .. } => self.sell[kind.index()],
            _ => true,
        }
    }

    fn of(game: &Paris, state: &State) -> Self {
        let mut trade = Self::default();
        let seat = state.seat();
        let francs = state.francs(seat);
        match state.step() {
            Step::Bonus { price, .. } if u16::from(price) > francs => {
                return Self { sell: [true; 6], ..trade };
            }
            Step::Action => {}
            _ => return trade,
        }
        let (have, jokers) = resources(state, seat);
        let edition = game.edition();
        let tokens = state.tokens(seat);
        let sold_for = |kinds: &dyn Fn(usize) -> bool| -> u16 {
            let kinds = (0..tokens.len()).filter(|&kind| kinds(kind));
            kinds.map(|kind| u16::from(tokens[kind]) * u16::from(edition.sell[kind])).sum()
        };
        for aim in aims(game, state) {
            let short: [u8; 3] = std::array::from_fn(|at| aim.cost[at].saturating_sub(have[at]));
            let in_supply = (0..3).all(|at| short[at] <= state.supply()[at] + jokers);
            let lacking: u8 = short.iter().sum();
            let missing = lacking.saturating_sub(jokers);
            let fee: u16 = (0..3)
                .map(|at| u16::from(short[at]) * u16::from(edition.buy[at]))
                .sum::<u16>()
                .min(u16::from(missing) * 6);
            let needed = aim.price + fee;
            let spare = |kind: usize| aim.cost.get(kind).is_none_or(|cost| *cost == 0);
            if !in_supply || needed > francs + sold_for(&spare) {
                continue;
            }
            if needed > francs {
                for kind in (0..6).filter(|&kind| spare(kind)) {
                    trade.sell[kind] = true;
                }
            }
            if missing > 0 {
                for kind in (0..3).filter(|&kind| short[kind] > 0) {
                    trade.buy[kind] = true;
                }
            }
        }
        trade
    }
}

/// Something that a key of the seat to act could buy.
struct Aim {
    price: u16,
    cost: [u8; 3],
}

impl Aim {
    fn new(game: &Paris, place: Place, paid: u8) -> Self {
        let edition = game.edition();
        let cost = match (place.rank(), place.value()) {
            (Some(rank), _) => edition.landmarks[rank].cost,
            (None, Some(Value::Eight)) => [edition.eight_wood, 0, 0],
            _ => [0; 3],
        };
        Self { price: u16::from(game.value(place).saturating_sub(paid)), cost }
    }

    /// What a purchase costs.
    fn of(game: &Paris, from: Post, to: Site) -> Option<Self> {
        let place = |site: Site| match site.spot {
            Spot::Building(value) => Some(Place::building(site.district, value)),
            Spot::Landmark(landmark) => {
                let mut tiles = game.edition().landmarks.iter();
                tiles.position(|tile| tile.landmark == landmark).map(Place::landmark)
            }
        };
        let paid = match from {
            Post::Stand(_) => 0,
            Post::Site(site) => game.value(place(site)?),
        };
        Some(Self::new(game, place(to)?, paid))
    }
}

/// Everything that a key of the seat to act could go to, money and resources aside.
fn aims(game: &Paris, state: &State) -> Vec<Aim> {
    let seat = state.seat();
    let own = state.keys(seat)[0];
    let open = !state.occupied();
    let loose = u64::from(state.landmarks_left()) << BUILDINGS;
    let arc = state.stands_on(seat, Stand::Arc);
    let mut aims = Vec::new();
    for district in District::ALL {
        let places = state.places_of(district);
        let landmarks = places & ALL_LANDMARKS;
        let above = match landmarks {
            0 => loose,
            // The last landmark added is always the highest.
            _ => loose & !(u64::MAX >> landmarks.leading_zeros()),
        };
        let standing = own & places;
        let fresh = arc || state.stands_on(seat, Stand::Bank(district));
        if !fresh && standing == 0 {
            continue;
        }
        let mut targets = open & ((places & (state.built() | ALL_LANDMARKS)) | above);
        while targets != 0 {
            let place = place_at(targets.trailing_zeros() as usize);
            targets &= targets - 1;
            // Within a district places are numbered by rising value.
            let below = standing & (place.bit() - 1);
            if below != 0 {
                let from = place_at(63 - below.leading_zeros() as usize);
                aims.push(Aim::new(game, place, game.value(from)));
            } else if fresh {
                aims.push(Aim::new(game, place, 0));
            }
        }
    }
    aims
}

/// Whether a move gives back what another move of the same turn brought: buying and selling one
/// kind in a turn only loses francs.
pub(super) fn undoes(turn: &[Move], mv: Move) -> bool {
    match mv {
        Move::Sell { kind, .. } => turn.contains(&Move::Purchase(kind)),
        Move::Purchase(bought) => {
            turn.iter().any(|mv| matches!(mv, Move::Sell { kind, .. } if *kind == bought))
        }
        _ => false,
    }
}

/// Whether a move leaves unused what was bought or sold in the same turn: such trades are for a
/// purchase, which must then be made.
pub(super) fn wastes(game: &Paris, state: &State, turn: &[Move], mv: Move) -> bool {
    if matches!(mv, Move::End | Move::Retire) && state.ending() == Ending::LastRound {
        return leaves_sales(game, state, turn);
    }
    if turn.is_empty() {
        return false;
    }
    let last = state.ending() == Ending::LastRound;
    if state.step() != Step::Action || (last && makes_pairs(state)) {
        return false;
    }
    match mv {
        Move::Buy { from, to, .. } => {
            let Some(aim) = Aim::of(game, from, to) else { return false };
            let unused =
                |mv: &Move| matches!(mv, Move::Purchase(kind) if aim.cost[kind.index()] == 0);
            let proceeds: u16 = turn.iter().map(|&mv| proceeds(game, mv)).sum();
            let needless = proceeds > 0 && aim.price + proceeds <= state.francs(state.seat());
            (needless && !last) || turn.iter().any(unused)
        }
        Move::Key(_) | Move::Look | Move::EndTile(_) | Move::Skip => {
            turn.iter().any(|mv| match mv {
                Move::Purchase(_) => true,
                // What is kept in a last turn is worth nothing.
                Move::Sell { .. } => !last,
                _ => false,
            })
        }
        _ => false,
    }
}

/// Whether something could still be sold for points at the end of a last turn.
fn leaves_sales(game: &Paris, state: &State, turn: &[Move]) -> bool {
    if state.unused(state.seat()) & Bonus::new(27).bit() == 0 {
        return false;
    }
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    legal.into_iter().any(|mv| matches!(mv, Move::Sell { .. }) && !undoes(turn, mv))
}

/// The francs that selling brings.
fn proceeds(game: &Paris, mv: Move) -> u16 {
    match mv {
        Move::Sell { kind, .. } => u16::from(game.edition().sell[kind.index()]),
        _ => 0,
    }
}

/// The VP of the slots that the seat to act is filling and has prestige for.
pub(super) fn open_slots(game: &Paris, state: &State) -> f32 {
    let Step::Prestige { rank, open, .. } = state.step() else { return 0.0 };
    let mut have = state.tokens(state.seat());
    let slots = game.edition().landmarks[usize::from(rank)].slots;
    let mut sum = 0.0;
    for (at, slot) in slots.iter().enumerate() {
        if open & (1 << at) != 0 && have[slot.index()] > 0 {
            have[slot.index()] -= 1;
            sum += f32::from(game.edition().slot_vp[slot.index() - 3]);
        }
    }
    sum
}
