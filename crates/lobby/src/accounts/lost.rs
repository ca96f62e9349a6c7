//! Recovery of an account that has lost all sign-in methods, on a device that is still signed in.
//!
//! - After a waiting period, the session may make a change without a sign-in method.
//! - A stranger at an open browser could do the same. So the wait takes days, and every device of the account
//!   shows it.
//! - Each of these devices can end the wait, and so does a sign-in method that is confirmed.
//! - A change without a sign-in method ends no other session. If the owner did not make it, the owner is
//!   still signed in.

use protocol::{Problem, ProblemCode};

use super::{ended, only_people};
use crate::{Lobby, Session, SessionHash, problems::store_problem};

impl Lobby {
    /// Starts the waiting period of this session: all sign-in methods of its account are lost. Repeating it
    /// changes nothing.
    ///
    /// # Errors
    ///
    /// A problem if the account is a bot's or has no sign-in methods, if a limit is reached, or if the store
    /// fails.
    pub async fn say_lost(&self, session: &Session) -> Result<(), Problem> {
        only_people(session)?;
        self.take_change(session)?;
        let store = &self.0.shared.store;
        let keys = store.keys(&session.account.id).await.map_err(|e| store_problem(&e))?.ok_or_else(ended)?;
        if !keys.is_some() {
            let message = "this account has no sign-in method, so a new one needs no confirmation";
            return Err(Problem::new(ProblemCode::WrongTime, message));
        }
        let own = self.lost_at(session).await?;
        if own.is_none() {
            let now = self.0.shared.clock.now();
            store.note_lost(&session.hash, now).await.map_err(|e| store_problem(&e))?;
        }
        Ok(())
    }

    /// Ends all waiting periods of this account, on request of one of its devices.
    ///
    /// # Errors
    ///
    /// A problem if the store fails.
    pub async fn nobody_lost(&self, session: &Session) -> Result<(), Problem> {
        self.found(&session.account.id).await
    }

    /// Ends all waiting periods of an account, because a sign-in method was used. So the methods are not
    /// lost.
    pub(super) async fn found(&self, account: &str) -> Result<(), Problem> {
        self.0.shared.store.nobody_lost(account).await.map_err(|e| store_problem(&e))
    }

    /// Returns true if this session has waited long enough.
    pub(super) async fn has_waited(&self, session: &Session) -> Result<bool, Problem> {
        let (now, wait) = (self.0.shared.clock.now(), self.0.shared.config.lost_wait.as_millis() as u64);
        Ok(self.lost_at(session).await?.is_some_and(|at| now.saturating_sub(at) >= wait))
    }

    async fn lost_at(&self, session: &Session) -> Result<Option<u64>, Problem> {
        let SessionHash(own) = &session.hash;
        let sessions = self.0.shared.store.sessions_of(&session.account.id).await;
        let sessions = sessions.map_err(|e| store_problem(&e))?;
        Ok(sessions.into_iter().find(|kept| kept.hash.0 == *own).and_then(|kept| kept.lost_at))
    }
}
