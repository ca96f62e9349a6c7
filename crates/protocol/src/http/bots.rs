//! Bots that accept challenges.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Account;

/// A connected bot that accepts challenges.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct BotHere {
    /// The bot's account.
    pub account: Account,
    /// The machine names of the games that it plays.
    pub plays: Vec<String>,
}

/// The query of `GET /api/bots`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListBots {
    /// Only bots that play this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

/// Challenges a bot to play at a table where the sender sits or is the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    /// The account id of the bot.
    pub account: String,
}
