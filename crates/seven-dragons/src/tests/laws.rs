use contract_laws::{Laws, leak_test};

use crate::{ActionKind, Options, SevenDragons, State, Variant};

/// Returns all cards from all places, and all goals.
fn census(state: &State) -> Vec<u32> {
    let mut pieces: Vec<u32> = Vec::new();
    let mut see = |card: crate::Card| pieces.push(u32::from(card.number()));
    state.table.iter().filter_map(|placed| placed.card).for_each(&mut see);
    state.discard.iter().chain(&state.pile).chain(&state.ending).copied().for_each(&mut see);
    for (_, player) in state.players.iter() {
        player.hand.iter().copied().for_each(&mut see);
    }
    pieces.extend(state.goals.iter().flatten().map(|goal| 100 + goal.index() as u32));
    pieces
}

fn hold(games: u64, variant: Variant) {
    let tables = (2..=5).map(|seats| (seats, Options { variant: variant.clone(), starter: None }));
    Laws::<SevenDragons>::new().conserving(census).hold(games, tables);
}

#[test]
fn the_full_game_obeys_the_laws() {
    hold(3, Variant::Full);
}

#[test]
fn single_action_with_silver_obeys_the_laws() {
    hold(
        1,
        Variant::SingleAction { kinds: vec![ActionKind::MoveCard, ActionKind::TradeHands], silver: true },
    );
}

#[test]
fn single_action_without_silver_obeys_the_laws() {
    hold(1, Variant::SingleAction { kinds: ActionKind::ALL.to_vec(), silver: false });
}

#[test]
fn basic_dragons_obey_the_laws() {
    hold(1, Variant::BasicDragons { ages: vec![Some(5), None] });
}

#[test]
fn dragon_connections_obey_the_laws() {
    hold(1, Variant::DragonConnections { bonus: false });
    hold(1, Variant::DragonConnections { bonus: true });
}

#[test]
fn nothing_leaks() {
    leak_test::<SevenDragons>(&[2, 3, 4, 5].map(|seats| (seats, Options::default())));
}
