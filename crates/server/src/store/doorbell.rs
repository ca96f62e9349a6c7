//! Notifications: the devices, webhooks and wishes of accounts, and the notifications that they received. The
//! lobby does not know them.

use std::collections::HashMap;

use lobby::{Lead, SessionHash, StoreError, TableRow};
use protocol::{
    Secret,
    http::{BellLanguage, BellWishes},
};

use super::{
    SqlStore,
    db::Db,
    error::{all, count, moment, stored, unreadable},
    mails::MailWrite,
    row::table_query,
    write::Write,
};

/// The maximum number of devices of one account that receive push messages.
pub(crate) const MOST_PUSHES: u32 = 16;

/// The push subscription of a device.
#[derive(Clone, Debug)]
pub(crate) struct KeptPush {
    /// The session of the device.
    pub session: SessionHash,
    pub endpoint: Secret,
    pub p256dh: String,
    pub auth: Secret,
    pub language: BellLanguage,
    /// The time of the subscription, in milliseconds since 1970.
    pub at: u64,
}

/// The webhook of an account.
#[derive(Clone, Debug)]
pub(crate) struct KeptHook {
    pub url: Secret,
    /// The secret that signs requests.
    pub secret: Secret,
}

/// A notification of an account about a decision at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rung {
    pub account: String,
    pub table: String,
    pub decision: u64,
    pub reminded: bool,
}

/// A write about notifications.
pub(super) enum BellWrite {
    Key {
        pkcs8: String,
    },
    Push {
        account: String,
        push: Box<KeptPush>,
    },
    DropPush {
        session: SessionHash,
    },
    DropEndpoint {
        endpoint: Secret,
    },
    Hook {
        account: String,
        hook: KeptHook,
    },
    /// The removal of a webhook. With a URL, it applies if the webhook still has this URL.
    DropHook {
        account: String,
        url: Option<Secret>,
    },
    Wishes {
        account: String,
        wishes: String,
    },
    Rung(Rung),
    Taken {
        account: String,
        table: String,
    },
    Mail(Box<MailWrite>),
}

impl BellWrite {
    pub(super) async fn carry_out(&self, db: &mut Db<'_>) -> Result<(), StoreError> {
        match self {
            Self::Key { pkcs8 } => {
                let text = "INSERT INTO bell_keys (id, pkcs8) VALUES (1, $1) ON CONFLICT DO NOTHING";
                db.execute(text, &[pkcs8.into()]).await?;
            }
            Self::Push { account, push } => return keep_push(db, account, push).await,
            Self::DropPush { session } => {
                db.execute("DELETE FROM bell_pushes WHERE session = $1", &[(&session.0).into()]).await?;
            }
            Self::DropEndpoint { endpoint } => {
                let text = "DELETE FROM bell_pushes WHERE endpoint = $1";
                db.execute(text, &[endpoint.reveal().into()]).await?;
            }
            Self::Hook { account, hook: KeptHook { url, secret } } => {
                let text = "INSERT INTO bell_hooks (account_id, url, secret) VALUES ($1, $2, $3) \
                            ON CONFLICT (account_id) DO UPDATE SET url = excluded.url, secret = excluded.secret";
                db.execute(text, &[account.into(), url.reveal().into(), secret.reveal().into()]).await?;
            }
            Self::DropHook { account, url: None } => {
                db.execute("DELETE FROM bell_hooks WHERE account_id = $1", &[account.into()]).await?;
            }
            Self::DropHook { account, url: Some(url) } => {
                let text = "DELETE FROM bell_hooks WHERE account_id = $1 AND url = $2";
                db.execute(text, &[account.into(), url.reveal().into()]).await?;
            }
            Self::Wishes { account, wishes } => {
                let text = "INSERT INTO bell_wishes (account_id, wishes) VALUES ($1, $2) \
                            ON CONFLICT (account_id) DO UPDATE SET wishes = excluded.wishes";
                db.execute(text, &[account.into(), wishes.into()]).await?;
            }
            Self::Rung(Rung { account, table, decision, reminded }) => {
                let text = "INSERT INTO bell_rung (account_id, table_id, decision, reminded) \
                            VALUES ($1, $2, $3, $4) ON CONFLICT (account_id, table_id) \
                            DO UPDATE SET decision = excluded.decision, reminded = excluded.reminded";
                let reminded = i64::from(*reminded);
                let values = [account.into(), table.into(), moment(*decision).into(), reminded.into()];
                db.execute(text, &values).await?;
            }
            Self::Taken { account, table } => {
                let text = "DELETE FROM bell_rung WHERE account_id = $1 AND table_id = $2";
                db.execute(text, &[account.into(), table.into()]).await?;
            }
            Self::Mail(write) => return write.carry_out(db).await,
        }
        Ok(())
    }
}

/// Stores a push subscription. A browser has one subscription for all its accounts, so it belongs to the
/// account that asked last.
async fn keep_push(db: &mut Db<'_>, account: &str, push: &KeptPush) -> Result<(), StoreError> {
    let KeptPush { session, endpoint, p256dh, auth, language, at } = push;
    let text = "DELETE FROM bell_pushes WHERE session = $1 OR endpoint = $2";
    db.execute(text, &[(&session.0).into(), endpoint.reveal().into()]).await?;
    let others = "SELECT COUNT(*) FROM bell_pushes WHERE account_id = $1";
    let others = count(db.number(others, &[account.into()]).await?.unwrap_or_default());
    if others >= MOST_PUSHES {
        return Err(StoreError::Conflict("too many devices of the account are called".into()));
    }
    let text = "INSERT INTO bell_pushes (session, account_id, endpoint, p256dh, auth, language, made_at) \
                SELECT hash, account_id, $1, $2, $3, $4, $5 FROM sessions \
                WHERE hash = $6 AND account_id = $7";
    let values = [
        endpoint.reveal().into(),
        p256dh.into(),
        auth.reveal().into(),
        written(*language).into(),
        moment(*at).into(),
        (&session.0).into(),
        account.into(),
    ];
    all(db.execute(text, &values).await?, 1, "the session has ended")
}

pub(super) const fn written(language: BellLanguage) -> &'static str {
    match language {
        BellLanguage::En => "en",
        BellLanguage::Fr => "fr",
        BellLanguage::Nl => "nl",
    }
}

pub(super) fn language(written: &str) -> Result<BellLanguage, StoreError> {
    match written {
        "en" => Ok(BellLanguage::En),
        "fr" => Ok(BellLanguage::Fr),
        "nl" => Ok(BellLanguage::Nl),
        _ => Err(StoreError::Unreadable("a language that is not known".into())),
    }
}

/// A device's row: session, endpoint, p256dh, auth, language, made_at.
type PushRow = (String, String, String, String, String, i64);

fn push((session, endpoint, p256dh, auth, lang, at): PushRow) -> Result<KeptPush, StoreError> {
    let language = language(&lang)?;
    let (endpoint, auth) = (Secret::new(endpoint), Secret::new(auth));
    Ok(KeptPush { session: SessionHash(session), endpoint, p256dh, auth, language, at: stored(at)? })
}

impl SqlStore {
    pub(super) async fn write_bell(&self, write: BellWrite) -> Result<(), StoreError> {
        self.write(Write::Bell(Box::new(write))).await
    }

    /// Returns the server's key. Stores this one if there was none.
    pub(crate) async fn bell_key(&self, fresh: &str) -> Result<String, StoreError> {
        self.write_bell(BellWrite::Key { pkcs8: fresh.into() }).await?;
        let (kept,): (String,) = sqlx::query_as("SELECT pkcs8 FROM bell_keys WHERE id = 1")
            .fetch_one(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        Ok(kept)
    }

    /// Returns the push subscriptions of an account, the oldest first.
    pub(crate) async fn bell_pushes(&self, account: &str) -> Result<Vec<KeptPush>, StoreError> {
        let text = "SELECT session, endpoint, p256dh, auth, language, made_at FROM bell_pushes \
                    WHERE account_id = $1 ORDER BY made_at, session";
        let found: Vec<PushRow> = sqlx::query_as(text)
            .bind(account)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        found.into_iter().map(push).collect()
    }

    /// Stores the push subscription of a device of an account.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the session has ended, or the account has [`MOST_PUSHES`] others.
    pub(crate) async fn add_bell_push(&self, account: &str, push: KeptPush) -> Result<(), StoreError> {
        self.write_bell(BellWrite::Push { account: account.into(), push: Box::new(push) }).await
    }

    /// Removes the push subscription of a session.
    pub(crate) async fn drop_bell_push(&self, session: &SessionHash) -> Result<(), StoreError> {
        self.write_bell(BellWrite::DropPush { session: session.clone() }).await
    }

    /// Removes a push subscription whose endpoint does not exist any more.
    pub(crate) async fn drop_bell_endpoint(&self, endpoint: &Secret) -> Result<(), StoreError> {
        self.write_bell(BellWrite::DropEndpoint { endpoint: endpoint.clone() }).await
    }

    /// Returns the webhook of an account.
    pub(crate) async fn bell_hook(&self, account: &str) -> Result<Option<KeptHook>, StoreError> {
        let text = "SELECT url, secret FROM bell_hooks WHERE account_id = $1";
        let found: Option<(String, String)> = sqlx::query_as(text)
            .bind(account)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        Ok(found.map(|(url, secret)| KeptHook { url: Secret::new(url), secret: Secret::new(secret) }))
    }

    /// Stores the webhook of an account, in the place of the earlier one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if there is no such account.
    pub(crate) async fn set_bell_hook(&self, account: &str, hook: KeptHook) -> Result<(), StoreError> {
        self.write_bell(BellWrite::Hook { account: account.into(), hook }).await
    }

    /// Removes the webhook of an account. With a URL, only if the webhook still has this URL.
    pub(crate) async fn drop_bell_hook(&self, account: &str, url: Option<Secret>) -> Result<(), StoreError> {
        self.write_bell(BellWrite::DropHook { account: account.into(), url }).await
    }

    /// Returns when and how often an account wants notifications.
    pub(crate) async fn bell_wishes(&self, account: &str) -> Result<BellWishes, StoreError> {
        let found: Option<(String,)> = sqlx::query_as("SELECT wishes FROM bell_wishes WHERE account_id = $1")
            .bind(account)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        let Some((wishes,)) = found else { return Ok(BellWishes::default()) };
        serde_json::from_str(&wishes).map_err(unreadable)
    }

    /// Stores when and how often an account wants notifications.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if there is no such account.
    pub(crate) async fn set_bell_wishes(&self, account: &str, wishes: &BellWishes) -> Result<(), StoreError> {
        let wishes = serde_json::to_string(wishes).map_err(unreadable)?;
        self.write_bell(BellWrite::Wishes { account: account.into(), wishes }).await
    }

    /// Notes that an account is notified.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the account or the table does not exist any more, or another server has
    /// led since.
    pub(crate) async fn note_rung(&self, lead: &Lead, rung: Rung) -> Result<(), StoreError> {
        self.write_leading(lead, Write::Bell(Box::new(BellWrite::Rung(rung)))).await
    }

    /// Notes that a notification of an account is settled.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if another server has led since, because that may have sent another
    /// notification about the table.
    pub(crate) async fn note_taken(&self, lead: &Lead, account: &str, table: &str) -> Result<(), StoreError> {
        let write = BellWrite::Taken { account: account.into(), table: table.into() };
        self.write_leading(lead, Write::Bell(Box::new(write))).await
    }

    /// Returns all notifications that are not settled, by account and table.
    pub(crate) async fn rung(&self) -> Result<HashMap<(String, String), Rung>, StoreError> {
        let found: Vec<(String, String, i64, i64)> =
            sqlx::query_as("SELECT account_id, table_id, decision, reminded FROM bell_rung")
                .fetch_all(&self.pool)
                .await
                .map_err(|error| self.unread(error))?;
        let read = |(account, table, decision, reminded): (String, String, i64, i64)| {
            let key = (account.clone(), table.clone());
            Ok::<_, StoreError>((
                key,
                Rung { account, table, decision: stored(decision)?, reminded: reminded != 0 },
            ))
        };
        found.into_iter().map(read).collect()
    }

    /// Returns tables with a running match after `after`, in the order of their ids.
    pub(crate) async fn playing_tables(&self, after: &str, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let text = table_query!("WHERE id > $1 AND status = 'playing' ORDER BY id LIMIT $2");
        self.newest_rows(text, after, limit).await
    }
}
