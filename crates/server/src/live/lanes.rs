//! What waits in the queue: lanes by urgency, with everybody in turn within each, and who may use
//! which thread.

use std::collections::{HashMap, VecDeque};

use search::Cancel;

use super::queue::{Behalf, Urgency};
use super::rush::Rush;
use super::work::Steps;

/// A piece of work with whatever the queue must know of it.
pub(super) struct Job {
    pub(super) urgency: Urgency,
    pub(super) behalf: Behalf,
    pub(super) cancel: Cancel,
    pub(super) steps: Box<dyn Steps>,
}

/// Equally urgent work, grouped by the person it is done for, in the order of their turns.
#[derive(Default)]
pub(super) struct Lane(VecDeque<(Behalf, VecDeque<Job>)>);

impl Lane {
    pub(super) fn push(&mut self, job: Job) {
        match self.0.iter_mut().find(|(behalf, _)| *behalf == job.behalf) {
            Some((_, jobs)) => jobs.push_back(job),
            None => self.0.push_back((job.behalf, VecDeque::from([job]))),
        }
    }

    /// The next job; its owner goes to the end of the line.
    fn pop(&mut self) -> Option<Job> {
        let (behalf, mut jobs) = self.0.pop_front()?;
        let job = jobs.pop_front();
        if !jobs.is_empty() {
            self.0.push_back((behalf, jobs));
        }
        job
    }
}

/// The queue as its threads see it.
#[derive(Default)]
pub(super) struct Waiting {
    /// How many threads there are.
    threads: usize,
    pub(super) lanes: [Lane; Urgency::ALL.len()],
    /// How much of each urgency somebody has in the queue or in progress.
    pub(super) held: HashMap<(Urgency, Behalf), usize>,
    /// How many threads have nothing to do.
    pub(super) idle: usize,
    /// The jobs that these idle threads are helping.
    pub(super) helped: Vec<Cancel>,
    /// The bots that think ahead.
    pub(super) ahead: Vec<Cancel>,
    /// Whether people make so many moves that one thread's processor is left to them.
    pub(super) rush: Rush,
    /// How many threads do what can wait.
    patient: usize,
    pub(super) closed: bool,
}

impl Waiting {
    /// An empty queue for so many threads.
    pub(super) fn new(threads: usize) -> Self {
        Self { threads, ..Self::default() }
    }

    /// The next job that may be begun now.
    pub(super) fn next(&mut self) -> Option<Job> {
        let free = self.patient < self.most_patient();
        let lanes = self.lanes.iter_mut().zip(Urgency::ALL);
        let mut open = lanes.filter(|(_, urgency)| free || !urgency.can_wait());
        let job = open.find_map(|(lane, _)| lane.pop())?;
        self.patient += usize::from(job.urgency.can_wait());
        Some(job)
    }

    /// How many threads may do what can wait: in a rush one fewer than there are. With all processors busy the
    /// disk is slow on some machines, whatever the priorities, and every move waits for the disk.
    fn most_patient(&self) -> usize {
        if self.rush.is_now() { (self.threads - 1).max(1) } else { self.threads }
    }

    /// A step of a job is over.
    pub(super) fn stepped(&mut self, job: &Job) {
        self.patient -= usize::from(job.urgency.can_wait());
        self.helped.retain(|cancel| !cancel.is_of(&job.cancel));
        job.cancel.lend(0);
        self.ahead.retain(|cancel| !cancel.is_of(&job.cancel));
    }

    /// How many jobs wait.
    pub(super) fn count(&self) -> usize {
        self.lanes.iter().flat_map(|lane| &lane.0).map(|(_, jobs)| jobs.len()).sum()
    }

    /// Lends a job the help of a thread that has nothing to do, if it may have it.
    pub(super) fn help(&mut self, job: &Job) {
        let may = match job.urgency {
            Urgency::Turn => true,
            Urgency::Review => !self.rush.is_now(),
            Urgency::Hint | Urgency::Watched | Urgency::Ahead => false,
        };
        if may && self.helped.len() + self.count() < self.idle {
            job.cancel.lend(1);
            self.helped.push(job.cancel.clone());
        }
    }

    /// Takes back as much help as there are no idle threads for.
    pub(super) fn end_help(&mut self) {
        let spare = self.idle.saturating_sub(self.count());
        let more = self.helped.len().saturating_sub(spare);
        self.helped.drain(..more).for_each(|cancel| cancel.lend(0));
    }

    /// Somebody's job is done: they may submit another.
    pub(super) fn let_go(&mut self, job: &Job) {
        if let Some(held) = self.held.get_mut(&(job.urgency, job.behalf)) {
            *held -= 1;
            if *held == 0 {
                self.held.remove(&(job.urgency, job.behalf));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::PlayerId;

    struct Nothing;

    impl Steps for Nothing {
        fn step(&mut self) -> bool {
            false
        }

        fn tell(&mut self) {}
    }

    impl Waiting {
        fn add(&mut self, urgency: Urgency) {
            let behalf = Behalf::Player(PlayerId::random());
            let (cancel, steps) = (Cancel::new(), Box::new(Nothing));
            cancel.lend(0);
            self.lanes[urgency as usize].push(Job { urgency, behalf, cancel, steps });
        }

        fn urgencies(&mut self) -> Vec<Urgency> {
            std::iter::from_fn(|| self.next().map(|job| job.urgency)).collect()
        }
    }

    #[test]
    fn in_a_rush_what_can_wait_leaves_a_thread_to_the_others() {
        use Urgency::{Ahead, Hint, Review, Turn, Watched};
        let mut waiting = Waiting::new(2);
        waiting.rush = Rush::lasting();
        [Review, Review, Ahead].into_iter().for_each(|urgency| waiting.add(urgency));
        let first = waiting.next().expect("one of them may");
        assert_eq!(first.urgency, Review);
        [Turn, Hint, Watched].into_iter().for_each(|urgency| waiting.add(urgency));
        assert_eq!(waiting.urgencies(), [Turn, Hint, Watched], "whatever else there is goes on");
        waiting.stepped(&first);
        assert_eq!(waiting.urgencies(), [Review], "one after the other");
        waiting.rush = Rush::default();
        assert_eq!(waiting.urgencies(), [Ahead], "after the rush both threads may");
    }

    #[test]
    fn in_a_rush_a_review_has_no_help_and_the_only_thread_does_everything() {
        let mut waiting = Waiting::new(1);
        waiting.rush = Rush::lasting();
        waiting.idle = 1;
        waiting.add(Urgency::Review);
        let job = waiting.next().expect("the only thread may");
        waiting.help(&job);
        assert_eq!(job.cancel.helpers(), 0);
        waiting.rush = Rush::default();
        waiting.help(&job);
        assert_eq!(job.cancel.helpers(), 1);
    }
}
