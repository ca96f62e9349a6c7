//! Positions set up by hand.

use contract::{BySeat, Log, Observer, Rules as _, Seat, SeatCount, Seed};

use crate::{
    Card, Cell, Colour, EndedBy, Event, Intent, Options, Placed, Refusal, SevenDragons, State, Variant, View,
    state::Step, witnesses::Witnesses,
};

/// A match from a given position: only Silver is on the table, hands are empty, and seat 0 is to play. Goals
/// are in the order red, gold, blue, green, black, and the pile has all other cards.
pub(super) struct Scenario {
    pub(super) rules: SevenDragons,
    pub(super) state: State,
    pub(super) log: Log<Event>,
}

pub(super) fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

pub(super) const fn cell(x: i8, y: i8) -> Cell {
    Cell { x, y }
}

impl Scenario {
    pub(super) fn new(seats: u8) -> Self {
        Self::of(seats, Variant::Full)
    }

    pub(super) fn of(seats: u8, variant: Variant) -> Self {
        let seats = SeatCount::new(seats).unwrap();
        let rules = SevenDragons::new(seats, Options { variant, starter: Seat::new(0, seats) }).unwrap();
        let mut state = rules.start(Seed::from_bytes([0; 32]));
        state.pile = rules.deck();
        state.goals = state.goals.map(|_| Colour::ALL);
        state.card_known = [Witnesses::NOBODY; 66];
        state.goal_known = [Witnesses::NOBODY; 5];
        state.table.truncate(1);
        let start = state.table[0].card;
        state.pile.retain(|card| Some(*card) != start);
        for (seat, player) in state.players.iter_mut() {
            player.hand.clear();
            state.goal_known[seat.number()].add(seat);
        }
        Self { rules, state, log: Log::new() }
    }

    pub(super) fn seat(&self, number: usize) -> Seat {
        Seat::new(number, self.rules.seats()).unwrap()
    }

    pub(super) fn hand(mut self, seat: usize, hand: &[u8]) -> Self {
        let at = self.seat(seat);
        for number in hand {
            self.state.pile.retain(|other| *other != card(*number));
            self.state.players[at].hand.push(card(*number));
            self.state.card_known[usize::from(*number)] = Witnesses::one(at);
        }
        self
    }

    /// Lays cards, each as number, x, y; turned if the number is negative.
    pub(super) fn table(mut self, laid: &[(i8, i8, i8)]) -> Self {
        for (number, x, y) in laid {
            let card = card(number.unsigned_abs());
            self.state.pile.retain(|other| *other != card);
            self.state.table.push(Placed { card: Some(card), cell: cell(*x, *y), turned: *number < 0 });
        }
        self
    }

    pub(super) fn discard(mut self, cards: &[u8]) -> Self {
        for number in cards {
            self.state.pile.retain(|other| *other != card(*number));
            self.state.discard.push(card(*number));
        }
        self
    }

    /// Empties the pile.
    pub(super) fn no_pile(mut self) -> Self {
        self.state.pile.clear();
        self
    }

    pub(super) fn view(&self, seat: usize) -> View {
        self.rules.view(&self.state, Observer::Seat(self.seat(seat)))
    }

    pub(super) fn try_play(&mut self, intent: Intent) -> Result<(), Refusal> {
        let seat = self.state.acting().expect("the match goes on");
        self.rules.apply(&mut self.state, seat, &intent, &mut self.log)
    }

    #[track_caller]
    pub(super) fn play(&mut self, intent: Intent) {
        self.try_play(intent).unwrap();
    }

    pub(super) fn lay(&mut self, number: u8, x: i8, y: i8, turned: bool) -> Result<(), Refusal> {
        self.try_play(Intent::PlayDragon { card: card(number), cell: cell(x, y), turned })
    }

    pub(super) fn acting(&self) -> usize {
        self.state.acting().expect("the match goes on").number()
    }

    pub(super) fn choices(&self) -> Vec<Intent> {
        self.rules.options(&self.state, self.state.acting().unwrap()).intents
    }

    /// Returns the reason for the end, and the winners.
    pub(super) fn ended(&self) -> Option<(EndedBy, Vec<usize>)> {
        match self.state.step {
            Step::Over { by, winners } => Some((by, winners.iter().map(Seat::number).collect())),
            Step::Play(_) => None,
        }
    }

    pub(super) fn hands(&self) -> BySeat<usize> {
        self.state.players.map(|_, player| player.hand.len())
    }
}
