//! Prints the JSON Schema of the game's wire types: `cargo run -p seven-sages --example seven_sages_schema`.
//!
//! `cargo xtask gen` keeps the output in `web/src/generated/`, where TypeScript is made of it.

use seven_sages::SevenSages;

fn main() {
    println!("{:#}", table::schema_of::<SevenSages>());
}
