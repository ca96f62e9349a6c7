//! A visitor of a table who decides at random, loses the connection at times, and reconnects.

use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use contract::{ChaCha8Rng, below};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::tally::Tally;
use crate::{account::Account, socket::Socket};

/// The behaviour of visitors.
#[derive(Clone, Copy)]
pub(super) struct Manners {
    /// The maximum thinking time in milliseconds.
    pub(super) think: u32,
    /// The time without messages after which something must be wrong.
    pub(super) patience: Duration,
}

/// The maximum time for a table's answers to a diagnosis.
const DIAGNOSIS: Duration = Duration::from_secs(5);
/// One in this number of messages breaks the connection.
const BREAKS: u32 = 60;
/// At one in this number of decisions a player resigns instead.
const RESIGNS: u32 = 150;
/// The number of messages after which a spectator who wants a seat asks for one.
const ASKS: u32 = 3;
/// Refusals that are normal: another visitor was first, or the match just ended.
const LATE: [&str; 6] = ["stale", "not_waiting", "refused", "wrong_time", "seat_taken", "no_newcomers"];

pub(super) struct Visitor {
    account: Account,
    socket: Socket,
    table: String,
    rng: ChaCha8Rng,
    manners: Manners,
    /// The number of the decision that was answered last.
    answered: u64,
    /// The epoch and `seq` from which to continue.
    seen: Option<(u64, u64)>,
    requests: u64,
    /// True after a request for a seat that is not answered yet.
    asked_to_sit: bool,
    over: bool,
    tally: Tally,
}

impl Visitor {
    /// Creates a visitor on a new socket.
    pub(super) fn new(
        account: Account,
        socket: Socket,
        table: &str,
        rng: ChaCha8Rng,
        manners: Manners,
    ) -> Self {
        let tally = Tally { sockets: 1, ..Tally::default() };
        let table = table.to_owned();
        let (answered, seen, requests) = (0, None, 0);
        let (asked_to_sit, over) = (false, false);
        Self { account, socket, table, rng, manners, answered, seen, requests, asked_to_sit, over, tally }
    }

    /// Plays until the match is finished or the time is up. Returns true if the match is finished.
    pub(super) async fn play(mut self, until: Instant) -> anyhow::Result<(Tally, bool)> {
        while !self.over && Instant::now() < until {
            if below(&mut self.rng, BREAKS) == 0 {
                self.come_back().await?;
            }
            self.hear().await?;
        }
        Ok((self.tally, self.over))
    }

    /// Watches for this number of messages. The visitor may ask for a seat, and stays if it gets one.
    pub(super) async fn look_on(
        mut self,
        stays: u32,
        wants_a_seat: bool,
        until: Instant,
    ) -> anyhow::Result<(Tally, bool)> {
        self.watch().await?;
        for message in 0..stays {
            if self.over || Instant::now() >= until {
                break;
            }
            if wants_a_seat && message == ASKS {
                self.asked_to_sit = true;
                self.say(json!({ "type": "sit" })).await?;
            }
            self.hear().await?;
            // A visitor who left without waiting for the answer would be missing at the table.
            while self.asked_to_sit {
                self.hear().await?;
            }
            if self.tally.joined > 0 {
                return self.play(until).await;
            }
        }
        Ok((self.tally, self.over))
    }

    /// Reconnects on a new socket after a while, with the last known position or without.
    async fn come_back(&mut self) -> anyhow::Result<()> {
        let nap = below(&mut self.rng, 200);
        let socket = Socket::septet(&self.account).await?;
        drop(std::mem::replace(&mut self.socket, socket));
        sleep(Duration::from_millis(nap.into())).await;
        self.tally.sockets += 1;
        self.tally.returns += 1;
        // Unacknowledged requests may not have been carried out.
        self.answered = 0;
        if below(&mut self.rng, 2) == 0 {
            self.seen = None;
        }
        self.watch().await
    }

    async fn watch(&mut self) -> anyhow::Result<()> {
        match self.seen {
            Some((epoch, since)) => {
                self.say(json!({ "type": "watch", "since": since, "epoch": epoch })).await
            }
            None => self.say(json!({ "type": "watch" })).await,
        }
    }

    async fn say(&mut self, mut message: Value) -> anyhow::Result<()> {
        self.requests += 1;
        let kind = message["type"].as_str().unwrap_or_default().to_owned();
        message["id"] = json!(format!("{kind}-{}-{}", self.tally.sockets, self.requests));
        message["table"] = json!(self.table);
        self.socket.send(message.to_string()).await
    }

    /// Returns the table's messages to a new `watch` request.
    async fn diagnosis(&mut self) -> anyhow::Result<String> {
        self.seen = None;
        self.watch().await?;
        let mut told = format!("the last decision of who waits was {}", self.answered);
        while let Ok(text) = timeout(DIAGNOSIS, self.socket.next()).await {
            let mut message: Value = serde_json::from_str(&text?)?;
            if let Some(message) = message.as_object_mut() {
                message.remove("steps");
            }
            told += &format!("\n{message}");
        }
        Ok(told)
    }

    async fn hear(&mut self) -> anyhow::Result<()> {
        let Ok(text) = timeout(self.manners.patience, self.socket.next()).await else {
            bail!("nothing happens at a table: {}", self.diagnosis().await?);
        };
        let text = text?;
        let message: Value = serde_json::from_str(&text)?;
        match message["type"].as_str() {
            Some("game") => self.hear_of_the_game(&message).await?,
            Some("done") if message["id"].as_str().is_some_and(|id| id.starts_with("sit-")) => {
                self.tally.joined += 1;
                self.asked_to_sit = false;
            }
            Some("problem") => {
                let code = message["problem"]["code"].as_str().unwrap_or_default();
                // A visitor who resigned on a broken socket may be asked on the next one before the server
                // has processed that.
                let gone = self.tally.resigned > 0 && code == "not_allowed";
                if !gone && !LATE.contains(&code) {
                    bail!("refused: {text}");
                }
                self.tally.late += 1;
                self.answered = 0;
                self.asked_to_sit = false;
            }
            Some("closing" | "unwatched") => bail!("sent away: {text}"),
            _ => {}
        }
        Ok(())
    }

    async fn hear_of_the_game(&mut self, game: &Value) -> anyhow::Result<()> {
        self.seen = game["epoch"].as_u64().zip(game["seq"].as_u64());
        self.over = !game["outcome"].is_null();
        let Some(number) = game["decision"]["number"].as_u64().filter(|n| *n > self.answered) else {
            return Ok(());
        };
        let intents = game["decision"]["choices"]["intents"].as_array().context("choices have a list")?;
        let Some(count) = u32::try_from(intents.len()).ok().filter(|count| *count > 0) else {
            return Ok(());
        };
        if self.manners.think > 0 {
            sleep(Duration::from_millis(below(&mut self.rng, self.manners.think).into())).await;
        }
        self.answered = number;
        if below(&mut self.rng, RESIGNS) == 0 {
            // The visitor is not asked again once that was carried out.
            self.tally.resigned += 1;
            return self.say(json!({ "type": "resign" })).await;
        }
        let intent = intents[below(&mut self.rng, count) as usize].clone();
        self.tally.decisions += 1;
        self.say(json!({ "type": "submit", "decision": number, "intent": intent })).await
    }
}
