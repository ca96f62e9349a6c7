//! How people keep an account, come back to it, and take it away.

use contract::Outcome;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{ExportedBell, ExportedPeople, ListedPasskey, ListedProviderKey, Vacation};
use crate::{Account, Continues, Secret, Setup};

/// Signs in to an account that there is. Whatever does not fit is answered alike, after the same work.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum ComeBack {
    /// By the recovery code.
    Code {
        /// As it was written down; small letters, spaces and hyphens make no difference.
        code: Secret,
    },
    /// By the password.
    Password {
        /// The account's tag: eight letters that the server chose. It is no secret.
        tag: String,
        /// The password.
        password: Secret,
    },
    /// By a code that another device of the account shows.
    Device {
        /// It counts once, and for a few minutes.
        code: Secret,
    },
}

/// Shows that whoever has the session also has the account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum Proof {
    /// The recovery code.
    Code {
        /// As it was written down.
        code: Secret,
    },
    /// The password.
    Password {
        /// As it is now.
        password: Secret,
    },
}

/// Makes a recovery code, which takes the place of the one before.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeCode {
    /// Needed once the account has a key, unless a passkey or a provider of it was just shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// Answer to [`MakeCode`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MadeCode {
    /// What one signs in as with a password.
    pub tag: String,
    /// The code, in groups. Shown once; the server keeps only a hash.
    pub code: Secret,
}

/// Sets a password, which takes the place of the one before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetPassword {
    /// The new one: 10 to 128 characters.
    pub password: Secret,
    /// Needed once the account has a key, unless a passkey or a provider of it was just shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// Answer to [`SetPassword`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct HasPassword {
    /// What one signs in as with the password.
    pub tag: String,
}

/// Takes the account away for good.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Erase {
    /// Needed if the account has a key, unless a passkey or a provider of it was just shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// A code with which another device signs in, once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DeviceCode {
    /// In groups. The one before does not count any more.
    pub code: Secret,
    /// Milliseconds for which it counts.
    pub lasts: u64,
}

/// An account, as it is shown to its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AboutMe {
    /// Who.
    pub account: Account,
    /// When it was made, milliseconds since 1970.
    pub made_at: u64,
    /// What one signs in as with a password. A guest has none.
    pub tag: Option<String>,
    /// When its recovery code was made, if it has one.
    pub code_at: Option<u64>,
    /// When its password was set, if it has one.
    pub password_at: Option<u64>,
    /// Its passkeys, the oldest first.
    pub passkeys: Vec<ListedPasskey>,
    /// Its keys at providers of OpenID Connect, the oldest first.
    #[serde(default)]
    pub provider_keys: Vec<ListedProviderKey>,
    /// Who plays at its device.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub companions: Vec<ListedCompanion>,
    /// Milliseconds for which whoever says that all keys are lost waits until they need none.
    pub lost_wait: u64,
    /// Where it is signed in, the last used first.
    pub devices: Vec<Device>,
    /// Whether whoever runs the server has named it as an admin. Nobody else is told.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub admin: bool,
}

/// Somebody who plays at one's device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ListedCompanion {
    /// Who.
    pub account: Account,
    /// The id of the table at which they play.
    pub table: String,
}

/// A session of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Device {
    /// By which it can be ended. Nobody signs in with it.
    pub id: String,
    /// Browser and system, as `Firefox, Linux`; empty if that is not known. Nothing more is kept of what a browser says.
    pub name: String,
    /// When it signed in, milliseconds since 1970.
    pub since: u64,
    /// When it was last noted that it is used, about once a day.
    pub seen: u64,
    /// Whether it is the one that asks.
    pub this: bool,
    /// When it said that all keys of the account are lost, milliseconds since 1970; `null` if it did not.
    pub lost_at: Option<u64>,
}

/// All that is known of an account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Exported {
    /// Which form this has: 1.
    pub septet: u32,
    /// Who.
    pub about: AboutMe,
    /// What it said of its time.
    pub time: ExportedTimes,
    /// How it is called. Not there if the server calls nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doorbell: Option<ExportedBell>,
    /// What is kept of it and others. Not there if the server keeps nothing of that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub people: Option<ExportedPeople>,
    /// Its tables, one after the other.
    pub tables: Vec<ExportedTable>,
}

/// What an export says of time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedTimes {
    /// Since when, in milliseconds since 1970, it lives in which time zone; the newest last.
    pub zones: Vec<(u64, String)>,
    /// The newest last.
    pub vacations: Vec<Vacation>,
}

/// What an export says of one table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedTable {
    /// Stable and unique.
    pub id: String,
    /// Short, for reading aloud.
    pub code: String,
    /// When it was made, milliseconds since 1970.
    pub made_at: u64,
    /// Whether this account made it.
    pub made: bool,
    /// What is played there.
    pub setup: Setup,
    /// The matches of the table, in order.
    pub matches: Vec<ExportedMatch>,
    /// What this account said there, in order.
    pub said: Vec<ExportedLine>,
}

/// What an export says of one match. Its record can be read by its id.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedMatch {
    /// Stable and unique.
    pub id: String,
    /// Counted from 1 at its table.
    pub number: u32,
    /// Which game.
    pub game: String,
    /// Version of the rules.
    pub rules_version: u32,
    /// When it began, milliseconds since 1970.
    pub began_at: u64,
    /// When it was over, if it is.
    pub ended_at: Option<u64>,
    /// How it ended, if it is over.
    pub outcome: Option<Outcome>,
    /// Which match it goes on from. Not there if it was dealt for itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Continues>,
}

/// A line of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedLine {
    /// When, milliseconds since 1970.
    pub at: u64,
    /// To whom.
    pub to: SaidTo,
    /// What.
    pub text: String,
}

/// To whom a line was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SaidTo {
    /// Everybody at the table.
    Table,
    /// One other player.
    One,
    /// Partners.
    Team,
}
