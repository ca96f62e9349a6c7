//! A complete bot in Rust: takes a seat at a table and plays a random offered intent.
//!
//! `cargo run -p client --example random_bot -- http://127.0.0.1:7777 K7M2PXR4TW Ada`

use std::process::ExitCode;

use client::{Bot, Client, How, Session};
use contract::{AnyPlayer, CannotDecide, ChaCha8Rng, SeatCount, pick};
use protocol::AccountKind;
use serde_json::Value;

/// Your player. It reads the same JSON as every client of its seat; `GET /api/schema/{game}` describes it.
struct Random;

impl AnyPlayer for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn decide(
        &self,
        _seats: SeatCount,
        _options: &Value,
        _view: &str,
        choices: &str,
        rng: &mut ChaCha8Rng,
    ) -> Result<Value, CannotDecide> {
        let choices: Value = serde_json::from_str(choices)?;
        let offered = choices["intents"].as_array().ok_or(CannotDecide::NothingToDecide)?;
        pick(offered, rng).cloned().ok_or(CannotDecide::NothingToDecide)
    }
}

/// Plays one match. The client reconnects and resumes by itself.
async fn play(server: &str, table: &str, name: &str) -> Result<(), client::Error> {
    let session = Session::sign_in(server, name, AccountKind::Bot).await?;
    let client = Client::connect(&session).await?;
    let mut table = client.follow(table).await?;
    let end = Bot::new(&Random, How::default()).play(&mut table).await?;
    println!("{name} is number {} after {} decisions", end.outcome.places[end.seat], end.decisions);
    Ok(())
}

#[tokio::main]
async fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [server, table, name] = &args[..] else {
        eprintln!("usage: random_bot SERVER TABLE NAME");
        return ExitCode::FAILURE;
    };
    match play(server, table, name).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("random_bot: {error}");
            ExitCode::FAILURE
        }
    }
}
