//! A Postgres of one's own, where its programs are installed.

use std::{net::SocketAddr, process::Stdio, time::Duration};

use own_postgres::{Programs, Running};

use crate::{patiently, process::free_address};

/// A crash of Postgres loses nothing all the same, and one of the machine ends the tests anyway.
const UNSAFE: [&str; 1] = ["fsync=off"];

/// A Postgres of one's own. It ends when this is dropped.
pub struct Postgres(Running);

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
        // While it is away nobody else must be given its port.
        let started = Running::start(programs, free_address().port(), &UNSAFE);
        let postgres = Self(started.expect("an installed Postgres can be started"));
        postgres.until_it_answers().await;
        Some(postgres)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.0.port()))
    }

    /// Ends it and all its processes at once: what was not written is recovered from its log when it starts again.
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
    /// If it does not.
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

    /// The URL of a new database.
    ///
    /// # Panics
    ///
    /// If it cannot be made.
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

    /// Has a database carry statements out, one after the other. Returns the rows that they gave, a line each.
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
