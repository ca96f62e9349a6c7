//! The passkeys of an account. The caller checks a browser's signature by the standard. This module decides
//! the consequences.

use protocol::{Account, Problem, ProblemCode, http::Proof};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::{Visitor, change_keys::changed_elsewhere, ended, only_people, prove::Proven, shown, wrong_key};
use crate::{
    Keys, Lobby, NewKey, Passkey, PasskeyUse, Session, SignedInto, StoreError, problems::store_problem,
    text::person_name,
};

/// The most passkeys of one account.
const MOST_PASSKEYS: u32 = 10;

/// The permission to add a sign-in method: a hash of the sign-in methods at that time. The browser asks its
/// owner before it adds one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MayAdd(String);

impl MayAdd {
    pub(super) fn to(before: &Keys) -> Self {
        let Keys { made_at, tag, code, password, passkeys, provider_keys } = before;
        let code = code.as_ref().map(|(hash, at)| (&hash.0, at));
        let password = password.as_ref().map(|(hash, at)| (&hash.0, at));
        let text = format!("{:?}", (made_at, tag, code, password, passkeys, provider_keys));
        Self(hex::encode(Sha256::new_with_prefix(b"septet keys ").chain_update(text).finalize()))
    }
}

impl Lobby {
    /// Permits an account another passkey. Returns the passkeys that it has.
    ///
    /// # Errors
    ///
    /// A problem if the account is a bot's, has sign-in methods and none is confirmed, or has the maximum of
    /// passkeys. Also if a limit is reached, or if the store fails.
    pub async fn may_add_passkey(
        &self,
        session: &Session,
        proof: Option<&Proof>,
        from: &Visitor,
    ) -> Result<(MayAdd, Vec<Passkey>), Problem> {
        let before = self.allowed_keys(session).await?;
        let passkeys = self.passkeys(session).await?;
        if passkeys.len() >= MOST_PASSKEYS as usize {
            let message = format!("an account has at most {MOST_PASSKEYS} passkeys; remove one first");
            return Err(Problem::new(ProblemCode::WrongTime, message));
        }
        self.prove(session, &before, proof, from.address).await?;
        Ok((MayAdd::to(&before), passkeys))
    }

    /// Returns the name of a passkey in the form in which it is shown.
    ///
    /// # Errors
    ///
    /// A problem if the name is not valid.
    pub fn passkey_name(&self, name: &str) -> Result<String, Problem> {
        person_name(name, &self.0.shared.config.limits)
    }

    /// Adds a passkey. A new session replaces this one, and no other session ends.
    ///
    /// # Errors
    ///
    /// A problem if the sign-in methods have changed since the permission, if an account has the passkey
    /// already, or if the store fails.
    pub async fn add_passkey(
        &self,
        session: &Session,
        may: MayAdd,
        mut passkey: Passkey,
        from: &Visitor,
    ) -> Result<(Passkey, SignedInto), Problem> {
        let store = &self.0.shared.store;
        if store.passkey(&passkey.id).await.map_err(|e| store_problem(&e))?.is_some() {
            let message = "this passkey is in use already; make another one";
            return Err(Problem::new(ProblemCode::WrongTime, message));
        }
        let before = self.keys_still(session, &may).await?;
        passkey.made_at = self.0.shared.clock.now();
        let key = NewKey::Passkey(Box::new(passkey.clone()));
        let (_, into) = self.change(session, before, key, false, from).await?;
        Ok((passkey, into))
    }

    /// Returns the passkeys of an account, the oldest first.
    ///
    /// # Errors
    ///
    /// A problem if the store fails.
    pub async fn passkeys(&self, session: &Session) -> Result<Vec<Passkey>, Problem> {
        self.0.shared.store.passkeys_of(&session.account.id).await.map_err(|e| store_problem(&e))
    }

    /// Returns a passkey by the id that its device uses, and its account.
    ///
    /// # Errors
    ///
    /// A problem if the store fails.
    pub async fn passkey(&self, id: &str) -> Result<Option<(Account, Passkey)>, Problem> {
        self.0.shared.store.passkey(id).await.map_err(|e| store_problem(&e))
    }

    /// Removes a passkey from its account. No session ends.
    ///
    /// # Errors
    ///
    /// A problem if none of the account's sign-in methods is confirmed, or it has no such passkey. Also if a
    /// limit is reached, or if the store fails.
    pub async fn remove_passkey(
        &self,
        session: &Session,
        called: impl Fn(&Passkey) -> bool,
        proof: Option<&Proof>,
        from: &Visitor,
    ) -> Result<(), Problem> {
        let keys = self.allowed_keys(session).await?;
        let found = self.passkeys(session).await?.into_iter().find(called);
        let Some(found) = found else {
            return Err(Problem::new(ProblemCode::NotFound, "this account has no such passkey"));
        };
        let proven = self.prove(session, &keys, proof, from.address).await?;
        let removed = self.0.shared.store.remove_passkey(&session.account.id, &found.id).await;
        removed.map_err(|e| store_problem(&e))?;
        match proven {
            // The session stays, and its wait was valid for one change.
            Proven::Waited => self.found(&session.account.id).await,
            Proven::Guest | Proven::Shown => Ok(()),
        }
    }

    /// Signs in to the account of a passkey with a new session, as [`Lobby::come_back`] does.
    ///
    /// # Errors
    ///
    /// [`ProblemCode::WrongKey`] if the passkey was used elsewhere at this moment, or does not exist any
    /// more. A problem if the store fails.
    pub async fn come_back_by_passkey(
        &self,
        (account, used): (Account, PasskeyUse),
        from: &Visitor,
        before: Option<&Session>,
    ) -> Result<SignedInto, Problem> {
        self.use_passkey(used).await?;
        self.found(&account.id).await?;
        let into = self.begin_session(account, from).await?;
        if let Some(before) = before {
            self.sign_out(before).await?;
        }
        Ok(into)
    }

    /// Notes that a session confirmed a passkey of its account. Its next change needs no other confirmation.
    ///
    /// # Errors
    ///
    /// [`ProblemCode::WrongKey`] if it is another account's passkey, was used elsewhere at this moment, or
    /// does not exist any more. A problem if the store fails.
    pub async fn show_passkey(
        &self,
        session: &Session,
        (account, used): (Account, PasskeyUse),
    ) -> Result<(), Problem> {
        only_people(session)?;
        if account.id != session.account.id {
            return Err(wrong_key());
        }
        self.use_passkey(used).await?;
        self.found(&account.id).await?;
        shown::note(&self.0.shared, &session.hash).await
    }

    /// Returns the answer to a passkey that fits no account. It gives no reason.
    pub fn no_such_passkey(&self) -> Problem {
        wrong_key()
    }

    async fn use_passkey(&self, mut used: PasskeyUse) -> Result<(), Problem> {
        used.at = self.0.shared.clock.now();
        match self.0.shared.store.use_passkey(&used).await {
            Ok(()) => Ok(()),
            Err(StoreError::Conflict(_)) => Err(wrong_key()),
            Err(error) => Err(store_problem(&error)),
        }
    }

    /// Returns an account's sign-in methods, if they are those of the permission to add another one.
    pub(super) async fn keys_still(&self, session: &Session, may: &MayAdd) -> Result<Keys, Problem> {
        let keys = self.0.shared.store.keys(&session.account.id).await.map_err(|e| store_problem(&e))?;
        let keys = keys.ok_or_else(ended)?;
        if MayAdd::to(&keys) == *may { Ok(keys) } else { Err(changed_elsewhere()) }
    }

    /// Returns an account's sign-in methods, if it may change them now.
    pub(super) async fn allowed_keys(&self, session: &Session) -> Result<Keys, Problem> {
        only_people(session)?;
        self.take_change(session)?;
        let keys = self.0.shared.store.keys(&session.account.id).await.map_err(|e| store_problem(&e))?;
        keys.ok_or_else(ended)
    }
}
