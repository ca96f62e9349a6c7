//! Makes a database for the tests of upgrades: `cargo run -p tests --example fixture -- schema-1`.

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
        let waited_for = people.iter().position(|guest| guest.record.decision().is_some());
        let next = waited_for.expect("a match this young waits for one of the two");
        people[next].decide(&mut rng).await;
        let seq = people[next].record.resume;
        for guest in &mut people {
            guest.until("the step", |record| record.resume >= seq).await;
            guest
                .until("a person's turn", |record| {
                    let waiting = &record.game.as_ref().expect("the match is on").waiting;
                    record.is_over() || waiting.iter().any(|seat| seat.number() < 2)
                })
                .await;
        }
        assert!(!people[0].record.is_over(), "a match is longer than this");
    }
    let file = Fixture::keep(&name, server, &people).await;
    println!("{}", file.display());
}
