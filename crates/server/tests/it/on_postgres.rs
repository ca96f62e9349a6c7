//! The store on Postgres, where Postgres is installed.

use std::{
    io::Write,
    process::{Command, Stdio},
    sync::Mutex,
    time::Duration,
};

use lobby::Store;
use server::SqlStore;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

use crate::{postgres::Postgres, support::patiently};

/// Ends all other connections to this database.
const CUTS: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                    WHERE pid <> pg_backend_pid() AND datname = current_database()";

#[tokio::test]
#[ignore = "long suite: the laws of stores on Postgres"]
async fn postgres_obeys_the_laws_of_stores() {
    let Some(postgres) = Postgres::open().await else { return };
    let databases = Mutex::new(vec![postgres]);
    store_laws::check(async || {
        let database = Postgres::open().await.unwrap();
        let store = SqlStore::open(&database.url()).await.unwrap();
        databases.lock().unwrap().push(database);
        store
    })
    .await;
}

#[tokio::test]
#[ignore = "long suite: copies of a whole database"]
async fn a_database_is_copied_there_rewritten_examined_and_pruned() {
    let Some(target) = Postgres::empty().await else { return };
    let folder = tempfile::tempdir().unwrap();
    crate::copied::a_row_of_every_table_goes_there_and_back(folder.path(), &target.url()).await;
    let older = Postgres::empty().await.unwrap();
    crate::rewriting::names_leave_old_logs(&older.url(), "").await;
    let pruned = Postgres::open().await.unwrap();
    let tables = crate::admin::february(&pruned.url()).await;
    let damaged = pruned.copy().await;
    crate::admin::damage_is_found_on(&damaged.url(), &tables.0).await;
    crate::admin::what_ended_is_pruned_on(&pruned.url(), tables).await;
}

#[tokio::test]
#[ignore = "long suite: notifications on Postgres"]
async fn people_are_called_from_postgres_too() {
    let Some(postgres) = Postgres::open().await else { return };
    crate::doorbell::people_are_called_from(&postgres.url()).await;
}

#[tokio::test]
#[ignore = "long suite: administration on Postgres"]
async fn admins_do_the_same_on_postgres() {
    let Some(postgres) = Postgres::open().await else { return };
    let databases = Mutex::new(vec![postgres]);
    crate::administered::on_databases(async || {
        let database = Postgres::open().await.unwrap();
        let url = database.url();
        databases.lock().unwrap().push(database);
        url
    })
    .await;
}

#[tokio::test]
async fn a_lost_connection_is_made_anew() {
    let Some(postgres) = Postgres::open().await else { return };
    let store = SqlStore::open(&postgres.url()).await.unwrap();
    assert!(store.bytes().await.unwrap() > 1_000_000, "an empty database has its catalogue");
    let row = store_laws::table("t", "ann", 1);
    store.make_table(&row, &store_laws::made("ann")).await.unwrap();
    postgres.execute(CUTS.into()).await;
    store.append(store_laws::append(&row, vec![store_laws::said(2, "again")])).await.unwrap();
    assert_eq!(store.log("t").await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_is_gone() {
    let Some(postgres) = Postgres::open().await else { return };
    let url = postgres.url();
    let refused = async || {
        let second = SqlStore::open(&url).await.err().map(|error| error.to_string());
        assert!(second.as_ref().is_some_and(|says| says.contains("another Septet")), "{second:?}");
    };
    let store = SqlStore::open(&url).await.unwrap();
    refused().await;
    SqlStore::open_to_read(&url).await.unwrap().close().await;
    let other = Postgres::open().await.unwrap();
    SqlStore::open(&other.url()).await.unwrap().close().await;

    // A server that loses the connection with its lock gets the lock back unnoticed.
    postgres.execute(CUTS.into()).await;
    let locks = "SELECT COUNT(*), 0 FROM pg_locks JOIN pg_database ON pg_database.oid = database \
                 WHERE locktype = 'advisory' AND datname = current_database()";
    patiently("it locks the database again", async {
        while postgres.row(locks).await.0 == 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
    refused().await;
    store.close().await;

    // A killed server has no lock any more.
    let start = || {
        Command::new(env!("CARGO_BIN_EXE_septet"))
            .args(["serve", "--address", "127.0.0.1:0", "--metrics-address", "none", "--database", &url])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap()
    };
    for kills in 0..3 {
        let mut server = start();
        let mut says = std::io::BufReader::new(server.stdout.take().unwrap());
        let mut line = String::new();
        std::io::BufRead::read_line(&mut says, &mut line).unwrap();
        assert!(line.contains("is open at"), "{line}");
        if kills == 0 {
            refused().await;
        }
        server.kill().unwrap();
        server.wait().unwrap();
    }
    SqlStore::open(&url).await.unwrap().close().await;
}

/// Two servers share a database by force. The one whose lock another server took stops writing.
#[tokio::test]
#[ignore = "long suite: a lost lock is in doubt for 20 seconds"]
async fn who_lost_the_database_to_another_server_writes_no_more() {
    let Some(postgres) = Postgres::open().await else { return };
    let url = postgres.url();
    let store = SqlStore::open(&url).await.unwrap();
    let row = store_laws::table("t", "ann", 1);
    store.make_table(&row, &store_laws::made("ann")).await.unwrap();
    // Another session takes the lock at the moment when the connection is lost.
    let mut thief = AnyConnection::connect(&url).await.unwrap();
    let key = "SELECT objid::bigint + (classid::bigint << 32) \
               FROM pg_locks JOIN pg_database ON pg_database.oid = database \
               WHERE locktype = 'advisory' AND datname = current_database()";
    let (key,): (i64,) = sqlx::query_as(key).fetch_one(&mut thief).await.unwrap();
    thief
        .execute(AssertSqlSafe(format!(
            "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database ON pg_database.oid = database \
             WHERE locktype = 'advisory' AND datname = current_database(); SELECT pg_advisory_lock({key})"
        )))
        .await
        .unwrap();
    store.append(store_laws::append(&row, vec![store_laws::said(2, "in doubt")])).await.unwrap();
    patiently("it notices", store.lost()).await;
    let late = store.append(store_laws::append(&row, vec![store_laws::said(3, "late")])).await;
    assert!(matches!(late, Err(lobby::StoreError::Conflict(_))), "{late:?}");
}

/// An outage has one log line at its beginning and one at its end, for any number of writes. The password is
/// in no line.
#[tokio::test]
async fn an_outage_is_logged_once_and_the_password_never() {
    let Some(mut postgres) = Postgres::alone().await else { return };
    postgres.execute("CREATE ROLE ada LOGIN SUPERUSER PASSWORD 's3cret'".into()).await;
    let url = postgres.url().replace("septet@", "ada:s3cret@");
    let log = tempfile::NamedTempFile::new().unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_septet"))
        .args(["serve", "--address", "127.0.0.1:0", "--metrics-address", "none"])
        .env("SEPTET_DATABASE", &url)
        .stdout(Stdio::piped())
        .stderr(log.reopen().unwrap())
        .spawn()
        .unwrap();
    let mut says = std::io::BufReader::new(server.stdout.take().unwrap());
    let mut line = String::new();
    std::io::BufRead::read_line(&mut says, &mut line).unwrap();
    let address = line.trim().strip_prefix("Septet is open at http://").expect("the one line");
    let sign_in = || {
        let mut stream = std::net::TcpStream::connect(address).unwrap();
        let body = r#"{"name":"Ada"}"#;
        let head = "POST /api/session HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json";
        write!(stream, "{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len()).unwrap();
        let mut answer = String::new();
        std::io::Read::read_to_string(&mut stream, &mut answer).unwrap();
        answer.split(' ').nth(1).unwrap().to_owned()
    };
    assert_eq!(sign_in(), "201");
    postgres.stop();
    // Each request waits for seconds before it is refused.
    let told: Vec<_> = std::thread::scope(|scope| {
        let asked = [0; 3].map(|_| scope.spawn(sign_in));
        asked.map(|asked| asked.join().unwrap()).into()
    });
    assert_eq!(told, ["503"; 3]);
    postgres.run();
    patiently("it goes on by itself", async {
        while sign_in() != "201" {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    })
    .await;
    server.kill().unwrap();
    server.wait().unwrap();
    let log = std::fs::read_to_string(log.path()).unwrap();
    let count = |part: &str| log.lines().filter(|line| line.contains(part)).count();
    assert_eq!(count("postgres://127.0.0.1:"), 1, "one line says where: {log}");
    assert_eq!(count("sqlx"), 0, "the library's own lines are not in it: {log}");
    assert_eq!((count("s3cret"), count("ada")), (0, 0), "{log}");
    assert_eq!((count("ERROR"), count("the database is not available")), (1, 1), "{log}");
    assert_eq!(count("the database is available again"), 1, "{log}");
}
