//! Passkeys of an account. What a browser signs is checked by whoever knows the standard for it; here it is decided what
//! follows from that.

use protocol::{Account, Problem, ProblemCode, http::Proof};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::{Visitor, change_keys::changed_elsewhere, ended, only_people, prove::Proven, shown, wrong_key};
use crate::{
    Keys, Lobby, NewKey, Passkey, PasskeyUse, Session, SignedInto, StoreError, problems::store_problem,
    text::person_name,
};

/// Passkeys of one account.
const MOST_PASSKEYS: u32 = 10;

/// That a key may be added: a hash of what the keys were when that was allowed. A browser asks its owner meanwhile.
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
    /// Lets an account have another passkey. Returns those that it has.
    ///
    /// # Errors
    ///
    /// If the account is a bot's, has keys and none is shown, or has as many passkeys as it can; the limits, or the store.
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

    /// What a passkey is called, as it can be shown.
    ///
    /// # Errors
    ///
    /// If it is no name.
    pub fn passkey_name(&self, name: &str) -> Result<String, Problem> {
        person_name(name, &self.0.shared.config.limits)
    }

    /// Adds a passkey, and puts a new session in the place of this one. No other session ends.
    ///
    /// # Errors
    ///
    /// If the keys have changed since it was allowed, or it is somebody's already; or the store.
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

    /// The passkeys of an account, the oldest first.
    ///
    /// # Errors
    ///
    /// The store.
    pub async fn passkeys(&self, session: &Session) -> Result<Vec<Passkey>, Problem> {
        self.0.shared.store.passkeys_of(&session.account.id).await.map_err(|e| store_problem(&e))
    }

    /// A passkey by what its device calls it, and whose it is.
    ///
    /// # Errors
    ///
    /// The store.
    pub async fn passkey(&self, id: &str) -> Result<Option<(Account, Passkey)>, Problem> {
        self.0.shared.store.passkey(id).await.map_err(|e| store_problem(&e))
    }

    /// Takes a passkey from its account. Nobody is signed out by it.
    ///
    /// # Errors
    ///
    /// If none of the account's keys is shown, or it has no such passkey; the limits, or the store.
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
            // The session stays, and its wait was good for one change.
            Proven::Waited => self.found(&session.account.id).await,
            Proven::Guest | Proven::Shown => Ok(()),
        }
    }

    /// Signs in to the account of a passkey that was shown, in a new session, as [`Lobby::come_back`] does.
    ///
    /// # Errors
    ///
    /// [`ProblemCode::WrongKey`] if it was used elsewhere in this moment, or is gone; or the store.
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

    /// A session has shown a passkey of its account: for its next change it needs no other proof.
    ///
    /// # Errors
    ///
    /// [`ProblemCode::WrongKey`] if it is another account's passkey, was used elsewhere in this moment, or is gone; or the
    /// store.
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

    /// What is told if a passkey opens nothing. Nobody learns why.
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

    /// An account's keys, if they are what they were when it was allowed to have another one.
    pub(super) async fn keys_still(&self, session: &Session, may: &MayAdd) -> Result<Keys, Problem> {
        let keys = self.0.shared.store.keys(&session.account.id).await.map_err(|e| store_problem(&e))?;
        let keys = keys.ok_or_else(ended)?;
        if MayAdd::to(&keys) == *may { Ok(keys) } else { Err(changed_elsewhere()) }
    }

    /// An account's keys, if it may change them now.
    pub(super) async fn allowed_keys(&self, session: &Session) -> Result<Keys, Problem> {
        only_people(session)?;
        self.take_change(session)?;
        let keys = self.0.shared.store.keys(&session.account.id).await.map_err(|e| store_problem(&e))?;
        keys.ok_or_else(ended)
    }
}
