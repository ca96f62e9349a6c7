//! Prints what is on all cards and wonder boards as JSON:
//! `cargo run -p seven-wonders --example seven_wonders_facts`.
//!
//! `cargo xtask gen` keeps the output in `web/src/generated/`, where cards are drawn from it.

use seven_wonders::{Card, Wonder};

fn main() {
    let cards: Vec<_> = Card::all().map(Card::facts).collect();
    let wonders: Vec<_> = Wonder::ALL.into_iter().map(Wonder::facts).collect();
    let facts = serde_json::json!({ "cards": cards, "wonders": wonders });
    println!("{facts:#}");
}
