//! Sign-in at providers of OpenID Connect. The caller checks the provider's answer by the standard. This
//! module decides the consequences.

use protocol::{Account, Problem, ProblemCode, http::Proof};

use super::{MayAdd, Visitor, only_people, prove::Proven, shown, wrong_key};
use crate::{
    Lobby, NewKey, ProviderId, ProviderKey, Session, SignedInto, StoreError, problems::store_problem,
};

/// The most provider identities of one account.
const MOST_PROVIDER_KEYS: usize = 5;

impl Lobby {
    /// Permits an account another provider identity.
    ///
    /// # Errors
    ///
    /// A problem if the account is a bot's, has sign-in methods and none is confirmed, or has the maximum of
    /// provider identities. Also if a limit is reached, or if the store fails.
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

    /// Adds a provider identity. A new session replaces this one, and no other session ends.
    ///
    /// # Errors
    ///
    /// [`ProblemCode::KeyTaken`] if an account has it already. A problem if the sign-in methods have changed
    /// since the permission, or if the store fails.
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

    /// Returns the provider identities of an account, the oldest first.
    ///
    /// # Errors
    ///
    /// A problem if the store fails.
    pub async fn provider_keys(&self, session: &Session) -> Result<Vec<ProviderKey>, Problem> {
        self.0.shared.store.provider_keys_of(&session.account.id).await.map_err(|e| store_problem(&e))
    }

    /// Removes a provider identity from its account. No session ends.
    ///
    /// # Errors
    ///
    /// A problem if none of the account's sign-in methods is confirmed, or it has no such identity. Also if a
    /// limit is reached, or if the store fails.
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
            // The session stays, and its wait was valid for one change.
            Proven::Waited => self.found(&session.account.id).await,
            Proven::Guest | Proven::Shown => Ok(()),
        }
    }

    /// Signs in to the account of a provider identity with a new session, as [`Lobby::come_back`] does.
    ///
    /// # Errors
    ///
    /// [`ProblemCode::WrongKey`] if no account has the identity. A problem if the store fails.
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

    /// Notes that a provider confirmed the owner of a session. Its next change needs no other confirmation.
    ///
    /// # Errors
    ///
    /// [`ProblemCode::WrongKey`] if the identity belongs to another account, or to none. A problem if the
    /// store fails.
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
            // The identity was removed at this moment.
            Err(StoreError::Conflict(_)) => Err(wrong_key()),
            Err(error) => Err(store_problem(&error)),
        }
    }
}
