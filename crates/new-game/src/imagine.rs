//! A world that an observer cannot tell from the real one: for search, and to prove that views hide secrets.

use contract::{BySeat, ChaCha8Rng, shuffle};

use crate::{Card, State, View};

/// Imagines a state; `deck` contains all cards of the match.
pub(crate) fn imagine(view: &View, deck: impl Iterator<Item = Card>, rng: &mut ChaCha8Rng) -> State {
    let own: &[Card] = view.you.as_ref().map_or(&[], |you| &you.hand);
    let mut unseen: Vec<Card> =
        deck.filter(|card| !own.contains(card) && !view.pile.contains(card)).collect();
    shuffle(&mut unseen, rng);
    let hands = BySeat::new_with(view.hands.seats(), |seat| match &view.you {
        Some(you) if you.seat == seat => you.hand.clone(),
        Some(_) | None => {
            let mut hand = unseen.split_off(unseen.len() - usize::from(view.hands[seat]));
            hand.sort();
            hand
        }
    });
    State {
        hands,
        pile: view.pile.clone(),
        points: view.points.clone(),
        turn: view.turn,
        left: view.left.clone(),
    }
}
