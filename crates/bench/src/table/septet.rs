//! A table of a game where everybody plays at random, match after match.

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

/// Matches played at one table, each after a few requests that the server counts.
const MATCHES_AT_A_TABLE: u32 = 16;
/// Moves of which it is noted what they made the server send: of several matches of any game.
const TRACED: usize = 2_000;
/// Nothing is sent for this long only if something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// A table of a game where everybody plays at random, match after match.
pub struct Septet {
    id: String,
    scene: Scene,
    /// Who makes the next table.
    host: Account,
    /// Where the sockets are.
    server: SocketAddr,
    seats: Vec<Seat>,
    matches: u32,
    /// Moves made so far.
    pub made: u64,
    chance: u64,
    /// Moves that came too late because of others' moves meanwhile.
    pub late: u64,
    /// What its moves made the server send, if that is noted: of one table, which is enough.
    deeds: Option<Vec<Deed>>,
}

impl Septet {
    /// As many new accounts as can sit there sit down and begin.
    pub async fn begin(server: SocketAddr, number: u32, scene: Scene, form: Form) -> anyhow::Result<Self> {
        let mut accounts = Vec::new();
        for _ in 0..scene.seats {
            accounts.push(Account::sign_in(server, "Bench").await?);
        }
        Self::begin_with(&accounts, number, scene, form).await
    }

    /// As many new accounts come to one server, and sit down at a table that another one has.
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

    /// Given accounts sit down and begin.
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

    /// Accounts come back to a table with a running match.
    pub async fn resume(accounts: &[Account], id: &str, scene: Scene, form: Form) -> anyhow::Result<Self> {
        // Of no table that was made: their ids of requests were used.
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

    /// Lets the sockets go, and gives back what is needed to come again.
    pub fn leave(self) -> String {
        self.id
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.seats.iter().all(|seat| seat.waiting.as_deref() == Some(""))
    }

    /// The id of the running or last match.
    pub async fn match_id(&mut self) -> anyhow::Result<String> {
        self.seats[0].match_id(&self.id).await
    }

    /// What its moves made the server send, if that was noted.
    pub fn trace(&self) -> Option<Trace> {
        Some(Trace { seats: self.seats.len(), deeds: self.deeds.clone()? })
    }

    /// Everybody is ready, and the host, who has the first socket, begins.
    async fn start(&mut self) -> anyhow::Result<()> {
        for seat in 0..self.seats.len() {
            self.seats[seat].ask(r#""ready","ready":true"#, &self.id).await?;
            self.note_between(seat).await?;
            self.seats[seat].forget();
        }
        self.seats[0].send(format!(r#"{{"type":"start","id":"s","table":"{}"}}"#, self.id)).await?;
        // An answer that was left would be taken for that to the first move.
        self.seats[0].hear_until_done().await?;
        for seat in &mut self.seats {
            if seat.waiting.is_none() {
                seat.hear_of_it().await?;
            }
        }
        self.note_between(0).await
    }

    /// The same people play again; at another table when they have been at one for long, since a table's log may
    /// not grow as fast as they play.
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

    /// Any of the seats that the match waits for.
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

    /// Reads what the answer to a submission brings: on the socket that made it until it is answered, and on
    /// the others if the match waits for others now. Where it does not, they may be told nothing; what they are
    /// told is read with the next move that changes it.
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

    /// Notes what a request made the server send that is no move.
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

    /// At the first table only: on the way to another one sockets are told what belongs to no request of a match.
    fn is_noting(&self) -> bool {
        self.matches < MATCHES_AT_A_TABLE && self.deeds.as_ref().is_some_and(|deeds| deeds.len() < TRACED)
    }
}

/// Makes a table. If its people come to another server, the host's looks at it first: of several servers the one that is
/// asked first has it.
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
