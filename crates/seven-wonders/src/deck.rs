//! Which cards an age has: draws as rows, which the deal and imagined deals read.

use contract::{Purpose, SeatCount, Seed, shuffle};

use crate::{Card, Colour, card_table::CARDS, course::BASE};

const DEAL: Purpose = Purpose(1);
const GUILDS: Purpose = Purpose(2);

/// Cards that are part of the deck of an age.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Draw {
    from: From,
    many: Many,
}

/// Of which cards something is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum From {
    /// Those of the age that have copies for so many cities.
    Printed,
    /// All guilds, with those of the box Leaders if there are leaders.
    Guilds { leaders: bool },
}

/// How many are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Many {
    /// All of them.
    All,
    /// So many for each city, and so many more; by chance, from this stream.
    ByCity { each: u8, more: u8, by: Purpose },
}

const PRINTED: Draw = Draw { from: From::Printed, many: Many::All };
const SOME_GUILDS: Many = Many::ByCity { each: 1, more: 2, by: GUILDS };
const BASE_GUILDS: Draw = Draw { from: From::Guilds { leaders: false }, many: SOME_GUILDS };
const ALL_GUILDS: Draw = Draw { from: From::Guilds { leaders: true }, many: SOME_GUILDS };

/// The decks of the ages, without leaders and with them.
const DECKS: [[&[Draw]; 3]; 2] =
    [[&[PRINTED], &[PRINTED], &[PRINTED, BASE_GUILDS]], [&[PRINTED], &[PRINTED], &[PRINTED, ALL_GUILDS]]];

/// The draws of an age.
pub(crate) const fn draws(age: u8, leaders: bool) -> &'static [Draw] {
    match age {
        1..=3 => DECKS[leaders as usize][age as usize - 1],
        _ => &[],
    }
}

impl Draw {
    /// The cards of which some or all are drawn, in the order of their numbers.
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
            From::Guilds { leaders } => {
                let there = |card: &Card| leaders || !card.needs_leaders();
                Card::all().filter(|card| card.facts().colour == Colour::Purple).filter(there).collect()
            }
        }
    }

    /// How many are drawn by chance; `None` if all of them.
    pub(crate) const fn drawn(self, cities: usize) -> Option<usize> {
        match self.many {
            Many::All => None,
            Many::ByCity { each, more, .. } => Some(each as usize * cities + more as usize),
        }
    }

    /// `guilds` are those that are drawn, if somebody has seen them.
    fn draw(self, seed: &Seed, age: u8, cities: SeatCount, guilds: Option<&[Card]>) -> Vec<Card> {
        let mut cards = self.cards(age, cities);
        match (self.many, guilds) {
            (Many::All, _) => {}
            (Many::ByCity { .. }, Some(guilds)) => cards = guilds.to_vec(),
            (Many::ByCity { by, .. }, None) => {
                shuffle(&mut cards, &mut seed.stream(by, 0));
                cards.truncate(self.drawn(cities.get()).unwrap_or_default());
            }
        }
        cards
    }
}

/// How many cards there are for so many cities without chance.
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

/// Section 1: every age has a hand for each city.
const _: () = {
    let mut cities = 3;
    while cities <= 7 {
        let mut age = 1;
        while age <= 3 {
            let (mut sum, mut i) = (0, 0);
            while i < draws(age, false).len() {
                sum += match draws(age, false)[i].drawn(cities) {
                    None => printed(age, cities),
                    Some(drawn) => drawn,
                };
                i += 1;
            }
            assert!(sum == BASE.hand as usize * cities);
            age += 1;
        }
        cities += 1;
    }
};

/// The shuffled deck of an age.
pub(crate) fn deck(
    seed: &Seed,
    age: u8,
    cities: SeatCount,
    leaders: bool,
    guilds: Option<&[Card]>,
) -> Vec<Card> {
    let drawn = draws(age, leaders).iter().map(|draw| draw.draw(seed, age, cities, guilds));
    let mut deck: Vec<Card> = drawn.flatten().collect();
    shuffle(&mut deck, &mut seed.stream(DEAL, u32::from(age)));
    deck
}
