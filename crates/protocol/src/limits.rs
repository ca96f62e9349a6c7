//! Limits of a server.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::AccountClass;

/// The limits for an account. The operator can change the numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Limits {
    /// The largest frame of a client, in bytes. A larger one closes the socket.
    pub frame_bytes: u32,
    /// The most messages per second on one socket, on average.
    pub messages_per_second: u32,
    /// The most messages at once on one socket.
    pub message_burst: u32,
    /// The most open sockets of one IP address.
    pub sockets_per_address: u32,
    /// The most unfinished tables that an account made within 24 hours.
    pub tables_per_account: u32,
    /// The most tables that one socket may follow.
    pub tables_per_socket: u32,
    /// The longest name, in characters.
    pub name_chars: u32,
    /// The longest chat line, in characters.
    pub chat_chars: u32,
    /// The most chat lines at once: the newest after `watch`, the next older ones after `chat_before`.
    pub chat_lines: u32,
    /// The most bytes that may wait for one socket. Beyond that the server closes it, and the client can
    /// resume.
    pub outbox_bytes: u32,
    /// The class of your account, which some limits depend on. Old servers do not send it.
    #[serde(default)]
    pub class: AccountClass,
    /// The most unfinished series that an account made.
    #[serde(default)]
    pub series_open: u32,
    /// The most matches of one series that run at the same time.
    #[serde(default)]
    pub series_matches_at_once: u32,
    /// The most matches of all series that an account made within 24 hours.
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
