//! One seat of a table and its sitter.

use serde::{Deserialize, Serialize};

use crate::Sitter;

/// One seat of a table and its sitter, as the log has it. Connections are not in the log.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Chair {
    #[default]
    Free,
    Account {
        account: String,
        ready: bool,
        /// True if the player gave up the seat in the running match.
        left: bool,
        /// The account whose device this companion shares.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        beside: Option<String>,
    },
    Bot {
        player: String,
    },
}

impl Chair {
    pub(crate) fn sat(account: String) -> Self {
        Self::Account { account, ready: false, left: false, beside: None }
    }

    pub(crate) fn sat_beside(account: String, of: String, ready: bool) -> Self {
        Self::Account { account, ready, left: false, beside: Some(of) }
    }

    pub(crate) fn of(sitter: &Sitter) -> Self {
        match sitter {
            Sitter::Account(account) => Self::sat(account.clone()),
            Sitter::Bot(player) => Self::Bot { player: player.clone() },
        }
    }

    pub(crate) fn is_free(&self) -> bool {
        matches!(self, Self::Free)
    }

    pub(crate) fn account(&self) -> Option<&str> {
        match self {
            Self::Account { account, .. } => Some(account),
            Self::Free | Self::Bot { .. } => None,
        }
    }

    /// Returns the account whose device the companion in this seat shares.
    pub(crate) fn beside(&self) -> Option<&str> {
        match self {
            Self::Account { beside, .. } => beside.as_deref(),
            Self::Free | Self::Bot { .. } => None,
        }
    }

    /// Returns the account, unless it gave up the seat.
    pub(crate) fn player(&self) -> Option<&str> {
        match self {
            Self::Account { account, left: false, .. } => Some(account),
            Self::Account { .. } | Self::Free | Self::Bot { .. } => None,
        }
    }

    /// Returns the sitter, also one that gave up the seat.
    pub(crate) fn sitter(&self) -> Option<Sitter> {
        match self {
            Self::Free => None,
            Self::Account { account, .. } => Some(Sitter::Account(account.clone())),
            Self::Bot { player } => Some(Sitter::Bot(player.clone())),
        }
    }

    pub(crate) fn is_ready(&self) -> bool {
        matches!(self, Self::Account { ready: true, .. })
    }

    pub(crate) fn set_ready(&mut self, now: bool) {
        if let Self::Account { ready, .. } = self {
            *ready = now;
        }
    }
}
