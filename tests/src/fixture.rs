//! Databases of earlier versions, in the repository.

use std::{
    fs,
    path::{Path, PathBuf},
};

use protocol::Account;
use serde::{Deserialize, Serialize};

use crate::{Credentials, Guest, Server};

/// A database file with unfinished matches, and the data for reconnecting to them.
pub struct Fixture {
    /// The path of the file. Copy it, do not open it.
    pub database: PathBuf,
    /// The tables with running matches.
    pub tables: Vec<Table>,
}

/// A table with an unfinished match.
pub struct Table {
    /// The id of the table.
    pub table: String,
    /// The people in its seats; the other seats have built-in bots.
    pub players: Vec<Credentials>,
    /// The number of steps of the match that the first of them has received.
    pub steps: usize,
}

/// The content of the JSON file beside the database.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Beside {
    /// The form of fixtures with one match of 7 Kingdoms.
    One(BesideTable),
    All(Vec<BesideTable>),
}

#[derive(Serialize, Deserialize)]
struct BesideTable {
    table: String,
    players: Vec<Player>,
    steps: usize,
}

#[derive(Serialize, Deserialize)]
struct Player {
    account: Account,
    token: String,
}

impl Fixture {
    /// Returns all fixtures in the repository, oldest schema first.
    ///
    /// # Panics
    ///
    /// If one cannot be read.
    pub fn all() -> Vec<Self> {
        let folder = folder();
        let files = fs::read_dir(&folder).expect("there is a folder of fixtures");
        let mut databases: Vec<PathBuf> = files.map(|file| file.expect("it can be listed").path()).collect();
        databases.retain(|path| path.extension().is_some_and(|extension| extension == "db"));
        databases.sort();
        databases.into_iter().map(Self::read).collect()
    }

    fn read(database: PathBuf) -> Self {
        let text = fs::read(database.with_extension("json")).expect("JSON lies beside the database");
        let tables = match serde_json::from_slice(&text).expect("it is as it was written") {
            Beside::One(table) => vec![table],
            Beside::All(tables) => tables,
        };
        let player = |player: Player| Credentials::of_bot(player.account, &player.token);
        let table = |BesideTable { table, players, steps }| Table {
            table,
            players: players.into_iter().map(player).collect(),
            steps,
        };
        Self { database, tables: tables.into_iter().map(table).collect() }
    }

    /// Stops the server and stores its database under this name. `tables` contains the players of each table.
    ///
    /// # Panics
    ///
    /// If the files cannot be written.
    pub async fn keep(name: &str, mut server: Server, tables: &[Vec<Guest>]) -> PathBuf {
        let (status, _) = server.terminate().await;
        assert!(status.success(), "it ends as it should and leaves one file: {status}");
        let database = folder().join(name).with_extension("db");
        fs::copy(server.database(), &database).expect("the folder can be written");
        let player = |guest: &Guest| Player {
            account: guest.who.account.clone(),
            token: guest.who.header.1.trim_start_matches("Bearer ").to_owned(),
        };
        let beside = |players: &Vec<Guest>| {
            let first = players.first().expect("somebody sits there");
            BesideTable {
                table: first.table.clone(),
                players: players.iter().map(player).collect(),
                steps: first.record.steps.len(),
            }
        };
        let beside = Beside::All(tables.iter().map(beside).collect());
        let text = serde_json::to_string_pretty(&beside).expect("it has string keys");
        fs::write(database.with_extension("json"), text + "\n").expect("the folder can be written");
        database
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}
