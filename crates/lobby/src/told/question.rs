//! What one server asks of another, beside what is asked of tables.

use std::time::Duration;

use futures_util::future::join_all;
use protocol::{Account, Notice, Problem};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use tokio::time::timeout;

use super::digest::{Digest, Listening};
use crate::{Lobby, SessionHash, debts::TableDebts, errand::Sent, shared::Shared};

/// How long an answer may take that is in memory.
const WITHIN: Duration = Duration::from_secs(2);

/// What one server asks of another.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Question {
    /// How things stand there. Answered by [`Looked`].
    Look {
        /// The mark of what it said last.
        mark: Option<u64>,
        /// From a leader that calls people: which list of changed tables came last, 0 for none.
        debts: Option<u64>,
    },
    /// An account has begun to listen, as the so manieth. Answered by what stands for it there, and whether that was noted.
    Listens { number: u64, listening: Listening },
    /// Somebody asks an account that listens there to play. Answered by [`Challenged`].
    Challenge { account: String, from: Account, notice: Notice },
    /// An account does not want to come to that table. Answered by whether it was asked to.
    Decline { account: Account, table: String },
    /// Whether an account watches a table of that server. Answered by `None` if the table is too busy to say so.
    Watches { account: String, table: String },
    /// Which of these are in use there. Answered by [`InUse`].
    Uses(InUse),
    /// A leader is asked. Answered by what comes of it, or a problem.
    Lead { what: String, asked: Value },
}

/// How things stand at a server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Looked {
    /// How many had begun to listen when that was written.
    pub(super) begun: u64,
    /// What it says of itself and its mark; `None`: what it said last.
    pub(super) digest: Option<(u64, Digest)>,
    /// The tables that have changed, if that was asked.
    pub(super) debts: Option<ChangedThere>,
}

/// The tables of one server that have changed since it was asked last.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangedThere {
    /// No two of these lists have the same.
    pub(crate) number: u64,
    /// Whether they are all that have changed since the list that came last.
    pub(crate) whole: bool,
    pub(crate) tables: Vec<TableDebts>,
}

/// What became of a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Challenged {
    Kept,
    /// Too many have asked already.
    Full,
    /// The account plays that game with anybody no longer.
    Gone,
}

/// Sessions, by their hashes, and tables.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct InUse {
    pub(crate) sessions: Vec<String>,
    pub(crate) tables: Vec<String>,
}

impl Shared {
    /// Asks one other; `None` if it is not reached or does not answer in time.
    pub(crate) async fn ask<A: DeserializeOwned>(
        &self,
        (node, address): (&str, &str),
        question: Question,
        within: Duration,
    ) -> Option<A> {
        let peers = self.peers.as_ref()?;
        let sent = serde_json::to_vec(&Sent::Question(question)).ok()?;
        let answer = async { peers.way(node, address).await?.run(sent).await };
        serde_json::from_slice(&timeout(within, answer).await.ok()??).ok()
    }

    /// Asks one other what it has in memory.
    pub(crate) async fn ask_soon<A: DeserializeOwned>(
        &self,
        of: (&str, &str),
        question: Question,
    ) -> Option<A> {
        self.ask(of, question, WITHIN).await
    }

    /// Asks all others that have a lease.
    pub(crate) async fn ask_all<A: DeserializeOwned>(&self, question: &Question) -> Vec<(String, Option<A>)> {
        let present = self.others.present();
        join_all(present.into_iter().map(async |(node, address)| {
            let answer = self.ask_soon((&node, &address), question.clone()).await;
            (node, answer)
        }))
        .await
    }
}

impl Lobby {
    /// Answers another server.
    pub(crate) async fn answer(&self, peer: &str, question: Question) -> Vec<u8> {
        let inner = &self.0;
        let shared = &inner.shared;
        match question {
            Question::Look { mark, debts } => {
                // Before: who listens since may be in what is written now, and is told once more.
                let begun = shared.others.begun();
                let (now, digest) = inner.digest();
                let debts = debts.map(|have| shared.changed_for(peer, have));
                write(&Looked { begun, digest: (mark != Some(now)).then_some((now, digest)), debts })
            }
            Question::Listens { number, listening } => {
                let account = listening.account.id.clone();
                let noted = shared.others.listens(peer, number, listening);
                write(&(noted, shared.asked_here(&account)))
            }
            Question::Challenge { account, from, notice } => {
                write(&shared.keep_challenge_from_elsewhere(&account, from, notice))
            }
            Question::Decline { account, table } => write(&shared.decline_here(&account, &table)),
            Question::Watches { account, table } => write(&self.is_watching_here(&account, &table).await),
            Question::Uses(InUse { sessions, tables }) => {
                let uses = |session: &String| inner.sockets.has(&SessionHash(session.clone()));
                write(&InUse {
                    sessions: sessions.into_iter().filter(uses).collect(),
                    tables: tables.into_iter().filter(|table| inner.tables.awake().is_awake(table)).collect(),
                })
            }
            Question::Lead { what, asked } => {
                let told: Result<Value, Problem> = self.carry_out_as_leader(&what, asked).await;
                write(&told)
            }
        }
    }
}

fn write(answer: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(answer).unwrap_or_default()
}
