//! The server over real sockets, and its stores.

#![expect(clippy::unwrap_used, reason = "helpers of tests panic as tests do")]

mod support;

mod account;
mod admin;
mod administered;
mod arbitrary;
mod beside;
mod command;
mod configured;
mod copied;
mod described;
mod documented;
mod doorbell;
mod files;
mod heavy;
mod hosting;
mod ladders;
mod metrics_port;
mod monitoring;
mod nodes;
mod on_postgres;
mod origins;
mod passkeys;
mod people;
mod postgres;
mod program;
mod providers;
mod rewriting;
mod session;
mod socket_handshake;
mod socket_limits;
mod socket_talk;
mod socket_whispers;
mod sqlite;
mod stopping;
mod tables;
