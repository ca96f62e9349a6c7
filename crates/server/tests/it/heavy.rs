//! A table with a long log delays only clients that open it, and not for long once it began another match.
//!
//! `SEPTET_ENTRIES` sets the length of the log. The figures are printed.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use lobby::{Config, Entry, Lobby, Logged, Outbox, Outgoing, Store};
use protocol::{AccountKind, ServerMessage, http::SignIn};
use serde_json::json;
use server::SqlStore;

/// Waits for the answer to a request.
async fn answered(out: &mut Outgoing, id: &str) {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(120) {
        while let Some(frame) = out.ready() {
            match serde_json::from_str(frame.text()).unwrap() {
                ServerMessage::<serde_json::Value>::Done { id: answered, .. } if answered == id => return,
                ServerMessage::Problem { problem, .. } => panic!("{problem:?}"),
                _ => {}
            }
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    panic!("no answer to {id}");
}

/// Opens a table in a fresh lobby. Returns the time that took, and the longest wait of another client for a
/// short read.
async fn wake(store: &Arc<SqlStore>, token: &str, table: &str, then: &[serde_json::Value]) -> [Duration; 2] {
    let lobby = Lobby::open(Config::default(), server::catalogue(), Arc::clone(store) as Arc<dyn Store>);
    let lobby = lobby.await.unwrap();
    let session = lobby.session(token).await.unwrap().unwrap();
    let (outbox, mut out) = Outbox::new(protocol::Limits::default().outbox_bytes);
    let connection = lobby.connect(session, outbox, [127, 0, 0, 1].into());
    let ask = |id: &str, mut request: serde_json::Value| {
        (request["id"], request["table"]) = (id.into(), table.into());
        serde_json::from_value(request).unwrap()
    };
    let begun = Instant::now();
    connection.handle(ask("watch", json!({"type": "watch"}))).await;
    let other = async {
        let mut longest = Duration::ZERO;
        loop {
            let begun = Instant::now();
            lobby.session(token).await.unwrap();
            longest = longest.max(begun.elapsed());
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(2)) => {}
                () = answered(&mut out, "watch") => return longest,
            }
        }
    };
    let longest = other.await;
    let took = begun.elapsed();
    for (n, request) in then.iter().enumerate() {
        let id = format!("then {n}");
        connection.handle(ask(&id, request.clone())).await;
        answered(&mut out, &id).await;
    }
    drop(connection);
    lobby.shut_down().await;
    [took, longest]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_log_is_read_once_and_delays_nobody_else() {
    let entries = std::env::var("SEPTET_ENTRIES").ok().map_or(5_000, |n| n.parse::<u64>().unwrap());
    let dir = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}/septet.db", dir.path().display());
    let store = Arc::new(SqlStore::open(&url).await.unwrap());
    let lobby = Lobby::open(Config::default(), server::catalogue(), Arc::clone(&store) as Arc<dyn Store>);
    let lobby = lobby.await.unwrap();
    let signed = lobby
        .sign_in(SignIn { name: "Ann".into(), kind: AccountKind::Bot }, Default::default())
        .await
        .unwrap();
    let setup = json!({
        "game": "seven-kingdoms", "seats": 2, "options": {}, "clock": {"clock": "none"}, "visibility": "public"
    });
    let setup = serde_json::from_value(setup).unwrap();
    let table = lobby.make_table(&signed.account, setup).await.unwrap().id;
    lobby.shut_down().await;
    // As an older version left it: long, and without a checkpoint.
    let row = store.find_table(&table).await.unwrap().unwrap();
    let account = signed.account.id.clone();
    let said = |seq: u64| {
        let (account, text) = (account.clone(), "x".repeat(200));
        Logged { seq, at: row.made_at, entry: Entry::Said { account, request: format!("r{seq}"), text } }
    };
    for first in (2..=entries).step_by(500) {
        let log = (first..=entries.min(first + 499)).map(said).collect();
        store.append(store_laws::append(&row, log)).await.unwrap();
    }

    let begins = [
        json!({"type": "sit"}),
        json!({"type": "add_bot", "player": "random"}),
        json!({"type": "start"}),
        json!({"type": "chat", "text": "we begin"}),
    ];
    let [whole, waited] = wake(&store, &signed.token, &table, &[]).await;
    let noted = store.checkpoint(&table).await.unwrap().map(|checkpoint| checkpoint.seq);
    assert_eq!(noted, Some(entries), "it is read once");
    let [again, waited_again] = wake(&store, &signed.token, &table, &begins).await;
    assert!(store.checkpoint(&table).await.unwrap().unwrap().seq > entries);
    let [short, waited_then] = wake(&store, &signed.token, &table, &[]).await;
    println!(
        "{entries} entries: all read in {whole:?}, others waited {waited:?} at most; again in {again:?}, others waited \
         {waited_again:?}; from the last match in {short:?}, others waited {waited_then:?}"
    );
    store.close().await;
}
