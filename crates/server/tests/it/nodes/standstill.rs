//! A node that loses its connection to the database, or stands still, in the middle of a commit.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use lobby::{Append, Store, StoreError};
use server::{NodeOptions, SqlStore};
use store_laws::{append, made, said, table};

use super::{
    PAUSE, node, options, postgres,
    proxy::{Fault, Proxy},
};
use crate::{postgres::Postgres, support::patiently};

/// The term of a node that stands still. It is long enough for much work of another node on a slow machine.
const STOPPED: Duration = Duration::from_secs(6);

async fn behind(postgres: &Postgres, options: NodeOptions) -> (Proxy, Arc<SqlStore>) {
    let proxy = Proxy::to(postgres.port()).await;
    let url = postgres.url_by(proxy.port);
    (proxy, Arc::new(SqlStore::open_as_node(&url, options).await.unwrap()))
}

fn one(name: &str, epoch: u64, seq: u64, words: &str) -> Append {
    Append { epoch, ..append(&table(name, "ann", 1), vec![said(seq, words)]) }
}

/// The node has changed and locked the rows of its tables, and stands still before the commit. The other
/// nodes wait only for the end of its lease. Later writes are refused, and its own appends fail in time with
/// an unknown outcome.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: waits for the lease of a server that stands still"]
async fn who_stops_in_the_middle_of_a_commit_holds_nobody_up() {
    let Some(postgres) = postgres().await else { return };
    let (proxy, a) = behind(&postgres, NodeOptions::new("a", "a.example:7777", STOPPED)).await;
    let b = node(&postgres, "b").await;
    let (names, own) = (["t1", "t2", "t3", "t4", "t5"], "own");
    let mut epochs = Vec::new();
    for name in names {
        a.make_table(&table(name, "ann", 1), &made("ann")).await.unwrap();
        epochs.push(a.claim(name).await.unwrap().epoch());
    }
    b.make_table(&table(own, "ann", 1), &made("ann")).await.unwrap();
    let of_b = b.claim(own).await.unwrap().epoch();

    proxy.set(Fault::Freezes);
    let appending: Vec<_> = names
        .iter()
        .zip(&epochs)
        .map(|(name, epoch)| {
            let (a, late) = (Arc::clone(&a), one(name, *epoch, 2, "of a"));
            tokio::spawn(async move { a.append(late).await })
        })
        .collect();
    proxy.happened(1).await;
    let stopped = Instant::now();
    // The tables of the other node continue all the time.
    b.append(one(own, of_b, 2, "meanwhile")).await.unwrap();
    assert!(stopped.elapsed() < STOPPED, "{:?}", stopped.elapsed());
    let mut last = Vec::new();
    for name in names {
        let epoch = patiently("it is claimed", async {
            loop {
                match b.claim(name).await {
                    Ok(claim) => return claim.epoch(),
                    Err(StoreError::Elsewhere { .. } | StoreError::Unavailable(_)) => {}
                    Err(error) => panic!("{error}"),
                }
                tokio::time::sleep(PAUSE).await;
            }
        });
        last.push(epoch.await);
    }
    println!("claimed after {:?}, with a term of {STOPPED:?}", stopped.elapsed());
    let batch = names.iter().zip(&last).map(|(name, epoch)| b.append(one(name, *epoch, 2, "of b")));
    for stored in join_all(batch).await {
        stored.unwrap();
    }
    for answer in patiently("nobody is left without an answer", join_all(appending)).await {
        let answer = answer.unwrap();
        assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{answer:?}");
    }

    // Delayed writes arrive, and further ones under the old claims.
    proxy.set(Fault::Thawed);
    patiently("it has a lease again", async {
        while !matches!(a.claim(own).await, Err(StoreError::Elsewhere { .. })) {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    for (name, epoch) in names.iter().zip(&epochs) {
        for seq in [2, 3] {
            let late = a.append(one(name, *epoch, seq, "late")).await;
            assert!(matches!(late, Err(StoreError::Conflict(_))), "{late:?}");
        }
        assert_eq!(b.log(name).await.unwrap(), [made("ann"), said(2, "of b")]);
    }
}

/// The outcome of a cut commit is unknown; the log shows it.
#[tokio::test]
#[ignore = "long suite: waits for the lease of a server that stands still"]
async fn a_connection_that_is_cut_in_the_middle_of_a_commit_leaves_all_or_nothing() {
    let Some(postgres) = postgres().await else { return };
    let (proxy, a) = behind(&postgres, options("a")).await;
    let names = ["t1", "t2", "t3"];
    for name in names {
        a.make_table(&table(name, "ann", 1), &made("ann")).await.unwrap();
    }
    let mut length = 1;
    for (times, fault, grows) in
        [(1, Fault::CutsBefore, 0), (2, Fault::CutsAfter, 1), (3, Fault::CutsAfter, 1)]
    {
        let mut epochs = Vec::new();
        for name in names {
            epochs.push(a.claim(name).await.unwrap().epoch());
            assert_eq!(a.log(name).await.unwrap().len() as u64, length);
        }
        proxy.set(fault);
        let batch =
            names.iter().zip(&epochs).map(|(name, epoch)| a.append(one(name, *epoch, length + 1, "cut")));
        let answers = join_all(batch).await;
        proxy.happened(times).await;
        // Later writes used another connection.
        let cut = answers.iter().filter(|answer| matches!(answer, Err(StoreError::Unavailable(_)))).count();
        assert_eq!(cut, names.len(), "{fault:?}: {answers:?}");
        length += grows;
        for (name, epoch) in names.iter().zip(&epochs) {
            let claim = a.claim(name).await.unwrap();
            assert!(claim.is_live() && claim.epoch() > *epoch);
            assert_eq!(a.log(name).await.unwrap().len() as u64, length, "{fault:?}");
            let late = a.append(one(name, *epoch, length + 1, "late")).await;
            assert!(matches!(late, Err(StoreError::Conflict(_))), "{late:?}");
            a.append(one(name, claim.epoch(), length + 1, "on")).await.unwrap();
        }
        length += 1;
    }
}

/// The fence is a condition of the statement that changes the row anyway.
#[tokio::test]
#[ignore = "long suite: waits for the lease of a server that stands still"]
async fn a_move_costs_a_node_no_more_statements_than_a_server_alone() {
    let Some(postgres) = postgres().await else { return };
    let proxy = Proxy::to(postgres.port()).await;
    let url = postgres.url_by(proxy.port);
    // The lease is not renewed while statements are counted.
    let hour = NodeOptions::new("a", "a.example:7777", Duration::from_secs(3_600));
    let mut costs = Vec::new();
    for shared in [false, true] {
        let store = if shared {
            SqlStore::open_as_node(&url, hour.clone()).await.unwrap()
        } else {
            SqlStore::open(&url).await.unwrap()
        };
        let name = if shared { "shared" } else { "alone" };
        store.make_table(&table(name, "ann", 1), &made("ann")).await.unwrap();
        let before = proxy.said();
        let epoch = store.claim(name).await.unwrap().epoch();
        let claimed = proxy.said() - before;
        assert_eq!(claimed > 0, shared, "a server alone claims nothing");
        for seq in 2..4 {
            store.append(one(name, epoch, seq, "first: statements are prepared")).await.unwrap();
        }
        let before = proxy.said();
        for seq in 4..24 {
            store.append(one(name, epoch, seq, "move")).await.unwrap();
        }
        costs.push(proxy.said() - before);
        store.close().await;
    }
    println!("20 moves: {} messages to Postgres alone, {} as a node", costs[0], costs[1]);
    assert_eq!(costs[0], costs[1]);
}
