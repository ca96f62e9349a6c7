//! Sharing a database, and the duration of leases.

use std::{sync::mpsc, time::Duration};

use futures_util::future::join;
use lobby::{Store, StoreError};
use server::{NodeOptions, SqlStore};
use store_laws::{append, made, said, table};

use super::{PAUSE, is_renewed, lose_lease, node, options, postgres, refused, short_lived};
use crate::{
    postgres::Postgres,
    support::{patiently, until},
};

#[tokio::test]
async fn who_shares_and_who_does_not_keep_each_other_out() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url();
    let (a, b) = (node(&postgres, "a").await, node(&postgres, "b").await);
    // Both retry for some seconds before they give up.
    let (alone, same) = join(SqlStore::open(&url), SqlStore::open_as_node(&url, short_lived("a"))).await;
    let (alone, same) = (refused(alone), refused(same));
    assert!(alone.contains("another Septet already uses this database"), "{alone}");
    assert!(same.contains("another server that is called \"a\""), "{same}");
    let row = table("t", "ann", 1);
    a.make_table(&row, &made("ann")).await.unwrap();
    let epoch = a.claim("t").await.unwrap().epoch();
    a.close().await;
    b.close().await;

    // A server alone has no epochs, and late appends of a node are refused.
    let alone = SqlStore::open(&url).await.unwrap();
    assert!(
        refused(SqlStore::open_as_node(&url, options("a")).await).contains("without a cluster"),
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
    let short = NodeOptions { term: NodeOptions::SHORTEST - Duration::from_millis(1), ..options("a") };
    assert!(refused(SqlStore::open_as_node(&file, short).await).contains("too short"));
}

#[tokio::test]
async fn a_user_without_privileges_can_have_a_lease() {
    let Some(postgres) = Postgres::empty().await else { return };
    postgres.execute("CREATE ROLE plain LOGIN".into()).await;
    postgres.execute(format!("ALTER DATABASE {} OWNER TO plain", postgres.name())).await;
    let url = postgres.url().replace("septet@", "plain@");
    let store = SqlStore::open_as_node(&url, options("a")).await.unwrap();
    is_renewed(&postgres).await;
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
    for _ in 0..3 {
        is_renewed(&postgres).await;
    }
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
    // While the lease lasts this is refused, so it has ended.
    assert!(b.claim("t").await.unwrap().epoch() > anew.epoch());
}

/// A node stands still for longer than its term, as if suspended. Another node has its tables, and it stays
/// silent from the first moment.
#[tokio::test]
async fn who_stood_still_is_silent_and_comes_back_with_another_lease() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url();
    let (to_main, from_thread) = mpsc::channel();
    let (go, wait) = mpsc::channel::<()>();
    let stopped = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let a = SqlStore::open_as_node(&url, short_lived("a")).await.unwrap();
            let row = table("t", "ann", 1);
            a.make_table(&row, &made("ann")).await.unwrap();
            let claim = a.claim("t").await.unwrap();
            to_main.send(()).unwrap();
            // Nothing of this node runs during that time.
            wait.recv().unwrap();
            assert!(!claim.is_live());
            let late = lobby::Append { epoch: claim.epoch(), ..append(&row, vec![said(2, "late")]) };
            assert!(matches!(a.append(late).await, Err(StoreError::Conflict(_))));
            patiently("the tables that are awake are told", a.lease_over()).await;
            // It gets another lease, without its former tables.
            patiently("it has a lease again", async {
                while !matches!(a.claim("t").await, Err(StoreError::Elsewhere { .. })) {
                    tokio::time::sleep(PAUSE).await;
                }
            })
            .await;
            assert!(!claim.is_live(), "silence is final");
        });
    });
    tokio::task::spawn_blocking(move || from_thread.recv().unwrap()).await.unwrap();
    let b = node(&postgres, "b").await;
    let claim = patiently("a lease that nobody renews ends", async {
        loop {
            match b.claim("t").await {
                Ok(claim) => return claim,
                Err(StoreError::Elsewhere { .. }) => tokio::time::sleep(PAUSE).await,
                Err(error) => panic!("{error}"),
            }
        }
    })
    .await;
    let row = table("t", "ann", 1);
    b.append(lobby::Append { epoch: claim.epoch(), ..append(&row, vec![said(2, "on")]) }).await.unwrap();
    go.send(()).unwrap();
    tokio::task::spawn_blocking(move || stopped.join().unwrap()).await.unwrap();
    assert_eq!(b.log("t").await.unwrap(), [made("ann"), said(2, "on")]);
}

async fn falls_silent(claim: &lobby::Claim) {
    until("it notices that its lease is over", || !claim.is_live()).await;
}

/// A clock that is set forward ends all leases, and one that is set back leaves none without an end.
#[tokio::test]
async fn clocks_that_jump_cost_a_lease_and_nothing_else() {
    let Some(postgres) = postgres().await else { return };
    let (a, b) = (node(&postgres, "a").await, node(&postgres, "b").await);
    a.make_table(&table("t", "ann", 1), &made("ann")).await.unwrap();
    for ends in ["1", "expires_at + 3600000"] {
        let held = a.claim("t").await.unwrap();
        // A node that has another lease by now is not meant. One that lost a lease before may have none yet.
        let taken = patiently("it has a lease again", async {
            loop {
                postgres.execute(format!("UPDATE nodes SET expires_at = {ends} WHERE id = 'a'")).await;
                match b.claim("t").await {
                    Ok(taken) => return taken,
                    Err(StoreError::Unavailable(_) | StoreError::Elsewhere { .. }) => {}
                    Err(error) => panic!("{error}"),
                }
                tokio::time::sleep(PAUSE).await;
            }
        })
        .await;
        assert!(taken.epoch() > held.epoch());
        falls_silent(&held).await;
        // And back, while the other node has a lease.
        lose_lease(&postgres, "b").await;
        falls_silent(&taken).await;
        patiently("it has a lease again", async {
            loop {
                lose_lease(&postgres, "b").await;
                match a.claim("t").await {
                    Ok(_) => return,
                    Err(StoreError::Unavailable(_) | StoreError::Elsewhere { .. }) => {}
                    Err(error) => panic!("{error}"),
                }
                tokio::time::sleep(PAUSE).await;
            }
        })
        .await;
    }
}

/// After a restart a database may lack acknowledged writes.
#[tokio::test]
async fn a_database_that_was_started_anew_is_another_one() {
    let Some(mut postgres) = Postgres::alone().await else { return };
    // The restarted database still has the lease of this name, and its end is awaited.
    let a = SqlStore::open_as_node(&postgres.url(), short_lived("a")).await.unwrap();
    a.make_table(&table("t", "ann", 1), &made("ann")).await.unwrap();
    let claim = a.claim("t").await.unwrap();
    postgres.stop();
    postgres.run();
    patiently("its lease is over", a.lease_over()).await;
    assert!(!claim.is_live());
    let again = patiently("it goes on by itself", async {
        loop {
            match a.claim("t").await {
                Ok(again) => return again,
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        }
    });
    assert!(again.await.epoch() > claim.epoch());
}
