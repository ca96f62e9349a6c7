//! The e-mail addresses for notifications.

use lobby::StoreError;
use protocol::{
    Secret,
    http::{BellLanguage, MailState},
};

use super::{
    SqlStore,
    db::Db,
    doorbell::{BellWrite, language, written},
    error::{moment, stored},
};

/// The e-mail address of an account for notifications.
#[derive(Clone, Debug)]
pub(crate) struct KeptMail {
    pub address: Secret,
    pub language: BellLanguage,
    /// The time zone of the times in messages.
    pub zone: String,
    pub state: MailState,
    /// The time at which it was set, in milliseconds since 1970.
    pub asked_at: u64,
}

/// A hash of the token in a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LinkHash(pub String);

/// A write about addresses.
pub(super) enum MailWrite {
    /// A new address, in the place of the account's earlier one.
    Ask {
        account: String,
        mail: KeptMail,
        token: LinkHash,
        stop: LinkHash,
    },
    /// A confirmation. It applies if the address was set at `since` or later.
    Confirm {
        token: LinkHash,
        since: u64,
    },
    /// A refused address. It applies if the account still has this address.
    Refused {
        account: String,
        address: Secret,
    },
    Drop {
        account: String,
    },
    Stop {
        stop: LinkHash,
    },
    /// The removal of addresses that were set before this time and not confirmed.
    ForgetAsked {
        before: u64,
    },
}

impl MailWrite {
    pub(super) async fn carry_out(&self, db: &mut Db<'_>) -> Result<(), StoreError> {
        match self {
            Self::Ask { account, mail, token, stop } => {
                let KeptMail { address, language, zone, state, asked_at } = mail;
                let text = "INSERT INTO bell_mails (account_id, address, language, zone, state, token, stop, asked_at) \
                            VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (account_id) DO UPDATE SET \
                            address = excluded.address, language = excluded.language, zone = excluded.zone, \
                            state = excluded.state, token = excluded.token, stop = excluded.stop, \
                            asked_at = excluded.asked_at";
                let values = [
                    account.into(),
                    address.reveal().into(),
                    written(*language).into(),
                    zone.into(),
                    state_written(*state).into(),
                    (&token.0).into(),
                    (&stop.0).into(),
                    moment(*asked_at).into(),
                ];
                db.execute(text, &values).await?;
            }
            Self::Confirm { token, since } => {
                let text = "UPDATE bell_mails SET state = 'confirmed' \
                            WHERE token = $1 AND state = 'asked' AND asked_at >= $2";
                db.execute(text, &[(&token.0).into(), moment(*since).into()]).await?;
            }
            Self::Refused { account, address } => {
                let text = "UPDATE bell_mails SET state = 'refused' WHERE account_id = $1 AND address = $2";
                db.execute(text, &[account.into(), address.reveal().into()]).await?;
            }
            Self::Drop { account } => {
                db.execute("DELETE FROM bell_mails WHERE account_id = $1", &[account.into()]).await?;
            }
            Self::Stop { stop } => {
                db.execute("DELETE FROM bell_mails WHERE stop = $1", &[(&stop.0).into()]).await?;
            }
            Self::ForgetAsked { before } => {
                let text = "DELETE FROM bell_mails WHERE state = 'asked' AND asked_at < $1";
                db.execute(text, &[moment(*before).into()]).await?;
            }
        }
        Ok(())
    }
}

const fn state_written(state: MailState) -> &'static str {
    match state {
        MailState::Asked => "asked",
        MailState::Confirmed => "confirmed",
        MailState::Refused => "refused",
    }
}

/// A row: address, language, zone, state, asked_at.
type Row = (String, String, String, String, i64);

fn mail((address, lang, zone, state, asked_at): Row) -> Result<KeptMail, StoreError> {
    let state = match state.as_str() {
        "asked" => MailState::Asked,
        "confirmed" => MailState::Confirmed,
        "refused" => MailState::Refused,
        _ => return Err(StoreError::Unreadable("a state of an address that is not known".into())),
    };
    let (address, language) = (Secret::new(address), language(&lang)?);
    Ok(KeptMail { address, language, zone, state, asked_at: stored(asked_at)? })
}

impl SqlStore {
    async fn write_mail(&self, write: MailWrite) -> Result<(), StoreError> {
        self.write_bell(BellWrite::Mail(Box::new(write))).await
    }

    /// Returns the e-mail address of an account.
    pub(crate) async fn bell_mail(&self, account: &str) -> Result<Option<KeptMail>, StoreError> {
        let text = "SELECT address, language, zone, state, asked_at FROM bell_mails WHERE account_id = $1";
        self.one_mail(text, account).await
    }

    /// Returns the address that a link confirms.
    pub(crate) async fn bell_mail_by_token(&self, token: &LinkHash) -> Result<Option<KeptMail>, StoreError> {
        let text = "SELECT address, language, zone, state, asked_at FROM bell_mails WHERE token = $1";
        self.one_mail(text, &token.0).await
    }

    /// Returns the address that a link removes.
    pub(crate) async fn bell_mail_by_stop(&self, stop: &LinkHash) -> Result<Option<KeptMail>, StoreError> {
        let text = "SELECT address, language, zone, state, asked_at FROM bell_mails WHERE stop = $1";
        self.one_mail(text, &stop.0).await
    }

    async fn one_mail(&self, text: &'static str, key: &str) -> Result<Option<KeptMail>, StoreError> {
        let found: Option<Row> = sqlx::query_as(text)
            .bind(key)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        found.map(mail).transpose()
    }

    /// Stores the e-mail address of an account, in the place of the earlier one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if there is no such account.
    pub(crate) async fn ask_bell_mail(
        &self,
        account: &str,
        mail: KeptMail,
        token: LinkHash,
        stop: LinkHash,
    ) -> Result<(), StoreError> {
        self.write_mail(MailWrite::Ask { account: account.into(), mail, token, stop }).await
    }

    /// Confirms an address, if it was set at `since` or later.
    pub(crate) async fn confirm_bell_mail(&self, token: LinkHash, since: u64) -> Result<(), StoreError> {
        self.write_mail(MailWrite::Confirm { token, since }).await
    }

    /// Notes that no mailbox exists for an address.
    pub(crate) async fn refuse_bell_mail(&self, account: &str, address: Secret) -> Result<(), StoreError> {
        self.write_mail(MailWrite::Refused { account: account.into(), address }).await
    }

    /// Removes the address of an account.
    pub(crate) async fn drop_bell_mail(&self, account: &str) -> Result<(), StoreError> {
        self.write_mail(MailWrite::Drop { account: account.into() }).await
    }

    /// Removes the address that a link is for.
    pub(crate) async fn stop_bell_mail(&self, stop: LinkHash) -> Result<(), StoreError> {
        self.write_mail(MailWrite::Stop { stop }).await
    }

    /// Deletes addresses that were set before this time and not confirmed.
    pub(crate) async fn forget_asked_mails(&self, before: u64) -> Result<(), StoreError> {
        self.write_mail(MailWrite::ForgetAsked { before }).await
    }
}
