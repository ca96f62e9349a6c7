//! Built-in bots: they get a view, like every player.

use std::{marker::PhantomData, time::Duration};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Allowance, ChaCha8Rng, Choices, Log, Rules, Seat, SeatCount, SeatSet};

/// The people at a table, as far as a bot needs to know them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct People {
    /// The seats of people.
    pub seated: SeatSet,
    /// The seats of people who are deciding now and have not yet had time to read and to speak.
    pub deciding: SeatSet,
}

/// One of the choices, and a player's estimate of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed {
    /// The index in `choices.intents`.
    pub choice: usize,
    /// The estimated average lead of the deciding side over the best other side after this choice, in the
    /// [`Player::unit`].
    pub worth: f32,
    /// The distance to the best choice. `None` for the best choice itself, and if the player cannot estimate
    /// its error.
    pub behind: Option<Behind>,
}

/// The distance of a choice to the best one, as far as both were tried in the same imagined worlds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Behind {
    /// The average, in the unit of [`Weighed::worth`]; below 0 if this choice is ahead.
    pub by: f32,
    /// The standard error of the average. It does not include errors in how worlds are imagined and judged.
    pub error: f32,
}

/// The unit of the worth of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Points at the end of the match.
    Points,
    /// The probability of a win, from 0 to 1.
    Victory,
}

/// A built-in bot of one game. It receives only views, and keeps nothing between decisions: a view has
/// perfect recall.
pub trait Player<R: Rules>: Send + Sync + 'static {
    /// Returns the name in lists, e.g. `"heuristic"`.
    fn name(&self) -> &'static str;

    /// Returns one of `choices.intents`, which are never empty, or any other intent that passes
    /// [`Rules::check`]. The view is that of the seat that decides. Chance comes from `rng` alone, so a match
    /// can be played again.
    fn decide(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent;

    /// Decides like [`Player::decide`], with a share of the thinking time. A player that decides at once has
    /// nothing to cut.
    fn decide_within(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
        _allowance: Allowance<'_>,
    ) -> R::Intent {
        self.decide(rules, view, choices, rng)
    }

    /// Returns the approximate maximum processor time for a decision; zero if the player decides at once.
    fn thinks(&self) -> Duration {
        Duration::ZERO
    }

    /// Returns the choices that it looked at with their estimates, the best first, thinking within the
    /// allowance. The first is the one that it would decide. `None` if there is nothing to choose, or if the
    /// player follows rules of thumb without estimates.
    fn weigh(
        &self,
        _rules: &R,
        _view: &R::View,
        _choices: &Choices<R::Intent>,
        _rng: &mut ChaCha8Rng,
        _allowance: Allowance<'_>,
    ) -> Option<Vec<Weighed>> {
        None
    }

    /// Returns the unit of [`Weighed::worth`].
    fn unit(&self) -> Unit {
        Unit::Points
    }

    /// Returns true if `intent` should wait until the people who decide at the same time have had their time.
    /// The reason is that it would take away a decision of one of them. The code that runs the player asks
    /// again when something has changed, or when that time has ended.
    ///
    /// Default: the intent is tried in a world that the view allows. It waits if one of those people would
    /// then be asked something else, or nothing.
    fn waits(
        &self,
        rules: &R,
        view: &R::View,
        you: Seat,
        intent: &R::Intent,
        people: People,
        rng: &mut ChaCha8Rng,
    ) -> bool {
        let Ok(mut world) = rules.imagine(view, rng) else { return false };
        let asked = |world: &R::State| -> Vec<(bool, u32)> {
            let waiting = rules.phase(world).waiting();
            let people = people.deciding.iter();
            people.map(|seat| (waiting.contains(seat), rules.pace(world, seat).turn)).collect()
        };
        let before = asked(&world);
        rules.apply(&mut world, you, intent, &mut Log::unread()).is_ok() && asked(&world) != before
    }
}

/// A player of a list, with its type erased.
impl<R: Rules> Player<R> for Box<dyn Player<R>> {
    fn name(&self) -> &'static str {
        (**self).name()
    }

    fn decide(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent {
        (**self).decide(rules, view, choices, rng)
    }

    fn weigh(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Option<Vec<Weighed>> {
        (**self).weigh(rules, view, choices, rng, allowance)
    }

    fn unit(&self) -> Unit {
        (**self).unit()
    }

    fn decide_within(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> R::Intent {
        (**self).decide_within(rules, view, choices, rng, allowance)
    }

    fn thinks(&self) -> Duration {
        (**self).thinks()
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
        (**self).waits(rules, view, you, intent, people, rng)
    }
}

/// The reason why a bot did not decide.
#[derive(Debug, thiserror::Error)]
pub enum CannotDecide {
    /// The JSON is not of this game.
    #[error("this is not JSON of this game: {0}")]
    Malformed(#[from] serde_json::Error),
    /// The game refuses the options.
    #[error(transparent)]
    Options(#[from] crate::OptionsRefused),
    /// There is nothing to decide.
    #[error("there is nothing to decide")]
    NothingToDecide,
}

/// A [`Player`] with the types of its game erased. It reads exactly the JSON that a client of that seat gets,
/// so it cannot know more.
pub trait AnyPlayer: Send + Sync {
    /// Returns the name in lists.
    fn name(&self) -> &'static str;

    /// Returns an intent for the owner of `view`.
    ///
    /// # Errors
    ///
    /// If the JSON is not of this game, or there is nothing to decide.
    fn decide(
        &self,
        seats: SeatCount,
        options: &Value,
        view: &str,
        choices: &str,
        rng: &mut ChaCha8Rng,
    ) -> Result<Value, CannotDecide>;

    /// Decides with a share of the thinking time ([`Player::decide_within`]).
    ///
    /// # Errors
    ///
    /// If the JSON is not of this game, or there is nothing to decide.
    fn decide_within(
        &self,
        seats: SeatCount,
        options: &Value,
        (view, choices): (&str, &str),
        rng: &mut ChaCha8Rng,
        _allowance: Allowance<'_>,
    ) -> Result<Value, CannotDecide> {
        self.decide(seats, options, view, choices, rng)
    }

    /// Returns the processor time for a decision ([`Player::thinks`]).
    fn thinks(&self) -> Duration {
        Duration::ZERO
    }

    /// Returns its estimates of the choices ([`Player::weigh`]).
    ///
    /// # Errors
    ///
    /// If the JSON is not of this game.
    fn weigh(
        &self,
        _seats: SeatCount,
        _options: &Value,
        (_view, _choices): (&str, &str),
        _rng: &mut ChaCha8Rng,
        _allowance: Allowance<'_>,
    ) -> Result<Option<Vec<Weighed>>, CannotDecide> {
        Ok(None)
    }

    /// Returns the unit of [`Weighed::worth`].
    fn unit(&self) -> Unit {
        Unit::Points
    }

    /// Returns true if an intent of `you` should be held back for people ([`Player::waits`]). Default: false.
    ///
    /// # Errors
    ///
    /// If the JSON is not of this game.
    fn waits(
        &self,
        _seats: SeatCount,
        _options: &Value,
        _view: &str,
        (_you, _intent): (Seat, &Value),
        _people: People,
        _rng: &mut ChaCha8Rng,
    ) -> Result<bool, CannotDecide> {
        Ok(false)
    }
}

/// An [`AnyPlayer`] made of a [`Player`].
pub struct Erased<R, P> {
    player: P,
    game: PhantomData<fn() -> R>,
}

impl<R: Rules, P: Player<R>> Erased<R, P> {
    /// Creates the player, ready for a list.
    pub const fn new(player: P) -> Self {
        Self { player, game: PhantomData }
    }
}

impl<R: Rules, P: Player<R>> AnyPlayer for Erased<R, P> {
    fn name(&self) -> &'static str {
        self.player.name()
    }

    fn decide(
        &self,
        seats: SeatCount,
        options: &Value,
        view: &str,
        choices: &str,
        rng: &mut ChaCha8Rng,
    ) -> Result<Value, CannotDecide> {
        self.decide_within(seats, options, (view, choices), rng, Allowance::WHOLE)
    }

    fn decide_within(
        &self,
        seats: SeatCount,
        options: &Value,
        (view, choices): (&str, &str),
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Result<Value, CannotDecide> {
        let rules = R::new(seats, R::Options::deserialize(options)?)?;
        let view: R::View = serde_json::from_str(view)?;
        let choices: Choices<R::Intent> = serde_json::from_str(choices)?;
        if choices.intents.is_empty() {
            return Err(CannotDecide::NothingToDecide);
        }
        let intent = self.player.decide_within(&rules, &view, &choices, rng, allowance);
        Ok(serde_json::to_value(intent)?)
    }

    fn thinks(&self) -> Duration {
        self.player.thinks()
    }

    fn weigh(
        &self,
        seats: SeatCount,
        options: &Value,
        (view, choices): (&str, &str),
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Result<Option<Vec<Weighed>>, CannotDecide> {
        let rules = R::new(seats, R::Options::deserialize(options)?)?;
        let view: R::View = serde_json::from_str(view)?;
        let choices: Choices<R::Intent> = serde_json::from_str(choices)?;
        Ok(self.player.weigh(&rules, &view, &choices, rng, allowance))
    }

    fn unit(&self) -> Unit {
        self.player.unit()
    }

    fn waits(
        &self,
        seats: SeatCount,
        options: &Value,
        view: &str,
        (you, intent): (Seat, &Value),
        people: People,
        rng: &mut ChaCha8Rng,
    ) -> Result<bool, CannotDecide> {
        let rules = R::new(seats, R::Options::deserialize(options)?)?;
        let view: R::View = serde_json::from_str(view)?;
        let intent = R::Intent::deserialize(intent)?;
        Ok(self.player.waits(&rules, &view, you, &intent, people, rng))
    }
}
