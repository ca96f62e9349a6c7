//! Unknown cards may be anywhere, with equal probability.

use contract::{Observer, Purpose, Rules as _, Seed};

use super::scenario::Scenario;
use crate::Card;

const WORLDS: u32 = 4000;

/// Counts how often each card is in the place that `look` returns, among worlds imagined by seat 0.
fn census(game: &Scenario, look: impl Fn(&crate::State) -> Vec<Card>) -> [u32; 50] {
    let view = game.view(0);
    let mut rng = Seed::from_bytes([3; 32]).stream(Purpose(1), 0);
    let mut found = [0; 50];
    for _ in 0..WORLDS {
        for card in look(&game.rules.imagine(&view, &mut rng).unwrap()) {
            found[usize::from(card.number())] += 1;
        }
    }
    found
}

fn game() -> Scenario {
    let game = Scenario::new(3).row([36, 37, 38, 39, 40, 41, 42]).kingdom(1, &[1, 2]);
    game.hand(0, &[28, 29, 30]).hand(1, &[3, 4]).hand(2, &[43, 44, 45]).start()
}

/// 49 cards, of which seat 0 sees 7 in the row, 2 in a kingdom and 3 in its hand: 37 are unseen.
#[test]
fn unseen_cards_fall_anywhere() {
    let game = game();
    let seat = game.seat(2);
    let in_a_hand = census(&game, |world| world.players[seat].hand.iter().collect());
    let next = census(&game, |world| world.pile.last().copied().into_iter().collect());
    let seen = [1, 2, 28, 29, 30, 36, 37, 38, 39, 40, 41, 42];
    for number in 1..50 {
        let (in_a_hand, next) = (in_a_hand[number], next[number]);
        if seen.contains(&number) {
            assert_eq!((in_a_hand, next), (0, 0), "{number} is seen elsewhere");
        } else {
            // Expected: three in 37 and one in 37, 324 and 108; the bounds are five deviations wide.
            assert!((238..410).contains(&in_a_hand), "{number}: {in_a_hand} times in a hand");
            assert!((57..160).contains(&next), "{number}: {next} times on top");
        }
    }
}

/// A card that was taken openly stays in its known place.
#[test]
fn known_cards_stay() {
    let mut game = game();
    let seat = game.seat(1);
    game.state.players[seat].known = [Card::new(3).unwrap()].into_iter().collect();
    let in_a_hand = census(&game, |world| world.players[seat].hand.iter().collect());
    assert_eq!(in_a_hand[3], WORLDS);
    assert!(in_a_hand[4] < WORLDS / 10);
}

#[test]
fn face_down_tokens_fall_anywhere() {
    let game = game();
    let mut rng = Seed::from_bytes([3; 32]).stream(Purpose(1), 0);
    let view = game.rules.view(&game.state, Observer::Public);
    let mut next = [0; 8];
    for _ in 0..WORLDS {
        let world = game.rules.imagine(&view, &mut rng).unwrap();
        next[*world.tokens_down.last().unwrap() as usize] += 1;
    }
    // +1 and +2 are up; the six others 667 times each, give or take five deviations.
    assert_eq!(next[..2], [0, 0]);
    assert!(next[2..].iter().all(|times| (549..786).contains(times)), "{next:?}");
}
