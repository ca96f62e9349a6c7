//! A Postgres for tests, where it is installed: one for all tests of this program, and a database for each.

use std::{fs::File, io::Write as _, net::TcpListener, sync::Arc};

use own_postgres::{Programs, Running};
use server::SqlStore;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};
use tokio::sync::OnceCell;
use uuid::Uuid;

use crate::support::patiently;

/// A crash of the machine ends the tests anyway, and several tests have a pool for each of their servers.
const SETTINGS: [&str; 2] = ["fsync=off", "max_connections=300"];

/// A database that has all tables and nothing in them.
const MIGRATED: &str = "migrated";

/// A database for a test. It is removed when this is dropped.
pub(crate) struct Postgres {
    server: Arc<Running>,
    database: String,
}

impl Postgres {
    /// A new one with all tables; `None` where Postgres is not installed, which is noted.
    pub(crate) async fn open() -> Option<Self> {
        Some(Self::made(shared().await?, MIGRATED).await)
    }

    /// A new one without tables.
    pub(crate) async fn empty() -> Option<Self> {
        Some(Self::made(shared().await?, "template0").await)
    }

    /// A copy, while nobody is connected to this one.
    pub(crate) async fn copy(&self) -> Self {
        Self::made(Arc::clone(&self.server), &self.database).await
    }

    /// A new one on a Postgres of its own, which can be stopped.
    pub(crate) async fn alone() -> Option<Self> {
        Some(Self::made(Arc::new(start().await?), "template0").await)
    }

    async fn made(server: Arc<Running>, template: &str) -> Self {
        let database = format!("test_{}", Uuid::now_v7().simple());
        let text = format!("CREATE DATABASE {database} TEMPLATE {template}");
        execute(&server.url("postgres"), text).await;
        Self { server, database }
    }

    /// Stops a Postgres of its own as its package does, which ends all connections.
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

    /// The address of the database.
    pub(crate) fn url(&self) -> String {
        self.server.url(&self.database)
    }

    /// The same by way of a proxy on this port.
    pub(crate) fn url_by(&self, port: u16) -> String {
        format!("postgres://septet@127.0.0.1:{port}/{}", self.database)
    }

    /// What Postgres calls the database.
    pub(crate) fn name(&self) -> &str {
        &self.database
    }

    pub(crate) async fn execute(&self, sql: String) {
        execute(&self.url(), sql).await;
    }

    /// The two numbers that a query finds.
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

/// The Postgres of this program. It ends with the program, as all that are [`Running`].
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

/// Says so where `cargo xtask test` looks; no failure on CI either, where Postgres need not be.
fn skip(reason: &str) {
    eprintln!("SKIPPED: {reason}");
    let Some(file) = std::env::var_os("SEPTET_TEST_SKIPS") else { return };
    let mut file = File::options().create(true).append(true).open(file).unwrap();
    writeln!(file, "optional: {reason}").unwrap();
}
