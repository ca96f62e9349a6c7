//! Players, and one spectator.

use lobby::{Entry, Store as _};
use protocol::{Newcomers, Setup};
use serde_json::json;

use crate::house::{Client, House, setup};

/// Seats as many players as the setup has, and Eve who watches with changes.
pub async fn table_of(house: &House, setup: Setup) -> Vec<Client> {
    let seats = setup.seats.get();
    let mut people = Vec::new();
    for name in ["Ana", "Ben", "Cleo", "Dora"].into_iter().take(seats) {
        people.push(house.person(name).await);
    }
    let table = house.match_of(setup, &mut people.iter_mut().collect::<Vec<_>>()).await;
    let mut eve = house.person("Eve").await;
    eve.table = table;
    eve.ok(json!({"type": "watch", "changes": true})).await;
    people.push(eve);
    hear(&mut people).await;
    people
}

/// Returns a setup of 7 Kingdoms for three players, without newcomers.
pub fn kingdoms() -> Setup {
    Setup { newcomers: Newcomers::Nobody, ..setup("seven-kingdoms", 3) }
}

/// Lets all clients read their messages.
pub async fn hear(people: &mut [Client]) {
    for client in people.iter_mut() {
        client.hear().await;
    }
}

/// Returns the first player who has to decide.
pub fn acting(people: &[Client]) -> usize {
    people.iter().position(owes).unwrap()
}

/// Returns `true` if the match waits for the client.
pub fn owes(client: &Client) -> bool {
    client.game.as_ref().is_some_and(|game| game.decision.as_ref().is_some_and(|asked| asked.owed))
}

/// Returns the log entries of a table.
pub async fn log(house: &House, table: &str) -> Vec<Entry> {
    house.store.log(table).await.unwrap().into_iter().map(|logged| logged.entry).collect()
}
