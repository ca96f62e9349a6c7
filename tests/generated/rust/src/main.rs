//! A bot whose types are made of the server's schemas: it plays any of the intents that it is offered.
//!
//! `septet-generated http://127.0.0.1:7777 K7M2PXR4TW Ada`
//!
//! Beside this file lie `http.rs`, made of `/api/openapi.json`, and for each game `messages.rs` in a folder, made of
//! `/api/schema/{game}/messages`. Whatever the server says that does not fit its type ends the match with an error.

mod ask;
#[allow(warnings)]
mod http;
mod table;

type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// The bot once for each game, with the types of that game.
macro_rules! games {
    ($($game:ident $name:literal)*) => {
        $(mod $game {
            #[allow(warnings)]
            mod messages;
            use std::collections::HashSet;

            use messages::*;
            use serde_json::json;

            use crate::{Outcome, table::Table};

            pub fn play(table: &mut Table) -> Outcome {
                let (mut answered, mut gathering) = (HashSet::new(), true);
                table.say::<ClientMessage>(json!({ "type": "watch" }))?;
                loop {
                    let message: ServerMessage = table.hear()?;
                    match message.server_message_type {
                        ServerMessageType::Problem => {
                            let problem = message.problem.ok_or("no problem")?;
                            // Others were faster.
                            if !matches!(problem.code, ProblemCode::Stale | ProblemCode::NotWaiting | ProblemCode::Refused) {
                                return Err(problem.message.into());
                            }
                            answered.clear();
                        }
                        ServerMessageType::Table => {
                            let state = message.state.ok_or("no state")?;
                            gathering = matches!(state.status, Status::Gathering);
                            if gathering {
                                let named = |seat: &&SeatView| {
                                    seat.occupant.account.as_ref().is_some_and(|account| account.id == table.account)
                                };
                                match state.seats.iter().find(named) {
                                    None => table.say::<ClientMessage>(json!({ "type": "sit" }))?,
                                    Some(seat) if seat.occupant.ready == Some(false) => {
                                        table.say::<ClientMessage>(json!({ "type": "ready", "ready": true }))?;
                                    }
                                    Some(_) => {}
                                }
                            }
                        }
                        ServerMessageType::Game if !gathering => {
                            if message.outcome.is_some() {
                                return Ok(());
                            }
                            let Some(DecisionUnion::Decision(decision)) = message.decision else { continue };
                            if decision.owed && answered.insert(decision.number) {
                                let intents = &decision.choices.intents;
                                let intent = &intents[table.any(intents.len())];
                                table.say::<ClientMessage>(
                                    json!({ "type": "submit", "decision": decision.number, "intent": intent }),
                                )?;
                            }
                        }
                        _ => {}
                    }
                }
            }
        })*

        fn play(game: &str, table: &mut table::Table) -> Outcome {
            match game {
                $($name => $game::play(table),)*
                other => Err(format!("no types were made for {other}").into()),
            }
        }
    };
}

games! {
    seven_kingdoms "seven-kingdoms"
    seven_wonders "seven-wonders"
    seven_dragons "seven-dragons"
    seven_sages "seven-sages"
}

fn main() -> Outcome {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [server, code, name] = words.as_slice() else { return Err("SERVER CODE NAME".into()) };
    let address = server.strip_prefix("http://").ok_or("the server's address begins with http://")?;
    let sign_in = http::SignIn { kind: Some(http::AccountKind::Bot), name: name.clone() };
    let signed_in: http::SignedIn = ask::ask(address, "POST", "/api/session", None, Some(&sign_in))?;
    let token = signed_in.token.ok_or("a bot gets a token")?;
    let path = format!("/api/tables/{code}");
    let listing: http::TableListing = ask::ask(address, "GET", &path, Some(&token), None::<&()>)?;
    let mut table = table::Table::open(address, &token, code, signed_in.account.id)?;
    play(&listing.setup.game, &mut table)?;
    println!("{name} has played to the end");
    Ok(())
}
