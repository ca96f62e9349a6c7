//! A private Postgres, if its binaries are installed.

use std::{net::SocketAddr, process::Stdio, time::Duration};

use own_postgres::{Programs, Running};

use crate::{patiently, process::free_address};

/// A crash of Postgres loses no data without `fsync`, and a crash of the machine ends the tests anyway.
const UNSAFE: [&str; 1] = ["fsync=off"];

/// A private Postgres. It ends when this is dropped.
pub struct Postgres(Running);

impl Postgres {
    /// Returns true if Postgres is installed on this machine.
    pub fn is_installed() -> bool {
        Programs::find().is_some()
    }

    /// Starts a Postgres; `None` if it is not installed.
    ///
    /// # Panics
    ///
    /// If it is installed and does not start.
    pub async fn start() -> Option<Self> {
        let programs = Programs::find()?;
        // While it is stopped, no other process may get its port.
        let started = Running::start(programs, free_address().port(), &UNSAFE);
        let postgres = Self(started.expect("an installed Postgres can be started"));
        postgres.until_it_answers().await;
        Some(postgres)
    }

    /// Returns its address.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.0.port()))
    }

    /// Kills it and all its processes at once. Unwritten data is recovered from its log at the next start.
    ///
    /// # Panics
    ///
    /// If it does not end.
    pub fn crash(&mut self) {
        self.0.stop("QUIT").expect("it runs");
    }

    /// Starts it again, and waits until it answers.
    ///
    /// # Panics
    ///
    /// If it does not start.
    pub async fn start_again(&mut self) {
        self.0.start_again().expect("it can be started");
        self.until_it_answers().await;
    }

    async fn until_it_answers(&self) {
        patiently("Postgres answers", async {
            while !self.0.is_ready().expect("it can be asked") {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        })
        .await;
    }

    /// Creates a database and returns its URL.
    ///
    /// # Panics
    ///
    /// If it cannot be created.
    pub async fn database(&self, name: &str) -> String {
        patiently("the database is made", async {
            let mut make = self.0.ask("createdb");
            make.arg(name);
            while !make.status().expect("it can be started").success() {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        })
        .await;
        self.0.url(name)
    }

    /// Runs statements in a database, one after the other. Returns their rows, one a line.
    ///
    /// # Panics
    ///
    /// If one of them is refused.
    pub async fn run(&self, database: &str, statements: &str) -> String {
        let mut psql = self.0.ask("psql");
        psql.args(["-d", database])
            .args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"])
            .args(["--command", statements])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let answer = tokio::process::Command::from(psql).output().await.expect("it can be started");
        assert!(answer.status.success(), "{statements}: {}", String::from_utf8_lossy(&answer.stderr));
        String::from_utf8(answer.stdout).expect("it is text")
    }
}
