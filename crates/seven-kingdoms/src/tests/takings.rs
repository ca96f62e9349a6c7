//! The takings of each title (section 4, Resolve 2 and 3), step by step.

use super::scenario::{Scenario, card};
use crate::Refusal;

/// Sets up seat 0, which plays `played` before this row and keeps `held` in its hand.
#[track_caller]
fn at_row(played: u8, held: &[u8], row: [u8; 7]) -> Scenario {
    let mut hand = held.to_vec();
    hand.push(played);
    // Seat 1 plays 7, which is the lowest card except the other kings, and so acts after seat 0.
    let mut game = Scenario::new(2).row(row).hand(0, &hand).hand(1, &[7]).start();
    game.act(&format!("p{played} p7"));
    game
}

#[track_caller]
fn check(played: u8, held: &[u8], row: [u8; 7], words: &str, choices: &str) {
    let mut game = at_row(played, held, row);
    game.act(words);
    assert_eq!(game.choices(), choices, "{played} after {words:?}");
}

const FULL: [u8; 7] = [10, 11, 12, 13, 14, 15, 16];
const GAPS: [u8; 7] = [10, 0, 12, 0, 0, 15, 16];

/// "up to" allows none.
#[test]
fn princess_takes_up_to_two() {
    check(28, &[], GAPS, "", "10k 10h 12k 12h 15k 15h 16k 16h ok");
    check(28, &[], GAPS, "12h", "10k 10h 15k 15h 16k 16h ok (back)");
    check(28, &[], GAPS, "12h 16k", "ok (back)");
}

/// two players play by the same rules; R-7.
#[test]
fn king_takes_up_to_four() {
    let mut game = Scenario::new(2).row(FULL).hand(0, &[1]).hand(1, &[40]).start();
    game.act("p1 p40 10k ok");
    assert_eq!(game.asked(), "0 takes");
    game.act("11k 12k 13k 14k");
    assert_eq!(game.choices(), "ok (back)");
    assert_eq!(game.refused("15k"), Refusal::EnoughTaken { most: 4 });
}

/// "a card" must be taken if possible.
#[test]
fn merchant_takes_one() {
    check(38, &[], GAPS, "", "10k 10h 12k 12h 15k 15h 16k 16h");
    check(38, &[], GAPS, "15h", "ok (back)");
    assert_eq!(at_row(38, &[], GAPS).refused("ok"), Refusal::MustTake);
}

/// one of two columns; 47 names I and V.
#[test]
fn peasant_takes_from_its_columns() {
    check(47, &[], FULL, "", "10k 10h 14k 14h");
    check(47, &[], GAPS, "", "10k 10h");
    let mut game = at_row(47, &[], GAPS);
    assert_eq!(game.refused("12k"), Refusal::OutOfReach { card: card(12) });
    assert_eq!(game.refused("14k"), Refusal::NotInRow { card: card(14) });
    assert_eq!(game.refused("ok"), Refusal::MustTake);
}

/// If nothing is in reach, the step passes without a decision.
#[test]
fn nothing_to_take_is_no_decision() {
    // 48 names II and VI.
    assert_eq!(at_row(48, &[], [10, 0, 12, 13, 14, 0, 16]).asked(), "1 takes");
    for played in [28, 38, 20, 30, 46] {
        let game = at_row(played, &[], [0; 7]);
        assert!(game.asked().ends_with("plays"), "{played}: {}", game.asked());
    }
}

/// an empty run may be named. All cards of the run are taken, wanted or not.
#[test]
fn general_takes_a_run_of_three() {
    check(20, &[], GAPS, "", "r1 r2 r3 r4 r5");
    check(20, &[], GAPS, "r1", "k10 k12 ok (back)");
    check(20, &[], [10, 0, 0, 0, 14, 15, 16], "r2", "ok (back)");
    let mut game = at_row(20, &[], FULL);
    assert_eq!(game.refused("r6"), Refusal::RunTooFarRight { length: 3 });
    assert_eq!(game.refused("10k"), Refusal::WrongKind { run: true });
    assert_eq!(game.refused("ok"), Refusal::WrongKind { run: true });
    game.act("r4");
    assert_eq!(game.refused("r5"), Refusal::RunNamed);
    assert_eq!(game.refused("k10"), Refusal::NotTaken { card: card(10) });
    game.act("k14 ok");
    assert_eq!((game.hand_of(0), game.kingdom_of(0)), (vec![14], vec![13, 15]));
}

#[test]
fn knight_takes_a_run_of_two() {
    check(30, &[], FULL, "", "r1 r2 r3 r4 r5 r6");
    check(30, &[], FULL, "r6", "k15 k16 ok (back)");
    assert_eq!(at_row(30, &[], FULL).refused("r7"), Refusal::RunTooFarRight { length: 2 });
    assert_eq!(at_row(28, &[], FULL).refused("r1"), Refusal::WrongKind { run: false });
}

/// a card that would not fit in the hand is refused.
#[test]
fn r11_a_hand_holds_three() {
    check(28, &[40, 41], FULL, "10h", "11k 12k 13k 14k 15k 16k ok (back)");
    check(20, &[40, 41], FULL, "r1 k11", "ok (back)");
    let mut game = at_row(28, &[40, 41], FULL);
    assert_eq!(game.act("10h").refused("11h"), Refusal::HandFull);
    let mut game = at_row(20, &[40, 41], FULL);
    assert_eq!(game.act("r1 k11").refused("k12"), Refusal::HandFull);
}

/// a card taken into the hand cannot be validated later, only played.
#[test]
fn r12_a_hand_card_is_validated_only_at_the_end() {
    let mut game = Scenario::new(2).row(FULL).hand(0, &[28]).hand(1, &[7]).start();
    game.act("p28 p7 10h 11h ok ok");
    // Seat 1 has drawn; in the next round seat 0 can only play the cards that it took.
    assert_eq!((game.asked(), game.choices()), ("0 plays".to_owned(), "p10 p11".to_owned()));
    assert!(game.kingdom_of(0).is_empty());
}

/// A taking can be undone step by step, and leaves no trace.
#[test]
fn taking_is_staged() {
    let mut game = at_row(28, &[40], FULL);
    let (public, before) = (game.public(), game.state.clone());
    let told = game.told(contract::Observer::Public).len();
    assert_eq!(game.refused("back"), Refusal::NothingToTakeBack);
    game.act("10h 11k");
    assert_eq!(game.public(), public);
    assert_eq!(game.view(1).row, before.row);
    let view = game.view(0);
    assert_eq!(view.row[..3], [None, None, Some(card(12))]);
    assert_eq!(view.you.unwrap().hand, [card(40)]);
    assert_eq!(view.players[game.seat(0)].hand, 1);
    game.imagined_alike();
    game.act("back");
    assert_eq!(game.view(0).row[..2], [None, Some(card(11))]);
    game.act("back");
    assert!(game.state == before);
    assert_eq!(game.told(contract::Observer::Public).len(), told);
}

/// A run is undone keep by keep, then as a whole.
#[test]
fn a_run_is_staged() {
    let mut game = at_row(20, &[], FULL);
    let start = game.state.clone();
    game.act("r2");
    let named = game.state.clone();
    game.act("k13 k11");
    let you = game.view(0).you.unwrap();
    assert_eq!(you.taking.iter().map(|t| t.card.number()).collect::<Vec<_>>(), [12, 13, 11]);
    game.imagined_alike();
    game.act("back back");
    assert!(game.state == named);
    game.act("back");
    assert!(game.state == start);
}

#[test]
fn other_things_are_not_asked_for() {
    let mut game = at_row(38, &[], FULL);
    assert_eq!(game.refused("p7"), Refusal::NotAsked);
    assert_eq!(game.refused("plus_1"), Refusal::NotAsked);
    assert_eq!(game.refused("k10"), Refusal::WrongKind { run: false });
    let mut game = Scenario::new(2).row(FULL).hand(0, &[1]).hand(1, &[2]).start();
    assert_eq!(game.refused("ok"), Refusal::NotAsked);
    assert_eq!(game.refused("back"), Refusal::NothingToTakeBack);
    assert_eq!(game.refused("p2"), Refusal::NotInHand { card: card(2) });
}
