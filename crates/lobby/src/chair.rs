//! One seat of a table and who sits in it.

use protocol::Account;

/// One seat of a table and who sits in it, as the log tells it. Who is connected is not in the log.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum Chair {
    #[default]
    Free,
    Account {
        account: Account,
        ready: bool,
        /// Gave up the seat in the running match.
        left: bool,
    },
    Bot {
        player: String,
    },
}

impl Chair {
    pub(crate) fn sat(account: Account) -> Self {
        Self::Account { account, ready: false, left: false }
    }

    pub(crate) fn is_free(&self) -> bool {
        matches!(self, Self::Free)
    }

    pub(crate) fn account(&self) -> Option<&Account> {
        match self {
            Self::Account { account, .. } => Some(account),
            Self::Free | Self::Bot { .. } => None,
        }
    }

    /// The account, unless it gave the seat up.
    pub(crate) fn player(&self) -> Option<&Account> {
        match self {
            Self::Account { account, left: false, .. } => Some(account),
            Self::Account { .. } | Self::Free | Self::Bot { .. } => None,
        }
    }

    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Free => "",
            Self::Account { account, .. } => &account.name,
            Self::Bot { player } => player,
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
