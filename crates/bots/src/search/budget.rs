//! How long a player thinks.

use std::time::Duration;

use contract::Allowance;
use rustix::time::{ClockId, clock_gettime};

/// How long a player thinks about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many choices are tried in so many worlds, all together: the same every time, on every machine.
    Plays(u32),
    /// So much time of the processor, spent by the thread that thinks. How much is tried then depends on the machine, but
    /// not on what else it has to do.
    Cpu(Duration),
}

/// About what a choice that is tried in a world takes, for those who count in plays.
const PLAY: Duration = Duration::from_micros(50);

impl Budget {
    /// The processor time it comes to, about.
    pub(super) fn time(self) -> Duration {
        match self {
            Self::Plays(plays) => PLAY.saturating_mul(plays),
            Self::Cpu(time) => time,
        }
    }
}

/// The processor time of the calling thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thread(Duration);

impl Thread {
    /// Now.
    pub fn now() -> Self {
        let time = clock_gettime(ClockId::ThreadCPUTime);
        let seconds = u64::try_from(time.tv_sec).unwrap_or_default();
        Self(Duration::new(seconds, u32::try_from(time.tv_nsec).unwrap_or_default()))
    }

    /// What this thread has spent since. Meaningless on another thread.
    pub fn spent(self) -> Duration {
        Self::now().0.saturating_sub(self.0)
    }
}

/// What is left of a budget.
#[derive(Debug)]
pub(super) struct Purse<'a> {
    budget: Budget,
    allowance: Allowance<'a>,
    began: Thread,
    plays: u32,
}

impl<'a> Purse<'a> {
    /// All of it.
    pub(super) fn new(budget: Budget) -> Self {
        Self::within(budget, Allowance::WHOLE)
    }

    /// As much of it as is allowed.
    pub(super) fn within(budget: Budget, allowance: Allowance<'a>) -> Self {
        Self { budget, allowance, began: Thread::now(), plays: 0 }
    }

    /// Pays for one choice tried in one world.
    pub(super) const fn pay(&mut self) {
        self.plays = self.plays.saturating_add(1);
    }

    /// Whether this share of the budget, 0 to 1, is spent.
    pub(super) fn has_spent(&self, share: f64) -> bool {
        let share = share * self.allowance.share();
        let spent = match self.budget {
            Budget::Plays(plays) => f64::from(self.plays) >= f64::from(plays) * share,
            Budget::Cpu(time) => self.began.spent() >= time.mul_f64(share),
        };
        spent || self.allowance.is_over()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plays_are_counted() {
        let mut purse = Purse::new(Budget::Plays(4));
        assert!(!purse.has_spent(0.5));
        purse.pay();
        purse.pay();
        assert!(purse.has_spent(0.5) && !purse.has_spent(1.0));
    }

    #[test]
    fn no_more_is_spent_than_is_allowed() {
        let over = std::cell::Cell::new(false);
        let ask = || over.get();
        let mut purse = Purse::within(Budget::Plays(8), Allowance::new(0.5, &ask));
        purse.pay();
        assert!(!purse.has_spent(0.5));
        purse.pay();
        assert!(purse.has_spent(0.5) && !purse.has_spent(1.0));
        over.set(true);
        assert!(purse.has_spent(1.0), "whoever allows it may end it");
    }

    #[test]
    fn time_of_the_thread_passes_only_while_it_works() {
        let purse = Purse::new(Budget::Cpu(Duration::from_millis(2)));
        let began = Thread::now();
        std::thread::sleep(Duration::from_millis(20));
        assert!(began.spent() < Duration::from_millis(20), "sleep is not work");
        let mut sum = 0_u64;
        while !purse.has_spent(1.0) {
            sum = std::hint::black_box(sum.wrapping_add(1));
        }
        assert!(began.spent() >= Duration::from_millis(1));
    }
}
