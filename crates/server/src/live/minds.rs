//! What bots remember about their tables from one of their moves to the next.
//!
//! In some games a turn is several moves, and thinking about the first includes thinking about those that
//! follow. So a bot continues where it stopped. The memory of all bots together is bounded: the bot that
//! moved longest ago forgets first, and at an idle table everything is forgotten. The bot then starts from
//! scratch, and plays a little weaker for one move.

use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use catalog::Any;
use search::{Budget, Cancel, Level, Thinker};
use table::Seat;

use crate::id::TableId;

/// How many moves all bots together remember, and one of them, of about 60 bytes each.
const MOST: usize = 500_000;
const ONE: usize = 200_000;
/// How long a bot remembers a table at which it does not move.
const REST: Duration = Duration::from_secs(600);

/// What the bots of this server remember.
#[derive(Debug, Default)]
pub(super) struct Minds(Mutex<Vec<Mind>>);

/// What one bot remembers.
#[derive(Debug)]
struct Mind {
    table: TableId,
    seat: Seat,
    level: Level,
    thinker: Thinker,
    size: usize,
    used: Instant,
}

impl Minds {
    fn all(&self) -> MutexGuard<'_, Vec<Mind>> {
        self.0.lock().expect("no holder of the minds panics")
    }

    /// The bot with its memory of this seat, if it is still the same bot.
    pub(super) fn take(&self, table: TableId, seat: Seat, level: Level) -> Thinker {
        let mut all = self.all();
        let known = all.iter().position(|mind| mind.table == table && mind.seat == seat);
        let known = known.map(|at| all.remove(at)).filter(|mind| mind.level == level);
        known.map_or_else(|| Thinker::new(level), |mind| mind.thinker)
    }

    /// Keeps what a bot has thought about what follows its choice.
    pub(super) fn keep(&self, table: TableId, seat: Seat, level: Level, mut thinker: Thinker) {
        let size = thinker.settle(ONE);
        if size == 0 {
            return;
        }
        let mut all = self.all();
        all.retain(|mind| mind.table != table || mind.seat != seat);
        all.push(Mind { table, seat, level, thinker, size, used: Instant::now() });
        // The last one alone is never too large.
        let mut sum: usize = all.iter().map(|mind| mind.size).sum();
        while sum > MOST {
            sum -= all.remove(0).size;
        }
    }

    /// Lets the bot that moved last at a table think ahead for so long. False if none remembers
    /// anything of it, or if there is no room for more.
    pub(super) fn ponder(
        &self,
        table: TableId,
        game: &Any,
        time: Duration,
        cancel: &Cancel,
    ) -> bool {
        let mind = {
            let mut all = self.all();
            let last = all.iter().rposition(|mind| mind.table == table);
            last.map(|at| all.remove(at))
        };
        let Some(Mind { seat, level, mut thinker, size, .. }) = mind else { return false };
        let room = level == Level::Haussmann && size < ONE && !cancel.is_cancelled();
        if room {
            let budget = Budget { time: Some(time), nodes: None, threads: 1 };
            let seed = u64::from_le_bytes(crate::id::random());
            thinker.ponder(game, seat, budget, cancel, seed);
        }
        self.keep(table, seat, level, thinker);
        room
    }

    /// Forgets a table.
    pub(super) fn forget(&self, table: TableId) {
        self.all().retain(|mind| mind.table != table);
    }

    /// Forgets the tables at which no bot has moved for long.
    pub(super) fn rest(&self, now: Instant) {
        self.all().retain(|mind| now.saturating_duration_since(mind.used) < REST);
    }
}

#[cfg(test)]
mod tests {
    use catalog::{Editions, Kind};
    use table::Seed;

    use super::*;

    /// A bot that has chosen a move, its seat, and the position after the move, in which the same
    /// seat is to act and which the bot has already searched.
    fn chosen(nodes: u64) -> (Any, Seat, Thinker) {
        let editions = Editions::shipped();
        for kind in Kind::ALL {
            let none: [(&str, &str); 0] = [];
            let game = Any::new(*kind, &editions, &none, 2, Seed::from_text("minds"));
            let mut game = game.expect("a table for two");
            while let Some(seat) = game.to_act().filter(|_| game.ply() < 20) {
                let ask = |thinker: &mut Thinker| {
                    let thought = thinker.think(&game, Budget::nodes(nodes), &Cancel::new(), 1);
                    thought.expect("the game goes on")
                };
                let [mut thinker, mut probe] = [(); 2].map(|()| Thinker::new(Level::Haussmann));
                let (thought, _) = (ask(&mut thinker), ask(&mut probe));
                let clear = thought.options[0].visits > nodes / 2 && probe.settle(ONE) > 0;
                game.play(thought.best()).expect("a legal move");
                if clear && game.to_act() == Some(seat) {
                    return (game, seat, thinker);
                }
            }
        }
        panic!("in some game a turn has several moves");
    }

    /// How many visits a bot knows of after one more iteration.
    fn visits(game: &Any, thinker: &mut Thinker) -> u64 {
        let thought = thinker.think(game, Budget::nodes(1), &Cancel::new(), 2);
        thought.expect("the game goes on").options.iter().map(|option| option.visits).sum()
    }

    #[test]
    fn a_bot_goes_on_where_it_stopped() {
        let (game, seat, thinker) = chosen(200);
        let (minds, table) = (Minds::default(), TableId::random());
        minds.keep(table, seat, Level::Haussmann, thinker);
        let mut again = minds.take(table, seat, Level::Haussmann);
        assert!(visits(&game, &mut again) > 50, "it remembers");
        let mut taken = minds.take(table, seat, Level::Haussmann);
        assert_eq!(visits(&game, &mut taken), 1, "only once");
        minds.keep(table, seat, Level::Haussmann, again);
        let mut other = minds.take(table, seat, Level::Architecte);
        assert!(visits(&game, &mut other) < 50, "another bot has thoughts of its own");
    }

    /// A bot that thought ahead knows more of its next move than one that did not.
    #[test]
    fn a_bot_thinks_ahead_while_others_are_to_act() {
        let (mut game, seat, _) = chosen(100);
        let (minds, table) = (Minds::default(), TableId::random());
        let mut known = 0;
        for _ in 0..60 {
            let Some(actor) = game.to_act() else { break };
            if actor != seat {
                known += u32::from(minds.ponder(
                    table,
                    &game,
                    Duration::from_millis(20),
                    &Cancel::new(),
                ));
                let legal = game.legal();
                game.play(&legal[0]).expect("a legal move");
                continue;
            }
            let mut bot = minds.take(table, seat, Level::Haussmann);
            let thought = bot.think(&game, Budget::nodes(60), &Cancel::new(), 3);
            minds.keep(table, seat, Level::Haussmann, bot);
            game.play(thought.expect("the game goes on").best()).expect("a legal move");
        }
        assert!(known > 3, "it thought ahead {known} times");
        let stopped = Cancel::new();
        stopped.cancel();
        assert!(!minds.ponder(table, &game, Duration::from_secs(30), &stopped), "it was stopped");
        minds.forget(table);
        assert!(!minds.ponder(table, &game, STEP, &Cancel::new()), "nothing is remembered");
    }

    const STEP: Duration = Duration::from_millis(1);

    #[test]
    fn whoever_moved_longest_ago_forgets_first_and_who_rests_forgets_all() {
        let minds = Minds::default();
        let [first, second, third] = [(); 3].map(|()| TableId::random());
        let (_, seat, thinker) = chosen(100);
        minds.keep(first, seat, Level::Haussmann, thinker);
        // As if what is remembered of the first table were nearly all there is room for.
        minds.all()[0].size = MOST - 1;
        for table in [second, third] {
            let (_, _, thinker) = chosen(100);
            minds.keep(table, seat, Level::Haussmann, thinker);
        }
        let tables = || minds.all().iter().map(|mind| mind.table).collect::<Vec<_>>();
        assert_eq!(tables(), [second, third]);
        minds.forget(second);
        assert_eq!(tables(), [third]);
        let now = Instant::now();
        minds.rest(now + REST / 2);
        assert_eq!(tables(), [third]);
        minds.rest(now + REST * 2);
        assert_eq!(tables(), []);
    }
}
