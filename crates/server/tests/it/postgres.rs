//! The store on Postgres, where Postgres is installed.

use std::{
    fs::File,
    io::Write,
    net::TcpListener,
    process::{Child, Command, Stdio},
    time::Duration,
};

use lobby::Store;
use own_postgres::Programs;
use server::SqlStore;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

#[tokio::test]
async fn postgres_obeys_the_laws_of_stores() {
    let Some(bin) = binaries() else {
        return skip("Postgres: no initdb and postgres on PATH or below /usr/lib/postgresql");
    };
    let postgres = Postgres::start(&bin).await;
    let made = std::sync::atomic::AtomicU32::new(0);
    store_laws::check(async || {
        let n = made.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        postgres.execute(format!("CREATE DATABASE laws_{n}")).await;
        SqlStore::open(&postgres.url(&format!("laws_{n}"))).await.unwrap()
    })
    .await;
    postgres.execute("CREATE DATABASE full_copy".into()).await;
    let folder = tempfile::tempdir().unwrap();
    crate::copied::a_row_of_every_table_goes_there_and_back(folder.path(), &postgres.url("full_copy")).await;
    postgres.execute("CREATE DATABASE older".into()).await;
    crate::rewriting::names_leave_old_logs(&postgres.url("older"), "").await;
    postgres.execute("CREATE DATABASE pruned".into()).await;
    let tables = crate::admin::february(&postgres.url("pruned")).await;
    postgres.execute("CREATE DATABASE damaged TEMPLATE pruned".into()).await;
    crate::admin::damage_is_found_on(&postgres.url("damaged"), &tables.0).await;
    crate::admin::what_ended_is_pruned_on(&postgres.url("pruned"), tables).await;
}

#[tokio::test]
async fn people_are_called_from_postgres_too() {
    let Some(bin) = binaries() else {
        return skip("Postgres: no initdb and postgres on PATH or below /usr/lib/postgresql");
    };
    let postgres = Postgres::start(&bin).await;
    crate::doorbell::people_are_called_from(&postgres.url("postgres")).await;
}

#[tokio::test]
async fn admins_do_the_same_on_postgres() {
    let Some(bin) = binaries() else {
        return skip("Postgres: no initdb and postgres on PATH or below /usr/lib/postgresql");
    };
    let postgres = Postgres::start(&bin).await;
    let made = std::sync::atomic::AtomicU32::new(0);
    crate::administered::on_databases(async || {
        let n = made.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        postgres.execute(format!("CREATE DATABASE admin_{n}")).await;
        postgres.url(&format!("admin_{n}"))
    })
    .await;
}

#[tokio::test]
async fn a_lost_connection_is_made_anew() {
    let Some(bin) = binaries() else {
        return skip("Postgres: no initdb and postgres on PATH or below /usr/lib/postgresql");
    };
    let postgres = Postgres::start(&bin).await;
    let store = SqlStore::open(&postgres.url("postgres")).await.unwrap();
    assert!(store.bytes().await.unwrap() > 1_000_000, "an empty database has its catalogue");
    let row = store_laws::table("t", "ann", 1);
    store.make_table(&row, &store_laws::made("ann")).await.unwrap();
    let others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = 'septet'";
    postgres.execute(format!("SELECT pg_terminate_backend(pid) {others}")).await;
    store.append(store_laws::append(&row, vec![store_laws::said(2, "again")])).await.unwrap();
    assert_eq!(store.log("t").await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_is_gone() {
    let Some(bin) = binaries() else {
        return skip("Postgres: no initdb and postgres on PATH or below /usr/lib/postgresql");
    };
    let postgres = Postgres::start(&bin).await;
    let url = postgres.url("postgres");
    let refused = async || {
        let second = SqlStore::open(&url).await.err().map(|error| error.to_string());
        assert!(second.as_ref().is_some_and(|says| says.contains("another Septet")), "{second:?}");
    };
    let store = SqlStore::open(&url).await.unwrap();
    refused().await;
    SqlStore::open_to_read(&url).await.unwrap().close().await;
    postgres.execute("CREATE DATABASE other".into()).await;
    SqlStore::open(&postgres.url("other")).await.unwrap().close().await;

    // Whoever loses the connection that locks has it again before anybody notices.
    let others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = 'septet'";
    postgres.execute(format!("SELECT pg_terminate_backend(pid) {others}")).await;
    tokio::time::sleep(Duration::from_secs(4)).await;
    refused().await;
    store.close().await;

    // Killed, it is gone at once.
    let start = || {
        Command::new(env!("CARGO_BIN_EXE_septet"))
            .args(["serve", "--address", "127.0.0.1:0", "--metrics-address", "none", "--database", &url])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap()
    };
    for _ in 0..3 {
        let mut server = start();
        let mut says = std::io::BufReader::new(server.stdout.take().unwrap());
        let mut line = String::new();
        std::io::BufRead::read_line(&mut says, &mut line).unwrap();
        assert!(line.contains("is open at"), "{line}");
        refused().await;
        server.kill().unwrap();
        server.wait().unwrap();
    }
    SqlStore::open(&url).await.unwrap().close().await;
}

/// Two servers that share a database by force: the one whose lock went to another stops writing.
#[tokio::test]
async fn who_lost_the_database_to_another_server_writes_no_more() {
    let Some(bin) = binaries() else {
        return skip("Postgres: no initdb and postgres on PATH or below /usr/lib/postgresql");
    };
    let postgres = Postgres::start(&bin).await;
    let url = postgres.url("postgres");
    let store = SqlStore::open(&url).await.unwrap();
    let row = store_laws::table("t", "ann", 1);
    store.make_table(&row, &store_laws::made("ann")).await.unwrap();
    // Another session takes the lock in the moment in which the connection is lost.
    let mut thief = AnyConnection::connect(&url).await.unwrap();
    let key = "SELECT objid::bigint + (classid::bigint << 32) FROM pg_locks WHERE locktype = 'advisory'";
    let (key,): (i64,) = sqlx::query_as(key).fetch_one(&mut thief).await.unwrap();
    thief
        .execute(AssertSqlSafe(format!(
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'; \
             SELECT pg_advisory_lock({key})"
        )))
        .await
        .unwrap();
    store.append(store_laws::append(&row, vec![store_laws::said(2, "in doubt")])).await.unwrap();
    tokio::time::timeout(Duration::from_secs(60), store.lost()).await.unwrap();
    let late = store.append(store_laws::append(&row, vec![store_laws::said(3, "late")])).await;
    assert!(matches!(late, Err(lobby::StoreError::Conflict(_))), "{late:?}");
}

/// One outage, however many writes it costs: a line when it begins and one when it is over. The password is in no line.
#[tokio::test]
async fn an_outage_is_logged_once_and_the_password_never() {
    let Some(bin) = binaries() else {
        return skip("Postgres: no initdb and postgres on PATH or below /usr/lib/postgresql");
    };
    let mut postgres = Postgres::start(&bin).await;
    postgres.execute("CREATE ROLE ada LOGIN SUPERUSER PASSWORD 's3cret'".into()).await;
    let url = postgres.url("postgres").replace("septet@", "ada:s3cret@");
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
    for _ in 0..3 {
        assert_eq!(sign_in(), "503");
    }
    postgres.run(&bin);
    let begun = std::time::Instant::now();
    while sign_in() != "201" {
        assert!(begun.elapsed() < Duration::from_secs(30), "it goes on by itself");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
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

/// Says so where `cargo xtask test` looks; no failure on CI either, where Postgres need not be.
pub(crate) fn skip(reason: &str) {
    eprintln!("SKIPPED: {reason}");
    let Some(file) = std::env::var_os("SEPTET_TEST_SKIPS") else { return };
    let mut file = File::options().create(true).append(true).open(file).unwrap();
    writeln!(file, "optional: {reason}").unwrap();
}

/// Those of Postgres.
pub(crate) fn binaries() -> Option<Programs> {
    Programs::find()
}

pub(crate) struct Postgres {
    process: Child,
    port: u16,
    dir: tempfile::TempDir,
}

impl Postgres {
    pub(crate) async fn start(bin: &Programs) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let made = bin.make(dir.path(), &["--auth=trust", "--no-sync"]).unwrap().status().unwrap();
        assert!(made.success(), "initdb: {made}");
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let process = bin.serve(dir.path(), port, &["fsync=off"]).spawn().unwrap();
        let postgres = Self { process, port, dir };
        sqlx::any::install_default_drivers();
        for _ in 0..200 {
            if AnyConnection::connect(&postgres.url("postgres")).await.is_ok() {
                return postgres;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("Postgres does not answer");
    }

    /// Stops it as its package does, which ends all connections.
    pub(crate) fn stop(&mut self) {
        let pid = self.process.id().to_string();
        assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
        self.process.wait().unwrap();
    }

    /// Starts it again.
    pub(crate) fn run(&mut self, bin: &Programs) {
        self.process = bin.serve(self.dir.path(), self.port, &["fsync=off"]).spawn().unwrap();
    }

    pub(crate) const fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://septet@127.0.0.1:{}/{database}", self.port)
    }

    pub(crate) async fn execute(&self, sql: String) {
        let mut connection = AnyConnection::connect(&self.url("postgres")).await.unwrap();
        connection.execute(AssertSqlSafe(sql)).await.unwrap();
    }

    /// The two numbers that a query finds.
    pub(crate) async fn row(&self, sql: &'static str) -> (i64, i64) {
        let mut connection = AnyConnection::connect(&self.url("postgres")).await.unwrap();
        sqlx::query_as(sql).fetch_one(&mut connection).await.unwrap()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
