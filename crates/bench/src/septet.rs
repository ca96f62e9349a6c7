//! Septet's own binary, with limits that a benchmark does not reach.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Stdio,
};

use anyhow::ensure;

use crate::subject::Subject;

/// The path of the program.
pub struct Binary(PathBuf);

/// The file of a durable database in its folder.
pub const DATABASE: &str = "septet.db";

/// The database of a measured server.
pub enum Database<'a> {
    /// A durable database, in a file of this folder.
    Durable(&'a Path),
    /// A database in memory, until the server ends.
    Memory,
    /// The Postgres of this URL.
    Postgres(&'a str),
}

impl Binary {
    /// Returns the given binary, or the one beside this program.
    pub fn find(given: Option<PathBuf>) -> anyhow::Result<Self> {
        let beside = || -> anyhow::Result<PathBuf> { Ok(std::env::current_exe()?.with_file_name("septet")) };
        Ok(Self(given.map_or_else(beside, Ok)?))
    }

    /// Starts a server on a port of the system's choice.
    pub fn serve(&self, database: &Database, more: &[&str]) -> anyhow::Result<Subject> {
        self.serve_with_log(database, more, Stdio::inherit())
    }

    /// Starts a server that may use all cores, as in normal use, with its metrics at `metrics`.
    pub fn serve_on_all_cores(&self, database: &Database, metrics: SocketAddr) -> anyhow::Result<Subject> {
        ensure!(self.0.exists(), "{} is not there: build it in release mode", self.0.display());
        let metrics = metrics.to_string();
        let args = arguments_with(database, &metrics, &[]);
        Subject::start_on(None, &self.0, &args, Stdio::inherit(), &[])
    }

    /// Returns the same program with a counting allocator, if it was built: `cargo build --release -p bench
    /// --features counted`.
    pub fn counting(&self) -> Option<Self> {
        let beside = std::env::current_exe().ok()?.with_file_name("counted");
        beside.exists().then_some(Self(beside))
    }

    /// Starts the counting server; its counts are read from a socket.
    pub fn serve_counting(&self, database: &Database, socket: &Path) -> anyhow::Result<Subject> {
        let args = arguments(database, &[]);
        Subject::start_with(&self.0, &args, Stdio::inherit(), &[("BENCH_COUNTS", socket.as_os_str())])
    }

    /// Starts a server like [`Binary::serve`]. Its log, which contains only errors, goes to `log`.
    pub fn serve_with_log(&self, database: &Database, more: &[&str], log: Stdio) -> anyhow::Result<Subject> {
        ensure!(self.0.exists(), "{} is not there: build it in release mode", self.0.display());
        Subject::start(&self.0, &arguments(database, more), log)
    }
}

/// Returns the arguments, with limits that a benchmark does not reach.
fn arguments(database: &Database, more: &[&str]) -> Vec<String> {
    arguments_with(database, "none", more)
}

fn arguments_with(database: &Database, metrics: &str, more: &[&str]) -> Vec<String> {
    let database = match database {
        Database::Durable(folder) => format!("sqlite://{}", folder.join(DATABASE).display()),
        Database::Memory => "memory:".to_owned(),
        Database::Postgres(url) => (*url).to_owned(),
    };
    let many = ["sockets-per-address", "tables-per-account", "tables-per-socket", "sign-ins-per-minute"];
    let many = many.into_iter().chain([
        "requests-per-minute",
        "tables-per-minute",
        "table-reads-per-minute",
        "match-reads-per-minute",
        "messages-per-second",
        "message-burst",
    ]);
    let mut args: Vec<String> = ["serve", "--address", "127.0.0.1:0"].map(str::to_owned).into();
    args.extend(["--metrics-address", metrics, "--log-level", "error"].map(str::to_owned));
    args.extend(["--database".to_owned(), database]);
    args.extend(many.flat_map(|limit| ["--limits".to_owned(), format!("{limit}=1000000")]));
    args.extend(more.iter().map(|&arg| arg.to_owned()));
    args
}
