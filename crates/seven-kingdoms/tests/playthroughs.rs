//! Matches kept as text: whoever changes a rule sees in review what it changes. `UPDATE=1` rewrites them.

use seven_kingdoms::{Destination, Intent, Options, SevenKingdoms, View};
use table::{Choices, Rules as _, SeatCount, Seed};
use table_laws::{check_playthrough, playthrough, random_picker};

/// Random players, but hasty ones: what is taken goes to the kingdom three times in four, so that the match
/// is short enough to read.
fn hasty(number: u8) -> impl FnMut(&View, &Choices<Intent>) -> Intent {
    let mut random = random_picker(number);
    let mut coin = random_picker::<(), bool>(number);
    let quarter = Choices::all(vec![true, false, false, false]);
    move |view, choices| {
        let kept = coin(&(), &quarter);
        let hasty = |intent: &Intent| match intent {
            Intent::Take { to, .. } => (*to == Destination::Hand) == kept,
            Intent::Confirm => !choices.intents.iter().any(|i| matches!(i, Intent::Take { .. })),
            _ => true,
        };
        let some: Vec<Intent> = choices.intents.iter().copied().filter(hasty).collect();
        let some = if some.is_empty() { choices.clone() } else { Choices::all(some) };
        random(view, &some)
    }
}

#[track_caller]
fn check(seats: u8) {
    let seats = SeatCount::new(seats).expect("a small number");
    let rules = SevenKingdoms::new(seats, Options::default()).expect("2 to 4 seats");
    let number = seats.get() as u8;
    let text = playthrough(&rules, Seed::from_bytes([number; 32]), hasty(number));
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
