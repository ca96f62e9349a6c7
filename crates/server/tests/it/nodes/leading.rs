//! One of several nodes has the leader's duties, and another one takes over.

use std::sync::{Arc, mpsc};

use lobby::{Config, Lead, Leadership, Lobby, Store};
use protocol::http::{Series, SeriesState};
use serde_json::{Value, json};
use server::{People, SqlStore};
use store_laws::{made, table};

use super::{
    PAUSE, SHORT, is_renewed, lose_lease, node, options, postgres,
    proxy::{Fault, Proxy},
    short_lived,
};
use crate::{
    postgres::Postgres,
    support::{Server, bearer, patiently, until},
};

/// Waits until this node leads.
async fn leads(mut leadership: Leadership) -> Lead {
    patiently("it leads", leadership.leads()).await
}

/// Waits until this node leads, while the other one loses its leases.
async fn leads_instead(postgres: &Postgres, other: &str, leadership: &Leadership) -> Lead {
    patiently("it leads instead", async {
        loop {
            lose_lease(postgres, other).await;
            if let Ok(lead) = leadership.lead() {
                return lead;
            }
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await
}

async fn is_over(lead: &Lead) {
    until("it ends by itself", || !lead.is_live()).await;
}

#[tokio::test]
#[ignore = "long suite: series and ratings while the leader changes"]
async fn one_leads_until_its_lease_is_over_and_then_another_one_does() {
    let Some(postgres) = postgres().await else { return };
    let (a, b) = (node(&postgres, "a").await, node(&postgres, "b").await);
    let first = a.leadership().lead().expect("whoever is there first leads at once");
    // It lasts while its lease is renewed, and the other nodes know the leader.
    for _ in 0..3 {
        is_renewed(&postgres).await;
    }
    let not = b.leadership().lead().err().expect("one leads");
    assert_eq!((not.node.as_deref(), not.address.as_deref()), (Some("a"), Some("a.example:7777")));
    assert!(first.is_live());

    let second = leads_instead(&postgres, "a", &b.leadership()).await;
    is_over(&first).await;
    // It may have led once more in between, lost that lease too, and not noticed yet.
    while let Ok(lead) = a.leadership().lead() {
        is_over(&lead).await;
    }
    assert!(second.epoch() > first.epoch());
    // It leads again, because the other node resigns.
    b.close().await;
    assert!(!second.is_live());
    let third = leads(a.leadership()).await;
    assert!(third.epoch() > second.epoch(), "{:?} {:?}", third.epoch(), second.epoch());
    a.close().await;
    assert!(!third.is_live());

    // A server alone leads permanently, and has no epoch.
    let alone = SqlStore::open(&postgres.url()).await.unwrap();
    assert_eq!(alone.leadership().lead().unwrap().epoch(), None);
    alone.close().await;
    let again = node(&postgres, "b").await;
    assert!(again.leadership().lead().unwrap().epoch() > third.epoch());
}

#[tokio::test]
#[ignore = "long suite: series and ratings while the leader changes"]
async fn who_stood_still_does_not_lead_from_the_first_moment_on() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url();
    let (to_main, from_thread) = mpsc::channel();
    let (go, wait) = mpsc::channel::<()>();
    let stopped = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let a = SqlStore::open_as_node(&url, short_lived("a")).await.unwrap();
            let lead = a.leadership().lead().unwrap();
            to_main.send(lead.epoch()).unwrap();
            // Nothing of this node runs during that time.
            wait.recv().unwrap();
            assert!(!lead.is_live() && a.leadership().lead().is_err());
            assert_eq!(lead.during(async {}).await, None, "no step is taken");
            let of_b = || a.leadership().lead().is_err_and(|not| not.node.as_deref() == Some("b"));
            until("it knows who leads", of_b).await;
        });
    });
    let epoch = tokio::task::spawn_blocking(move || from_thread.recv().unwrap()).await.unwrap();
    let b = node(&postgres, "b").await;
    let lead = leads(b.leadership()).await;
    assert!(lead.epoch() > epoch);
    go.send(()).unwrap();
    tokio::task::spawn_blocking(move || stopped.join().unwrap()).await.unwrap();
    assert!(lead.is_live());
}

/// The first node to start does the work of a start; later ones do not repeat it.
#[tokio::test]
#[ignore = "long suite: series and ratings while the leader changes"]
async fn who_comes_to_others_leaves_what_is_stored_as_it_is() {
    let Some(postgres) = postgres().await else { return };
    let a = Arc::new(node(&postgres, "a").await);
    assert!(a.is_first().await.unwrap());
    a.make_table(&table("t", "ann", 1), &made("ann")).await.unwrap();
    // A match by unknown rules, and a clock that was ahead.
    for sql in [
        "INSERT INTO matches (id, table_id, number, game, rules_version, began_at) VALUES ('m', 't', 1, 'none', 1, 1)",
        "UPDATE tables SET status = 'playing'",
        "INSERT INTO beats (id, at) VALUES (1, 99999999999999) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
    ] {
        postgres.execute(sql.into()).await;
    }
    let open = async |store: &Arc<SqlStore>| {
        let config = Config { quiet: true, ..Config::default() };
        Lobby::open(config, server::catalogue(), Arc::clone(store) as Arc<dyn Store>).await.unwrap()
    };
    let left = "SELECT (SELECT COUNT(*) FROM beats WHERE at = 99999999999999), \
                (SELECT COUNT(*) FROM tables WHERE status = 'playing')";
    let b = Arc::new(node(&postgres, "b").await);
    assert!(!b.is_first().await.unwrap() && !a.is_first().await.unwrap());
    let joins = open(&b).await;
    assert_eq!(postgres.row(left).await, (1, 1), "the other one is there");
    drop(joins);
    b.close().await;
    let first = open(&a).await;
    assert_eq!(postgres.row(left).await, (0, 0));
    drop(first);
}

/// Notes each processing of a match in the database.
async fn count_looks(postgres: &Postgres) {
    postgres.execute("CREATE TABLE looks (id TEXT)".into()).await;
    let function = "CREATE FUNCTION looked() RETURNS trigger AS 'BEGIN INSERT INTO looks VALUES (NEW.id); RETURN NEW; END' \
                    LANGUAGE plpgsql";
    postgres.execute(function.into()).await;
    let trigger =
        "CREATE TRIGGER looked AFTER UPDATE OF rated ON matches FOR EACH ROW EXECUTE FUNCTION looked()";
    postgres.execute(trigger.into()).await;
}

/// Returns how many times matches were processed, and the number of different ones.
async fn looks(postgres: &Postgres) -> (i64, i64) {
    postgres.row("SELECT COUNT(*), COUNT(DISTINCT id) FROM looks").await
}

/// The node has written the result of a match, and stands still before its commit until another node leads.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: series and ratings while the leader changes"]
async fn a_match_is_rated_once_whoever_stands_still_in_the_middle_of_it() {
    let Some(postgres) = postgres().await else { return };
    let proxy = Proxy::to(postgres.port()).await;
    let url = postgres.url_by(proxy.port);
    let a = Arc::new(SqlStore::open_as_node(&url, short_lived("a")).await.unwrap());
    let b = Arc::new(node(&postgres, "b").await);
    count_looks(&postgres).await;
    a.make_table(&table("t", "ann", 1), &made("ann")).await.unwrap();
    for n in 0..5 {
        postgres
            .execute(format!(
                "INSERT INTO matches (id, table_id, number, game, rules_version, began_at, ended_at) \
                 VALUES ('m{n}', 't', {n}, 'a-game', 1, 1, {n})"
            ))
            .await;
    }
    let mut all = Vec::new();
    for store in [&a, &b] {
        let kept = Arc::clone(store) as Arc<dyn Store>;
        let config = Config { quiet: true, ..Config::default() };
        let lobby = Lobby::open(config, server::catalogue(), kept).await.unwrap();
        // Of the first node: the next write is the result of the first match.
        proxy.set(Fault::Freezes);
        all.push(People::open(lobby, Arc::clone(store)));
    }
    proxy.happened(1).await;
    assert_eq!(looks(&postgres).await, (0, 0), "the other one does not lead");
    leads(b.leadership()).await;
    patiently("the other one goes on", async {
        while looks(&postgres).await.1 < 5 {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    proxy.set(Fault::Thawed);
    // Until it has a lease again, and knows the leader.
    let of_b = || a.leadership().lead().is_err_and(|not| not.node.as_deref() == Some("b"));
    until("it knows who leads", of_b).await;
    // This leaves time for late effects.
    tokio::time::sleep(SHORT).await;
    assert_eq!(looks(&postgres).await, (5, 5));
    for people in all {
        people.shut_down().await;
    }
}

async fn series(server: &Server, id: &str) -> Option<Series> {
    let found = server.get(&format!("/api/series/{id}")).await;
    (found.status == 200).then(|| found.read())
}

/// Another node continues a series: each match is played once, and its result stored once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: series and ratings while the leader changes"]
async fn a_series_goes_on_at_whoever_leads_next() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url();
    let a = Server::as_node(&url, options("a")).await;
    let b = Server::as_node(&url, options("b")).await;
    count_looks(&postgres).await;
    let token = a.bot("Ann").await;
    let of_ann = bearer(&token);
    let headers = [("authorization", of_ann.as_str())];
    let deals = 15;
    let wanted = json!({ "game": "seven-kingdoms", "seats": 2, "deals": deals,
        "players": [{ "player": "random" }, { "player": "random" }] });
    let refused = b.json("POST", "/api/series", &headers, wanted.clone()).await;
    let problem: Value = refused.read();
    assert_eq!(problem["code"], "overtaken", "it is for the one that leads: {problem}");
    let made: Series = a.json("POST", "/api/series", &headers, wanted).await.read();
    patiently("it begins", async {
        while series(&a, &made.id).await.is_none_or(|series| series.played < 4) {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    // As if it were killed: its lease has ended, and it gets no other while the second node plays.
    leads_instead(&postgres, "a", &b.store.leadership()).await;
    let over = patiently("the other one goes on", async {
        loop {
            lose_lease(&postgres, "a").await;
            if let Some(series) = series(&b, &made.id).await
                && series.state != SeriesState::Running
            {
                return series;
            }
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    assert_eq!((over.state, over.played), (SeriesState::Over, deals * 2));
    patiently("all are looked at", async {
        while looks(&postgres).await.1 < i64::from(deals) * 2 {
            lose_lease(&postgres, "a").await;
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    let all = i64::from(deals) * 2;
    assert_eq!(looks(&postgres).await, (all, all));
    let (matches, tables): (i64, i64) =
        postgres.row("SELECT COUNT(*), COUNT(DISTINCT table_id) FROM matches").await;
    assert_eq!((matches, tables), (all, all), "none was begun twice");
}
