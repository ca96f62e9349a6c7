//! People who play, and one who watches.

use lobby::{Entry, Store as _};
use protocol::{Newcomers, Setup};
use serde_json::json;

use crate::house::{Client, House, setup};

/// So many who play, and Eve who watches with changes.
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

/// Three who play 7 Kingdoms, and nobody joins them.
pub fn kingdoms() -> Setup {
    Setup { newcomers: Newcomers::Nobody, ..setup("seven-kingdoms", 3) }
}

/// All hear what they were told.
pub async fn hear(people: &mut [Client]) {
    for client in people.iter_mut() {
        client.hear().await;
    }
}

/// Who has to decide first.
pub fn acting(people: &[Client]) -> usize {
    people.iter().position(owes).unwrap()
}

/// Whether they are waited for.
pub fn owes(client: &Client) -> bool {
    client.game.as_ref().is_some_and(|game| game.decision.as_ref().is_some_and(|asked| asked.owed))
}

/// What happened at a table.
pub async fn log(house: &House, table: &str) -> Vec<Entry> {
    house.store.log(table).await.unwrap().into_iter().map(|logged| logged.entry).collect()
}
