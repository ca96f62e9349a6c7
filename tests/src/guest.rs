//! A client of a table.

use std::{net::SocketAddr, time::Duration};

use contract::Seat;
use protocol::{ClientMessage, Problem, ProblemCode, RequestId, Setup, TableRef, To};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use crate::{Credentials, Heard, Record, Socket, ask_id, pick, waiting::patiently};

/// An account with one socket that follows one table.
pub struct Guest {
    /// The account's credentials.
    pub who: Credentials,
    /// The table's id.
    pub table: String,
    /// The socket to the server.
    pub socket: Socket,
    /// Everything received so far.
    pub record: Record,
}

/// A request's answer: its place in the log if it has one, or the reason for its refusal.
pub type Asked = Result<Option<u64>, Problem>;

impl Guest {
    /// Creates a bot account that follows the table with this id or code.
    ///
    /// # Panics
    ///
    /// If the server refuses any of it.
    pub async fn arrive(server: impl Into<SocketAddr>, name: &str, table: &str) -> Self {
        let server = server.into();
        Self::come_back(server, &Credentials::bot(server, name).await, table).await
    }

    /// Connects an existing account on a new socket, with an empty record.
    ///
    /// # Panics
    ///
    /// If the server refuses any of it.
    pub async fn come_back(server: impl Into<SocketAddr>, who: &Credentials, table: &str) -> Self {
        let socket = Socket::open(server, who).await;
        let (record, table) = (Record::default(), table.to_owned());
        let mut guest = Self { who: who.clone(), table, socket, record };
        guest.watch().await.expect("the table can be watched");
        guest.until("the table", |record| record.table.is_some()).await;
        let id = guest.record.table.as_ref().expect("it was waited for").id.clone();
        guest.table = id;
        guest
    }

    /// Follows the table from the end of the record. Messages that arrive with the answer are noted.
    ///
    /// # Errors
    ///
    /// If the server refuses it.
    pub async fn watch(&mut self) -> Asked {
        let id = ask_id();
        let (epoch, since) = self.record.resume.unzip();
        self.socket
            .send(&ClientMessage::Watch {
                id: id.clone(),
                table: self.table.clone(),
                since,
                epoch,
                changes: false,
            })
            .await;
        let answer = self.socket.answer(&id).await;
        self.note_kept();
        answer
    }

    /// Takes a seat, or any free one.
    ///
    /// # Errors
    ///
    /// If the server refuses it; so for all that follow.
    pub async fn sit(&mut self, seat: Option<Seat>) -> Asked {
        self.ask(|id, table| ClientMessage::Sit { id, table, seat }).await
    }

    /// Leaves the seat.
    pub async fn stand(&mut self) -> Asked {
        self.ask(|id, table| ClientMessage::Stand { id, table }).await
    }

    /// Sets or clears readiness.
    pub async fn ready(&mut self, ready: bool) -> Asked {
        self.ask(|id, table| ClientMessage::Ready { id, table, ready }).await
    }

    /// Starts the match, as the host.
    pub async fn start(&mut self) -> Asked {
        self.ask(|id, table| ClientMessage::Start { id, table, lesson: false }).await
    }

    /// Adds a built-in bot in a seat, or in all free ones, as the host.
    pub async fn add_bot(&mut self, seat: Option<Seat>, player: &str) -> Asked {
        self.ask(|id, table| ClientMessage::AddBot { id, table, seat, player: player.to_owned() }).await
    }

    /// Removes the player in a seat, as the host.
    pub async fn remove(&mut self, seat: Seat) -> Asked {
        self.ask(|id, table| ClientMessage::Remove { id, table, seat }).await
    }

    /// Changes the setup, as the host.
    pub async fn configure(&mut self, setup: Setup) -> Asked {
        self.ask(|id, table| ClientMessage::Configure { id, table, setup }).await
    }

    /// Sends a chat line to all.
    pub async fn chat(&mut self, text: &str) -> Asked {
        self.ask(|id, table| ClientMessage::Chat { id, table, to: None, text: text.to_owned() }).await
    }

    /// Sends a chat line to the own team.
    pub async fn say_to_team(&mut self, text: &str) -> Asked {
        self.ask(|id, table| ClientMessage::Chat { id, table, to: Some(To::TEAM), text: text.to_owned() })
            .await
    }

    /// Sends a chat line to one player.
    pub async fn whisper(&mut self, to: Seat, text: &str) -> Asked {
        self.ask(|id, table| ClientMessage::Chat { id, table, to: Some(To::Seat(to)), text: text.to_owned() })
            .await
    }

    /// Resigns from the match.
    pub async fn resign(&mut self) -> Asked {
        self.ask(|id, table| ClientMessage::Resign { id, table }).await
    }

    /// Claims the match.
    pub async fn claim(&mut self) -> Asked {
        self.ask(|id, table| ClientMessage::Claim { id, table }).await
    }

    /// Requests a rematch.
    pub async fn rematch(&mut self) -> Asked {
        self.ask(|id, table| ClientMessage::Rematch { id, table }).await
    }

    /// Answers a decision.
    pub async fn submit(&mut self, decision: u64, intent: Value) -> Asked {
        self.submit_as(&ask_id(), decision, intent).await
    }

    /// Answers a decision with a given request id.
    pub async fn submit_as(&mut self, id: &str, decision: u64, intent: Value) -> Asked {
        let id = id.to_owned();
        self.ask(|_, table| ClientMessage::Submit { id, table, decision, intent }).await
    }

    /// Sends a request and waits for its answer. It repeats a refused request if the server asks to slow
    /// down. Messages that arrive before the answer are noted.
    pub async fn ask(&mut self, message: impl FnOnce(RequestId, TableRef) -> ClientMessage) -> Asked {
        let message = message(ask_id(), self.table.clone());
        loop {
            let answer = self.socket.ask(&message).await;
            self.note_kept();
            match &answer {
                Err(Problem { code: ProblemCode::TooMany, retry_after: Some(wait), .. }) => {
                    tokio::time::sleep(Duration::from_millis(*wait)).await;
                }
                _ => return answer,
            }
        }
    }

    /// Reads messages until the record satisfies `wanted`.
    ///
    /// # Panics
    ///
    /// If that takes too long, or the socket is closed.
    pub async fn until(&mut self, what: &str, wanted: impl Fn(&Record) -> bool) {
        let name = self.who.account.name.clone();
        patiently(&format!("{name} sees {what}"), async {
            while !wanted(&self.record) {
                let heard = self.socket.heard().await;
                assert!(self.note(&heard), "{name} wants {what}: {heard:?}");
            }
        })
        .await;
    }

    /// Decides at random until the match is finished.
    ///
    /// # Panics
    ///
    /// If the server refuses an offered intent.
    pub async fn play_to_the_end(&mut self, rng: &mut ChaCha8Rng) {
        let mut answered = 0;
        loop {
            self.until("a decision or the end", |record| {
                record.is_over() || record.decision().is_some_and(|decision| decision.number > answered)
            })
            .await;
            if self.record.is_over() {
                return;
            }
            answered = self.decide(rng).await;
        }
    }

    /// Answers the pending decision with an offered intent. Returns the decision's number.
    ///
    /// # Panics
    ///
    /// If there is no decision, or if the intent is refused.
    pub async fn decide(&mut self, rng: &mut ChaCha8Rng) -> u64 {
        let number = self.record.decision().expect("there is something to decide").number;
        let intent = pick(self.record.offered(), rng).clone();
        let answer = self.submit(number, intent.clone()).await;
        assert!(answer.is_ok(), "{intent} was offered and refused: {answer:?}");
        number
    }

    /// Notes the messages that arrived before an answer.
    fn note_kept(&mut self) {
        while let Some(heard) = self.socket.kept() {
            self.note(&heard);
        }
    }

    fn note(&mut self, heard: &Heard) -> bool {
        let Heard::Said(message, frame) = heard else { return false };
        // A guest that watches by code gets the id with the first message.
        let about = match (&self.record.table, &**message) {
            (None, protocol::ServerMessage::Table { table, .. }) => table.clone(),
            _ => self.table.clone(),
        };
        self.record.note(&about, message, frame);
        true
    }
}

/// Returns the seat with this number.
///
/// # Panics
///
/// If no table has it.
pub fn seat(number: usize) -> Seat {
    serde_json::from_value(number.into()).expect("seats are small numbers")
}
