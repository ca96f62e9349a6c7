//! Matches kept as text: whoever changes a rule sees in review what it changes. `UPDATE=1` rewrites them.

use contract::Choices;
use contract_laws::{keep_playthroughs, random_picker};
use seven_wonders::{How, Intent, Options, SevenWonders, View};

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

#[test]
fn playthroughs_are_kept() {
    let tables = (2..=7).map(|seats| (format!("{seats}-seats"), seats, Options::default()));
    keep_playthroughs::<SevenWonders, _>(env!("CARGO_MANIFEST_DIR"), builder, tables);
}
