//! The IP address of a request.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{Extensions, HeaderMap, StatusCode, request::Parts},
};
use ipnet::IpNet;

use super::Refusal;
use crate::App;

/// The IP address that limits are counted by. For IPv6 its first 64 bits, because a customer with one address
/// has all of those.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Address(pub IpAddr);

impl Address {
    /// Returns the address of a request, or `None` if it is unknown.
    pub(crate) fn of(headers: &HeaderMap, extensions: &Extensions, proxies: &[IpNet]) -> Option<Self> {
        let ConnectInfo(peer) = extensions.get::<ConnectInfo<SocketAddr>>()?;
        Some(Self(network(client(peer.ip(), headers, proxies))))
    }
}

impl FromRequestParts<App> for Address {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        Self::of(&parts.headers, &parts.extensions, &app.inner.settings.trusted_proxies).ok_or_else(|| {
            Refusal::with(
                StatusCode::INTERNAL_SERVER_ERROR,
                "the server does not know the address of this request",
            )
        })
    }
}

/// Returns the address of the operator's own proxy, if it forwards requests but is not trusted:
/// `--trusted-proxy` is missing.
///
/// Any client can send that header. So only an address that cannot come from the internet is suspected.
pub(crate) fn unbelieved(headers: &HeaderMap, extensions: &Extensions, proxies: &[IpNet]) -> Option<IpAddr> {
    let ConnectInfo(peer) = extensions.get::<ConnectInfo<SocketAddr>>()?;
    let peer = peer.ip().to_canonical();
    let near = match peer {
        IpAddr::V4(peer) => peer.is_loopback() || peer.is_private(),
        IpAddr::V6(peer) => peer.is_loopback() || peer.is_unique_local(),
    };
    (near && headers.contains_key("x-forwarded-for") && !is_trusted(peer, proxies)).then_some(peer)
}

/// Returns whether an address is a trusted proxy.
pub(crate) fn is_trusted(address: IpAddr, proxies: &[IpNet]) -> bool {
    let address = address.to_canonical();
    proxies.iter().any(|network| network.contains(&address))
}

/// Returns the client's address. Each proxy appends the address it received the request from. Read from the
/// end, the first address that is no trusted proxy is the client's; clients can forge those before it.
fn client(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet]) -> IpAddr {
    let lines = headers.get_all("x-forwarded-for").iter();
    let hops: Vec<&str> = lines.flat_map(|line| line.to_str().unwrap_or("?").split(',')).collect();
    let mut address = peer;
    // A list may have empty places.
    for hop in hops.into_iter().rev().map(str::trim).filter(|hop| !hop.is_empty()) {
        match parse(hop) {
            Some(next) if is_trusted(address, proxies) => address = next,
            _ => break,
        }
    }
    address
}

/// Parses an address as proxies write it: optionally with a port, in brackets, or with its interface.
fn parse(hop: &str) -> Option<IpAddr> {
    // A request that nginx received by a Unix socket came from its own machine.
    if hop == "unix:" {
        return Some(Ipv4Addr::LOCALHOST.into());
    }
    let (bare, port) = match hop.strip_prefix('[').and_then(|hop| hop.split_once(']')) {
        Some((bare, rest)) => (bare, rest.strip_prefix(':').or(rest.is_empty().then_some("0"))?),
        // More than one colon means IPv6 without a port.
        None => match hop.split_once(':') {
            Some((bare, port)) if !port.contains(':') => (bare, port),
            Some(_) | None => (hop, "0"),
        },
    };
    port.parse::<u16>().ok()?;
    bare.split_once('%').map_or(bare, |(address, _interface)| address).parse().ok()
}

/// Returns the part of an address that limits are counted by.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn the_last_address_that_is_no_proxy_of_ours_counts() {
        let ours: Vec<IpNet> = vec!["10.0.0.0/8".parse().unwrap(), "::1/128".parse().unwrap()];
        let here: Vec<IpNet> = vec!["127.0.0.0/8".parse().unwrap()];
        let nobody: &[IpNet] = &[];
        for (peer, forwarded, proxies, expected) in [
            ("10.0.0.1", &[][..], &ours[..], "10.0.0.1"),
            ("10.0.0.1", &["7.7.7.7"], &ours, "7.7.7.7"),
            ("::ffff:10.0.0.1", &["7.7.7.7"], &ours, "7.7.7.7"),
            ("10.0.0.1", &["7.7.7.7:5000"], &ours, "7.7.7.7"),
            ("10.0.0.1", &["[2001:db8::1]:5000"], &ours, "2001:db8::1"),
            ("10.0.0.1", &["[2001:db8::1]"], &ours, "2001:db8::1"),
            ("10.0.0.1", &["2001:db8::1"], &ours, "2001:db8::1"),
            // The entry that the client wrote itself precedes the one of a proxy.
            ("10.0.0.1", &["6.6.6.6, 7.7.7.7"], &ours, "7.7.7.7"),
            ("10.0.0.1", &["6.6.6.6", "7.7.7.7 , 10.9.9.9"], &ours, "7.7.7.7"),
            // Only proxies are listed: the first of them.
            ("::1", &["10.1.1.1, 10.2.2.2"], &ours, "10.1.1.1"),
            ("10.0.0.1", &["7.7.7.7, nonsense"], &ours, "10.0.0.1"),
            ("10.0.0.1", &["nonsense, 10.3.3.3"], &ours, "10.3.3.3"),
            ("10.0.0.1", &["7.7.7.7, 7.7.7.7:99999"], &ours, "10.0.0.1"),
            ("10.0.0.1", &["7.7.7.7, [::2]x"], &ours, "10.0.0.1"),
            ("10.0.0.1", &["unknown"], &ours, "10.0.0.1"),
            ("10.0.0.1", &["_hidden, 7.7.7.7"], &ours, "7.7.7.7"),
            // Empty places, an IPv6 address with its interface, and an IPv4 address in IPv6 notation.
            ("10.0.0.1", &["7.7.7.7, ,", ""], &ours, "7.7.7.7"),
            ("10.0.0.1", &[""], &ours, "10.0.0.1"),
            ("10.0.0.1", &["fe80::7%eth0"], &ours, "fe80::7"),
            ("10.0.0.1", &["[fe80::7%eth0]:443"], &ours, "fe80::7"),
            ("10.0.0.1", &["7.7.7.7, ::ffff:10.2.2.2"], &ours, "7.7.7.7"),
            ("10.0.0.1", &["7.7.7.7, [::1]:5000"], &ours, "7.7.7.7"),
            // nginx behind nginx by a Unix socket, trusted if this machine is.
            ("127.0.0.1", &["7.7.7.7, unix:"], &here, "7.7.7.7"),
            ("127.0.0.1", &["unix:"], &here, "127.0.0.1"),
            ("10.0.0.1", &["7.7.7.7, unix:"], &ours, "127.0.0.1"),
            ("127.0.0.1", &["6.6.6.6, unix:, 7.7.7.7"], &here, "7.7.7.7"),
            // The header of an untrusted client is ignored.
            ("8.8.8.8", &["7.7.7.7"], &ours, "8.8.8.8"),
            ("10.0.0.1", &["7.7.7.7"], nobody, "10.0.0.1"),
        ] {
            let mut headers = HeaderMap::new();
            for line in forwarded {
                headers.append("x-forwarded-for", line.parse().unwrap());
            }
            assert_eq!(client(ip(peer), &headers, proxies), ip(expected), "{peer} {forwarded:?}");
        }
    }

    #[test]
    fn addresses_of_one_network_are_one() {
        let of = |text: &str| network(ip(text));
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:2"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
        assert_ne!(of("10.0.0.1"), of("10.0.0.2"));
    }
}
