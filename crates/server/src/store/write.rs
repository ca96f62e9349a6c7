//! All writes, as SQL.

use std::{collections::HashSet, sync::Arc};

use lobby::{Ban, Beside, KeyChange, NewSession, PasskeyUse, ProviderId, SessionHash, StoreError, TableRow};
use protocol::Account;

use super::{
    asked::AskedWrite,
    audit::AuditWrite,
    bans, batch, chunks,
    days::DayWrite,
    db::Db,
    doorbell::BellWrite,
    duplicates::{self, DuplicateWrite},
    error::{all, moment},
    forget::{end_session, forget_table, prune_table},
    keys,
    ladders::{self, LadderWrite},
    lines::{Begun, Lines, Over},
    node::LEADS,
    passkeys,
    people::PeopleWrite,
    provider_keys,
    ratings::RatingWrite,
    reports::ReportWrite,
    row::{self, Line, Row, kind},
    series::SeriesWrite,
};

/// A write. It is stored as a whole or not at all.
pub(super) enum Write {
    AddAccount {
        account: Account,
        session: NewSession,
    },
    AddSession {
        account: String,
        session: NewSession,
    },
    ChangeKeys(Box<KeyChange>),
    UsePasskey(PasskeyUse),
    RemovePasskey {
        account: String,
        id: String,
    },
    UseProviderKey {
        id: ProviderId,
        at: i64,
    },
    RemoveProviderKey {
        account: String,
        id: ProviderId,
    },
    EndOtherSessions {
        account: String,
        stays: SessionHash,
    },
    Rename {
        account: String,
        name: String,
    },
    AddCompanion {
        account: Account,
        beside: Beside,
        at: i64,
    },
    EraseAccount {
        account: String,
    },
    Ban(Box<Ban>),
    /// See [`AskedWrite`].
    Asked(AskedWrite),
    LiftBan {
        account: String,
    },
    Times {
        account: String,
        times: String,
    },
    NoteUsed {
        session: SessionHash,
        at: i64,
    },
    NoteLost {
        session: SessionHash,
        at: i64,
    },
    NobodyLost {
        account: String,
    },
    EndSession {
        session: SessionHash,
    },
    ForgetTable {
        table: String,
        before: i64,
    },
    PruneTable {
        table: String,
        before: i64,
    },
    MakeTable {
        table: Arc<TableRow>,
        first: Line,
    },
    Append(Box<Lines>),
    /// The move of all hot entries into chunks, and of the fields stored with them into the rows of tables.
    Fold,
    Beat {
        now: i64,
    },
    SetBack {
        now: i64,
    },
    NoteOutage {
        now: i64,
    },
    Bell(Box<BellWrite>),
    Rating(Box<RatingWrite>),
    People(Box<PeopleWrite>),
    Report(Box<ReportWrite>),
    Day(Box<DayWrite>),
    Duplicate(Box<DuplicateWrite>),
    Ladder(Box<LadderWrite>),
    Series(Box<SeriesWrite>),
    Audit(Box<AuditWrite>),
    /// A write of the leader among several nodes. It is refused if another node has led since this epoch.
    Leading {
        epoch: i64,
        write: Box<Self>,
    },
}

impl Write {
    /// Returns the number of its log entries.
    pub(super) fn entries(&self) -> usize {
        match self {
            Self::Append(append) => append.lines.len(),
            Self::MakeTable { .. } => 1,
            Self::Duplicate(write) => write.entries(),
            Self::Leading { write, .. } => write.entries(),
            _ => 0,
        }
    }

    async fn carry_out(&self, db: &mut Db<'_>) -> Result<(), StoreError> {
        match self {
            Self::AddAccount { account, session } => add_account(db, account, session).await,
            Self::AddSession { account, session } => keys::add_session(db, account, session).await,
            Self::ChangeKeys(change) => keys::change(db, change).await,
            Self::UsePasskey(used) => passkeys::note_used(db, used).await,
            Self::RemovePasskey { account, id } => passkeys::remove(db, account, id).await,
            Self::UseProviderKey { id, at } => provider_keys::note_used(db, id, *at).await,
            Self::RemoveProviderKey { account, id } => provider_keys::remove(db, account, id).await,
            Self::EndOtherSessions { account, stays } => keys::end_other_sessions(db, account, stays).await,
            Self::Rename { account, name } => {
                let text = "UPDATE accounts SET name = $1 WHERE id = $2";
                let renamed = db.execute(text, &[name.into(), account.into()]).await?;
                all(renamed, 1, "there is no such account")
            }
            Self::Times { account, times } => {
                let text = "INSERT INTO account_times (account_id, times) SELECT id, $1 FROM accounts WHERE id = $2 \
                            ON CONFLICT (account_id) DO UPDATE SET times = excluded.times";
                db.execute(text, &[times.into(), account.into()]).await?;
                Ok(())
            }
            Self::AddCompanion { account, beside, at } => {
                let Account { id, name, kind: of } = account;
                let text = "INSERT INTO accounts (id, name, kind, made_at) VALUES ($1, $2, $3, $4)";
                db.execute(text, &[id.into(), name.into(), kind(*of).into(), (*at).into()]).await?;
                let text = "INSERT INTO companions (account_id, of_account, table_id) VALUES ($1, $2, $3)";
                db.execute(text, &[id.into(), (&beside.of).into(), (&beside.table).into()]).await?;
                Ok(())
            }
            Self::EraseAccount { account } => {
                for text in ladders::ERASE {
                    db.execute(text, &[account.into()]).await?;
                }
                for text in [
                    "DELETE FROM sessions WHERE account_id = $1",
                    "DELETE FROM plays WHERE account_id = $1",
                    "DELETE FROM plays WHERE account_id IN \
                     (SELECT account_id FROM companions WHERE of_account = $1)",
                    "DELETE FROM accounts WHERE id IN \
                     (SELECT account_id FROM companions WHERE of_account = $1)",
                    "DELETE FROM accounts WHERE id = $1",
                ] {
                    db.execute(text, &[account.into()]).await?;
                }
                Ok(())
            }
            Self::NoteUsed { session, at } => {
                let text = "UPDATE sessions SET used_at = $1 WHERE hash = $2";
                db.execute(text, &[(*at).into(), (&session.0).into()]).await?;
                Ok(())
            }
            Self::NoteLost { session, at } => {
                let text = "UPDATE sessions SET lost_at = $1 WHERE hash = $2";
                db.execute(text, &[(*at).into(), (&session.0).into()]).await?;
                Ok(())
            }
            Self::NobodyLost { account } => {
                let text = "UPDATE sessions SET lost_at = NULL WHERE account_id = $1 AND lost_at IS NOT NULL";
                db.execute(text, &[account.into()]).await?;
                Ok(())
            }
            Self::EndSession { session } => end_session(db, session).await,
            Self::ForgetTable { table, before } => forget_table(db, table, *before).await,
            Self::PruneTable { table, before } => prune_table(db, table, *before).await,
            Self::Ban(ban) => bans::set(db, ban).await,
            Self::Asked(write) => write.carry_out(db).await,
            Self::LiftBan { account } => bans::lift(db, account).await,
            Self::MakeTable { table, first } => make_table(db, table, first).await,
            Self::Append(append) => append_together(db, &[append]).await,
            Self::Fold => match db {
                Db::Rows(_) => Ok(()),
                Db::Chunks(file, keeper) => keeper.fold_all(file),
            },
            Self::Beat { now } => beat(db, *now).await,
            Self::SetBack { now } => set_back(db, *now).await,
            Self::NoteOutage { now } => note_outage(db, *now).await,
            Self::Bell(write) => write.carry_out(db).await,
            Self::Rating(write) => write.carry_out(db).await,
            Self::People(write) => write.carry_out(db).await,
            Self::Report(write) => write.carry_out(db).await,
            Self::Day(write) => write.carry_out(db).await,
            Self::Duplicate(write) => write.carry_out(db).await,
            Self::Ladder(write) => write.carry_out(db).await,
            Self::Series(write) => write.carry_out(db).await,
            Self::Audit(write) => write.carry_out(db).await,
            Self::Leading { epoch, write } => {
                if db.number(LEADS, &[(*epoch).into()]).await?.is_none() {
                    return Err(StoreError::Conflict("another server has led since".into()));
                }
                Box::pin(write.carry_out(db)).await
            }
        }
    }
}

/// Carries out writes in their order within a transaction.
pub(super) async fn carry_out_all<'a>(
    db: &mut Db<'_>,
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
        append_together(db, &std::mem::take(&mut together)).await?;
        tables.clear();
        write.carry_out(db).await?;
    }
    append_together(db, &together).await
}

/// Carries out appends to different tables.
async fn append_together(db: &mut Db<'_>, appends: &[&Lines]) -> Result<(), StoreError> {
    match db {
        Db::Rows(db) => batch::append_all(db, appends).await?,
        Db::Chunks(file, keeper) => keeper.append_all(file, appends)?,
    }
    for append in appends {
        note_append(db, append).await?;
    }
    Ok(())
}

async fn add_account(db: &mut Db<'_>, account: &Account, session: &NewSession) -> Result<(), StoreError> {
    let Account { id, name, kind: of } = account;
    let text = "INSERT INTO accounts (id, name, kind, made_at) VALUES ($1, $2, $3, $4)";
    db.execute(text, &[id.into(), name.into(), kind(*of).into(), moment(session.at).into()]).await?;
    keys::add_session(db, id, session).await
}

pub(super) async fn make_table(
    db: &mut Db<'_>,
    table: &Arc<TableRow>,
    first: &Line,
) -> Result<(), StoreError> {
    let text = match db {
        Db::Rows(_) => {
            "INSERT INTO tables (id, code, host, listed, status, summary, made_at, wake_at, seq) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
        }
        Db::Chunks(..) => {
            "INSERT INTO tables (id, code, host, listed, status, summary, made_at, wake_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
        }
    };
    let row = Row::of(table)?;
    let mut values = vec![
        (&row.id).into(),
        (&row.code).into(),
        (&row.host).into(),
        row.listed.into(),
        row.status.into(),
        (&row.summary).into(),
        row.made_at.into(),
        row.wake_at.into(),
    ];
    if let Db::Rows(_) = db {
        values.push(first.seq.into());
    }
    db.execute(text, &values).await?;
    match db {
        Db::Rows(db) => batch::add_lines(db, &[(&row.id, first)]).await?,
        Db::Chunks(file, keeper) => keeper.begin_log(file, table, first)?,
    }
    add_members(db, &row.id, &row::members(table)).await
}

/// Writes the parts of an append other than its lines and the table's row.
async fn note_append(db: &mut Db<'_>, append: &Lines) -> Result<(), StoreError> {
    let Lines { table, fence, members, seats_of: _, lines, checkpoint, begun, ended, relisted: _ } = append;
    let at = lines.last().map(|line| line.at);
    duplicates::may_sit(db, append).await?;
    add_members(db, &table.id, members).await?;
    if let Some((seq, state)) = checkpoint {
        let text = "INSERT INTO checkpoints (table_id, seq, state) VALUES ($1, $2, $3) \
                    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, state = excluded.state";
        db.execute(text, &[(&table.id).into(), (*seq).into(), state.into()]).await?;
    }
    if let Some(begun) = begun {
        let Begun {
            id,
            number,
            game,
            rules_version,
            seq,
            setup,
            players,
            continues,
            deal,
            listed,
            accounts,
            set,
        } = begun;
        let text = "INSERT INTO matches (id, table_id, number, game, rules_version, began_at, began_seq, setup, \
                    players, continues, deal, listed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
        let began_at = at.unwrap_or(moment(table.made_at));
        let values = [
            id.into(),
            (&table.id).into(),
            (*number).into(),
            game.into(),
            (*rules_version).into(),
            began_at.into(),
            (*seq).into(),
            setup.into(),
            players.into(),
            continues.into(),
            deal.into(),
            (*listed).into(),
        ];
        db.execute(text, &values).await?;
        add_players(db, id, accounts).await?;
        if let Some(set) = set
            && fence.is_some()
        {
            duplicates::may_begin(db, set, (id, deal)).await?;
        }
    }
    if let Some(Over { id, outcome, players, accounts }) = ended {
        let text =
            "UPDATE matches SET ended_at = $1, ended_seq = $2, outcome = $3, players = $4 WHERE id = $5";
        let last = lines.last().map(|line| line.seq);
        let ended =
            db.execute(text, &[at.into(), last.into(), outcome.into(), players.into(), id.into()]).await?;
        all(ended, 1, "there is no such match")?;
        add_players(db, id, accounts).await?;
    }
    Ok(())
}

async fn add_players(db: &mut Db<'_>, of: &str, accounts: &[String]) -> Result<(), StoreError> {
    for account in accounts {
        let text = "INSERT INTO plays (account_id, match_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        db.execute(text, &[account.into(), of.into()]).await?;
    }
    Ok(())
}

async fn add_members(db: &mut Db<'_>, table: &str, members: &[String]) -> Result<(), StoreError> {
    for member in members {
        let text = "INSERT INTO members (account_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        db.execute(text, &[member.into(), table.into()]).await?;
    }
    Ok(())
}

/// Sets later times to `now`. It reads the whole database, but runs only once after the clock was wrong.
async fn set_back(db: &mut Db<'_>, now: i64) -> Result<(), StoreError> {
    match db {
        Db::Rows(_) => {
            db.execute("UPDATE entries SET at = $1 WHERE at > $1", &[now.into()]).await?;
        }
        Db::Chunks(file, keeper) => {
            keeper.fold_all(file)?;
            chunks::set_back(file, now)?;
        }
    }
    for text in [
        "DELETE FROM outages WHERE from_at >= $1",
        "UPDATE outages SET to_at = $1 WHERE to_at > $1",
        "DELETE FROM table_outages WHERE from_at >= $1",
        "UPDATE table_outages SET to_at = $1 WHERE to_at > $1",
        "UPDATE tables SET made_at = $1 WHERE made_at > $1",
        "UPDATE tables SET wake_at = $1 WHERE wake_at > $1",
        "UPDATE matches SET began_at = $1 WHERE began_at > $1",
        "UPDATE matches SET ended_at = $1 WHERE ended_at > $1",
        "UPDATE accounts SET made_at = $1 WHERE made_at > $1",
        "UPDATE accounts SET code_at = $1 WHERE code_at > $1",
        "UPDATE accounts SET password_at = $1 WHERE password_at > $1",
        "UPDATE passkeys SET made_at = $1 WHERE made_at > $1",
        "UPDATE passkeys SET used_at = $1 WHERE used_at > $1",
        "UPDATE provider_keys SET made_at = $1 WHERE made_at > $1",
        "UPDATE provider_keys SET used_at = $1 WHERE used_at > $1",
        "UPDATE sessions SET made_at = $1 WHERE made_at > $1",
        "UPDATE duplicates SET made_at = $1 WHERE made_at > $1",
        "UPDATE bans SET at = $1 WHERE at > $1",
        "UPDATE audit SET at = $1 WHERE at > $1",
        "UPDATE series SET made_at = $1 WHERE made_at > $1",
        "UPDATE series_matches SET ended_at = $1 WHERE ended_at > $1",
        "UPDATE duplicates SET closed_at = $1 WHERE closed_at > $1",
        "UPDATE bell_pushes SET made_at = $1 WHERE made_at > $1",
    ] {
        db.execute(text, &[now.into()]).await?;
    }
    // They contain times, too, and can be made again.
    db.execute("DELETE FROM checkpoints", &[]).await?;
    beat(db, now).await
}

async fn beat(db: &mut Db<'_>, now: i64) -> Result<(), StoreError> {
    let text = "INSERT INTO beats (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
    db.execute(text, &[now.into()]).await?;
    Ok(())
}

async fn note_outage(db: &mut Db<'_>, now: i64) -> Result<(), StoreError> {
    if let Some(last) = db.number("SELECT at FROM beats WHERE id = 1", &[]).await?
        && last < now
    {
        let text = "INSERT INTO outages (from_at, to_at) VALUES ($1, $2)";
        db.execute(text, &[last.into(), now.into()]).await?;
    }
    beat(db, now).await
}
