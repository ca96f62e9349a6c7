//! Version 1, which differs in one thing: what a leaver gives back ([`GivenBack::AsItWas`]). Views, choices and intents
//! are the same, so whoever plays the newest version plays this one.

use table::{
    ChaCha8Rng, Choices, GameInfo, Observer, OptionsRefused, Pace, Phase, Rules, Seat, SeatChange,
    SeatChangeRefused, SeatCount, SeatSet, Seed,
};

use crate::{Event, Intent, Options, Refusal, Seen, SevenDragons, State, View, rules::GivenBack};

/// Seven Dragons by version 1 of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct V1(SevenDragons);

impl Rules for V1 {
    type Options = Options;
    type State = State;
    type Intent = Intent;
    type Refusal = Refusal;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    const INFO: GameInfo = SevenDragons::INFO;
    const RULES_VERSION: u32 = 1;

    fn new(seats: SeatCount, options: Options) -> Result<Self, OptionsRefused> {
        SevenDragons::new(seats, options).map(|rules| Self(rules.with(GivenBack::AsItWas)))
    }

    fn seats(&self) -> SeatCount {
        self.0.seats()
    }

    fn start(&self, seed: Seed) -> State {
        self.0.start(seed)
    }

    fn phase(&self, state: &State) -> Phase {
        self.0.phase(state)
    }

    fn pace(&self, state: &State, seat: Seat) -> Pace {
        self.0.pace(state, seat)
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        intent: &Intent,
        log: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.0.apply(state, seat, intent, log)
    }

    fn view(&self, state: &State, who: Observer) -> View {
        self.0.view(state, who)
    }

    fn seen(&self, event: &Event, who: Observer) -> Option<Seen> {
        self.0.seen(event, who)
    }

    fn choices(&self, view: &View) -> Choices<Intent> {
        self.0.choices(view)
    }

    fn check(&self, view: &View, intent: &Intent) -> Result<(), Refusal> {
        self.0.check(view, intent)
    }

    fn fallback(&self, view: &View) -> Option<Intent> {
        self.0.fallback(view)
    }

    fn options(&self, state: &State, seat: Seat) -> Choices<Intent> {
        self.0.options(state, seat)
    }

    fn imagine(&self, view: &View, rng: &mut ChaCha8Rng) -> State {
        self.0.imagine(view, rng)
    }

    fn open_seats(&self, state: &State) -> SeatSet {
        self.0.open_seats(state)
    }

    fn change_seat(
        &self,
        state: &mut State,
        seat: Seat,
        change: SeatChange,
        log: &mut Vec<Event>,
    ) -> Result<(), SeatChangeRefused> {
        self.0.change_seat(state, seat, change, log)
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    /// Whoever came and went shuffled the whole pile, and left the goal where it was.
    #[test]
    fn what_a_leaver_gives_back_is_as_it_was() {
        let (two, third) = (SeatCount::new(2).unwrap(), Seat::new(2, SeatCount::new(5).unwrap()).unwrap());
        let (old, new) = (V1::new(two, Options::default()), SevenDragons::new(two, Options::default()));
        let (old, new) = (old.unwrap(), new.unwrap());
        let mut before = old.start(Seed::from_bytes([7; 32]));
        old.change_seat(&mut before, third, SeatChange::Join, &mut Vec::new()).unwrap();
        let mut after = [before.clone(), before.clone()];
        old.change_seat(&mut after[0], third, SeatChange::Leave, &mut Vec::new()).unwrap();
        new.change_seat(&mut after[1], third, SeatChange::Leave, &mut Vec::new()).unwrap();
        assert_eq!(after[0].goals, before.goals);
        assert_eq!(after[1].pile[3..], before.pile[..]);
        assert_ne!(after[0].pile[3..], before.pile[..]);
    }
}
