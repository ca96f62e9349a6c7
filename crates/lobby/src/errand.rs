//! Commands to a table that come from no socket. The table's task carries them out, on the node that owns the
//! table.

use std::{sync::Arc, time::Duration};

use contract::{Json, Seed};
use protocol::{Account, Deal, Problem, ProblemCode, Setup};
use rand::seq::SliceRandom as _;
use serde::{Deserialize, Serialize};
use tokio::{sync::oneshot, time::Instant};

use crate::{
    Entry, KnownDeal, Lobby, TableRow,
    dealing::Dealing,
    guess::Seen,
    mailbox::{Beginning, Command, Evicting, Forfeiting, Guessing},
    problems::{store_problem, without_json},
    told::Question,
};

/// The time between two reads of a table's owner.
const AGAIN: Duration = Duration::from_millis(100);

/// A command to a table. It is carried out once or not at all. A caller can repeat it where that matters.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) enum Errand {
    /// An account plays a deal that was decided before. The seed has the format of logs.
    Deal { account: String, deal: Deal, setup: Setup, seed: String, player: String },
    /// An account continues alone from its own view.
    Guess { account: Account },
    /// A match begins with these entries, at a table that was made for it.
    Begin { account: String, entries: Vec<Entry> },
    /// An account that no longer plays loses its seat.
    Forfeit { account: String },
    /// An account, or all accounts, must leave the table.
    Evict { account: Option<String> },
    /// The time zone or the vacation of an account changed.
    Times,
}

/// The result of a command.
#[derive(Serialize, Deserialize)]
pub(crate) enum Told {
    /// The command was carried out.
    Done,
    /// The view of the account.
    Seen(Box<Seen>),
    /// `true` if the command changed anything.
    Changed(bool),
}

/// A message to another node, which answers it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Sent {
    /// A command for a table's task.
    Errand { table: String, errand: Errand },
    /// Any other question.
    Question(Question),
}

impl Errand {
    pub(crate) fn deal(account: &Account, KnownDeal { deal, setup, seed, player }: KnownDeal) -> Self {
        Self::Deal { account: account.id.clone(), deal, setup, seed: seed.reveal(), player }
    }
}

impl Told {
    /// Discards the result of a command without one.
    pub(crate) fn done(self) {}

    pub(crate) fn seen(self) -> Result<Seen, Problem> {
        match self {
            Self::Seen(seen) => Ok(*seen),
            Self::Done | Self::Changed(_) => Err(closing()),
        }
    }

    pub(crate) fn changed(self) -> bool {
        matches!(self, Self::Changed(true))
    }
}

impl Lobby {
    /// Has a table's task carry out a command, on the node that owns the table.
    pub(crate) async fn errand(&self, row: TableRow, errand: Errand) -> Result<Told, Problem> {
        let (shared, row) = (&self.0.shared, Arc::new(row));
        let Some(peers) = &shared.peers else { return self.errand_here(&row, errand).await };
        let until = Instant::now() + peers.patience();
        let mut left = false;
        loop {
            let told = self.errand_here(&row, errand.clone()).await;
            match &told {
                Err(problem) if problem.code == ProblemCode::Overtaken && Instant::now() < until => {}
                Ok(_) | Err(_) => return told,
            }
            let owner = shared.store.owner(&row.id).await.map_err(|e| store_problem(&e))?;
            let told = match owner {
                Some(owner) => self.errand_at_other(&owner, &row, &errand).await?,
                // This node claims no tables any more, so another node must.
                None if shared.is_draining() && !std::mem::replace(&mut left, true) => {
                    self.errand_at_any(&row, &errand).await?
                }
                None if shared.is_draining() => return Err(closing()),
                None => None,
            };
            if let Some(told) = told {
                return Ok(told);
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// Has any reachable node claim the table and carry out a command; `None` if none did.
    async fn errand_at_any(&self, row: &TableRow, errand: &Errand) -> Result<Option<Told>, Problem> {
        let mut others = self.0.shared.store.others().await.map_err(|e| store_problem(&e))?;
        others.shuffle(&mut rand::rng());
        for other in &others {
            if let Some(told) = self.errand_at_other(other, row, errand).await? {
                return Ok(Some(told));
            }
        }
        Ok(None)
    }

    /// Has another node carry out a command; `None` if it cannot be reached or does not own the table.
    async fn errand_at_other(
        &self,
        (node, address): &(String, String),
        row: &TableRow,
        errand: &Errand,
    ) -> Result<Option<Told>, Problem> {
        let Some(peers) = &self.0.shared.peers else { return Ok(None) };
        let Some(way) = peers.way(node, address).await else { return Ok(None) };
        let sent = Sent::Errand { table: row.id.clone(), errand: errand.clone() };
        let sent = serde_json::to_vec(&sent).map_err(|_| closing())?;
        // After a broken connection it is unknown if the command was carried out.
        let told = way.run(sent).await.ok_or_else(closing)?;
        match serde_json::from_slice::<Result<Told, Problem>>(&told).map_err(|_| closing())? {
            Err(problem) if problem.code == ProblemCode::Overtaken => Ok(None),
            told => told.map(Some),
        }
    }

    /// Carries out the message of another node ([`Way::run`](crate::Way::run)): a command, if this node owns
    /// the table, or a question.
    pub async fn run_errand(&self, peer: &str, sent: &[u8]) -> Vec<u8> {
        let told = match serde_json::from_slice(sent) {
            Ok(Sent::Errand { table, errand }) => self.errand_at(&table, errand).await,
            Ok(Sent::Question(question)) => return self.answer(peer, question).await,
            Err(_) => Err(Problem::new(ProblemCode::Malformed, "a request of another server cannot be read")),
        };
        serde_json::to_vec(&told).unwrap_or_default()
    }

    async fn errand_at(&self, table: &String, errand: Errand) -> Result<Told, Problem> {
        let found = self.0.shared.store.find_table(table).await.map_err(|e| store_problem(&e))?;
        let row = found.ok_or_else(|| Problem::new(ProblemCode::NotFound, "there is no such table"))?;
        self.errand_here(&Arc::new(row), errand).await
    }

    async fn errand_here(&self, row: &Arc<TableRow>, errand: Errand) -> Result<Told, Problem> {
        match errand {
            Errand::Deal { account, deal, setup, seed, player } => {
                let seed = Seed::from_hex(&seed).ok_or_else(closing)?;
                let of = KnownDeal { deal, setup, seed, player };
                let dealing = |done| Command::Deal(Box::new(Dealing { account, of, done }));
                self.command(row, dealing).await.map(|()| Told::Done)
            }
            Errand::Guess { account } => {
                let guessing = |done| Command::Guess(Box::new(Guessing { account, done }));
                self.command(row, guessing).await.map(|seen| Told::Seen(Box::new(seen)))
            }
            Errand::Begin { account, entries } => {
                let beginning = |done| Command::Begin(Box::new(Beginning { account, entries, done }));
                self.command(row, beginning).await.map(|()| Told::Done)
            }
            Errand::Forfeit { account } => {
                let forfeiting = |done| Command::Forfeit(Box::new(Forfeiting { account, done }));
                self.command(row, forfeiting).await.map(|()| Told::Done)
            }
            Errand::Evict { account } => {
                let evicting = |done| Command::Evict(Box::new(Evicting { account, done }));
                self.command(row, evicting).await.map(Told::Changed)
            }
            Errand::Times => self.command(row, |done| Command::Times { done }).await.map(|()| Told::Done),
        }
    }

    /// Sends a command to a table and waits for the answer.
    async fn command<T>(
        &self,
        row: &Arc<TableRow>,
        command: impl FnOnce(oneshot::Sender<Result<T, Problem<Json>>>) -> Command,
    ) -> Result<T, Problem> {
        let (done, told) = oneshot::channel();
        self.0.tables.send(row, command(done)).await.map_err(|_| closing())?;
        told.await.map_err(|_| closing())?.map_err(without_json)
    }
}

fn closing() -> Problem {
    Problem::new(ProblemCode::Closing, "the server is restarting; try again in a moment")
}
