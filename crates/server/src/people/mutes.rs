//! Muted accounts.

use lobby::{Session, Store as _, StoreError};
use protocol::{
    Problem, ProblemCode,
    http::{MutedByMe, SetMute},
};

use super::{People, failed, is_id, no};
use crate::store::{SqlStore, TOO_MANY};

/// Returns the accounts that an account muted, the newest first.
pub(super) async fn mutes(store: &SqlStore, account: &str) -> Result<Vec<MutedByMe>, StoreError> {
    let kept = store.mutes_of(account).await?;
    let ids: Vec<String> = kept.iter().map(|(id, _)| id.clone()).collect();
    let accounts = store.accounts(&ids).await?;
    let muted = kept.into_iter().filter_map(|(id, at)| {
        let account = accounts.iter().find(|account| account.id == id)?.clone();
        Some(MutedByMe { account, at })
    });
    Ok(muted.collect())
}

impl People {
    /// Returns the accounts that the account muted, the newest first.
    pub(crate) async fn mutes(&self, session: &Session) -> Result<Vec<MutedByMe>, Problem> {
        mutes(&self.0.store, &session.account.id).await.map_err(failed)
    }

    /// Mutes or unmutes an account. The muted account does not learn of it.
    pub(crate) async fn set_mute(
        &self,
        session: &Session,
        SetMute { account, muted }: SetMute,
    ) -> Result<(), Problem> {
        let me = session.account.id.as_str();
        if account == me {
            return Err(no(ProblemCode::NotAllowed, "you cannot mute yourself"));
        }
        let nobody = || no(ProblemCode::NotFound, "there is no such account");
        if !is_id(&account) {
            return Err(nobody());
        }
        let at = muted.then(|| self.0.lobby.now());
        match self.0.store.set_mute(me, &account, at).await {
            Err(StoreError::Conflict(why)) if why == TOO_MANY => Err(no(
                ProblemCode::TooMany,
                "you have muted the maximum number of accounts; unmute some first",
            )),
            Err(StoreError::Conflict(_)) => Err(nobody()),
            done => done.map_err(failed),
        }
    }
}
