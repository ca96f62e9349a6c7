//! Prints the JSON Schema of the game's wire types: `cargo run -p seven-wonders --example seven_wonders_schema`.
//!
//! `cargo xtask gen` keeps the output in `web/src/generated/`, where TypeScript is made of it.

use seven_wonders::SevenWonders;

fn main() {
    println!("{:#}", table::schema_of::<SevenWonders>());
}
