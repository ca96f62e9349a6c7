//! The devices on which an account is signed in.

use protocol::{
    Account, Problem, ProblemCode, Secret,
    http::{AboutMe, Device, DeviceCode, ListedCompanion},
};
use sha2::{Digest as _, Sha256};

use super::{
    device_codes::{self, LASTS},
    ended, only_people,
};
use crate::{
    KeptSession, Lobby, Passkey, ProviderKey, Session, SessionHash, StoreError, problems::store_problem,
    told::News,
};

impl Lobby {
    /// Returns an account as its owner sees it.
    ///
    /// # Errors
    ///
    /// A problem if the session has ended, or the store fails.
    pub async fn about(&self, session: &Session) -> Result<AboutMe, Problem> {
        let about = self.about_account(&session.account, Some(&session.hash)).await;
        about.map_err(|e| store_problem(&e))?.ok_or_else(ended)
    }

    /// Returns an account as its owner sees it in that session; `None` if there is no such account.
    ///
    /// # Errors
    ///
    /// An error if the store fails.
    pub async fn about_account(
        &self,
        account: &Account,
        this: Option<&SessionHash>,
    ) -> Result<Option<AboutMe>, StoreError> {
        let store = &self.0.shared.store;
        let Some(keys) = store.keys(&account.id).await? else { return Ok(None) };
        let passkeys = store.passkeys_of(&account.id).await?;
        let provider_keys = store.provider_keys_of(&account.id).await?;
        let sessions = store.sessions_of(&account.id).await?;
        let companions = store.companions_of(&account.id).await?;
        let device = |kept: KeptSession| Device {
            id: id(&kept.hash),
            name: kept.agent.0,
            since: kept.at,
            seen: kept.used_at,
            this: Some(&kept.hash) == this,
            lost_at: kept.lost_at,
        };
        Ok(Some(AboutMe {
            account: account.clone(),
            made_at: keys.made_at,
            tag: keys.tag,
            code_at: keys.code.map(|(_, at)| at),
            password_at: keys.password.map(|(_, at)| at),
            passkeys: passkeys.iter().map(Passkey::listed).collect(),
            provider_keys: provider_keys.iter().map(ProviderKey::listed).collect(),
            companions: companions
                .into_iter()
                .map(|(account, table)| ListedCompanion { account, table })
                .collect(),
            lost_wait: self.0.shared.config.lost_wait.as_millis() as u64,
            devices: sessions.into_iter().map(device).collect(),
            // The lobby knows no admins.
            admin: false,
        }))
    }

    /// Makes a code with which another device signs in to this account, once and soon.
    ///
    /// # Errors
    ///
    /// A problem if the account is a bot's or asks too often, or if the store fails.
    pub async fn show_device_code(&self, session: &Session) -> Result<DeviceCode, Problem> {
        only_people(session)?;
        self.take_change(session)?;
        let code = device_codes::show(&self.0.shared, session).await?;
        Ok(DeviceCode { code: Secret::new(code.to_string()), lasts: LASTS.as_millis() as u64 })
    }

    /// Ends a session of the same account by its id.
    ///
    /// # Errors
    ///
    /// A problem if the account has no such session, or the store fails.
    pub async fn end_device(&self, session: &Session, device: &str) -> Result<(), Problem> {
        let store = &self.0.shared.store;
        let sessions = store.sessions_of(&session.account.id).await.map_err(|e| store_problem(&e))?;
        let Some(found) = sessions.into_iter().find(|kept| id(&kept.hash) == device) else {
            return Err(Problem::new(ProblemCode::NotFound, "this account has no such session"));
        };
        store.end_session(&found.hash).await.map_err(|e| store_problem(&e))?;
        self.0.spread(News::ended(&found.hash));
        Ok(())
    }

    /// Ends all sessions of the account except this one.
    ///
    /// # Errors
    ///
    /// A problem if the store fails.
    pub async fn end_other_devices(&self, session: &Session) -> Result<(), Problem> {
        let ended = self.0.shared.store.end_other_sessions(&session.account.id, &session.hash).await;
        ended.map_err(|e| store_problem(&e))?;
        let (account, stay) = (session.account.id.clone(), vec![session.hash.0.clone()]);
        self.0.spread(News::AllEnded { account, stay });
        Ok(())
    }
}

/// Returns the id of a session for its owner. It is not the stored hash of its token.
fn id(session: &SessionHash) -> String {
    hex::encode(&Sha256::new_with_prefix(b"septet device ").chain_update(&session.0).finalize()[..8])
}
