//! Automatic players: they get a view, like anyone.

use std::{marker::PhantomData, time::Duration};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Allowance, ChaCha8Rng, Choices, Log, Rules, Seat, SeatCount, SeatSet};

/// The people at a table, as far as an automatic player has to know.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct People {
    /// All who sit there.
    pub seated: SeatSet,
    /// Those who are deciding something now, and have not yet had their time to read and to speak.
    pub deciding: SeatSet,
}

/// One of the choices, and what a player thinks of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed {
    /// Its place in `choices.intents`.
    pub choice: usize,
    /// How far ahead of the best side of the others it leaves the side of whoever decides, on average, as the player thinks:
    /// in its [`Player::unit`].
    pub worth: f32,
    /// How far it is behind the best; `None` of the best itself, and if the player cannot say how sure it is.
    pub behind: Option<Behind>,
}

/// How far a choice is behind the best one, as far as both were tried in the same imagined worlds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Behind {
    /// On average, in the unit of [`Weighed::worth`]; below 0 if it is ahead there.
    pub by: f32,
    /// The standard error of that. It knows nothing of what is wrong with how worlds are imagined and judged.
    pub error: f32,
}

/// What the worth of a choice is counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Points of the end.
    Points,
    /// The chance to win, from 0 to 1.
    Victory,
}

/// An automatic player of one game. It is told nothing but views, and keeps nothing between decisions: a view has
/// perfect recall.
pub trait Player<R: Rules>: Send + Sync + 'static {
    /// Name in lists, e.g. `"heuristic"`.
    fn name(&self) -> &'static str;

    /// One of `choices.intents`, which are never empty, or any other intent that passes [`Rules::check`]. The view is
    /// that of the seat that decides. Chance comes from `rng` alone, so that a match can be played again.
    fn decide(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent;

    /// The same with no more than a part of what it takes for thinking. A player that decides at once has nothing to
    /// cut.
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

    /// How much time of the processor it takes to think about a decision, at most and about; zero if it decides at once.
    fn thinks(&self) -> Duration {
        Duration::ZERO
    }

    /// What it thinks of the choices, the best first, all that it looked at, with no more than a part of what it takes for
    /// thinking; the first is what it would decide. `None` if it goes by rules of thumb that say no such thing, or there is
    /// nothing to choose.
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

    /// What [`Weighed::worth`] is counted in.
    fn unit(&self) -> Unit {
        Unit::Points
    }

    /// Whether `intent` is better held back until the people who decide at the same time have had their time,
    /// because it takes away from one of them what they are deciding. Whoever hosts the player asks it when
    /// something has changed, or that time is over.
    ///
    /// Unless a player has an answer of its own, the intent is tried in a world that the view allows: it waits if one
    /// of those people would then be asked something else, or nothing.
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

/// A player of a list, whose type nobody knows any more.
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

/// Why an automatic player did not decide.
#[derive(Debug, thiserror::Error)]
pub enum CannotDecide {
    /// The JSON is not of this game.
    #[error("not of this game: {0}")]
    Malformed(#[from] serde_json::Error),
    /// The game refuses the setup.
    #[error(transparent)]
    Options(#[from] crate::OptionsRefused),
    /// There is nothing to decide.
    #[error("there is nothing to decide")]
    NothingToDecide,
}

/// A [`Player`] with the types of its game erased. It reads exactly the JSON that a client of that seat gets,
/// so it cannot know more.
pub trait AnyPlayer: Send + Sync {
    /// Name in lists.
    fn name(&self) -> &'static str;

    /// An intent for the owner of `view`.
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

    /// The same with no more than a part of what it takes for thinking ([`Player::decide_within`]).
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

    /// How much time of the processor it takes for a decision ([`Player::thinks`]).
    fn thinks(&self) -> Duration {
        Duration::ZERO
    }

    /// What it thinks of the choices ([`Player::weigh`]).
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

    /// What [`Weighed::worth`] is counted in.
    fn unit(&self) -> Unit {
        Unit::Points
    }

    /// Whether an intent of `you` is better held back for people ([`Player::waits`]). A player that knows
    /// nothing of people holds nothing back.
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

/// Makes an [`AnyPlayer`] of a [`Player`].
pub struct Erased<R, P> {
    player: P,
    game: PhantomData<fn() -> R>,
}

impl<R: Rules, P: Player<R>> Erased<R, P> {
    /// The player, ready for a list.
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
