//! Saving an account: a recovery code, a password and the other sign-in methods.

use std::time::Duration;

use protocol::{
    Problem, ProblemCode, Secret,
    http::{HasPassword, MadeCode, MakeCode, SetPassword},
};
use tokio::time::Instant;

use super::{
    Visitor, code::RecoveryCode, ended, password::Password, prove::Proven, tag::random_tag, too_often,
};
use crate::{
    CodeHash, KeyChange, Keys, Lobby, NewKey, Session, SignedInto, StoreError, problems::store_problem,
    told::News,
};

/// The most new tags that are tried for an account.
const TAGS_TRIED: usize = 5;

/// The time for which sockets of a replaced session stay open. The browser has its new cookie by then.
const HANDOVER: Duration = Duration::from_secs(1);

impl Lobby {
    /// Makes a recovery code, which replaces the one before. A new session replaces this one. If there was a
    /// code before, all other sessions end, unless this session waited instead of confirming.
    ///
    /// # Errors
    ///
    /// A problem if the account has sign-in methods and none is confirmed, if a limit is reached, or if the
    /// store fails.
    pub async fn make_code(
        &self,
        session: &Session,
        request: &MakeCode,
        from: &Visitor,
    ) -> Result<(MadeCode, SignedInto), Problem> {
        let keys = self.allowed_keys(session).await?;
        let proven = self.prove(session, &keys, request.proof.as_ref(), from.address).await?;
        let code = RecoveryCode::fresh();
        let alone = keys.code.is_some() && proven != Proven::Waited;
        let (tag, into) =
            self.change(session, keys, NewKey::Code(CodeHash(code.hash())), alone, from).await?;
        Ok((MadeCode { tag, code: Secret::new(code.to_string()) }, into))
    }

    /// Sets a password, which replaces the one before. A new session replaces this one. If there was a
    /// password before, all other sessions end, unless this session waited instead of confirming.
    ///
    /// # Errors
    ///
    /// A problem if the password is not valid, or if the account has sign-in methods and none is confirmed.
    /// Also if a limit is reached, or if the store fails.
    pub async fn set_password(
        &self,
        session: &Session,
        request: &SetPassword,
        from: &Visitor,
    ) -> Result<(HasPassword, SignedInto), Problem> {
        let password = Password::to_set(&request.password)?;
        let keys = self.allowed_keys(session).await?;
        let proven = self.prove(session, &keys, request.proof.as_ref(), from.address).await?;
        let hash = self.0.accounts.hashing.hash(password).await?;
        let alone = keys.password.is_some() && proven != Proven::Waited;
        let (tag, into) = self.change(session, keys, NewKey::Password(hash), alone, from).await?;
        Ok((HasPassword { tag }, into))
    }

    pub(super) fn take_change(&self, session: &Session) -> Result<(), Problem> {
        let changes = &self.0.accounts.changes;
        let took = changes.take(&session.account.id, Instant::now().into_std());
        took.map_err(too_often("this account was changed too often; try again later"))
    }

    pub(super) async fn change(
        &self,
        asked: &Session,
        before: Keys,
        key: NewKey,
        alone: bool,
        from: &Visitor,
    ) -> Result<(String, SignedInto), Problem> {
        let store = &self.0.shared.store;
        let (token, session) = self.new_session(from.agent.clone());
        let mut change = KeyChange {
            account: asked.account.id.clone(),
            tag: before.tag.clone().unwrap_or_else(random_tag),
            before,
            key,
            asked: asked.hash.clone(),
            session,
            alone,
        };
        for _ in 0..TAGS_TRIED {
            match store.change_keys(&change).await {
                Ok(()) => {
                    self.hand_over(asked, &change);
                    return Ok((change.tag, SignedInto { account: asked.account.clone(), token }));
                }
                // Another account has this tag, or this account was changed by another session.
                Err(StoreError::Conflict(_)) => {
                    self.still_so(&change).await?;
                    if change.before.tag.is_none() {
                        change.tag = random_tag();
                    }
                }
                Err(error) => return Err(store_problem(&error)),
            }
        }
        Err(Problem::new(ProblemCode::StorageUnavailable, "the server could not store the change; try again"))
    }

    /// Checks that the change may be tried again with another tag.
    async fn still_so(&self, change: &KeyChange) -> Result<(), Problem> {
        let store = &self.0.shared.store;
        let keys = store.keys(&change.account).await.map_err(|e| store_problem(&e))?;
        let session = store.session(&change.asked).await.map_err(|e| store_problem(&e))?;
        if session.is_none() {
            return Err(ended());
        }
        if keys.as_ref() != Some(&change.before) {
            return Err(changed_elsewhere());
        }
        Ok(())
    }

    /// Closes the sockets of sessions that ended by a change. Clients of the requesting session reconnect
    /// with the new session. Others that knew its token cannot.
    fn hand_over(&self, asked: &Session, change: &KeyChange) {
        if change.alone {
            let stay = vec![asked.hash.0.clone(), change.session.hash.0.clone()];
            self.0.spread(News::AllEnded { account: change.account.clone(), stay });
        }
        let (inner, asked, stop) = (self.0.clone(), asked.hash.clone(), self.0.stop.clone());
        self.0.tasks.spawn(async move {
            tokio::select! {
                () = tokio::time::sleep(HANDOVER) => {}
                () = stop.cancelled() => {}
            }
            inner.spread(News::HandedOver { session: asked.0 });
        });
    }
}

pub(super) fn changed_elsewhere() -> Problem {
    let message = "this account was changed by another request; load it again";
    Problem::new(ProblemCode::WrongTime, message)
}
