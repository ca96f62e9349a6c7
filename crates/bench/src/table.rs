//! Four sockets at one table, and the moves they make.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::{
    account::Account,
    socket::{Socket, no_problem},
};

/// A table at which moves are made, one after the other.
pub trait Table: Send + 'static {
    /// Makes a move and waits until all four have been told: how long that took.
    fn turn(&mut self) -> impl Future<Output = anyhow::Result<Duration>> + Send;
}

/// Matches played at one table, each after a few requests that the server counts.
const MATCHES_AT_A_TABLE: u32 = 16;

/// A table of 7 Kingdoms where everybody plays at random, match after match.
pub struct Septet {
    id: String,
    /// Who makes the next table.
    host: Account,
    seats: Vec<Socket>,
    matches: u32,
    /// Frames of the game that came so far, and their bytes.
    pub frames: u64,
    pub frame_bytes: u64,
    next: Option<Turn>,
    requests: u64,
    chance: u64,
}

/// Who is asked what.
struct Turn {
    seat: usize,
    decision: u64,
    intents: Vec<Box<RawValue>>,
}

#[derive(Deserialize)]
struct Decision {
    number: u64,
    choices: Choices,
}

#[derive(Deserialize)]
struct Choices {
    intents: Vec<Box<RawValue>>,
}

impl Septet {
    /// Four new accounts sit down and begin.
    pub async fn begin(server: SocketAddr, number: u32) -> anyhow::Result<Self> {
        let host = Account::sign_in(server, "Bench").await?;
        let id = host.make_table().await?;
        let mut accounts = vec![host];
        for _ in 1..4 {
            accounts.push(Account::sign_in(server, "Bench").await?);
        }
        let mut table = Self::sit(&accounts, &id, number).await?;
        table.start().await?;
        Ok(table)
    }

    /// Accounts follow a table and take its seats.
    async fn sit(accounts: &[Account], id: &str, number: u32) -> anyhow::Result<Self> {
        let mut seats = Vec::new();
        for account in accounts {
            let mut socket = Socket::septet(account).await?;
            come(&mut socket, id).await?;
            seats.push(socket);
        }
        let chance = 0x9e37_79b9_7f4a_7c15 ^ u64::from(number + 1);
        Ok(Self::new(accounts, id, seats, chance))
    }

    fn new(accounts: &[Account], id: &str, seats: Vec<Socket>, chance: u64) -> Self {
        Self {
            id: id.to_owned(),
            host: accounts[0].clone(),
            seats,
            matches: 0,
            frames: 0,
            frame_bytes: 0,
            next: None,
            requests: 0,
            chance,
        }
    }

    /// Everybody is ready, and the host, who has the first socket, begins.
    async fn start(&mut self) -> anyhow::Result<()> {
        let id = &self.id;
        for socket in &mut self.seats {
            socket.ask(format!(r#"{{"type":"ready","id":"b","table":"{id}","ready":true}}"#)).await?;
        }
        self.seats[0].send(format!(r#"{{"type":"start","id":"s","table":"{id}"}}"#)).await?;
        self.hear(0).await
    }

    /// The same four play again; at another table when they have been at one for long, since a table's log may
    /// not grow as fast as they play.
    async fn rematch(&mut self) -> anyhow::Result<()> {
        self.matches += 1;
        if self.matches.is_multiple_of(MATCHES_AT_A_TABLE) {
            let id = self.host.make_table().await?;
            let left = std::mem::replace(&mut self.id, id);
            for socket in &mut self.seats {
                socket.ask(format!(r#"{{"type":"unwatch","id":"b","table":"{left}"}}"#)).await?;
                come(socket, &self.id).await?;
            }
        } else {
            let id = &self.id;
            self.seats[0].ask(format!(r#"{{"type":"rematch","id":"b","table":"{id}"}}"#)).await?;
        }
        self.start().await
    }

    /// Reads until everybody was told of the game, who acted first: a step of which only that one is told leaves the
    /// turn where it is, and others have nothing to read. `next` is who has to decide then.
    async fn hear(&mut self, actor: usize) -> anyhow::Result<()> {
        self.next = None;
        let first = self.hear_on(actor, None).await?;
        if self.next.is_some() {
            return Ok(());
        }
        for seat in (0..self.seats.len()).filter(|seat| *seat != actor) {
            self.hear_on(seat, Some(&first)).await?;
        }
        Ok(())
    }

    /// Reads on one socket until it was told of the game, with these waited for, and returns who is.
    async fn hear_on(&mut self, seat: usize, until: Option<&str>) -> anyhow::Result<String> {
        loop {
            let text = self.seats[seat].next().await?;
            if !text.starts_with(r#"{"type":"game""#) {
                no_problem(&text)?;
                continue;
            }
            self.frames += 1;
            self.frame_bytes += text.len() as u64;
            let waiting = waited_for(&text).context("a game waits for somebody")?;
            if until.is_some_and(|until| until != waiting) {
                continue;
            }
            // The decision comes after the view, which has no field of that name.
            let asked = text.rfind(r#","decision":{"#).map(|at| &text[at + r#","decision":"#.len()..]);
            if let Some(asked) = asked {
                let mut first = serde_json::Deserializer::from_str(asked).into_iter::<Decision>();
                let Decision { number, choices } = first.next().context("a decision")??;
                self.next = Some(Turn { seat, decision: number, intents: choices.intents });
            }
            return Ok(waiting.to_owned());
        }
    }

    fn pick(&mut self, from: usize) -> usize {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        (self.chance % from.max(1) as u64) as usize
    }

    /// How many bytes of a game frame everybody was sent on average.
    pub fn bytes(&self) -> u64 {
        self.frame_bytes / self.frames.max(1)
    }

    /// Lets the sockets go, and gives back what is needed to come again.
    pub fn leave(self) -> String {
        self.id
    }

    /// Four accounts come back to a table with a running match.
    pub async fn resume(accounts: &[Account], id: &str) -> anyhow::Result<Self> {
        let mut seats = Vec::new();
        for account in accounts {
            let mut socket = Socket::septet(account).await?;
            socket.send(format!(r#"{{"type":"watch","id":"w","table":"{id}"}}"#)).await?;
            seats.push(socket);
        }
        let mut table = Self::new(accounts, id, seats, 7);
        table.hear(0).await?;
        Ok(table)
    }

    /// Four given accounts sit down and begin.
    pub async fn begin_with(accounts: &[Account], number: u32) -> anyhow::Result<Self> {
        let id = accounts[0].make_table().await?;
        let mut table = Self::sit(accounts, &id, number).await?;
        table.start().await?;
        Ok(table)
    }
}

/// A socket follows a table and takes a seat there.
async fn come(socket: &mut Socket, table: &str) -> anyhow::Result<()> {
    for request in ["watch", "sit"] {
        socket.ask(format!(r#"{{"type":"{request}","id":"b","table":"{table}"}}"#)).await?;
    }
    Ok(())
}

impl Table for Septet {
    async fn turn(&mut self) -> anyhow::Result<Duration> {
        if self.next.is_none() {
            self.rematch().await?;
        }
        let Some(Turn { seat, decision, intents }) = self.next.take() else { bail!("nobody is asked") };
        let intent = &intents[self.pick(intents.len())];
        self.requests += 1;
        let (id, request) = (&self.id, self.requests);
        // The id is as long as a careful client's.
        let text = format!(
            r#"{{"type":"submit","id":"{:032x}","table":"{id}","decision":{decision},"intent":{intent}}}"#,
            (u128::from(self.chance) << 64) | u128::from(request)
        );
        let start = Instant::now();
        self.seats[seat].send(text).await?;
        self.hear(seat).await?;
        Ok(start.elapsed())
    }
}

/// A table of the floor: whoever sends, all four get the frame.
pub struct Floor {
    seats: Vec<Socket>,
    turns: usize,
}

impl Floor {
    pub async fn begin(server: SocketAddr, number: u32) -> anyhow::Result<Self> {
        let mut seats = Vec::new();
        for _ in 0..4 {
            seats.push(Socket::open(server, &format!("/table/{number}"), None).await?);
        }
        Ok(Self { seats, turns: 0 })
    }
}

impl Table for Floor {
    async fn turn(&mut self) -> anyhow::Result<Duration> {
        self.turns += 1;
        // As long as a submission to Septet.
        let text = "x".repeat(176);
        let start = Instant::now();
        self.seats[self.turns % 4].send(text).await?;
        for socket in &mut self.seats {
            socket.next().await?;
        }
        Ok(start.elapsed())
    }
}

/// Whom the match waits for, as the text of a list. Comes after the view.
fn waited_for(text: &str) -> Option<&str> {
    let (_, after) = text.rsplit_once(r#","waiting":["#)?;
    after.split(']').next()
}

/// Reads a frame for a test of what is peeked at.
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_is_found_without_reading_what_comes_before() {
        let text = r#"{"type":"game","view":{"x":1},"decision":{"number":7,"choices":{"intents":[{"do":"confirm"}],"complete":true,"back":null}},"deadlines":[null]}"#;
        let at = text.rfind(r#","decision":{"#).expect("it is there") + r#","decision":"#.len();
        let mut first = serde_json::Deserializer::from_str(&text[at..]).into_iter::<Decision>();
        let decision = first.next().expect("one").expect("a decision");
        assert_eq!((decision.number, decision.choices.intents[0].get()), (7, r#"{"do":"confirm"}"#));
    }
}
