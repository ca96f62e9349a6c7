//! The implementation of the contract.

use std::borrow::Cow;

use contract::{
    BySeat, ChaCha8Rng, GameInfo, Log, Observer, OptionsRefused, Outcome, Pace, Phase, Purpose, Rules,
    ScoreLine, Seat, SeatChangeRefused, SeatCount, SeatSet, Seed, Unimaginable, below, shuffle,
};

use crate::{Card, Event, Intent, Options, Refusal, State, View, imagine::imagine};

/// Each use of chance has a purpose, so that one more draw somewhere changes no other.
const DEAL: Purpose = Purpose(1);
const FIRST: Purpose = Purpose(2);

const MAX_SEATS: u8 = 4;

/// The rules at one table.
#[derive(Clone, Debug)]
pub struct NewGame {
    seats: SeatCount,
    options: Options,
}

impl NewGame {
    fn deck(&self) -> impl Iterator<Item = Card> + use<> {
        (1..=self.seats.get() as u8 * self.options.cards).map(Card)
    }
}

impl Rules for NewGame {
    type Options = Options;
    type State = State;
    type Intent = Intent;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;
    type Situation<'a> = Cow<'a, View>;

    const INFO: GameInfo = GameInfo {
        id: "new-game",
        name: "New Game",
        min_seats: 2,
        max_seats: MAX_SEATS,
        minutes: 5,
        joins_running: false,
        random_seats: false,
        whispers: false,
        // Each step lays a card.
        max_steps: Options::most_cards(MAX_SEATS) as u32,
    };
    const RULES_VERSION: u32 = 1;

    fn new(seats: SeatCount, options: Options) -> Result<Self, OptionsRefused> {
        options.check()?;
        Ok(Self { seats, options })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn start(&self, seed: Seed) -> State {
        let mut deck: Vec<Card> = self.deck().collect();
        shuffle(&mut deck, &mut seed.stream(DEAL, 0));
        let hands = BySeat::new_with(self.seats, |_| {
            let mut hand = deck.split_off(deck.len() - usize::from(self.options.cards));
            hand.sort();
            hand
        });
        let any = below(&mut seed.stream(FIRST, 0), self.seats.get() as u32) as usize;
        State {
            hands,
            pile: Vec::new(),
            points: BySeat::filled(self.seats, 0),
            turn: Seat::new(any, self.seats).expect("a number below that of the seats"),
            left: BySeat::filled(self.seats, false),
        }
    }

    fn phase(&self, state: &State) -> Phase {
        if !state.is_over() {
            return Phase::Open(SeatSet::one(state.turn));
        }
        let points = points(state);
        let sheet = vec![ScoreLine { label: "points".into(), points: points.clone() }];
        Phase::Over(Outcome::ranked(&points, sheet))
    }

    fn standing(&self, state: &State) -> Option<BySeat<i32>> {
        Some(points(state))
    }

    fn pace(&self, state: &State, _: Seat) -> Pace {
        Pace { turn: state.pile.len() as u32, stage: None, limit: None }
    }

    fn carry_out(&self, state: &mut State, seat: Seat, intent: &Intent, log: &mut Log<Event>) {
        let Intent::Lay { card } = *intent;
        let scored = state.pile.last().is_some_and(|before| card > *before);
        state.hands[seat].retain(|held| *held != card);
        state.pile.push(card);
        state.points[seat] += u8::from(scored);
        state.turn = self.seats.left_of(seat);
        log.openly(|| Event::Laid { seat, card, scored });
    }

    fn view(&self, state: &State, who: Observer) -> View {
        View::of(state, who)
    }

    fn situation<'a>(&'a self, view: &'a View) -> Cow<'a, View> {
        Cow::Borrowed(view)
    }

    fn situation_in<'a>(&'a self, state: &'a State, seat: Seat) -> Cow<'a, View> {
        Cow::Owned(self.view(state, Observer::Seat(seat)))
    }

    fn imagine(&self, view: &View, rng: &mut ChaCha8Rng) -> Result<State, Unimaginable> {
        Ok(imagine(view, self.deck(), rng))
    }

    fn empty_seats(&self, state: &State) -> SeatSet {
        state.left.which(|left| *left)
    }

    fn leave(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        state.left[seat] = true;
        log.openly(|| Event::Left { seat });
        Ok(())
    }
}

fn points(state: &State) -> BySeat<i32> {
    state.points.map(|_, points| i32::from(*points))
}
