//! Prints the cost of each decision of a seat in a finished match, as the server's strongest bot sees it.
//!
//! `cargo run -p client --example hindsight -- http://127.0.0.1:7777 MATCH SEAT`

use std::{env, time::Duration};

use client::{Error, Session};
use contract::Input;
use protocol::{ProblemCode, http::Analysis};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [server, id, seat] = &arguments[..] else { return Err("hindsight SERVER MATCH SEAT".into()) };
    let seat: usize = seat.parse()?;
    let record = Session::match_record(server, id).await?;
    for (number, input) in record.inputs.iter().enumerate() {
        if input.seat.number() != seat || !matches!(input.input, Input::Intent(_)) {
            continue;
        }
        let told = patiently(server, id, number as u32).await?;
        let costs = told.decided.behind.filter(|behind| behind.by > 1.96 * behind.error);
        match (costs, told.best.first()) {
            (Some(behind), Some(best)) => {
                println!("decision {number}: {:.1} worse than {}", behind.by, best.intent);
            }
            (None, Some(_)) => println!("decision {number}: as good as any"),
            (_, None) => println!("decision {number}: there was nothing else to do"),
        }
    }
    Ok(())
}

/// Asks again while the server is busy.
async fn patiently(server: &str, id: &str, input: u32) -> Result<Analysis, Error> {
    loop {
        match Session::analysis(server, id, input).await {
            Err(Error::Problem(problem)) if problem.code == ProblemCode::TooMany => {
                tokio::time::sleep(Duration::from_secs(2)).await;
            }
            other => return other,
        }
    }
}
