//! Constructed positions.

use contract::{BySeat, Log, Observer, Phase, Purpose, Rules as _, Seat, SeatCount, SeatSet, Seed};

use crate::{
    Card, Event, How, Intent, Means, Offers, Options, Payment, Refusal, Score, SevenWonders, Side, State,
    View, Wonder,
    city::{City, Face, Marked},
    course::{Moment, What},
    hand::Hand,
    mirror::copy_stages,
    state::{Discarded, Step},
};

/// A match whose state tests change freely. Every city is Giza (A), with points as its only effects, and 20
/// coins.
pub(super) struct Scenario {
    pub(super) rules: SevenWonders,
    pub(super) state: State,
    pub(super) log: Log<Event>,
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number, SeatCount::new(8).unwrap()).unwrap()
}

pub(super) fn pay(left: u8, right: u8) -> Payment {
    Payment::beside(left, right)
}

pub(super) const FREE: How = How::Build { pay: Payment::NOTHING };
pub(super) const STAGE: How = How::Stage { pay: Payment::NOTHING };

impl Scenario {
    pub(super) fn new(seats: u8) -> Self {
        let rules = SevenWonders::new(SeatCount::new(seats).unwrap(), Options::default()).unwrap();
        let state = rules.start(Seed::from_bytes([seats; 32]));
        let mut scenario = Self { rules, state, log: Log::new() };
        for number in 0..scenario.state.cities.seats().get() {
            scenario.board(number, Wonder::Giza, Side::A);
            scenario.state.cities[seat(number)].coins = 20;
        }
        scenario
    }

    /// Sets another wonder; the city loses all it had.
    pub(super) fn board(&mut self, number: usize, wonder: Wonder, side: Side) -> &mut Self {
        let mut city = City::new(0);
        city.found(wonder, side);
        city.coins = self.state.cities[seat(number)].coins;
        self.state.cities[seat(number)] = city;
        copy_stages(&mut self.state.cities);
        self
    }

    /// Adds cards to a city without their coins.
    pub(super) fn built(&mut self, number: usize, cards: &[Card]) -> &mut Self {
        cards.iter().for_each(|card| self.state.cities[seat(number)].place(*card));
        self
    }

    /// Adds stages to a city without their coins.
    pub(super) fn raised(&mut self, number: usize, stages: usize) -> &mut Self {
        for _ in 0..stages {
            let city = &mut self.state.cities[seat(number)];
            let stage = city.next_stage().unwrap();
            city.raise(stage, Marked { face: Face::Card(Card::Altar), known: SeatSet::EMPTY });
        }
        self
    }

    pub(super) fn coins(&mut self, number: usize, coins: u16) -> &mut Self {
        self.state.cities[seat(number)].coins = coins;
        self
    }

    pub(super) fn hand(&mut self, number: usize, cards: &[Card]) -> &mut Self {
        self.state.hands[seat(number)] = Hand::new(cards.iter().copied());
        self
    }

    pub(super) fn in_discard(&mut self, cards: &[Card]) -> &mut Self {
        self.state.discard =
            cards.iter().map(|card| Discarded { card: *card, known: SeatSet::EMPTY }).collect();
        self
    }

    /// Sets the sixth turn of this age, with two cards in each hand.
    pub(super) fn last_turn(&mut self, age: u8) -> &mut Self {
        self.state.age = age;
        let turns = self.state.plan.age.iter().position(|moment| *moment == Moment::Turns);
        self.state.moment = turns.unwrap() as u8;
        (self.state.turn, self.state.passes) = (6, 5);
        let idle = crate::state::Turn {
            plays: BySeat::filled(self.state.cities.seats(), None),
            from_discard: arrayvec::ArrayVec::new(),
        };
        self.state.trail = (0..5).map(|_| idle.clone()).collect();
        self.state.pile.truncate(1);
        for number in 0..self.state.hands.seats().get() {
            self.hand(number, &[Card::Lodge, Card::Study]);
        }
        self
    }

    pub(super) fn city(&self, number: usize) -> &City {
        &self.state.cities[seat(number)]
    }

    pub(super) fn view(&self, number: usize) -> View {
        // Scenarios may change anything between two views.
        let mut state = self.state.clone();
        state.kept.forget();
        self.rules.view(&state, Observer::Seat(seat(number)))
    }

    /// Imagines a world for a player, and checks that the player's view of it is the same.
    #[track_caller]
    pub(super) fn imagined(&self, number: usize) -> State {
        let who = Observer::Seat(seat(number));
        let view = self.view(number);
        for trial in 0..8 {
            let mut rng = Seed::from_bytes([trial; 32]).stream(Purpose(97), 0);
            let world = self.rules.imagine(&view, &mut rng).unwrap();
            assert_eq!(self.rules.view(&world, who), view, "trial {trial}");
        }
        self.rules.imagine(&view, &mut Seed::from_bytes([9; 32]).stream(Purpose(97), 0)).unwrap()
    }

    pub(super) fn try_intent(&mut self, number: usize, intent: Intent) -> Result<(), Refusal> {
        let checked = self.rules.check(&self.view(number), &intent);
        let applied = self.rules.apply(&mut self.state, seat(number), &intent, &mut self.log);
        assert_eq!(checked, applied, "check and apply agree");
        applied
    }

    pub(super) fn try_play(&mut self, number: usize, card: Card, how: How) -> Result<(), Refusal> {
        self.try_intent(number, Intent::Play { city: seat(number), card, how })
    }

    #[track_caller]
    pub(super) fn play(&mut self, number: usize, card: Card, how: How) -> &mut Self {
        self.try_play(number, card, how).unwrap_or_else(|why| panic!("{card:?} {how:?}: {why:?}"));
        self
    }

    /// Discards the first card of every player who has not picked.
    #[track_caller]
    pub(super) fn others_discard(&mut self) -> &mut Self {
        let (age, turn) = (self.state.age, self.state.turn);
        while (self.state.age, self.state.turn, self.state.step) == (age, turn, Step::Turn) {
            let Phase::Sealed { owing, .. } = self.rules.phase(&self.state) else { break };
            let player = owing.iter().next().unwrap();
            let card = self.state.hands[player].iter().next().unwrap();
            self.play(player.number(), card, How::Discard);
        }
        self
    }

    /// Returns the price of this card for a city now.
    pub(super) fn means(&mut self, number: usize, card: Card) -> Means {
        self.hand(number, &[card]);
        let offers = self.view(number).you.unwrap().offers;
        let Offers::Play { cards, .. } = &offers[0] else { panic!("{offers:?}") };
        cards[0].build.clone()
    }

    pub(super) fn stage_means(&self, number: usize) -> Means {
        let offers = self.view(number).you.unwrap().offers;
        let Offers::Play { stage, .. } = &offers[0] else { panic!("{offers:?}") };
        stage.clone()
    }

    pub(super) fn ways(&mut self, number: usize, card: Card) -> Vec<Payment> {
        match self.means(number, card) {
            Means::Pay { ways, .. } => ways,
            other => panic!("{other:?}"),
        }
    }

    /// Returns the question that is asked between turns.
    pub(super) fn asking(&self) -> Option<What> {
        self.state.asking().map(|ask| ask.what)
    }

    /// Returns true if a player looks through the discard pile.
    pub(super) fn looks_through(&self) -> bool {
        matches!(self.asking(), Some(What::FromDiscard(_)))
    }

    pub(super) fn shields(&self, number: usize) -> u8 {
        crate::strength::shields(&self.state.cities, seat(number))
    }

    pub(super) fn score(&self, number: usize) -> Score {
        crate::scoring::score(&self.state.cities, seat(number))
    }

    pub(super) fn told(&self, number: usize) -> Vec<Event> {
        let who = Observer::Seat(seat(number));
        self.log.told_to(who).cloned().collect()
    }
}
