//! Classes of accounts for the limits.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{AccountKind, Limits};

/// The class of an account for the limits. Every class has limits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AccountClass {
    /// A person or a companion.
    #[default]
    Person,
    /// A bot.
    Bot,
    /// A bot that the operator trusts: `--trusted-account` names its account id.
    TrustedBot,
}

impl AccountClass {
    /// Returns the class of an account of this kind. `trusted`: the operator has named the account.
    pub const fn of(kind: AccountKind, trusted: bool) -> Self {
        match (kind, trusted) {
            (AccountKind::Person | AccountKind::Companion, _) => Self::Person,
            (AccountKind::Bot, false) => Self::Bot,
            (AccountKind::Bot, true) => Self::TrustedBot,
        }
    }

    /// Returns the limits of this class on a server with the limits `all`.
    pub const fn limits(self, all: Limits) -> Limits {
        match self {
            Self::Person => Limits { class: self, ..all },
            Self::Bot => Limits {
                class: self,
                messages_per_second: all.messages_per_second.saturating_mul(3),
                message_burst: all.message_burst.saturating_mul(3),
                series_matches_at_once: 8,
                ..all
            },
            Self::TrustedBot => Limits {
                class: self,
                messages_per_second: all.messages_per_second.saturating_mul(50),
                message_burst: all.message_burst.saturating_mul(50),
                tables_per_socket: all.tables_per_socket.saturating_mul(4),
                outbox_bytes: all.outbox_bytes.saturating_mul(16),
                series_open: 8,
                series_matches_at_once: 64,
                series_matches_per_day: 10_000,
                ..all
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_programs_are_trusted_and_nobody_has_less_than_before() {
        let all = Limits::default();
        assert_eq!(AccountClass::of(AccountKind::Person, true), AccountClass::Person);
        assert_eq!(AccountClass::of(AccountKind::Companion, true), AccountClass::Person);
        assert_eq!(AccountClass::Person.limits(all).messages_per_second, 20);
        assert_eq!(AccountClass::of(AccountKind::Bot, false).limits(all).messages_per_second, 60);
        let trusted = AccountClass::of(AccountKind::Bot, true).limits(all);
        assert_eq!((trusted.class, trusted.messages_per_second), (AccountClass::TrustedBot, 1_000));
        assert_eq!(trusted.series_matches_per_day, 10_000);
        // The size of a frame is the same for every class.
        assert_eq!(trusted.frame_bytes, all.frame_bytes);
        // The largest settings of an operator do not overflow.
        let most = Limits { messages_per_second: u32::MAX, outbox_bytes: u32::MAX, ..all };
        assert_eq!(AccountClass::TrustedBot.limits(most).outbox_bytes, u32::MAX);
    }
}
