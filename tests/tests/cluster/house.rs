//! Three servers on one Postgres, with ways between all of them that a test can disturb.

use std::{net::SocketAddr, time::Duration};

use tests::{Postgres, Server, Way, free_address, request};

use crate::clock::Clock;

pub const NAMES: [&str; 3] = ["a", "b", "c"];

/// Three servers on one Postgres.
pub struct House {
    pub postgres: Postgres,
    pub servers: Vec<Server>,
    /// To Postgres, for each of them.
    pub to_postgres: Vec<Way>,
    /// From the others, for each of them.
    pub to_server: Vec<Way>,
    /// The clock of the last one, where it can be set.
    pub clock: Option<Clock>,
    pub term: Duration,
}

impl House {
    /// `None` where Postgres is not installed.
    pub async fn open(term: Duration) -> Option<Self> {
        let postgres = Postgres::start().await?;
        postgres.database("cluster").await;
        let clock = Clock::find();
        let (mut servers, mut to_postgres, mut to_server) = (Vec::new(), Vec::new(), Vec::new());
        for name in NAMES {
            let (listen, database) = (free_address(), Way::to(postgres.address()).await);
            let way = Way::to(listen).await;
            let url = format!("postgres://septet@{}/cluster", database.address());
            let flags = [
                ["--cluster-node", name],
                ["--cluster-listen", &listen.to_string()],
                ["--cluster-address", &way.address().to_string()],
                ["--cluster-secret", "a secret of thirty-two characters"],
                ["--cluster-term", &term.as_millis().to_string()],
                ["--bot-pause", "10"],
                ["--grace", "600"],
                ["--sign-ins-per-minute", "10000"],
                ["--requests-per-minute", "100000"],
                ["--tables-per-minute", "10000"],
            ];
            let of_clock = clock.as_ref().filter(|_| name == "c").map(Clock::variables).unwrap_or_default();
            let variables: Vec<(&str, &str)> =
                of_clock.iter().map(|(name, value)| (*name, &**value)).collect();
            servers.push(Server::start_with(&url, flags.as_flattened(), &variables).await);
            to_postgres.push(database);
            to_server.push(way);
        }
        Some(Self { postgres, servers, to_postgres, to_server, clock, term })
    }

    pub fn addresses(&self) -> [SocketAddr; 3] {
        [0, 1, 2].map(|number: usize| self.servers[number].address())
    }

    /// Waits until every server is ready, and finds an account in the database.
    pub async fn become_ready(&mut self) {
        for server in &mut self.servers {
            server.become_ready().await;
            tests::patiently("the database is asked", async {
                let nobody = [("Authorization", "Bearer nobody")];
                let asked = || request(server.address(), "GET", "/api/session", &nobody, "");
                while asked().await.is_ok_and(|answer| answer.status >= 500) {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            })
            .await;
        }
    }
}
