//! Matches of all games, while their tables move between nodes in the middle of moves.

use std::collections::BTreeMap;

use lobby::{Claim, Entry, Store as _};
use serde_json::{Value, json};

use super::{
    house::{House, setup},
    lose_lease, postgres,
};
use crate::{postgres::Postgres, support::until};

/// The moves between two changes of the owner.
const MOVES: usize = 5;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: whole matches of all games while tables change their server"]
async fn each_move_is_in_the_log_once_however_often_the_table_changes_its_server() {
    let Some(postgres) = postgres().await else { return };
    let houses = [House::open(&postgres, "a").await, House::open(&postgres, "b").await];
    for game in houses[0].lobby.catalogue().iter() {
        let id = game.newest().game.info().id;
        // A match may end after a few moves.
        let mut changes = 0;
        while changes < 2 {
            changes += play(&postgres, &houses, id).await;
        }
    }
    for house in &houses {
        house.close().await;
    }
}

/// Another request was quicker, and the match has another decision now.
fn is_stale(game: &str, problem: &Value) {
    assert_eq!(problem["code"], "stale", "{game}: {problem}");
}

/// Plays one match. Returns the number of times that its table moved.
async fn play(postgres: &Postgres, houses: &[House; 2], game: &str) -> usize {
    let (ann, token) = houses[0].sign_in(&format!("Ann {}", &game[..9])).await;
    let table = houses[0].lobby.make_table(&ann, setup(game, 3)).await.unwrap().id;
    let mut sockets = [houses[0].socket(&token).await, houses[1].socket(&token).await];
    let mut at = 0;
    sockets[0].watch(&table, None).await;
    for request in [
        json!({"type": "sit", "table": table}),
        json!({"type": "add_bot", "table": table, "player": "random"}),
        json!({"type": "ready", "table": table, "ready": true}),
        json!({"type": "start", "table": table}),
    ] {
        sockets[0].ask(request).await.unwrap();
    }
    let mut silent: Option<Claim> = None;
    let (mut answered, mut moves, mut acknowledged, mut epochs) = (0, 0, Vec::new(), Vec::new());
    // A node that only lost its lease would get its tables back before the other node has any.
    let other = |at: usize| Some((postgres, houses[1 - at].name.as_str()));
    while let Some((decision, intent)) = sockets[at].asked((&table, other(at)), answered).await {
        let submit = json!({"type": "submit", "table": table, "decision": decision, "intent": intent});
        let id = format!("move-{moves}");
        if moves % MOVES == MOVES - 1 && moves < 50 {
            epochs.push(sockets[at].epoch);
            // A lease that ends by itself ends for its node first. The node must notice this end before the
            // table comes back.
            until("it is noticed", || silent.as_ref().is_none_or(|claim| !claim.is_live())).await;
            // The old owner gets the same move at the same time as the new one.
            lose_lease(postgres, &houses[at].name).await;
            sockets[at].send(&id, submit.clone()).await;
            let before = at;
            at = 1 - at;
            sockets[at].watch(&table, other(at)).await;
            // Not the lease it had before: it may have got another one since, and played under that.
            silent = houses[before].lease().await;
            lose_lease(postgres, &houses[before].name).await;
            let told = sockets[before].answer(&id).await;
            // A client without an answer may ask again at any node.
            match sockets[at].insist((&table, other(at)), &id, submit).await {
                Ok(()) => acknowledged.push(id),
                Err(problem) => {
                    assert!(told.is_err(), "{game}: the same id has the same answer: {problem}");
                    is_stale(game, &problem);
                }
            }
        } else {
            match sockets[at].insist((&table, other(at)), &id, submit).await {
                Ok(()) => acknowledged.push(id),
                Err(problem) => is_stale(game, &problem),
            }
        }
        (answered, moves) = (decision, moves + 1);
    }
    epochs.dedup();
    assert!(epochs.is_sorted(), "{game}: each server has its epochs: {epochs:?}");
    let mut played: BTreeMap<String, usize> = BTreeMap::new();
    let mut ends = None;
    for logged in houses[0].store.log(&table).await.unwrap() {
        match logged.entry {
            Entry::Played { from: Some(from), .. } => *played.entry(from.request).or_default() += 1,
            Entry::Began { id, .. } => ends = Some(id),
            _ => {}
        }
    }
    for id in &acknowledged {
        assert_eq!(played.get(id), Some(&1), "{game}: {id} was acknowledged");
    }
    assert_eq!(played.len(), acknowledged.len(), "{game}: nothing else was played");
    assert!(moves < 10 || acknowledged.len() * 2 > moves, "{game}: {} of {moves}", acknowledged.len());
    // Both have the same record of the match.
    let ends = ends.expect("it began");
    let records = [houses[0].lobby.match_record(&ends).await, houses[1].lobby.match_record(&ends).await];
    let [first, second] = records.map(|record| serde_json::to_value(record.unwrap()).unwrap());
    assert_eq!(first, second);
    println!(
        "{game}: {moves} moves, {} of them in time, {} changes of its server",
        acknowledged.len(),
        epochs.len()
    );
    epochs.len()
}
