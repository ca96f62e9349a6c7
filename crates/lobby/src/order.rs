//! Whom the host of a table muted, banned or removed.

use std::collections::{BTreeSet, HashMap};

use serde::{Deserialize, Serialize};

/// Whom the host of a table muted, banned or removed, as the log tells it. Accounts by their ids.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Order {
    muted: BTreeSet<String>,
    banned: BTreeSet<String>,
    /// When each account was removed from a seat last, milliseconds since 1970, unless it sat down since.
    removed: HashMap<String, u64>,
}

impl Order {
    pub(crate) fn mute(&mut self, account: &str, muted: bool) {
        set(&mut self.muted, account, muted);
    }

    pub(crate) fn ban(&mut self, account: &str, banned: bool) {
        set(&mut self.banned, account, banned);
    }

    pub(crate) fn remove(&mut self, account: &str, at: u64) {
        self.removed.insert(account.to_owned(), at);
    }

    /// It sat down.
    pub(crate) fn sat(&mut self, account: &str) {
        self.removed.remove(account);
    }

    pub(crate) fn is_muted(&self, account: &str) -> bool {
        self.muted.contains(account)
    }

    pub(crate) fn is_banned(&self, account: &str) -> bool {
        self.banned.contains(account)
    }

    pub(crate) fn removed_at(&self, account: &str) -> Option<u64> {
        self.removed.get(account).copied()
    }

    /// Everybody who cannot talk.
    pub(crate) fn muted(&self) -> impl Iterator<Item = &String> {
        self.muted.iter()
    }

    /// Everybody who cannot come in.
    pub(crate) fn banned(&self) -> impl Iterator<Item = &String> {
        self.banned.iter()
    }
}

fn set(accounts: &mut BTreeSet<String>, account: &str, now: bool) {
    if now {
        accounts.insert(account.to_owned());
    } else {
        accounts.remove(account);
    }
}
