//! Requests of accounts about their notifications.

use lobby::{Session, StoreError};
use protocol::{
    AccountKind, Problem, ProblemCode, Secret,
    http::{self, BellWishes, ExportedBell, ExportedBellDevice, MadeWebhook, RingHere, SetWebhook},
};

use super::{Doorbell, Inner, hours, key, mailing::mail_of, seal::Lock};
use crate::store::{KeptHook, KeptPush, MOST_PUSHES, SqlStore};

impl Doorbell {
    /// Returns the notification settings of an account.
    pub(crate) async fn about(&self, session: &Session) -> Result<http::Doorbell, Problem> {
        let Inner { store, settings, couriers, .. } = &*self.0;
        let pushes = store.bell_pushes(&session.account.id).await.map_err(|e| problem(&e))?;
        let hook = store.bell_hook(&session.account.id).await.map_err(|e| problem(&e))?;
        Ok(http::Doorbell {
            push_key: couriers.public_key(),
            here: pushes.iter().any(|push| push.session == session.hash),
            devices: u32::try_from(pushes.len()).unwrap_or(u32::MAX),
            most_devices: MOST_PUSHES,
            after: u32::try_from(settings.after.as_secs()).unwrap_or(u32::MAX),
            webhook: hook.map(|hook| host(&hook.url)),
            mails: couriers.mailer().is_some(),
            mail: mail_of(store, &session.account.id).await.map_err(|e| problem(&e))?,
            wishes: store.bell_wishes(&session.account.id).await.map_err(|e| problem(&e))?,
        })
    }

    /// Sets the webhook of an account. It replaces the one before.
    pub(crate) async fn hook(&self, session: &Session, request: SetWebhook) -> Result<MadeWebhook, Problem> {
        let SetWebhook { url } = request;
        let malformed = |why| Problem::new(ProblemCode::Malformed, format!("url: {why}"));
        self.0.reach.url(url.reveal()).map_err(malformed)?;
        let secret = key::secret().map_err(|error| {
            tracing::error!(%error, "a secret for a webhook could not be made");
            Problem::new(ProblemCode::Internal, "the server has no randomness; its log says why")
        })?;
        let hook = KeptHook { url, secret: secret.clone() };
        self.0.store.set_bell_hook(&session.account.id, hook).await.map_err(|e| problem(&e))?;
        Ok(MadeWebhook { secret })
    }

    /// Removes the webhook of an account.
    pub(crate) async fn unhook(&self, session: &Session) -> Result<(), Problem> {
        self.0.store.drop_bell_hook(&session.account.id, None).await.map_err(|e| problem(&e))
    }

    /// Enables notifications on the device of a session.
    pub(crate) async fn ring_here(&self, session: &Session, request: RingHere) -> Result<(), Problem> {
        only_people(session)?;
        let malformed = |why: String| Problem::new(ProblemCode::Malformed, why);
        let RingHere { endpoint, p256dh, auth, language } = request;
        self.0.reach.url(endpoint.reveal()).map_err(|why| malformed(format!("endpoint: {why}")))?;
        Lock::read(&p256dh, &auth).map_err(|why| malformed(why.to_string()))?;
        let (session_of, at) = (session.hash.clone(), self.0.lobby.now());
        let push = KeptPush { session: session_of, endpoint, p256dh, auth, language, at };
        let store = &self.0.store;
        match store.add_bell_push(&session.account.id, push).await {
            Ok(()) => Ok(()),
            Err(StoreError::Conflict(_)) => {
                let others = store.bell_pushes(&session.account.id).await.map_err(|e| problem(&e))?;
                Err(if others.len() >= MOST_PUSHES as usize {
                    let why = format!(
                        "{MOST_PUSHES} of your devices have notifications already; sign one of them out"
                    );
                    Problem::new(ProblemCode::TooMany, why)
                } else {
                    Problem::new(ProblemCode::NotSignedIn, "this session has ended; sign in again")
                })
            }
            Err(error) => Err(problem(&error)),
        }
    }

    /// Disables notifications on the device of a session.
    pub(crate) async fn ring_no_more(&self, session: &Session) -> Result<(), Problem> {
        self.0.store.drop_bell_push(&session.hash).await.map_err(|e| problem(&e))
    }

    /// Sets the quiet hours and the reminder of an account's notifications.
    pub(crate) async fn wish(&self, session: &Session, wishes: &BellWishes) -> Result<(), Problem> {
        hours::check(wishes).map_err(|why| Problem::new(ProblemCode::Malformed, why.to_string()))?;
        self.0.store.set_bell_wishes(&session.account.id, wishes).await.map_err(|e| problem(&e))
    }
}

/// Returns the stored notification settings of an account, for its owner.
///
/// # Errors
///
/// If the store fails.
pub(crate) async fn known(store: &SqlStore, account: &str) -> Result<ExportedBell, StoreError> {
    let device = |push: KeptPush| ExportedBellDevice { service: host(&push.endpoint), since: push.at };
    Ok(ExportedBell {
        webhook: store.bell_hook(account).await?.map(|hook| hook.url.reveal().to_owned()),
        mail: mail_of(store, account).await?,
        wishes: store.bell_wishes(account).await?,
        devices: store.bell_pushes(account).await?.into_iter().map(device).collect(),
    })
}

/// Returns the host of an address, the part that is no secret.
fn host(address: &Secret) -> String {
    let url = url::Url::parse(address.reveal()).ok();
    url.and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default()
}

/// Refuses bots and companions: only people have browsers and mailboxes.
pub(super) fn only_people(session: &Session) -> Result<(), Problem> {
    match session.account.kind {
        AccountKind::Person => Ok(()),
        AccountKind::Bot | AccountKind::Companion => Err(Problem::new(
            ProblemCode::NotAllowed,
            "browser and e-mail notifications are for people; a bot keeps its socket open, or has a webhook",
        )),
    }
}

pub(super) fn problem(error: &StoreError) -> Problem {
    match error {
        StoreError::Unavailable(_) => Problem::new(
            ProblemCode::StorageUnavailable,
            "the server cannot store anything right now; nothing was changed, try again in a moment",
        ),
        // The account or the session does not exist any more.
        StoreError::Conflict(_) => {
            Problem::new(ProblemCode::NotSignedIn, "this session has ended; sign in again")
        }
        StoreError::Elsewhere { .. } | StoreError::Unwritable(_) | StoreError::Unreadable(_) => {
            tracing::error!(%error, "the store failed");
            Problem::new(ProblemCode::Internal, "stored data cannot be read; the server's log says why")
        }
    }
}
