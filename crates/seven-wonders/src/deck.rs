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
    /// All guilds.
    Guilds,
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
const SOME_GUILDS: Draw = Draw { from: From::Guilds, many: Many::ByCity { each: 1, more: 2, by: GUILDS } };

/// The decks of the ages.
const DECKS: [&[Draw]; 3] = [&[PRINTED], &[PRINTED], &[PRINTED, SOME_GUILDS]];

/// The draws of an age.
pub(crate) const fn draws(age: u8) -> &'static [Draw] {
    match age {
        1..=3 => DECKS[age as usize - 1],
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
            From::Guilds => Card::all().filter(|card| card.facts().colour == Colour::Purple).collect(),
        }
    }

    /// How many are drawn by chance; `None` if all of them.
    pub(crate) const fn drawn(self, cities: usize) -> Option<usize> {
        match self.many {
            Many::All => None,
            Many::ByCity { each, more, .. } => Some(each as usize * cities + more as usize),
        }
    }

    fn draw(self, seed: &Seed, age: u8, cities: SeatCount) -> Vec<Card> {
        let mut cards = self.cards(age, cities);
        match self.many {
            Many::All => {}
            Many::ByCity { by, .. } => {
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
            while i < draws(age).len() {
                sum += match draws(age)[i].drawn(cities) {
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
pub(crate) fn deck(seed: &Seed, age: u8, cities: SeatCount) -> Vec<Card> {
    let drawn = draws(age).iter().map(|draw| draw.draw(seed, age, cities));
    let mut deck: Vec<Card> = drawn.flatten().collect();
    shuffle(&mut deck, &mut seed.stream(DEAL, u32::from(age)));
    deck
}
