//! The thinking time of a player.

use std::time::Duration;

use contract::Allowance;
use rustix::time::{ClockId, clock_gettime};

/// The thinking time of a player for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A total number of plays, each one choice in one world: the same result every time, on every machine.
    Plays(u32),
    /// Processor time of the thinking thread. The number of plays then depends on the machine, but not on its
    /// other work.
    Cpu(Duration),
}

/// The approximate time of one play, for budgets in plays.
const PLAY: Duration = Duration::from_micros(50);

impl Budget {
    /// Returns the approximate processor time.
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
    /// Returns the current time.
    pub fn now() -> Self {
        let time = clock_gettime(ClockId::ThreadCPUTime);
        let seconds = u64::try_from(time.tv_sec).unwrap_or_default();
        Self(Duration::new(seconds, u32::try_from(time.tv_nsec).unwrap_or_default()))
    }

    /// Returns the time that this thread has spent since. Meaningless on another thread.
    pub fn spent(self) -> Duration {
        Self::now().0.saturating_sub(self.0)
    }
}

/// The rest of a budget.
#[derive(Debug)]
pub(super) struct Purse<'a> {
    budget: Budget,
    allowance: Allowance<'a>,
    began: Thread,
    plays: u32,
}

impl<'a> Purse<'a> {
    /// Starts with the whole budget.
    pub(super) fn new(budget: Budget) -> Self {
        Self::within(budget, Allowance::WHOLE)
    }

    /// Starts with the allowed share of the budget.
    pub(super) fn within(budget: Budget, allowance: Allowance<'a>) -> Self {
        Self { budget, allowance, began: Thread::now(), plays: 0 }
    }

    /// Records one play: one choice tried in one world.
    pub(super) const fn pay(&mut self) {
        self.plays = self.plays.saturating_add(1);
    }

    /// Returns true if this share of the budget, 0 to 1, is spent.
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
