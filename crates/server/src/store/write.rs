//! Everything that is ever written, as SQL.

use std::{collections::HashSet, sync::Arc};

use lobby::{SessionHash, StoreError, TableRow};
use protocol::Account;
use sqlx::AnyConnection;

use super::{
    batch,
    chunks::{self, Keeper},
    error::{all, moment, unavailable},
    forget::{end_session, forget_table},
    lines::{Begun, Lines},
    row::{self, Line, Row, kind},
};

/// One thing to write. Either all of it is stored or nothing.
pub(super) enum Write {
    AddAccount { account: Account, session: SessionHash, at: i64 },
    Rename { account: String, name: String },
    EraseAccount { account: String },
    NoteUsed { session: SessionHash, at: i64 },
    EndSession { session: SessionHash },
    ForgetTable { table: String, before: i64 },
    MakeTable { table: Arc<TableRow>, first: Line },
    Append(Box<Lines>),
    Beat { now: i64 },
    SetBack { now: i64 },
    NoteOutage { now: i64 },
}

/// How the database keeps the logs of tables.
pub(super) enum Logs {
    /// A row an entry, as Postgres does: its key is what refuses a second writer.
    Rows,
    /// Hot entries and chunks, as SQLite does.
    Chunks(Box<Keeper>),
}

impl Write {
    /// How many log entries it holds.
    pub(super) fn entries(&self) -> usize {
        match self {
            Self::Append(append) => append.lines.len(),
            Self::MakeTable { .. } => 1,
            _ => 0,
        }
    }

    async fn carry_out(&self, db: &mut AnyConnection, logs: &mut Logs) -> Result<(), StoreError> {
        match self {
            Self::AddAccount { account, session, at } => add_account(db, account, session, *at).await,
            Self::Rename { account, name } => {
                let renamed = sqlx::query("UPDATE accounts SET name = $1 WHERE id = $2")
                    .bind(name)
                    .bind(account)
                    .execute(db)
                    .await
                    .map_err(unavailable)?;
                all(renamed.rows_affected(), 1, "there is no such account")
            }
            Self::EraseAccount { account } => {
                for text in
                    ["DELETE FROM sessions WHERE account_id = $1", "DELETE FROM accounts WHERE id = $1"]
                {
                    sqlx::query(text).bind(account).execute(&mut *db).await.map_err(unavailable)?;
                }
                Ok(())
            }
            Self::NoteUsed { session, at } => {
                sqlx::query("UPDATE sessions SET used_at = $1 WHERE hash = $2")
                    .bind(at)
                    .bind(&session.0)
                    .execute(db)
                    .await
                    .map_err(unavailable)?;
                Ok(())
            }
            Self::EndSession { session } => end_session(db, session).await,
            Self::ForgetTable { table, before } => forget_table(db, logs, table, *before).await,
            Self::MakeTable { table, first } => make_table(db, logs, table, first).await,
            Self::Append(append) => append_together(db, logs, &[append]).await,
            Self::Beat { now } => beat(db, *now).await,
            Self::SetBack { now } => set_back(db, logs, *now).await,
            Self::NoteOutage { now } => note_outage(db, *now).await,
        }
    }
}

/// Carries them out in their order within a transaction.
pub(super) async fn carry_out_all<'a>(
    db: &mut AnyConnection,
    logs: &mut Logs,
    writes: impl Iterator<Item = &'a Write>,
) -> Result<(), StoreError> {
    let (mut together, mut tables) = (Vec::new(), HashSet::new());
    for write in writes {
        if let Write::Append(append) = write
            && tables.insert(&append.table.id)
        {
            together.push(&**append);
            continue;
        }
        append_together(db, logs, &std::mem::take(&mut together)).await?;
        tables.clear();
        write.carry_out(db, logs).await?;
    }
    append_together(db, logs, &together).await
}

/// Carries out appends to different tables.
async fn append_together(
    db: &mut AnyConnection,
    logs: &mut Logs,
    appends: &[&Lines],
) -> Result<(), StoreError> {
    match logs {
        Logs::Rows => batch::append_all(db, appends).await?,
        Logs::Chunks(keeper) => keeper.append_all(db, appends).await?,
    }
    for append in appends {
        note_append(db, append).await?;
    }
    Ok(())
}

async fn add_account(
    db: &mut AnyConnection,
    account: &Account,
    session: &SessionHash,
    at: i64,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO accounts (id, name, kind, made_at) VALUES ($1, $2, $3, $4)")
        .bind(&account.id)
        .bind(&account.name)
        .bind(kind(account.kind))
        .bind(at)
        .execute(&mut *db)
        .await
        .map_err(unavailable)?;
    sqlx::query("INSERT INTO sessions (hash, account_id, made_at, used_at) VALUES ($1, $2, $3, $3)")
        .bind(&session.0)
        .bind(&account.id)
        .bind(at)
        .execute(db)
        .await
        .map_err(unavailable)?;
    Ok(())
}

async fn make_table(
    db: &mut AnyConnection,
    logs: &mut Logs,
    table: &Arc<TableRow>,
    first: &Line,
) -> Result<(), StoreError> {
    let text = match logs {
        Logs::Rows => {
            "INSERT INTO tables (id, code, host, listed, status, summary, made_at, wake_at, seq) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
        }
        Logs::Chunks(_) => {
            "INSERT INTO tables (id, code, host, listed, status, summary, made_at, wake_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
        }
    };
    let row = Row::of(table)?;
    let made = sqlx::query(text)
        .bind(&row.id)
        .bind(&row.code)
        .bind(&row.host)
        .bind(row.listed)
        .bind(row.status)
        .bind(&row.summary)
        .bind(row.made_at)
        .bind(row.wake_at);
    match logs {
        Logs::Rows => {
            made.bind(first.seq).execute(&mut *db).await.map_err(unavailable)?;
            batch::add_lines(db, &[(&row.id, first)]).await?;
        }
        Logs::Chunks(keeper) => {
            made.execute(&mut *db).await.map_err(unavailable)?;
            keeper.begin_log(db, table, first).await?;
        }
    }
    add_members(db, &row.id, &row::members(table)).await
}

/// What comes with an append beside the lines and the table's row.
async fn note_append(db: &mut AnyConnection, append: &Lines) -> Result<(), StoreError> {
    let Lines { table, members, lines, checkpoint, begun, ended, .. } = append;
    add_members(db, &table.id, members).await?;
    let at = lines.last().map(|line| line.at);
    if let Some((seq, state)) = checkpoint {
        sqlx::query(
            "INSERT INTO checkpoints (table_id, seq, state) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, state = excluded.state",
        )
        .bind(&table.id)
        .bind(seq)
        .bind(state)
        .execute(&mut *db)
        .await
        .map_err(unavailable)?;
    }
    if let Some(Begun { id, number, game, rules_version, seq, setup }) = begun {
        sqlx::query(
            "INSERT INTO matches (id, table_id, number, game, rules_version, began_at, began_seq, setup) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(id)
        .bind(&table.id)
        .bind(number)
        .bind(game)
        .bind(rules_version)
        .bind(at.unwrap_or(moment(table.made_at)))
        .bind(seq)
        .bind(setup)
        .execute(&mut *db)
        .await
        .map_err(unavailable)?;
    }
    if let Some((id, outcome)) = ended {
        let ended =
            sqlx::query("UPDATE matches SET ended_at = $1, ended_seq = $2, outcome = $3 WHERE id = $4")
                .bind(at)
                .bind(lines.last().map(|line| line.seq))
                .bind(outcome)
                .bind(id)
                .execute(db)
                .await
                .map_err(unavailable)?;
        all(ended.rows_affected(), 1, "there is no such match")?;
    }
    Ok(())
}

async fn add_members(db: &mut AnyConnection, table: &str, members: &[String]) -> Result<(), StoreError> {
    for member in members {
        sqlx::query("INSERT INTO members (account_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(member)
            .bind(table)
            .execute(&mut *db)
            .await
            .map_err(unavailable)?;
    }
    Ok(())
}

/// Reads everything, which is no matter: it is done once after a clock was wrong.
async fn set_back(db: &mut AnyConnection, logs: &mut Logs, now: i64) -> Result<(), StoreError> {
    match logs {
        Logs::Rows => {
            let text = "UPDATE entries SET at = $1 WHERE at > $1";
            sqlx::query(text).bind(now).execute(&mut *db).await.map_err(unavailable)?;
        }
        Logs::Chunks(keeper) => {
            keeper.fold_all(db).await?;
            chunks::set_back(db, now).await?;
        }
    }
    for text in [
        "DELETE FROM outages WHERE from_at >= $1",
        "UPDATE outages SET to_at = $1 WHERE to_at > $1",
        "UPDATE tables SET made_at = $1 WHERE made_at > $1",
        "UPDATE tables SET wake_at = $1 WHERE wake_at > $1",
        "UPDATE matches SET began_at = $1 WHERE began_at > $1",
        "UPDATE matches SET ended_at = $1 WHERE ended_at > $1",
        "UPDATE accounts SET made_at = $1 WHERE made_at > $1",
        "UPDATE sessions SET made_at = $1 WHERE made_at > $1",
    ] {
        sqlx::query(text).bind(now).execute(&mut *db).await.map_err(unavailable)?;
    }
    beat(db, now).await
}

async fn beat(db: &mut AnyConnection, now: i64) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO beats (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at")
        .bind(now)
        .execute(db)
        .await
        .map_err(unavailable)?;
    Ok(())
}

async fn note_outage(db: &mut AnyConnection, now: i64) -> Result<(), StoreError> {
    let last: Option<(i64,)> = sqlx::query_as("SELECT at FROM beats WHERE id = 1")
        .fetch_optional(&mut *db)
        .await
        .map_err(unavailable)?;
    if let Some((last,)) = last
        && last < now
    {
        sqlx::query("INSERT INTO outages (from_at, to_at) VALUES ($1, $2)")
            .bind(last)
            .bind(now)
            .execute(&mut *db)
            .await
            .map_err(unavailable)?;
    }
    beat(db, now).await
}
