//! Programs that anybody may ask to play.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Account;

/// A program that is here and plays with anybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct BotHere {
    /// Whose it is.
    pub account: Account,
    /// The games that it plays, by their machine names.
    pub plays: Vec<String>,
}

/// Which of them are listed, as the query of `GET /api/bots`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListBots {
    /// Those that play this game only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

/// Asks a program to play at a table where one sits, or which one hosts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    /// Which program, by the id of its account.
    pub account: String,
}
