//! Hostile and broken clients. Each of their messages has a clear answer and no cost for the server, and
//! another match continues at the same speed.

mod arbitrary;
mod bent;
mod calm;
mod company;
mod connections;
mod frames;
mod hammer;
mod hoard;
mod junk;
mod losses;
mod requests;
mod strangers;
mod submissions;
mod words;

use protocol::{Problem, ProblemCode};
use tests::{Credentials, Guest, Server, Socket, Upgrade, patiently};

use self::calm::Calm;

/// A server with an undisturbed table, and a new account.
pub struct Scene {
    /// The server.
    pub server: Server,
    /// The host of another table, which must not be disturbed.
    pub neighbour: Guest,
    /// A match between two people that continues all the time.
    pub calm: Calm,
    /// The new account.
    pub who: Credentials,
    /// The socket of the new account.
    pub socket: Socket,
}

impl Scene {
    /// Starts a scene.
    pub async fn set() -> Self {
        Self::set_with(&["--bot-pause", "0"]).await
    }

    /// Starts a scene with these flags of the server.
    pub async fn set_with(flags: &[&str]) -> Self {
        let server = Server::start(flags).await;
        let host = Credentials::bot(&server, "neighbour").await;
        let table = host.kingdoms(&server, 2).await;
        let neighbour = Guest::come_back(&server, &host, &table.id).await;
        let who = Credentials::bot(&server, "mallory").await;
        let socket = Socket::open(&server, &who).await;
        let calm = Calm::begin(&server).await;
        Self { server, neighbour, calm, who, socket }
    }

    /// Checks that the neighbour can take and leave a seat, and that the other match continues undisturbed.
    pub async fn nobody_noticed(&mut self) {
        self.calm.is_undisturbed().await;
        self.neighbour.sit(None).await.expect("the neighbour can sit down");
        self.neighbour.stand().await.expect("the neighbour can stand up");
    }

    /// Opens a new socket for `who`, after the last one was closed.
    pub async fn reconnect(&mut self) {
        self.socket = Socket::open(&self.server, &self.who).await;
    }

    /// Opens a new socket as [`Scene::reconnect`] does, and repeats it until the server has noticed that
    /// others have disconnected.
    pub async fn reconnect_patiently(&mut self) {
        let upgrade = Upgrade::of(self.server.address(), &self.who);
        self.socket = patiently("there is room again", async {
            loop {
                if let Ok(Ok(socket)) = upgrade.try_open(&self.server).await {
                    return socket;
                }
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        })
        .await;
    }
}

/// Returns the code of an answer that must be a refusal.
pub fn code<T: std::fmt::Debug>(answer: Result<T, Problem>) -> ProblemCode {
    answer.expect_err("this must be refused").code
}
