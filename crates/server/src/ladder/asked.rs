//! Requests to join and leave queues. The node that leads carries them out, and the other nodes forward them
//! to it.

use std::sync::{Arc, Weak};

use lobby::Store as _;
use protocol::{Account, Problem, ProblemCode};
use serde::{Deserialize, Serialize};

use super::{Inner, Ladders};

/// The name of this task among the leader's duties.
const LADDERS: &str = "ladders";

/// A request, as one node sends it to another.
#[derive(Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Asked {
    Join { account: Account, game: String },
    Leave { account: String, game: String },
}

impl Ladders {
    /// Answers other nodes while this one leads.
    pub(super) fn answer_others(&self) {
        let inner = Arc::downgrade(&self.0);
        let duty = move |asked| {
            let inner = Weak::<Inner>::upgrade(&inner);
            Box::pin(async move {
                let ladders = Ladders(inner.ok_or_else(closing)?);
                let asked = serde_json::from_value(asked).map_err(|_| garbled())?;
                ladders.carry_out(asked).await?;
                Ok(serde_json::Value::Null)
            }) as _
        };
        self.0.lobby.answers_as_leader(LADDERS, Box::new(duty));
    }

    async fn carry_out(&self, asked: Asked) -> Result<(), Problem> {
        match asked {
            Asked::Join { account, game } => self.join_as_leader(&account, &game).await,
            Asked::Leave { account, game } => self.leave_as_leader(&account, &game).await,
        }
    }

    async fn ask_leader(&self, asked: Asked) -> Result<(), Problem> {
        if self.0.store.leadership().lead().is_ok() {
            return self.carry_out(asked).await;
        }
        let asked = serde_json::to_value(asked).map_err(|_| garbled())?;
        self.0.lobby.ask_leader(LADDERS, asked).await.map(drop)
    }

    /// Puts a bot into the queue of a game. Does nothing if it is in there already.
    pub(crate) async fn join(&self, account: &Account, game: &str) -> Result<(), Problem> {
        self.ask_leader(Asked::Join { account: account.clone(), game: game.to_owned() }).await
    }

    /// Takes a bot out of the queue of a game. Its running matches continue.
    pub(crate) async fn leave(&self, account: &str, game: &str) -> Result<(), Problem> {
        self.ask_leader(Asked::Leave { account: account.to_owned(), game: game.to_owned() }).await
    }
}

fn closing() -> Problem {
    Problem::new(ProblemCode::Closing, "the server is restarting; try again in a moment")
}

fn garbled() -> Problem {
    Problem::new(
        ProblemCode::Internal,
        "the servers of this cluster have different versions; run one version",
    )
}
