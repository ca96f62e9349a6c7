//! Prints what is on all 66 cards as JSON: `cargo run -p seven-dragons --example seven_dragons_cards`.

use seven_dragons::Card;

fn main() {
    let cards: Vec<_> = Card::all().map(Card::facts).collect();
    println!("{}", serde_json::to_string_pretty(&cards).expect("plain data serializes"));
}
