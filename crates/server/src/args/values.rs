//! Values of settings.

use std::net::{IpAddr, SocketAddr};

use clap::ValueEnum;
use ipnet::IpNet;
use url::Url;

/// The format of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogFormat {
    /// Lines of text.
    Text,
    /// One JSON object a line.
    Json,
}

/// A secret that `Debug` does not print.
#[derive(Clone)]
pub struct Hidden(pub(super) String);

impl std::fmt::Debug for Hidden {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Hidden")
    }
}

impl From<String> for Hidden {
    fn from(text: String) -> Self {
        Self(text)
    }
}

/// The address of the metrics, or `None` without metrics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MetricsAddress(pub Option<SocketAddr>);

pub(super) fn metrics_address(text: &str) -> Result<MetricsAddress, String> {
    match text {
        "none" => Ok(MetricsAddress(None)),
        address => address
            .parse()
            .map(|address| MetricsAddress(Some(address)))
            .map_err(|_| "expected an address like 127.0.0.1:7778, or none".into()),
    }
}

/// Parses the URL of a collector of traces.
pub(super) fn collector(text: &str) -> Result<Url, String> {
    let url = Url::parse(text).ok().filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host());
    url.ok_or_else(|| "expected an address like http://127.0.0.1:4318".into())
}

/// Parses an account ID and returns it as the server writes it, so that it can be compared.
pub(super) fn account_id(text: &str) -> Result<String, String> {
    let id = uuid::Uuid::parse_str(text.trim()).map(|id| id.hyphenated().to_string());
    id.map_err(|_| "expected the id of an account, like 01a1f8e1-05c5-7349-b5e2-3864706a333f".into())
}

pub(super) fn share(text: &str) -> Result<f64, String> {
    let share = text.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| "expected a number from 0 to 1".into())
}

pub(super) fn network(text: &str) -> Result<IpNet, String> {
    let text = text.trim();
    let address = |_| text.parse().map(|address: IpAddr| IpNet::from(address.to_canonical()));
    let network: IpNet = text
        .parse()
        .or_else(address)
        .map_err(|_| "expected addresses or networks, like 127.0.0.1,10.0.0.0/8")?;
    if network.prefix_len() == 0 {
        // Then the server would trust the first entry of the header, which each client writes itself.
        return Err(
            "this network contains all addresses, so each client could fake its own; name your proxies"
                .into(),
        );
    }
    Ok(network)
}
