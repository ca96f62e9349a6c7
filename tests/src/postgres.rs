//! A Postgres of one's own, where its programs are installed.

use std::{
    net::TcpListener,
    os::unix::{
        fs::{MetadataExt as _, chown},
        process::CommandExt as _,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use tempfile::TempDir;

use crate::patiently;

/// A Postgres of one's own. It ends when this is dropped.
pub struct Postgres {
    bin: PathBuf,
    process: Child,
    port: u16,
    folder: TempDir,
}

impl Postgres {
    /// Starts one; `None` where it is not installed.
    ///
    /// # Panics
    ///
    /// If it is and does not start.
    pub async fn start() -> Option<Self> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let has_all = |folder: &PathBuf| {
            ["initdb", "postgres", "createdb"].iter().all(|program| folder.join(program).exists())
        };
        let folders: Vec<PathBuf> =
            std::env::split_paths(&path).chain(installed.map(|v| v.path().join("bin"))).collect();
        let bin = folders.into_iter().find(has_all)?;
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        if let Some((uid, gid)) = user() {
            chown(folder.path(), Some(uid), Some(gid)).expect("root may give it away");
        }
        let made = program(&bin, "initdb", folder.path())
            .args(["--auth=trust", "--username=septet", "--encoding=UTF8", "--no-sync", "-D", "data"])
            .status()
            .expect("it can be started");
        assert!(made.success(), "initdb: {made}");
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let port = free.expect("a port is free").port();
        let process = program(&bin, "postgres", folder.path())
            .args(["-D", "data", "-h", "127.0.0.1", "-p", &port.to_string(), "-c", "fsync=off", "-k"])
            .arg(folder.path())
            .spawn()
            .expect("it can be started");
        let postgres = Self { bin, process, port, folder };
        patiently("Postgres answers", async {
            while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        })
        .await;
        Some(postgres)
    }

    /// The URL of a new database.
    ///
    /// # Panics
    ///
    /// If it cannot be made.
    pub async fn database(&self, name: &str) -> String {
        patiently("the database is made", async {
            let made = || {
                program(&self.bin, "createdb", self.folder.path())
                    .args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "septet", name])
                    .status()
                    .expect("it can be started")
            };
            while !made().success() {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        })
        .await;
        format!("postgres://septet@127.0.0.1:{}/{name}", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _killed = self.process.kill();
        let _status = self.process.wait();
    }
}

/// One of its programs, as the user that may run it.
fn program(bin: &Path, name: &str, folder: &Path) -> Command {
    let mut command = Command::new(bin.join(name));
    command.current_dir(folder).stdout(Stdio::null()).stderr(Stdio::null());
    if let Some((uid, gid)) = user() {
        command.uid(uid).gid(gid);
    }
    command
}

/// Postgres refuses to run as root; then it runs as the user its package made.
fn user() -> Option<(u32, u32)> {
    let root = std::fs::metadata("/proc/self").is_ok_and(|me| me.uid() == 0);
    let users = std::fs::read_to_string("/etc/passwd").ok().filter(|_| root)?;
    let mut fields = users.lines().find(|line| line.starts_with("postgres:"))?.split(':').skip(2);
    Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
}
