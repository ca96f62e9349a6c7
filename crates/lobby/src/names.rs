//! The names behind the ids of accounts.
//!
//! Logs and rows of tables contain ids only. A name belongs to its account, which may change it or be erased.
//! An awake table looks up the names that it shows. An erased account appears as "a former player".

use std::collections::{BTreeSet, HashMap, HashSet};

use protocol::{Account, AccountKind};

use crate::{Store, StoreError, lookalike::Looks, text::FORMER_PLAYER};

/// The accounts that were looked up, as the store has them.
///
/// At a table no two names look alike: the later account gets a number. The first account keeps its name. A
/// number stays as long as its owner keeps the name and the table is in memory.
#[derive(Default)]
pub(crate) struct Names {
    known: HashMap<String, Account>,
    /// The names of accounts at this table, by account.
    called: HashMap<String, String>,
    /// The looks of these names.
    taken: HashSet<String>,
    /// The last number that was given for a look.
    last: HashMap<String, u32>,
    /// The account and its former name, by the `seq` of the entry of the change. Erased accounts are not in
    /// it.
    before: HashMap<u64, (String, String)>,
    /// The number of possible changes of names.
    changes: u64,
}

impl Names {
    /// Looks up the accounts that are not known yet. An erased account is a former player from now on.
    pub(crate) async fn learn(&mut self, store: &dyn Store, ids: BTreeSet<String>) -> Result<(), StoreError> {
        let unknown: Vec<String> = ids.into_iter().filter(|id| !self.knows(id)).collect();
        if unknown.is_empty() {
            return Ok(());
        }
        let found = store.accounts(&unknown).await?;
        self.changes += 1;
        self.known.extend(unknown.into_iter().map(|id| (id.clone(), former(&id))));
        self.known.extend(found.into_iter().map(|account| (account.id.clone(), account)));
        Ok(())
    }

    /// Looks up an account again. Returns `true` if it has changed.
    pub(crate) async fn learn_again(&mut self, store: &dyn Store, id: &str) -> Result<bool, StoreError> {
        let found = store.accounts(&[id.to_owned()]).await?;
        let now = found.into_iter().next().unwrap_or_else(|| former(id));
        self.changes += 1;
        let before = self.known.insert(id.to_owned(), now);
        Ok(before.as_ref() != self.known.get(id))
    }

    /// Returns all known ids.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.known.keys().cloned().collect()
    }

    pub(crate) fn knows(&self, id: &str) -> bool {
        self.known.contains_key(id)
    }

    /// Returns `true` if an account that was looked up does not exist.
    pub(crate) fn is_former(&self, id: &str) -> bool {
        self.name(id) == FORMER_PLAYER
    }

    /// Returns an account with its current name at this table.
    pub(crate) fn account(&self, id: &str) -> Account {
        let account = self.known.get(id).cloned().unwrap_or_else(|| former(id));
        match self.called.get(id) {
            Some(name) => Account { name: name.clone(), ..account },
            None => account,
        }
    }

    /// Returns the current name of an account at this table.
    pub(crate) fn name(&self, id: &str) -> &str {
        let known = || self.known.get(id).map_or(FORMER_PLAYER, |account| &account.name);
        self.called.get(id).map_or_else(known, String::as_str)
    }

    /// Reserves the name of an account that took a seat or wrote at this table, so that no other account gets
    /// it.
    pub(crate) fn meet(&mut self, id: &str) {
        let Some(account) = self.known.get(id).filter(|_| !self.called.contains_key(id)) else { return };
        if account.name == FORMER_PLAYER {
            return;
        }
        self.changes += 1;
        let name = account.name.clone();
        let look = Looks::of(&name).keys()[0].clone();
        let mut called = name.clone();
        while !self.is_free(&called) {
            let number = self.last.entry(look.clone()).or_insert(1);
            *number += 1;
            called = format!("{name} ({number})");
        }
        self.taken.extend(Looks::of(&called).keys().iter().enumerate().map(key));
        self.called.insert(id.to_owned(), called);
    }

    fn is_free(&self, name: &str) -> bool {
        !Looks::of(name).keys().iter().enumerate().any(|look| self.taken.contains(&key(look)))
    }

    /// Reserves the new name of an account, whose change has this `seq`, and frees the old one.
    pub(crate) fn meet_again(&mut self, id: &str, seq: u64) {
        if let Some(called) = self.called.remove(id) {
            self.changes += 1;
            for look in Looks::of(&called).keys().iter().enumerate() {
                self.taken.remove(&key(look));
            }
            if self.is_former(id) {
                self.before.retain(|_, (of, _)| of != id);
            } else {
                self.before.insert(seq, (id.to_owned(), called));
            }
            self.meet(id);
        }
    }

    /// Returns a number that changes whenever a name may have changed.
    pub(crate) const fn changes(&self) -> u64 {
        self.changes
    }

    /// Returns the former name of an account, if it changed while the table was in memory.
    pub(crate) fn before(&self, seq: u64) -> Option<String> {
        self.before.get(&seq).map(|(_, called)| called.clone())
    }
}

/// Separates the two kinds of looks of a name.
fn key((way, look): (usize, &String)) -> String {
    format!("{way}{look}")
}

fn former(id: &str) -> Account {
    Account { id: id.to_owned(), name: FORMER_PLAYER.to_owned(), kind: AccountKind::Person }
}
