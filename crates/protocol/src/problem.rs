//! What is wrong with a request, and what to do about it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What is wrong with a request, and what to do about it. Over HTTP it comes as `application/problem+json`
/// with the fields of RFC 9457 added.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[error("{message}")]
#[schemars(rename = "Problem")]
pub struct Problem<J = Value> {
    /// For programs.
    pub code: ProblemCode,
    /// For people, in English; clients have their own words for each code.
    pub message: String,
    /// With `refused`: the game's own `Refusal`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<J>,
    /// With `too_many`, `removed` and `account_banned`: try again after this many milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u64>,
}

impl<J> Problem<J> {
    /// A problem without further data.
    pub fn new(code: ProblemCode, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), refusal: None, retry_after: None }
    }
}

/// The kinds of problems.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ProblemCode {
    /// Not JSON, an unknown type, an unknown or missing field, a binary frame.
    Malformed,
    /// Sign in first.
    NotSignedIn,
    /// This code, this passkey, or this tag with this password, opens nothing here. Whether there is such an account is not said.
    WrongKey,
    /// Whoever runs the server has banned this account; the message says why, and `retry_after` how long yet, if it ends.
    AccountBanned,
    /// The account has a key: show its code or password together with this, or a passkey or a provider before.
    ProofNeeded,
    /// Whom the provider has named opens an account already.
    KeyTaken,
    /// The provider that opens accounts here does not answer, or not as it should. Other ways are open.
    ProviderFailed,
    /// Only the host, or only a seated player, may do that.
    NotAllowed,
    /// Only who watches the table may do that.
    NotWatching,
    /// The host muted this account at this table.
    Muted,
    /// The host banned this account from this table.
    Banned,
    /// The host removed this account from its seat; `retry_after` says when it may sit down again.
    Removed,
    /// There is no such table, seat, game or player.
    NotFound,
    /// The table is in another state: not started, running, or over.
    WrongTime,
    /// This game has no such thing.
    NotInThisGame,
    /// The seat is taken, or no seat is free.
    SeatTaken,
    /// The match is on, and its game takes no newcomers.
    NoNewcomers,
    /// Not everybody is seated and ready.
    NotReady,
    /// The setup cannot be played; the message says what to change.
    BadSetup,
    /// The table does not wait for you.
    NotWaiting,
    /// The submission answers a decision that is no longer asked. The current state follows.
    Stale,
    /// Something that was hidden has been shown since, or might have been: it cannot be taken back.
    Shown,
    /// The rules say no; `refusal` says why. The current state follows.
    Refused,
    /// The id was used before for something else.
    IdReused,
    /// A text is empty or longer than the limits allow, or has control characters.
    BadText,
    /// Too many messages, tables, sockets or sign-ins; `retry_after` says when to try again.
    TooMany,
    /// The server cannot store anything at present. Nothing was changed; try again.
    StorageUnavailable,
    /// Another server wrote to the same table: two use one database. Nothing was changed; the table is read again.
    Overtaken,
    /// The server or the table is closing. Reconnect and try again.
    Closing,
    /// A fault of the server. Nothing was changed; it was logged.
    Internal,
}
