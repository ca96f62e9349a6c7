//! Old versions of a game's rules.
//!
//! The server plays a match to its end by the version with which it began. Its log names that version, and
//! the host's catalogue finds it. Without that version the match cannot continue (`lobby/src/unplayable.rs`).
//!
//! - **Same types:** today's rules play as the old ones did. Implement `Earlier`, and offer `Kept`.
//! - **Different types:** the folder `museum/v1` of the game is a copy of the old sources.
//! - The old playthroughs move to `tests/museum/v1/playthroughs`, and `contract_laws::keep_museum` tests
//!   against them.
//! - If an old version may now offer more moves, test it against matches that were played with it.
//! - Today's bots also play old versions. A client needs the old wire types only if they differ.

use rand_chacha::ChaCha8Rng;

use crate::{
    GameInfo, Log, Observer, OptionsRefused, Own, Pace, Phase, Rules, Seat, SeatChange, SeatChangeRefused,
    SeatCount, SeatSet, Seed, Teams, Unimaginable,
};

/// Rules that can play as version `VERSION` of themselves did. The types are those of today; the rules' own
/// value holds the difference.
pub trait Earlier<const VERSION: u32>: Rules {
    /// Returns the same match in that version.
    #[must_use]
    fn earlier(self) -> Self;
}

/// An older version of a game's rules, for the matches that began with it: today's rules, set to play as that
/// version did. It is for entries after the newest version in a host's list.
#[derive(Clone, Debug)]
pub struct Kept<R, const VERSION: u32>(R);

impl<R: Earlier<VERSION>, const VERSION: u32> Rules for Kept<R, VERSION> {
    type Options = R::Options;
    type State = R::State;
    type Intent = R::Intent;
    type Refusal = R::Refusal;
    type Event = R::Event;
    type View = R::View;
    type Situation<'a> = R::Situation<'a>;

    const INFO: GameInfo = R::INFO;
    const RULES_VERSION: u32 = VERSION;

    fn new(seats: SeatCount, options: R::Options) -> Result<Self, OptionsRefused> {
        R::new(seats, options).map(|rules| Self(rules.earlier()))
    }

    fn seats(&self) -> SeatCount {
        self.0.seats()
    }

    fn start(&self, seed: Seed) -> R::State {
        self.0.start(seed)
    }

    fn phase(&self, state: &R::State) -> Phase {
        self.0.phase(state)
    }

    fn pace(&self, state: &R::State, seat: Seat) -> Pace {
        self.0.pace(state, seat)
    }

    fn carry_out(&self, state: &mut R::State, seat: Seat, intent: &R::Intent, log: &mut Log<R::Event>) {
        self.0.carry_out(state, seat, intent, log);
    }

    fn view(&self, state: &R::State, who: Observer) -> R::View {
        self.0.view(state, who)
    }

    fn situation<'a>(&'a self, view: &'a R::View) -> R::Situation<'a> {
        self.0.situation(view)
    }

    fn situation_in<'a>(&'a self, state: &'a R::State, seat: Seat) -> R::Situation<'a> {
        self.0.situation_in(state, seat)
    }

    fn imagine(&self, view: &R::View, rng: &mut ChaCha8Rng) -> Result<R::State, Unimaginable> {
        self.0.imagine(view, rng)
    }

    fn own(&self, state: &R::State, seat: Seat) -> Option<Own<R::Intent>> {
        self.0.own(state, seat)
    }

    fn teams(&self) -> Teams {
        self.0.teams()
    }

    fn open_seats(&self, state: &R::State) -> SeatSet {
        self.0.open_seats(state)
    }

    fn empty_seats(&self, state: &R::State) -> SeatSet {
        self.0.empty_seats(state)
    }

    fn change_seat(
        &self,
        state: &mut R::State,
        seat: Seat,
        change: SeatChange,
        log: &mut Log<R::Event>,
    ) -> Result<(), SeatChangeRefused> {
        self.0.change_seat(state, seat, change, log)
    }
}
