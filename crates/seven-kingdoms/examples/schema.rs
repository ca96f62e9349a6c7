//! Prints the JSON Schema of the game's wire types: `cargo run -p seven-kingdoms --example schema`.
//!
//! `cargo xtask gen` keeps the output in `web/src/generated/`, where TypeScript is made of it.

use seven_kingdoms::SevenKingdoms;

fn main() {
    println!("{:#}", table::schema_of::<SevenKingdoms>());
}
