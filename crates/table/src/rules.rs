//! What a game is.

use std::hash::Hash;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    ChaCha8Rng, Log, OptionsRefused, Pace, Phase, Seat, SeatChange, SeatChangeRefused, SeatCount, SeatSet,
    Seed, Situation, Wire,
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

impl GameInfo {
    /// # Errors
    ///
    /// If the game is not for so many.
    pub fn is_for(&self, seats: SeatCount) -> Result<(), OptionsRefused> {
        let Self { name, min_seats, max_seats, .. } = self;
        match seats.get() as u8 {
            number if (*min_seats..=*max_seats).contains(&number) => Ok(()),
            number => Err(OptionsRefused(format!("{name} seats {min_seats} to {max_seats}, not {number}"))),
        }
    }
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
/// A game says what it is made of, how a match begins and goes on ([`Rules::carry_out`]), what observers see, and
/// what a seat can do ([`Situation`]). What follows from that is provided.
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
    /// Something that happened, as one observer is told of it.
    type Event: Wire;
    /// Everything one observer is entitled to know, memory included (perfect recall).
    type View: Wire;
    /// What decides what a seat can do. `Cow<View>` is one if the view is ([`Situation`]).
    type Situation<'a>: Situation<Self::Intent, Self::Refusal>;

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

    /// Plays an intent that passed the check, and tells what happened. The match must go on the same whether the
    /// log is read or not. An input of which an observer is told nothing does not exist for that observer, so it
    /// must leave that view as it is.
    ///
    /// In [`Phase::Sealed`], record the choice in `state` and resolve in seat order when the last one is in.
    fn carry_out(
        &self,
        state: &mut Self::State,
        seat: Seat,
        intent: &Self::Intent,
        log: &mut Log<Self::Event>,
    );

    /// What `who` is entitled to know.
    fn view(&self, state: &Self::State, who: Observer) -> Self::View;
    /// What the owner of this view can do; nothing for a spectator.
    fn situation<'a>(&'a self, view: &'a Self::View) -> Self::Situation<'a>;
    /// The same, for search, which holds an (imagined) state: often cheaper than a view. The law kit checks that
    /// the answers are those of the seat's view.
    fn situation_in<'a>(&'a self, state: &'a Self::State, seat: Seat) -> Self::Situation<'a>;

    /// A full state that `view`'s owner cannot tell from the real one. In [`Phase::Sealed`] a view tells nothing of
    /// what others have given, so none of them has.
    fn imagine(&self, view: &Self::View, rng: &mut ChaCha8Rng) -> Self::State;

    /// The seats a newcomer may take in the running match. They run out: a match in which people come and go
    /// has to end all the same.
    fn open_seats(&self, _state: &Self::State) -> SeatSet {
        SeatSet::EMPTY
    }
    /// The seats that nobody plays in: they were given up for good, or never taken. Who plays on automatically in
    /// a seat that was given up does not count.
    fn empty_seats(&self, _state: &Self::State) -> SeatSet {
        SeatSet::EMPTY
    }
    /// Somebody takes one of the [`Rules::open_seats`].
    ///
    /// # Errors
    ///
    /// If the game does not know it; so for the next two.
    fn join(&self, _: &mut Self::State, _: Seat, _: &mut Log<Self::Event>) -> Result<(), SeatChangeRefused> {
        Err(SeatChangeRefused::NotInThisGame)
    }
    /// Somebody gives up their seat, which was not empty, while the match runs.
    fn leave(&self, _: &mut Self::State, _: Seat, _: &mut Log<Self::Event>) -> Result<(), SeatChangeRefused> {
        Err(SeatChangeRefused::NotInThisGame)
    }
    /// The last person left ends the running match; the host has checked that they are.
    fn claim(&self, _: &mut Self::State, _: Seat, _: &mut Log<Self::Event>) -> Result<(), SeatChangeRefused> {
        Err(SeatChangeRefused::NotInThisGame)
    }

    /// What the owner of this view can do: empty unless they act, never without an intent if they do.
    fn choices(&self, view: &Self::View) -> Choices<Self::Intent> {
        self.situation(view).choices()
    }
    /// Decides one intent.
    ///
    /// # Errors
    ///
    /// Why the owner of this view cannot do it.
    fn check(&self, view: &Self::View, intent: &Self::Intent) -> Result<(), Self::Refusal> {
        self.situation(view).check(intent)
    }
    /// What is played for a waiting seat whose time ran out.
    fn fallback(&self, view: &Self::View) -> Option<Self::Intent> {
        self.situation(view).fallback()
    }
    /// `choices` for search.
    fn options(&self, state: &Self::State, seat: Seat) -> Choices<Self::Intent> {
        self.situation_in(state, seat).choices()
    }

    /// Plays one intent.
    ///
    /// # Errors
    ///
    /// Exactly when [`Rules::check`] refuses for this seat's view; then `state` and `log` are untouched.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        intent: &Self::Intent,
        log: &mut Log<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.situation_in(state, seat).check(intent)?;
        self.carry_out(state, seat, intent, log);
        Ok(())
    }

    /// Somebody joins, leaves for good, or claims the match.
    ///
    /// # Errors
    ///
    /// If the game does not allow it; then `state` and `log` are untouched.
    fn change_seat(
        &self,
        state: &mut Self::State,
        seat: Seat,
        change: SeatChange,
        log: &mut Log<Self::Event>,
    ) -> Result<(), SeatChangeRefused> {
        let taken = self.seats().contains(seat) && !self.empty_seats(state).contains(seat);
        match change {
            SeatChange::Join if !Self::INFO.joins_running => Err(SeatChangeRefused::NotInThisGame),
            _ if self.phase(state).outcome().is_some() => Err(SeatChangeRefused::Over),
            SeatChange::Join if self.open_seats(state).contains(seat) => self.join(state, seat, log),
            SeatChange::Join => Err(SeatChangeRefused::NotFree),
            SeatChange::Leave | SeatChange::Claim if !taken => Err(SeatChangeRefused::NobodyThere),
            SeatChange::Leave => self.leave(state, seat, log),
            SeatChange::Claim => self.claim(state, seat, log),
        }
    }
}
