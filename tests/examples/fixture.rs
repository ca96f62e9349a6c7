//! Makes a database for the tests of upgrades: `cargo run -p tests --example fixture -- schema-1`.

use protocol::GameUpdate;
use tests::{Fixture, Server, begin, chance};

/// Decisions of the two people before the server is ended.
const DECISIONS: usize = 16;

#[tokio::main]
async fn main() {
    let name = std::env::args().nth(1).expect("the name of the fixture, like schema-2");
    let mut rng = chance();
    let server = Server::start(&["--bot-pause", "0", "--grace", "600"]).await;
    let mut people = begin(&server, 2, 1).await;
    for _ in 0..DECISIONS {
        for guest in &mut people {
            guest.until("a person's turn", |record| record.game.as_ref().is_some_and(persons_turn)).await;
        }
        let next = people.iter().position(|guest| guest.record.decision().is_some());
        let next = next.expect("a match this young waits for one of the two");
        let before: Vec<usize> = people.iter().map(|guest| guest.record.steps.len()).collect();
        people[next].decide(&mut rng).await;
        for (guest, before) in people.iter_mut().zip(before) {
            guest.until("the step", |record| record.steps.len() > before).await;
        }
    }
    for guest in &mut people {
        guest.until("a person's turn", |record| record.game.as_ref().is_some_and(persons_turn)).await;
    }
    let file = Fixture::keep(&name, server, &people).await;
    println!("{}", file.display());
}

/// Whether the table waits for one of the two, who have the first seats.
fn persons_turn(game: &GameUpdate) -> bool {
    game.waiting.iter().any(|seat| seat.number() < 2)
}
