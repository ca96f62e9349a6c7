//! Players by their names in the arena.

use std::{sync::Arc, time::Duration};

use bots::{
    arena::{Contender, Fault},
    search::{Budget, Knowing, Level, Thread, Uct},
};
use contract::{ChaCha8Rng, Choices, Player, Rules, Seat};
use serde_json::Value;

use crate::{levels, outside::Program, rivals, times::Times};

/// The prefix of the command of an external bot.
pub(crate) const OUTSIDE: &str = "exec:";

/// The suffix of a level that sees everything.
pub(crate) const OPEN: &str = ":open";

/// The default thinking time of `uct`.
const UCT: Budget = Budget::Cpu(Duration::from_millis(40));

/// Parses the thinking time after `@` in the name of a player.
///
/// `500` is a number of plays for each decision, `100ms` a processor time.
pub(crate) fn budget(text: &str) -> Option<Budget> {
    match text.strip_suffix("ms") {
        Some(time) => time.parse().ok().map(|millis| Budget::Cpu(Duration::from_millis(millis))),
        None => text.parse().ok().map(Budget::Plays),
    }
}

/// Returns the names of players that are not in the list and are no levels.
pub(crate) fn others<R: Rules>() -> Vec<&'static str> {
    let uct: &dyn Player<R> = &Uct { budget: UCT };
    rivals::of::<R>().iter().map(|rival| rival.name()).chain([uct.name()]).collect()
}

/// A built-in or external bot, whose decisions are timed.
pub(crate) enum Contestant<R: Rules> {
    Inside(Timed<R>),
    /// A built-in bot that sees everything, under this name.
    Knowing(String, TimedKnowing<R>),
    Outside(Box<Program>),
}

impl<R: Rules> Contestant<R> {
    /// Returns the player with this name: one of the list, `strong`, `strong@500`, `strong:open`, `uct@40ms`,
    /// `rules`, or `exec:./program`. `None` if there is none.
    ///
    /// # Errors
    ///
    /// If it is a program that cannot be started.
    pub(crate) fn named(
        listed: &[Arc<dyn Player<R>>],
        name: &str,
        options: &Value,
        limit: Duration,
    ) -> Option<Result<Self, Fault>> {
        if let Some(command) = name.strip_prefix(OUTSIDE) {
            let program = Program::start(name, command, options.clone(), limit);
            return Some(program.map(|program| Self::Outside(Box::new(program))));
        }
        Self::of_this_house(listed, name).map(Ok)
    }

    /// Returns the built-in bot with this name; `None` if there is none.
    pub(crate) fn of_this_house(listed: &[Arc<dyn Player<R>>], name: &str) -> Option<Self> {
        let (who, budget) = split(name)?;
        let times = Times::default();
        if let Some(level) = who.strip_suffix(OPEN) {
            let player = levels::knowing(Level::named(level)?, budget)?;
            return Some(Self::Knowing(name.to_owned(), TimedKnowing { player, times }));
        }
        Some(Self::Inside(Timed { player: inside(listed, who, budget)?, times }))
    }

    pub(crate) fn contender(&self) -> Contender<'_, R> {
        match self {
            Self::Inside(timed) => Contender::Player(timed),
            Self::Knowing(name, timed) => Contender::Knowing(name, timed),
            Self::Outside(program) => Contender::Outsider(&**program),
        }
    }

    /// Returns the number of decisions, and their total time in nanoseconds.
    pub(crate) fn sums(&self) -> (u64, u64) {
        match self {
            Self::Inside(timed) => timed.times.sums(),
            Self::Knowing(_, timed) => timed.times.sums(),
            Self::Outside(program) => program.times.sums(),
        }
    }

    /// Returns the average and the longest time of a decision: processor time; for external bots wall-clock
    /// time.
    pub(crate) fn times(&self) -> (Duration, Duration) {
        match self {
            Self::Inside(timed) => timed.times.read(),
            Self::Knowing(_, timed) => timed.times.read(),
            Self::Outside(program) => program.times.read(),
        }
    }
}

/// Splits a name from its thinking time; `None` if the thinking time is invalid.
fn split(name: &str) -> Option<(&str, Option<Budget>)> {
    match name.split_once('@') {
        Some((who, limit)) => Some((who, Some(budget(limit)?))),
        None => Some((name, None)),
    }
}

/// Returns a built-in bot.
fn inside<R: Rules>(
    listed: &[Arc<dyn Player<R>>],
    plain: &str,
    limit: Option<Budget>,
) -> Option<Arc<dyn Player<R>>> {
    if let Some(level) = Level::named(plain) {
        return levels::player(level, limit).map(Arc::from);
    }
    let uct: Arc<dyn Player<R>> = Arc::new(Uct { budget: limit.unwrap_or(UCT) });
    if plain == uct.name() {
        return Some(uct);
    }
    let rivals = rivals::of::<R>().into_iter().map(Arc::from);
    let mut all = listed.iter().cloned().chain(rivals);
    all.find(|player| player.name() == plain).filter(|_| limit.is_none())
}

/// A built-in bot, with the times of its decisions.
pub(crate) struct Timed<R: Rules> {
    player: Arc<dyn Player<R>>,
    times: Times,
}

impl<R: Rules> Player<R> for Timed<R> {
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
        // A decision without a choice takes no thinking, so it is not timed.
        if choices.intents.len() > 1 {
            self.times.add(began.spent());
        }
        intent
    }
}

/// A built-in bot that sees everything, with the times of its decisions.
pub(crate) struct TimedKnowing<R: Rules> {
    player: Box<dyn Knowing<R>>,
    times: Times,
}

impl<R: Rules> Knowing<R> for TimedKnowing<R> {
    fn decide_knowing(
        &self,
        rules: &R,
        world: &R::State,
        seat: Seat,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent {
        let began = Thread::now();
        let intent = self.player.decide_knowing(rules, world, seat, choices, rng);
        if choices.intents.len() > 1 {
            self.times.add(began.spent());
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
