//! Prints the default limits of a server: `cargo run -p protocol --example protocol_limits`.
//!
//! `cargo xtask gen` keeps the output in `web/src/generated/`, for pages that are shown without a server.

fn main() {
    println!("{:#}", serde_json::json!(protocol::Limits::default()));
}
