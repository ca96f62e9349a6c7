//! Sign-in methods, devices, export and deletion of accounts.

use contract::Outcome;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{ExportedBell, ExportedPeople, ListedPasskey, ListedProviderKey, Vacation};
use crate::{Account, Continues, Secret, Setup};

/// Signs in to an existing account. Every failure gives the same answer, after the same work.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum ComeBack {
    /// With the recovery code.
    Code {
        /// The code. Lower case, spaces and hyphens make no difference.
        code: Secret,
    },
    /// With the password.
    Password {
        /// The login ID of the account: eight letters that the server chose. It is not secret.
        tag: String,
        /// The password.
        password: Secret,
    },
    /// With a device code: another device of the account shows it.
    Device {
        /// The code. It is valid once, for a few minutes.
        code: Secret,
    },
}

/// A confirmation by a sign-in method that the session's user owns the account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum Proof {
    /// The recovery code.
    Code {
        /// The code.
        code: Secret,
    },
    /// The password.
    Password {
        /// The current password.
        password: Secret,
    },
}

/// Makes a recovery code, in place of the earlier one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeCode {
    /// Needed if the account has a sign-in method, unless a passkey or the provider was just confirmed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// Answer to [`MakeCode`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MadeCode {
    /// The login ID, for a sign-in with a password.
    pub tag: String,
    /// The code, in groups. Shown once; the server keeps only a hash.
    pub code: Secret,
}

/// Sets a password, in place of the earlier one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetPassword {
    /// The new password: 10 to 128 characters.
    pub password: Secret,
    /// Needed if the account has a sign-in method, unless a passkey or the provider was just confirmed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// Answer to [`SetPassword`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct HasPassword {
    /// The login ID, for a sign-in with the password.
    pub tag: String,
}

/// Deletes the account permanently.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Erase {
    /// Needed if the account has a sign-in method, unless a passkey or the provider was just confirmed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// A code with which another device signs in once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DeviceCode {
    /// The code, in groups. An earlier one is no longer valid.
    pub code: Secret,
    /// The milliseconds for which it is valid.
    pub lasts: u64,
}

/// An account, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AboutMe {
    /// The account.
    pub account: Account,
    /// The time of its making, milliseconds since 1970.
    pub made_at: u64,
    /// The login ID, for a sign-in with a password. A guest has none.
    pub tag: Option<String>,
    /// The time at which the recovery code was made, milliseconds since 1970. `null` without one.
    pub code_at: Option<u64>,
    /// The time at which the password was set, milliseconds since 1970. `null` without one.
    pub password_at: Option<u64>,
    /// The passkeys, the oldest first.
    pub passkeys: Vec<ListedPasskey>,
    /// The provider keys, the oldest first.
    #[serde(default)]
    pub provider_keys: Vec<ListedProviderKey>,
    /// The companions on its device.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub companions: Vec<ListedCompanion>,
    /// The milliseconds that a device must wait after reporting all sign-in methods lost.
    pub lost_wait: u64,
    /// The devices that are signed in, the last used first.
    pub devices: Vec<Device>,
    /// True if the operator has named the account as an admin. Only the owner sees this.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub admin: bool,
}

/// A companion on the device of the account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ListedCompanion {
    /// The companion.
    pub account: Account,
    /// The id of its table.
    pub table: String,
}

/// A device: one session of the account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Device {
    /// The id for ending the session. It cannot sign in.
    pub id: String,
    /// The browser and the system, for example `Firefox, Linux`. Empty if unknown. The server keeps nothing
    /// else about the browser.
    pub name: String,
    /// The time of the sign-in, milliseconds since 1970.
    pub since: u64,
    /// The last noted use, about once a day, milliseconds since 1970.
    pub seen: u64,
    /// True for the requesting session.
    pub this: bool,
    /// The time at which it reported all sign-in methods lost, milliseconds since 1970. `null` if it did not.
    pub lost_at: Option<u64>,
}

/// The data of an account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Exported {
    /// The version of this format: 1.
    pub septet: u32,
    /// The account.
    pub about: AboutMe,
    /// Its time zones and vacations.
    pub time: ExportedTimes,
    /// Its notification settings. Absent if the server sends no notifications.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doorbell: Option<ExportedBell>,
    /// Its data about other accounts. Absent if the server keeps none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub people: Option<ExportedPeople>,
    /// Its tables, one after the other.
    pub tables: Vec<ExportedTable>,
}

/// The times of an account, in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedTimes {
    /// The time zones, each with its beginning in milliseconds since 1970, the newest last.
    pub zones: Vec<(u64, String)>,
    /// The vacations, the newest last.
    pub vacations: Vec<Vacation>,
}

/// One table, in an export.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedTable {
    /// The id: stable and unique.
    pub id: String,
    /// The code of the table: short, for reading aloud.
    pub code: String,
    /// The time of its making, milliseconds since 1970.
    pub made_at: u64,
    /// True if this account made it.
    pub made: bool,
    /// The setup.
    pub setup: Setup,
    /// The matches of the table, in order.
    pub matches: Vec<ExportedMatch>,
    /// The chat lines of this account, in order.
    pub said: Vec<ExportedLine>,
}

/// One match, in an export. `GET /api/matches/{id}` returns its record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedMatch {
    /// The id: stable and unique.
    pub id: String,
    /// The number of the match at its table, from 1.
    pub number: u32,
    /// The machine name of the game.
    pub game: String,
    /// The version of the rules.
    pub rules_version: u32,
    /// Its beginning, milliseconds since 1970.
    pub began_at: u64,
    /// Its end, milliseconds since 1970. `null` before the end.
    pub ended_at: Option<u64>,
    /// The outcome. `null` before the end.
    pub outcome: Option<Outcome>,
    /// The match that it continues as a fork. Absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Continues>,
}

/// A chat line of the account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedLine {
    /// The time, milliseconds since 1970.
    pub at: u64,
    /// The kind of recipient.
    pub to: SaidTo,
    /// The text.
    pub text: String,
}

/// The kind of recipient of a chat line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SaidTo {
    /// All at the table.
    Table,
    /// One other player.
    One,
    /// The partners.
    Team,
}
