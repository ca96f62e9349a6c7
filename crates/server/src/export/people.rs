//! The players of exported matches.

use std::collections::{BTreeSet, HashMap};

use anyhow::Context;
use lobby::{FoundMatch, Sitter, Store as _};
use protocol::{Account, AccountKind};
use serde::Serialize;

use crate::SqlStore;

/// The player of a seat.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "is", rename_all = "snake_case")]
pub(super) enum Plays {
    /// A person.
    Person(Known),
    /// An external bot.
    Program(Known),
    /// An account that was deleted since.
    Former {
        /// The number of the account within this export.
        number: usize,
    },
    /// A built-in bot.
    Level {
        /// The name of the level in the game's list.
        player: String,
    },
    /// No player.
    Nobody,
}

/// The printed data of an account.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub(super) struct Known {
    /// The number of the account within this export, from 1.
    number: usize,
    /// The id, if names are printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    account: Option<String>,
    /// The present name, if names are printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

/// The accounts in an export. Ids are random, and numbers follow the order of appearance. An export without
/// names only shows which matches the same person played.
pub(super) struct People {
    names: bool,
    numbers: HashMap<String, usize>,
    accounts: HashMap<String, Account>,
}

impl People {
    pub(super) fn new(names: bool) -> Self {
        Self { names, numbers: HashMap::new(), accounts: HashMap::new() }
    }

    /// Reads the accounts that played these matches.
    pub(super) async fn meet(&mut self, store: &SqlStore, found: &[FoundMatch]) -> anyhow::Result<()> {
        let accounts = found.iter().filter_map(|found| found.row.dealt.as_ref()).flat_map(|d| d.accounts());
        let unknown: BTreeSet<&str> = accounts.filter(|id| !self.accounts.contains_key(*id)).collect();
        let unknown: Vec<String> = unknown.into_iter().map(str::to_owned).collect();
        let met = store.accounts(&unknown).await.context("cannot read the players")?;
        self.accounts.extend(met.into_iter().map(|account| (account.id.clone(), account)));
        Ok(())
    }

    pub(super) fn playing(&mut self, players: &[Option<Sitter>]) -> Vec<Plays> {
        players.iter().map(|sitter| self.plays(sitter.as_ref())).collect()
    }

    fn plays(&mut self, sitter: Option<&Sitter>) -> Plays {
        let id = match sitter {
            None => return Plays::Nobody,
            Some(Sitter::Bot(player)) => return Plays::Level { player: player.clone() },
            Some(Sitter::Account(id)) => id,
        };
        let next = self.numbers.len() + 1;
        let number = *self.numbers.entry(id.clone()).or_insert(next);
        let Some(account) = self.accounts.get(id) else { return Plays::Former { number } };
        let known = Known {
            number,
            account: self.names.then(|| account.id.clone()),
            name: self.names.then(|| account.name.clone()),
        };
        match account.kind {
            AccountKind::Person | AccountKind::Companion => Plays::Person(known),
            AccountKind::Bot => Plays::Program(known),
        }
    }
}
