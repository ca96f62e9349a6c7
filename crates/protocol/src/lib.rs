//! The messages between Septet's server and its clients, both browsers and bots.
//!
//! A client signs in over HTTP ([`http`]), opens one WebSocket at `/ws` with the subprotocol [`SUBPROTOCOL`],
//! and follows any number of tables on it. Every frame is one JSON text: a [`ClientMessage`] from the client,
//! a [`ServerMessage`] from the server.
//!
//! Architecture invariants:
//!
//! - Only this crate and `server` know JSON framing.
//! - The server refuses unknown fields and unknown types in messages of clients, at any depth ([`read`]). It
//!   may add fields to its own messages.
//! - Every client message carries an `id`. The server answers it once, with [`ServerMessage::Done`] or
//!   [`ServerMessage::Problem`].
//! - Every message about a table carries `epoch` and `seq`. Within an epoch `seq` never falls. A client that
//!   reconnects names the `seq` of its last `game` message, and receives the messages that it missed. Each
//!   account has its own numbers: they include only the entries that it receives.

mod account;
mod addressing;
mod around;
mod chat_mark;
mod class;
mod client_message;
mod clock;
mod close;
mod continues;
mod deal;
mod encode;
mod guess;
pub mod http;
mod limits;
mod notice;
mod playing_hours;
mod problem;
mod reaction;
mod reading;
pub mod schema;
mod secret;
mod server_message;
mod setup;
mod steps;
mod table_view;
mod to;

pub use account::{Account, AccountKind};
pub use around::{Around, Body};
pub use chat_mark::ChatMark;
pub use class::AccountClass;
pub use client_message::{ClientMessage, RequestId, TableRef};
pub use clock::{Bank, Clock};
pub use close::CloseCode;
pub use continues::Continues;
pub use deal::Deal;
pub use encode::{Frame, decode, encode};
pub use guess::{Guess, GuessAt};
pub use limits::Limits;
pub use notice::{Notice, Noticed};
pub use playing_hours::PlayingHours;
pub use problem::{Problem, ProblemCode};
pub use reaction::Reaction;
pub use reading::{DEPTH, NotRead, read};
pub use schema::schema;
pub use secret::Secret;
pub use server_message::{
    AheadDropped, By, Change, ChatLine, Decision, GameChange, GameUpdate, News, Room, ServerMessage, Speaker,
    Step, WaitingUpdate, Whisper,
};
pub use setup::{Away, Newcomers, Setup, TeamTalk, Visibility};
pub use steps::Steps;
pub use table_view::{
    Absent, Asking, MatchView, Occupant, PauseView, SeatView, Status, TableView, Undo, WATCHERS_NAMED,
};
pub use to::{Team, To};

/// The WebSocket subprotocol that a client has to request.
pub const SUBPROTOCOL: &str = "septet.v1";

/// The subprotocol of a client that accepts long frames compressed: binary frames with a zlib stream (RFC
/// 1950) of the text. Everything else is as with [`SUBPROTOCOL`].
pub const SUBPROTOCOL_DEFLATE: &str = "septet.v1.deflate";

/// The prefix of a subprotocol that carries the token, for a client that cannot set headers. The client
/// requests it in addition to one of the others. The server reads the token and never selects this
/// subprotocol.
pub const SUBPROTOCOL_BEARER: &str = "bearer.";
