//! The settings that most servers need.

use std::net::SocketAddr;

use axum::http::Uri;
use clap::Args;
use ipnet::IpNet;

use super::{
    values::{MetricsAddress, metrics_address, network},
    web_origin::{origin, public_url},
};
use crate::admin::{AdminSocket, admin_socket};

/// The address to listen on, which `septet healthcheck` asks.
pub(crate) const ADDRESS: &str = "127.0.0.1:7777";

/// Addresses and the database.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Basics")]
pub struct BasicArgs {
    /// The address to listen on. `0.0.0.0:7777` accepts connections from other machines
    #[arg(long, env = "SEPTET_ADDRESS", default_value = ADDRESS)]
    pub(crate) address: SocketAddr,
    /// The database: `sqlite://path` or `postgres://user:password@host/name`
    #[arg(
        long,
        env = "SEPTET_DATABASE",
        default_value = "sqlite://./data/septet.db",
        hide_env_values = true
    )]
    pub(crate) database: String,
    /// The URL that people open, such as `https://play.example.org`. With `https`, cookies are `Secure`. Required behind a proxy
    #[arg(long, env = "SEPTET_PUBLIC_URL", value_parser = public_url)]
    pub(crate) public_url: Option<Uri>,
    /// Further web origins that may use the server, separated by commas: `https://friend.example`
    #[arg(long, env = "SEPTET_ALLOW_ORIGIN", value_delimiter = ',', value_parser = origin)]
    pub(crate) allow_origin: Vec<String>,
    /// Networks of your proxies, separated by commas: `127.0.0.1,10.0.0.0/8`. The server trusts their `X-Forwarded-For`
    #[arg(long, env = "SEPTET_TRUSTED_PROXY", value_delimiter = ',', value_parser = network)]
    pub(crate) trusted_proxy: Vec<IpNet>,
    /// The Unix socket for `septet admin`: a path, or `none`. Default: beside an SQLite database, none with Postgres
    #[arg(long, env = "SEPTET_ADMIN_SOCKET", value_parser = admin_socket, hide_short_help = true)]
    pub(crate) admin_socket: Option<AdminSocket>,
    /// The address of the Prometheus metrics, or `none`
    #[arg(
        long,
        env = "SEPTET_METRICS_ADDRESS",
        default_value = "127.0.0.1:7778",
        value_parser = metrics_address,
        hide_short_help = true
    )]
    pub(crate) metrics_address: MetricsAddress,
}
