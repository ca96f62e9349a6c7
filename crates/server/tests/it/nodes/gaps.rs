//! The time between two leases of a server.

use std::time::Instant;

use lobby::{Store as _, StoreError};
use serde_json::json;

use super::{
    TERM,
    house::{House, code, setup},
    lose_lease, node, postgres,
};
use crate::postgres::Postgres;

/// As if another process of that name had a lease, of which this one does not know, for so many milliseconds.
async fn lease_of_another(postgres: &Postgres, name: &str, ms: u128) {
    let clock = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
    let text = format!(
        "UPDATE nodes SET lease = lease + 1, term = {ms}, expires_at = {clock} + {ms} WHERE id = '{name}'"
    );
    postgres.execute(text).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_wanted_in_between_is_claimed_under_the_next_lease() {
    let Some(postgres) = postgres().await else { return };
    let a = node(&postgres, "a").await;
    let first = a.claim("t").await.unwrap();
    // The server notices at its next renewal, a third of a term later at most, and gets another one a quarter after that.
    lease_of_another(&postgres, "a", TERM.as_millis() * 7 / 12).await;
    while first.is_live() {
        tokio::time::sleep(TERM / 100).await;
    }
    let begun = Instant::now();
    let second = a.claim("t").await.unwrap();
    assert!(second.is_live() && begun.elapsed() > TERM / 20, "it has waited: {:?}", begun.elapsed());
    // It does not wait for good.
    lease_of_another(&postgres, "a", TERM.as_millis() * 100).await;
    while second.is_live() {
        tokio::time::sleep(TERM / 100).await;
    }
    let begun = Instant::now();
    let Err(StoreError::Unavailable(why)) = a.claim("t").await else { panic!("there is no lease") };
    assert!(why.contains("no lease"), "{why}");
    assert!(begun.elapsed() >= TERM / 2 && begun.elapsed() < TERM, "{:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_refused_because_their_server_lost_its_lease() {
    let Some(postgres) = postgres().await else { return };
    let house = House::open(&postgres, "a").await;
    for game in house.lobby.catalogue().iter().map(|game| game.newest().game.info().id) {
        let (ann, token) = house.sign_in(&format!("Ann {}", &game[..9])).await;
        let table = house.lobby.make_table(&ann, setup(game, 3)).await.unwrap().id;
        let mut socket = house.socket(&token).await;
        socket.watch(&table, None).await;
        for request in [
            json!({"type": "sit", "table": table}),
            json!({"type": "add_bot", "table": table, "player": "random"}),
            json!({"type": "start", "table": table}),
        ] {
            socket.ask(request).await.unwrap();
        }
        let (mut answered, mut closed) = (0, 0);
        for round in 0..3 {
            let Some((decision, intent)) = socket.asked_anew(&table, answered).await else { break };
            answered = decision;
            lose_lease(&postgres, "a").await;
            let id = format!("move-{round}");
            let submit = json!({"type": "submit", "table": table, "decision": decision, "intent": intent});
            loop {
                if socket.is_closed() {
                    // Nor whoever comes back.
                    socket.ask(json!({"type": "watch", "table": table})).await.unwrap();
                    closed += 1;
                }
                socket.send(&id, submit.clone()).await;
                match socket.answer(&id).await {
                    Ok(()) => break,
                    Err(problem) => {
                        assert!(
                            matches!(code(&problem), "closed" | "overtaken" | "stale"),
                            "{game}: {problem}"
                        );
                        if code(&problem) == "stale" {
                            break;
                        }
                    }
                }
            }
        }
        println!("{game}: closed {closed} times");
    }
    house.close().await;
}
