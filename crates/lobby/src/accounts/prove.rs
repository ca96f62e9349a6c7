//! Confirmation that the owner of the account uses the session: a browser may be left open.

use std::net::IpAddr;

use protocol::{Problem, ProblemCode, Secret, http::Proof};
use tokio::time::Instant;

use super::{code::RecoveryCode, ended, password::Password, shown, too_often, wrong_key};
use crate::{Keys, Lobby, PasswordHash, Session, problems::store_problem};

/// The reason why a change is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Proven {
    /// The account has no sign-in methods: the session is all that its owner has.
    Guest,
    /// A sign-in method was confirmed.
    Shown,
    /// All sign-in methods are lost, and the session has waited.
    Waited,
}

impl Lobby {
    /// Checks that the session confirms a sign-in method of its account now: by the proof, or by a passkey or
    /// a provider just before. This protects more than the account itself. So a guest is refused, and so is a
    /// session that only waited.
    ///
    /// # Errors
    ///
    /// A problem if none is confirmed, if it is not one of the account's, if passwords were tried too often,
    /// or if the store fails.
    pub async fn shows_key(
        &self,
        session: &Session,
        proof: Option<&Proof>,
        address: IpAddr,
    ) -> Result<(), Problem> {
        let keys = self.0.shared.store.keys(&session.account.id).await.map_err(|e| store_problem(&e))?;
        let keys = keys.ok_or_else(ended)?;
        match self.prove(session, &keys, proof, address).await? {
            Proven::Shown => Ok(()),
            Proven::Guest => Err(Problem::new(
                ProblemCode::NotAllowed,
                "this account has no sign-in method to confirm with; on its page, make a recovery code or set a password first",
            )),
            Proven::Waited => Err(Problem::new(
                ProblemCode::ProofNeeded,
                "the wait for lost sign-in methods is not enough here; add a new one on the account page, \
                 then confirm with it",
            )),
        }
    }

    /// Checks a proof against an account's sign-in methods. An account without any needs none, and neither
    /// does a session that has waited.
    pub(super) async fn prove(
        &self,
        session: &Session,
        keys: &Keys,
        proof: Option<&Proof>,
        address: IpAddr,
    ) -> Result<Proven, Problem> {
        if !keys.is_some() {
            return Ok(Proven::Guest);
        }
        let right = match proof {
            None if shown::spend(&self.0.shared, &session.hash).await? => true,
            None if self.has_waited(session).await? => return Ok(Proven::Waited),
            None => {
                return Err(Problem::new(
                    ProblemCode::ProofNeeded,
                    "confirm this change: send the recovery code or the password with it, or confirm with a passkey or the provider first",
                ));
            }
            Some(Proof::Code { code }) => {
                let code = RecoveryCode::read(code.reveal()).map(|code| code.hash());
                code.is_some() && code.as_ref() == keys.code.as_ref().map(|(kept, _)| &kept.0)
            }
            Some(Proof::Password { password }) => {
                let tag = keys.tag.as_deref().unwrap_or_default();
                let kept = keys.password.as_ref().map(|(kept, _)| kept);
                self.try_password(tag, password, kept, address).await?
            }
        };
        if !right {
            return Err(wrong_key());
        }
        self.found(&session.account.id).await?;
        Ok(Proven::Shown)
    }

    /// Returns true if a password is the stored one. Limits by tag and IP address apply.
    pub(super) async fn try_password(
        &self,
        tag: &str,
        password: &Secret,
        kept: Option<&PasswordHash>,
        address: IpAddr,
    ) -> Result<bool, Problem> {
        let accounts = &self.0.accounts;
        let now = Instant::now().into_std();
        let tried = accounts.tries.take(tag, address, now);
        tried.map_err(too_often("too many attempts with a password; wait, or use another sign-in method"))?;
        let right = match Password::tried(password) {
            Some(password) => accounts.hashing.verify(password, kept).await?,
            // No account can have such a password.
            None => false,
        };
        match right {
            true => accounts.tries.right(tag, address),
            false => accounts.tries.wrong(tag, now),
        }
        Ok(right)
    }

    /// Returns the number of password hashings since the start.
    pub fn passwords_hashed(&self) -> u64 {
        self.0.accounts.hashing.done()
    }
}
