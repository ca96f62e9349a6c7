//! A table of a game whose players play at random, match after match.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};
use tokio::time::timeout;

use super::{
    Deed, Received, Table, Trace,
    seat::{Heard, Seat},
};
use crate::{account::Account, form::Form, scene::Scene, socket::Socket};

/// The number of matches at one table, each after a few requests that the server counts.
const MATCHES_AT_A_TABLE: u32 = 16;
/// The number of moves whose frames are recorded: several matches of any game.
const TRACED: usize = 2_000;
/// The time without frames after which something must be wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// A table of a game whose players play at random, match after match.
pub struct Septet {
    id: String,
    scene: Scene,
    /// The account that makes the next table.
    host: Account,
    /// The server of the sockets.
    server: SocketAddr,
    seats: Vec<Seat>,
    matches: u32,
    /// The number of moves so far.
    pub made: u64,
    chance: u64,
    /// The number of moves that came too late because of others' moves.
    pub late: u64,
    /// The frames of its moves, if they are recorded: for one table, which is sufficient.
    deeds: Option<Vec<Deed>>,
}

impl Septet {
    /// Signs in new accounts for all seats, and begins a match.
    pub async fn begin(server: SocketAddr, number: u32, scene: Scene, form: Form) -> anyhow::Result<Self> {
        let mut accounts = Vec::new();
        for _ in 0..scene.seats {
            accounts.push(Account::sign_in(server, "Bench").await?);
        }
        Self::begin_with(&accounts, number, scene, form).await
    }

    /// Signs in new accounts at one server, and begins a match at a table that another server owns.
    pub async fn begin_apart(
        owner: SocketAddr,
        server: SocketAddr,
        number: u32,
        scene: Scene,
        form: Form,
    ) -> anyhow::Result<Self> {
        let host = Account::sign_in(owner, "Bench").await?;
        let mut accounts = vec![Account { server, ..host.clone() }];
        for _ in 1..scene.seats {
            accounts.push(Account::sign_in(server, "Bench").await?);
        }
        let id = make(&host, &scene, server).await?;
        let mut table = Self::connect(&accounts, &id, number, scene, form).await?;
        table.host = host;
        for seat in &mut table.seats {
            seat.come(&id).await?;
        }
        table.start().await?;
        Ok(table)
    }

    /// Begins a match with these accounts.
    pub async fn begin_with(
        accounts: &[Account],
        number: u32,
        scene: Scene,
        form: Form,
    ) -> anyhow::Result<Self> {
        let id = accounts[0].make_table_of(&scene.setup()?).await?;
        let mut table = Self::connect(accounts, &id, number, scene, form).await?;
        for seat in &mut table.seats {
            seat.come(&id).await?;
        }
        table.start().await?;
        Ok(table)
    }

    /// Reconnects accounts to a table with a running match.
    pub async fn resume(accounts: &[Account], id: &str, scene: Scene, form: Form) -> anyhow::Result<Self> {
        // A number that no made table has, because the request ids of those were used.
        let mut table = Self::connect(accounts, id, u32::MAX - 1, scene, form).await?;
        for seat in &mut table.seats {
            seat.come_back(id).await?;
        }
        Ok(table)
    }

    async fn connect(
        accounts: &[Account],
        id: &str,
        number: u32,
        scene: Scene,
        form: Form,
    ) -> anyhow::Result<Self> {
        let mut seats = Vec::new();
        for account in &accounts[..scene.seats.into()] {
            seats.push(Seat::connect(account, form).await?);
        }
        Ok(Self {
            id: id.to_owned(),
            scene,
            host: accounts[0].clone(),
            server: accounts[0].server,
            seats,
            matches: 0,
            made: 0,
            chance: 0x9e37_79b9_7f4a_7c15 ^ u64::from(number + 1),
            late: 0,
            deeds: (number == 0).then(Vec::new),
        })
    }

    /// Closes the sockets, and returns the id for a later reconnection.
    pub fn leave(self) -> String {
        self.id
    }

    /// Returns true if the match is finished.
    pub fn is_over(&self) -> bool {
        self.seats.iter().all(|seat| seat.waiting.as_deref() == Some(""))
    }

    /// Returns the id of the running or last match.
    pub async fn match_id(&mut self) -> anyhow::Result<String> {
        self.seats[0].match_id(&self.id).await
    }

    /// Returns the frames of its moves, if they were recorded.
    pub fn trace(&self) -> Option<Trace> {
        Some(Trace { seats: self.seats.len(), deeds: self.deeds.clone()? })
    }

    /// Makes all seats ready, and begins as the host, who has the first socket.
    async fn start(&mut self) -> anyhow::Result<()> {
        for seat in 0..self.seats.len() {
            self.seats[seat].ask(r#""ready","ready":true"#, &self.id).await?;
            self.note_between(seat).await?;
            self.seats[seat].forget();
        }
        self.seats[0].send(format!(r#"{{"type":"start","id":"s","table":"{}"}}"#, self.id)).await?;
        // An unread answer would be taken for that of the first move.
        self.seats[0].hear_until_done().await?;
        for seat in &mut self.seats {
            if seat.waiting.is_none() {
                seat.hear_of_it().await?;
            }
        }
        self.note_between(0).await
    }

    /// Begins a rematch. After many matches the players move to another table, since a table's log may not
    /// grow as fast as they play.
    async fn rematch(&mut self) -> anyhow::Result<()> {
        self.matches += 1;
        if self.matches.is_multiple_of(MATCHES_AT_A_TABLE) {
            let id = make(&self.host, &self.scene, self.server).await?;
            let left = std::mem::replace(&mut self.id, id);
            for seat in &mut self.seats {
                seat.ask(r#""unwatch""#, &left).await?;
                seat.come(&self.id).await?;
            }
        } else {
            self.seats[0].ask(r#""rematch""#, &self.id).await?;
            self.note_between(0).await?;
        }
        self.start().await
    }

    fn pick(&mut self, from: usize) -> usize {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        (self.chance % from.max(1) as u64) as usize
    }

    /// Returns a random seat of those that have to decide.
    async fn next(&mut self) -> anyhow::Result<Option<usize>> {
        loop {
            let owes = |seat: &usize| self.seats[*seat].asked.owed().is_some();
            let owing: Vec<usize> = (0..self.seats.len()).filter(owes).collect();
            let n = self.pick(owing.len());
            let Some(&seat) = owing.get(n) else { return Ok(None) };
            self.seats[seat].catch_up().await?;
            if self.seats[seat].asked.owed().is_some() {
                return Ok(Some(seat));
            }
        }
    }

    /// Reads the frames that follow a submission: on its socket until it is answered, and on the others until
    /// they know the seats that have to decide. If those are unchanged, the others may receive nothing. Later
    /// frames are read with the next move that changes them.
    async fn hear(&mut self, actor: usize) -> anyhow::Result<()> {
        loop {
            match self.seats[actor].hear().await? {
                Heard::Done => break,
                Heard::Late => {
                    self.late += 1;
                    self.seats[actor].hear_of_it().await?;
                    break;
                }
                Heard::Match | Heard::Pong(_) | Heard::Other => {}
            }
        }
        let waiting = self.seats[actor].waiting.clone();
        for (_, seat) in self.seats.iter_mut().enumerate().filter(|(seat, _)| *seat != actor) {
            seat.hear_until(waiting.as_deref()).await?;
        }
        Ok(())
    }

    /// Records the frames of a request that is no move.
    async fn note_between(&mut self, actor: usize) -> anyhow::Result<()> {
        if self.is_noting() {
            for seat in &mut self.seats {
                seat.hear_all().await?;
            }
        }
        self.note(actor, false);
        Ok(())
    }

    fn note(&mut self, actor: usize, is_move: bool) {
        if !self.is_noting() {
            return;
        }
        let seats = self.seats.iter_mut().enumerate();
        let frames =
            seats.flat_map(|(n, seat)| seat.sizes().into_iter().map(move |bytes| (n, bytes))).collect();
        self.deeds.get_or_insert_default().push(Deed { actor, is_move, frames });
    }

    /// Returns true while frames are recorded: at the first table only, because the way to another one causes
    /// frames outside matches.
    fn is_noting(&self) -> bool {
        self.matches < MATCHES_AT_A_TABLE && self.deeds.as_ref().is_some_and(|deeds| deeds.len() < TRACED)
    }
}

/// Makes a table. If its players use another server, the host's server gets the first request, because it
/// then owns the table.
async fn make(host: &Account, scene: &Scene, server: SocketAddr) -> anyhow::Result<String> {
    let id = host.make_table_of(&scene.setup()?).await?;
    if host.server != server {
        Socket::septet(host).await?.ask(format!(r#"{{"type":"watch","id":"b","table":"{id}"}}"#)).await?;
    }
    Ok(id)
}

impl Table for Septet {
    async fn turn(&mut self) -> anyhow::Result<Duration> {
        let actor = match self.next().await? {
            Some(actor) => actor,
            None => {
                ensure!(self.is_over(), "no seat has a decision: {:?}", self.seats[0].waiting);
                self.rematch().await?;
                self.next().await?.context("a new match has a decision")?
            }
        };
        let (decision, count) = self.seats[actor].asked.owed().context("the seat has a decision")?;
        let n = self.pick(count);
        let intent = self.seats[actor].asked.intent(n).context("there are that many")?;
        self.made += 1;
        let (id, request) = (&self.id, self.made);
        // The id is as long as a careful client's.
        let text = format!(
            r#"{{"type":"submit","id":"{:032x}","table":"{id}","decision":{decision},"intent":{intent}}}"#,
            (u128::from(self.chance) << 64) | u128::from(request)
        );
        let start = Instant::now();
        self.seats[actor].send(text).await?;
        let heard = timeout(PATIENCE, self.hear(actor)).await;
        let took = start.elapsed();
        heard.with_context(|| format!("nothing happens at a table of {}", self.scene))??;
        self.note(actor, true);
        Ok(took)
    }

    fn received(&self) -> Received {
        Received {
            bytes: self.seats.iter().map(Seat::bytes).sum(),
            frames: self.seats.iter().map(Seat::frames).sum(),
        }
    }
}
