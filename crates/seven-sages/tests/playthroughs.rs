//! Matches kept as text: whoever changes a rule sees in review what it changes. `UPDATE=1` rewrites them.

use seven_sages::{Intent, Options, SevenSages, SoloTakes, View};
use table::{Choices, Rules as _, Seat, SeatCount, Seed};
use table_laws::{check_playthrough, playthrough, random_picker};

/// Random players in a hurry: three times in four they accept, are ready and pass when they can, and do
/// nothing in the talks but propose, so that a match is short enough to read.
fn hasty(number: u8) -> impl FnMut(&View, &Choices<Intent>) -> Intent {
    let mut random = random_picker(number);
    let mut coin = random_picker::<(), bool>(number);
    let quarter = Choices::all(vec![true, false, false, false]);
    move |view, choices| {
        if coin(&(), &quarter) {
            return random(view, choices);
        }
        let ends = |intent: &&Intent| {
            matches!(intent, Intent::Accept { .. } | Intent::Ready)
                || matches!(intent, Intent::Pass if view.fight.as_ref().is_some_and(|f| f.cards.len() > 4))
        };
        let moves = |intent: &&Intent| {
            let talk =
                matches!(intent, Intent::Show { .. } | Intent::NoDeal { .. } | Intent::Withdraw { .. });
            !talk && !matches!(intent, Intent::Listen | Intent::WalkAway)
        };
        let ending: Vec<Intent> = choices.intents.iter().filter(ends).cloned().collect();
        let moving: Vec<Intent> = choices.intents.iter().filter(moves).cloned().collect();
        let some = [ending, moving].into_iter().find(|some| !some.is_empty());
        random(view, &some.map_or_else(|| choices.clone(), Choices::all))
    }
}

#[track_caller]
fn check(seats: u8, name: &str, options: Options) {
    let seats = SeatCount::new(seats).expect("a small number");
    let rules = SevenSages::new(seats, options).expect("3 to 5 seats");
    let number = seats.get() as u8;
    let text = playthrough(&rules, Seed::from_bytes([number; 32]), hasty(number));
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

/// Also with the first chooser named and a day for each negotiation.
#[test]
fn five_seats() {
    let first = SeatCount::new(5).and_then(|seats| Seat::new(2, seats));
    check(5, "5-seats-first-named", Options { first, ..Options::CORRESPONDENCE });
}
