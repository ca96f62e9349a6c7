//! Problems: reasons why a request failed.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The reason why a request failed, and the next step. Over HTTP it is `application/problem+json` with the
/// fields of RFC 9457.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[error("{message}")]
#[schemars(rename = "Problem")]
pub struct Problem<J = Value> {
    /// The kind of problem, for programs.
    pub code: ProblemCode,
    /// The reason for people, in English. A client may have its own text for each code.
    pub message: String,
    /// With `refused`: the game's `Refusal`. Absent otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<J>,
    /// With `too_many`, `removed` and `account_banned`: the milliseconds to wait before the next try. Absent
    /// if waiting does not help.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u64>,
}

impl<J> Problem<J> {
    /// Makes a problem without further data.
    pub fn new(code: ProblemCode, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), refusal: None, retry_after: None }
    }
}

/// The kinds of problems.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ProblemCode {
    /// The request is not valid JSON, has an unknown type, or has an unknown or missing field. Also for a
    /// binary frame, and for an intent that is not one of the game. Fix the client.
    Malformed,
    /// The request needs a sign-in, or the session has ended. Sign in first.
    NotSignedIn,
    /// The recovery code, device code, passkey or provider identity signs in to no account here, or login ID
    /// and password do not match. The answer does not reveal which accounts exist.
    WrongKey,
    /// The operator has banned this account. The message has the reason, and `retry_after` the remaining time
    /// if the ban ends.
    AccountBanned,
    /// The account has a sign-in method: confirm the change. Send the recovery code or password with it, or
    /// confirm with a passkey or the provider first.
    ProofNeeded,
    /// The provider identity already belongs to an account. Sign in to that account, or use another identity.
    KeyTaken,
    /// The operator's OpenID Connect provider does not answer, or not correctly. Other sign-in methods work.
    ProviderFailed,
    /// The account may not do this. For example, only the host may, or only a player, or no bot.
    NotAllowed,
    /// The request requires that the account watches the table. Send `watch` first.
    NotWatching,
    /// The host muted this account at this table.
    Muted,
    /// The host banned this account from this table.
    Banned,
    /// The host removed this account from its seat. After `retry_after` it can take a seat again.
    Removed,
    /// There is no such table, seat, game, bot or other object, or the account may not know of it.
    NotFound,
    /// The current state does not allow it. For example, the match has not begun, is running, or is finished.
    WrongTime,
    /// This game, its rules or this setup do not support it.
    NotInThisGame,
    /// The seat is taken, or no seat is free.
    SeatTaken,
    /// The match is running, and its game or its setup takes no newcomers.
    NoNewcomers,
    /// The match cannot start: a seat is free, or an account is not ready.
    NotReady,
    /// The setup is not valid. The message has the change that is needed.
    BadSetup,
    /// The match does not wait for this account, or it is paused.
    NotWaiting,
    /// The decision is no longer open. Use the current state, which follows.
    Stale,
    /// The decision revealed hidden information, or may have done so. It cannot be undone.
    Shown,
    /// The rules refuse the intent. `refusal` has the game's reason, and the current state follows. Also for
    /// a premove that was not offered, and for a passkey that the server does not accept.
    Refused,
    /// The account used this `id` for another request at this table. Use a new one.
    IdReused,
    /// The text is empty, too long, or contains control characters, invisible characters or stacked marks. A
    /// name can also be reserved, for example for bots. A password can be too simple.
    BadText,
    /// Too many requests, messages, tables, sockets or sign-ins. Wait for `retry_after`. Without it, waiting
    /// does not help.
    TooMany,
    /// The server cannot store anything at present. Nothing changed. Try again.
    StorageUnavailable,
    /// Another server of the cluster has the table, or stored something there first. Nothing changed. Try
    /// again in a moment.
    Overtaken,
    /// The server or the table is closing. Reconnect and try again.
    Closing,
    /// The server failed and logged the error. Nothing changed.
    Internal,
}
