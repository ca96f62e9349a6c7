//! What is deleted when it ended long ago, and how much that is said to be before.

use std::{process::Command, sync::Arc, time::Duration};

use lobby::{Lobby, Store};
use serde_json::Value;
use server::{SqlStore, catalogue};

/// Of a database at which no server is, by the binary.
fn admin(url: &str, args: &[&str]) -> Value {
    let mut command = Command::new(env!("CARGO_BIN_EXE_septet"));
    let output = command.args(["admin", "--json", "--database", url]).args(args).output().unwrap();
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

const DAY: u64 = 86_400_000;

/// 2026-02-01: so long ago that everything is old.
const THEN: u64 = 1_769_904_000_000;

/// Matches of all games among automatic players: half of them are played to their end in February, and half have just begun.
async fn february(url: &str) -> (Vec<String>, Vec<String>) {
    let store = Arc::new(SqlStore::open(url).await.unwrap());
    let config = lobby::Config {
        starts_at: Some(THEN),
        bot_pause: Duration::ZERO,
        thinking_wait: Duration::ZERO,
        ..lobby::Config::default()
    };
    let lobby = Lobby::open(config, catalogue(), Arc::<SqlStore>::clone(&store)).await.unwrap();
    let (mut over, mut running) = (Vec::new(), Vec::new());
    let account = lobby
        .sign_in(
            protocol::http::SignIn { name: "ada".into(), kind: protocol::AccountKind::Bot },
            lobby::Agent::default(),
        )
        .await
        .ok()
        .unwrap()
        .account;
    for offer in catalogue().iter() {
        let info = offer.game.info();
        for plays in [false, true] {
            let setup: protocol::Setup = serde_json::from_value(serde_json::json!({
                "game": info.id, "seats": info.min_seats, "options": {}, "clock": { "clock": "seconds", "per_decision": 3600 },
                "visibility": "private",
            }))
            .unwrap();
            let mut seats: Vec<_> =
                (0..info.min_seats).map(|_| lobby::Sitter::Bot(offer.players[0].name().to_owned())).collect();
            if plays {
                seats[0] = lobby::Sitter::Account(account.id.clone());
            }
            let row = lobby
                .arrange(lobby::Arranged { setup, seats, seed: None, deal: protocol::Deal::Chance })
                .await
                .unwrap();
            if plays { running.push(row.id) } else { over.push(row.id) }
        }
    }
    for table in &over {
        let mut waited = 0;
        while store.matches_at(table).await.unwrap().iter().all(|played| played.ended_at.is_none()) {
            tokio::time::sleep(Duration::from_millis(20)).await;
            waited += 1;
            assert!(waited < 3_000, "automatic players come to an end");
        }
    }
    lobby.shut_down().await;
    store.close().await;
    (over, running)
}

async fn tables(url: &str, of: &[String]) -> usize {
    let store = SqlStore::open(url).await.unwrap();
    let mut found = 0;
    for table in of {
        found += usize::from(store.find_table(table).await.unwrap().is_some());
    }
    store.close().await;
    found
}

pub(crate) async fn what_ended_is_pruned_on(url: &str) {
    let (over, running) = february(url).await;
    let all = over.len();
    let would = admin(url, &["prune", "--older-than", "1d", "--dry-run"]);
    assert_eq!(
        (would["tables"].as_u64(), would["dry_run"].as_bool()),
        (Some(all as u64), Some(true)),
        "{would}"
    );
    assert!(
        would["rows"].as_u64().unwrap() > 3 * all as u64 && would["bytes"].as_u64().unwrap() > 1_000,
        "{would}"
    );
    assert_eq!(tables(url, &over).await, all, "nothing was deleted");
    let days = (now() - THEN) / DAY;
    let kept = admin(url, &["prune", "--older-than", &format!("{}d", days + 2)]);
    assert_eq!((kept["tables"].as_u64(), tables(url, &over).await), (Some(0), all), "{kept}");
    let before = admin(url, &["integrity"]);
    assert_eq!(before["integrity"]["matches"].as_u64(), Some(all as u64), "{before}");

    let done = admin(url, &["prune", "--older-than", "1d"]);
    assert_eq!(
        (&done["tables"], &done["rows"], &done["bytes"]),
        (&would["tables"], &would["rows"], &would["bytes"])
    );
    assert_eq!((tables(url, &over).await, tables(url, &running).await), (0, running.len()));
    let after = admin(url, &["integrity"]);
    assert_eq!(after["integrity"]["matches"].as_u64(), Some(0), "{after}");
    assert!(after["integrity"]["faults"].as_array().unwrap().is_empty(), "{after}");
    let log = admin(url, &["log"]).to_string();
    assert!(
        log.contains("\"what\":\"prune\"") && log.contains("7776000000") || log.contains("86400000"),
        "{log}"
    );
}

fn now() -> u64 {
    std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_ended_long_ago_is_pruned_and_what_runs_stays() {
    let dir = tempfile::tempdir().unwrap();
    what_ended_is_pruned_on(&format!("sqlite://{}/septet.db", dir.path().display())).await;
}
