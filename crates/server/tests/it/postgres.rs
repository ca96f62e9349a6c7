//! The store on Postgres, where Postgres is installed.

use std::{
    fs::File,
    io::Write,
    net::TcpListener,
    os::unix::{fs::chown, process::CommandExt},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use lobby::Store;
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
    postgres.execute("CREATE DATABASE older".into()).await;
    crate::rewriting::names_leave_old_logs(&postgres.url("older")).await;
}

#[tokio::test]
async fn a_lost_connection_is_made_anew() {
    let Some(bin) = binaries() else {
        return skip("Postgres: no initdb and postgres on PATH or below /usr/lib/postgresql");
    };
    let postgres = Postgres::start(&bin).await;
    let store = SqlStore::open(&postgres.url("postgres")).await.unwrap();
    let row = store_laws::table("t", "ann", 1);
    store.make_table(&row, &store_laws::made("ann")).await.unwrap();
    let others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = 'septet'";
    postgres.execute(format!("SELECT pg_terminate_backend(pid) {others}")).await;
    store.append(store_laws::append(&row, vec![store_laws::said(2, "again")])).await.unwrap();
    assert_eq!(store.log("t").await.unwrap().len(), 2);
}

/// Says so where `cargo xtask test` looks; no failure on CI either, where Postgres need not be.
fn skip(reason: &str) {
    eprintln!("SKIPPED: {reason}");
    let Some(file) = std::env::var_os("SEPTET_TEST_SKIPS") else { return };
    let mut file = File::options().create(true).append(true).open(file).unwrap();
    writeln!(file, "optional: {reason}").unwrap();
}

/// The folder that has both binaries.
fn binaries() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    std::env::split_paths(&path)
        .chain(installed.map(|version| version.path().join("bin")))
        .find(|folder| folder.join("initdb").exists() && folder.join("postgres").exists())
}

struct Postgres {
    process: Child,
    port: u16,
    _dir: tempfile::TempDir,
}

impl Postgres {
    async fn start(bin: &Path) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let user = user();
        if let Some((uid, gid)) = user {
            chown(dir.path(), Some(uid), Some(gid)).unwrap();
        }
        let command = |name: &str| {
            let mut command = Command::new(bin.join(name));
            command.current_dir(dir.path()).stdout(Stdio::null()).stderr(Stdio::null());
            if let Some((uid, gid)) = user {
                command.uid(uid).gid(gid);
            }
            command
        };
        let data = dir.path().join("data");
        let made = command("initdb")
            .args(["--auth=trust", "--username=septet", "--encoding=UTF8", "--no-sync", "-D"])
            .arg(&data)
            .status()
            .unwrap();
        assert!(made.success(), "initdb: {made}");
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let process = command("postgres")
            .arg("-D")
            .arg(&data)
            .args(["-h", "127.0.0.1", "-p", &port.to_string(), "-c", "fsync=off", "-k"])
            .arg(dir.path())
            .spawn()
            .unwrap();
        let postgres = Self { process, port, _dir: dir };
        sqlx::any::install_default_drivers();
        for _ in 0..200 {
            if AnyConnection::connect(&postgres.url("postgres")).await.is_ok() {
                return postgres;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("Postgres does not answer");
    }

    fn url(&self, database: &str) -> String {
        format!("postgres://septet@127.0.0.1:{}/{database}", self.port)
    }

    async fn execute(&self, sql: String) {
        let mut connection = AnyConnection::connect(&self.url("postgres")).await.unwrap();
        connection.execute(AssertSqlSafe(sql)).await.unwrap();
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Postgres refuses to run as root; then it runs as the user its package made.
fn user() -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt;
    let root = std::fs::metadata("/proc/self").is_ok_and(|me| me.uid() == 0);
    let users = std::fs::read_to_string("/etc/passwd").ok().filter(|_| root)?;
    let mut fields = users.lines().find(|line| line.starts_with("postgres:"))?.split(':').skip(2);
    Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
}
