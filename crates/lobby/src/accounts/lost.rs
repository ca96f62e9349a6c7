//! Who is signed in somewhere and has lost every key: after a wait they need none.
//!
//! Whoever finds a browser open could say the same, so it takes days, every device of the account shows that somebody
//! waits, each of them ends it with a press, and so does a key that is shown meanwhile. What was changed without a key ends
//! no other session: if it was not the owner, the owner is still there.

use protocol::{Problem, ProblemCode};

use super::{ended, only_people};
use crate::{Lobby, Session, SessionHash, problems::store_problem};

impl Lobby {
    /// This session says that the keys of its account are lost, and waits from now on. Saying it again changes nothing.
    ///
    /// # Errors
    ///
    /// If the account is a bot's or has no keys, the limits, or the store.
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

    /// Nobody waits at this account any more: a device of it says so.
    ///
    /// # Errors
    ///
    /// The store.
    pub async fn nobody_lost(&self, session: &Session) -> Result<(), Problem> {
        self.found(&session.account.id).await
    }

    /// A key was shown, so the keys are not lost; whoever says so is somebody else.
    pub(super) async fn found(&self, account: &str) -> Result<(), Problem> {
        self.0.shared.store.nobody_lost(account).await.map_err(|e| store_problem(&e))
    }

    /// Whether this session has waited long enough.
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
