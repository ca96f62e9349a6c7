//! A Postgres of one's own, where its programs are installed.

use std::{
    net::SocketAddr,
    process::{Child, Command, Stdio},
    time::Duration,
};

use own_postgres::Programs;
use tempfile::TempDir;

use crate::{patiently, process::free_address};

/// Whoever asks is let in, and nothing of it has to outlive this machine.
const TRUSTING: [&str; 2] = ["--auth=trust", "--no-sync"];

/// A crash of Postgres loses nothing all the same, and one of the machine ends the tests anyway.
const UNSAFE: [&str; 1] = ["fsync=off"];

/// A Postgres of one's own. It ends when this is dropped.
pub struct Postgres {
    programs: Programs,
    process: Child,
    port: u16,
    folder: TempDir,
}

impl Postgres {
    /// Whether one can be started here.
    pub fn is_installed() -> bool {
        Programs::find().is_some()
    }

    /// Starts one; `None` where it is not installed.
    ///
    /// # Panics
    ///
    /// If it is and does not start.
    pub async fn start() -> Option<Self> {
        let programs = Programs::find()?;
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let mut make = programs.make(folder.path(), &TRUSTING).expect("root may give it away");
        let made = make.status().expect("it can be started");
        assert!(made.success(), "initdb: {made}");
        // While it is away nobody else must be given its port.
        let port = free_address().port();
        let process = programs.serve(folder.path(), port, &UNSAFE).spawn().expect("it can be started");
        let postgres = Self { programs, process, port, folder };
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
        let mut serve = self.programs.serve(self.folder.path(), self.port, &UNSAFE);
        self.process = serve.spawn().expect("it can be started");
        self.until_it_answers().await;
    }

    async fn until_it_answers(&self) {
        patiently("Postgres answers", async {
            let mut ask = self.programs.ask("pg_isready", self.folder.path(), self.port);
            while !ask.status().expect("it can be started").success() {
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
            let mut make = self.programs.ask("createdb", self.folder.path(), self.port);
            make.args(["-U", "septet", name]);
            while !make.status().expect("it can be started").success() {
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
        let mut psql = self.programs.ask("psql", self.folder.path(), self.port);
        psql.args(["-U", "septet", "-d", database])
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
