//! Clients that mean no good, or cannot do better. Whatever they send, they get a clear answer, it costs
//! nothing, and the match next door goes on as fast as before.

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

/// A server with a table where nothing is wrong, and somebody new.
pub struct Scene {
    /// The server.
    pub server: Server,
    /// Sits at a table of their own and wants to be left alone.
    pub neighbour: Guest,
    /// Where two people play on, whatever happens.
    pub calm: Calm,
    /// Somebody new, signed in.
    pub who: Credentials,
    /// Their socket.
    pub socket: Socket,
}

impl Scene {
    /// Sets it.
    pub async fn set() -> Self {
        Self::set_with(&["--bot-pause", "0"]).await
    }

    /// Sets it with these flags of the server.
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

    /// The neighbour sits down and stands up, and the match next door goes on, as if nothing had happened.
    pub async fn nobody_noticed(&mut self) {
        self.calm.is_undisturbed().await;
        self.neighbour.sit(None).await.expect("the neighbour can sit down");
        self.neighbour.stand().await.expect("the neighbour can stand up");
    }

    /// A new socket for `who`, after the last one was closed.
    pub async fn reconnect(&mut self) {
        self.socket = Socket::open(&self.server, &self.who).await;
    }

    /// The same, when the server may not have noticed yet that others have gone.
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

/// The code of what must be a refusal.
pub fn code<T: std::fmt::Debug>(answer: Result<T, Problem>) -> ProblemCode {
    answer.expect_err("this must be refused").code
}
