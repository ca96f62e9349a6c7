//! The start of a match: boards, and the first age (section 1).

use arrayvec::ArrayVec;
use contract::{BySeat, Purpose, Seat, SeatCount, SeatSet, Seed, below, shuffle};

use crate::{
    SevenWonders, Side, SideChoice, Wonders,
    city::City,
    course::{Agenda, Counter},
    hand::Hand,
    kept::Kept,
    mirror::copy_stages,
    state::{State, Step},
};

const BOARDS: Purpose = Purpose(3);
const SIDES: Purpose = Purpose(4);
const FIRST: Purpose = Purpose(5);

/// Returns the number of cities: three with the Free city.
pub(crate) fn cities(seats: SeatCount) -> SeatCount {
    SeatCount::new(seats.get().max(3) as u8).expect("a table has at most eight seats")
}

/// Returns the state before any choice.
pub(crate) fn start(rules: &SevenWonders, seed: Seed) -> State {
    let (seats, around) = (rules.seats, cities(rules.seats));
    let first = below(&mut seed.stream(FIRST, 0), seats.get() as u32) as usize;
    let first = Seat::new(first, seats).expect("below the number of seats");
    let mut state = empty(rules, seed);
    let mut wonders = rules.wonders();
    shuffle(&mut wonders, &mut state.seed.stream(BOARDS, 0));
    let mut coins = state.seed.stream(SIDES, 0);
    for (city, wonder) in around.seats().zip(wonders) {
        let random = if below(&mut coins, 2) == 0 { Side::A } else { Side::B };
        let free = !seats.contains(city);
        let side = match rules.options.sides {
            SideChoice::A => Some(Side::A),
            SideChoice::B => Some(Side::B),
            SideChoice::Picked if !free => None,
            SideChoice::Picked | SideChoice::Random => Some(random),
        };
        let wonder = (free || rules.options.wonders == Wonders::Dealt).then_some(wonder);
        // A wonder with only one available side has that side up.
        let side = side.map(|side| wonder.map_or(side, |wonder| rules.nearest_side(wonder, side)));
        let city = &mut state.cities[city];
        (city.wonder, city.side) = (wonder, side);
        if let (Some(wonder), Some(side)) = (wonder, side) {
            city.settle(wonder, side);
        }
    }
    if state.cities.iter().all(|(_, city)| city.board().is_some()) {
        copy_stages(&mut state.cities);
    }
    state.step = Step::Boards(first);
    state
}

/// Returns a state without boards, cards and ages.
pub(crate) fn empty(rules: &SevenWonders, seed: Seed) -> State {
    let (seats, plan) = (rules.seats, rules.plan());
    let around = cities(seats);
    State {
        seed,
        plan,
        teams: contract::Rules::teams(rules),
        moment: 0,
        asked: Counter::default(),
        age: 0,
        turn: 0,
        passes: 0,
        kept_hands: None,
        closing: false,
        foreseen: None,
        step: Step::Turn,
        cities: BySeat::new_with(around, |_| City::new(plan.coins)),
        left: SeatSet::EMPTY,
        hands: BySeat::new_with(seats, |_| Hand::default()),
        picks: BySeat::filled(around, None),
        trail: ArrayVec::new(),
        unplayed: BySeat::filled(seats, None),
        pile: ArrayVec::new(),
        drawn: ArrayVec::new(),
        discard: Vec::new(),
        aside: ArrayVec::new(),
        losses: BySeat::filled(around, 0),
        paid: BySeat::filled(seats, None),
        agenda: Agenda::default(),
        conflicts: ArrayVec::new(),
        court: None,
        tower: None,
        works: ArrayVec::new(),
        kept: Kept::default(),
    }
}
