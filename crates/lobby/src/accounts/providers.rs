//! Keys at a provider of OpenID Connect. Whether it was that provider who spoke is checked by whoever knows the standard for it;
//! here it is decided what follows from that.

use protocol::{Account, Problem, ProblemCode, http::Proof};

use super::{MayAdd, Visitor, only_people, prove::Proven, shown, wrong_key};
use crate::{
    Lobby, NewKey, ProviderId, ProviderKey, Session, SignedInto, StoreError, problems::store_problem,
};

/// Keys at providers of one account.
const MOST_PROVIDER_KEYS: usize = 5;

impl Lobby {
    /// Lets an account have a key at a provider.
    ///
    /// # Errors
    ///
    /// If the account is a bot's, has keys and none is shown, or has as many of them as it can; the limits, or the store.
    pub async fn may_add_provider_key(
        &self,
        session: &Session,
        proof: Option<&Proof>,
        from: &Visitor,
    ) -> Result<MayAdd, Problem> {
        let before = self.allowed_keys(session).await?;
        if before.provider_keys as usize >= MOST_PROVIDER_KEYS {
            let message = format!(
                "an account has at most {MOST_PROVIDER_KEYS} identities of providers; remove one first"
            );
            return Err(Problem::new(ProblemCode::WrongTime, message));
        }
        self.prove(session, &before, proof, from.address).await?;
        Ok(MayAdd::to(&before))
    }

    /// Adds a key at a provider, and puts a new session in the place of this one. No other session ends.
    ///
    /// # Errors
    ///
    /// [`ProblemCode::KeyTaken`] if it opens an account already; if the keys have changed since it was allowed; or the store.
    pub async fn add_provider_key(
        &self,
        session: &Session,
        may: MayAdd,
        id: ProviderId,
        from: &Visitor,
    ) -> Result<(ProviderKey, SignedInto), Problem> {
        if self.of_provider(&id).await?.is_some() {
            return Err(Problem::new(
                ProblemCode::KeyTaken,
                "this sign-in belongs to another account here; sign in to that account, or use another identity at the provider",
            ));
        }
        let before = self.keys_still(session, &may).await?;
        let key = ProviderKey { id, made_at: self.0.shared.clock.now(), used_at: None };
        let (_, into) =
            self.change(session, before, NewKey::Provider(Box::new(key.clone())), false, from).await?;
        Ok((key, into))
    }

    /// The keys of an account at providers, the oldest first.
    ///
    /// # Errors
    ///
    /// The store.
    pub async fn provider_keys(&self, session: &Session) -> Result<Vec<ProviderKey>, Problem> {
        self.0.shared.store.provider_keys_of(&session.account.id).await.map_err(|e| store_problem(&e))
    }

    /// Takes a key at a provider from its account. Nobody is signed out by it.
    ///
    /// # Errors
    ///
    /// If none of the account's keys is shown, or it has no such one; the limits, or the store.
    pub async fn remove_provider_key(
        &self,
        session: &Session,
        called: impl Fn(&ProviderKey) -> bool,
        proof: Option<&Proof>,
        from: &Visitor,
    ) -> Result<(), Problem> {
        let keys = self.allowed_keys(session).await?;
        let found = self.provider_keys(session).await?.into_iter().find(called);
        let Some(found) = found else {
            return Err(Problem::new(
                ProblemCode::NotFound,
                "this account has no such identity of a provider",
            ));
        };
        let proven = self.prove(session, &keys, proof, from.address).await?;
        let removed = self.0.shared.store.remove_provider_key(&session.account.id, &found.id).await;
        removed.map_err(|e| store_problem(&e))?;
        match proven {
            // The session stays, and its wait was good for one change.
            Proven::Waited => self.found(&session.account.id).await,
            Proven::Guest | Proven::Shown => Ok(()),
        }
    }

    /// Signs in to the account of whom a provider has named, in a new session, as [`Lobby::come_back`] does.
    ///
    /// # Errors
    ///
    /// [`ProblemCode::WrongKey`] if that opens no account; or the store.
    pub async fn come_back_by_provider(
        &self,
        id: &ProviderId,
        from: &Visitor,
        before: Option<&Session>,
    ) -> Result<SignedInto, Problem> {
        let account = self.of_provider(id).await?.ok_or_else(wrong_key)?;
        self.use_provider_key(id).await?;
        self.found(&account.id).await?;
        let into = self.begin_session(account, from).await?;
        if let Some(before) = before {
            self.sign_out(before).await?;
        }
        Ok(into)
    }

    /// A provider has named whoever has the session: for its next change it needs no other proof.
    ///
    /// # Errors
    ///
    /// [`ProblemCode::WrongKey`] if that opens another account, or none; or the store.
    pub async fn show_provider_key(&self, session: &Session, id: &ProviderId) -> Result<(), Problem> {
        only_people(session)?;
        let account = self.of_provider(id).await?.ok_or_else(wrong_key)?;
        if account.id != session.account.id {
            return Err(wrong_key());
        }
        self.use_provider_key(id).await?;
        self.found(&account.id).await?;
        shown::note(&self.0.shared, &session.hash).await
    }

    async fn of_provider(&self, id: &ProviderId) -> Result<Option<Account>, Problem> {
        self.0.shared.store.account_by_provider_key(id).await.map_err(|e| store_problem(&e))
    }

    async fn use_provider_key(&self, id: &ProviderId) -> Result<(), Problem> {
        match self.0.shared.store.use_provider_key(id, self.0.shared.clock.now()).await {
            Ok(()) => Ok(()),
            // It was taken away in this moment.
            Err(StoreError::Conflict(_)) => Err(wrong_key()),
            Err(error) => Err(store_problem(&error)),
        }
    }
}
