//! Who meets whom in the next round, and who sits where.
//!
//! At tables for two nobody meets the same opponent twice; if that is impossible for everybody, some have a
//! bye. At larger tables people meet again as seldom as possible. A bye goes to the player who has had the
//! fewest and, among those, to the last in the standings. In events that fill up with bots, bots take the
//! place of byes.

use super::scores::standings;
use super::teams::together;
use super::{Event, MOST_ROUNDS, Sitter, System};

/// How many partners are tried before a pairing is given up.
const PATIENCE: u32 = 20_000;

/// The draw of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// Who sits where, table by table.
    pub tables: Vec<Vec<Sitter>>,
    /// Who has nobody to play with.
    pub byes: Vec<usize>,
}

/// How many slots a round robin has; with an odd number of people, one slot is empty.
#[must_use]
pub const fn slots(entrants: usize) -> usize {
    entrants + entrants % 2
}

/// Draws the next round.
#[must_use]
pub fn draw(event: &Event) -> Drawn {
    let (groups, alone) = match event.setup.system {
        System::RoundRobin => everybody(event),
        System::Swiss => alike(event),
    };
    let mut drawn = Drawn { tables: Vec::new(), byes: Vec::new() };
    let mut groups: Vec<Vec<Sitter>> =
        groups.into_iter().map(|group| group.into_iter().map(Sitter::Entrant).collect()).collect();
    match event.setup.fill {
        None => drawn.byes = alone,
        Some(level) => {
            // Players who would have a bye play with bots: together, if they have not met.
            let most = if event.setup.seats == 2 { 1 } else { event.setup.seats };
            for some in alone.chunks(most) {
                let mut group: Vec<Sitter> = some.iter().copied().map(Sitter::Entrant).collect();
                group.resize(event.setup.seats, Sitter::Bot(level));
                groups.push(group);
            }
        }
    }
    let seated = groups.into_iter().enumerate();
    drawn.tables = seated.map(|(at, group)| seated_fairly(event, group, at)).collect();
    drawn
}

/// The pairs of a round robin, and who has nobody to play with.
fn everybody(event: &Event) -> (Vec<Vec<usize>>, Vec<usize>) {
    let slots = slots(event.entrants.len());
    let (mut groups, mut alone) = (Vec::new(), Vec::new());
    if slots < 2 {
        return (groups, alone);
    }
    let (circle, round) = (slots - 1, event.rounds.len());
    let plays = |number: usize| event.entrants.get(number).is_some_and(|it| !it.left);
    for at in 0..slots / 2 {
        let pair = match at {
            0 => [circle, round % circle],
            _ => [(round + at) % circle, (round + circle - at) % circle],
        };
        match pair.map(plays) {
            [true, true] => groups.push(pair.to_vec()),
            [true, false] => alone.push(pair[0]),
            [false, true] => alone.push(pair[1]),
            [false, false] => {}
        }
    }
    (groups, alone)
}

/// Groups of players with similar scores, and who has nobody to play with.
fn alike(event: &Event) -> (Vec<Vec<usize>>, Vec<usize>) {
    let order: Vec<usize> = standings(event)
        .into_iter()
        .map(|line| line.entrant)
        .filter(|number| !event.entrants[*number].left)
        .collect();
    let seats = event.setup.seats;
    if seats == 2 {
        return pairs(event, order);
    }
    let spare = spared(event, &order, order.len() % seats);
    let mut rest: Vec<usize> = order.into_iter().filter(|it| !spare.contains(it)).collect();
    let mut groups = Vec::new();
    while !rest.is_empty() {
        let mut group = vec![rest.remove(0)];
        while group.len() < seats {
            let met = |number: usize| -> usize {
                let met = |other: &usize| match together(event, number, *other) {
                    true => MOST_ROUNDS,
                    false => times_met(event, number, *other),
                };
                group.iter().map(met).sum()
            };
            // A team that is as large as there are tables left has somebody at each of them.
            let tables = (rest.len() + group.len() - seats) / seats;
            let can_wait = |number: usize| {
                let team = rest.iter().filter(|it| together(event, number, **it)).count();
                team <= tables || group.iter().any(|it| together(event, number, *it))
            };
            let key = |at: &usize| (can_wait(rest[*at]), met(rest[*at]), *at);
            let at = (0..rest.len()).min_by_key(key);
            group.push(rest.remove(at.expect("as many are left as the tables have seats")));
        }
        groups.push(group);
    }
    (groups, spare)
}

/// Those who sit out if `count` do: the ones who have done so least often and, among those, the last.
fn spared(event: &Event, order: &[usize], count: usize) -> Vec<usize> {
    let mut candidates: Vec<usize> = order.iter().rev().copied().collect();
    candidates.sort_by_key(|number| times_spared(event, *number));
    candidates.truncate(count);
    candidates
}

/// How often somebody had a bye, or played with bots instead.
fn times_spared(event: &Event, number: usize) -> usize {
    let spared = event.rounds.iter().filter(|round| {
        let with_bots = |seats: &[Sitter]| {
            seats.contains(&Sitter::Entrant(number))
                && seats.iter().any(|it| it.entrant().is_none())
        };
        round.byes.contains(&number) || round.boards.iter().any(|board| with_bots(&board.seats))
    });
    spared.count()
}

/// How often two have met.
#[must_use]
pub fn times_met(event: &Event, one: usize, other: usize) -> usize {
    let [one, other] = [one, other].map(Sitter::Entrant);
    let boards = event.rounds.iter().flat_map(|round| &round.boards);
    boards.filter(|board| board.seats.contains(&one) && board.seats.contains(&other)).count()
}

/// Pairs in which nobody meets twice; neighbours in the standings if possible.
fn pairs(event: &Event, order: Vec<usize>) -> (Vec<Vec<usize>>, Vec<usize>) {
    let count = event.entrants.len();
    let met: Vec<Vec<bool>> = (0..count)
        .map(|one| {
            let met = |other| times_met(event, one, other) > 0 || together(event, one, other);
            (0..count).map(met).collect()
        })
        .collect();
    if order.len().is_multiple_of(2) {
        if let Some(found) = Search::new(&met, 0).pair(&order) {
            return found;
        }
    } else {
        for spare in spared(event, &order, order.len()) {
            let rest: Vec<usize> = order.iter().copied().filter(|it| *it != spare).collect();
            if let Some((groups, _)) = Search::new(&met, 0).pair(&rest) {
                return (groups, vec![spare]);
            }
        }
    }
    // It cannot be done for all of them: as few as possible sit out.
    let more = (order.len() % 2 + 2..=order.len()).step_by(2);
    let found = more.into_iter().find_map(|spare| Search::new(&met, spare).pair(&order));
    found.unwrap_or_else(|| (Vec::new(), order))
}

/// The search for a pairing in which a given number may sit out.
struct Search<'a> {
    met: &'a [Vec<bool>],
    spare: usize,
    tried: u32,
}

impl<'a> Search<'a> {
    fn new(met: &'a [Vec<bool>], spare: usize) -> Self {
        Self { met, spare, tried: 0 }
    }

    fn pair(mut self, order: &[usize]) -> Option<(Vec<Vec<usize>>, Vec<usize>)> {
        let (mut groups, mut alone) = (Vec::new(), Vec::new());
        self.go(order.to_vec(), &mut groups, &mut alone).then_some((groups, alone))
    }

    fn go(
        &mut self,
        mut rest: Vec<usize>,
        groups: &mut Vec<Vec<usize>>,
        alone: &mut Vec<usize>,
    ) -> bool {
        if rest.is_empty() {
            return true;
        }
        let first = rest.remove(0);
        for at in 0..rest.len() {
            if self.tried >= PATIENCE {
                return false;
            }
            if self.met[first][rest[at]] {
                continue;
            }
            self.tried += 1;
            let mut others = rest.clone();
            groups.push(vec![first, others.remove(at)]);
            if self.go(others, groups, alone) {
                return true;
            }
            groups.pop();
        }
        if alone.len() < self.spare {
            alone.push(first);
            if self.go(rest, groups, alone) {
                return true;
            }
            alone.pop();
        }
        false
    }
}

/// The same people in the order of the seats in which they have sat least often so far.
fn seated_fairly(event: &Event, group: Vec<Sitter>, board: usize) -> Vec<Sitter> {
    let times = |sitter: Sitter, seat: usize| {
        let boards = event.rounds.iter().flat_map(|round| &round.boards);
        let sat = boards.filter(|board| board.seats.get(seat) == Some(&sitter)).count();
        if sitter.entrant().is_some() { sat * sat } else { 0 }
    };
    let mut orders = Vec::new();
    permute(&mut group.clone(), 0, &mut orders);
    // If nothing favours one of them, tables take turns.
    let shift = (board + event.rounds.len()) % orders.len();
    orders.rotate_left(shift);
    let cost = |order: &Vec<Sitter>| -> usize {
        order.iter().enumerate().map(|(seat, sitter)| times(*sitter, seat)).sum()
    };
    orders.into_iter().min_by_key(cost).unwrap_or(group)
}

fn permute(group: &mut Vec<Sitter>, from: usize, orders: &mut Vec<Vec<Sitter>>) {
    if from == group.len() {
        orders.push(group.clone());
        return;
    }
    for at in from..group.len() {
        group.swap(from, at);
        permute(group, from + 1, orders);
        group.swap(from, at);
    }
}
