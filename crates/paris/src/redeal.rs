//! Positions that a seat cannot tell from the real one.
//!
//! A seat knows every building drawn, and the district on the back of each stack's top building. Of
//! the end-game tiles it knows its own, those that were used, and which ones were left each time it
//! looked through them (K12, K35). What others could have done but did not do does not count as
//! knowledge (K36).

use table::{Chance, Quiet, Seat};

use crate::Paris;
use crate::action::Move;
use crate::legal::Count;
use crate::place::{BUILDINGS, Building};
use crate::state::{END_TILES, NONE, State};
use crate::step::Step;

/// How many times the end-game tiles are redealt to find a deal that fits the open choice.
const TRIES: usize = 1000;

impl Paris {
    pub(crate) fn deal_anew<C: Chance>(&self, state: &State, seat: Seat, chance: &mut C) -> State {
        let mut world = *state;
        self.shuffle_stacks(&mut world, chance);
        if world.end.count == 0 || world.step == Step::Over {
            return world;
        }
        for _ in 0..TRIES {
            shuffle_end_tiles(&mut world, seat, chance);
            if world.seat == seat || self.is_asked(&world) {
                return world;
            }
        }
        world.end = state.end;
        world.players = state.players;
        world
    }

    /// Whether a move shows somebody something: a building, a used end-game tile, a look at those
    /// that are left, what is held at the end (K37), or, if the player has hidden end-game tiles,
    /// whether these offered a choice.
    pub(crate) fn shows(&self, state: &State, mv: Move) -> bool {
        let hides = state.player().end_tiles != 0;
        match mv {
            Move::Draw(_) | Move::Look | Move::EndTile(_) => return true,
            Move::Buy { to, .. } if hides => {
                let place = self.tables.place(to).expect("a legal purchase is of a known place");
                if place.rank().is_some() || self.tables.cost[place.index()] != [0; 3] {
                    return true;
                }
            }
            Move::Pay { .. } | Move::Prestige { .. } if hides => return true,
            Move::Skip if hides && state.step == Step::Action => return true,
            _ => {}
        }
        let mut after = *state;
        self.apply(&mut after, mv, &mut Quiet);
        let looks = |state: &State| state.players.map(|player| player.saw);
        after.end.used_at != state.end.used_at
            || looks(&after) != looks(state)
            || after.step == Step::Over
    }

    /// Whether the player to act really has the choice that the step offers.
    fn is_asked(&self, state: &State) -> bool {
        let mut choices = Count::default();
        match state.step {
            Step::Pay { owed, .. } => self.payments(state, owed, &mut choices),
            Step::Prestige { rank, open, .. } => {
                self.slot_fillings(state, rank, open, &mut choices);
                choices.0 += 1;
            }
            Step::Bonus { price, .. } => return self.bonus_is_open(state, price),
            _ => return true,
        }
        choices.0 > 1
    }

    fn shuffle_stacks<C: Chance>(&self, world: &mut State, chance: &mut C) {
        let mut hidden = [0; BUILDINGS];
        let mut count = 0;
        let mut tops = [None; 3];
        let mut places = [0; BUILDINGS];
        let stacks = self.tables.stack_begin.iter().zip(world.stack_left);
        for (stack, (&begin, left)) in stacks.enumerate() {
            for at in begin..begin + left {
                places[count] = at;
                hidden[count] = world.buildings[usize::from(at)];
                count += 1;
            }
            if left > 0 {
                tops[stack] = Some(begin + left - 1);
            }
        }
        let dealt: u8 = self.tables.stack_size.iter().sum();
        for at in dealt..BUILDINGS as u8 {
            places[count] = at;
            hidden[count] = world.buildings[usize::from(at)];
            count += 1;
        }
        if count < 2 {
            return;
        }
        // Sort first, so that nothing of the real deal is left. Then deal each top, uniformly among
        // the buildings with its back; then the rest, uniformly.
        hidden[..count].sort_unstable();
        let mut rest = count;
        for top in tops.into_iter().flatten() {
            let back = district(world.buildings[usize::from(top)]);
            let mut fitting = (0..rest).filter(|&at| district(hidden[at]) == back);
            let chosen = chance.below(fitting.clone().count());
            let at = fitting.nth(chosen).expect("the top itself is among the hidden buildings");
            rest -= 1;
            hidden.swap(at, rest);
            world.buildings[usize::from(top)] = hidden[rest];
        }
        chance.shuffle(&mut hidden[..rest]);
        let others = places[..count].iter().filter(|place| !tops.contains(&Some(**place)));
        for (&place, &building) in others.zip(&hidden[..rest]) {
            world.buildings[usize::from(place)] = building;
        }
    }
}

fn district(building: u8) -> usize {
    Building::at(usize::from(building)).district().index()
}

/// Redeals the end-game tiles within each stretch between two looks of `seat`.
fn shuffle_end_tiles<C: Chance>(world: &mut State, seat: Seat, chance: &mut C) {
    let count = usize::from(world.end.count);
    // The order in which the tiles were taken, then those that are left.
    let mut order = [0; END_TILES];
    order[..count].copy_from_slice(&world.end.takes[..count]);
    let left = (0..END_TILES as u8).filter(|tile| world.end.left & (1 << tile) != 0);
    for (place, tile) in order[count..].iter_mut().zip(left) {
        *place = tile;
    }
    let saw = world.players[seat].saw;
    let mut begin = 0;
    for end in 1..=END_TILES {
        if end == END_TILES || saw & (1 << end) != 0 {
            shuffle_stretch(world, &mut order, begin, end, seat, chance);
            begin = end;
        }
    }
    world.end.takes[..count].copy_from_slice(&order[..count]);
    world.end.left = order[count..].iter().fold(0, |set, tile| set | 1 << tile);
    for player in &mut world.players {
        player.end_tiles = 0;
    }
    for at in 0..count {
        let tile = world.end.takes[at];
        if world.end.used_at[usize::from(tile)] == NONE {
            let taker = Seat::new(usize::from(world.end.takers[at]));
            world.players[taker].end_tiles |= 1 << tile;
        }
    }
}

/// Redeals the tiles of one stretch. The seat's own stay; a used tile stays with the player who
/// took it, at a time before it was used; all others are free.
fn shuffle_stretch<C: Chance>(
    world: &State,
    order: &mut [u8; END_TILES],
    begin: usize,
    end: usize,
    seat: Seat,
    chance: &mut C,
) {
    let count = usize::from(world.end.count);
    let taker = |at: usize| if at < count { world.end.takers[at] } else { NONE };
    let own = |at: usize| taker(at) == seat.index() as u8;
    let mut new = [NONE; END_TILES];
    let mut pool = [0; END_TILES];
    let mut loose = 0;
    // The used tiles, those used earliest first: each then has the same number of possible places
    // whatever the earlier ones took, which makes the deal uniform.
    let mut used = [(0, 0, 0); END_TILES];
    let mut used_count = 0;
    for at in begin..end {
        let tile = order[at];
        if own(at) {
            new[at] = tile;
        } else if world.end.used_at[usize::from(tile)] != NONE {
            used[used_count] = (world.end.used_at[usize::from(tile)], tile, taker(at));
            used_count += 1;
        } else {
            pool[loose] = tile;
            loose += 1;
        }
    }
    used[..used_count].sort_unstable();
    for &(used_at, used_tile, owner) in &used[..used_count] {
        let mut places = [0; END_TILES];
        let mut free = 0;
        for (place, tile) in new.iter().enumerate().take(end.min(usize::from(used_at))).skip(begin)
        {
            if *tile == NONE && taker(place) == owner {
                places[free] = place;
                free += 1;
            }
        }
        new[places[chance.below(free)]] = used_tile;
    }
    // Sort first, so that nothing of the real deal is left.
    pool[..loose].sort_unstable();
    chance.shuffle(&mut pool[..loose]);
    let mut pool = pool[..loose].iter();
    for (at, tile) in new.iter().enumerate().take(end).skip(begin) {
        order[at] = match *tile {
            NONE => *pool.next().expect("as many tiles as places"),
            tile => tile,
        };
    }
}
