//! Three servers on one Postgres, with proxies between all of them that a test can disturb.

use std::{net::SocketAddr, time::Duration};

use futures_util::future::join_all;
use protocol::{ClientMessage, ServerMessage};
use tests::{Credentials, Heard, Postgres, Server, Upgrade, Way, ask_id, free_address, patiently};

use super::clock::Clock;
use crate::nodes::book::Book;

pub const NAMES: [&str; 3] = ["a", "b", "c"];

/// Three servers on one Postgres.
pub struct House {
    pub postgres: Postgres,
    pub book: Book,
    pub servers: Vec<Server>,
    /// The proxies to Postgres, one for each server.
    pub to_postgres: Vec<Way>,
    /// The proxies from the other servers, one for each server.
    pub to_server: Vec<Way>,
    /// An account, and a table of it.
    probe: (Credentials, String),
    /// The clock of the last server, if it is adjustable.
    pub clock: Option<Clock>,
    pub term: Duration,
}

impl House {
    /// Starts the servers; `None` if Postgres is not installed.
    pub async fn open(term: Duration) -> Option<Self> {
        let postgres = Postgres::start().await?;
        postgres.database("cluster").await;
        let clock = Clock::find();
        let (mut servers, mut to_postgres, mut to_server) = (Vec::new(), Vec::new(), Vec::new());
        for name in NAMES {
            let (listen, database) = (free_address(), Way::to(postgres.address()).await);
            let way = Way::to(listen).await;
            let url = Book::url(&format!("postgres://septet@{}/cluster", database.address()), name);
            let (listens, reached) = (listen.to_string(), way.address().to_string());
            let clock = clock.as_ref().filter(|_| name == "c").map(Clock::variables).unwrap_or_default();
            servers.push(async move {
                let term = term.as_millis().to_string();
                let flags = [
                    ["--cluster-node", name],
                    ["--cluster-listen", &listens],
                    ["--cluster-address", &reached],
                    ["--cluster-secret", "a secret of thirty-two characters"],
                    ["--cluster-term", &term],
                    ["--bot-pause", "10"],
                    ["--grace", "600"],
                    ["--limits", "sign-ins-per-minute=10000"],
                    ["--limits", "requests-per-minute=100000"],
                    ["--limits", "tables-per-minute=10000"],
                ];
                let variables: Vec<(&str, &str)> =
                    clock.iter().map(|(name, value)| (*name, value.as_str())).collect();
                Server::start_with(&url, flags.as_flattened(), &variables).await
            });
            to_postgres.push(database);
            to_server.push(way);
        }
        // All of them start at once, on an empty database.
        let servers = join_all(servers).await;
        let book = Book::begin(&postgres, "cluster").await;
        let who = Credentials::bot(&servers[0], "probe").await;
        let table = who.kingdoms(&servers[0], 2).await.id;
        Some(Self { postgres, book, servers, to_postgres, to_server, probe: (who, table), clock, term })
    }

    pub fn addresses(&self) -> [SocketAddr; 3] {
        [0, 1, 2].map(|number: usize| self.servers[number].address())
    }

    /// Waits until every server is ready, and serves a table, its own or another server's.
    pub async fn become_ready(&mut self) {
        for server in &mut self.servers {
            server.become_ready().await;
            patiently("a table can be followed", async {
                while !follows(server.address(), &self.probe.0, &self.probe.1).await {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            })
            .await;
        }
    }
}

/// Returns true if the account can follow a table at this server.
async fn follows(server: SocketAddr, who: &Credentials, table: &str) -> bool {
    let Ok(Ok(mut socket)) = Upgrade::of(server, who).try_open(server).await else { return false };
    let watch =
        ClientMessage::Watch { id: ask_id(), table: table.into(), since: None, epoch: None, changes: false };
    socket.send(&watch).await;
    loop {
        match socket.heard().await {
            Heard::Said(message, _) => match *message {
                ServerMessage::Done { .. } => return true,
                ServerMessage::Problem { .. } => return false,
                _ => {}
            },
            Heard::Closed(_) => return false,
        }
    }
}
