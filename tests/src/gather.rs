//! Making a table and starting its match.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::{Credentials, Guest};

/// Starts a match of 7 Kingdoms at a new table. The first seats have `people` guests with a socket each, the
/// first of them as host; the `bots` other seats have built-in bots that decide at random.
///
/// # Panics
///
/// If the server refuses any of it.
pub async fn begin(server: impl Into<SocketAddr>, people: u8, bots: u8) -> Vec<Guest> {
    begin_with(server, people, bots, &json!({})).await
}

/// Starts a match as [`begin`] does, with these fields of the setup replaced.
///
/// # Panics
///
/// If the server refuses any of it.
pub async fn begin_with(server: impl Into<SocketAddr>, people: u8, bots: u8, wanted: &Value) -> Vec<Guest> {
    let server = server.into();
    let mut setup = json!({ "game": "seven-kingdoms", "seats": people + bots, "options": {} });
    for (key, value) in wanted.as_object().into_iter().flatten() {
        setup[key] = value.clone();
    }
    let host = Credentials::bot(server, "player 1").await;
    let table = host.make_table(server, &setup).await;
    let mut guests = vec![Guest::come_back(server, &host, &table.code).await];
    for n in 2..=people {
        guests.push(Guest::arrive(server, &format!("player {n}"), &table.code).await);
    }
    for guest in &mut guests {
        guest.sit(None).await.expect("a seat is free");
        guest.ready(true).await.expect("who sits can be ready");
    }
    if bots > 0 {
        guests[0].add_bot(None, "random").await.expect("the host may fill seats");
    }
    guests[0].start().await.expect("everybody is ready");
    for guest in &mut guests {
        guest.until("the match", |record| record.game.is_some()).await;
    }
    guests
}
