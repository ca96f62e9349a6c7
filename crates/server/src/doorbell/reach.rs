//! The allowed targets of messages. A user who names an address must not make the server talk to internal
//! targets: its own network, other programs on its machine, or itself.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use ipnet::IpNet;
use url::{Host, Url};

/// The most bytes of a URL: more than any push service needs.
const URL_BYTES: usize = 1_024;

/// The first port outside the range of system services. Below it only 443 is allowed.
const LOW_PORT: u16 = 1_024;

/// The allowed targets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reach {
    /// Private networks that are allowed, also without TLS.
    pub(crate) networks: Vec<IpNet>,
}

/// The reason why an address is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Unreachable {
    #[error("expected an https URL of at most 1024 characters, with a host and without user and password")]
    Url,
    #[error("this address is not on the public internet; the server sends messages only there")]
    Private,
}

impl Reach {
    /// Parses an address from a user. The IP addresses of its host are checked each time a message is sent.
    pub(crate) fn url(&self, text: &str) -> Result<Url, Unreachable> {
        if text.len() > URL_BYTES {
            return Err(Unreachable::Url);
        }
        let url = Url::parse(text).map_err(|_| Unreachable::Url)?;
        let port = url.port_or_known_default().ok_or(Unreachable::Url)?;
        let (tls, plain) = (url.scheme() == "https", url.scheme() == "http");
        let named = url.username().is_empty() && url.password().is_none();
        if !(tls || plain && !self.networks.is_empty()) || !named || (port < LOW_PORT && port != 443 && tls) {
            return Err(Unreachable::Url);
        }
        match url.host() {
            Some(Host::Domain(_)) => Ok(url),
            Some(Host::Ipv4(ip)) if self.allows(ip.into(), tls) => Ok(url),
            Some(Host::Ipv6(ip)) if self.allows(ip.into(), tls) => Ok(url),
            Some(Host::Ipv4(_) | Host::Ipv6(_)) => Err(Unreachable::Private),
            None => Err(Unreachable::Url),
        }
    }

    /// Filters the IP addresses of a host by whether messages may go to them.
    pub(crate) fn among(&self, found: impl Iterator<Item = SocketAddr>, tls: bool) -> Vec<SocketAddr> {
        found.filter(|address| self.allows(address.ip(), tls)).collect()
    }

    fn allows(&self, ip: IpAddr, tls: bool) -> bool {
        let ip = ip.to_canonical();
        let allowed = self.networks.iter().any(|network| network.contains(&ip));
        allowed || (tls && is_public(ip))
    }
}

fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let reserved = a == 0 || a >= 240 || (a == 192 && b == 0 && c == 0) || (a == 192 && b == 88 && c == 99);
    let benchmarks = a == 198 && (18..20).contains(&b);
    let special = ip.is_private() || ip.is_loopback() || ip.is_link_local() || ip.is_multicast();
    !(special || ip.is_documentation() || ip.is_broadcast() || shared || reserved || benchmarks)
}

/// Returns whether an address is in public use. Addresses that wrap an IPv4 address are not.
fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    let given_out = (0x2000..0x4000).contains(&a);
    let protocols = a == 0x2001 && (b < 0x200 || b == 0xdb8);
    let six_to_four = a == 0x2002;
    let documentation = a == 0x3fff && b < 0x1000;
    given_out && !protocols && !six_to_four && !documentation
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUBLIC: [&str; 5] = ["8.8.8.8", "1.1.1.1", "172.15.0.1", "2606:4700::1111", "2a00:1450:4001::200e"];
    const PRIVATE: [&str; 33] = [
        "127.0.0.1",
        "127.9.9.9",
        "10.0.0.1",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "0.1.2.3",
        "192.0.0.8",
        "192.0.2.1",
        "198.18.0.1",
        "198.51.100.7",
        "203.0.113.7",
        "192.88.99.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001::1",
        "2001:db8::1",
        "3fff::1",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "fec0::1",
        "ff02::1",
    ];

    #[test]
    fn only_the_public_internet_is_reached() {
        let reach = Reach::default();
        for ip in PUBLIC {
            assert!(reach.allows(ip.parse().unwrap(), true), "{ip}");
            assert!(!reach.allows(ip.parse().unwrap(), false), "{ip} without TLS");
        }
        for ip in PRIVATE {
            assert!(!reach.allows(ip.parse().unwrap(), true), "{ip}");
        }
    }

    #[test]
    fn a_host_may_allow_a_network_of_their_own() {
        let reach = Reach { networks: vec!["192.168.0.0/16".parse().unwrap()] };
        for (ip, tls, allowed) in [
            ("192.168.1.1", false, true),
            ("::ffff:192.168.1.1", true, true),
            ("127.0.0.1", true, false),
            ("8.8.8.8", true, true),
            ("8.8.8.8", false, false),
        ] {
            assert_eq!(reach.allows(ip.parse().unwrap(), tls), allowed, "{ip}");
        }
    }

    #[test]
    fn addresses_are_read_as_they_will_be_used() {
        let reach = Reach::default();
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/x",
            "https://web.push.apple.com/QABC",
            "https://push.example:8443/x",
            "https://8.8.8.8/x",
        ] {
            assert!(reach.url(good).is_ok(), "{good}");
        }
        let long = format!("https://push.example/{}", "x".repeat(1_024));
        for (bad, why) in [
            ("", Unreachable::Url),
            ("push.example/x", Unreachable::Url),
            ("http://push.example/x", Unreachable::Url),
            ("ftp://push.example/x", Unreachable::Url),
            ("file:///etc/passwd", Unreachable::Url),
            ("https://ann@push.example/x", Unreachable::Url),
            ("https://:secret@push.example/x", Unreachable::Url),
            ("https://push.example:25/x", Unreachable::Url),
            (long.as_str(), Unreachable::Url),
            ("https://127.0.0.1/x", Unreachable::Private),
            // Other spellings of the same address.
            ("https://2130706433/x", Unreachable::Private),
            ("https://0x7f.1/x", Unreachable::Private),
            ("https://0177.0.0.1/x", Unreachable::Private),
            ("https://[::1]/x", Unreachable::Private),
            ("https://[::ffff:127.0.0.1]/x", Unreachable::Private),
            ("https://169.254.169.254/latest/meta-data", Unreachable::Private),
        ] {
            assert_eq!(reach.url(bad).err(), Some(why), "{bad}");
        }
    }
}
