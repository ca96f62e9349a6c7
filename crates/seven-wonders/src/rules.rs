//! The contract with the host.

use table::{
    ChaCha8Rng, Choices, GameInfo, Observer, OptionsRefused, Pace, Phase, Rules, Seat, SeatCount, Seed,
};

use crate::{Event, Intent, Options, Refusal, Seen, State, View};

/// The rules of 7 Wonders, for one match.
#[derive(Clone, Debug)]
pub struct SevenWonders {
    seats: SeatCount,
}

impl Rules for SevenWonders {
    type Options = Options;
    type State = State;
    type Intent = Intent;
    type Refusal = Refusal;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    const INFO: GameInfo = GameInfo {
        id: "seven-wonders",
        name: "7 Wonders",
        min_seats: 2,
        max_seats: 7,
        minutes: 30,
        joins_running: false,
        max_steps: 200,
    };
    const RULES_VERSION: u32 = 1;

    fn new(seats: SeatCount, _: Options) -> Result<Self, OptionsRefused> {
        Ok(Self { seats })
    }
    fn seats(&self) -> SeatCount {
        self.seats
    }
    fn start(&self, _: Seed) -> State {
        unreachable!()
    }
    fn phase(&self, _: &State) -> Phase {
        unreachable!()
    }
    fn pace(&self, _: &State, _: Seat) -> Pace {
        unreachable!()
    }
    fn apply(&self, _: &mut State, _: Seat, _: &Intent, _: &mut Vec<Event>) -> Result<(), Refusal> {
        unreachable!()
    }
    fn view(&self, _: &State, _: Observer) -> View {
        unreachable!()
    }
    fn seen(&self, _: &Event, _: Observer) -> Option<Seen> {
        unreachable!()
    }
    fn choices(&self, _: &View) -> Choices<Intent> {
        unreachable!()
    }
    fn check(&self, _: &View, _: &Intent) -> Result<(), Refusal> {
        unreachable!()
    }
    fn imagine(&self, _: &View, _: &mut ChaCha8Rng) -> State {
        unreachable!()
    }
}
