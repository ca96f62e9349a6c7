//! Matches kept as text, one for each variant and number of players: whoever changes a rule sees in review what
//! it changes. `UPDATE=1` rewrites them.

use seven_dragons::{ActionKind, Options, SevenDragons, Variant};
use table::{Rules as _, SeatCount, Seed};
use table_laws::{check_playthrough, playthrough, random_picker};

#[track_caller]
fn check(name: &str, variant: &Variant) {
    for number in 2..=5 {
        let seats = SeatCount::new(number).expect("a small number");
        let options = Options { variant: variant.clone(), starter: None };
        let rules = SevenDragons::new(seats, options).expect("2 to 5 seats");
        let text = playthrough(&rules, Seed::from_bytes([number; 32]), random_picker(number));
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
        check_playthrough(format!("{folder}/{name}-{number}.txt"), &text);
    }
}

#[test]
fn full() {
    check("full", &Variant::Full);
}

/// As one starts: the usual first kind, without Silver.
#[test]
fn single_action() {
    let kinds = vec![ActionKind::TradeGoals];
    check("single-action", &Variant::SingleAction { kinds, silver: false });
}

/// Silver is added last: nearly the full game.
#[test]
fn single_action_with_silver() {
    let kinds = vec![ActionKind::MoveCard, ActionKind::ZapCard];
    check("single-action-silver", &Variant::SingleAction { kinds, silver: true });
}

#[test]
fn basic_dragons() {
    check("basic-dragons", &Variant::BasicDragons { ages: vec![Some(5), None] });
}

#[test]
fn dragon_connections() {
    check("dragon-connections", &Variant::DragonConnections { bonus: false });
}

#[test]
fn dragon_connections_with_bonus() {
    check("dragon-connections-bonus", &Variant::DragonConnections { bonus: true });
}
