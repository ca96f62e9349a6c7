//! What a game is.

use std::hash::Hash;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    BySeat, ChaCha8Rng, Facts, GameInfo, Log, Observer, OptionsRefused, Own, Pace, Phase, Seat, SeatChange,
    SeatChangeRefused, SeatCount, SeatSet, Seed, Situation, Teams, Unimaginable, Wire,
};

/// What a seat can be offered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct Choices<I> {
    /// The intents that move the match on.
    pub intents: Vec<I>,
    /// `false` when more intents are allowed than are worth listing (bids, offers, free splits of
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
/// A game writes what it is made of (the types and constants), how a match begins (`new`, `seats`, `start`), whom it
/// waits for (`phase`, `pace`) and how it goes on (`carry_out`), what observers see (`view`), what a seat can do
/// (`situation`, `situation_in`), and what the hidden part may be (`imagine`). People come to a running match and
/// leave it only in games that write the methods from `open_seats` to `claim`. The rest is provided.
///
/// Nothing here panics for an intent or a seat that parsed, and everything is a pure function of its arguments. A
/// `seat` exists in this match, except in [`Rules::change_seat`], which looks. A view is one that these rules made of
/// this match; it may have travelled as JSON. The laws a game must obey are checked by the crate `contract-laws`.
pub trait Rules: Clone + Send + Sync + Sized + 'static {
    /// What the host of a table can choose (variants, expansions). Its default is the recommended game.
    type Options: Wire + Default;
    /// The whole truth. Cloning must be cheap (search clones per node). Deliberately not [`Wire`].
    type State: Clone + PartialEq + Hash + Send + Sync + 'static;
    /// One decision by one seat. Parsed with unknown fields denied. The order of two intents means nothing; the law
    /// kit sorts by it.
    type Intent: Wire + Ord;
    /// Why an intent was refused: data that a client can explain, and a sentence for people.
    type Refusal: Wire + std::error::Error;
    /// Something that happened, as one observer is told of it: what is a secret to them is left out (`None`). Give it
    /// `#[schemars(rename = "Seen")]`, its name in the schemas.
    type Event: Wire;
    /// Everything one observer is entitled to know, memory included (perfect recall).
    type View: Wire;
    /// What decides what a seat can do. `Cow<View>` is one if the view is ([`Situation`]).
    type Situation<'a>: Situation<Self::Intent, Self::Refusal>;

    /// Facts about the game.
    const INFO: GameInfo;
    /// Raised when old inputs would no longer replay to the same states. Matches are played to their end by the
    /// version they began with.
    const RULES_VERSION: u32;

    /// The options of a new table with every field. Override it if [`Rules::Options`] skips fields in JSON.
    fn all_options() -> impl Serialize {
        Self::Options::default()
    }

    /// Rules for a match that `seats` sit down to, with these options. A game that takes newcomers takes the
    /// same options for more seats.
    ///
    /// # Errors
    ///
    /// If the game cannot be played so; the sentence says what to change. [`GameInfo::is_for`] has the one about the
    /// number of seats.
    fn new(seats: SeatCount, options: Self::Options) -> Result<Self, OptionsRefused>;

    /// How many chairs the match has: the seats it was made for. A game that takes newcomers may have spare
    /// chairs after them, which nobody holds until somebody joins.
    fn seats(&self) -> SeatCount;
    /// The deal: the state in which the first decision is asked. Chance comes from [`Seed::stream`] alone; a game that
    /// shuffles again later keeps the seed in its state.
    fn start(&self, seed: Seed) -> Self::State;
    /// Whom the table waits for.
    fn phase(&self, state: &Self::State) -> Phase;
    /// How the time of one acting seat is counted.
    fn pace(&self, state: &Self::State, seat: Seat) -> Pace;

    /// Plays an intent that passed the check, up to the next decision, and tells what happened. The match must go on
    /// the same whether the log is read or not. An input of which an observer is told nothing does not exist for that
    /// observer, so it must leave that view as it is.
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
    /// The same for `seat`, for whoever holds the state: search, which imagined it, and [`Rules::apply`]. It must
    /// answer as that seat's view would, and is often cheaper to make.
    fn situation_in<'a>(&'a self, state: &'a Self::State, seat: Seat) -> Self::Situation<'a>;

    /// A full state, drawn at random, that `view`'s owner cannot tell from the real one: their view of it is `view`.
    /// In [`Phase::Sealed`] a view tells nothing of what others have given, so none of them has; partners may have, if
    /// the game shows it to them.
    ///
    /// # Errors
    ///
    /// If no such state is found. A view that these rules made always has one, and the law kit says where it is not
    /// found; a state that contradicts the view is never returned.
    fn imagine(&self, view: &Self::View, rng: &mut ChaCha8Rng) -> Result<Self::State, Unimaginable>;

    /// Who plays with whom: seats and options alone decide it, so a table tells before anybody sits down. Of all the
    /// match's chairs. A game with teams makes its outcome with [`Outcome::ranked_by_side`](crate::Outcome).
    fn teams(&self) -> Teams {
        Teams::NONE
    }
    /// What each seat would have if the match ended now, hidden cards included: points, or what comes closest to them. For
    /// those who look back at a match that is over; in a running one it would say what is hidden. `None` where nothing is
    /// counted. At the end it is the last line of the sheet, if the sheet has one.
    fn standing(&self, _state: &Self::State) -> Option<BySeat<i32>> {
        None
    }
    /// The seats a newcomer may take in the running match. They run out: a match in which people come and go
    /// has to end all the same.
    fn open_seats(&self, _state: &Self::State) -> SeatSet {
        SeatSet::EMPTY
    }
    /// The seats that nobody holds: given up for good, or never taken. A seat that was given up stays among them
    /// even if the match still waits for it, which an automatic player of the host then plays.
    fn empty_seats(&self, _state: &Self::State) -> SeatSet {
        SeatSet::EMPTY
    }
    /// Somebody takes `seat`, one of the [`Rules::open_seats`], while the match runs.
    ///
    /// # Errors
    ///
    /// If the game does not know it, which is what is said here; then nothing changes. So for the next two.
    fn join(
        &self,
        _state: &mut Self::State,
        _seat: Seat,
        _log: &mut Log<Self::Event>,
    ) -> Result<(), SeatChangeRefused> {
        Err(SeatChangeRefused::NotInThisGame)
    }
    /// The player of `seat`, which was not empty, gives it up while the match runs; it is empty then. The game says
    /// whether the match still waits for the seat, and whether it can still win.
    ///
    /// Where teams play, somebody who leaves does not take their partners with them. The match goes on waiting for the
    /// seat, which an automatic player plays; the team can win as long as one of its players stayed, and who left
    /// shares its place. A team whose players have all left comes after those with somebody who stayed
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
    /// The player of `seat`, which is not empty, ends the running match as the last person left; the host has checked
    /// that they are. The phase is [`Phase::Over`] then. Where teams play, all opponents have left, and it is the team
    /// that claims the match: its other players, whether they stayed or not, share its place.
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

    /// What the owner of this view can do: empty unless they act, never without an intent if they do.
    fn choices(&self, view: &Self::View) -> Choices<Self::Intent> {
        self.situation(view).choices()
    }
    /// What is printed on the cards and never changes, for clients; `None` if they need to know nothing of it.
    fn facts() -> Option<Facts> {
        None
    }
    /// Decides one intent.
    ///
    /// # Errors
    ///
    /// Why the owner of this view cannot do it.
    fn check(&self, view: &Self::View, intent: &Self::Intent) -> Result<(), Self::Refusal> {
        self.situation(view).check(intent)
    }
    /// What is played for the owner of this view if their time ran out. Never `None` if the match waits for them.
    fn fallback(&self, view: &Self::View) -> Option<Self::Intent> {
        self.situation(view).fallback()
    }
    /// The parts of a seat's view that are not those of the spectators', and what the seat can do. Put in their places in
    /// the text of the spectators' view they make that of the seat's, byte for byte. `None`: the host writes the whole
    /// view and compares it, which is as true and costs more. Writing a view costs most of a move, and most of it is the
    /// same for all.
    fn own(&self, _state: &Self::State, _seat: Seat) -> Option<Own<Self::Intent>> {
        None
    }
    /// [`Rules::choices`] for search, which holds a state.
    fn options(&self, state: &Self::State, seat: Seat) -> Choices<Self::Intent> {
        self.situation_in(state, seat).choices()
    }

    /// Plays one intent: checks it, then carries it out.
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

    /// Somebody joins, leaves for good, or claims the match. `seat` may be any that parses.
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
