//! The implementation of [`Rules`].

use contract::{
    BySeat, ChaCha8Rng, Facts, GameInfo, Log, Observer, OptionsRefused, Own, Pace, Phase, Rules, Seat,
    SeatChangeRefused, SeatCount, SeatSet, Seed, Unimaginable,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    EndedBy, Event, Intent, Refusal, State, View,
    dealer::Dealer,
    facts::facts,
    imagine::imagine,
    legality::Situation,
    scoring::outcome,
    setup::deal,
    state::{MOST_SEATS, PATIENCE, Step},
    view_of::{own, view_of},
};

/// 7 Kingdoms for one match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SevenKingdoms {
    seats: SeatCount,
}

/// The options that the host of a table can choose. There are none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// The bound from R-5. A round of progress moves a card out of the pile (at most 36 times) or into a kingdom
/// (at most 49 times). Between two of these are fewer than ten rounds without progress.
const MOST_ROUNDS: u32 = (36 + 49 + 1) * PATIENCE as u32;
/// The maximum number of steps in a round. Each of four seats plays and confirms, and places a token or names
/// a run. Seven cards are taken, or kept from a run.
const MOST_STEPS_A_ROUND: u32 = 4 * 3 + 7;

impl Rules for SevenKingdoms {
    type Options = Options;
    type State = State;
    type Intent = Intent;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;
    type Situation<'a> = Situation<'a>;

    const INFO: GameInfo = GameInfo {
        id: "seven-kingdoms",
        name: "7 Kingdoms",
        min_seats: 2,
        max_seats: MOST_SEATS as u8,
        minutes: 20,
        joins_running: false,
        random_seats: false,
        whispers: false,
        max_steps: MOST_ROUNDS * MOST_STEPS_A_ROUND,
    };
    const RULES_VERSION: u32 = 1;

    fn facts() -> Option<Facts> {
        Some(Facts::of(&facts()))
    }

    fn new(seats: SeatCount, Options {}: Options) -> Result<Self, OptionsRefused> {
        Self::INFO.is_for(seats)?;
        Ok(Self { seats })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn start(&self, seed: Seed) -> State {
        deal(self.seats, &seed)
    }

    fn phase(&self, state: &State) -> Phase {
        match state.acting() {
            Some(seat) => Phase::Open(SeatSet::one(seat)),
            None => Phase::Over(outcome(state)),
        }
    }

    /// Returns the points, with cards in hand.
    fn standing(&self, state: &State) -> Option<BySeat<i32>> {
        outcome(state).totals()
    }

    /// Counts decisions: a played card is one, and all steps from laying it down to confirming its taking are
    /// one.
    fn pace(&self, state: &State, _seat: Seat) -> Pace {
        let seats = self.seats.get() as u32;
        let played = state.players.which(|player| player.played.is_some()).len() as u32;
        let in_round = match state.step {
            Step::Play(seat) => (seat.number() + self.seats.get() - state.first.number()) as u32 % seats,
            Step::Token | Step::Take => seats + played - state.to_resolve.len() as u32,
            Step::Over(_) => 2 * seats,
        };
        Pace { turn: u32::from(state.round) * (2 * seats + 1) + in_round, stage: None, limit: None }
    }

    fn carry_out(&self, state: &mut State, seat: Seat, intent: &Intent, log: &mut Log<Event>) {
        Dealer { state, log }.carry_out(seat, *intent);
    }

    fn view(&self, state: &State, who: Observer) -> View {
        view_of(state, who)
    }

    fn situation<'a>(&'a self, view: &'a View) -> Situation<'a> {
        Situation::of_view(view)
    }

    fn situation_in<'a>(&'a self, state: &'a State, seat: Seat) -> Situation<'a> {
        Situation::of_state(state, seat)
    }

    fn imagine(&self, view: &View, rng: &mut ChaCha8Rng) -> Result<State, Unimaginable> {
        Ok(imagine(view, rng))
    }

    fn own(&self, state: &State, seat: Seat) -> Option<Own<Intent>> {
        Some(own(state, seat))
    }

    fn empty_seats(&self, state: &State) -> SeatSet {
        state.players.which(|player| player.left)
    }

    /// Marks the seat as left. A bot of the host then plays the seat, which cannot win.
    fn leave(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        state.players[seat].left = true;
        log.openly(|| Event::Left { seat });
        Ok(())
    }

    /// Ends the match. All other players count as having left.
    fn claim(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        for (other, player) in state.players.iter_mut() {
            player.left = other != seat;
        }
        let mut dealer = Dealer { state, log };
        dealer.return_unresolved();
        dealer.end(EndedBy::Claimed);
        Ok(())
    }
}
