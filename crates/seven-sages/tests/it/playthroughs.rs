//! Matches kept as text, which show the effect of a rule change in review. `UPDATE=1` rewrites them.

use contract::{Choices, Seat, SeatCount};
use contract_laws::{keep_playthroughs, random_picker};
use seven_sages::{Intent, Options, SevenSages, SoloTakes, View};

/// Creates a random player in a hurry. Three times in four it accepts, is ready and passes when it can. In
/// the talks it only proposes, so that a match is short enough to read.
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

#[test]
fn playthroughs_are_kept() {
    let first = SeatCount::new(5).and_then(|seats| Seat::new(2, seats));
    let one = Options { solo_takes: SoloTakes::One, ..Options::default() };
    let tables = [
        ("3-seats", 3, Options::default()),
        ("3-seats-solo-takes-one", 3, one),
        ("4-seats", 4, Options::default()),
        // Also with a day for each negotiation.
        ("5-seats-first-named", 5, Options { first, ..Options::CORRESPONDENCE }),
    ];
    let tables = tables.map(|(name, seats, options)| (name.to_owned(), seats, options));
    keep_playthroughs::<SevenSages, _>(env!("CARGO_MANIFEST_DIR"), hasty, tables);
}
