//! Calling somebody whom a friend asks to a table: done by the server that leads, whichever is asked, as that counts how often an
//! account is called.

use std::sync::{Arc, Weak};

use lobby::{Store as _, StoreError, TableRow};
use protocol::{Problem, ProblemCode, http::PushedKind};
use serde::{Deserialize, Serialize};

use super::{
    Doorbell, Inner,
    asked::problem,
    couriers::Parcel,
    hours::quiet_until,
    way::{Call, Said, Way},
};

/// What this is called among the leader's duties.
const INVITED: &str = "invited";

/// What such a call has in the place of a decision: no decision has this number.
const NO_DECISION: u64 = 0;

/// Whom a friend asks to which table, as one server says it to another.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Invited {
    account: String,
    table: String,
    code: String,
    game: String,
}

impl Doorbell {
    /// Answers other servers, as long as this one leads.
    pub(super) fn answer_others(&self) {
        let inner = Arc::downgrade(&self.0);
        let duty = move |asked| {
            let inner = Weak::<Inner>::upgrade(&inner);
            Box::pin(async move {
                let gone = || Problem::new(ProblemCode::Closing, "the server is restarting");
                let bell = Doorbell(inner.ok_or_else(gone)?);
                let garbled =
                    |_| Problem::new(ProblemCode::Internal, "what another server asks cannot be read");
                let invited: Invited = serde_json::from_value(asked).map_err(garbled)?;
                bell.invite_as_leader(&invited).await?;
                Ok(serde_json::Value::Null)
            }) as _
        };
        self.0.lobby.answers_as_leader(INVITED, Box::new(duty));
    }

    /// Calls an account once for a table to which a friend asks it. In its quiet hours it is not called, nor later: what is asked
    /// stands on its start page. Counts among its calls of the hour. Does not wait for another server, should that have to call.
    pub(crate) async fn invite(&self, account: &str, row: &TableRow) {
        let (table, code) = (row.id.clone(), row.code.clone());
        let game = row.summary.setup.game.clone();
        let invited = Invited { account: account.to_owned(), table, code, game };
        if self.0.store.leadership().lead().is_ok() {
            return note(self.invite_as_leader(&invited).await);
        }
        let (bell, stop) = (self.clone(), self.0.stop.clone());
        self.0.tasks.spawn(async move {
            stop.run_until_cancelled(async {
                let Ok(asked) = serde_json::to_value(invited) else { return };
                note(bell.0.lobby.ask_leader(INVITED, asked).await.map(drop));
            })
            .await;
        });
    }

    async fn invite_as_leader(&self, invited: &Invited) -> Result<(), Problem> {
        let lead = self.0.store.leadership().lead()?;
        match lead.during(self.call_for(invited)).await {
            Some(called) => called.map_err(|error| problem(&error)),
            // It has called nobody: whoever leads next is asked.
            None => Err(Problem::new(ProblemCode::Overtaken, "this server does not lead any more")),
        }
    }

    /// Counting and sending is one step.
    async fn call_for(&self, Invited { account, table, code, game }: &Invited) -> Result<(), StoreError> {
        let Inner { lobby, store, couriers, often, .. } = &*self.0;
        let mut ways = Way::of(store, account).await?;
        ways.retain(|way| couriers.carry_by(way));
        if ways.is_empty() {
            return Ok(());
        }
        let wishes = store.bell_wishes(account).await?;
        let quiet = wishes.quiet.as_ref().and_then(|quiet| quiet_until(quiet, lobby.now()));
        if quiet.is_some() || often.take(account).is_err() {
            return Ok(());
        }
        let (code, game) = (code.clone(), game.clone());
        let call = Call { account: account.clone(), table: table.clone() };
        let mark = couriers.mark(&call, NO_DECISION);
        let title = self.title(&game);
        let said = Said { kind: PushedKind::Invited, code, title, game, mark, until: None };
        for way in ways {
            couriers.send(Parcel { way, said: said.clone(), call: call.clone(), decision: NO_DECISION });
        }
        Ok(())
    }
}

/// What is asked stands on their start page all the same.
fn note(called: Result<(), Problem>) {
    match called {
        Ok(()) => {}
        Err(Problem {
            code: ProblemCode::StorageUnavailable | ProblemCode::Overtaken | ProblemCode::Closing,
            ..
        }) => {}
        Err(problem) => {
            tracing::error!(why = problem.message, "somebody could not be called for what a friend asks");
        }
    }
}
