//! Showing that whoever has the session also has the account: a browser may be left open.

use std::net::IpAddr;

use protocol::{Problem, ProblemCode, Secret, http::Proof};
use tokio::time::Instant;

use super::{code::RecoveryCode, ended, password::Password, shown, too_often, wrong_key};
use crate::{Keys, Lobby, PasswordHash, Session, problems::store_problem};

/// By what a change is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Proven {
    /// The account has no keys: whoever has a session has all there is.
    Guest,
    /// A key was shown.
    Shown,
    /// All keys are lost, and the session has waited.
    Waited,
}

impl Lobby {
    /// Checks that whoever has the session shows a key of its account now: with the proof, or by a passkey or at a provider
    /// just before. That opens more than the account itself, so neither a guest nor a session that only waited will do.
    ///
    /// # Errors
    ///
    /// If none is shown, it is not one of the account's, passwords were tried too often, or the store.
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
                "confirm with a sign-in method; the wait for lost ones is not enough here, so add a new one on the account page first",
            )),
        }
    }

    /// Checks a proof against an account's keys. An account without any needs none, and neither does a session that has
    /// waited.
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

    /// Whether a password is the kept one; how often it is asked is limited by the tag.
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
            // Nobody has such a one, whatever account it is.
            None => false,
        };
        match right {
            true => accounts.tries.right(tag, address),
            false => accounts.tries.wrong(tag, now),
        }
        Ok(right)
    }

    /// How often passwords were hashed since the start.
    pub fn passwords_hashed(&self) -> u64 {
        self.0.accounts.hashing.done()
    }
}
