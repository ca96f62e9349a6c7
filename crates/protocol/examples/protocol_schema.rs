//! Prints the JSON Schema of every message: `cargo run -p protocol --example protocol_schema`.
//!
//! `cargo xtask gen` keeps the output in `web/src/generated/`, and generates TypeScript from it.

fn main() {
    println!("{:#}", protocol::schema());
}
