//! The server: HTTP, sockets, the database and the embedded client, around one [`lobby::Lobby`].
//!
//! Architecture invariants:
//!
//! - It does the I/O of the server: sockets, files, the database. It contains no rules. The lobby decides
//!   about tables.
//! - Every refusal is a [`protocol::Problem`], over HTTP as `application/problem+json`.
//! - Tokens are sent in headers only, never in a URL or a log. The database has their SHA-256.
//! - No client can make another client's socket wait.

mod accept;
mod account_export;
mod admin;
mod answers;
mod api;
mod app;
mod args;
mod backup;
mod bucket;
mod check;
mod cli;
mod cluster;
mod document;
mod documents;
mod doorbell;
mod export;
mod games;
mod guard;
mod healthcheck;
mod ladder;
mod late;
mod layers;
mod logs;
pub mod manual;
mod metrics;
mod operations;
mod origin;
mod passkeys;
mod pending;
mod people;
mod permits;
mod provider;
mod record_from;
mod replay;
mod reports;
mod request;
mod routes;
mod series;
mod serve;
mod settings;
mod socket;
mod stop;
mod store;
mod traces;
mod verify;
mod web_client;

pub use admin::{AdminArgs, AdminSocket, Desk};
pub use app::App;
pub use args::ServeArgs;
pub use cli::{Cli, Command, main};
pub use cluster::{BadSecret, Cluster, ClusterSecret};
pub use doorbell::{BadRelay, BellError, BellSettings, Doorbell, MailSettings, Relay};
pub use games::catalogue;
pub use ladder::{LadderSettings, Ladders};
pub use operations::openapi;
pub use people::People;
pub use provider::{BadProvider, ProviderSettings};
pub use routes::router;
pub use serve::{Running, serve};
pub use settings::Settings;
pub use store::{NodeOptions, OpenError, SqlStore, Written};
pub use verify::VerifyArgs;
