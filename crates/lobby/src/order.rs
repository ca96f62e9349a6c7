//! The accounts that the host of a table muted, banned or removed.

use std::collections::{BTreeSet, HashMap};

use serde::{Deserialize, Serialize};

/// The accounts that the host of a table muted, banned or removed, as the log has them. Accounts by their
/// ids.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Order {
    muted: BTreeSet<String>,
    banned: BTreeSet<String>,
    /// The last removal of each account from a seat, in milliseconds since 1970, unless it took a seat since.
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

    /// Notes that the account took a seat.
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

    /// Returns the accounts that cannot chat.
    pub(crate) fn muted(&self) -> impl Iterator<Item = &String> {
        self.muted.iter()
    }

    /// Returns the accounts that cannot enter.
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
