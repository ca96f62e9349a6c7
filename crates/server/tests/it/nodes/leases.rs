//! Who may share a database, and for how long.

use std::{sync::mpsc, time::Duration};

use lobby::{Store, StoreError};
use server::{NodeOptions, SqlStore};
use store_laws::{append, made, said, table};

use super::{TERM, lose_lease, node, options, postgres, refused};

#[tokio::test]
async fn who_shares_and_who_does_not_keep_each_other_out() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url("postgres");
    let (a, b) = (node(&postgres, "a").await, node(&postgres, "b").await);
    assert!(refused(SqlStore::open(&url).await).contains("another Septet already uses this database"));
    let same = refused(SqlStore::open_as_node(&url, options("a")).await);
    assert!(same.contains("another server that is called \"a\""), "{same}");
    let row = table("t", "ann", 1);
    a.make_table(&row, &made("ann")).await.unwrap();
    let epoch = a.claim("t").await.unwrap().epoch();
    a.close().await;
    b.close().await;

    // Alone, it knows no epochs, and what a node still had on its way is refused.
    let alone = SqlStore::open(&url).await.unwrap();
    assert!(
        refused(SqlStore::open_as_node(&url, options("a")).await).contains("shares with nobody"),
        "a sentence says why"
    );
    assert_eq!(alone.claim("t").await.unwrap().epoch(), 1);
    alone.append(append(&row, vec![said(2, "alone")])).await.unwrap();
    alone.close().await;

    let again = node(&postgres, "a").await;
    let late = lobby::Append { epoch, ..append(&row, vec![said(3, "late")]) };
    assert!(matches!(again.append(late).await, Err(StoreError::Conflict(_))));
    let next = again.claim("t").await.unwrap().epoch();
    assert!(next > epoch + 1, "{epoch} {next}");
    again.append(lobby::Append { epoch: next, ..append(&row, vec![said(3, "again")]) }).await.unwrap();
}

#[tokio::test]
async fn what_cannot_be_shared_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let file = format!("sqlite://{}/septet.db", folder.path().display());
    assert!(refused(SqlStore::open_as_node(&file, options("a")).await).contains("Postgres database only"));
    let short = NodeOptions { term: Duration::from_millis(299), ..options("a") };
    assert!(refused(SqlStore::open_as_node(&file, short).await).contains("too short"));
}

#[tokio::test]
async fn a_user_without_privileges_can_have_a_lease() {
    let Some(postgres) = postgres().await else { return };
    postgres.execute("CREATE ROLE plain LOGIN".into()).await;
    postgres.execute("CREATE DATABASE plain OWNER plain".into()).await;
    let url = postgres.url("plain").replace("septet@", "plain@");
    let store = SqlStore::open_as_node(&url, options("a")).await.unwrap();
    tokio::time::sleep(TERM).await;
    store.make_table(&table("t", "ann", 1), &made("ann")).await.unwrap();
    store.claim("t").await.unwrap();
}

#[tokio::test]
async fn a_table_is_another_ones_until_they_resign() {
    let Some(postgres) = postgres().await else { return };
    let (a, b) = (node(&postgres, "a").await, node(&postgres, "b").await);
    let row = lobby::TableRow { wake_at: Some(5), ..table("t", "ann", 1) };
    a.make_table(&row, &made("ann")).await.unwrap();
    assert_eq!(b.due_tables(9, 10).await.unwrap(), ["t"], "nobody owns it");
    let claim = a.claim("t").await.unwrap();
    assert!(claim.is_live());
    assert_eq!((a.due_tables(9, 10).await.unwrap().len(), b.due_tables(9, 10).await.unwrap().len()), (1, 0));
    // It lasts as long as it is renewed.
    tokio::time::sleep(TERM * 2).await;
    match b.claim("t").await {
        Err(StoreError::Elsewhere { node, address }) => {
            assert_eq!((node.as_str(), address.as_str()), ("a", "a.example:7777"));
        }
        other => panic!("{:?}", other.map(|claim| claim.epoch())),
    }
    assert!(claim.is_live());
    let anew = a.claim("t").await.unwrap();
    assert!(anew.epoch() > claim.epoch());
    let missing = b.claim("no such table").await.unwrap();
    assert!(missing.is_live() && b.log("no such table").await.unwrap().is_empty());

    a.close().await;
    assert!(!claim.is_live() && !anew.is_live(), "whoever resigned is silent");
    let begun = std::time::Instant::now();
    assert!(b.claim("t").await.unwrap().epoch() > anew.epoch());
    assert!(begun.elapsed() < TERM / 2, "nobody waited for the term");
}

/// A node that stands still for longer than its term, as one that was stopped: what it held is another one's, and it is silent
/// from the first moment on.
#[tokio::test]
async fn who_stood_still_is_silent_and_comes_back_with_another_lease() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url("postgres");
    let (to_main, from_thread) = mpsc::channel();
    let (go, wait) = mpsc::channel::<()>();
    let stopped = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let a = SqlStore::open_as_node(&url, options("a")).await.unwrap();
            let row = table("t", "ann", 1);
            a.make_table(&row, &made("ann")).await.unwrap();
            let claim = a.claim("t").await.unwrap();
            to_main.send(()).unwrap();
            // Nothing of this node runs meanwhile.
            wait.recv().unwrap();
            assert!(!claim.is_live());
            let late = lobby::Append { epoch: claim.epoch(), ..append(&row, vec![said(2, "late")]) };
            assert!(matches!(a.append(late).await, Err(StoreError::Conflict(_))));
            let over = tokio::time::timeout(TERM * 4, a.lease_over()).await;
            assert!(over.is_ok(), "the tables that are awake are told");
            // Another lease, and none of its tables with it.
            for _ in 0..100 {
                if matches!(a.claim("t").await, Err(StoreError::Elsewhere { .. })) {
                    assert!(!claim.is_live(), "silence is final");
                    return;
                }
                tokio::time::sleep(TERM / 20).await;
            }
            panic!("it has no lease again");
        });
    });
    tokio::task::spawn_blocking(move || from_thread.recv().unwrap()).await.unwrap();
    let b = node(&postgres, "b").await;
    let begun = std::time::Instant::now();
    let claim = loop {
        match b.claim("t").await {
            Ok(claim) => break claim,
            Err(StoreError::Elsewhere { .. }) => tokio::time::sleep(TERM / 50).await,
            Err(error) => panic!("{error}"),
        }
        assert!(begun.elapsed() < TERM * 4, "a lease that nobody renews ends");
    };
    let row = table("t", "ann", 1);
    b.append(lobby::Append { epoch: claim.epoch(), ..append(&row, vec![said(2, "on")]) }).await.unwrap();
    go.send(()).unwrap();
    tokio::task::spawn_blocking(move || stopped.join().unwrap()).await.unwrap();
    assert_eq!(b.log("t").await.unwrap(), [made("ann"), said(2, "on")]);
}

async fn falls_silent(claim: &lobby::Claim) {
    let begun = std::time::Instant::now();
    while claim.is_live() {
        assert!(begun.elapsed() < TERM, "by its own clock at the latest");
        tokio::time::sleep(TERM / 50).await;
    }
}

/// A clock that is set forward ends all leases, and one that is set back leaves none that last for ever.
#[tokio::test]
async fn clocks_that_jump_cost_a_lease_and_nothing_else() {
    let Some(postgres) = postgres().await else { return };
    let (a, b) = (node(&postgres, "a").await, node(&postgres, "b").await);
    a.make_table(&table("t", "ann", 1), &made("ann")).await.unwrap();
    for ends in ["1", "expires_at + 3600000"] {
        let held = a.claim("t").await.unwrap();
        let begun = std::time::Instant::now();
        // Whoever noticed and has another lease is not meant; and whoever lost one before may not have another one yet.
        let taken = loop {
            postgres.execute(format!("UPDATE nodes SET expires_at = {ends} WHERE id = 'a'")).await;
            match b.claim("t").await {
                Ok(taken) => break taken,
                Err(StoreError::Unavailable(_) | StoreError::Elsewhere { .. }) => {}
                Err(error) => panic!("{error}"),
            }
            assert!(begun.elapsed() < TERM * 4, "it has a lease again");
            tokio::time::sleep(TERM / 100).await;
        };
        assert!(taken.epoch() > held.epoch());
        falls_silent(&held).await;
        // And back, while the other one goes on with a lease of its own.
        lose_lease(&postgres, "b").await;
        falls_silent(&taken).await;
        let begun = std::time::Instant::now();
        loop {
            lose_lease(&postgres, "b").await;
            match a.claim("t").await {
                Ok(_) => break,
                Err(StoreError::Unavailable(_) | StoreError::Elsewhere { .. }) => {}
                Err(error) => panic!("{error}"),
            }
            assert!(begun.elapsed() < TERM * 4, "it has a lease again");
            tokio::time::sleep(TERM / 20).await;
        }
    }
}

/// Nobody knows whether a database that was started anew has all that it acknowledged.
#[tokio::test]
async fn a_database_that_was_started_anew_is_another_one() {
    let Some(bin) = crate::postgres::binaries() else { return crate::postgres::skip("no Postgres") };
    let mut postgres = crate::postgres::Postgres::start(&bin).await;
    let a = node(&postgres, "a").await;
    a.make_table(&table("t", "ann", 1), &made("ann")).await.unwrap();
    let claim = a.claim("t").await.unwrap();
    postgres.stop();
    postgres.run(&bin);
    tokio::time::timeout(TERM * 4, a.lease_over()).await.unwrap();
    assert!(!claim.is_live());
    for _ in 0..200 {
        if let Ok(again) = a.claim("t").await {
            assert!(again.epoch() > claim.epoch());
            return;
        }
        tokio::time::sleep(TERM / 20).await;
    }
    panic!("it goes on by itself");
}
