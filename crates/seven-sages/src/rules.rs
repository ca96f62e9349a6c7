//! The game as its host sees it.

use table::{
    ChaCha8Rng, Choices, GameInfo, Observer, OptionsRefused, Pace, Phase, Rules, Seat, SeatCount, Seed,
};

use crate::{Intent, Options, Refusal, Seen, View};

/// The Seven Sages for one match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SevenSages {
    seats: SeatCount,
}

impl Rules for SevenSages {
    type Options = Options;
    type State = ();
    type Intent = Intent;
    type Refusal = Refusal;
    type Event = ();
    type Seen = Seen;
    type View = View;

    const INFO: GameInfo = GameInfo {
        id: "seven-sages",
        name: "The Seven Sages",
        min_seats: 3,
        max_seats: 5,
        minutes: 75,
        joins_running: false,
        max_steps: 1,
    };
    const RULES_VERSION: u32 = 1;

    fn new(seats: SeatCount, options: Options) -> Result<Self, OptionsRefused> {
        options.check(seats)?;
        Ok(Self { seats })
    }
    fn seats(&self) -> SeatCount {
        self.seats
    }
    fn start(&self, _: Seed) {}
    fn phase(&self, _: &()) -> Phase {
        unimplemented!()
    }
    fn pace(&self, _: &(), _: Seat) -> Pace {
        unimplemented!()
    }
    fn apply(&self, _: &mut (), _: Seat, _: &Intent, _: &mut Vec<()>) -> Result<(), Refusal> {
        unimplemented!()
    }
    fn view(&self, _: &(), _: Observer) -> View {
        unimplemented!()
    }
    fn seen(&self, _: &(), _: Observer) -> Option<Seen> {
        unimplemented!()
    }
    fn choices(&self, _: &View) -> Choices<Intent> {
        unimplemented!()
    }
    fn check(&self, _: &View, _: &Intent) -> Result<(), Refusal> {
        unimplemented!()
    }
    fn imagine(&self, _: &View, _: &mut ChaCha8Rng) {
        unimplemented!()
    }
}
