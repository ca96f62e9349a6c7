//! The Rust SDK for programs that sit at Septet's tables.
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
//! [`Connection`] is one socket with typed messages and nothing else. [`Client`] keeps one alive: it
//! reconnects when the socket breaks, resumes every table where it was, and repeats unanswered submissions.
//! [`Table`] is one table as this client knows it, and [`Bot`] lets an automatic player play there.
//!
//! Architecture invariants:
//!
//! - This crate knows messages and no game: it carries views, choices and intents and computes no rules.
//! - A submission is repeated with the id it was first sent with, so it is carried out once.
//! - A request that cannot be repeated safely is not repeated: it ends in [`Error::Interrupted`], and the table's
//!   state says whether it was carried out.

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
    session::Session,
    table::{News, Table},
    token::{TokenError, session_of},
};
