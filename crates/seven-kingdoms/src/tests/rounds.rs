//! Play, the order of resolution, refill, the pawn (section 4).

use contract::{Log, Observer, Rules as _};

use super::scenario::{Scenario, card};
use crate::{Event, Refusal};

const ROW: [u8; 7] = [36, 37, 38, 39, 40, 41, 42];

fn three() -> Scenario {
    Scenario::new(3).row(ROW)
}

#[test]
fn players_play_in_turn_from_the_first() {
    let mut game = three().hand(0, &[43, 8]).hand(1, &[44, 9]).hand(2, &[45, 10]).first(1).start();
    assert_eq!(game.asked(), "1 plays");
    assert_eq!(game.choices(), "p9 p44");
    game.act("p44");
    assert_eq!(game.asked(), "2 plays");
    assert_eq!(game.public().players[game.seat(1)].played, Some(card(44)));
    game.act("p45 p43");
    assert_eq!(game.asked(), "2 takes");
    let order: Vec<usize> = game.public().to_resolve.iter().map(|seat| seat.number()).collect();
    assert_eq!(order, [2, 1, 0]);
}

/// the highest number acts first. R-19: the next cards go to I, II, III.
#[test]
fn r19_r23_highest_first_from_the_left() {
    let mut game = three().hand(0, &[43]).hand(1, &[1]).hand(2, &[29]).start();
    game.act("p43 p1 p29");
    assert_eq!((game.asked(), game.upper()), ("0 takes".to_owned(), vec![43]));
    game.act("36k ok");
    assert_eq!((game.asked(), game.upper()), ("2 takes".to_owned(), vec![43, 29]));
    game.act("r2 ok");
    assert_eq!((game.asked(), game.upper()), ("1 takes".to_owned(), vec![43, 29, 1]));
    // Emptied columns stay empty until the refill.
    assert_eq!(game.row_now(), [0, 0, 0, 39, 40, 41, 42]);
    game.act("42k ok");
    assert_eq!(game.row_now(), [43, 29, 1, 39, 40, 41, 2]);
}

/// bishops act by number like all others. R-3: they leave no gap in the upper line.
#[test]
fn r3_r13_bishops_by_number_without_a_gap() {
    let mut game = three().hand(0, &[8]).hand(1, &[14]).hand(2, &[1]).start();
    game.act("p8 p14 p1");
    assert_eq!(game.asked(), "1 places");
    game.act("plus_2 36k ok");
    assert_eq!(game.asked(), "0 places");
    game.act("plus_1 37k ok");
    assert_eq!((game.asked(), game.upper()), ("2 takes".to_owned(), vec![1]));
    assert_eq!((game.kingdom_of(0), game.kingdom_of(1)), (vec![8, 37], vec![14, 36]));
}

/// An empty hand draws two and skips the round; only the drawer receives the cards.
#[test]
fn an_empty_hand_draws_two() {
    let mut game = three().hand(0, &[28]).hand(2, &[29]).start();
    game.act("p28");
    assert_eq!(game.asked(), "2 plays");
    assert_eq!(game.hand_of(1), [1, 2]);
    let count = |cards| Event::Drew { seat: game.seat(1), count: 2, cards };
    assert_eq!(game.told(Observer::Seat(game.seat(1))).last(), Some(&count(Some(vec![card(1), card(2)]))));
    assert_eq!(game.told(Observer::Seat(game.seat(0))).last(), Some(&count(None)));
    assert_eq!(game.told(Observer::Public).last(), Some(&count(None)));
    assert!(game.public().players[game.seat(1)].hand_known.is_empty());
}

/// no player has a card. All draw, nothing is resolved, the row stays, the pawn passes.
#[test]
fn r16_nobody_plays() {
    let game = three().start();
    assert_eq!((game.row_now(), game.asked()), (ROW, "1 plays".to_owned()));
    assert_eq!([game.hand_of(0), game.hand_of(1), game.hand_of(2)], [[1, 2], [3, 4], [5, 6]]);
    assert_eq!((game.public().round, game.public().first), (2, game.seat(1)));
}

/// more than seven cards for the new row: the surplus at the right end leaves the game.
#[test]
fn r4_surplus_leaves_the_game() {
    // 47 reaches I and V, 43 reaches I and IV: the second finds nothing. Kings take nothing.
    let row = [36, 0, 0, 0, 40, 41, 42];
    let mut game = Scenario::new(4).row(row);
    game = game.hand(0, &[43]).hand(1, &[47]).hand(2, &[1]).hand(3, &[2]).start();
    game.act("p43 p47 p1 p2 36k ok");
    assert_eq!(game.asked(), "3 takes");
    game.act("ok ok");
    assert_eq!(game.row_now(), [47, 43, 2, 1, 40, 41, 42]);
    assert!(game.gone().is_empty());

    let mut game = Scenario::new(4).row(ROW);
    game = game.hand(0, &[43]).hand(1, &[3]).hand(2, &[1]).hand(3, &[2]).start();
    game.act("p43 p3 p1 p2 36k ok ok ok ok");
    assert_eq!(game.row_now(), [43, 3, 2, 1, 37, 38, 39]);
    assert_eq!(game.gone(), [40, 41, 42]);
}

/// A card taken openly is known to be in the hand, to all players, until it is played.
#[test]
fn open_takings_are_remembered() {
    let mut game =
        three().hand(0, &[38]).hand(1, &[1]).hand(2, &[2]).row([36, 37, 3, 39, 40, 41, 42]).start();
    game.act("p38 p1 p2 36h ok ok ok");
    let known = |game: &Scenario| game.public().players[game.seat(0)].hand_known.clone();
    assert_eq!(known(&game), [card(36)]);
    game.imagined_alike();
    game.act("p36");
    assert!(known(&game).is_empty());
}

#[test]
fn whose_turn_it_is_not_may_do_nothing() {
    let mut game = three().hand(0, &[28]).hand(1, &[29]).hand(2, &[30]).start();
    let other = game.seat(1);
    let play = crate::Intent::Play { card: card(29) };
    let refused = game.rules.apply(&mut game.state, other, &play, &mut Log::unread());
    assert_eq!(refused, Err(Refusal::NotYourTurn));
    let absurd: contract::Seat = serde_json::from_str("77").unwrap();
    let refused = game.rules.apply(&mut game.state, absurd, &play, &mut Log::unread());
    assert_eq!(refused, Err(Refusal::NotYourTurn));
}

/// All steps of one resolution are one turn; every new decision is another.
#[test]
fn turns_are_counted_by_decision() {
    let mut game = three().hand(0, &[14, 33]).hand(1, &[20]).hand(2, &[2]).start();
    let mut turns = Vec::new();
    for words in ["", "p14", "p20", "p2", "r1", "k36", "ok", "plus_1", "39k", "ok"] {
        game.act(words);
        turns.push(game.rules.pace(&game.state, game.seat(0)).turn - 7);
    }
    assert_eq!(turns, [0, 1, 2, 3, 3, 3, 4, 4, 4, 5]);
    game.act("ok"); // the king's; then a new round
    assert_eq!(game.rules.pace(&game.state, game.seat(0)).turn, 14);
}
