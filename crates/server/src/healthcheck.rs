//! `septet healthcheck`: asks a running server whether it is ready. For containers without curl.

use std::{
    io::{Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    time::Duration,
};

use anyhow::{Context, bail};

/// Asks the server at this address whether it is ready.
///
/// # Errors
///
/// If the server does not answer or is not ready.
pub(crate) fn check(address: SocketAddr) -> anyhow::Result<()> {
    const PATIENCE: Duration = Duration::from_secs(5);
    let address = reachable(address);
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)
        .with_context(|| format!("no server answers at {address}"))?;
    stream.set_read_timeout(Some(PATIENCE)).context("cannot set a time limit")?;
    let request = format!("GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).context("the server does not listen")?;
    let mut answer = Vec::new();
    stream.take(16 * 1024).read_to_end(&mut answer).context("the server does not answer")?;
    let answer = String::from_utf8_lossy(&answer);
    let status = answer.lines().next().unwrap_or("nothing");
    if status.split(' ').nth(1) != Some("200") {
        bail!("the server at {address} is not ready: {status}");
    }
    Ok(())
}

/// Returns the loopback address for a server that listens on all addresses.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}
