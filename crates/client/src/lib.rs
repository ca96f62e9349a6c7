//! The Rust SDK for bots that play at Septet's tables.
//!
//! ```no_run
//! # async fn example(player: &dyn contract::AnyPlayer) -> Result<(), client::Error> {
//! use client::{Bot, Client, How, Session};
//!
//! let session = Session::sign_in("http://127.0.0.1:7777", "Ada", protocol::AccountKind::Bot).await?;
//! let client = Client::connect(&session).await?;
//! let mut table = client.follow("K7M2PXR4TW").await?;
//! let end = Bot::new(player, How::default()).play(&mut table).await?;
//! println!("place {}", end.outcome.places[end.seat]);
//! # Ok(()) }
//! ```
//!
//! [`Connection`] is one socket with typed messages. [`Client`] keeps a connection alive: it reconnects when
//! the socket breaks, resumes every table, and repeats unanswered submissions. [`Table`] is one table as this
//! client knows it, and [`Bot`] lets a player decide there.
//!
//! Architecture invariants:
//!
//! - This crate knows messages and no game: it carries views, choices and intents, and computes no rules.
//! - The client repeats a submission with its first id, so the server carries it out once.
//! - The client does not repeat a request that is unsafe to repeat. Such a request ends in
//!   [`Error::Interrupted`], and the table's state shows if the server carried it out.

mod address;
mod backoff;
mod bot;
#[cfg(feature = "cli")]
pub mod cli;
mod client;
mod command;
mod connection;
mod error;
mod follow;
#[cfg(feature = "cli")]
mod insisting;
#[cfg(feature = "cli")]
mod ladder_bot;
mod link;
mod listening;
mod news;
#[cfg(feature = "cli")]
mod open_bot;
mod series;
#[cfg(feature = "cli")]
pub mod series_cli;
mod session;
mod table;
mod token;

pub use self::{
    address::Address,
    bot::{Bot, Ended, How},
    client::Client,
    command::Done,
    connection::{Connection, Hello},
    error::Error,
    listening::Listener,
    news::News,
    session::Session,
    table::Table,
    token::{TokenError, session_of},
};
