//! Section 1: the decks. A check at compile time covers that every age has seven cards for each city.

use contract::{SeatCount, Seed};

use crate::{
    Card,
    course::{Boxes, Plan},
    deck::{deck, draws},
};

fn base() -> Plan {
    Plan::new(Boxes::default())
}

fn count(card: Card, cities: u8) -> usize {
    let age = card.facts().age;
    let printed = draws(age, &base())[0].cards(age, SeatCount::new(cities).unwrap());
    printed.into_iter().filter(|other| *other == card).count()
}

#[test]
fn an_age_has_seven_cards_for_each_city() {
    for cities in 3..=7 {
        for age in 1..=3 {
            let deck =
                deck(&Seed::from_bytes([cities; 32]), age, SeatCount::new(cities).unwrap(), &base(), &[]);
            assert_eq!(deck.len(), 7 * usize::from(cities));
            assert!(deck.iter().all(|card| card.facts().age == age));
            let guilds = deck.iter().filter(|card| card.is_guild()).count();
            assert_eq!(guilds, if age == 3 { usize::from(cities) + 2 } else { 0 });
        }
    }
}

#[test]
fn copies_come_with_the_number_of_players() {
    assert_eq!([3, 4, 5, 6, 7].map(|cities| count(Card::Tavern, cities)), [0, 1, 2, 2, 3]);
    assert_eq!([3, 4, 5, 6, 7].map(|cities| count(Card::Altar, cities)), [1, 1, 2, 2, 2]);
    assert_eq!([3, 4, 5, 6, 7].map(|cities| count(Card::Excavation, cities)), [0, 1, 1, 1, 1]);
}

/// Ruling 4.
#[test]
fn ruling_4_forum_and_vineyard() {
    assert_eq!([3, 4, 5, 6, 7].map(|cities| count(Card::Forum, cities)), [1, 1, 1, 2, 3]);
    assert_eq!([3, 4, 5, 6, 7].map(|cities| count(Card::Vineyard, cities)), [1, 1, 1, 2, 2]);
}

#[test]
fn guilds_are_drawn_by_chance() {
    let three = SeatCount::new(3).unwrap();
    let guilds = |number| -> Vec<Card> {
        let deck = deck(&Seed::from_bytes([number; 32]), 3, three, &base(), &[]);
        let mut guilds: Vec<Card> = deck.into_iter().filter(|card| card.is_guild()).collect();
        guilds.sort();
        guilds
    };
    let mut met: Vec<Card> = (0..20).flat_map(guilds).collect();
    met.sort();
    met.dedup();
    assert_eq!(met.len(), 10, "every guild is in some deck");
    assert_ne!(guilds(1), guilds(2));
}
