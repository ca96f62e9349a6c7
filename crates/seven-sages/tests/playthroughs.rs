//! Matches kept as text: whoever changes a rule sees in review what it changes. `UPDATE=1` rewrites them.

use seven_sages::{Intent, Options, SevenSages, SoloTakes, View};
use table::{Choices, Rules as _, SeatCount, Seed};
use table_laws::{check_playthrough, playthrough, random_picker};

/// Random players of few words: three times in four they neither show nor vote nor withdraw, so that a match
/// is short enough to read.
fn terse(number: u8) -> impl FnMut(&View, &Choices<Intent>) -> Intent {
    let mut random = random_picker(number);
    let mut coin = random_picker::<(), bool>(number);
    let quarter = Choices::all(vec![true, false, false, false]);
    move |view, choices| {
        let talks = coin(&(), &quarter);
        let terse = |intent: &Intent| {
            let talk = matches!(
                intent,
                Intent::Show { .. } | Intent::NoDeal { .. } | Intent::Withdraw { .. } | Intent::Listen
            );
            talks || !talk
        };
        let some: Vec<Intent> = choices.intents.iter().filter(|intent| terse(intent)).cloned().collect();
        let some = if some.is_empty() { choices.clone() } else { Choices::all(some) };
        random(view, &some)
    }
}

#[track_caller]
fn check(seats: u8, name: &str, options: Options) {
    let seats = SeatCount::new(seats).expect("a small number");
    let rules = SevenSages::new(seats, options).expect("3 to 5 seats");
    let number = seats.get() as u8;
    let text = playthrough(&rules, Seed::from_bytes([number; 32]), terse(number));
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    check_playthrough(format!("{folder}/{name}.txt"), &text);
}

#[test]
fn three_seats() {
    check(3, "3-seats", Options::default());
}

#[test]
fn three_seats_where_the_one_alone_takes_one_crystal() {
    check(3, "3-seats-solo-takes-one", Options { solo_takes: SoloTakes::One, ..Options::default() });
}

#[test]
fn four_seats() {
    check(4, "4-seats", Options::default());
}

#[test]
fn four_seats_with_a_named_chooser_and_no_timers() {
    let first = serde_json::from_str("2").expect("a small number is a seat");
    let options = Options {
        first: Some(first),
        negotiation_seconds: None,
        exchange_seconds: None,
        ..Options::default()
    };
    check(4, "4-seats-first-named", options);
}

#[test]
fn five_seats() {
    check(5, "5-seats", Options::default());
}
