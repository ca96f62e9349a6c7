//! The part of an IPv6 address that belongs to one site.

use std::net::{IpAddr, Ipv6Addr};

/// Returns the network that shares the limits of lists: an IPv6 site, an IPv4 address, or this machine.
pub fn network(address: IpAddr) -> IpAddr {
    if address.is_loopback() { address } else { site(address).unwrap_or(address) }
}

/// Returns the first 48 bits of an IPv6 address: a site gets at least such a block, which is 65,536 networks.
/// `None` for IPv4.
pub fn site(address: IpAddr) -> Option<IpAddr> {
    match address.to_canonical() {
        IpAddr::V6(address) => Some(Ipv6Addr::from_bits(address.to_bits() >> 80 << 80).into()),
        IpAddr::V4(_) => None,
    }
}
