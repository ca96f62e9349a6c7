//! Requests about e-mail: from the account page, and from the pages that links in e-mails lead to.

use std::time::Duration;

use lobby::{Session, StoreError, time_zone};
use protocol::{
    Problem, ProblemCode,
    http::{BellLanguage, MailAddress, MailState, SetMail},
};
use sha2::{Digest as _, Sha256};

use super::{
    Doorbell, Inner,
    asked::{only_people, problem},
    key,
    mail::{self, Confirmation},
};
use crate::store::{KeptMail, LinkHash, SqlStore};

/// The time that a link confirms an address.
const CONFIRMS: Duration = Duration::from_secs(24 * 3_600);

/// Returns the e-mail address of an account.
pub(super) async fn mail_of(store: &SqlStore, account: &str) -> Result<Option<MailAddress>, StoreError> {
    let kept = store.bell_mail(account).await?;
    Ok(kept.map(|KeptMail { address, state, asked_at, .. }| MailAddress {
        address: address.reveal().to_owned(),
        state,
        since: asked_at,
    }))
}

impl Doorbell {
    /// Checks an address and a time zone.
    pub(crate) fn check_mail(&self, request: &SetMail) -> Result<mail::MailAddress, Problem> {
        let malformed = |why: String| Problem::new(ProblemCode::Malformed, why);
        let SetMail { address, language: _, zone } = request;
        let to = mail::MailAddress::read(address.reveal()).map_err(|e| malformed(format!("address: {e}")))?;
        time_zone(zone).map_err(|e| malformed(format!("zone: {e}")))?;
        Ok(to)
    }

    /// Sends a confirmation e-mail for an account. The result is the same for every address, so that it does
    /// not reveal whether the mailbox exists or another account named it.
    pub(crate) async fn mail_to(&self, session: &Session, request: SetMail) -> Result<(), Problem> {
        only_people(session)?;
        let Inner { store, couriers, lobby, .. } = &*self.0;
        let Some(mailer) = couriers.mailer() else {
            return Err(Problem::new(ProblemCode::NotFound, "this server sends no e-mail"));
        };
        let to = self.check_mail(&request)?;
        let SetMail { address: _, language, zone } = request;
        mailer.limits.ask(&session.account.id).map_err(|wait| {
            let mut problem = Problem::new(
                ProblemCode::TooMany,
                "this account entered too many e-mail addresses today; try again later",
            );
            problem.retry_after = Some((wait.as_millis() as u64).max(1));
            problem
        })?;
        let token = key::secret().map_err(|error| {
            tracing::error!(%error, "a link could not be made");
            Problem::new(ProblemCode::Internal, "the server has no randomness; its log says why")
        })?;
        let token = token.reveal().to_owned();
        let (address, state, asked_at) = (to.to_secret(), MailState::Asked, lobby.now());
        let kept = KeptMail { address, language, zone, state, asked_at };
        let stop = hash(&couriers.stop_token(&session.account.id, &kept));
        let account = &session.account.id;
        store.ask_bell_mail(account, kept, hash(&token), stop).await.map_err(|e| problem(&e))?;
        if mailer.limits.asked(&to).is_ok() {
            couriers.ask(account.clone(), to, Confirmation { language, token });
        } else {
            tracing::debug!("an address got too many confirmation e-mails and gets no further one");
        }
        Ok(())
    }

    /// Removes the e-mail address of an account.
    pub(crate) async fn mail_no_more(&self, session: &Session) -> Result<(), Problem> {
        self.0.store.drop_bell_mail(&session.account.id).await.map_err(|e| problem(&e))
    }

    /// Returns the language of the confirmation page for a link, or `None` if the link is not valid any more.
    pub(crate) async fn confirmable(&self, token: &str) -> Result<Option<BellLanguage>, StoreError> {
        let kept = self.0.store.bell_mail_by_token(&hash(token)).await?;
        let counts = |kept: &KeptMail| match kept.state {
            MailState::Asked => kept.asked_at >= self.counts_since(),
            MailState::Confirmed => true,
            MailState::Refused => false,
        };
        Ok(kept.filter(counts).map(|kept| kept.language))
    }

    /// Confirms an address. A second confirmation changes nothing.
    pub(crate) async fn confirm_mail(&self, token: &str) -> Result<Option<BellLanguage>, StoreError> {
        self.0.store.confirm_bell_mail(hash(token), self.counts_since()).await?;
        let kept = self.0.store.bell_mail_by_token(&hash(token)).await?;
        Ok(kept.filter(|kept| kept.state == MailState::Confirmed).map(|kept| kept.language))
    }

    /// Returns the language of the page that stops e-mails, for a link.
    pub(crate) async fn stoppable(&self, stop: &str) -> Result<Option<BellLanguage>, StoreError> {
        Ok(self.0.store.bell_mail_by_stop(&hash(stop)).await?.map(|kept| kept.language))
    }

    /// Stops e-mails to the address of a link and deletes the address.
    pub(crate) async fn stop_mail(&self, stop: &str) -> Result<Option<BellLanguage>, StoreError> {
        let language = self.stoppable(stop).await?;
        self.0.store.stop_bell_mail(hash(stop)).await?;
        Ok(language)
    }

    fn counts_since(&self) -> u64 {
        self.0.lobby.now().saturating_sub(CONFIRMS.as_millis() as u64)
    }

    /// Deletes addresses that were never confirmed, because they may belong to strangers.
    pub(super) async fn forget_asked(&self) {
        if let Err(error) = self.0.store.forget_asked_mails(self.counts_since()).await
            && !error.is_outage()
        {
            tracing::error!(%error, "unconfirmed addresses could not be deleted");
        }
    }
}

/// Returns the hash of a token. A token is random or made with a key of 256 bits, so it needs no salt and no
/// slow hash.
fn hash(token: &str) -> LinkHash {
    LinkHash(hex::encode(Sha256::new_with_prefix(b"septet mail ").chain_update(token).finalize()))
}
