//! Questions between nodes, in addition to requests about tables.

use std::time::Duration;

use futures_util::future::join_all;
use protocol::{Account, Notice, Problem};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use tokio::time::timeout;

use super::digest::{Digest, Listening};
use crate::{Lobby, SessionHash, debts::TableDebts, errand::Sent, shared::Shared};

/// The longest time for an answer from memory.
const WITHIN: Duration = Duration::from_secs(2);

/// A question of one node to another.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Question {
    /// Asks for the state of the node. Answered by [`Looked`].
    Look {
        /// The mark of its last report.
        mark: Option<u64>,
        /// The number of the last list of changed tables, 0 for none. Only a leader that sends notifications
        /// asks for it.
        debts: Option<u64>,
    },
    /// An account has begun to listen, as number `number` of its node. Answered by the account's notices
    /// there that wait for an answer. The answer also shows if the listener was stored.
    Listens { number: u64, listening: Listening },
    /// An account challenges an account that listens there. Answered by [`Challenged`].
    Challenge { account: String, from: Account, notice: Notice },
    /// An account declines to come to a table. The answer shows if it was challenged.
    Decline { account: Account, table: String },
    /// Asks if an account watches a table of that node. Answered by `None` if the table is too busy to
    /// answer.
    Watches { account: String, table: String },
    /// Asks for those of these that are in use there. Answered by [`InUse`].
    Uses(InUse),
    /// A question to the leader. Answered by its result or a problem.
    Lead { what: String, asked: Value },
}

/// The state of a node.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Looked {
    /// The number of accounts that had begun to listen before the report was written.
    pub(super) begun: u64,
    /// The report and its mark; `None`: the last report is still current.
    pub(super) digest: Option<(u64, Digest)>,
    /// The changed tables, if the question asked for them.
    pub(super) debts: Option<ChangedThere>,
}

/// The tables of one node that have changed since the last question.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangedThere {
    /// The number of the list. No two lists have the same.
    pub(crate) number: u64,
    /// True if the list has all changes since the last list that arrived.
    pub(crate) whole: bool,
    pub(crate) tables: Vec<TableDebts>,
}

/// The result of a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Challenged {
    Kept,
    /// Too many accounts have challenged it already.
    Full,
    /// The account does not accept challenges to that game any more.
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
    /// Asks one other node. Returns `None` if it is unreachable or does not answer in time.
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

    /// Asks one other node for data that it has in memory.
    pub(crate) async fn ask_soon<A: DeserializeOwned>(
        &self,
        of: (&str, &str),
        question: Question,
    ) -> Option<A> {
        self.ask(of, question, WITHIN).await
    }

    /// Asks all other nodes with a lease.
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
    /// Answers another node.
    pub(crate) async fn answer(&self, peer: &str, question: Question) -> Vec<u8> {
        let inner = &self.0;
        let shared = &inner.shared;
        match question {
            Question::Look { mark, debts } => {
                // The count comes first. A later listener may be in this report, and is sent once more.
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
