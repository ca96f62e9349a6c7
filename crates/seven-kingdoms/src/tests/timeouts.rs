//! the moves that are played for a player after a timeout.

use super::scenario::Scenario;

/// Checks the moves that are played for seat 0 after it played `played` and did `words`, until its turn ends.
#[track_caller]
fn check(played: u8, row: [u8; 7], words: &str, expected: &str) {
    let mut game = Scenario::new(2).row(row).hand(0, &[played, 2]).hand(1, &[1]).start();
    game.act(&format!("p{played} p1 {words}"));
    let mut done = Vec::new();
    while ["0 places", "0 takes"].contains(&game.asked().as_str()) {
        done.push(game.fallback());
        game.act(done.last().unwrap());
    }
    assert_eq!(done.join(" "), expected, "{played} after {words:?}");
}

const FULL: [u8; 7] = [36, 37, 38, 39, 40, 41, 42];

#[test]
fn r24_plays_the_highest_card() {
    let game = Scenario::new(2).row(FULL).hand(0, &[3, 30, 12]).hand(1, &[1]).start();
    assert_eq!(game.fallback(), "p30");
}

#[test]
fn r24_takes_nothing_if_it_may() {
    check(28, FULL, "", "ok");
    check(7, FULL, "", "ok");
}

#[test]
fn r24_takes_the_leftmost_if_it_must() {
    check(15, [0, 0, 0, 0, 0, 41, 0], "", "r4 ok");
    check(43, FULL, "", "36k ok");
    check(43, [0, 37, 38, 39, 40, 41, 42], "", "39k ok");
    check(14, FULL, "", "plus_1 36k ok");
}

/// Runs: the leftmost of those with most cards.
#[test]
fn r24_names_the_fullest_run() {
    check(20, FULL, "", "r1 ok");
    check(20, [36, 0, 38, 39, 0, 41, 42], "", "r1 ok");
    check(20, [36, 0, 38, 39, 40, 0, 42], "", "r3 ok");
    check(30, [0, 37, 0, 39, 40, 0, 0], "", "r4 ok");
}

/// A taking that its player had begun is confirmed as it is.
#[test]
fn r24_what_was_staged_stays() {
    check(28, FULL, "40h", "ok");
    check(43, FULL, "39h", "ok");
    check(20, FULL, "r5 k41", "ok");
    check(14, FULL, "plus_2", "36k ok");
    check(38, FULL, "40h back", "36k ok");
}
