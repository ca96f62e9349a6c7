//! Why the server closes a socket.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Why the server closes a socket. On the wire: the WebSocket close code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u16", into = "u16")]
#[schemars(with = "u16")]
#[repr(u16)]
pub enum CloseCode {
    /// What came is not a WebSocket frame.
    BadFrame = 1002,
    /// A text frame was not UTF-8.
    NotText = 1007,
    /// A frame was larger than the limits allow.
    TooLarge = 1009,
    /// The server restarts. Come back in a moment and resume.
    Restart = 1012,
    /// The session was ended, here or elsewhere. Sign in again.
    SignedOut = 4401,
    /// Nothing was heard, not even an answer to a ping. Come back and resume.
    Silent = 4408,
    /// The client did not read fast enough. Come back and resume.
    Slow = 4413,
    /// Far too many messages in spite of being told.
    Flood = 4429,
}

impl CloseCode {
    /// All of them.
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
            Self::Restart => "The server restarts. Reconnect with backoff and resume.",
            Self::SignedOut => "The session ended on this device or elsewhere. Sign in again.",
            Self::Silent => "The client sent nothing, not even the answer to a ping. Reconnect and resume.",
            Self::Slow => "The client did not read fast enough. Reconnect and resume.",
            Self::Flood => "The client continued to send too many messages after `too_many` problems.",
        }
    }

    /// Returns whether the same client may reconnect at once and resume.
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
