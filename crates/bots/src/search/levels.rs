//! Levels of play that people can distinguish.

use std::time::Duration;

use contract::{Allowance, ChaCha8Rng, Choices, People, Player, Rules, Seat, Unit, Weighed};

use super::{Budget, Evaluate, Hunch, Knowing, Policy, Search, Shape, assured::Assured};

/// The strength of a built-in bot. Each level is meant to beat the one before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays by first impressions and often errs: children can win.
    Newcomer,
    /// Plays by first impressions.
    Steady,
    /// Looks at the result of each choice.
    Skilled,
    /// Thinks some rounds ahead, up to 100 ms of processor time for a decision.
    Strong,
    /// Thinks like [`Level::Strong`], up to a second.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [Self::Newcomer, Self::Steady, Self::Skilled, Self::Strong, Self::Expert];

    /// Returns the machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Newcomer => "newcomer",
            Self::Steady => "steady",
            Self::Skilled => "skilled",
            Self::Strong => "strong",
            Self::Expert => "expert",
        }
    }

    /// Returns the level with this machine name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// A game that has players of all levels.
pub trait Levels: Rules {
    /// Returns a player of a level. A budget replaces the level's own thinking time; it has no effect on
    /// levels that do not search.
    fn player(level: Level, budget: Option<Budget>) -> Box<dyn Player<Self>>;

    /// Returns the same player with knowledge of everything; `None` for levels that do not think ahead.
    fn knowing(level: Level, budget: Option<Budget>) -> Option<Box<dyn Knowing<Self>>>;

    /// Returns a sentence on how a level plays and how long it thinks.
    fn about(level: Level) -> &'static str;
}

/// The thinking time of `strong` for a decision, and that of `expert`.
const STRONG: Budget = Budget::Cpu(Duration::from_millis(95));
const EXPERT: Budget = Budget::Cpu(Duration::from_millis(950));

/// The parts of the levels of one game.
pub(crate) struct Ladder<E, P, S> {
    /// The evaluation at the horizon.
    pub(crate) evaluate: E,
    /// The policy by which all seats play on.
    pub(crate) policy: P,
    /// The shape of the search of `strong`.
    pub(crate) shape: Shape,
    /// The shape of the search of `expert`: it has the time to look further, and to think about its next
    /// decision in each world.
    pub(crate) expert: Shape,
    /// The standard deviation of the errors of `newcomer` and `steady`, in the unit of the evaluation.
    pub(crate) errors: [f32; 2],
    /// The player by rules of thumb.
    pub(crate) skilled: S,
}

impl<E, P, S> Ladder<E, P, S> {
    /// Returns a player; see [`Levels::player`].
    pub(crate) fn player<R: Rules>(self, level: Level, budget: Option<Budget>) -> Box<dyn Player<R>>
    where
        E: Evaluate<R>,
        P: Policy<R>,
        S: Player<R> + 'static,
    {
        let name = level.name();
        let [newcomer, steady] = self.errors;
        let (worlds, error) = match level {
            Level::Newcomer => (1, newcomer),
            Level::Steady => (2, steady),
            Level::Skilled => return Box::new(Called(name, self.skilled)),
            Level::Strong | Level::Expert => {
                let (search, at_once) = self.search(level, budget);
                return Box::new(Assured { search, at_once });
            }
        };
        let Self { evaluate, policy, .. } = self;
        Box::new(Hunch { name, evaluate, policy, rounds: 1, worlds, error })
    }

    /// Returns a player that sees everything; see [`Levels::knowing`].
    pub(crate) fn knowing<R: Rules>(self, level: Level, budget: Option<Budget>) -> Option<Box<dyn Knowing<R>>>
    where
        E: Evaluate<R>,
        P: Policy<R>,
    {
        match level {
            Level::Newcomer | Level::Steady | Level::Skilled => None,
            Level::Strong | Level::Expert => Some(Box::new(self.search(level, budget).0)),
        }
    }

    /// Returns the search of a level, with the given budget or its own, and the player of the best level that
    /// decides at once.
    fn search(self, level: Level, budget: Option<Budget>) -> (Search<E, P>, S) {
        let Self { evaluate, policy, shape, expert, skilled, .. } = self;
        let (own, shape) = match level {
            Level::Expert => (EXPERT, expert),
            Level::Newcomer | Level::Steady | Level::Skilled | Level::Strong => (STRONG, shape),
        };
        (Search { name: level.name(), evaluate, policy, budget: budget.unwrap_or(own), shape }, skilled)
    }
}

/// A player under the name of its level.
#[derive(Clone, Copy, Debug)]
struct Called<P>(&'static str, P);

impl<R: Rules, P: Player<R>> Player<R> for Called<P> {
    fn name(&self) -> &'static str {
        self.0
    }

    fn decide(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent {
        self.1.decide(rules, view, choices, rng)
    }

    fn weigh(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Option<Vec<Weighed>> {
        self.1.weigh(rules, view, choices, rng, allowance)
    }

    fn unit(&self) -> Unit {
        self.1.unit()
    }

    fn waits(
        &self,
        rules: &R,
        view: &R::View,
        you: Seat,
        intent: &R::Intent,
        people: People,
        rng: &mut ChaCha8Rng,
    ) -> bool {
        self.1.waits(rules, view, you, intent, people, rng)
    }
}
