//! Matches kept as text, which show the effect of a rule change in review. `UPDATE=1` rewrites them.

use contract::Choices;
use contract_laws::{keep_playthroughs, random_picker};
use seven_kingdoms::{Destination, Intent, Options, SevenKingdoms, View};

/// Creates a random player that validates three of four taken cards, so that the match is short enough to
/// read.
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

#[test]
fn playthroughs_are_kept() {
    let tables = (2..=4).map(|seats| (format!("{seats}-seats"), seats, Options::default()));
    keep_playthroughs::<SevenKingdoms, _>(env!("CARGO_MANIFEST_DIR"), hasty, tables);
}
