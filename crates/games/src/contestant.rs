//! Players as the arena names them, and the time that they take.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use bots::search::{Budget, Level, Thread};
use contract::{ChaCha8Rng, Choices, Player, Rules};

use crate::levels;

/// What comes after `@` in the name of a player: how long a level thinks.
///
/// `500` is so many plays a decision, `100ms` so much processor time.
pub(crate) fn budget(text: &str) -> Option<Budget> {
    match text.strip_suffix("ms") {
        Some(time) => time.parse().ok().map(|millis| Budget::Cpu(Duration::from_millis(millis))),
        None => text.parse().ok().map(Budget::Plays),
    }
}

/// A player whose decisions are timed.
pub(crate) struct Contestant<R: Rules> {
    player: Arc<dyn Player<R>>,
    decisions: AtomicU64,
    nanos: AtomicU64,
    longest: AtomicU64,
}

impl<R: Rules> Contestant<R> {
    /// The player of this name: one of the list, `strong`, or `strong@500`.
    pub(crate) fn named(listed: &[Arc<dyn Player<R>>], name: &str) -> Option<Self> {
        let (plain, limit) = name.split_once('@').map_or((name, None), |(plain, limit)| (plain, Some(limit)));
        let limit = match limit {
            Some(limit) => Some(budget(limit)?),
            None => None,
        };
        let player = match Level::named(plain) {
            Some(level) => Arc::from(levels::player(level, limit)?),
            None if limit.is_some() => return None,
            None => listed.iter().find(|player| player.name() == plain)?.clone(),
        };
        let zero = AtomicU64::default;
        Some(Self { player, decisions: zero(), nanos: zero(), longest: zero() })
    }

    /// Processor time of a decision: on average, and of the longest.
    pub(crate) fn times(&self) -> (Duration, Duration) {
        let read = |of: &AtomicU64| of.load(Ordering::Relaxed);
        let average = read(&self.nanos) / read(&self.decisions).max(1);
        (Duration::from_nanos(average), Duration::from_nanos(read(&self.longest)))
    }
}

impl<R: Rules> Player<R> for Contestant<R> {
    fn name(&self) -> &'static str {
        self.player.name()
    }

    fn decide(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent {
        let began = Thread::now();
        let intent = self.player.decide(rules, view, choices, rng);
        // Where there is nothing to choose nobody thinks.
        if choices.intents.len() > 1 {
            let nanos = began.spent().as_nanos() as u64;
            self.decisions.fetch_add(1, Ordering::Relaxed);
            self.nanos.fetch_add(nanos, Ordering::Relaxed);
            self.longest.fetch_max(nanos, Ordering::Relaxed);
        }
        intent
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_plays_or_milliseconds() {
        assert_eq!(budget("500"), Some(Budget::Plays(500)));
        assert_eq!(budget("95ms"), Some(Budget::Cpu(Duration::from_millis(95))));
        assert_eq!((budget("ms"), budget("1s"), budget("-4"), budget("")), (None, None, None, None));
    }
}
