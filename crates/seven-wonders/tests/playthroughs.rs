//! Matches kept as text: whoever changes a rule sees in review what it changes. `UPDATE=1` rewrites them.

use seven_wonders::{How, Intent, Options, SevenWonders, View};
use table::{Choices, Rules as _, SeatCount, Seed};
use table_laws::{check_playthrough, playthrough, random_picker};

/// Random players who sell a card only when they can build nothing, so that something happens.
fn builder(number: u8) -> impl FnMut(&View, &Choices<Intent>) -> Intent {
    let mut random = random_picker(number);
    move |view, choices| {
        let builds =
            |intent: &&Intent| !matches!(intent, Intent::Play { how: How::Discard, .. } | Intent::Decline);
        let some: Vec<Intent> = choices.intents.iter().filter(builds).copied().collect();
        let some = if some.is_empty() { choices.clone() } else { Choices::all(some) };
        random(view, &some)
    }
}

#[track_caller]
fn check(seats: u8) {
    let seats = SeatCount::new(seats).expect("a small number");
    let rules = SevenWonders::new(seats, Options::default()).expect("2 to 7 seats");
    let number = seats.get() as u8;
    let text = playthrough(&rules, Seed::from_bytes([number; 32]), builder(number));
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    check_playthrough(format!("{folder}/{number}-seats.txt"), &text);
}

#[test]
fn two_seats() {
    check(2);
}

#[test]
fn three_seats() {
    check(3);
}

#[test]
fn four_seats() {
    check(4);
}

#[test]
fn five_seats() {
    check(5);
}

#[test]
fn six_seats() {
    check(6);
}

#[test]
fn seven_seats() {
    check(7);
}
