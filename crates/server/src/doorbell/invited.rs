//! Notifications of invitations by friends. The node that leads sends them, because the count of each account
//! is in its memory.

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

/// The name of this task among the leader's duties.
const INVITED: &str = "invited";

/// The number of an invitation in place of a decision. No decision has this number.
const NO_DECISION: u64 = 0;

/// An invitation of a friend, as one node sends it to another.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Invited {
    account: String,
    table: String,
    code: String,
    game: String,
}

impl Doorbell {
    /// Answers other nodes while this one leads.
    pub(super) fn answer_others(&self) {
        let inner = Arc::downgrade(&self.0);
        let duty = move |asked| {
            let inner = Weak::<Inner>::upgrade(&inner);
            Box::pin(async move {
                let gone = || Problem::new(ProblemCode::Closing, "the server is restarting");
                let bell = Doorbell(inner.ok_or_else(gone)?);
                let garbled =
                    |_| Problem::new(ProblemCode::Internal, "the request of another server cannot be read");
                let invited: Invited = serde_json::from_value(asked).map_err(garbled)?;
                bell.invite_as_leader(&invited).await?;
                Ok(serde_json::Value::Null)
            }) as _
        };
        self.0.lobby.answers_as_leader(INVITED, Box::new(duty));
    }

    /// Notifies an account once of a friend's invitation to a table.
    ///
    /// In quiet hours no notification is sent, also not later: the start page lists the invitation. The
    /// invitation uses up the account's hourly limit like any notification. The method does not wait for
    /// another node that has to send the notification.
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
            // This node has sent nothing. The next leader has to be asked.
            None => Err(Problem::new(ProblemCode::Overtaken, "this server is no longer the leader")),
        }
    }

    /// Counts and sends in one step.
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

/// Logs an unexpected failure. The invitation is listed on the start page in any case.
fn note(called: Result<(), Problem>) {
    match called {
        Ok(()) => {}
        Err(Problem {
            code: ProblemCode::StorageUnavailable | ProblemCode::Overtaken | ProblemCode::Closing,
            ..
        }) => {}
        Err(problem) => {
            tracing::error!(why = problem.message, "a notification of an invitation could not be sent");
        }
    }
}
