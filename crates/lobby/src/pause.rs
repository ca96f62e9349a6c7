//! A pause of the match: who wants one, who agrees, and until when it is.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// What somebody did about a pause, as the log has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "snake_case")]
pub enum Pausing {
    /// Proposed one.
    Proposed {
        /// Which account.
        account: String,
    },
    /// Agreed to the one that is proposed.
    Agreed {
        /// Which account.
        account: String,
    },
    /// Did not agree, or took the proposal back: nobody is asked any more.
    Declined {
        /// Which account.
        account: String,
    },
    /// All have agreed: clocks stand still.
    Began {
        /// Until when at most, milliseconds since 1970.
        until: u64,
    },
    /// It is over, and clocks go on.
    Over {
        /// Which account said so; nobody if it was as long as it may be.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        account: Option<String>,
    },
}

/// What the running match knows of pauses: the fold of what people did about them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Pauses {
    /// Who proposed the one that is asked for or on, and who agreed since, in order.
    pub(crate) agreed: Vec<String>,
    /// The one that is on.
    pub(crate) on: Option<On>,
    /// When a proposal of an account was not agreed to last.
    declined: BTreeMap<String, u64>,
    /// How many there were in this match.
    pub(crate) count: u32,
}

/// A pause that is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct On {
    pub(crate) since: u64,
    pub(crate) until: u64,
}

/// Why what somebody did about a pause does not fold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum NoPause {
    #[error("a pause is asked for or on already")]
    Already,
    #[error("no pause is asked for")]
    NotAsked,
    #[error("the match is not paused")]
    NotOn,
}

impl Pauses {
    /// Whether nobody ever wanted one: then there is nothing to write down.
    pub(crate) fn is_none(&self) -> bool {
        *self == Self::default()
    }

    /// Whether somebody asks for one.
    pub(crate) fn is_asked(&self) -> bool {
        self.on.is_none() && !self.agreed.is_empty()
    }

    /// The account that proposed the one that is asked for or on.
    pub(crate) fn by(&self) -> Option<&str> {
        self.agreed.first().map(String::as_str)
    }

    /// When a proposal of an account was not agreed to last.
    pub(crate) fn declined(&self, account: &str) -> Option<u64> {
        self.declined.get(account).copied()
    }

    /// Folds what somebody did. Returns the pause that is over with it, if one is.
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
