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

/// Anything that moves a match on: the log of a match is a list of these, each with its seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Input {
    /// A player's intent, as JSON of the game's own type.
    Intent(Value),
    /// Somebody comes or goes.
    Seat(SeatChange),
}

/// Why an input was not accepted. Nothing changed.
#[derive(Debug, thiserror::Error)]
pub enum InputRefused {
    /// The table does not wait for that seat.
    #[error("you have nothing to decide now")]
    NotWaiting,
    /// The JSON is not an intent of this game.
    #[error("not an intent of this game: {0}")]
    Malformed(#[from] NotExact),
    /// The rules say no.
    #[error("{why}")]
    Refused {
        /// A sentence for people.
        why: String,
        /// The game's own refusal type, for clients.
        data: Json,
    },
    /// The seat changed its mind as often as one may in a turn. The host says so, not the rules.
    #[error("too many changes in this turn; keep your choice")]
    Settled,
    /// The seats stay as they are.
    #[error(transparent)]
    Seat(#[from] SeatChangeRefused),
    /// The rules panicked. The match is as it was before.
    #[error("the rules could not carry this out; nothing was changed")]
    Broken,
}

/// One event as one observer is told of it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct Told<J> {
    /// Counts the events of the step that the observer is told of, from 0.
    pub n: u32,
    /// The game's `Seen`.
    pub seen: J,
}

/// One running match of some game, owned by one table.
///
/// Cost: an input clones the state once and costs one `apply`; a view, its choices and a told event cost one
/// serialization for each observer asked for. Of views that are made together ([`AnyMatch::sight_and_choices`]) the
/// public part costs that once.
pub trait AnyMatch: Send {
    /// How many chairs the match has, those included that only newcomers may take.
    fn seats(&self) -> SeatCount;
    /// Who plays with whom.
    fn teams(&self) -> Teams;
    /// Whom the table waits for.
    fn phase(&self) -> Phase;
    /// How the time of one waiting seat is counted.
    fn pace(&self, seat: Seat) -> Pace;
    /// The seats a newcomer may take.
    fn open_seats(&self) -> SeatSet;
    /// What each seat would have if the match ended now, hidden cards included. For matches that are over: nobody may be told
    /// of a running one.
    fn standing(&self) -> Option<BySeat<i32>>;

    /// Plays one input, wherever it comes from, and returns it as the game itself writes it: that, and not what
    /// was sent, is what the log keeps. May be taken back by [`AnyMatch::rollback`] until the next call.
    ///
    /// # Errors
    ///
    /// If it is refused, also because it says more than the game reads; then nothing changed. Never panics.
    fn submit(&mut self, seat: Seat, input: &Input) -> Result<Input, InputRefused>;
    /// Plays again what was accepted once and is in a log. Logs of older servers may say more than the game reads.
    ///
    /// # Errors
    ///
    /// As [`AnyMatch::submit`], but for that.
    fn replay(&mut self, seat: Seat, input: &Input) -> Result<(), InputRefused>;
    /// Undoes the last accepted [`AnyMatch::submit`], which could not be stored.
    fn rollback(&mut self);
    /// Keeps where the match was before the last accepted input, instead of what was kept before: so far it can go back.
    fn keep(&mut self);
    /// Goes back to what was kept, and keeps nothing any more. Returns whether something was.
    fn go_back(&mut self) -> bool;
    /// Whether nothing hidden was shown by what was played since what is kept: `deeds`, in order, the first by whoever
    /// wants to take it back and the others by automatic players ([`can_be_taken_back`]).
    ///
    /// # Errors
    ///
    /// If something was, or might have been.
    fn may_go_back(&self, deeds: &[(Seat, Input)], rng: &mut ChaCha8Rng) -> Result<(), NotTakenBack>;

    /// What one observer is entitled to know.
    fn view(&self, who: Observer) -> Json;
    /// What an acting seat can do; `None` for others.
    fn choices(&self, seat: Seat) -> Option<Json>;
    /// What a spectator sees, to be shared by all who see some of it. As long as a spectator is told of no input it stays
    /// the same, and can be kept.
    fn public_view(&self) -> Arc<Fields>;
    /// What one seat sees, made of what a spectator sees now, and what the seat can do, if it acts. The same as
    /// [`AnyMatch::view`] and [`AnyMatch::choices`], and only the seat's own part of it is made and written.
    fn sight_and_choices(&self, seat: Seat, public: &Arc<Fields>) -> (Sight, Option<Json>);
    /// Whether an input would only take back or replace what the seat did before: [`Choices::back`](crate::Choices),
    /// anything instead of the sealed intent that was given, or anything done besides while others are waited for.
    /// Whoever is refused all of these can still go on, and then a turn has an end. Cost: one list of choices.
    fn is_second_thought(&self, seat: Seat, input: &Input) -> bool;
    /// What is played for a waiting seat whose time ran out.
    fn fallback(&self, seat: Seat) -> Option<Input>;
    /// What a waiting seat does, if there is one thing it can do ([`only_choice`]). Cost: one list of choices.
    fn only_choice(&self, seat: Seat) -> Option<Value>;
    /// Whether everybody can tell that there is one ([`all_can_tell`]). Cost: sixteen imagined worlds.
    fn all_can_tell(&self, seat: Seat, rng: &mut ChaCha8Rng) -> bool;
    /// How many events there were so far.
    fn events(&self) -> u32;
    /// Whether one observer is told of any of the events numbered `range`. Ask in the name of a spectator for whoever
    /// took their seat later.
    fn hears(&self, who: Observer, range: Range<u32>) -> bool;
    /// Whether one observer is told the same of the events numbered `range` as spectators are.
    fn hears_as_all(&self, who: Observer, range: Range<u32>) -> bool;
    /// The events numbered `range`, as one observer is told of them; for whoever took their seat later as for
    /// [`AnyMatch::hears`].
    fn told(&self, who: Observer, range: Range<u32>) -> Vec<Told<Json>>;
    /// Equal matches have equal digests on one machine. For replay checks; never shown to players.
    fn digest(&self) -> u64;
}

pub(crate) struct Match<R: Rules> {
    rules: R,
    state: R::State,
    log: Log<R::Event>,
    before: Option<Arc<Earlier<R>>>,
    kept: Option<Arc<Earlier<R>>>,
}

/// The state as it was, and how many events there were.
type Earlier<R> = (<R as Rules>::State, usize);

impl<R: Rules> Match<R> {
    pub(crate) fn start(rules: R, seed: Seed) -> Self {
        let state = rules.start(seed);
        Self::from(rules, state)
    }

    /// One that is as far as this state, of whose events nobody is told any.
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

    /// Does something to the match. If it is refused or panics, all is as it was before.
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
        // Rules are plain values; on a panic both are put back as they were.
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
        // Whatever fails here cannot be told.
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

/// FNV-1a: pinned, unlike the standard library's hasher.
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
