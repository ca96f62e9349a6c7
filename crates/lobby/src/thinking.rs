//! Threads on which built-in bots think. These threads never serve people.
//!
//! - Two lanes have the same number of threads. One is for decisions that bots make at once. The other is for
//!   decisions that need thought, on threads with lower priority.
//! - In both lanes tables take turns: a table with many decisions waits longer. Tables without people come
//!   after tables of people (`ranked.rs`).
//! - A table has at most one decision per seat here, so the number of awake tables bounds the queue.
//! - The more decisions wait, the less time each one gets, down to none (`rotation.rs`). So no decision waits
//!   much longer than the limit.
//! - The server drops a decision that no table needs any more.

mod counsel;
mod foresight;
mod question;
mod ranked;
mod rotation;
mod thought;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Condvar, Mutex, MutexGuard,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use contract::Allowance;
use metrics::{counter, gauge, histogram};
use tokio::sync::oneshot;

pub(crate) use self::counsel::{Counsel, HINTS};
pub(crate) use self::foresight::{FORESIGHT, Outlook};
pub(crate) use self::question::{Answer, Question};
pub(crate) use self::ranked::Rank;
pub(crate) use self::thought::Thought;
use self::{ranked::Ranked, thought::Progress};

/// The nice value of threads on which bots think. At this priority they get a tenth of a core that another
/// process needs fully. With less, a match would stop on a machine that is always busy.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// The time limit of a decision, as a multiple of its allowed processor time. A little more is added, because
/// the machine may have other work.
const PATIENCE: u32 = 4;
const A_LITTLE: Duration = Duration::from_millis(100);

/// The threads of bots. They stop when this is dropped.
pub(crate) struct Thinkers(Arc<Inner>);

struct Inner {
    waiting: Mutex<Waiting>,
    /// The condition variables, one for each lane.
    at_once: Condvar,
    thinks: Condvar,
    /// The limit of waiting thinking time.
    backlog: Duration,
    /// The number of decisions that were asked for.
    asked: AtomicU64,
}

#[derive(Default)]
struct Waiting {
    at_once: Ranked<Job>,
    thinks: Ranked<Job>,
    stopped: bool,
}

/// One of the two lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lane {
    AtOnce,
    Thinks,
}

struct Job {
    /// The thinking time without any bound.
    cost: Duration,
    since: Instant,
    progress: Arc<Progress>,
    work: Box<dyn FnOnce(Allowance<'_>) + Send>,
}

impl Thinkers {
    /// Starts `threads` threads in each lane. `wait` is about the longest time that a decision waits for its
    /// turn.
    pub(crate) fn start(threads: usize, wait: Duration) -> Self {
        let threads = threads.max(1);
        let backlog = wait.saturating_mul(u32::try_from(threads).unwrap_or(u32::MAX));
        let inner = Arc::new(Inner {
            waiting: Mutex::default(),
            at_once: Condvar::new(),
            thinks: Condvar::new(),
            backlog,
            asked: AtomicU64::new(0),
        });
        for lane in [Lane::AtOnce, Lane::Thinks] {
            for _ in 0..threads {
                let inner = Arc::clone(&inner);
                let name = match lane {
                    Lane::AtOnce => "bots-at-once",
                    Lane::Thinks => "bots-think",
                };
                let started = thread::Builder::new().name(name.to_owned()).spawn(move || inner.run(lane));
                if let Err(error) = started {
                    tracing::error!(%error, "could not start a thread for bots");
                }
            }
        }
        Self(inner)
    }

    /// Has a thread do `work` for a table. Without any bound it would think for `cost`. Dropping the
    /// [`Thought`] gives the work up; then the receiver gets nothing.
    pub(crate) fn think<T: Send + 'static>(
        &self,
        rank: Rank,
        table: &str,
        cost: Duration,
        work: impl FnOnce(Allowance<'_>) -> T + Send + 'static,
    ) -> (Thought, oneshot::Receiver<T>) {
        let (told, receiver) = oneshot::channel();
        let (thought, progress) = Thought::new(self.0.asked.fetch_add(1, Ordering::Relaxed));
        let decided = Arc::clone(&progress);
        let work = move |allowance: Allowance<'_>| {
            let answer = work(allowance);
            decided.end();
            // The receiver may be dropped already.
            let _ = told.send(answer);
        };
        let job = Job { cost, since: Instant::now(), progress, work: Box::new(work) };
        let inner = &self.0;
        let mut waiting = inner.waiting();
        if cost.is_zero() {
            waiting.at_once.push(rank, table, cost, job);
            inner.at_once.notify_one();
        } else {
            waiting.thinks.push(rank, table, cost, job);
            inner.thinks.notify_one();
        }
        waiting.tell_metrics();
        (thought, receiver)
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.0.waiting().stopped = true;
        self.0.at_once.notify_all();
        self.0.thinks.notify_all();
    }
}

impl Inner {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().expect("nobody panics while holding it")
    }

    /// Returns the next job and the share of its thinking time; `None` when the lobby has stopped.
    fn next(&self, lane: Lane) -> Option<(Job, f64)> {
        let mut waiting = self.waiting();
        loop {
            if waiting.stopped {
                return None;
            }
            let found = match lane {
                Lane::AtOnce => waiting.at_once.pop(self.backlog),
                Lane::Thinks => waiting.thinks.pop(self.backlog),
            };
            if let Some(found) = found {
                waiting.tell_metrics();
                return Some(found);
            }
            let more = match lane {
                Lane::AtOnce => &self.at_once,
                Lane::Thinks => &self.thinks,
            };
            waiting = more.wait(waiting).expect("nobody panics while holding it");
        }
    }

    fn run(&self, lane: Lane) {
        if lane == Lane::Thinks {
            step_back();
        }
        while let Some((job, share)) = self.next(lane) {
            job.carry_out(share);
        }
    }
}

impl Waiting {
    fn tell_metrics(&self) {
        gauge!("septet_decisions_waiting", "lane" => "at_once").set(self.at_once.len() as f64);
        gauge!("septet_decisions_waiting", "lane" => "thinks").set(self.thinks.len() as f64);
    }
}

impl Job {
    fn carry_out(self, share: f64) {
        if !self.progress.begin() {
            counter!("septet_decisions_total", "thought" => "dropped").increment(1);
            return;
        }
        let began = Instant::now();
        let limit = (!self.cost.is_zero()).then(|| began + self.cost.mul_f64(share) * PATIENCE + A_LITTLE);
        let cut = std::cell::Cell::new(false);
        let over = || {
            let late = limit.is_some_and(|limit| Instant::now() >= limit);
            cut.set(cut.get() || late);
            late || self.progress.is_abandoned()
        };
        let thinking = gauge!("septet_decisions_thinking");
        thinking.increment(1.0);
        let work = self.work;
        if catch_unwind(AssertUnwindSafe(|| work(Allowance::new(share, &over)))).is_err() {
            tracing::error!("the preparation of a bot's decision panicked");
        }
        thinking.decrement(1.0);
        let thought = match share {
            _ if self.progress.is_abandoned() => "dropped",
            _ if self.cost.is_zero() => "at_once",
            0.0 => "none",
            1.0 if !cut.get() => "whole",
            _ => "short",
        };
        counter!("septet_decisions_total", "thought" => thought).increment(1);
        histogram!("septet_decision_wait_seconds").record(began - self.since);
        histogram!("septet_decision_seconds", "thought" => thought).record(began.elapsed());
    }
}

/// Waits for the result of a thought; `None` if its work failed.
pub(crate) async fn answer_of<T: Send + 'static>(
    told: oneshot::Receiver<T>,
    virtual_time: bool,
) -> Option<T> {
    if virtual_time {
        // Virtual time stands still while a thread of the runtime has something to do.
        let waited = tokio::task::spawn_blocking(|| told.blocking_recv().ok());
        waited.await.ok().flatten()
    } else {
        told.await.ok()
    }
}

/// Lowers the priority of this thread, where a thread can do that for itself.
fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::debug!(%error, "automatic players think with the priority of everybody");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const WAIT: Duration = Duration::from_secs(2);
    const SECOND: Duration = Duration::from_secs(1);

    /// Blocks the only thread until the returned gate is opened.
    fn behind_a_gate(thinkers: &Thinkers) -> mpsc::Sender<()> {
        let (open, gate) = mpsc::channel::<()>();
        let (at, reached) = mpsc::channel();
        let (thought, _) = thinkers.think(Rank::People, "gate", SECOND, move |_| {
            let _ = at.send(());
            let _ = gate.recv();
        });
        reached.recv().expect("the thread works");
        // After it is given up the work continues, because it does not check.
        drop(thought);
        open
    }

    #[test]
    fn a_table_with_many_bots_does_not_starve_another() {
        let thinkers = Thinkers::start(1, WAIT);
        let open = behind_a_gate(&thinkers);
        let (told, order) = mpsc::channel();
        let ask = |table: &'static str| {
            let told = told.clone();
            thinkers
                .think(Rank::People, table, SECOND, move |allowance| told.send((table, allowance.share())))
        };
        let crowd: Vec<_> = (0..20).map(|_| ask("crowd")).collect();
        let alone = ask("alone");
        drop(open);
        let order: Vec<_> = order.iter().take(21).collect();
        let place = order.iter().position(|(table, _)| *table == "alone");
        assert_eq!(place, Some(1), "it is its turn after one of the others: {order:?}");
        assert_eq!(order[1].1, 1.0, "it thinks as long as it likes");
        assert!(order[0].1 < 0.1, "those who take turns share what there is: {order:?}");
        drop((crowd, alone));
    }

    #[test]
    fn whoever_decides_at_once_does_not_wait_for_who_thinks() {
        let thinkers = Thinkers::start(1, WAIT);
        let open = behind_a_gate(&thinkers);
        let (_thought, quick) = thinkers.think(Rank::People, "another", Duration::ZERO, |_| 7);
        assert_eq!(quick.blocking_recv(), Ok(7));
        drop(open);
    }

    #[test]
    fn when_too_much_waits_nobody_thinks_and_all_decide() {
        let thinkers = Thinkers::start(1, WAIT);
        let open = behind_a_gate(&thinkers);
        let tables: Vec<String> = (0..3_000).map(|n| format!("table {n}")).collect();
        let asked: Vec<_> = tables
            .iter()
            .map(|table| thinkers.think(Rank::People, table, SECOND, |allowance| allowance.share()))
            .collect();
        drop(open);
        let shares: Vec<f64> = asked
            .into_iter()
            .map(|(thought, share)| {
                let share = share.blocking_recv().expect("everybody decides");
                drop(thought);
                share
            })
            .collect();
        assert_eq!(shares[0], 0.0, "with 3,000 tables nobody thinks");
        assert_eq!(shares[2_999], 1.0, "the last has all the time");
        assert!(shares.windows(2).all(|two| two[0] <= two[1]), "the less waits the more each thinks");
    }

    #[test]
    fn what_nobody_wants_to_know_is_not_thought() {
        let thinkers = Thinkers::start(1, WAIT);
        let open = behind_a_gate(&thinkers);
        let (given_up, answer) = thinkers.think(Rank::People, "a", SECOND, |_| 1);
        let (retracted, other) = thinkers.think(Rank::People, "b", SECOND, |_| 2);
        let (_kept, third) = thinkers.think(Rank::People, "c", SECOND, |_| 3);
        drop(given_up);
        assert!(retracted.retract(), "nobody has begun to think about it");
        drop(open);
        assert_eq!(third.blocking_recv(), Ok(3));
        assert!(answer.blocking_recv().is_err() && other.blocking_recv().is_err());
    }

    #[test]
    fn whoever_is_given_up_in_mid_thought_stops() {
        let thinkers = Thinkers::start(1, WAIT);
        let (begun, begins) = mpsc::channel();
        let (thought, ended) = thinkers.think(Rank::People, "a", SECOND * 3_600, move |allowance| {
            let _ = begun.send(());
            while !allowance.is_over() {
                thread::yield_now();
            }
        });
        begins.recv().expect("the thread works");
        assert!(!thought.retract(), "it has begun");
        drop(thought);
        assert!(ended.blocking_recv().is_ok());
    }

    #[test]
    fn a_panic_ends_one_thought() {
        let thinkers = Thinkers::start(1, WAIT);
        let (_one, panicked) = thinkers.think(Rank::People, "a", SECOND, |_| panic!("on purpose"));
        let (_two, answer) = thinkers.think(Rank::People, "b", SECOND, |_| 2);
        assert!(panicked.blocking_recv().is_err());
        assert_eq!(answer.blocking_recv(), Ok(2));
    }
}
