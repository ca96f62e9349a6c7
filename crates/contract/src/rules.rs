//! The trait that a game implements.

use std::hash::Hash;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    BySeat, ChaCha8Rng, Facts, GameInfo, Log, Observer, OptionsRefused, Own, Pace, Phase, Seat, SeatChange,
    SeatChangeRefused, SeatCount, SeatSet, Seed, Situation, Teams, Unimaginable, Wire,
};

/// The intents that a seat can choose from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct Choices<I> {
    /// The intents that move the match on.
    pub intents: Vec<I>,
    /// False when more intents are allowed than are worth listing (bids, offers, free splits of payment). The
    /// list is then a sample that is sufficient for a bot or a keyboard user.
    pub complete: bool,
    /// Undoes the seat's last step of a staged turn, if that step revealed nothing new to any observer.
    /// Offered to people only: search and random players never take it, so that matches end.
    pub back: Option<I>,
}

impl<I> Choices<I> {
    /// Lists every intent that is possible.
    pub const fn all(intents: Vec<I>) -> Self {
        Self { intents, complete: true, back: None }
    }

    /// Returns the choices of a seat that has nothing to decide.
    pub const fn none() -> Self {
        Self::all(Vec::new())
    }

    /// Returns true if there is nothing to decide.
    pub fn is_empty(&self) -> bool {
        self.intents.is_empty() && self.back.is_none()
    }
}

/// The rules of one game, configured for one match.
///
/// The value holds the seat count and the options, so [`Rules::State`] stays small and cheap to clone. All
/// knowledge that a player may act on passes through [`Rules::View`]: `choices`, `check`, `fallback` and
/// `imagine` are functions of a view and *cannot* read hidden state.
///
/// A game writes:
///
/// - its types and constants,
/// - the begin of a match (`new`, `seats`, `start`),
/// - the seats that have to decide (`phase`, `pace`) and the effect of an intent (`carry_out`),
/// - the views of observers (`view`) and the moves of a seat (`situation`, `situation_in`),
/// - a guess of the hidden part (`imagine`).
///
/// Players join and leave a running match only in games that write the methods from `open_seats` to `claim`.
/// The rest is provided.
///
/// Nothing here panics for an intent or a seat that parsed, and everything is a pure function of its
/// arguments. A `seat` exists in this match; only [`Rules::change_seat`] checks that itself. A view was made
/// by these rules for this match; it may have travelled as JSON. The crate `contract-laws` checks the laws
/// that a game must obey.
pub trait Rules: Clone + Send + Sync + Sized + 'static {
    /// The options that the host of a table can choose (variants, expansions). Its default is the recommended
    /// game.
    type Options: Wire + Default;
    /// The whole truth. Cloning must be cheap (search clones once per node). Deliberately not [`Wire`].
    type State: Clone + PartialEq + Hash + Send + Sync + 'static;
    /// One decision by one seat. Parsed with unknown fields denied. The order of two intents means nothing;
    /// the law kit sorts by it.
    type Intent: Wire + Ord;
    /// The reason for a refused intent: data that a client can explain, and a sentence for people.
    type Refusal: Wire + std::error::Error;
    /// One event as one observer receives it. A part that is secret to that observer is `None`. Give it
    /// `#[schemars(rename = "Seen")]`, its name in the schemas.
    type Event: Wire;
    /// The knowledge to which one observer is entitled, memory included (perfect recall).
    type View: Wire;
    /// The facts that determine what a seat can do. `Cow<View>` is one if the view is ([`Situation`]).
    type Situation<'a>: Situation<Self::Intent, Self::Refusal>;

    /// Facts about the game.
    const INFO: GameInfo;
    /// The version of the rules. Raise it when old inputs no longer replay to the same states. A match is
    /// played to its end by the version with which it began.
    const RULES_VERSION: u32;

    /// Returns the options of a new table with every field. Override it if [`Rules::Options`] skips fields in
    /// JSON.
    fn all_options() -> impl Serialize {
        Self::Options::default()
    }

    /// Configures a match of `seats` seats with these options. A game with newcomers accepts the same options
    /// for more seats.
    ///
    /// # Errors
    ///
    /// If the game cannot be played so. The message contains the change to make. [`GameInfo::is_for`] makes
    /// the message about the number of seats.
    fn new(seats: SeatCount, options: Self::Options) -> Result<Self, OptionsRefused>;

    /// Returns the number of chairs of the match: the seats for which it was made. A game with newcomers may
    /// have spare chairs after them, which stay empty until a player joins.
    fn seats(&self) -> SeatCount;
    /// Deals the state in which the first decision is asked. Chance comes from [`Seed::stream`] alone. A game
    /// that shuffles again later keeps the seed in its state.
    fn start(&self, seed: Seed) -> Self::State;
    /// Returns the phase: the seats that have to decide, or the outcome.
    fn phase(&self, state: &Self::State) -> Phase;
    /// Returns how the time of one acting seat is counted.
    fn pace(&self, state: &Self::State, seat: Seat) -> Pace;

    /// Plays an intent that passed the check, up to the next decision, and logs the events. The state that
    /// results must be the same whether the log is read or not. An input without an event for an observer
    /// does not exist for that observer, so it must leave that observer's view as it is.
    ///
    /// In [`Phase::Sealed`], record the choice in `state` and resolve in seat order when the last one is in.
    fn carry_out(
        &self,
        state: &mut Self::State,
        seat: Seat,
        intent: &Self::Intent,
        log: &mut Log<Self::Event>,
    );

    /// Returns the knowledge to which `who` is entitled.
    fn view(&self, state: &Self::State, who: Observer) -> Self::View;
    /// Returns what the owner of this view can do. A spectator can do nothing.
    fn situation<'a>(&'a self, view: &'a Self::View) -> Self::Situation<'a>;
    /// Returns the same for `seat` from the state, for search, which imagined the state, and for
    /// [`Rules::apply`]. It must answer as the seat's view would, and is often cheaper to make.
    fn situation_in<'a>(&'a self, state: &'a Self::State, seat: Seat) -> Self::Situation<'a>;

    /// Draws a random full state that the owner of `view` cannot tell from the real one: its view of that
    /// state is `view`. In [`Phase::Sealed`] a view does not show the intents of others, so in the drawn
    /// state the others have given none. Partners may have given one, if the game shows it to them.
    ///
    /// # Errors
    ///
    /// If no such state is found. A view that these rules made always has one, and the law kit reports where
    /// none is found. A state that contradicts the view is never returned.
    fn imagine(&self, view: &Self::View, rng: &mut ChaCha8Rng) -> Result<Self::State, Unimaginable>;

    /// Returns the teams of all chairs of the match. Seats and options alone decide them, so a table shows
    /// them before players sit down. A game with teams makes its outcome with
    /// [`Outcome::ranked_by_side`](crate::Outcome).
    fn teams(&self) -> Teams {
        Teams::NONE
    }
    /// Returns what each seat would have if the match ended now, hidden cards included: points, or the
    /// nearest equivalent. It is for players who look back at a finished match; in a running one it would
    /// reveal hidden cards. `None` for a game without points. At the end it is the last line of the score
    /// sheet, if the sheet has one.
    fn standing(&self, _state: &Self::State) -> Option<BySeat<i32>> {
        None
    }
    /// Returns the seats that a newcomer may take in the running match. They run out: a match that players
    /// join and leave must end, too.
    fn open_seats(&self, _state: &Self::State) -> SeatSet {
        SeatSet::EMPTY
    }
    /// Returns the seats without a player: given up permanently, or never taken. A seat that was given up
    /// stays among them even if the match still waits for it. A bot of the host then plays it.
    fn empty_seats(&self, _state: &Self::State) -> SeatSet {
        SeatSet::EMPTY
    }
    /// Gives `seat`, one of the [`Rules::open_seats`], to a player who joins the running match.
    ///
    /// # Errors
    ///
    /// If the game does not support it. This is the default; nothing changes then. The same applies to the
    /// next two methods.
    fn join(
        &self,
        _state: &mut Self::State,
        _seat: Seat,
        _log: &mut Log<Self::Event>,
    ) -> Result<(), SeatChangeRefused> {
        Err(SeatChangeRefused::NotInThisGame)
    }
    /// Records that the player of `seat`, which was not empty, leaves the running match; the seat is empty
    /// then. The game decides whether the match still waits for the seat, and whether the seat can still win.
    ///
    /// With teams, a player who leaves does not take the partners along. The match continues to wait for the
    /// seat, which a bot plays. The team can win as long as one of its players stayed, and the player who
    /// left shares its place. A team whose players have all left ranks after those with a player who stayed
    /// ([`Teams::wholly`]).
    ///
    /// # Errors
    ///
    /// As [`Rules::join`].
    fn leave(
        &self,
        _state: &mut Self::State,
        _seat: Seat,
        _log: &mut Log<Self::Event>,
    ) -> Result<(), SeatChangeRefused> {
        Err(SeatChangeRefused::NotInThisGame)
    }
    /// Ends the running match in favour of the player of `seat`, which is not empty, as the last person left.
    /// The host has checked that this is so. The phase is [`Phase::Over`] then. With teams, all opponents
    /// have left, and the team claims the match: its other players, present or not, share its place.
    ///
    /// # Errors
    ///
    /// As [`Rules::join`].
    fn claim(
        &self,
        _state: &mut Self::State,
        _seat: Seat,
        _log: &mut Log<Self::Event>,
    ) -> Result<(), SeatChangeRefused> {
        Err(SeatChangeRefused::NotInThisGame)
    }

    /// Returns what the owner of this view can do: empty unless that seat acts, never without an intent if it
    /// does.
    fn choices(&self, view: &Self::View) -> Choices<Self::Intent> {
        self.situation(view).choices()
    }
    /// Returns the facts that are printed on the cards and never change, for clients. `None` if clients need
    /// none.
    fn facts() -> Option<Facts> {
        None
    }
    /// Checks one intent.
    ///
    /// # Errors
    ///
    /// The reason why the owner of this view cannot do it.
    fn check(&self, view: &Self::View, intent: &Self::Intent) -> Result<(), Self::Refusal> {
        self.situation(view).check(intent)
    }
    /// Returns the intent that is played for the owner of this view after a timeout. Never `None` if the
    /// match waits for that seat.
    fn fallback(&self, view: &Self::View) -> Option<Self::Intent> {
        self.situation(view).fallback()
    }
    /// Returns the parts of a seat's view that differ from the spectators' view, and what the seat can do.
    /// Inserted at their places in the text of the spectators' view they make the seat's view, byte for byte.
    /// `None`: the host writes the whole view and compares it, which is as correct and costs more. Writing a
    /// view costs most of a move, and most of it is the same for all observers.
    fn own(&self, _state: &Self::State, _seat: Seat) -> Option<Own<Self::Intent>> {
        None
    }
    /// Returns [`Rules::choices`] for search, from a state.
    fn options(&self, state: &Self::State, seat: Seat) -> Choices<Self::Intent> {
        self.situation_in(state, seat).choices()
    }

    /// Plays one intent: checks it, then carries it out.
    ///
    /// # Errors
    ///
    /// Exactly when [`Rules::check`] refuses for this seat's view. `state` and `log` are unchanged then.
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

    /// Plays a change of a seat: a player joins, leaves permanently, or claims the match. `seat` may be any
    /// that parses.
    ///
    /// # Errors
    ///
    /// If the game does not allow it. `state` and `log` are unchanged then.
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
