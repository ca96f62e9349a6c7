//! Close codes of the WebSocket.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The reason why the server closes a socket: the WebSocket close code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u16", into = "u16")]
#[schemars(with = "u16")]
#[repr(u16)]
pub enum CloseCode {
    /// The data is not a WebSocket frame.
    BadFrame = 1002,
    /// A text frame is not valid UTF-8.
    NotText = 1007,
    /// A frame is larger than `frame_bytes`.
    TooLarge = 1009,
    /// The server restarts, another server continues with a table, or a new session replaced this one.
    /// Reconnect in a moment, with the new session, and resume.
    Restart = 1012,
    /// The session ended on this device or elsewhere, or the account was banned or deleted. Sign in again.
    SignedOut = 4401,
    /// The client sent nothing for 45 seconds, not even the answer to a ping. Reconnect and resume.
    Silent = 4408,
    /// The client did not read fast enough: 64 messages or `outbox_bytes` were waiting. Reconnect and resume.
    Slow = 4413,
    /// The client sent 50 messages in a row beyond the limit, in spite of `too_many` problems.
    Flood = 4429,
}

impl CloseCode {
    /// All close codes.
    pub const ALL: [Self; 8] = [
        Self::BadFrame,
        Self::NotText,
        Self::TooLarge,
        Self::Restart,
        Self::SignedOut,
        Self::Silent,
        Self::Slow,
        Self::Flood,
    ];

    /// Returns the reason and the client's next step, in a sentence.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::BadFrame => "The data is not a WebSocket frame.",
            Self::NotText => "A text frame is not valid UTF-8.",
            Self::TooLarge => "A frame is larger than `frame_bytes`.",
            Self::Restart => {
                "The server restarts, another server continues with a table, or a new session replaced this one. Reconnect in a moment, with the new session, and resume."
            }
            Self::SignedOut => {
                "The session ended on this device or elsewhere, or the account was banned or deleted. Sign in again."
            }
            Self::Silent => {
                "The client sent nothing for 45 seconds, not even the answer to a ping. Reconnect and resume."
            }
            Self::Slow => {
                "The client did not read fast enough: 64 messages or `outbox_bytes` were waiting. Reconnect and resume."
            }
            Self::Flood => {
                "The client sent 50 messages in a row beyond the limit, in spite of `too_many` problems."
            }
        }
    }

    /// Returns true if the same client may reconnect at once and resume.
    pub const fn resumable(self) -> bool {
        matches!(self, Self::Restart | Self::Silent | Self::Slow)
    }
}

impl From<CloseCode> for u16 {
    fn from(code: CloseCode) -> Self {
        code as Self
    }
}

impl TryFrom<u16> for CloseCode {
    type Error = String;
    fn try_from(code: u16) -> Result<Self, String> {
        Self::ALL.into_iter().find(|c| *c as u16 == code).ok_or_else(|| format!("{code} is not one of ours"))
    }
}
