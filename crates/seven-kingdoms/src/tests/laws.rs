//! The game obeys the laws of every game.

use contract_laws::{Laws, leak_test};

use crate::{Options, SevenKingdoms, State, card_set::CardSet};

/// Returns all 49 cards, each from its place.
fn census(state: &State) -> Vec<u32> {
    let lying = state.row.iter().flatten().chain(&state.upper).chain(&state.pile);
    let mut cards: Vec<_> = lying.copied().chain(state.gone.iter()).collect();
    let before: CardSet = cards.iter().copied().collect();
    for (_, player) in state.players.iter() {
        cards.extend(player.hand.iter().chain(player.kingdom.iter()));
        // A played card lies before its player until it is laid down; after that it is counted at its new
        // place.
        cards.extend(player.played.filter(|card| !before.contains(*card) && !player.kingdom.contains(*card)));
    }
    cards.iter().map(|card| u32::from(card.number())).collect()
}

fn hold(seats: u8) {
    Laws::<SevenKingdoms>::new().conserving(census).hold(3, [(seats, Options::default())]);
}

#[test]
fn laws_hold_for_two() {
    hold(2);
}

#[test]
fn laws_hold_for_three() {
    hold(3);
}

#[test]
fn laws_hold_for_four() {
    hold(4);
}

#[test]
fn nothing_leaks() {
    leak_test::<SevenKingdoms>(&[2, 3, 4].map(|seats| (seats, Options::default())));
}
