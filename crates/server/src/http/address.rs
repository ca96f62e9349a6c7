//! Where a request comes from.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, StatusCode, request::Parts},
};

use super::{App, Refusal};

/// The network address that limits count by. For IPv6 the first 64 bits: whoever has one address has all of
/// those.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Address(pub IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let peer = parts
            .extensions
            .get::<ConnectInfo<SocketAddr>>()
            .ok_or_else(|| Refusal::with(StatusCode::INTERNAL_SERVER_ERROR, "the peer is not known"))?;
        let forwarded = app.inner.settings.trusted_proxy.then(|| forwarded(&parts.headers)).flatten();
        Ok(Self(network(forwarded.unwrap_or(peer.0.ip()))))
    }
}

/// The last address of the last header is the one our own proxy wrote; those before it are hearsay.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

/// The part of an address that counts as one.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_last_proxy_wrote_counts() {
        let mut headers = HeaderMap::new();
        assert_eq!(forwarded(&headers), None);
        headers.append("x-forwarded-for", "6.6.6.6".parse().unwrap());
        headers.append("x-forwarded-for", "7.7.7.7, 10.0.0.9".parse().unwrap());
        assert_eq!(forwarded(&headers), Some("10.0.0.9".parse().unwrap()));
        headers.append("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(forwarded(&headers), None);
    }

    #[test]
    fn addresses_of_one_network_are_one() {
        let of = |text: &str| network(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:2"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
        assert_ne!(of("10.0.0.1"), of("10.0.0.2"));
    }
}
