//! The game obeys the laws of every game.

use table_laws::{Laws, leak_test};

use crate::{Card, Options, SevenWonders, SideChoice, State, Wonders, deck::deck};

/// Every card of the match: dealt ones wherever they are, and the decks of later ages.
fn census(state: &State) -> Vec<u32> {
    let cities = || state.cities.iter().map(|(_, city)| city);
    let mut cards: Vec<Card> = state.pile.to_vec();
    cards.extend(state.hands.iter().flat_map(|(_, hand)| hand.to_vec()));
    cards.extend(cities().flat_map(|city| city.order.iter()));
    cards.extend(cities().flat_map(|city| &city.markers).map(|marker| marker.card));
    cards.extend(state.discard.iter().map(|discarded| discarded.card));
    cards.extend((state.age + 1..=3).flat_map(|age| deck(&state.seed, age, state.cities.seats())));
    cards.into_iter().map(|card| card as u32).collect()
}

fn hold(seats: u8, games: u64) {
    let tables = [(seats, Options::default())];
    Laws::<SevenWonders>::new().conserving(census).hold(games, tables);
}

#[test]
fn laws_hold_for_two() {
    hold(2, 3);
}

#[test]
fn laws_hold_for_three() {
    hold(3, 3);
}

#[test]
fn laws_hold_for_four() {
    hold(4, 2);
}

#[test]
fn laws_hold_for_five() {
    hold(5, 2);
}

#[test]
fn laws_hold_for_six() {
    hold(6, 1);
}

#[test]
fn laws_hold_for_seven() {
    hold(7, 1);
}

#[test]
fn laws_hold_when_boards_are_chosen() {
    for (seats, wonders, sides) in [
        (3, Wonders::Picked, SideChoice::Picked),
        (2, Wonders::Dealt, SideChoice::Picked),
        (4, Wonders::Picked, SideChoice::B),
        (3, Wonders::Dealt, SideChoice::A),
    ] {
        Laws::<SevenWonders>::new().conserving(census).hold(1, [(seats, Options { wonders, sides })]);
    }
}

#[test]
fn nothing_leaks() {
    leak_test::<SevenWonders>(&[2, 3, 4, 5, 6, 7].map(|seats| (seats, Options::default())));
}
