//! The three ends of a match (section 5).

use super::scenario::Scenario;
use crate::{EndedBy, Event, Refusal, Token};

const ROW: [u8; 7] = [36, 37, 38, 39, 40, 41, 42];
const SIX: [Token; 6] = [Token::Plus1, Token::Plus2, Token::Plus3, Token::Plus4, Token::Plus5, Token::Double];

/// the last card completes the row, and the match ends nevertheless.
#[test]
fn r18_last_card_completes_the_row() {
    let mut game = Scenario::new(2).row(ROW).hand(0, &[28, 30]).hand(1, &[1]).pile(&[2]).start();
    game.act("p28 p1 36k 37k ok 38k ok");
    assert_eq!(game.row_now(), [28, 1, 39, 40, 41, 42, 2]);
    assert_eq!(game.ended(), Some(EndedBy::PileEmpty));
    // Hands are validated (section 6).
    assert_eq!(game.kingdom_of(0), [36, 37, 30]);
    assert!(game.hand_of(0).is_empty());
    assert_eq!(game.refused("p30"), Refusal::Over);
    game.imagined_alike();
}

#[test]
fn pile_runs_out_while_filling() {
    let mut game = Scenario::new(2).row(ROW).hand(0, &[28]).hand(1, &[1]).pile(&[2]).start();
    game.act("p28 p1 36k 37k ok 38k 39k 40k 41k ok");
    assert_eq!((game.row_now(), game.ended()), ([28, 1, 42, 2, 0, 0, 0], Some(EndedBy::PileEmpty)));
}

/// a player who draws the last card ends the match at once. Played, unresolved cards go back to the
/// hands and score.
#[test]
fn r9_pile_emptied_by_a_draw() {
    let mut game = Scenario::new(3).row(ROW).hand(0, &[1, 8]).hand(2, &[29]).pile(&[30, 31]).start();
    game.act("p1");
    assert_eq!(game.ended(), Some(EndedBy::PileEmpty));
    assert_eq!(
        [game.kingdom_of(0), game.kingdom_of(1), game.kingdom_of(2)],
        [vec![1, 8], vec![30, 31], vec![29]]
    );
    assert_eq!(game.score(0).from_hand.len(), 2);
    let back = Event::Returned { seat: game.seat(0), card: super::scenario::card(1) };
    assert!(game.told(contract::Observer::Public).contains(&back));
    game.imagined_alike();
}

/// Section 4, Play: one card if only one is left.
#[test]
fn r9_only_one_card_is_left_to_draw() {
    let game = Scenario::new(2).row(ROW).hand(1, &[29]).pile(&[30]).start();
    assert_eq!((game.ended(), game.kingdom_of(0)), (Some(EndedBy::PileEmpty), vec![30]));
}

/// there are only seven tokens to place; the round is finished, there is no refill.
#[test]
fn r2_seven_tokens_end_the_match_after_the_round() {
    let bishops = [8, 9, 10, 11, 12, 13];
    let mut game = Scenario::new(2).row(ROW).kingdom(1, &bishops).tokens(&SIX);
    game = game.hand(0, &[14]).hand(1, &[1]).start();
    game.act("p14 p1 arms 36k ok");
    assert_eq!(game.asked(), "1 takes");
    game.act("37k ok");
    assert_eq!(game.ended(), Some(EndedBy::AllTokensPlaced));
    assert_eq!((game.row_now(), game.upper()), ([0, 0, 38, 39, 40, 41, 42], vec![1]));
    game.imagined_alike();
}

/// a pile emptied in the play phase takes precedence over the tokens. At the refill there is no pile
/// left to empty.
#[test]
fn r17_both_ends() {
    let bishops = [8, 9, 10, 11, 12, 13];
    let start = || Scenario::new(3).row(ROW).kingdom(1, &bishops).tokens(&SIX).hand(0, &[14]).hand(2, &[29]);
    let mut game = start().pile(&[30, 31]).start();
    game.act("p14");
    assert_eq!(game.ended(), Some(EndedBy::PileEmpty));
    assert_eq!(game.public().tokens[6], None);
    // Two cards are missing in the row and one is in the pile.
    let mut game = start().pile(&[30, 31, 32]).start();
    game.act("p14 p29 r1 ok arms 38k ok");
    assert_eq!((game.ended(), game.public().pile), (Some(EndedBy::AllTokensPlaced), 1));
}

/// ten rounds in which no card leaves the pile and none enters a kingdom.
#[test]
fn r5_ten_rounds_without_progress() {
    let mut game = Scenario::new(2).row(ROW).hand(0, &[43]).hand(1, &[44]).start();
    // Both players take one card into the hand each round, so the pile stays as it is.
    for round in 1..=10 {
        assert_eq!((game.public().round, game.public().stalled_rounds), (round, round as u8));
        take_one_each(&mut game);
    }
    assert_eq!(game.ended(), Some(EndedBy::Stalled));
    assert_eq!(game.public().pile, 40);
}

fn take_one_each(game: &mut Scenario) {
    for _ in 0..4 {
        let choices = game.choices();
        let mut words = choices.split(' ');
        let word =
            words.clone().find(|word| word.ends_with('h')).or_else(|| words.next()).unwrap().to_owned();
        game.act(&word);
        // General and knight name a run and keep as many cards as fit.
        while !game.asked().ends_with("plays") && game.choices().contains("(back)") {
            let keep =
                game.choices().split(' ').find(|word| word.starts_with('k')).unwrap_or("ok").to_owned();
            game.act(&keep);
        }
        if game.ended().is_some() {
            return;
        }
    }
}

/// one validated card restarts the count.
#[test]
fn r5_progress_begins_the_count_anew() {
    let mut game = Scenario::new(2).row(ROW).hand(0, &[43]).hand(1, &[44]).start();
    for _ in 0..6 {
        take_one_each(&mut game);
    }
    assert_eq!(game.public().stalled_rounds, 7);
    while !game.choices().contains('k') {
        let first = game.choices().split(' ').next().unwrap().to_owned();
        game.act(&first);
    }
    let to_kingdom = game.choices().split(' ').find(|word| word.ends_with('k')).unwrap().to_owned();
    game.act(&to_kingdom).act("ok");
    assert_eq!(game.public().stalled_rounds, 0);
}

/// a card that leaves the pile, for the row or for a hand, restarts the count, too.
#[test]
fn r5_a_card_from_the_pile_is_progress() {
    let mut game = Scenario::new(2).row(ROW).hand(0, &[28]).hand(1, &[44]).start();
    game.state.idle_rounds = 5;
    game.act("p28 p44");
    assert_eq!(game.choices(), "37k 37h 40k 40h");
    game.act("37h ok 36h");
    assert_eq!(game.public().stalled_rounds, 5);
    let mut other = Scenario::new(2);
    other.state = game.state.clone();
    game.act("ok");
    assert_eq!(game.public().stalled_rounds, 6, "two cards played, two taken into hands");
    other.act("38h ok");
    assert_eq!(other.public().stalled_rounds, 1, "one card came from the pile");

    let mut game = Scenario::new(2).row(ROW).hand(0, &[28, 29]).start();
    game.state.idle_rounds = 5;
    game.act("p28");
    assert_eq!(game.public().stalled_rounds, 0, "seat 1 has drawn");
}
