//! An append under an outdated claim is refused, whenever it arrives.

use std::{
    collections::BTreeSet,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::SeqCst},
    },
};

use futures_util::future::join_all;
use lobby::{Append, Claim, Store, StoreError};
use server::SqlStore;
use store_laws::{append, made, said, table};

use super::{PAUSE, lose_lease, node, postgres};
use crate::{
    postgres::Postgres,
    support::{patiently, until},
};

/// Returns a claim as soon as possible. The other node loses every lease in between.
async fn claim_from(postgres: &Postgres, other: &str, store: &SqlStore, table: &str) -> Claim {
    patiently("the table is claimed", async {
        loop {
            lose_lease(postgres, other).await;
            match store.claim(table).await {
                Ok(claim) => return claim,
                Err(StoreError::Unavailable(_) | StoreError::Elsewhere { .. }) => {
                    tokio::time::sleep(PAUSE).await;
                }
                Err(error) => panic!("{error}"),
            }
        }
    })
    .await
}

#[tokio::test]
async fn of_appends_in_one_transaction_only_those_are_refused_whose_table_was_claimed() {
    let Some(postgres) = postgres().await else { return };
    let (a, b) = (node(&postgres, "a").await, node(&postgres, "b").await);
    let names: Vec<String> = (0..40).map(|n| format!("t{n}")).collect();
    let mut claims = Vec::new();
    for name in &names {
        a.make_table(&table(name, "ann", 1), &made("ann")).await.unwrap();
        claims.push(a.claim(name).await.unwrap().epoch());
    }
    let taken: BTreeSet<&String> = names.iter().step_by(7).collect();
    for name in &taken {
        claim_from(&postgres, "a", &b, name).await;
    }
    // Both kinds of statements: with and without the columns for searching lists.
    let writes = names.iter().zip(&claims).enumerate().map(|(n, (name, epoch))| {
        let relisted = n % 2 == 0;
        a.append(Append { epoch: *epoch, relisted, ..append(&table(name, "ann", 1), vec![said(2, "a")]) })
    });
    for (name, stored) in names.iter().zip(join_all(writes).await) {
        let fenced = taken.contains(name);
        assert_eq!(matches!(stored, Err(StoreError::Conflict(_))), fenced, "{name}: {stored:?}");
        assert_eq!(a.log(name).await.unwrap().len(), if fenced { 1 } else { 2 }, "{name}");
    }
    // A row is not changed without an entry either.
    let name = &names[0];
    let row = Append { epoch: claims[0], ..append(&table(name, "eve", 1), vec![]) };
    assert!(matches!(a.append(row).await, Err(StoreError::Conflict(_))));
    assert_eq!(b.find_table(name).await.unwrap().unwrap().host, "ann");
}

/// One node appends as fast as it can while the other takes the table. All acknowledged entries are in the
/// log that the other reads, and none follows.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_claims_a_table_reads_all_that_was_ever_acknowledged() {
    let Some(postgres) = postgres().await else { return };
    let row = Arc::new(table("t", "ann", 1));
    let stores = [Arc::new(node(&postgres, "a").await), Arc::new(node(&postgres, "b").await)];
    stores[0].make_table(&row, &made("ann")).await.unwrap();
    for round in 0..12 {
        let (from, to) = (Arc::clone(&stores[round % 2]), &stores[(round + 1) % 2]);
        let (name, other) = (["a", "b"][round % 2], ["b", "a"][round % 2]);
        let mine = claim_from(&postgres, other, &from, "t").await;
        let first = from.log("t").await.unwrap().len() as u64 + 1;
        let row = Arc::clone(&row);
        let (epoch, appended) = (mine.epoch(), Arc::new(AtomicUsize::new(0)));
        let counted = Arc::clone(&appended);
        let appending = tokio::spawn(async move {
            for seq in first.. {
                let one = Append { epoch, ..append(&row, vec![said(seq, &format!("{round}"))]) };
                if from.append(one).await.is_err() {
                    return seq - 1;
                }
                counted.fetch_add(1, SeqCst);
            }
            unreachable!("it is overtaken");
        });
        until("some are in the log", || appended.load(SeqCst) >= 3).await;
        let theirs = claim_from(&postgres, name, to, "t").await;
        let read = to.log("t").await.unwrap();
        let acknowledged = appending.await.unwrap();
        assert_eq!(read.len() as u64, acknowledged, "round {round}");
        assert!(theirs.epoch() > mine.epoch() && !read.is_empty());
        assert_eq!(to.log("t").await.unwrap(), read, "nothing came after the claim");
    }
    let log = stores[0].log("t").await.unwrap();
    assert!(log.len() > 36, "both appended in each round: {}", log.len());
    assert!(log.iter().zip(1..).all(|(logged, seq)| logged.seq == seq));
}

/// A copy of a database never gives a number that the original gives.
#[tokio::test]
async fn no_copy_of_a_database_gives_the_same_epoch() {
    let Some(postgres) = postgres().await else { return };
    let first = node(&postgres, "a").await;
    first.make_table(&table("t", "ann", 1), &made("ann")).await.unwrap();
    first.claim("t").await.unwrap();
    first.close().await;
    let copy = postgres.copy().await;
    let (first, second) = (node(&postgres, "a").await, node(&copy, "a").await);
    let mut epochs = BTreeSet::new();
    for _ in 0..10 {
        for store in [&first, &second] {
            let epoch = store.claim("t").await.unwrap().epoch();
            assert!(epoch < 1 << 53, "JavaScript counts it exactly");
            assert!(epochs.insert(epoch));
        }
    }
}
