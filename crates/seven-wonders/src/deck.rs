//! Which cards an age has.

use contract::{Purpose, SeatCount, Seed, shuffle};

use crate::{Card, Colour, card_table::CARDS};

const DEAL: Purpose = Purpose(1);
const GUILDS: Purpose = Purpose(2);

/// Cards dealt to each player, or city of the two-player game.
pub(crate) const HAND: usize = 7;

/// Guilds in the third age.
pub(crate) const fn guilds(cities: usize) -> usize {
    cities + 2
}

/// How many cards of the age there are for so many cities, guilds not counted.
const fn cards_of(age: u8, cities: usize) -> usize {
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

/// Section 1: with the guilds, every age has seven cards for each city.
const _: () = {
    let mut cities = 3;
    while cities <= 7 {
        assert!(cards_of(1, cities) == HAND * cities);
        assert!(cards_of(2, cities) == HAND * cities);
        assert!(cards_of(3, cities) + guilds(cities) == HAND * cities);
        cities += 1;
    }
};

/// The cards of an age but for guilds, in the order of their numbers.
pub(crate) fn common(age: u8, cities: SeatCount) -> impl Iterator<Item = Card> {
    let of_age = CARDS.iter().filter(move |facts| facts.age == age);
    of_age.flat_map(move |facts| {
        let copies = facts.copies.iter().filter(move |least| usize::from(**least) <= cities.get());
        copies.map(|_| facts.card)
    })
}

/// All guilds.
pub(crate) fn all_guilds() -> impl Iterator<Item = Card> {
    Card::all().filter(|card| card.facts().colour == Colour::Purple)
}

/// The shuffled deck of an age.
pub(crate) fn deck(seed: &Seed, age: u8, cities: SeatCount) -> Vec<Card> {
    let mut deck: Vec<Card> = common(age, cities).collect();
    if age == 3 {
        let mut all: Vec<Card> = all_guilds().collect();
        shuffle(&mut all, &mut seed.stream(GUILDS, 0));
        deck.extend(all.into_iter().take(guilds(cities.get())));
    }
    shuffle(&mut deck, &mut seed.stream(DEAL, u32::from(age)));
    deck
}
