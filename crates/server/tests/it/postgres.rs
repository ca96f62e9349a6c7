//! A Postgres for tests, where it is installed: one for all tests of this program, with a database for each.

use std::{fs::File, io::Write as _, net::TcpListener, sync::Arc};

use own_postgres::{Programs, Running};
use server::SqlStore;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};
use tokio::sync::OnceCell;
use uuid::Uuid;

use crate::support::patiently;

/// The settings of Postgres. A crash of the machine ends the tests anyway, and several tests have a pool for
/// each of their servers.
const SETTINGS: [&str; 2] = ["fsync=off", "max_connections=300"];

/// The name of a database with all tables and no rows.
const MIGRATED: &str = "migrated";

/// A database for a test. Dropping the value deletes it.
pub(crate) struct Postgres {
    server: Arc<Running>,
    database: String,
}

impl Postgres {
    /// Makes a database with all tables. Returns `None` and notes it where Postgres is not installed.
    pub(crate) async fn open() -> Option<Self> {
        Some(Self::made(shared().await?, MIGRATED).await)
    }

    /// Makes a database without tables.
    pub(crate) async fn empty() -> Option<Self> {
        Some(Self::made(shared().await?, "template0").await)
    }

    /// Makes a copy, while no client is connected to this one.
    pub(crate) async fn copy(&self) -> Self {
        Self::made(Arc::clone(&self.server), &self.database).await
    }

    /// Makes a database on a separate Postgres, which can be stopped.
    pub(crate) async fn alone() -> Option<Self> {
        Some(Self::made(Arc::new(start().await?), "template0").await)
    }

    async fn made(server: Arc<Running>, template: &str) -> Self {
        let database = format!("test_{}", Uuid::now_v7().simple());
        let text = format!("CREATE DATABASE {database} TEMPLATE {template}");
        execute(&server.url("postgres"), text).await;
        Self { server, database }
    }

    /// Stops the separate Postgres as its package does, which ends all connections.
    pub(crate) fn stop(&mut self) {
        self.own().stop("INT").unwrap();
    }

    /// Starts it again.
    pub(crate) fn run(&mut self) {
        self.own().start_again().unwrap();
    }

    fn own(&mut self) -> &mut Running {
        Arc::get_mut(&mut self.server).expect("only a Postgres of its own is stopped")
    }

    pub(crate) fn port(&self) -> u16 {
        self.server.port()
    }

    /// Returns the URL of the database.
    pub(crate) fn url(&self) -> String {
        self.server.url(&self.database)
    }

    /// Returns the URL by a proxy on this port.
    pub(crate) fn url_by(&self, port: u16) -> String {
        format!("postgres://septet@127.0.0.1:{port}/{}", self.database)
    }

    /// Returns the name of the database.
    pub(crate) fn name(&self) -> &str {
        &self.database
    }

    pub(crate) async fn execute(&self, sql: String) {
        execute(&self.url(), sql).await;
    }

    /// Returns the two numbers of a query's row.
    pub(crate) async fn row(&self, sql: impl Into<String>) -> (i64, i64) {
        let mut connection = AnyConnection::connect(&self.url()).await.unwrap();
        sqlx::query_as(AssertSqlSafe(sql.into())).fetch_one(&mut connection).await.unwrap()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let drop = format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.database);
        let _status = self.server.ask("psql").args(["-d", "postgres", "-c", &drop]).status();
    }
}

async fn execute(url: &str, sql: String) {
    let mut connection = AnyConnection::connect(url).await.unwrap();
    connection.execute(AssertSqlSafe(sql)).await.unwrap();
    connection.close().await.unwrap();
}

/// Returns the Postgres of this program. It ends with the program, like all that are [`Running`].
async fn shared() -> Option<Arc<Running>> {
    static SHARED: OnceCell<Option<Arc<Running>>> = OnceCell::const_new();
    let first = async || {
        let server = start().await?;
        execute(&server.url("postgres"), format!("CREATE DATABASE {MIGRATED} TEMPLATE template0")).await;
        SqlStore::open(&server.url(MIGRATED)).await.unwrap().close().await;
        Some(Arc::new(server))
    };
    SHARED.get_or_init(first).await.clone()
}

async fn start() -> Option<Running> {
    let Some(programs) = Programs::find() else {
        skip("Postgres: no initdb and postgres on PATH or below /usr/lib/postgresql");
        return None;
    };
    sqlx::any::install_default_drivers();
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let server = Running::start(programs, port, &SETTINGS).unwrap();
    patiently("Postgres answers", async {
        while !server.is_ready().unwrap() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await;
    Some(server)
}

/// Notes a skipped test for `cargo xtask test`. It is no failure on CI either, because Postgres is optional
/// there.
fn skip(reason: &str) {
    eprintln!("SKIPPED: {reason}");
    let Some(file) = std::env::var_os("SEPTET_TEST_SKIPS") else { return };
    let mut file = File::options().create(true).append(true).open(file).unwrap();
    writeln!(file, "optional: {reason}").unwrap();
}
