//! The accounts that had a seat or wrote in the chat at a table.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

/// The accounts, each once, in the order of their arrival.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(from = "Vec<String>", into = "Vec<String>")]
pub(crate) struct Met {
    order: Vec<String>,
    known: HashSet<String>,
}

impl From<Vec<String>> for Met {
    fn from(order: Vec<String>) -> Self {
        Self { known: order.iter().cloned().collect(), order }
    }
}

impl From<Met> for Vec<String> {
    fn from(accounts: Met) -> Self {
        accounts.order
    }
}

impl Met {
    pub(crate) fn note(&mut self, account: &str) {
        if !self.known.contains(account) {
            self.known.insert(account.to_owned());
            self.order.push(account.to_owned());
        }
    }

    /// Returns all accounts.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &str> {
        self.order.iter().map(String::as_str)
    }
}
