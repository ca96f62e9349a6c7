//! Deletes unused sessions, guests and tables.

use lobby::{SessionHash, StoreError};

use super::db::Db;

/// A condition: the table was made before $2, nothing has happened there since, and it has no match.
macro_rules! unstarted {
    ($silent:literal) => {
        concat!(
            "status = 'gathering' AND made_at < $2 \
             AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.table_id = tables.id) AND ",
            $silent
        )
    };
    (rows) => {
        $crate::store::forget::unstarted!(
            "NOT EXISTS (SELECT 1 FROM entries WHERE entries.table_id = tables.id AND entries.at >= $2)"
        )
    };
    // `hot` is searched once, and not for each table.
    (chunks) => {
        $crate::store::forget::unstarted!(
            "NOT EXISTS (SELECT 1 FROM logs JOIN chunks ON chunks.log = logs.number \
             WHERE logs.table_id = tables.id AND chunks.at >= $2) \
             AND id NOT IN (SELECT table_id FROM logs WHERE number IN (SELECT log FROM hot WHERE at >= $2))"
        )
    };
}

pub(super) use unstarted;

/// A condition: the table has matches, all of them ended before $2, and nothing has happened there since.
macro_rules! ended {
    ($silent:literal) => {
        concat!(
            "status <> 'playing' AND made_at < $2 \
             AND EXISTS (SELECT 1 FROM matches WHERE matches.table_id = tables.id) \
             AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.table_id = tables.id \
             AND (matches.ended_at IS NULL OR matches.ended_at >= $2)) AND ",
            $silent
        )
    };
    (rows) => {
        $crate::store::forget::ended!(
            "NOT EXISTS (SELECT 1 FROM entries WHERE entries.table_id = tables.id AND entries.at >= $2)"
        )
    };
    (chunks) => {
        $crate::store::forget::ended!(
            "NOT EXISTS (SELECT 1 FROM logs JOIN chunks ON chunks.log = logs.number \
             WHERE logs.table_id = tables.id AND chunks.at >= $2) \
             AND id NOT IN (SELECT table_id FROM logs WHERE number IN (SELECT log FROM hot WHERE at >= $2))"
        )
    };
}

pub(super) use ended;

/// Deletes a table with its matches, if they ended before this time. Ratings stay.
pub(super) async fn prune_table(db: &mut Db<'_>, table: &str, before: i64) -> Result<(), StoreError> {
    let text = match db {
        Db::Rows(_) => concat!("SELECT COUNT(*) FROM tables WHERE id = $1 AND ", ended!(rows)),
        Db::Chunks(..) => concat!("SELECT COUNT(*) FROM tables WHERE id = $1 AND ", ended!(chunks)),
    };
    if db.number(text, &[table.into(), before.into()]).await? == Some(0) {
        return Ok(());
    }
    for forget in [
        "DELETE FROM plays WHERE match_id IN (SELECT id FROM matches WHERE table_id = $1)",
        "DELETE FROM matches WHERE table_id = $1",
    ] {
        db.execute(forget, &[table.into()]).await?;
    }
    drop_table(db, table).await
}

/// Ends a session. Deletes the account with its last session, unless it has tables or sign-in methods.
pub(super) async fn end_session(db: &mut Db<'_>, session: &SessionHash) -> Result<(), StoreError> {
    let of = db.texts("SELECT account_id FROM sessions WHERE hash = $1", &[(&session.0).into()]).await?;
    let Some(account) = of.first() else { return Ok(()) };
    db.execute("DELETE FROM sessions WHERE hash = $1", &[(&session.0).into()]).await?;
    forget_guest(db, account).await
}

/// Deletes a table that was made before this time, if nothing has happened there since and it has no match.
pub(super) async fn forget_table(db: &mut Db<'_>, table: &str, before: i64) -> Result<(), StoreError> {
    let text = match db {
        Db::Rows(_) => concat!("SELECT COUNT(*) FROM tables WHERE id = $1 AND ", unstarted!(rows)),
        Db::Chunks(..) => concat!("SELECT COUNT(*) FROM tables WHERE id = $1 AND ", unstarted!(chunks)),
    };
    if db.number(text, &[table.into(), before.into()]).await? == Some(0) {
        return Ok(());
    }
    drop_table(db, table).await
}

/// Deletes a table without matches, its log, and those of its accounts that have nothing else.
async fn drop_table(db: &mut Db<'_>, table: &str) -> Result<(), StoreError> {
    let members = db.texts("SELECT account_id FROM members WHERE table_id = $1", &[table.into()]).await?;
    match db {
        Db::Rows(_) => {
            db.execute("DELETE FROM entries WHERE table_id = $1", &[table.into()]).await?;
        }
        Db::Chunks(file, keeper) => keeper.forget(file, table)?,
    }
    for forget in [
        "DELETE FROM members WHERE table_id = $1",
        "DELETE FROM checkpoints WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
        "DELETE FROM duplicates WHERE id IN (SELECT set_id FROM duplicate_tables WHERE table_id = $1) \
         AND NOT EXISTS (SELECT 1 FROM duplicate_tables JOIN tables ON tables.id = duplicate_tables.table_id \
         WHERE duplicate_tables.set_id = duplicates.id)",
    ] {
        db.execute(forget, &[table.into()]).await?;
    }
    for account in members {
        forget_guest(db, &account).await?;
    }
    Ok(())
}

/// Deletes an account that has no session, no tables and no sign-in methods.
async fn forget_guest(db: &mut Db<'_>, account: &str) -> Result<(), StoreError> {
    let text = "DELETE FROM accounts WHERE id = $1 AND code IS NULL AND password IS NULL \
                AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.account_id = accounts.id) \
                AND NOT EXISTS (SELECT 1 FROM provider_keys WHERE provider_keys.account_id = accounts.id) \
                AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.account_id = accounts.id) \
                AND NOT EXISTS (SELECT 1 FROM members WHERE members.account_id = accounts.id)";
    db.execute(text, &[account.into()]).await?;
    Ok(())
}
