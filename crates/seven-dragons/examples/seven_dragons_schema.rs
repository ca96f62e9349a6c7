//! Prints the JSON Schema of the game's wire types: `cargo run -p seven-dragons --example seven_dragons_schema`.
//!
//! `cargo xtask gen` keeps the output in `web/src/generated/`, where TypeScript is made of it.

use seven_dragons::SevenDragons;

fn main() {
    println!("{:#}", table::schema_of::<SevenDragons>());
}
