//! The sign-in methods of accounts, and their sessions.

use lobby::{
    Agent, CodeHash, KeptSession, KeyChange, Keys, NewKey, NewSession, PasswordHash, SessionHash, StoreError,
};
use protocol::Account;
use sqlx::AnyPool;

use super::{
    db::{Db, Value},
    error::{all, count, moment, stored},
    passkeys, provider_keys,
    row::account,
};

/// The sign-in methods of an account: made_at, tag, code, code_at, password, password_at, and the numbers of
/// passkeys and provider keys.
type Read = (i64, Option<String>, Option<String>, Option<i64>, Option<String>, Option<i64>, i64, i64);

/// An account's row: id, name, kind.
type Row = (String, String, String);

pub(super) async fn keys(pool: &AnyPool, account: &str) -> Result<Option<Read>, sqlx::Error> {
    let text = "SELECT made_at, tag, code, code_at, password, password_at, \
                (SELECT COUNT(*) FROM passkeys WHERE passkeys.account_id = accounts.id), \
                (SELECT COUNT(*) FROM provider_keys WHERE provider_keys.account_id = accounts.id) \
                FROM accounts WHERE id = $1";
    sqlx::query_as(text).bind(account).fetch_optional(pool).await
}

pub(super) fn read(
    (made_at, tag, code, code_at, password, password_at, passkeys, provider_keys): Read,
) -> Result<Keys, StoreError> {
    let dated = |at: Option<i64>| stored(at.unwrap_or_default());
    Ok(Keys {
        made_at: stored(made_at)?,
        tag,
        code: code.map(|code| Ok::<_, StoreError>((CodeHash(code), dated(code_at)?))).transpose()?,
        password: password
            .map(|hash| Ok::<_, StoreError>((PasswordHash(hash), dated(password_at)?)))
            .transpose()?,
        passkeys: count(passkeys),
        provider_keys: count(provider_keys),
    })
}

pub(super) async fn by_code(pool: &AnyPool, code: &CodeHash) -> Result<Option<Row>, sqlx::Error> {
    sqlx::query_as("SELECT id, name, kind FROM accounts WHERE code = $1")
        .bind(&code.0)
        .fetch_optional(pool)
        .await
}

/// An account's row and its password.
pub(super) type Tagged = (String, String, String, Option<String>);

pub(super) async fn by_tag(pool: &AnyPool, tag: &str) -> Result<Option<Tagged>, sqlx::Error> {
    let text = "SELECT id, name, kind, password FROM accounts WHERE tag = $1";
    sqlx::query_as(text).bind(tag).fetch_optional(pool).await
}

pub(super) fn tagged(
    (id, name, kind, password): Tagged,
) -> Result<(Account, Option<PasswordHash>), StoreError> {
    Ok((account((id, name, kind))?, password.map(PasswordHash)))
}

/// A session's row: hash, made_at, used_at, agent, lost_at.
pub(super) type Session = (String, i64, i64, String, Option<i64>);

pub(super) async fn sessions_of(pool: &AnyPool, account: &str) -> Result<Vec<Session>, sqlx::Error> {
    let text = "SELECT hash, made_at, used_at, agent, lost_at FROM sessions WHERE account_id = $1 \
                ORDER BY used_at DESC, made_at DESC, hash DESC";
    sqlx::query_as(text).bind(account).fetch_all(pool).await
}

pub(super) fn session((hash, at, used_at, agent, lost_at): Session) -> Result<KeptSession, StoreError> {
    Ok(KeptSession {
        hash: SessionHash(hash),
        at: stored(at)?,
        used_at: stored(used_at)?,
        agent: Agent(agent),
        lost_at: lost_at.map(stored).transpose()?,
    })
}

pub(super) async fn add_session(
    db: &mut Db<'_>,
    account: &str,
    session: &NewSession,
) -> Result<(), StoreError> {
    let text = "INSERT INTO sessions (hash, account_id, made_at, used_at, agent) VALUES ($1, $2, $3, $4, $5)";
    let at = moment(session.at);
    let values = [(&session.hash.0).into(), account.into(), at.into(), at.into(), (&session.agent.0).into()];
    db.execute(text, &values).await?;
    Ok(())
}

pub(super) async fn end_other_sessions(
    db: &mut Db<'_>,
    account: &str,
    stays: &SessionHash,
) -> Result<(), StoreError> {
    let text = "DELETE FROM sessions WHERE account_id = $1 AND hash <> $2";
    db.execute(text, &[account.into(), (&stays.0).into()]).await?;
    Ok(())
}

/// Updates an account's row when a sign-in method was added in another table.
const BESIDE: &str = "UPDATE accounts SET tag = COALESCE(tag, $1) \
                      WHERE id = $2 AND COALESCE(code, '') = $3 AND COALESCE(password, '') = $4";

/// Changes a sign-in method. Each step has to change one row. The session that asked is deleted before any
/// sign-in method changes, so only one of two changes by one session is carried out. The new session exists
/// before that, and takes over the push subscription.
pub(super) async fn change(db: &mut Db<'_>, change: &KeyChange) -> Result<(), StoreError> {
    let KeyChange { account, before, key, tag, asked, session, alone } = change;
    add_session(db, account, session).await?;
    let text = "UPDATE bell_pushes SET session = $1 WHERE session = $2 AND account_id = $3";
    db.execute(text, &[(&session.hash.0).into(), (&asked.0).into(), account.into()]).await?;
    let ended = "DELETE FROM sessions WHERE hash = $1 AND account_id = $2";
    let ended = db.execute(ended, &[(&asked.0).into(), account.into()]).await?;
    all(ended, 1, "the session has ended")?;
    let there = passkeys::count(db, account).await?;
    all(u64::from(there), before.passkeys as usize, "the keys have changed")?;
    let there = provider_keys::count(db, account).await?;
    all(u64::from(there), before.provider_keys as usize, "the keys have changed")?;
    let code = before.code.as_ref().map_or("", |(code, _)| &code.0);
    let password = before.password.as_ref().map_or("", |(password, _)| &password.0);
    let (tag, at): (Value<'_>, Value<'_>) = (tag.into(), moment(session.at).into());
    let (of, code, password): (Value<'_>, Value<'_>, Value<'_>) =
        (account.into(), code.into(), password.into());
    let changed = match key {
        NewKey::Code(now) => {
            let text = "UPDATE accounts SET tag = COALESCE(tag, $1), code = $2, code_at = $3 \
                        WHERE id = $4 AND COALESCE(code, '') = $5 AND COALESCE(password, '') = $6";
            db.execute(text, &[tag, (&now.0).into(), at, of, code, password]).await?
        }
        NewKey::Password(now) => {
            let text = "UPDATE accounts SET tag = COALESCE(tag, $1), password = $2, password_at = $3 \
                        WHERE id = $4 AND COALESCE(code, '') = $5 AND COALESCE(password, '') = $6";
            db.execute(text, &[tag, (&now.0).into(), at, of, code, password]).await?
        }
        NewKey::Passkey(passkey) => {
            passkeys::add(db, account, passkey).await?;
            db.execute(BESIDE, &[tag, of, code, password]).await?
        }
        NewKey::Provider(key) => {
            provider_keys::add(db, account, key).await?;
            db.execute(BESIDE, &[tag, of, code, password]).await?
        }
    };
    all(changed, 1, "the keys have changed")?;
    if *alone { end_other_sessions(db, account, &session.hash).await } else { Ok(()) }
}
