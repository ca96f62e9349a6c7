//! Positions made by hand: what a table has to bear, though no match is sure to come to it.

use contract::{BySeat, Seat, SeatCount, SeatSet, Seed};

use crate::{
    Board, Card, Leader, Options, SevenWonders, State,
    city::{City, Face, Marked},
    course::Moment,
    edition::Edition,
    hand::Hand,
    setup,
};

/// A city of a position made by hand.
#[derive(Clone, Debug)]
pub struct Made {
    /// Its board.
    pub board: Board,
    /// What was built, in order.
    pub cards: Vec<Card>,
    /// How many stages were built.
    pub stages: u8,
    /// Who was recruited.
    pub leaders: Vec<Leader>,
    /// Coins.
    pub coins: u16,
    /// Victory tokens of value 1, 3, 5.
    pub victories: [u8; 3],
    /// Defeat tokens.
    pub defeats: u8,
}

/// What marks the stages, by their place.
const MARKERS: [Card; 4] = [Card::Altar, Card::Temple, Card::Gardens, Card::Senate];

/// The first turn of age III among these cities, of which there may be more than sit down to a match, when one of them
/// has this hand and nobody has picked. `None` without three to eight cities of which this is one.
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
