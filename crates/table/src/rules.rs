//! What a game is.

use std::hash::Hash;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    ChaCha8Rng, OptionsRefused, Pace, Phase, Seat, SeatChange, SeatChangeRefused, SeatCount, SeatSet, Seed,
    Wire,
};

/// Whose eyes: a player in a seat, or anyone who only sees what lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Observer {
    /// A player.
    Seat(Seat),
    /// A spectator.
    Public,
}

/// Facts about a game that lobby, documents and tests read; never code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GameInfo {
    /// Stable machine name, e.g. `"seven-kingdoms"`.
    pub id: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// Minutes a match takes among people.
    pub minutes: u16,
    /// Whether people may join a running match ([`SeatChange::Join`]).
    pub joins_running: bool,
    /// Whether players may whisper to one another during a match, because what they say belongs to the game.
    pub whispers: bool,
    /// No match takes more steps than this. What counts is an accepted intent of a seat that was waited for, or
    /// that did something besides ([`Phase::Meanwhile`]). Second thoughts do not: an intent that replaces a sealed
    /// one, [`Choices::back`], and the step that it takes back. The rules know no end of those; the host sets one
    /// ([`AnyMatch::is_second_thought`](crate::AnyMatch)). Changes of seats do not count either; they run out with
    /// [`Rules::open_seats`].
    pub max_steps: u32,
}

/// What a seat can be offered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct Choices<I> {
    /// The intents that move the match on.
    pub intents: Vec<I>,
    /// `false` when more intents pass [`Rules::check`] than are worth listing (bids, offers, free splits of
    /// payment); the list is then a sensible sample a bot or a keyboard user can live on.
    pub complete: bool,
    /// Takes back the seat's last step of a staged turn, if that step told nobody anything new. Offered to
    /// people; search and random players leave it alone, so matches end.
    pub back: Option<I>,
}

impl<I> Choices<I> {
    /// Everything that can be done.
    pub const fn all(intents: Vec<I>) -> Self {
        Self { intents, complete: true, back: None }
    }

    /// Nothing to decide.
    pub const fn none() -> Self {
        Self::all(Vec::new())
    }

    /// Whether there is nothing to decide.
    pub fn is_empty(&self) -> bool {
        self.intents.is_empty() && self.back.is_none()
    }
}

/// The rules of one game, configured for one match.
///
/// The value holds the seat count and the options, so [`Rules::State`] stays small and cheap to clone. All
/// knowledge a player may act on passes through [`Rules::View`]: `choices`, `check`, `fallback` and
/// `imagine` are functions of a view and *cannot* peek at hidden state.
///
/// The laws a game must obey are checked by the crate `table-laws`.
pub trait Rules: Clone + Send + Sync + Sized + 'static {
    /// What the host of a table can choose (variants, expansions). Its default is the recommended game.
    type Options: Wire + Default;
    /// The whole truth. Cloning must be cheap (search clones per node). Deliberately not [`Wire`].
    type State: Clone + PartialEq + Hash + Send + Sync + 'static;
    /// One decision by one seat. Parsed with unknown fields denied.
    type Intent: Wire + Ord;
    /// Why an intent was refused, as data the client can explain.
    type Refusal: Wire + std::error::Error;
    /// Something that happened, in full. Not [`Wire`].
    type Event: Clone + PartialEq + Send + Sync + 'static;
    /// The part of an event one observer may learn.
    type Seen: Wire;
    /// Everything one observer is entitled to know, memory included (perfect recall).
    type View: Wire;

    /// Facts about the game.
    const INFO: GameInfo;
    /// Raised when old inputs would no longer replay to the same states.
    const RULES_VERSION: u32;

    /// Rules for a match that `seats` sit down to, with these options. A game that takes newcomers takes the
    /// same options for more seats.
    ///
    /// # Errors
    ///
    /// If the game cannot be played so; the sentence says what to change.
    fn new(seats: SeatCount, options: Self::Options) -> Result<Self, OptionsRefused>;

    /// How many chairs the match has: the seats it was made for. A game that takes newcomers may have spare
    /// chairs after them, which nobody holds until somebody joins.
    fn seats(&self) -> SeatCount;
    /// The deal.
    fn start(&self, seed: Seed) -> Self::State;
    /// Whom the table waits for.
    fn phase(&self, state: &Self::State) -> Phase;
    /// How the time of one waiting seat is counted.
    fn pace(&self, state: &Self::State, seat: Seat) -> Pace;

    /// Plays one intent and appends what happened.
    ///
    /// In [`Phase::Sealed`], record the choice in `state` and resolve in seat order when the last one is in.
    ///
    /// # Errors
    ///
    /// Exactly when [`Rules::check`] refuses for this seat's view; then `state` and `log` are untouched.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        intent: &Self::Intent,
        log: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// What `who` is entitled to know.
    fn view(&self, state: &Self::State, who: Observer) -> Self::View;
    /// What `who` is told of an event. An input of which an observer is told nothing does not exist for that
    /// observer, so it must leave that view as it is.
    fn seen(&self, event: &Self::Event, who: Observer) -> Option<Self::Seen>;

    /// Empty unless the view belongs to an acting seat; never without an intent if it does.
    fn choices(&self, view: &Self::View) -> Choices<Self::Intent>;
    /// Decides one intent. Total: no intent that parses, however absurd, makes it panic.
    ///
    /// # Errors
    ///
    /// Why the owner of this view cannot do it.
    fn check(&self, view: &Self::View, intent: &Self::Intent) -> Result<(), Self::Refusal>;
    /// What is played for a waiting seat whose time ran out; the game's own rule where it has one.
    fn fallback(&self, view: &Self::View) -> Option<Self::Intent> {
        self.choices(view).intents.into_iter().next()
    }

    /// `choices` for search, which holds an (imagined) state anyway. Override it when building a view per
    /// node is too slow; the law kit checks that the answer is the same.
    fn options(&self, state: &Self::State, seat: Seat) -> Choices<Self::Intent> {
        self.choices(&self.view(state, Observer::Seat(seat)))
    }

    /// A full state that `view`'s owner cannot tell from the real one. In [`Phase::Sealed`] a view tells nothing of
    /// what others have given, so none of them has.
    fn imagine(&self, view: &Self::View, rng: &mut ChaCha8Rng) -> Self::State;

    /// The seats a newcomer may take in the running match. They run out: a match in which people come and go
    /// has to end all the same.
    fn open_seats(&self, _state: &Self::State) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Somebody joins, leaves for good, or claims the match.
    ///
    /// # Errors
    ///
    /// If the game does not allow it; then `state` and `log` are untouched.
    fn change_seat(
        &self,
        _state: &mut Self::State,
        _seat: Seat,
        _change: SeatChange,
        _log: &mut Vec<Self::Event>,
    ) -> Result<(), SeatChangeRefused> {
        Err(SeatChangeRefused::NotInThisGame)
    }
}
