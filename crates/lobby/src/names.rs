//! The names behind the ids of accounts.
//!
//! Logs and rows of tables contain ids only. A name belongs to its account, which may change it or be erased. An awake
//! table looks up the names that it shows. An erased account appears as "a former player".

use std::collections::{BTreeSet, HashMap, HashSet};

use protocol::{Account, AccountKind};

use crate::{Store, StoreError, lookalike::Looks, text::FORMER_PLAYER};

/// The accounts that somebody asked for, as the store has them.
///
/// At a table no two names look alike: who comes second gets a number. The first keeps theirs, and a number stays
/// as long as its owner keeps the name and the table is in memory.
#[derive(Default)]
pub(crate) struct Names {
    known: HashMap<String, Account>,
    /// What those are called who were met at this table.
    called: HashMap<String, String>,
    /// How those names look.
    taken: HashSet<String>,
    /// The last number that was given for a look.
    last: HashMap<String, u32>,
    /// Which account was called what before it took another name, by the `seq` of that entry. Of an account that was
    /// erased nothing is here.
    before: HashMap<u64, (String, String)>,
    /// Counts what may have changed a name.
    changes: u64,
}

impl Names {
    /// Asks the store for those that are not known yet. One that was erased is a former player from now on.
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

    /// Asks the store again for one. Returns whether it has changed.
    pub(crate) async fn learn_again(&mut self, store: &dyn Store, id: &str) -> Result<bool, StoreError> {
        let found = store.accounts(&[id.to_owned()]).await?;
        let now = found.into_iter().next().unwrap_or_else(|| former(id));
        self.changes += 1;
        let before = self.known.insert(id.to_owned(), now);
        Ok(before.as_ref() != self.known.get(id))
    }

    /// All that are known.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.known.keys().cloned().collect()
    }

    pub(crate) fn knows(&self, id: &str) -> bool {
        self.known.contains_key(id)
    }

    /// Whether an account that was learned does not exist any more, or never did.
    pub(crate) fn is_former(&self, id: &str) -> bool {
        self.name(id) == FORMER_PLAYER
    }

    /// An account as it is now, with the name it has at this table.
    pub(crate) fn account(&self, id: &str) -> Account {
        let account = self.known.get(id).cloned().unwrap_or_else(|| former(id));
        match self.called.get(id) {
            Some(name) => Account { name: name.clone(), ..account },
            None => account,
        }
    }

    /// The name an account has now.
    pub(crate) fn name(&self, id: &str) -> &str {
        let known = || self.known.get(id).map_or(FORMER_PLAYER, |account| &account.name);
        self.called.get(id).map_or_else(known, String::as_str)
    }

    /// Somebody sat down or spoke at this table: from now on nobody else is called like them.
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

    /// The same after they took another name, noted at this `seq`. The old one is free again.
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

    /// A number that is another one as soon as any name may be.
    pub(crate) const fn changes(&self) -> u64 {
        self.changes
    }

    /// What somebody was called before they took another name, if that was while the table was in memory.
    pub(crate) fn before(&self, seq: u64) -> Option<String> {
        self.before.get(&seq).map(|(_, called)| called.clone())
    }
}

/// The two ways in which names look are not to be mixed up.
fn key((way, look): (usize, &String)) -> String {
    format!("{way}{look}")
}

fn former(id: &str) -> Account {
    Account { id: id.to_owned(), name: FORMER_PLAYER.to_owned(), kind: AccountKind::Person }
}
