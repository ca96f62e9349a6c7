//! A running match with its types erased: the only place where a game meets JSON.

use std::{
    hash::{Hash as _, Hasher},
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

use crate::{
    BySeat, ChaCha8Rng, Fields, Log, NotExact, NotTakenBack, Observer, Own, Pace, Phase, Rules, Seat,
    SeatChange, SeatChangeRefused, SeatCount, SeatSet, Seed, Sight, Teams, Telling, all_can_tell,
    can_be_taken_back, only_choice, read_exactly,
};

/// Text that is known to be JSON, serialized once and passed on as it is.
pub type Json = Box<RawValue>;

pub(crate) fn raw<T: Serialize>(value: &T) -> Json {
    serde_json::value::to_raw_value(value).expect("wire types have string keys and no failing serializers")
}

/// An input that moves a match on. The log of a match is a list of these, each with its seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Input {
    /// A player's intent, as JSON of the game's own type.
    Intent(Value),
    /// A player joins or leaves.
    Seat(SeatChange),
}

/// The reason why an input was not accepted. Nothing changed.
#[derive(Debug, thiserror::Error)]
pub enum InputRefused {
    /// The seat has nothing to decide.
    #[error("you have nothing to decide now")]
    NotWaiting,
    /// The JSON is not an intent of this game.
    #[error("not an intent of this game: {0}")]
    Malformed(#[from] NotExact),
    /// The rules refuse it.
    #[error("{why}")]
    Refused {
        /// A sentence for people.
        why: String,
        /// The game's own refusal type, for clients.
        data: Json,
    },
    /// The seat changed its mind as often as a turn allows. The host sets this limit, not the rules.
    #[error("too many changes in this turn; keep your choice")]
    Settled,
    /// The seats stay as they are.
    #[error(transparent)]
    Seat(#[from] SeatChangeRefused),
    /// The rules panicked. The match is as it was before.
    #[error("the rules could not carry this out; nothing was changed")]
    Broken,
}

/// One event as one observer receives it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct Told<J> {
    /// The number of the event among those of the step that the observer receives, from 0.
    pub n: u32,
    /// The game's `Seen`.
    pub seen: J,
}

/// One running match of some game, owned by one table.
///
/// Cost: an input clones the state once and costs one `apply`. A view, its choices and an event cost one
/// serialization for each observer; [`AnyMatch::sight_and_choices`] shares that of the public part.
pub trait AnyMatch: Send {
    /// Returns the number of chairs of the match, including those that only newcomers may take.
    fn seats(&self) -> SeatCount;
    /// Returns the teams.
    fn teams(&self) -> Teams;
    /// Returns the seats that have to decide, or the outcome.
    fn phase(&self) -> Phase;
    /// Returns how the time of one waiting seat is counted.
    fn pace(&self, seat: Seat) -> Pace;
    /// Returns the seats that a newcomer may take.
    fn open_seats(&self) -> SeatSet;
    /// Returns each seat's result if the match ended now, hidden cards included. For finished matches only.
    fn standing(&self) -> Option<BySeat<i32>>;

    /// Plays one input and returns it as the game itself writes it, for the log. [`AnyMatch::rollback`] can
    /// undo it until the next call.
    ///
    /// # Errors
    ///
    /// If it is refused, also because it contains more than the game reads. Nothing changed. Never panics.
    fn submit(&mut self, seat: Seat, input: &Input) -> Result<Input, InputRefused>;
    /// Plays an input from a log again. Logs of older servers may contain more than the game reads.
    ///
    /// # Errors
    ///
    /// As [`AnyMatch::submit`], except for additional content.
    fn replay(&mut self, seat: Seat, input: &Input) -> Result<(), InputRefused>;
    /// Undoes the last accepted [`AnyMatch::submit`], which could not be stored.
    fn rollback(&mut self);
    /// Keeps the state before the last accepted input for [`AnyMatch::go_back`], and drops an older one.
    fn keep(&mut self);
    /// Goes back to the kept state and forgets it. Returns true if there was one.
    fn go_back(&mut self) -> bool;
    /// Checks that the inputs since the kept state revealed nothing hidden. `deeds` lists them: the first is
    /// by the player who asks for undo, the others are by bots ([`can_be_taken_back`]).
    ///
    /// # Errors
    ///
    /// If they revealed something, or might have.
    fn may_go_back(&self, deeds: &[(Seat, Input)], rng: &mut ChaCha8Rng) -> Result<(), NotTakenBack>;

    /// Returns the knowledge to which one observer is entitled.
    fn view(&self, who: Observer) -> Json;
    /// Returns what an acting seat can do; `None` for other seats.
    fn choices(&self, seat: Seat) -> Option<Json>;
    /// Returns the spectators' view, which observers share. It stays the same until an input has an event for
    /// spectators.
    fn public_view(&self) -> Arc<Fields>;
    /// Returns a seat's view, made from the current spectators' view, and its choices, if it acts. The result
    /// equals [`AnyMatch::view`] and [`AnyMatch::choices`]; only the seat's own part is written.
    fn sight_and_choices(&self, seat: Seat, public: &Arc<Fields>) -> (Sight, Option<Json>);
    /// Returns true if an input only undoes or replaces a decision: [`Choices::back`](crate::Choices),
    /// another sealed intent, or an action of a seat that may also act. A seat that is refused these can
    /// still end its turn. Cost: one list of choices.
    fn is_second_thought(&self, seat: Seat, input: &Input) -> bool;
    /// Returns the intent for a waiting seat after a timeout.
    fn fallback(&self, seat: Seat) -> Option<Input>;
    /// Returns the intent of a waiting seat that has a single choice ([`only_choice`]). Cost: one list of
    /// choices.
    fn only_choice(&self, seat: Seat) -> Option<Value>;
    /// Returns true if every observer knows that there is a single choice ([`all_can_tell`]). Cost: sixteen
    /// imagined worlds.
    fn all_can_tell(&self, seat: Seat, rng: &mut ChaCha8Rng) -> bool;
    /// Returns the number of events so far.
    fn events(&self) -> u32;
    /// Returns true if one observer receives any of the events numbered `range`. Ask in the name of a
    /// spectator for a player who took the seat later.
    fn hears(&self, who: Observer, range: Range<u32>) -> bool;
    /// Returns true if one observer receives the same versions of the events numbered `range` as spectators.
    fn hears_as_all(&self, who: Observer, range: Range<u32>) -> bool;
    /// Returns the events numbered `range` as one observer receives them. Seats as in [`AnyMatch::hears`].
    fn told(&self, who: Observer, range: Range<u32>) -> Vec<Told<Json>>;
    /// Returns a digest. Equal matches have equal digests on one machine. For replay checks; never shown to
    /// players.
    fn digest(&self) -> u64;
}

pub(crate) struct Match<R: Rules> {
    rules: R,
    state: R::State,
    log: Log<R::Event>,
    before: Option<Arc<Earlier<R>>>,
    kept: Option<Arc<Earlier<R>>>,
}

/// An earlier state, and the number of events at that time.
type Earlier<R> = (<R as Rules>::State, usize);

impl<R: Rules> Match<R> {
    pub(crate) fn start(rules: R, seed: Seed) -> Self {
        let state = rules.start(seed);
        Self::from(rules, state)
    }

    /// Starts from this state, with an empty log.
    pub(crate) fn from(rules: R, state: R::State) -> Self {
        Self { rules, state, log: Log::new(), before: None, kept: None }
    }

    fn log_of(&self, range: Range<u32>) -> &[Telling<R::Event>] {
        let end = range.end.min(self.events());
        &self.log.tellings()[range.start.min(end) as usize..end as usize]
    }

    fn may_act(&self, seat: Seat) -> Result<(), InputRefused> {
        if self.phase().acting().contains(seat) { Ok(()) } else { Err(InputRefused::NotWaiting) }
    }

    fn apply(&mut self, seat: Seat, intent: &R::Intent) -> Result<(), InputRefused> {
        self.rules
            .apply(&mut self.state, seat, intent, &mut self.log)
            .map_err(|refusal| InputRefused::Refused { why: refusal.to_string(), data: raw(&refusal) })
    }

    fn change_seat(&mut self, seat: Seat, change: SeatChange) -> Result<(), InputRefused> {
        Ok(self.rules.change_seat(&mut self.state, seat, change, &mut self.log)?)
    }

    /// Goes back to an earlier state.
    fn be_again(&mut self, earlier: Arc<Earlier<R>>) {
        let (state, events) = Arc::unwrap_or_clone(earlier);
        self.state = state;
        self.log.truncate(events);
    }

    /// Changes the match by `how`. If that is refused or panics, the match stays as it was.
    fn play<T>(
        &mut self,
        seat: Seat,
        how: impl FnOnce(&mut Self) -> Result<T, InputRefused>,
    ) -> Result<T, InputRefused> {
        self.before = None;
        if !self.rules.seats().contains(seat) {
            return Err(InputRefused::NotWaiting);
        }
        let before = Arc::new((self.state.clone(), self.log.tellings().len()));
        // Rules are plain values; after a panic the state and the log are restored.
        let played = catch_unwind(AssertUnwindSafe(|| how(self)));
        self.before = Some(before);
        let refused = match played {
            Ok(Ok(done)) => return Ok(done),
            Ok(Err(refused)) => refused,
            Err(_) => InputRefused::Broken,
        };
        self.rollback();
        Err(refused)
    }
}

impl<R: Rules> AnyMatch for Match<R> {
    fn seats(&self) -> SeatCount {
        self.rules.seats()
    }

    fn teams(&self) -> Teams {
        self.rules.teams()
    }

    fn phase(&self) -> Phase {
        self.rules.phase(&self.state)
    }

    fn pace(&self, seat: Seat) -> Pace {
        self.rules.pace(&self.state, seat)
    }

    fn open_seats(&self) -> SeatSet {
        self.rules.open_seats(&self.state)
    }

    fn standing(&self) -> Option<BySeat<i32>> {
        self.rules.standing(&self.state)
    }

    fn submit(&mut self, seat: Seat, input: &Input) -> Result<Input, InputRefused> {
        self.play(seat, |this| match input {
            Input::Seat(change) => {
                this.change_seat(seat, *change)?;
                Ok(Input::Seat(*change))
            }
            Input::Intent(sent) => {
                this.may_act(seat)?;
                let (intent, written) = read_exactly(sent)?;
                this.apply(seat, &intent)?;
                Ok(Input::Intent(written))
            }
        })
    }

    fn replay(&mut self, seat: Seat, input: &Input) -> Result<(), InputRefused> {
        self.play(seat, |this| match input {
            Input::Seat(change) => this.change_seat(seat, *change),
            Input::Intent(logged) => {
                this.may_act(seat)?;
                let intent = R::Intent::deserialize(logged).map_err(NotExact::from)?;
                this.apply(seat, &intent)
            }
        })
    }

    fn rollback(&mut self) {
        if let Some(before) = self.before.take() {
            self.be_again(before);
        }
    }

    fn keep(&mut self) {
        self.kept.clone_from(&self.before);
    }

    fn go_back(&mut self) -> bool {
        self.before = None;
        let kept = self.kept.take();
        kept.map(|kept| self.be_again(kept)).is_some()
    }

    fn may_go_back(&self, deeds: &[(Seat, Input)], rng: &mut ChaCha8Rng) -> Result<(), NotTakenBack> {
        let kept = self.kept.as_ref().ok_or(NotTakenBack::Unsure)?;
        let intent = |(seat, input): &(Seat, Input)| match input {
            Input::Intent(intent) => Some((*seat, R::Intent::deserialize(intent).ok()?)),
            Input::Seat(_) => None,
        };
        let deeds: Option<Vec<_>> = deeds.iter().map(intent).collect();
        can_be_taken_back(&self.rules, &kept.0, &deeds.ok_or(NotTakenBack::Unsure)?, rng)
    }

    fn view(&self, who: Observer) -> Json {
        raw(&self.rules.view(&self.state, who))
    }

    fn choices(&self, seat: Seat) -> Option<Json> {
        let acting = self.phase().acting().contains(seat);
        acting.then(|| raw(&self.rules.choices(&self.rules.view(&self.state, Observer::Seat(seat)))))
    }

    fn public_view(&self) -> Arc<Fields> {
        Arc::new(Fields::of(&self.rules.view(&self.state, Observer::Public)))
    }

    fn sight_and_choices(&self, seat: Seat, public: &Arc<Fields>) -> (Sight, Option<Json>) {
        let acting = self.phase().acting().contains(seat);
        if let Some(Own { overlay, choices }) = self.rules.own(&self.state, seat)
            && let Some(sight) = Sight::overlaid(public.clone(), overlay)
        {
            return (sight, acting.then(|| choices.into_text()));
        }
        let view = self.rules.view(&self.state, Observer::Seat(seat));
        let choices = acting.then(|| raw(&self.rules.choices(&view)));
        (Sight::whole(public.clone(), Fields::of(&view)), choices)
    }

    fn is_second_thought(&self, seat: Seat, input: &Input) -> bool {
        let Input::Intent(intent) = input else { return false };
        let phase = self.phase();
        if !phase.acting().contains(seat) {
            return false;
        }
        if !phase.waiting().contains(seat) {
            return true;
        }
        let choices = self.rules.choices(&self.rules.view(&self.state, Observer::Seat(seat)));
        choices.back.is_some_and(|back| R::Intent::deserialize(intent).is_ok_and(|intent| intent == back))
    }

    fn fallback(&self, seat: Seat) -> Option<Input> {
        if !self.phase().waiting().contains(seat) {
            return None;
        }
        let intent = self.rules.fallback(&self.rules.view(&self.state, Observer::Seat(seat)))?;
        Some(Input::Intent(serde_json::to_value(intent).expect("wire types serialize")))
    }

    fn only_choice(&self, seat: Seat) -> Option<Value> {
        if !self.phase().waiting().contains(seat) {
            return None;
        }
        let only = only_choice(self.rules.options(&self.state, seat))?;
        Some(serde_json::to_value(only).expect("wire types serialize"))
    }

    fn all_can_tell(&self, seat: Seat, rng: &mut ChaCha8Rng) -> bool {
        // A panic counts as "not known".
        let tell = AssertUnwindSafe(|| all_can_tell(&self.rules, &self.state, seat, rng));
        catch_unwind(tell).unwrap_or(false)
    }

    fn events(&self) -> u32 {
        self.log.tellings().len() as u32
    }

    fn hears(&self, who: Observer, range: Range<u32>) -> bool {
        self.log_of(range).iter().any(|telling| telling.to(who).is_some())
    }

    fn hears_as_all(&self, who: Observer, range: Range<u32>) -> bool {
        self.log_of(range).iter().all(|telling| telling.is_as_all(who))
    }

    fn told(&self, who: Observer, range: Range<u32>) -> Vec<Told<Json>> {
        let told = self.log_of(range).iter().filter_map(|telling| telling.to(who));
        (0..).zip(told).map(|(n, event)| Told { n, seen: raw(event) }).collect()
    }

    fn digest(&self) -> u64 {
        let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
        self.state.hash(&mut hasher);
        hasher.finish()
    }
}

/// The FNV-1a hash: pinned, unlike the standard library's hasher.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}
