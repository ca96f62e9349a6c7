//! Septet's own binary, with limits that a benchmark does not run into.

use std::{
    path::{Path, PathBuf},
    process::Stdio,
};

use anyhow::ensure;

use crate::subject::Subject;

/// Where the program is.
pub struct Binary(PathBuf);

/// What a Septet under measurement keeps.
pub enum Database<'a> {
    /// Durably, in a file of this folder.
    Durable(&'a Path),
    /// Until it ends.
    Memory,
}

impl Binary {
    /// The one given, or the one beside this program.
    pub fn find(given: Option<PathBuf>) -> anyhow::Result<Self> {
        let beside = || -> anyhow::Result<PathBuf> { Ok(std::env::current_exe()?.with_file_name("septet")) };
        Ok(Self(given.map_or_else(beside, Ok)?))
    }

    /// Starts a server on a port of the system's choice.
    pub fn serve(&self, database: &Database, more: &[&str]) -> anyhow::Result<Subject> {
        self.serve_with_log(database, more, Stdio::inherit())
    }

    /// As [`Binary::serve`]; its log, which has nothing but errors, goes to `log`.
    pub fn serve_with_log(&self, database: &Database, more: &[&str], log: Stdio) -> anyhow::Result<Subject> {
        ensure!(self.0.exists(), "{} is not there: build it in release mode", self.0.display());
        let database = match database {
            Database::Durable(folder) => format!("sqlite://{}", folder.join("septet.db").display()),
            Database::Memory => "memory:".to_owned(),
        };
        let many = ["sockets-per-address", "tables-per-account", "tables-per-socket", "sign-ins-per-minute"];
        let many = many.into_iter().chain([
            "requests-per-minute",
            "tables-per-minute",
            "messages-per-second",
            "message-burst",
        ]);
        let mut args: Vec<String> = ["serve", "--address", "127.0.0.1:0"].map(str::to_owned).into();
        args.extend(["--metrics-address", "none", "--log-level", "error"].map(str::to_owned));
        args.extend(["--database".to_owned(), database]);
        args.extend(many.flat_map(|limit| [format!("--{limit}"), "1000000".to_owned()]));
        args.extend(more.iter().map(|&arg| arg.to_owned()));
        Subject::start(&self.0, &args, log)
    }
}
