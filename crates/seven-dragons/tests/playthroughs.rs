//! Matches kept as text, one for each variant and number of players. They show the effect of a rule change in
//! review. `UPDATE=1` rewrites them.

use contract_laws::{keep_museum, keep_playthroughs, random_picker};
use seven_dragons::{ActionKind, Options, SevenDragons, Variant, museum};

fn tables() -> impl Iterator<Item = (String, u8, Options)> {
    // The steps of a beginner: first the usual kind without Silver, later nearly the full game with Silver.
    let first = vec![ActionKind::TradeGoals];
    let later = vec![ActionKind::MoveCard, ActionKind::ZapCard];
    let variants = [
        ("full", Variant::Full),
        ("single-action", Variant::SingleAction { kinds: first, silver: false }),
        ("single-action-silver", Variant::SingleAction { kinds: later, silver: true }),
        ("basic-dragons", Variant::BasicDragons { ages: vec![Some(5), None] }),
        ("dragon-connections", Variant::DragonConnections { bonus: false }),
        ("dragon-connections-bonus", Variant::DragonConnections { bonus: true }),
    ];
    variants.into_iter().flat_map(|(name, variant)| {
        let options = Options { variant, starter: None };
        (2..=5).map(move |seats| (format!("{name}-{seats}"), seats, options.clone()))
    })
}

#[test]
fn playthroughs_are_kept() {
    keep_playthroughs::<SevenDragons, _>(env!("CARGO_MANIFEST_DIR"), random_picker, tables());
}

#[test]
fn playthroughs_of_version_1_stay_as_they_were() {
    keep_museum::<museum::V1, _>(env!("CARGO_MANIFEST_DIR"), random_picker, tables());
}
