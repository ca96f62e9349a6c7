//! Constructed positions: the largest ones that a table must handle, which no match is sure to reach.

use contract::{BySeat, Seat, SeatCount, SeatSet, Seed};

use crate::{
    Board, Card, Leader, Options, SevenWonders, State,
    city::{City, Face, Marked},
    course::Moment,
    edition::Edition,
    hand::Hand,
    setup,
};

/// A city of a constructed position.
#[derive(Clone, Debug)]
pub struct Made {
    /// The board.
    pub board: Board,
    /// The cards built, in order.
    pub cards: Vec<Card>,
    /// The number of stages built.
    pub stages: u8,
    /// The recruited leaders.
    pub leaders: Vec<Leader>,
    /// The coins.
    pub coins: u16,
    /// The numbers of victory tokens of value 1, 3, 5.
    pub victories: [u8; 3],
    /// The number of defeat tokens.
    pub defeats: u8,
}

/// The markers of the stages, by place.
const MARKERS: [Card; 4] = [Card::Altar, Card::Temple, Card::Gardens, Card::Senate];

/// Returns the first turn of age III with these cities and this hand for one of them, before any pick. There
/// may be more cities than a match allows. `None` without three to eight cities of which `seat` is one.
pub fn tableau(made: &[Made], seat: Seat, hand: &[Card]) -> Option<(SevenWonders, State)> {
    let seats = u8::try_from(made.len()).ok().filter(|seats| *seats >= 3).and_then(SeatCount::new)?;
    let rules = SevenWonders { seats, options: Options::default(), edition: Edition::default() };
    let mut state = setup::empty(&rules, Seed::from_bytes([0; 32]));
    (state.age, state.turn) = (3, 1);
    let turns = state.plan.age.iter().position(|moment| *moment == Moment::Turns);
    state.moment = turns.unwrap_or_default() as u8;
    state.cities = BySeat::new_with(seats, |seat| city(&made[seat.number()]));
    if !seats.contains(seat) {
        return None;
    }
    state.hands[seat] = Hand::new(hand.iter().copied());
    Some((rules, state))
}

fn city(made: &Made) -> City {
    let mut city = City::new(made.coins);
    let Board { wonder, side } = made.board;
    city.found(wonder, side);
    made.cards.iter().for_each(|card| city.place(*card));
    for (stage, card) in (0..made.stages).zip(MARKERS) {
        if city.stage(stage).is_some() {
            city.raise(stage, Marked { face: Face::Card(card), known: SeatSet::EMPTY });
        }
    }
    made.leaders.iter().for_each(|leader| city.recruit(*leader));
    city.age = 3;
    (city.victories, city.defeats) = (made.victories, made.defeats);
    city
}
