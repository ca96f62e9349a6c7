//! Questions to the leader, from any node.

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use futures_util::future::BoxFuture;
use protocol::{Problem, ProblemCode};
use serde_json::Value;
use tokio::time::Instant;

use super::question::Question;
use crate::Lobby;

/// The time between two looks at the leadership.
const AGAIN: Duration = Duration::from_millis(100);

/// The longest time that a leader may take.
const WITHIN: Duration = Duration::from_secs(20);

/// The answer of the leader to a question. Returns [`ProblemCode::Overtaken`] and changes no data if this
/// node does not lead.
pub type Duty = Box<dyn Fn(Value) -> BoxFuture<'static, Result<Value, Problem>> + Send + Sync>;

/// The leader's answers, by the names of their questions.
#[derive(Default)]
pub(crate) struct Duties(RwLock<HashMap<&'static str, Arc<Duty>>>);

impl Lobby {
    /// Adds the answer to the questions named `what`. It applies while this node leads.
    pub fn answers_as_leader(&self, what: &'static str, duty: Duty) {
        let mut duties = self.0.shared.duties.0.write().unwrap_or_else(PoisonError::into_inner);
        duties.insert(what, Arc::new(duty));
    }

    /// Asks the node that leads, over the link to it. Waits for some time until there is one.
    ///
    /// # Errors
    ///
    /// The leader's problem. [`ProblemCode::Overtaken`] if no leader is reached: then nothing was changed.
    /// [`ProblemCode::Closing`] if the link ended during the question: then the result is unknown.
    pub async fn ask_leader(&self, what: &'static str, asked: Value) -> Result<Value, Problem> {
        let shared = &self.0.shared;
        let patience = shared.peers.as_ref().map(|peers| peers.patience()).unwrap_or_default();
        let until = Instant::now() + patience;
        loop {
            let told = match shared.store.leadership().lead() {
                Ok(_) => self.carry_out_as_leader(what, asked.clone()).await,
                Err(not) => match (&not.node, &not.address, &shared.peers) {
                    (Some(node), Some(address), Some(peers)) if peers.way(node, address).await.is_some() => {
                        let question = Question::Lead { what: what.to_owned(), asked: asked.clone() };
                        let told = shared.ask((node, address), question, WITHIN).await;
                        told.unwrap_or_else(|| Err(in_the_middle()))
                    }
                    (_, _, _) => Err(not.into()),
                },
            };
            match told {
                Err(problem) if problem.code == ProblemCode::Overtaken && Instant::now() < until => {}
                told => return told,
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    pub(super) async fn carry_out_as_leader(&self, what: &str, asked: Value) -> Result<Value, Problem> {
        let duties = &self.0.shared.duties.0;
        let duty = duties.read().unwrap_or_else(PoisonError::into_inner).get(what).cloned();
        match duty {
            Some(duty) => duty(asked).await,
            None => Err(Problem::new(ProblemCode::NotFound, "the leading server does not know that request")),
        }
    }
}

fn in_the_middle() -> Problem {
    let message =
        "the leading server stopped during the request; check if it took effect before you try again";
    Problem::new(ProblemCode::Closing, message)
}
