//! Pruning old matches, with the predicted amount, and finding damage.

use std::{
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    sync::Arc,
    time::Duration,
};

use lobby::{Lobby, Store};
use serde_json::Value;
use server::{SqlStore, catalogue};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};

/// Runs `septet admin` on a database without a server.
fn admin(url: &str, args: &[&str]) -> Value {
    admin_at("none", url, args)
}

fn admin_at(socket: &str, url: &str, args: &[&str]) -> Value {
    let mut command = Command::new(env!("CARGO_BIN_EXE_septet"));
    command.args(["admin", "--json", "--database", url, "--admin-socket", socket]).args(args);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A running server. Dropping the value kills it.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn serve(url: &str, socket: &Path) -> Serving {
    let mut command = Command::new(env!("CARGO_BIN_EXE_septet"));
    command.args(["serve", "--address", "127.0.0.1:0", "--metrics-address", "none", "--bot-pause", "20"]);
    command.args(["--database", url, "--admin-socket"]).arg(socket);
    let mut server = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains("is open at"), "{line}");
    Serving(server)
}

const DAY: u64 = 86_400_000;

/// 2026-02-01, so long ago that everything is old.
const THEN: u64 = 1_769_904_000_000;

/// Makes matches of all games between bots. Half of them end in February, and half have just begun.
pub(crate) async fn february(url: &str) -> (Vec<String>, Vec<String>) {
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

/// Checks pruning, with the tables of [`february`].
pub(crate) async fn what_ended_is_pruned_on(url: &str, (over, running): (Vec<String>, Vec<String>)) {
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

    // At the same time a server plays the rest of the other matches.
    let folder = tempfile::tempdir().unwrap();
    let socket = folder.path().join("socket");
    let server = serve(url, &socket);
    let socket = socket.to_str().unwrap();
    let meanwhile = admin_at(socket, url, &["integrity"]);
    assert!(meanwhile["integrity"]["faults"].as_array().unwrap().is_empty(), "{meanwhile}");
    let done = admin_at(socket, url, &["prune", "--older-than", "1d"]);
    assert_eq!(
        (&done["tables"], &done["rows"], &done["bytes"]),
        (&would["tables"], &would["rows"], &would["bytes"])
    );
    let left = admin_at(socket, url, &["tables"]);
    assert_eq!(left["tables"].as_array().unwrap().len(), running.len(), "{left}");
    drop(server);
    assert_eq!((tables(url, &over).await, tables(url, &running).await), (0, running.len()));
    let after = admin(url, &["integrity"]);
    assert!(after["integrity"]["faults"].as_array().unwrap().is_empty(), "{after}");
    let log = admin(url, &["log"]).to_string();
    assert!(log.contains("\"what\":\"prune\"") && log.contains("86400000"), "{log}");
}

fn now() -> u64 {
    std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64
}

/// Checks that damage is found and named: a changed entry, a missing one, the end of a log, a table of
/// matches, an unreadable outcome. Intact tables have no faults.
pub(crate) async fn damage_is_found_on(url: &str, over: &[String]) {
    let whole = admin(url, &["integrity"]);
    assert!(whole["integrity"]["faults"].as_array().unwrap().is_empty(), "{whole}");
    assert_eq!(whole["integrity"]["matches"].as_u64(), Some(over.len() as u64), "{whole}");
    let is_sqlite = url.starts_with("sqlite");
    sqlx::any::install_default_drivers();
    let mut db = AnyConnection::connect(url).await.unwrap();
    let mut by_length = Vec::new();
    for table in over {
        let text = format!("SELECT COUNT(*) FROM entries WHERE table_id = '{table}'");
        let (length,): (i64,) = sqlx::query_as(AssertSqlSafe(text)).fetch_one(&mut db).await.unwrap();
        by_length.push((length, table));
    }
    by_length.sort_unstable();
    // The longest logs have several chunks.
    let [(_, changed), (_, gone), (length, cut), (_, missing)] = by_length[..] else { panic!("four games") };
    assert!(length > 32, "{by_length:?}");
    // Turns off the constraints of the database.
    let around =
        if is_sqlite { "PRAGMA foreign_keys = OFF" } else { "SET session_replication_role = replica" };
    db.execute(around).await.unwrap();
    let mut damage = async |text: &str, table: &str| {
        let text = text.replace("TABLE", &format!("'{table}'"));
        let text = text.replace("LOG", &format!("(SELECT number FROM logs WHERE table_id = '{table}')"));
        db.execute(AssertSqlSafe(text)).await.unwrap().rows_affected()
    };
    let mut rows = 0;
    let swap = "REPLACE(entry, '\"entry\":\"played\",\"seat\":1,', '\"entry\":\"played\",\"seat\":2,')";
    if is_sqlite {
        let swap_all = swap.replace("(entry", "(entries");
        rows += damage(&format!("UPDATE chunks SET entries = {swap_all} WHERE log = LOG"), changed).await;
        rows += damage(&format!("UPDATE hot SET entry = {swap} WHERE log = LOG"), changed).await;
        assert!(rows > 0);
        assert_eq!(damage("DELETE FROM chunks WHERE log = LOG AND first = 1", missing).await, 1);
        let newest = damage("DELETE FROM hot WHERE log = LOG", cut).await;
        assert!(newest + damage("DELETE FROM chunks WHERE log = LOG AND first > 1", cut).await > 0);
    } else {
        damage(&format!("UPDATE entries SET entry = {swap} WHERE table_id = TABLE"), changed).await;
        assert_eq!(damage("DELETE FROM entries WHERE table_id = TABLE AND seq = 7", missing).await, 1);
        assert!(damage("DELETE FROM entries WHERE table_id = TABLE AND seq > 32", cut).await > 0);
    }
    assert_eq!(damage("DELETE FROM tables WHERE id = TABLE", gone).await, 1);
    assert_eq!(damage("UPDATE matches SET outcome = 'won' WHERE table_id = TABLE", gone).await, 1);
    let mut found = Vec::new();
    for table in [changed, missing, cut, gone] {
        let text = format!("SELECT id FROM matches WHERE table_id = '{table}'");
        let (id,): (String,) = sqlx::query_as(AssertSqlSafe(text)).fetch_one(&mut db).await.unwrap();
        found.push(id);
    }
    db.close().await.unwrap();

    let mut command = Command::new(env!("CARGO_BIN_EXE_septet"));
    let output = command.args(["admin", "--json", "--database", url, "integrity"]).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(told["integrity"]["matches"].as_u64(), Some(0), "{told}");
    let faults: Vec<&str> =
        told["integrity"]["faults"].as_array().unwrap().iter().map(|fault| fault.as_str().unwrap()).collect();
    let next = if is_sqlite {
        "a log continues with entry 33 after 0"
    } else {
        "a log continues with entry 8 after 6"
    };
    for (about, says) in [
        (format!("match {}", found[0]), "against the rules"),
        (format!("table {missing}"), next),
        (format!("match {}", found[1]), ""),
        (format!("table {cut}"), "a log ends with entry 32, and there were"),
        (format!("match {}", found[2]), ""),
        (format!("match {}", found[3]), "JSON"),
        ("1 row of matches refer by table_id to tables".to_owned(), gone),
    ] {
        assert!(
            faults.iter().any(|fault| fault.starts_with(&about) && fault.contains(says)),
            "{about}: {faults:#?}"
        );
    }
    let known = |fault: &&&str| {
        [missing, cut].iter().any(|table| fault.starts_with(&format!("table {table}")))
            || found.iter().any(|id| fault.starts_with(&format!("match {id}")))
            || (fault.contains("to tables that are not there") && fault.contains(gone.as_str()))
    };
    assert!(faults.iter().all(|fault| known(&fault)), "{faults:#?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_ended_long_ago_is_pruned_what_runs_stays_and_damage_is_found() {
    let dir = tempfile::tempdir().unwrap();
    let url = |name: &str| format!("sqlite://{}/{name}.db", dir.path().display());
    let tables = february(&url("septet")).await;
    std::fs::copy(dir.path().join("septet.db"), dir.path().join("damaged.db")).unwrap();
    damage_is_found_on(&url("damaged"), &tables.0).await;
    what_ended_is_pruned_on(&url("septet"), tables).await;
}
