//! Accounts and their kinds.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Account {
    /// The id: stable and unique.
    pub id: String,
    /// The name, chosen by the account. Not unique, but at one table a second account with the name becomes
    /// `Ann (2)`. A deleted account is `a former player`.
    pub name: String,
    /// The kind of account.
    pub kind: AccountKind,
}

/// The kinds of accounts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AccountKind {
    /// A person. Signs in with a cookie.
    Person,
    /// An external bot. Signs in with a bearer token and is shown as a bot.
    Bot,
    /// A second player on a person's device.
    Companion,
}

impl AccountKind {
    /// Returns true for a bot.
    pub const fn is_program(self) -> bool {
        match self {
            Self::Bot => true,
            Self::Person | Self::Companion => false,
        }
    }
}
