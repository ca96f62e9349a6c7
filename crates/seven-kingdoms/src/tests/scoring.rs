//! Points, tokens and ties (section 6).

use super::scenario::Scenario;
use crate::{Slot, Token, TokenScore};

/// Ends the match at once with these kingdoms: seat 0 draws the last card, 49, which is black.
#[track_caller]
fn ended(tokens: &[Token], kingdoms: &[&[u8]]) -> Scenario {
    let mut game = Scenario::new(kingdoms.len() as u8).tokens(tokens);
    for (seat, kingdom) in kingdoms.iter().enumerate() {
        game = game.kingdom(seat, kingdom);
    }
    game.pile(&[49]).start()
}

#[track_caller]
fn check(tokens: &[Token], kingdoms: &[&[u8]], totals: &[i32], places: &[u8]) {
    let game = ended(tokens, kingdoms);
    let scored: Vec<i32> = (0..kingdoms.len()).map(|seat| game.score(seat).total).collect();
    assert_eq!((scored.as_slice(), game.places().as_slice()), (totals, places));
    let sheet = game.outcome().sheet;
    let total = sheet.last().unwrap();
    assert_eq!(total.label, "total");
    for (seat, points) in total.points.iter() {
        let lines = &sheet[..sheet.len() - 1];
        assert_eq!(lines.iter().map(|line| line.points[seat]).sum::<i32>(), *points, "the lines add up");
    }
}

/// Cards: 1 each, kings 2. Seat 0 also has the last card, 49.
#[test]
fn cards_and_kings() {
    check(&[], &[&[8, 15], &[1, 2]], &[3, 4], &[2, 1]);
}

/// More kings win a tie; equal kings leave it a tie.
#[test]
fn ties() {
    check(&[], &[&[8, 9, 10], &[1, 11, 12]], &[4, 4], &[2, 1]);
    check(&[], &[&[8, 1], &[2, 9, 10], &[11]], &[4, 4, 1], &[1, 1, 3]);
}

/// tokens are taken automatically, by the player with strictly the most cards of the arms. Column I is
/// lions: 1, 8, 15, 22, 29, 36, 43.
#[test]
fn r8_strictly_most_takes_the_token() {
    check(&[Token::Plus5], &[&[8], &[15, 22]], &[2, 7], &[2, 1]);
    check(&[Token::Plus5], &[&[8, 9], &[15, 10]], &[3, 2], &[1, 2]);
    check(&[Token::Plus5], &[&[9], &[10]], &[2, 1], &[1, 2]);
    let score = ended(&[Token::Plus1, Token::Plus4], &[&[8], &[9, 16]]).score(1);
    assert_eq!(score.tokens, [TokenScore { token: Token::Plus4, slot: Slot::at(1).unwrap(), points: 4 }]);
}

/// compared after hands are validated, all players included. Ravens, column VII: 49 comes from the
/// hand.
#[test]
fn r21_hands_count_for_tokens() {
    let tokens =
        [Token::Plus1, Token::Plus2, Token::Plus3, Token::Plus4, Token::Double, Token::Arms, Token::Plus5];
    check(&tokens, &[&[42], &[7]], &[7, 2], &[1, 2]);
}

/// Doubling applies to the cards' own points: a king scores 4.
#[test]
fn double_token() {
    let game = ended(&[Token::Double], &[&[], &[1, 8, 9]]);
    let score = game.score(1);
    assert_eq!((score.cards, score.doubled, score.total, score.kings), (4, 3, 7, 1));
    check(&[Token::Double], &[&[], &[1, 8, 9]], &[1, 7], &[2, 1]);
}

/// 49 is the third peasant of seat 0.
#[test]
fn peasant_token() {
    check(&[Token::Peasant], &[&[43, 44, 8], &[15]], &[4 + 3, 1], &[1, 2]);
}

/// the arms token, as the one copy of the booklet has it: 1 for each different arms.
#[test]
fn r22_arms_token() {
    check(&[Token::Arms], &[&[1, 8, 9, 10], &[15]], &[6 + 4, 1], &[1, 2]);
}

/// Cards in the row and in the pile score for no player.
#[test]
fn only_kingdoms_score() {
    let game = Scenario::new(2).row([1, 2, 3, 4, 5, 6, 7]).kingdom(1, &[8]).pile(&[49]).start();
    assert_eq!((game.score(0).total, game.score(1).total), (1, 1));
}
