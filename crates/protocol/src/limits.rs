//! What the server accepts.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::AccountClass;

/// What the server accepts. Whoever hosts it can change the numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Limits {
    /// Bytes in one frame; a larger one closes the socket.
    pub frame_bytes: u32,
    /// Messages a second on one socket, in the long run.
    pub messages_per_second: u32,
    /// Messages at once on one socket.
    pub message_burst: u32,
    /// Sockets open at once from one network address.
    pub sockets_per_address: u32,
    /// Tables an account may have made within a day that are not finished.
    pub tables_per_account: u32,
    /// Tables one socket may follow.
    pub tables_per_socket: u32,
    /// Characters in a name.
    pub name_chars: u32,
    /// Characters in a chat line.
    pub chat_chars: u32,
    /// Chat lines told at once: the newest to whoever comes, the next older ones to whoever asks.
    pub chat_lines: u32,
    /// Bytes that wait for one socket; who does not read is told to come back.
    pub outbox_bytes: u32,
    /// Of which class your account is: some limits depend on it. Not told by older servers.
    #[serde(default)]
    pub class: AccountClass,
    /// Series an account may have made that are not over.
    #[serde(default)]
    pub series_open: u32,
    /// Matches of one series that are played at once.
    #[serde(default)]
    pub series_matches_at_once: u32,
    /// Matches of all series that an account makes within a day.
    #[serde(default)]
    pub series_matches_per_day: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            frame_bytes: 16 * 1024,
            messages_per_second: 20,
            message_burst: 60,
            sockets_per_address: 200,
            tables_per_account: 20,
            tables_per_socket: 500,
            name_chars: 24,
            chat_chars: 400,
            chat_lines: 50,
            outbox_bytes: 512 * 1024,
            class: AccountClass::Person,
            series_open: 2,
            series_matches_at_once: 4,
            series_matches_per_day: 200,
        }
    }
}
