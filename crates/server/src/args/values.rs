//! What flags can be set to.

use std::net::{IpAddr, SocketAddr};

use axum::http::Uri;
use clap::ValueEnum;
use ipnet::IpNet;
use url::Url;

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// One JSON object a line.
    Json,
}

/// What nobody reads who reads how the server was started.
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

/// Where metrics are served, if at all.
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

/// Where a collector takes traces.
pub(super) fn collector(text: &str) -> Result<Url, String> {
    let url = Url::parse(text).ok().filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host());
    url.ok_or_else(|| "expected an address like http://127.0.0.1:4318".into())
}

/// Of an account, as the server writes it: one that is written in another way would silently name nobody.
pub(super) fn account_id(text: &str) -> Result<String, String> {
    let id = uuid::Uuid::parse_str(text.trim()).map(|id| id.hyphenated().to_string());
    id.map_err(|_| "expected the id of an account, like 01a1f8e1-05c5-7349-b5e2-3864706a333f".into())
}

pub(super) fn share(text: &str) -> Result<f64, String> {
    let share = text.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| "expected a number from 0 to 1".into())
}

pub(super) fn network(text: &str) -> Result<IpNet, String> {
    let address = |_| text.parse().map(|address: IpAddr| IpNet::from(address.to_canonical()));
    let network: IpNet = text
        .parse()
        .or_else(address)
        .map_err(|_| "expected addresses or networks, like 127.0.0.1,10.0.0.0/8")?;
    if network.prefix_len() == 0 {
        // Then the first entry would count, and that is what anybody writes.
        return Err("that network is everybody, so anybody could pass for anybody; name your proxies".into());
    }
    Ok(network)
}

pub(super) fn public_url(text: &str) -> Result<Uri, String> {
    let wrong =
        || "expected the URL that people open, like https://play.example.org, without a path".to_owned();
    let url: Uri = text.parse().map_err(|_| wrong())?;
    let fits =
        matches!(url.scheme_str(), Some("http" | "https")) && url.path() == "/" && url.query().is_none();
    if fits { Ok(url) } else { Err(wrong()) }
}

pub(super) fn contact(text: &str) -> Result<String, String> {
    let fits = text.strip_prefix("mailto:").is_some_and(|address| address.contains('@'))
        || text.strip_prefix("https://").is_some_and(|rest| !rest.is_empty());
    if fits && text.bytes().all(|byte| byte.is_ascii_graphic()) {
        Ok(text.to_owned())
    } else {
        Err("expected an address like mailto:host@example.org or https://example.org/contact".into())
    }
}
