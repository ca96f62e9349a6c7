//! A pause of the match: the proposal, the agreements, and the end.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A player's action about a pause, as the log has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "snake_case")]
pub enum Pausing {
    /// A player proposed a pause.
    Proposed {
        /// The account.
        account: String,
    },
    /// A player agreed to the proposed pause.
    Agreed {
        /// The account.
        account: String,
    },
    /// A player declined, or withdrew the proposal, which is dropped.
    Declined {
        /// The account.
        account: String,
    },
    /// All players agreed, and the clocks stop.
    Began {
        /// The latest end, in milliseconds since 1970.
        until: u64,
    },
    /// The pause ended, and the clocks continue.
    Over {
        /// The account that ended it; `None` if it reached its maximum length.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        account: Option<String>,
    },
}

/// The pauses of the running match, folded from the actions of its players.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Pauses {
    /// The account that proposed the current pause, followed by those that agreed, in order.
    pub(crate) agreed: Vec<String>,
    /// The current pause, if it has begun.
    pub(crate) on: Option<On>,
    /// The time of the last declined proposal, by proposer.
    declined: BTreeMap<String, u64>,
    /// The number of pauses in this match.
    pub(crate) count: u32,
}

/// A pause that has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct On {
    pub(crate) since: u64,
    pub(crate) until: u64,
}

/// The reason why an action about a pause does not fold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum NoPause {
    #[error("a pause was proposed or has begun")]
    Already,
    #[error("no pause was proposed")]
    NotAsked,
    #[error("the match is not paused")]
    NotOn,
}

impl Pauses {
    /// Returns `true` if there was never a proposal: then there is nothing to store.
    pub(crate) fn is_none(&self) -> bool {
        *self == Self::default()
    }

    /// Returns `true` if a proposal waits for answers.
    pub(crate) fn is_asked(&self) -> bool {
        self.on.is_none() && !self.agreed.is_empty()
    }

    /// Returns the account that proposed the current pause.
    pub(crate) fn by(&self) -> Option<&str> {
        self.agreed.first().map(String::as_str)
    }

    /// Returns the time of the last declined proposal of an account.
    pub(crate) fn declined(&self, account: &str) -> Option<u64> {
        self.declined.get(account).copied()
    }

    /// Folds an action. Returns the pause that ends with it, if one does.
    pub(crate) fn fold(&mut self, did: &Pausing, at: u64) -> Result<Option<On>, NoPause> {
        match did {
            Pausing::Proposed { account } => {
                if self.on.is_some() || self.is_asked() {
                    return Err(NoPause::Already);
                }
                self.agreed = vec![account.clone()];
            }
            Pausing::Agreed { account } => {
                self.asked()?;
                if !self.agreed.contains(account) {
                    self.agreed.push(account.clone());
                }
            }
            Pausing::Declined { account: _ } => {
                self.asked()?;
                self.declined.extend(self.agreed.first().map(|by| (by.clone(), at)));
                self.agreed.clear();
            }
            Pausing::Began { until } => {
                self.asked()?;
                self.on = Some(On { since: at, until: *until });
                self.count += 1;
            }
            Pausing::Over { account: _ } => {
                let on = self.on.take().ok_or(NoPause::NotOn)?;
                self.agreed.clear();
                return Ok(Some(on));
            }
        }
        Ok(None)
    }

    fn asked(&self) -> Result<(), NoPause> {
        if self.is_asked() { Ok(()) } else { Err(NoPause::NotAsked) }
    }
}
