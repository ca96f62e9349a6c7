//! Matches kept as text, one for each variant and number of players: whoever changes a rule sees in review what
//! it changes. `UPDATE=1` rewrites them.

use seven_dragons::{ActionKind, Options, SevenDragons, Variant};
use table_laws::{keep_playthroughs, random_picker};

#[test]
fn playthroughs_are_kept() {
    // As one starts: the usual first kind, without Silver, which is added last: nearly the full game.
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
    let tables = variants.into_iter().flat_map(|(name, variant)| {
        let options = Options { variant, starter: None };
        (2..=5).map(move |seats| (format!("{name}-{seats}"), seats, options.clone()))
    });
    keep_playthroughs::<SevenDragons, _>(env!("CARGO_MANIFEST_DIR"), random_picker, tables);
}
