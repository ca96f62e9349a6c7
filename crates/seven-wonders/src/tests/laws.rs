//! The game obeys the laws of every game.

use table_laws::Laws;

use crate::{Options, SevenWonders, SideChoice, State, Wonders};

/// Every card of the present age and those of earlier ages that are left.
fn census(state: &State) -> Vec<u32> {
    let hands = state.hands.iter().flat_map(|(_, hand)| hand.to_vec());
    let built = state.cities.iter().flat_map(|(_, city)| city.order.to_vec());
    let markers = state.cities.iter().flat_map(|(_, city)| city.markers.iter().map(|m| m.card).collect::<Vec<_>>());
    let discarded = state.discard.iter().map(|discarded| discarded.card);
    let all = hands.chain(built).chain(markers).chain(discarded).chain(state.pile.iter().copied());
    all.map(|card| card as u32).collect()
}

fn hold(seats: u8, games: u64) {
    let options = Options::default();
    Laws::<SevenWonders>::new().hold(games, [(seats, options)]);
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
        Laws::<SevenWonders>::new().hold(1, [(seats, Options { wonders, sides })]);
    }
}
