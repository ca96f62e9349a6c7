//! The source of a match's record, for commands that replay it.

use std::{
    fs::File,
    io::{BufReader, Read},
    path::{Path, PathBuf},
};

use anyhow::Context;
use clap::Args;
use protocol::http::MatchRecord;
use serde_json::Deserializer;

use crate::{SqlStore, catalogue};

/// The source of a match's record.
#[derive(Args, Clone, Debug)]
pub struct RecordFrom {
    /// The server on which the match was played
    #[arg(long, default_value = "http://127.0.0.1:7777", conflicts_with_all = ["database", "file"])]
    pub server: String,
    /// The database to read instead of a server: sqlite://path or postgres://user:password@host/name
    #[arg(long, value_name = "URL", conflicts_with = "file")]
    pub database: Option<String>,
    /// The file to read instead: the answer of GET /api/matches/MATCH, or the output of `septet export`. `-` means
    /// standard input
    #[arg(long)]
    pub file: Option<PathBuf>,
}

impl RecordFrom {
    /// Reads the record of one match.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub(crate) async fn one(&self, id: &str) -> anyhow::Result<MatchRecord> {
        match (&self.file, &self.database) {
            (Some(file), _) => one_of(file, id),
            (None, Some(database)) => {
                let store = SqlStore::open_to_read(database).await?;
                let record = lobby::match_record(&store, &catalogue(), (lobby::Asker::Host, id), 0).await;
                store.close().await;
                Ok(record?)
            }
            (None, None) => Ok(client::Session::match_record(&self.server, id).await?),
        }
    }
}

/// Returns the record with this id from a file with many. If the file has only one record, returns that. The
/// caller checks its id and reports a difference.
fn one_of(file: &Path, id: &str) -> anyhow::Result<MatchRecord> {
    let mut only = None;
    let mut found = 0;
    for record in records(file)? {
        let record = record?;
        if record.id == id {
            return Ok(record);
        }
        found += 1;
        only = Some(record);
    }
    match only {
        Some(record) if found == 1 => Ok(record),
        Some(_) => anyhow::bail!("{} has {found} matches, and none of them is {id}", file.display()),
        None => anyhow::bail!("{} has no match", file.display()),
    }
}

/// Reads the records in a file one after the other. Only one of them is in memory.
///
/// # Errors
///
/// If the file cannot be read. An item is an error if it is no record.
pub(crate) fn records(file: &Path) -> anyhow::Result<impl Iterator<Item = anyhow::Result<MatchRecord>>> {
    let read: Box<dyn Read> = if file == Path::new("-") {
        Box::new(std::io::stdin())
    } else {
        Box::new(File::open(file).with_context(|| format!("cannot read {}", file.display()))?)
    };
    let name = file.display().to_string();
    let found = Deserializer::from_reader(BufReader::new(read)).into_iter::<MatchRecord>().enumerate();
    Ok(found.map(move |(n, record)| {
        record.with_context(|| match n {
            0 => format!("{name} is not the record of a match"),
            n => format!("{name} has {n} records of matches, and then something else"),
        })
    }))
}
