//! A Postgres of one's own, where its programs are installed.

use std::{
    net::SocketAddr,
    os::unix::{
        fs::{MetadataExt as _, chown},
        process::CommandExt as _,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use tempfile::TempDir;

use crate::{patiently, process::free_address};

/// A Postgres of one's own. It ends when this is dropped.
pub struct Postgres {
    bin: PathBuf,
    process: Child,
    port: u16,
    folder: TempDir,
}

impl Postgres {
    /// Whether one can be started here.
    pub fn is_installed() -> bool {
        programs().is_some()
    }

    /// Starts one; `None` where it is not installed.
    ///
    /// # Panics
    ///
    /// If it is and does not start.
    pub async fn start() -> Option<Self> {
        let bin = programs()?;
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        if let Some((uid, gid)) = user() {
            chown(folder.path(), Some(uid), Some(gid)).expect("root may give it away");
        }
        let made = program(&bin, "initdb", folder.path())
            .args(["--auth=trust", "--username=septet", "--encoding=UTF8", "--no-sync", "-D", "data"])
            .status()
            .expect("it can be started");
        assert!(made.success(), "initdb: {made}");
        // While it is away nobody else must be given its port.
        let port = free_address().port();
        let process = launch(&bin, folder.path(), port);
        let postgres = Self { bin, process, port, folder };
        postgres.until_it_answers().await;
        Some(postgres)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// Ends it and all its processes at once: what was not written is recovered from its log when it starts again.
    ///
    /// # Panics
    ///
    /// If it does not end.
    pub async fn crash(&mut self) {
        let command = format!("kill -QUIT {}", self.process.id());
        let status = Command::new("sh").args(["-c", &command]).status().expect("there is a shell");
        assert!(status.success(), "{command}");
        patiently("Postgres ends", async {
            while self.process.try_wait().expect("a child can be asked").is_none() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        })
        .await;
    }

    /// Starts it again, and waits until it answers.
    ///
    /// # Panics
    ///
    /// If it does not.
    pub async fn start_again(&mut self) {
        self.process = launch(&self.bin, self.folder.path(), self.port);
        self.until_it_answers().await;
    }

    async fn until_it_answers(&self) {
        patiently("Postgres answers", async {
            while !program(&self.bin, "pg_isready", self.folder.path())
                .args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()])
                .status()
                .expect("it can be started")
                .success()
            {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        })
        .await;
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

    /// Has a database carry statements out, one after the other. Returns the rows that they gave, a line each.
    ///
    /// # Panics
    ///
    /// If one of them is refused.
    pub async fn run(&self, database: &str, statements: &str) -> String {
        let mut psql = program(&self.bin, "psql", self.folder.path());
        psql.args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "septet", "-d", database])
            .args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"])
            .args(["--command", statements])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let answer = tokio::process::Command::from(psql).output().await.expect("it can be started");
        assert!(answer.status.success(), "{statements}: {}", String::from_utf8_lossy(&answer.stderr));
        String::from_utf8(answer.stdout).expect("it is text")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _killed = self.process.kill();
        let _status = self.process.wait();
    }
}

/// The folder of its programs: of the PATH, or where Debian's package puts them.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let has_all = |folder: &PathBuf| {
        ["initdb", "postgres", "createdb", "pg_isready", "psql"]
            .iter()
            .all(|program| folder.join(program).exists())
    };
    let folders: Vec<PathBuf> =
        std::env::split_paths(&path).chain(installed.map(|v| v.path().join("bin"))).collect();
    folders.into_iter().find(has_all)
}

fn launch(bin: &Path, folder: &Path, port: u16) -> Child {
    program(bin, "postgres", folder)
        .args(["-D", "data", "-h", "127.0.0.1", "-p", &port.to_string(), "-c", "fsync=off", "-k"])
        .arg(folder)
        .spawn()
        .expect("it can be started")
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
