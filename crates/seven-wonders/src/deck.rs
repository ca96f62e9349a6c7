//! The cards of an age: draws as rows, read by the deal and by imagined deals.

use contract::{Purpose, SeatCount, Seed, shuffle};

use crate::{
    Card,
    card_table::CARDS,
    course::{Boxes, Plan},
    edition::Edition,
};

const DEAL: Purpose = Purpose(1);
const GUILDS: Purpose = Purpose(2);
const BLACK: Purpose = Purpose(7);

/// A part of the deck of an age.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Draw {
    from: From,
    many: Many,
}

/// The cards from which a draw is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum From {
    /// The printed copies of the age for this number of cities.
    Printed,
    /// All guilds, with those of the boxes in play.
    Guilds { leaders: bool, cities: bool },
    /// The black cards of the age.
    Black,
}

/// The number of cards drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Many {
    /// All of them.
    All,
    /// `each` cards for each city, and `more` in addition, by chance from the stream of `by`.
    ByCity { each: u8, more: u8, by: Purpose },
}

const PRINTED: Draw = Draw { from: From::Printed, many: Many::All };
const SOME_GUILDS: Many = Many::ByCity { each: 1, more: 2, by: GUILDS };
const BLACK_CARDS: Draw = Draw { from: From::Black, many: Many::ByCity { each: 1, more: 0, by: BLACK } };

const fn guilds(leaders: bool, cities: bool) -> Draw {
    Draw { from: From::Guilds { leaders, cities }, many: SOME_GUILDS }
}

/// The decks of the ages: without boxes, with leaders, with Cities, with both.
const DECKS: [[&[Draw]; 3]; 4] = [
    [&[PRINTED], &[PRINTED], const { &[PRINTED, guilds(false, false)] }],
    [&[PRINTED], &[PRINTED], const { &[PRINTED, guilds(true, false)] }],
    [
        &[PRINTED, BLACK_CARDS],
        &[PRINTED, BLACK_CARDS],
        const { &[PRINTED, guilds(false, true), BLACK_CARDS] },
    ],
    [&[PRINTED, BLACK_CARDS], &[PRINTED, BLACK_CARDS], const { &[PRINTED, guilds(true, true), BLACK_CARDS] }],
];

/// Returns the draws of an age.
pub(crate) const fn draws(age: u8, plan: &Plan) -> &'static [Draw] {
    match age {
        1..=3 => DECKS[plan.leaders as usize + 2 * plan.cities as usize][age as usize - 1],
        _ => &[],
    }
}

impl Draw {
    /// Returns the cards of which some or all are drawn, in the order of their numbers.
    pub(crate) fn cards(self, age: u8, cities: SeatCount) -> Vec<Card> {
        match self.from {
            From::Printed => {
                let of_age = CARDS.iter().filter(move |facts| facts.age == age);
                let copies = of_age.flat_map(move |facts| {
                    let copies =
                        facts.copies.iter().filter(move |least| usize::from(**least) <= cities.get());
                    copies.map(|_| facts.card)
                });
                copies.collect()
            }
            From::Guilds { leaders, cities } => {
                let there =
                    |card: &Card| (leaders || !card.needs_leaders()) && (cities || !card.needs_cities());
                Card::all().filter(|card| card.is_guild()).filter(there).collect()
            }
            From::Black => Card::all().filter(|card| card.is_black() && card.facts().age == age).collect(),
        }
    }

    /// Returns the number of cards drawn by chance; `None` if all of them are in.
    pub(crate) const fn drawn(self, cities: usize) -> Option<usize> {
        match self.many {
            Many::All => None,
            Many::ByCity { each, more, .. } => Some(each as usize * cities + more as usize),
        }
    }

    /// Draws the cards. `foreseen` are those that an observer has seen before the deal.
    fn draw(self, seed: &Seed, age: u8, cities: SeatCount, foreseen: &[Card]) -> Vec<Card> {
        let mut cards = self.cards(age, cities);
        match self.many {
            Many::All => {}
            Many::ByCity { .. } if cards.iter().any(|card| foreseen.contains(card)) => {
                cards.retain(|card| foreseen.contains(card));
            }
            Many::ByCity { by, .. } => {
                shuffle(&mut cards, &mut seed.stream(by, self.stream(age)));
                cards.truncate(self.drawn(cities.get()).unwrap_or_default());
            }
        }
        cards
    }

    /// Returns the stream of the purpose that decides.
    fn stream(self, age: u8) -> u32 {
        match self.from {
            From::Printed | From::Guilds { .. } => 0,
            From::Black => u32::from(age),
        }
    }
}

/// Returns the number of cards for this number of cities that are in without chance.
const fn printed(age: u8, cities: usize) -> usize {
    let mut sum = 0;
    let mut i = 0;
    while i < CARDS.len() {
        let facts = &CARDS[i];
        let mut j = 0;
        while j < facts.copies.len() {
            if facts.age == age && facts.copies[j] as usize <= cities {
                sum += 1;
            }
            j += 1;
        }
        i += 1;
    }
    sum
}

/// Returns the number of cards left when each city has a hand.
pub(crate) const fn left_over(age: u8, plan: &Plan, cities: usize) -> usize {
    let draws = draws(age, plan);
    let (mut sum, mut i) = (0, 0);
    while i < draws.len() {
        sum += match draws[i].drawn(cities) {
            None => printed(age, cities),
            Some(drawn) => drawn,
        };
        i += 1;
    }
    sum - plan.hand as usize * cities
}

/// Checks section 1: every age has a hand for each city and no further card. For eight cities, one or two are
/// left.
const _: () = {
    const fn plan(leaders: bool, cities: bool, of_eight: bool) -> Plan {
        let (tower, projects, packs, edition) = (false, false, false, Edition::V2);
        Plan::new(Boxes { leaders, cities, of_eight, tower, projects, packs, edition })
    }
    let mut cities = 3;
    while cities <= 7 {
        let mut age = 1;
        while age <= 3 {
            assert!(left_over(age, &plan(false, false, false), cities) == 0);
            assert!(left_over(age, &plan(true, false, false), cities) == 0);
            assert!(left_over(age, &plan(false, true, false), cities) == 0);
            assert!(left_over(age, &plan(true, true, false), cities) == 0);
            age += 1;
        }
        cities += 1;
    }
    assert!(left_over(1, &plan(false, true, true), 8) == 1);
    assert!(left_over(2, &plan(false, true, true), 8) == 1);
    assert!(left_over(3, &plan(true, true, true), 8) == 2);
};

/// Returns the shuffled deck of an age. `foreseen` are the cards drawn by chance that an observer has seen.
pub(crate) fn deck(seed: &Seed, age: u8, cities: SeatCount, plan: &Plan, foreseen: &[Card]) -> Vec<Card> {
    let drawn = draws(age, plan).iter().map(|draw| draw.draw(seed, age, cities, foreseen));
    let mut deck: Vec<Card> = drawn.flatten().collect();
    shuffle(&mut deck, &mut seed.stream(DEAL, u32::from(age)));
    deck
}
