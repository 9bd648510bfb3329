//! The clocks of a table: what its players have left, computed only from the times of its actions. A killed
//! server loses none of it, and two servers agree.
//!
//! - A player's clock runs while they are to move and sit there themselves. A bot has none.
//! - Live: each turn that is finished adds the increment, once. Taking back gives no time back and
//!   takes none away, and a turn that is finished for the second time adds nothing.
//! - Slow: each turn begins with the full days; what it takes beyond them comes out of the bank. A
//!   turn that comes back because moves were taken back begins anew.
//! - While all agreed to pause, no clock runs. A move ends that too.
//! - While no server was there, no clock ran: the first to look at a table afterwards adds that to
//!   its actions, from the last sign of any server to the first one after it.
//! - On vacation the days of vacation pass first, while it is the player's turn. A move ends it.

use serde::Serialize;
use table::{Clock, Seat, Timing};

use crate::action::Outage;
use crate::stored::Millis;

/// What somebody has at a live table who ran out of time and comes back to their seat.
const COME_BACK: Millis = 60_000;

/// The clocks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    clock: Clock,
    seats: Vec<Left>,
    running: Option<Running>,
    /// How many moves had been made when a turn was last paid its increment.
    paid: usize,
    /// How long each move took.
    times: Vec<u64>,
    /// Since when the next move is awaited.
    awaited: Millis,
    /// Who ran out of time.
    late: Vec<Seat>,
    /// Whether all agreed that they stand.
    paused: bool,
    /// The end of the last outage that was taken off.
    excused: Millis,
}

/// What a seat has left besides its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Left {
    bank: Millis,
    vacation: Millis,
    away: bool,
}

/// The clock that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Running {
    seat: Seat,
    turn: u32,
    since: Millis,
    /// What is left of the turn's own time.
    days: Millis,
}

/// Where a game stands, for its clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// How many moves were made at this table.
    pub moves: usize,
    /// The person to act, and the number of their turn; `None` for a bot or when it is over.
    pub waits_for: Option<(Seat, u32)>,
}

/// A seat's clock as it can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Reading {
    /// Milliseconds until the seat runs out of time, now or when its next turn begins.
    pub left: Millis,
    /// Of these, milliseconds in the bank.
    pub bank: Millis,
    /// Milliseconds of vacation that are left.
    pub vacation: Millis,
    /// Whether the player is on vacation.
    pub away: bool,
    /// Whether it runs.
    pub runs: bool,
    /// When it will have run out, if it runs.
    #[serde(skip)]
    pub until: Option<Millis>,
}

impl Clocks {
    /// The clocks of a game that begins.
    #[must_use]
    pub fn new(clock: Clock, seats: usize, at: Millis) -> Self {
        let speed = clock.speed;
        let left = Left { bank: speed.bank(), vacation: speed.vacation(), away: false };
        Self {
            clock,
            seats: vec![left; seats],
            running: None,
            paid: 0,
            times: Vec::new(),
            awaited: at,
            late: Vec::new(),
            paused: false,
            excused: 0,
        }
    }

    /// Those of these outages during which the running clock ran, and which have not been taken off
    /// yet.
    pub fn owed<'a>(&self, outages: &'a [Outage]) -> impl Iterator<Item = Outage> + 'a {
        let run = self.running.filter(|_| !self.paused);
        let since = run.map_or(Millis::MAX, |run| run.since.max(self.excused));
        outages.iter().copied().filter(move |outage| outage.to > since)
    }

    /// Takes an outage off: what was counted of it since the last action is not counted.
    pub fn excuse(&mut self, outage: Outage) {
        let Outage { from, to } = outage;
        let part = |since: Millis| (to - from.max(since)).max(0);
        if let Some(run) = &mut self.running {
            run.since += part(run.since);
        }
        self.awaited += part(self.awaited);
        self.excused = self.excused.max(to);
    }

    /// Something happened at a time, and this is the state of the game now.
    pub fn settle(&mut self, at: Millis, stand: Stand) {
        let moved = stand.moves > self.times.len();
        if stand.moves != self.times.len() {
            self.times.truncate(stand.moves);
            if moved {
                self.times.push(at.saturating_sub(self.awaited).unsigned_abs());
            }
            self.awaited = at;
        }
        let before = self.running.take();
        if let Some(run) = before {
            let mut run = run;
            self.spend(&mut run, at);
            if moved {
                self.seats[run.seat.index()].away = false;
                self.paused = false;
            }
            if stand.waits_for == Some((run.seat, run.turn)) {
                self.running = Some(run);
                return;
            }
            if moved && stand.moves > self.paid {
                self.seats[run.seat.index()].bank += self.clock.speed.increment();
                self.paid = stand.moves;
            }
        }
        self.running = stand.waits_for.map(|(seat, turn)| {
            let days = self.clock.speed.turn();
            let left = &mut self.seats[seat.index()];
            if left.bank + days <= 0 {
                left.bank = COME_BACK;
            }
            Running { seat, turn, since: at, days }
        });
    }

    /// Takes the time since then from a clock: from the vacation, then from the turn, then from the
    /// bank.
    fn spend(&mut self, run: &mut Running, at: Millis) {
        let passed = if self.paused { 0 } else { at.saturating_sub(run.since) };
        let mut spent = passed.max(0);
        let left = &mut self.seats[run.seat.index()];
        let mut take = |from: &mut Millis| {
            let part = spent.min(*from);
            *from -= part;
            spent -= part;
        };
        if left.away {
            take(&mut left.vacation);
        }
        take(&mut run.days);
        take(&mut left.bank);
        left.away &= left.vacation > 0;
        run.since = run.since.max(at);
    }

    /// When the clock that runs will have run out.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        let run = self.running.filter(|_| !self.paused)?;
        let left = self.seats[run.seat.index()];
        let vacation = if left.away { left.vacation } else { 0 };
        Some(run.since + vacation + run.days + left.bank)
    }

    /// Who has run out of time.
    #[must_use]
    pub fn out(&self, now: Millis) -> Option<Seat> {
        self.deadline().filter(|deadline| *deadline <= now)?;
        self.running.map(|run| run.seat)
    }

    /// Notes that a seat ran out of time.
    pub fn note_late(&mut self, seat: Seat) {
        if !self.late.contains(&seat) {
            self.late.push(seat);
        }
    }

    /// Who ran out of time, in that order.
    #[must_use]
    pub fn late(&self) -> &[Seat] {
        &self.late
    }

    /// Whether a seat may go on vacation now, or come back from it.
    #[must_use]
    pub fn may_change(&self, seat: Seat, away: bool) -> bool {
        let left = self.seats[seat.index()];
        left.away != away && (!away || left.vacation > 0)
    }

    /// A seat goes on vacation or comes back. What passed until now is counted already.
    pub fn set_away(&mut self, seat: Seat, away: bool) {
        self.seats[seat.index()].away = away;
    }

    /// Whether all agreed that they stand.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether they can stand by consent: over days there is vacation.
    #[must_use]
    pub fn may_pause(&self) -> bool {
        !self.paused && !self.clock.speed.is_slow()
    }

    /// The clocks stand, or run again. What passed until now is counted already.
    pub fn set_paused(&mut self, paused: bool) {
        self.paused = paused;
    }

    /// A seat's clock at a time.
    #[must_use]
    pub fn read(&self, seat: Seat, now: Millis) -> Reading {
        let mut clocks = self.clone();
        let mut days = self.clock.speed.turn();
        let runs = match clocks.running.filter(|run| run.seat == seat) {
            Some(mut run) => {
                clocks.spend(&mut run, now);
                days = run.days;
                !self.paused
            }
            None => false,
        };
        let Left { bank, vacation, away } = clocks.seats[seat.index()];
        let left = days + bank + if away { vacation } else { 0 };
        let until = self.deadline().filter(|_| runs);
        Reading { left, bank, vacation, away, runs, until }
    }

    /// The time that the game took, for its record.
    #[must_use]
    pub fn timing(&self) -> Timing {
        Timing { clock: self.clock, times: self.times.clone(), late: self.late.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Millis = 3_600_000;
    const DAY: Millis = 24 * HOUR;
    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn clocks(text: &str) -> Clocks {
        Clocks::new(text.parse().expect("a clock"), 2, 0)
    }

    fn stand(moves: usize, seat: Seat, turn: u32) -> Stand {
        Stand { moves, waits_for: Some((seat, turn)) }
    }

    #[test]
    fn a_live_clock_runs_for_who_is_to_move_and_adds_its_increment() {
        let mut clocks = clocks("live 1+10 lose");
        clocks.settle(0, stand(0, A, 1));
        assert_eq!(clocks.deadline(), Some(70_000));
        clocks.settle(5_000, stand(1, A, 1));
        assert_eq!(clocks.deadline(), Some(70_000), "the same turn goes on");
        clocks.settle(20_000, stand(2, B, 2));
        assert_eq!(clocks.read(A, 99_000).left, 60_000, "70 - 20 + 10, and it stands");
        assert_eq!(clocks.deadline(), Some(90_000));
        assert_eq!(clocks.out(89_999), None);
        assert_eq!(clocks.out(90_000), Some(B));
        assert_eq!(
            clocks.read(B, 50_000),
            Reading {
                left: 40_000,
                bank: 40_000,
                vacation: 0,
                away: false,
                runs: true,
                until: clocks.deadline(),
            }
        );
        assert_eq!(clocks.timing().times, [5_000, 15_000]);
    }

    #[test]
    fn talk_changes_no_clock() {
        let mut clocks = clocks("slow 1+2+0 lose");
        clocks.settle(0, stand(0, A, 1));
        for at in [HOUR, 20 * HOUR, 30 * HOUR, 50 * HOUR] {
            clocks.settle(at, stand(0, A, 1));
            assert_eq!(clocks.deadline(), Some(3 * DAY));
        }
        clocks.settle(60 * HOUR, stand(1, B, 2));
        assert_eq!(clocks.read(A, 0).left, DAY + 12 * HOUR, "36 of the bank's 48 hours are gone");
    }

    #[test]
    fn a_turn_taken_back_gives_no_time_back_and_is_paid_once() {
        let mut clocks = clocks("live 1+10 lose");
        clocks.settle(0, stand(0, A, 1));
        clocks.settle(20_000, stand(1, B, 2));
        clocks.settle(30_000, stand(0, A, 1));
        assert_eq!(clocks.read(A, 30_000).left, 60_000, "what was gained and used stays so");
        assert_eq!(clocks.read(B, 30_000).left, 60_000, "as for who waited for the answer");
        assert!(clocks.timing().times.is_empty());
        clocks.settle(35_000, stand(1, B, 2));
        assert_eq!(clocks.read(A, 35_000).left, 55_000, "no second increment");
        clocks.settle(40_000, stand(2, A, 3));
        assert_eq!(clocks.read(B, 40_000).left, 65_000, "but one for the next turn");
        assert_eq!(clocks.timing().times, [5_000, 5_000]);
    }

    #[test]
    fn on_vacation_the_days_pass_from_the_vacation_first() {
        let mut clocks = clocks("slow 2+1+3 lose");
        clocks.settle(0, stand(0, A, 1));
        clocks.settle(DAY, stand(0, A, 1));
        assert!(clocks.may_change(A, true) && !clocks.may_change(A, false));
        clocks.set_away(A, true);
        assert_eq!(clocks.deadline(), Some(6 * DAY), "2 + 1 + 3");
        clocks.settle(3 * DAY, stand(1, B, 2));
        let read = clocks.read(A, 9 * DAY);
        assert_eq!((read.vacation, read.bank, read.away), (DAY, DAY, false), "a move ends it");
        clocks.set_away(B, true);
        clocks.settle(7 * DAY, stand(1, B, 2));
        let read = clocks.read(B, 7 * DAY);
        assert_eq!((read.vacation, read.away, read.left), (0, false, 2 * DAY));
        assert!(!clocks.may_change(B, true), "it is used up");
        assert_eq!(clocks.out(9 * DAY - 1), None);
        assert_eq!(clocks.out(9 * DAY), Some(B));
    }

    #[test]
    fn a_bot_has_no_clock_and_who_comes_back_has_a_minute() {
        let mut clocks = clocks("live 1+0 bot");
        clocks.settle(0, stand(0, A, 1));
        assert_eq!(clocks.out(60_000), Some(A));
        clocks.note_late(A);
        clocks.settle(61_000, Stand { moves: 0, waits_for: None });
        assert_eq!(clocks.deadline(), None);
        clocks.settle(62_000, stand(1, B, 2));
        clocks.settle(63_000, stand(2, A, 3));
        assert_eq!(clocks.deadline(), Some(63_000 + COME_BACK));
        assert_eq!(clocks.late(), [A]);
        assert_eq!(clocks.timing().times, [62_000, 1_000]);
    }

    #[test]
    fn a_clock_never_runs_backwards() {
        let mut clocks = clocks("live 1+0 lose");
        clocks.settle(10_000, stand(0, A, 1));
        clocks.settle(5_000, stand(0, A, 1));
        assert_eq!(clocks.deadline(), Some(70_000));
        assert_eq!(clocks.read(A, 5_000).left, 60_000);
    }

    #[test]
    fn no_time_passes_while_all_agreed_to_pause_and_a_move_ends_that() {
        let mut clocks = clocks("live 1+0 lose");
        clocks.settle(0, stand(0, A, 1));
        clocks.settle(10_000, stand(0, A, 1));
        clocks.set_paused(true);
        assert_eq!((clocks.deadline(), clocks.out(DAY)), (None, None));
        let read = clocks.read(A, DAY);
        assert_eq!((read.left, read.runs, read.until), (50_000, false, None));
        clocks.settle(DAY, stand(0, A, 1));
        clocks.set_paused(false);
        assert_eq!(clocks.deadline(), Some(DAY + 50_000));
        clocks.set_paused(true);
        clocks.settle(2 * DAY, stand(1, B, 2));
        assert!(!clocks.is_paused(), "a move ends it");
        assert_eq!(clocks.read(A, 2 * DAY).left, 50_000);
        assert_eq!(clocks.deadline(), Some(2 * DAY + 60_000));
    }

    #[test]
    fn no_time_passes_while_no_server_is_there() {
        let mut clocks = clocks("live 1+0 lose");
        clocks.settle(10_000, stand(0, A, 1));
        let outages = [
            Outage { from: 2_000, to: 9_000 },
            Outage { from: 20_000, to: 90_000 },
            Outage { from: 95_000, to: 96_000 },
        ];
        let owed = |clocks: &Clocks| clocks.owed(&outages).collect::<Vec<_>>();
        assert_eq!(owed(&clocks), outages[1..], "one was over before");
        clocks.excuse(outages[1]);
        assert_eq!(clocks.deadline(), Some(140_000));
        assert_eq!(clocks.read(A, 91_000).left, 49_000, "ten seconds before it, one after it");
        clocks.excuse(outages[2]);
        assert_eq!((clocks.deadline(), owed(&clocks)), (Some(141_000), vec![]));
        clocks.settle(101_000, stand(1, B, 2));
        assert_eq!(clocks.read(A, 0).left, 40_000);
        assert_eq!(clocks.timing().times, [30_000], "nor did the move take so long");
        assert_eq!(clocks.deadline(), Some(161_000));
        // Something happened at the table after the last sign of the server.
        let late = Outage { from: 100_000, to: 200_000 };
        clocks.excuse(late);
        assert_eq!(clocks.deadline(), Some(260_000), "only what was counted is taken off");
        clocks.settle(200_000, stand(1, B, 2));
        assert_eq!(clocks.owed(&[late]).count(), 0);
    }
}
