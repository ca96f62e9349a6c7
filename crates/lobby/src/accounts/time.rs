//! The time zones and vacations of accounts.

use std::sync::Arc;

use protocol::{
    Problem, ProblemCode, Status,
    http::{AccountTime, BeginVacation, SetZone},
};
use tokio::{
    sync::{MutexGuard, oneshot},
    time::Instant,
};

use super::{only_people, too_often};
use crate::{
    AccountTimes, Lobby, Session, StoreError, TableRow, account_times::NoTime, errand::Errand,
    mailbox::Command, problems::store_problem,
};

/// The most tables of an account that receive its vacation. No account sits at so many.
const MOST_TABLES: u32 = 10_000;

impl Lobby {
    /// Returns the time zone and vacation of an account.
    ///
    /// # Errors
    ///
    /// A problem if the store fails.
    pub async fn account_time(&self, session: &Session) -> Result<AccountTime, Problem> {
        Ok(self.shown(&self.times_of(session).await?))
    }

    /// Sets the time zone of an account. Open decisions keep the hours with which they began. Otherwise a
    /// player who flies on would never be late.
    ///
    /// # Errors
    ///
    /// A problem if there is no such zone, if it was changed today, if a limit is reached, or if the store
    /// fails.
    pub async fn set_zone(&self, session: &Session, request: &SetZone) -> Result<AccountTime, Problem> {
        self.take_time(session)?;
        let one = self.0.accounts.one_time.lock().await;
        let mut times = self.times_of(session).await?;
        if !times.set_zone(&request.zone, self.now()).map_err(problem)? {
            return Ok(self.shown(&times));
        }
        self.keep((session, one), &times).await
    }

    /// Begins a vacation of an account. Its clocks in correspondence matches stand still.
    ///
    /// # Errors
    ///
    /// A problem if the account is a bot's, has a vacation now, or has too few days left. Also if a limit is
    /// reached, or if the store fails.
    pub async fn begin_vacation(
        &self,
        session: &Session,
        request: &BeginVacation,
    ) -> Result<AccountTime, Problem> {
        only_people(session)?;
        self.take_time(session)?;
        let one = self.0.accounts.one_time.lock().await;
        let mut times = self.times_of(session).await?;
        let budget = self.0.shared.config.vacation_days;
        times.begin_vacation(request.days, budget, self.now()).map_err(problem)?;
        self.keep((session, one), &times).await
    }

    /// Ends the vacation of an account.
    ///
    /// # Errors
    ///
    /// A problem if the account has no vacation now, if a limit is reached, or if the store fails.
    pub async fn end_vacation(&self, session: &Session) -> Result<AccountTime, Problem> {
        self.take_time(session)?;
        let one = self.0.accounts.one_time.lock().await;
        let mut times = self.times_of(session).await?;
        if !times.end_vacation(self.now()) {
            return Err(Problem::new(ProblemCode::WrongTime, "you are not on vacation"));
        }
        self.keep((session, one), &times).await
    }

    /// Returns all stored data on the time of an account.
    ///
    /// # Errors
    ///
    /// An error if the store fails.
    pub async fn account_times(&self, account: &str) -> Result<AccountTimes, StoreError> {
        let found = self.0.shared.store.times_of(&[account.to_owned()]).await?;
        Ok(found.into_iter().next().map(|(_, times)| times).unwrap_or_default())
    }

    /// Returns the end of an account's current vacation, in milliseconds since 1970.
    ///
    /// # Errors
    ///
    /// An error if the store fails.
    pub async fn away_until(&self, account: &str) -> Result<Option<u64>, StoreError> {
        Ok(self.account_times(account).await?.vacation(self.now()).map(|vacation| vacation.until))
    }

    fn take_time(&self, session: &Session) -> Result<(), Problem> {
        let took = self.0.accounts.times.take(&session.account.id, Instant::now().into_std());
        took.map_err(too_often("you have changed your time zone or vacation too often; try again later"))
    }

    async fn times_of(&self, session: &Session) -> Result<AccountTimes, Problem> {
        self.account_times(&session.account.id).await.map_err(|e| store_problem(&e))
    }

    /// Stores the times, and has tables recompute their clocks. Cost: the rows of the account's own tables,
    /// and a waking of those where its clock may run.
    async fn keep(
        &self,
        (session, one): (&Session, MutexGuard<'_, ()>),
        times: &AccountTimes,
    ) -> Result<AccountTime, Problem> {
        let store = &self.0.shared.store;
        store.set_times(&session.account.id, times).await.map_err(|e| store_problem(&e))?;
        // Tables take their time, and no other request has to wait for them.
        drop(one);
        let rows = store.tables_of(&session.account.id, MOST_TABLES).await;
        for row in rows.map_err(|e| store_problem(&e))? {
            let plays = row.summary.status == Status::Playing && row.summary.setup.clock.is_slow();
            if plays {
                self.times_have_changed(row).await;
            }
        }
        Ok(self.shown(times))
    }

    /// Has a table recompute its clocks. Does not wait for it, unless another node may own the table.
    async fn times_have_changed(&self, row: TableRow) {
        if self.0.shared.peers.is_some() {
            let _ = self.errand(row, Errand::Times).await;
        } else {
            let (done, _) = oneshot::channel();
            let _ = self.0.tables.send(&Arc::new(row), Command::Times { done }).await;
        }
    }

    fn shown(&self, times: &AccountTimes) -> AccountTime {
        let (now, days_a_year) = (self.now(), self.0.shared.config.vacation_days);
        AccountTime {
            zone: times.zone().map(str::to_owned),
            vacation: times.vacation(now),
            days_left: days_a_year.saturating_sub(times.used(now)),
            days_a_year,
            now,
        }
    }
}

fn problem(why: NoTime) -> Problem {
    let (code, wait) = match why {
        NoTime::Zone(_) => (ProblemCode::Malformed, None),
        NoTime::ZoneChanged { wait } => (ProblemCode::TooMany, Some(wait)),
        NoTime::Already => (ProblemCode::WrongTime, None),
        NoTime::Days => (ProblemCode::NotAllowed, None),
    };
    let mut problem = Problem::new(code, why.to_string());
    problem.retry_after = wait;
    problem
}
