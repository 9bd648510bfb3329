//! The queue of everything that thinks: bots' moves, hints, reviews.
//!
//! A few separate threads do the work; they give way to everything else, so that nobody who clicks waits for
//! a bot. Work is done in steps, such as one move of a bot or one position of a review. After each step the
//! thread takes the next piece of work: the most urgent first and, among equally urgent work, everybody in
//! turn. So neither a long piece of work nor somebody with a lot of work keeps the others waiting for longer
//! than a step.
//!
//! A bot that a person waits for, and a review, may have the help of one more thread while that thread is
//! idle ([`Cancel::helpers`]). As soon as anything else is submitted a bot works alone again, and a review
//! does from its next step on. Bots think ahead only while there is nothing else to do, and stop at once when
//! there is. While people make many moves (`rush.rs`), reviews and thinking ahead leave one
//! thread's processor free.
//!
//! To have something computed, submit it: [`Queue::submit`] returns a [`Work`], which resolves to the answer,
//! reports progress, and cancels the work when it is dropped.

use std::fmt;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::Instant;

use search::Cancel;
use tokio::sync::{oneshot, watch};

use super::lanes::{Job, Waiting};
use super::rush;
use super::work::Submitted;
pub use super::work::{Step, Work};
use crate::id::PlayerId;
use crate::metrics::{Metrics, While};

/// How urgent work is, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Urgency {
    /// A person waits for a bot to move.
    Turn,
    /// A person asked for a hint, or what is best in a position.
    Hint,
    /// Somebody watches bots that play among themselves: nobody's own move waits for it.
    Watched,
    /// A game is reviewed.
    Review,
    /// A bot thinks ahead while a person is to act: nobody waits for that.
    Ahead,
}

impl Urgency {
    /// Every urgency, the most urgent first.
    pub const ALL: [Self; 5] = [Self::Turn, Self::Hint, Self::Watched, Self::Review, Self::Ahead];

    /// Whether nobody minds if it takes twice as long.
    pub(super) const fn can_wait(self) -> bool {
        matches!(self, Self::Review | Self::Ahead)
    }

    /// How much of it somebody may have in the queue. Bots' turns are limited by tables and need
    /// no limit here.
    const fn most(self) -> usize {
        match self {
            Self::Turn | Self::Watched => usize::MAX,
            Self::Hint => 2,
            Self::Review | Self::Ahead => 1,
        }
    }
}

/// On whose behalf work is done: each has the same share of what is equally urgent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Behalf {
    /// A player's.
    Player(PlayerId),
    /// Everybody at an address.
    Address(IpAddr),
}

/// Somebody has as much in the queue as they may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMuch;

impl fmt::Display for TooMuch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("wait for what you have asked for")
    }
}

impl std::error::Error for TooMuch {}

struct Shared {
    waiting: Mutex<Waiting>,
    come: Condvar,
    metrics: Arc<Metrics>,
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().expect("no holder of the queue panics")
    }
}

/// The queue, and the threads that work on it.
pub struct Queue(Arc<Shared>);

impl Queue {
    /// A queue with this many threads, which end when it is dropped.
    ///
    /// # Panics
    /// If the system has no threads.
    #[must_use]
    pub fn new(threads: usize, metrics: Arc<Metrics>) -> Self {
        let threads = threads.max(1);
        let waiting = Mutex::new(Waiting::new(threads));
        let shared = Arc::new(Shared { waiting, come: Condvar::new(), metrics });
        for _ in 0..threads {
            let shared = Arc::clone(&shared);
            let thread = thread::Builder::new().name("bots".to_owned());
            thread.spawn(move || work(&shared)).expect("the system has threads");
        }
        Self(shared)
    }

    /// Submits something to be computed step by step. Each step should take no longer than a bot's move, and
    /// should end soon when the flag is raised.
    ///
    /// # Errors
    /// If somebody has as much of this urgency in the queue as they may have.
    pub fn submit<T: Send + 'static>(
        &self,
        urgency: Urgency,
        behalf: Behalf,
        mut step: impl FnMut(&Cancel) -> Step<T> + Send + 'static,
    ) -> Result<Work<T>, TooMuch> {
        let (tell, answer) = oneshot::channel();
        let (far, progress) = watch::channel(0);
        let cancel = Cancel::new();
        cancel.lend(0);
        let flag = cancel.clone();
        let begun = Arc::new(AtomicBool::new(false));
        let (begin, metrics, asked) =
            (Arc::clone(&begun), Arc::clone(&self.0.metrics), Instant::now());
        let step = move || {
            if !begin.swap(true, Relaxed) && urgency == Urgency::Turn {
                metrics.turns_waited.note(asked.elapsed());
            }
            step(&flag)
        };
        let steps = Box::new(Submitted { step, answer: None, tell: Some(tell), far });
        let job = Job { urgency, behalf, cancel: cancel.clone(), steps };
        let mut waiting = self.0.waiting();
        let held = waiting.held.entry((urgency, behalf)).or_insert(0);
        if *held >= urgency.most() {
            return Err(TooMuch);
        }
        *held += 1;
        waiting.lanes[urgency as usize].push(job);
        waiting.end_help();
        if urgency != Urgency::Ahead {
            waiting.ahead.drain(..).for_each(|cancel| cancel.cancel());
        }
        self.0.metrics.bots_waiting.fetch_add(1, Relaxed);
        drop(waiting);
        self.0.come.notify_one();
        Ok(Work { answer, progress, begun, cancel })
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        self.0.waiting().closed = true;
        self.0.come.notify_all();
    }
}

impl fmt::Debug for Queue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Queue")
    }
}

fn work(shared: &Shared) {
    give_way();
    loop {
        let mut job = {
            let mut waiting = shared.waiting();
            loop {
                if waiting.closed {
                    return;
                }
                waiting.rush.look(shared.metrics.actions.load(Relaxed), Instant::now());
                if let Some(job) = waiting.next() {
                    waiting.help(&job);
                    if job.urgency == Urgency::Ahead {
                        waiting.ahead.push(job.cancel.clone());
                    }
                    break job;
                }
                waiting.idle += 1;
                waiting = if waiting.count() == 0 {
                    shared.come.wait(waiting).expect("no holder panics")
                } else {
                    // Work that can wait may begin when the rush is over.
                    shared.come.wait_timeout(waiting, rush::SPAN).expect("no holder panics").0
                };
                waiting.idle -= 1;
            }
        };
        shared.metrics.bots_waiting.fetch_sub(1, Relaxed);
        // Work that nobody waits for is not begun. A panic has been reported; the others go on.
        let more = !job.cancel.is_cancelled() && {
            let _thinking = While::new(&shared.metrics.bots_thinking);
            catch_unwind(AssertUnwindSafe(|| job.steps.step())).unwrap_or(false)
        };
        let mut waiting = shared.waiting();
        waiting.stepped(&job);
        if more {
            waiting.lanes[job.urgency as usize].push(job);
            shared.metrics.bots_waiting.fetch_add(1, Relaxed);
        } else {
            // Whoever gets the answer may ask for the next thing at once.
            waiting.let_go(&job);
            drop(waiting);
            job.steps.tell();
        }
    }
}

/// Lets every other thread go first. Linux has priorities for threads; elsewhere it would be the
/// whole program.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(19) {
        crate::log::event("bots", &[("why", &error)]);
    }
}

#[cfg(test)]
mod tests {
    use std::pin::Pin;
    use std::sync::mpsc;
    use std::task::{Context, Poll, Wake};
    use std::time::Duration;

    use super::*;

    fn somebody() -> Behalf {
        Behalf::Player(PlayerId::random())
    }

    fn queue(threads: usize) -> Queue {
        Queue::new(threads, Arc::default())
    }

    /// Keeps the only thread busy until the sender is used.
    fn block(queue: &Queue) -> (mpsc::Sender<()>, Work<()>) {
        let (go, gate) = mpsc::channel::<()>();
        let (begin, begun) = mpsc::channel::<()>();
        let work = queue.submit(Urgency::Turn, somebody(), move |_| {
            begin.send(()).expect("the test waits");
            gate.recv().expect("the gate opens");
            Step::Done(())
        });
        begun.recv().expect("it begins");
        (go, work.expect("there is room"))
    }

    /// Asks for the next thing in the very moment in which an answer is told.
    struct AsksAgain(Arc<Queue>, Behalf, Mutex<Option<Result<Work<()>, TooMuch>>>);

    impl Wake for AsksAgain {
        fn wake(self: Arc<Self>) {
            let next = self.0.submit(Urgency::Review, self.1, |_| Step::Done(()));
            *self.2.lock().expect("no panic") = Some(next);
        }
    }

    #[test]
    fn a3_who_has_an_answer_may_ask_for_the_next_at_once() {
        let (queue, ann) = (Arc::new(queue(1)), somebody());
        let (go, gate) = mpsc::channel::<()>();
        let first = queue.submit(Urgency::Review, ann, move |_| {
            gate.recv().expect("the gate opens");
            Step::Done(())
        });
        let mut first = first.expect("there is room");
        let again = Arc::new(AsksAgain(Arc::clone(&queue), ann, Mutex::default()));
        let waker = Arc::clone(&again).into();
        assert_eq!(Pin::new(&mut first).poll(&mut Context::from_waker(&waker)), Poll::Pending);
        go.send(()).expect("it waits");
        let end = Instant::now() + Duration::from_secs(30);
        let next = loop {
            if let Some(next) = again.2.lock().expect("no panic").take() {
                break next;
            }
            assert!(Instant::now() < end, "it is never told");
            thread::sleep(Duration::from_millis(1));
        };
        assert!(next.is_ok(), "what is done is held no longer");
    }

    /// Thinking ahead begins when there is nothing else to do, and stops for everything.
    #[tokio::test]
    async fn a3_who_thinks_ahead_stops_at_once_for_others() {
        let queue = queue(1);
        let (begin, begun) = mpsc::channel::<()>();
        let mut ahead = queue
            .submit(Urgency::Ahead, somebody(), move |stop: &Cancel| {
                let _ = begin.send(());
                // As long as a thought that nobody stops.
                let end = Instant::now() + Duration::from_secs(30);
                while !stop.is_cancelled() && Instant::now() < end {
                    thread::sleep(Duration::from_millis(1));
                }
                Step::<bool>::Done(stop.is_cancelled())
            })
            .expect("there is room");
        begun.recv().expect("nothing else is to be done");
        let review = queue.submit(Urgency::Review, somebody(), |_| Step::Done(()));
        assert_eq!((&mut ahead).await, Some(true), "it was told to stop");
        assert_eq!(review.expect("there is room").await, Some(()));
    }

    #[tokio::test]
    async fn a3_the_most_urgent_goes_first_and_everybody_in_turn() {
        let queue = queue(1);
        let (go, _first) = block(&queue);
        let order = Arc::new(Mutex::new(Vec::new()));
        let [ann, bob] = [somebody(), somebody()];
        let mut all = Vec::new();
        let mut submit = |urgency, behalf, name: &'static str| {
            let order = Arc::clone(&order);
            let note = move |_: &Cancel| {
                order.lock().expect("no panic").push(name);
                Step::Done(())
            };
            all.push(queue.submit(urgency, behalf, note).expect("there is room"));
        };
        submit(Urgency::Review, ann, "review");
        submit(Urgency::Hint, ann, "hint");
        for name in ["ann 1", "ann 2", "ann 3"] {
            submit(Urgency::Watched, ann, name);
        }
        submit(Urgency::Watched, bob, "bob 1");
        submit(Urgency::Turn, bob, "turn");
        go.send(()).expect("it waits");
        for work in all {
            assert_eq!(work.await, Some(()));
        }
        let order = order.lock().expect("no panic");
        let expected = ["turn", "hint", "ann 1", "bob 1", "ann 2", "ann 3", "review"];
        assert_eq!(*order, expected);
    }

    #[tokio::test]
    async fn a3_the_place_is_given_back_after_each_step() {
        let queue = queue(1);
        let (go, gate) = mpsc::channel::<()>();
        let mut steps = 0;
        let mut review = queue
            .submit(Urgency::Review, somebody(), move |_| {
                gate.recv().expect("the gate opens");
                steps += 1;
                if steps < 3 { Step::More(steps * 30) } else { Step::Done(steps) }
            })
            .expect("there is room");
        go.send(()).expect("it waits");
        review.progress.changed().await.expect("it goes on");
        assert_eq!(*review.progress.borrow(), 30);
        // It holds the thread again, or waits for it; a turn is next after that step.
        let turn = queue.submit(Urgency::Turn, somebody(), |_| Step::Done(7)).expect("room");
        go.send(()).expect("it waits");
        assert_eq!(turn.await, Some(7), "a turn does not wait for the whole review");
        go.send(()).expect("it waits");
        assert_eq!(review.await, Some(3));
    }

    #[tokio::test]
    async fn a3_what_nobody_waits_for_is_given_up() {
        let queue = queue(1);
        let (go, first) = block(&queue);
        let (tell, told) = mpsc::channel();
        let work = queue.submit(Urgency::Turn, somebody(), move |_| {
            tell.send(()).expect("the test listens");
            Step::Done(())
        });
        drop(work);
        go.send(()).expect("it waits");
        assert_eq!(first.await, Some(()));
        let (begin, begun) = mpsc::channel();
        let long = queue.submit::<()>(Urgency::Turn, somebody(), move |cancel| {
            begin.send(()).ok();
            while !cancel.is_cancelled() {
                thread::sleep(Duration::from_millis(1));
            }
            Step::More(50)
        });
        begun.recv().expect("it begins");
        drop(long);
        let last = queue.submit(Urgency::Turn, somebody(), |_| Step::Done(5)).expect("room");
        assert_eq!(last.await, Some(5), "the thread is free again");
        assert!(told.try_recv().is_err(), "what was dropped was never begun");
    }

    #[tokio::test]
    async fn a3_nobody_has_more_hints_and_reviews_under_way_than_they_may() {
        let queue = queue(1);
        let (go, _first) = block(&queue);
        let [ann, bob] = [somebody(), somebody()];
        let ask = |urgency, behalf| queue.submit(urgency, behalf, |_| Step::Done(()));
        let review = ask(Urgency::Review, ann).expect("one");
        assert_eq!(ask(Urgency::Review, ann).err(), Some(TooMuch));
        assert!(ask(Urgency::Review, bob).is_ok(), "others may");
        go.send(()).expect("it waits");
        assert_eq!(review.await, Some(()));
        // The place is given back just after the answer.
        let again = (0..1_000).any(|_| {
            thread::sleep(Duration::from_millis(1));
            ask(Urgency::Review, ann).is_ok()
        });
        assert!(again, "and again when it is done");
    }

    /// Submits something that tells what help it has when it begins, and when it is let go on.
    fn ask_for_help(queue: &Queue, urgency: Urgency) -> (usize, mpsc::Sender<()>, Work<usize>) {
        let (go, gate) = mpsc::channel::<()>();
        let (begin, begun) = mpsc::channel();
        let work = queue.submit(urgency, somebody(), move |cancel| {
            begin.send(cancel.helpers()).expect("the test waits");
            gate.recv().expect("the gate opens");
            Step::Done(cancel.helpers())
        });
        (begun.recv().expect("it begins"), go, work.expect("there is room"))
    }

    fn wait_until_idle(queue: &Queue, threads: usize) {
        let begun = Instant::now();
        while queue.0.waiting().idle < threads {
            assert!(begun.elapsed() < Duration::from_secs(30), "the threads find no rest");
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[tokio::test]
    async fn a_turn_has_help_until_somebody_else_waits() {
        let queue = queue(2);
        wait_until_idle(&queue, 2);
        let (at_first, go, turn) = ask_for_help(&queue, Urgency::Turn);
        assert_eq!(at_first, 1, "the other thread has nothing to do");
        let (second, go_too, other) = ask_for_help(&queue, Urgency::Turn);
        assert_eq!(second, 0, "both threads work");
        go.send(()).expect("it waits");
        assert_eq!(turn.await, Some(0), "the help was taken back");
        go_too.send(()).expect("it waits");
        assert_eq!(other.await, Some(0));
        wait_until_idle(&queue, 2);
        let (again, go, turn) = ask_for_help(&queue, Urgency::Turn);
        assert_eq!(again, 1, "when it is calm again there is help again");
        go.send(()).expect("it waits");
        assert_eq!(turn.await, Some(1));
        wait_until_idle(&queue, 2);
        let (hint, go, work) = ask_for_help(&queue, Urgency::Hint);
        assert_eq!(hint, 0, "a hint is not so urgent");
        go.send(()).expect("it waits");
        work.await;
    }

    #[tokio::test]
    async fn a_review_has_help_until_the_step_in_which_somebody_else_comes() {
        let queue = queue(2);
        wait_until_idle(&queue, 2);
        let (go, gate) = mpsc::channel::<bool>();
        let (begin, begun) = mpsc::channel();
        let review = queue.submit(Urgency::Review, somebody(), move |cancel| {
            begin.send(cancel.helpers()).expect("the test waits");
            if gate.recv().expect("the gate opens") { Step::More(1) } else { Step::Done(()) }
        });
        let review = review.expect("there is room");
        assert_eq!(begun.recv(), Ok(1), "the other thread has nothing to do");
        let (at_first, go_on, turn) = ask_for_help(&queue, Urgency::Turn);
        assert_eq!(at_first, 0, "both threads work");
        go.send(true).expect("it waits");
        assert_eq!(begun.recv(), Ok(0), "it works alone");
        go_on.send(()).expect("it waits");
        turn.await;
        wait_until_idle(&queue, 1);
        go.send(true).expect("it waits");
        assert_eq!(begun.recv(), Ok(1), "when it is calm again there is help again");
        go.send(false).expect("it waits");
        assert_eq!(review.await, Some(()));
    }

    #[tokio::test]
    async fn there_is_no_help_where_there_is_one_thread() {
        let queue = queue(1);
        wait_until_idle(&queue, 1);
        let (helpers, go, work) = ask_for_help(&queue, Urgency::Turn);
        assert_eq!(helpers, 0);
        go.send(()).expect("it waits");
        assert_eq!(work.await, Some(0));
    }

    #[tokio::test]
    async fn a_panic_takes_no_thread() {
        let queue = queue(1);
        for _ in 0..3 {
            let work = queue.submit::<()>(Urgency::Turn, somebody(), |_| panic!("on purpose"));
            assert_eq!(work.expect("room").await, None);
        }
        let work = queue.submit(Urgency::Turn, somebody(), |_| Step::Done(5));
        assert_eq!(work.expect("room").await, Some(5));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn they_give_way_and_nobody_else_does() {
        let nice = || rustix::process::getpriority_process(None).expect("it has one");
        let mine = nice();
        let queue = queue(1);
        let work = queue.submit(Urgency::Turn, somebody(), move |_| Step::Done(nice()));
        assert_eq!(work.expect("room").await, Some(19));
        // A thread that helps in a step, such as the second look of a review, gives way as well.
        let work = queue.submit(Urgency::Review, somebody(), move |_| {
            Step::Done(thread::scope(|scope| scope.spawn(nice).join().expect("no panic")))
        });
        assert_eq!(work.expect("room").await, Some(19));
        assert_eq!(nice(), mine);
    }
}
