//! Requests about series. The node that leads carries them out, and the other nodes forward them to it.

use std::net::IpAddr;

use lobby::{Session, Store as _};
use protocol::{
    Account, Problem, ProblemCode,
    http::{MakeSeries, Series},
};
use serde::{Deserialize, Serialize};

use super::{AllSeries, Inner};

/// The name of this task among the leader's duties.
const SERIES: &str = "series";

/// A request, as one node sends it to another.
#[derive(Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Asked {
    Make { me: Account, wanted: MakeSeries, from: IpAddr },
    Accept { account: String, id: String },
    Decline { account: String, id: String },
    Cancel { account: String, id: String },
}

impl AllSeries {
    /// Answers other nodes while this one leads.
    pub(super) fn answer_others(&self) {
        let inner = std::sync::Arc::downgrade(&self.0);
        let duty = move |asked| {
            let inner = std::sync::Weak::<Inner>::upgrade(&inner);
            Box::pin(async move {
                let all = AllSeries(inner.ok_or_else(closing)?);
                let asked = serde_json::from_value(asked).map_err(|_| garbled())?;
                serde_json::to_value(all.carry_out(asked).await?).map_err(|_| garbled())
            }) as _
        };
        self.0.lobby.answers_as_leader(SERIES, Box::new(duty));
    }

    async fn carry_out(&self, asked: Asked) -> Result<Series, Problem> {
        match asked {
            Asked::Make { me, wanted, from } => self.make_as_leader(&me, wanted, from).await,
            Asked::Accept { account, id } => self.accept_as_leader(&account, &id).await,
            Asked::Decline { account, id } => self.decline_as_leader(&account, &id).await,
            Asked::Cancel { account, id } => self.cancel_as_leader(&account, &id).await,
        }
    }

    async fn ask_leader(&self, asked: Asked) -> Result<Series, Problem> {
        if self.0.store.leadership().lead().is_ok() {
            return self.carry_out(asked).await;
        }
        let asked = serde_json::to_value(asked).map_err(|_| garbled())?;
        let told = self.0.lobby.ask_leader(SERIES, asked).await?;
        serde_json::from_value(told).map_err(|_| garbled())
    }

    /// Makes a series for an account at an IP address, and asks the accounts that play it. If no other
    /// account has to agree, the series begins.
    ///
    /// # Errors
    ///
    /// If the series cannot be played so, or an account cannot be asked. Also if the account or its network
    /// has made too many, no node leads, or the store fails.
    pub(crate) async fn make(
        &self,
        session: &Session,
        wanted: MakeSeries,
        from: IpAddr,
    ) -> Result<Series, Problem> {
        self.ask_leader(Asked::Make { me: session.account.clone(), wanted, from }).await
    }

    /// Agrees for an account that was asked. Agreeing again is no error.
    ///
    /// # Errors
    ///
    /// If there is no such series, the account was not asked, it is too late, no node leads, or the store
    /// fails.
    pub(crate) async fn accept(&self, session: &Session, id: &str) -> Result<Series, Problem> {
        let account = session.account.id.clone();
        self.ask_leader(Asked::Accept { account, id: id.to_owned() }).await
    }

    /// Declines for an account that was asked.
    ///
    /// # Errors
    ///
    /// As [`AllSeries::accept`].
    pub(crate) async fn decline(&self, session: &Session, id: &str) -> Result<Series, Problem> {
        let account = session.account.id.clone();
        self.ask_leader(Asked::Decline { account, id: id.to_owned() }).await
    }

    /// Cancels a series for the account that made it: no further match begins. Running matches are played to
    /// their end and are counted.
    ///
    /// # Errors
    ///
    /// If there is no such series, the account did not make it, it is finished, no node leads, or the store
    /// fails.
    pub(crate) async fn cancel(&self, session: &Session, id: &str) -> Result<Series, Problem> {
        let account = session.account.id.clone();
        self.ask_leader(Asked::Cancel { account, id: id.to_owned() }).await
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
