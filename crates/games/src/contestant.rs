//! Players as the arena names them.

use std::{sync::Arc, time::Duration};

use bots::{
    arena::{Contender, Fault},
    search::{Budget, Level, Thread, Uct},
};
use contract::{ChaCha8Rng, Choices, Player, Rules};
use serde_json::Value;

use crate::{levels, outside::Program, rivals, times::Times};

/// What stands before the command of a program.
pub(crate) const OUTSIDE: &str = "exec:";

/// How long `uct` thinks if nothing else is said.
const UCT: Budget = Budget::Cpu(Duration::from_millis(40));

/// What comes after `@` in the name of a player: how long it thinks.
///
/// `500` is so many plays a decision, `100ms` so much processor time.
pub(crate) fn budget(text: &str) -> Option<Budget> {
    match text.strip_suffix("ms") {
        Some(time) => time.parse().ok().map(|millis| Budget::Cpu(Duration::from_millis(millis))),
        None => text.parse().ok().map(Budget::Plays),
    }
}

/// The names besides those of the list and the levels.
pub(crate) fn others<R: Rules>() -> Vec<&'static str> {
    let uct: &dyn Player<R> = &Uct { budget: UCT };
    rivals::of::<R>().iter().map(|rival| rival.name()).chain([uct.name()]).collect()
}

/// A player of this house or another one, whose decisions are timed.
pub(crate) enum Contestant<R: Rules> {
    Inside(Timed<R>),
    Outside(Box<Program>),
}

impl<R: Rules> Contestant<R> {
    /// The player of this name: one of the list, `strong`, `strong@500`, `uct@40ms`, `rules`, or `exec:./program`. `None` if
    /// there is none.
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
        let player = inside(listed, name)?;
        Some(Ok(Self::Inside(Timed { player, times: Times::default() })))
    }

    pub(crate) fn contender(&self) -> Contender<'_, R> {
        match self {
            Self::Inside(timed) => Contender::Player(timed),
            Self::Outside(program) => Contender::Outsider(&**program),
        }
    }

    /// Time of a decision, on average and of the longest: of the processor; of programs by the clock on the wall.
    pub(crate) fn times(&self) -> (Duration, Duration) {
        match self {
            Self::Inside(timed) => timed.times.read(),
            Self::Outside(program) => program.times.read(),
        }
    }
}

/// A player of this house.
fn inside<R: Rules>(listed: &[Arc<dyn Player<R>>], name: &str) -> Option<Arc<dyn Player<R>>> {
    let (plain, limit) = name.split_once('@').map_or((name, None), |(plain, limit)| (plain, Some(limit)));
    let limit = match limit {
        Some(limit) => Some(budget(limit)?),
        None => None,
    };
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

/// A player of this house, with the time that it takes.
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
        // Where there is nothing to choose nobody thinks.
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
