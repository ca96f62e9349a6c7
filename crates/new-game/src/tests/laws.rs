//! The game obeys the laws of every game.

use contract_laws::{Laws, leak_test};

use crate::{NewGame, Options, State};

/// Returns all cards, each from its place.
fn census(state: &State) -> Vec<u32> {
    let hands = state.hands.iter().flat_map(|(_, hand)| hand);
    hands.chain(&state.pile).map(|card| u32::from(card.0)).collect()
}

fn tables() -> Vec<(u8, Options)> {
    (2..=4).flat_map(|seats| [1, 5, 10].map(|cards| (seats, Options { cards }))).collect()
}

#[test]
fn laws_hold() {
    Laws::<NewGame>::new().conserving(census).hold(6, tables());
}

#[test]
fn nothing_leaks() {
    leak_test::<NewGame>(&tables());
}
