//! The load balancer of the cluster: Caddy.

use std::{
    net::{SocketAddr, TcpStream},
    path::PathBuf,
    thread::sleep,
    time::Duration,
};

use super::kept::Kept;
use crate::{
    failure::{Failure, Outcome},
    tools,
};

/// Returns Caddy of this machine, or of Debian's package, unpacked.
pub(super) fn find() -> Outcome<PathBuf> {
    tools::proxy("caddy").ok_or_else(|| {
        Failure::new(
            "there is no Caddy, which shares visitors among the servers",
            "`apt-get install caddy`, or put it on the PATH",
        )
    })
}

/// The configuration of the balancer in the compose file.
const SAMPLE: &str = include_str!("../../balancer/Caddyfile");

/// Returns the same configuration with this address and these servers.
pub(super) fn configuration(open: SocketAddr, servers: &[SocketAddr]) -> String {
    let servers: Vec<String> = servers.iter().map(SocketAddr::to_string).collect();
    let here = format!("http://{open} {{\n\tbind {}", open.ip());
    SAMPLE.replace("http://:7777 {", &here).replace("server-a:7777 server-b:7777", &servers.join(" "))
}

/// Waits until a server answers through the balancer.
pub(super) fn until_it_answers(open: SocketAddr, balancer: &mut Kept) -> Outcome {
    for _ in 0..300 {
        balancer.still_runs()?;
        if ready(open).is_ok_and(|answer| answer.starts_with(b"HTTP/1.1 200")) {
            return Ok(());
        }
        sleep(Duration::from_millis(100));
    }
    Err(Failure::new("no server answers through the balancer after 30 s", "their logs say why"))
}

fn ready(open: SocketAddr) -> std::io::Result<Vec<u8>> {
    use std::io::{Read as _, Write as _};
    let mut stream = TcpStream::connect(open)?;
    stream.set_read_timeout(Some(Duration::from_secs(2)))?;
    write!(stream, "GET /readyz HTTP/1.1\r\nHost: {open}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    const COMPOSE: &str = include_str!("../../../../docker-compose.yml");

    #[test]
    fn servers_are_behind_one_address() {
        let [open, a, b] = [1, 2, 3].map(|port| SocketAddr::from(([127, 0, 0, 1], port)));
        let text = configuration(open, &[a, b]);
        assert!(text.contains("http://127.0.0.1:1 {\n\tbind 127.0.0.1\n"), "{text}");
        assert!(text.contains("reverse_proxy 127.0.0.1:2 127.0.0.1:3 {") && !text.contains("7777"), "{text}");
    }

    /// Returns the part of the compose file for a service.
    fn service(name: &str) -> &'static str {
        let (_, rest) = COMPOSE.split_once(&format!("\n  {name}:\n")).expect("the file has it");
        let end = rest.match_indices('\n').find(|(at, _)| {
            let line = &rest[at + 1..];
            !line.starts_with("    ") && !line.starts_with('\n')
        });
        end.map_or(rest, |(at, _)| &rest[..at])
    }

    #[test]
    fn the_compose_file_has_a_cluster_that_nobody_starts_who_does_not_ask_for_it() {
        let parts = ["secrets", "postgres", "server-a", "server-b", "balancer"];
        for name in parts {
            assert!(
                service(name).contains("\n    profiles: [cluster]\n")
                    || service(name).starts_with("    profiles: [cluster]\n"),
                "{name}"
            );
        }
        assert!(!service("server").contains("profiles") && !service("server").contains("depends_on"));
        assert_eq!(COMPOSE.matches("profiles:").count(), parts.len());
        // Only the balancer is reachable from outside.
        assert!(service("balancer").contains("127.0.0.1:7778"));
        for name in ["secrets", "postgres", "server-a", "server-b"] {
            assert!(!service(name).contains("ports:"), "{name}");
        }
        for (name, port) in [("server-a", "SEPTET_CLUSTER_NODE: a"), ("server-b", "SEPTET_CLUSTER_NODE: b")] {
            assert!(
                service(name).contains(port) && service(name).contains(&format!("{name}:7779")),
                "{name}"
            );
            assert!(SAMPLE.contains(&format!("{name}:7777")), "the balancer knows {name}");
        }
    }

    /// The page for hosts shows the configuration that is tested here.
    #[test]
    fn the_page_for_hosts_shows_this_balancer() {
        let page = include_str!("../../../../docs/host/cluster.md");
        let (_, block) = SAMPLE.split_once("\t\tlb_policy").unwrap();
        let (directives, _) = block.split_once("\t}").unwrap();
        assert!(directives.lines().count() > 5 && page.contains(directives), "{directives}");
    }
}
