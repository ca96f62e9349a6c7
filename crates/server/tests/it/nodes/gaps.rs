//! The time between two leases of a node.

use std::sync::Arc;

use lobby::{Store as _, StoreError};
use serde_json::json;
use server::SqlStore;

use super::{
    PAUSE, RENEWAL,
    house::{House, code, setup},
    lose_lease, node, postgres, short_lived,
};
use crate::{
    postgres::Postgres,
    support::{patiently, until},
};

/// Gives an unknown process of this name a lease for an hour.
async fn lease_of_another(postgres: &Postgres, name: &str) {
    let clock = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
    let text = format!(
        "UPDATE nodes SET lease = lease + 1, term = 3600000, expires_at = {clock} + 3600000 WHERE id = '{name}'"
    );
    postgres.execute(text).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: matches of all games while leases are lost"]
async fn a_table_that_is_wanted_in_between_is_claimed_under_the_next_lease() {
    let Some(postgres) = postgres().await else { return };
    let a = Arc::new(node(&postgres, "a").await);
    let first = a.claim("t").await.unwrap();
    lease_of_another(&postgres, "a").await;
    until("the server notices", || !first.is_live()).await;
    let waits = Arc::clone(&a);
    let waiting = tokio::spawn(async move { waits.claim("t").await });
    tokio::time::sleep(RENEWAL * 2).await;
    assert!(!waiting.is_finished(), "there is no lease to claim it under");
    lose_lease(&postgres, "a").await;
    assert!(waiting.await.unwrap().unwrap().is_live());
    // It does not wait for ever.
    let b = SqlStore::open_as_node(&postgres.url(), short_lived("b")).await.unwrap();
    let held = b.claim("t").await.err();
    assert!(held.is_none(), "there is no such table: {held:?}");
    lease_of_another(&postgres, "b").await;
    let why = patiently("it is refused", async {
        loop {
            match b.claim("t").await {
                Err(StoreError::Unavailable(why)) => return why,
                // It has not noticed yet.
                _ => tokio::time::sleep(PAUSE).await,
            }
        }
    });
    assert!(why.await.contains("no lease"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: matches of all games while leases are lost"]
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
            let Some((decision, intent)) = socket.asked((&table, None), answered).await else { break };
            answered = decision;
            let held = house.lease().await;
            lose_lease(&postgres, "a").await;
            let id = format!("move-{round}");
            let submit = json!({"type": "submit", "table": table, "decision": decision, "intent": intent});
            loop {
                if socket.is_closed() {
                    // A reconnecting client is accepted too.
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
            // Otherwise the next lease ends before the node notices the end of this one.
            until("it is noticed", || held.as_ref().is_none_or(|claim| !claim.is_live())).await;
        }
        println!("{game}: closed {closed} times");
    }
    house.close().await;
}
