//! Makes a database for the tests of upgrades: `cargo run -p tests --example fixture -- schema-1`.

use serde_json::json;
use tests::{Fixture, Guest, Record, Server, begin_with, chance};

/// The number of decisions that the two people at each table make before the server is stopped.
const DECISIONS: usize = 12;

#[tokio::main]
async fn main() {
    let name = std::env::args().nth(1).expect("the name of the fixture, like schema-2");
    let server = Server::start(&["--bot-pause", "0", "--grace", "600"]).await;
    let mut tables = Vec::new();
    for info in games::GAMES {
        tables.push(half_played(&server, info.id).await);
    }
    let file = Fixture::keep(&name, server, &tables).await;
    println!("{}", file.display());
}

/// Returns the guests of a running match between two people and a built-in bot.
async fn half_played(server: &Server, game: &str) -> Vec<Guest> {
    let mut rng = chance();
    let mut people = begin_with(server, 2, 1, &json!({ "game": game })).await;
    let mut answered = [0; 2];
    for _ in 0..DECISIONS {
        let turn = next(&mut people, answered).await;
        let guest = &mut people[turn];
        answered[turn] = guest.record.decision().expect("it was waited for").number;
        guest.decide(&mut rng).await;
    }
    // From here on the server sends no more steps until a player decides.
    let turn = next(&mut people, answered).await;
    let steps = people[turn].record.steps.len();
    for guest in &mut people {
        guest.until("every step", |record| record.steps.len() >= steps).await;
    }
    people
}

/// Waits until one of the two has a decision that they have not answered, and returns the index of that
/// guest.
async fn next(people: &mut [Guest], answered: [u64; 2]) -> usize {
    let another =
        |after: u64| move |record: &Record| record.decision().is_some_and(|decision| decision.number > after);
    let [one, other] = people else { panic!("two people") };
    tokio::select! {
        () = one.until("a decision", another(answered[0])) => 0,
        () = other.until("a decision", another(answered[1])) => 1,
    }
}
