//! The service that carries out requests of admins, from the command line and from browsers.

use std::{collections::BTreeSet, sync::Arc};

use jiff::Timestamp;
use lobby::{Ban, Lobby, REASON_CHARS, Store as _, StoreError};
use protocol::Problem;
use tokio::sync::Mutex;

use super::{
    answer::{
        AccountDetails, Answer, Count, Forecast, GameCount, LogLine, MatchLine, SessionLine, Sits,
        TableDetails,
    },
    ask::{Ask, TableState},
    audit::{self, Who},
    integrity::integrity,
    prune::measure,
    rows::{Names, account_line, report_lines, table_line},
    values::Span,
};
use crate::{
    account_export::AccountExport,
    people::friends,
    store::{KnownTable, SqlStore, TablesOf},
};

const DAY: u64 = 86_400_000;

/// The most days over which growth is measured.
const LATELY: u64 = 30;

/// Carries out requests of operators and admins. Cheap to clone.
#[derive(Clone)]
pub struct Desk {
    pub(super) store: Arc<SqlStore>,
    lobby: Lobby,
    /// The ids of the accounts that may send requests from a browser.
    pub(super) admins: Arc<BTreeSet<String>>,
    /// Held while a request reads the whole database, so that such requests run one after the other.
    turn: Arc<Mutex<()>>,
}

/// The reason why a request was not carried out.
pub(super) struct Refused(pub(super) String);

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        Self(error.to_string())
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Self {
        Self(problem.message)
    }
}

impl Desk {
    /// Creates the service for a lobby and its store. The accounts with the ids in `admins` may use it in a
    /// browser.
    pub fn new(store: Arc<SqlStore>, lobby: Lobby, admins: &[String]) -> Self {
        let admins = Arc::new(admins.iter().cloned().collect());
        Self { store, lobby, admins, turn: Arc::default() }
    }

    /// Returns whether an account is an admin.
    pub(crate) fn is_admin(&self, account: &str) -> bool {
        self.admins.contains(account)
    }

    /// Carries out a request. The audit log gets an entry before and the outcome afterwards.
    pub(crate) async fn carry_out(&self, who: &Who, ask: Ask) -> Answer {
        let refused = |why: String| Answer::Refused { why };
        // Only long requests wait for each other, so that a ban takes effect at once.
        let long = *who == Who::CommandLine
            && matches!(ask, Ask::Integrity | Ask::Prune { .. } | Ask::Export { .. });
        let _turn = if long { Some(self.turn.lock().await) } else { None };
        let noted = match audit::note(&self.store, who, &ask, now()).await {
            Ok(noted) => noted,
            Err(error) => {
                return refused(format!(
                    "nothing was done, because the audit log cannot be written: {error}"
                ));
            }
        };
        let answer = match self.permit(who, &ask).await {
            Ok(()) => self.answer(ask).await,
            Err(why) => Err(why),
        };
        let why = answer.as_ref().err().map(|Refused(why)| why.as_str());
        if let Err(error) = audit::note_outcome(&self.store, noted, why, now()).await {
            tracing::error!(%error, "the outcome of an admin's request could not be added to the audit log");
        }
        answer.unwrap_or_else(|Refused(why)| refused(why))
    }

    async fn answer(&self, ask: Ask) -> Result<Answer, Refused> {
        match ask {
            Ask::Tables { game, state, idle_for, limit } => self.tables(game, state, idle_for, limit).await,
            Ask::Table { id } => self.table(&id).await,
            Ask::Close { id } => Ok(Answer::Closed { changed: self.lobby.close_table(&id).await? }),
            Ask::Accounts { name, limit } => {
                let found = self.store.known_accounts(name.as_deref(), None, limit.min(1_000)).await?;
                let (bans, now) = (self.store.bans().await?, now());
                let accounts = found.into_iter().map(|account| account_line(account, &bans, now)).collect();
                Ok(Answer::Accounts { accounts })
            }
            Ask::Account { id } => self.account(&id).await,
            Ask::Export { id } => self.export(&id).await,
            Ask::Sessions { id } => {
                let session = |kept: lobby::KeptSession| SessionLine {
                    id: kept.hash.0.chars().take(8).collect(),
                    agent: kept.agent.0,
                    made_at: kept.at,
                    used_at: kept.used_at,
                };
                let found = self.store.sessions_of(&id).await?;
                Ok(Answer::Sessions { sessions: found.into_iter().map(session).collect() })
            }
            Ask::SignOut { id } => Ok(Answer::SignedOut { sessions: self.lobby.end_sessions(&id).await? }),
            Ask::Ban { id, reason, span } => self.ban(id, &reason, span).await,
            Ask::Unban { id } => {
                self.lobby.unban_account(&id).await?;
                Ok(Answer::Unbanned)
            }
            Ask::Anonymise { id } => {
                Ok(Answer::Anonymised { name: self.lobby.anonymise_account(&id).await? })
            }
            Ask::Delete { id } => Ok(Answer::Deleted { left_tables: self.lobby.delete_account(&id).await? }),
            Ask::Reports { limit } => {
                Ok(Answer::Reports { reports: report_lines(&self.store, limit.min(1_000)).await? })
            }
            Ask::Statistics => {
                let counts = self.store.counts().await?;
                let counts =
                    counts.into_iter().map(|(what, count)| Count { what: what.to_owned(), count }).collect();
                let games = self.store.counts_by_game().await?;
                let games = games
                    .into_iter()
                    .map(|(game, matches, ended)| GameCount { game, matches, ended })
                    .collect();
                Ok(Answer::Statistics { counts, games, bytes: self.store.bytes().await })
            }
            Ask::Forecast { disk } => self.forecast(disk).await,
            Ask::Prune { older_than, dry_run } => self.prune(older_than, dry_run).await,
            Ask::Integrity => {
                let integrity = integrity(&self.store, self.lobby.catalogue(), now()).await?;
                Ok(Answer::Integrity { integrity })
            }
            Ask::Log { limit } => {
                let line = |row: crate::store::AuditRow| LogLine {
                    id: row.id,
                    at: row.at,
                    who: row.who,
                    what: row.what,
                    target: row.target,
                    details: serde_json::from_str(&row.details).unwrap_or_default(),
                    outcome: row.outcome,
                    why: row.why,
                };
                let rows = self.store.audit(limit.min(1_000)).await?;
                Ok(Answer::Log { entries: rows.into_iter().map(line).collect() })
            }
        }
    }

    async fn tables(
        &self,
        game: Option<String>,
        state: Option<TableState>,
        idle_for: Option<Span>,
        limit: u32,
    ) -> Result<Answer, Refused> {
        if let Some(game) = &game
            && self.lobby.catalogue().get(game).is_none()
        {
            let games: Vec<&str> = self.lobby.catalogue().iter().map(|offer| offer.game.info().id).collect();
            return Err(Refused(format!("there is no game {game:?}; choose one of {}", games.join(", "))));
        }
        let status = state.map(|state| match state {
            TableState::Gathering => "gathering",
            TableState::Playing => "playing",
            TableState::Finished => "finished",
        });
        let idle_since = idle_for.map(|Span(millis)| now().saturating_sub(millis));
        let of = TablesOf { status, idle_since, game, limit: limit.min(1_000) };
        let found = self.store.known_tables(&of).await?;
        let names = Names::of(&self.store, &found).await?;
        Ok(Answer::Tables { tables: found.iter().map(|table| table_line(table, &names)).collect() })
    }

    async fn table(&self, id: &str) -> Result<Answer, Refused> {
        let found = self.store.find_table(&lobby::normal_ref(id)).await?;
        let row = found.ok_or_else(|| Refused(format!("there is no table {id}")))?;
        let payload = self.store.payload_of(&row.id).await?;
        let matches = self.store.matches_at(&row.id).await?;
        let matches = matches.into_iter().map(|found| MatchLine {
            id: found.row.id,
            game: found.row.game,
            began_at: found.began_at,
            ended_at: found.ended_at,
        });
        let last = self.store.last_at(&row.id).await?;
        let known = [KnownTable { row, last_at: last }];
        let names = Names::of(&self.store, &known).await?;
        let [KnownTable { row, .. }] = &known;
        let setup = &row.summary.setup;
        let table = TableDetails {
            line: table_line(&known[0], &names),
            seats: setup.seats.get(),
            options: setup.options.clone(),
            closed: row.summary.closed,
            matches: matches.collect(),
            rows: payload.rows,
            bytes: payload.bytes,
        };
        Ok(Answer::Table { table: Box::new(table) })
    }

    async fn account(&self, id: &str) -> Result<Answer, Refused> {
        let found = self.store.known_accounts(None, Some(id), 1).await?;
        let found = found.into_iter().next().filter(|_| !id.is_empty());
        let known = found.ok_or_else(|| no_account(id))?;
        let bans = self.store.bans().await?;
        let companions = self.store.companions_of(id).await?;
        let companions = companions
            .into_iter()
            .map(|(account, _)| Sits { account: Some(account.id), name: account.name })
            .collect();
        let beside = self.store.companion(id).await?.map(|(_, beside)| beside.of);
        let reports = self.store.reports().await?;
        let reports = reports.iter().filter(|report| report.reported == id).count() as u64;
        let line = account_line(known, &bans, now());
        Ok(Answer::Account { account: Box::new(AccountDetails { line, companions, beside, reports }) })
    }

    /// Cost: reads the logs of all tables of the account and holds the whole text, some kilobytes for each
    /// table.
    async fn export(&self, id: &str) -> Result<Answer, Refused> {
        let found = self.store.accounts(&[id.to_owned()]).await?;
        let account = found.first().ok_or_else(|| no_account(id))?;
        let kept = (&*self.store, friends(&self.store, id).await?);
        let begun = AccountExport::begin(self.lobby.clone(), Some(kept), account, None).await?;
        let mut export = begun.ok_or_else(|| no_account(id))?;
        let mut text = Vec::new();
        while let Some(bytes) = export.next().await? {
            text.extend_from_slice(&bytes);
        }
        let export = serde_json::from_slice(&text).map_err(|error| Refused(error.to_string()))?;
        Ok(Answer::Exported { export })
    }

    async fn ban(&self, account: String, reason: &str, span: Option<Span>) -> Result<Answer, Refused> {
        let reason = reason.trim();
        if reason.is_empty() || reason.chars().count() > REASON_CHARS || reason.chars().any(char::is_control)
        {
            return Err(Refused(format!(
                "the account is shown the reason: it needs 1 to {REASON_CHARS} characters on one line"
            )));
        }
        let at = now();
        let until = match span {
            Some(Span(0)) => {
                return Err(Refused(
                    "a ban of no duration has no effect; omit --for for a permanent ban".into(),
                ));
            }
            Some(Span(millis)) => Some(at + millis),
            None => None,
        };
        let ban = Ban { account, reason: reason.to_owned(), at, until };
        let left_tables = self.lobby.ban_account(&ban).await?;
        Ok(Answer::Banned { left_tables, told: ban.told() })
    }

    /// Estimates growth from the payload of the last days. It is scaled by the ratio of the database's size
    /// to all payload ever stored.
    async fn forecast(&self, disk: Option<u64>) -> Result<Answer, Refused> {
        let unknown = || Refused("the database does not report its size".into());
        let bytes = self.store.bytes().await.ok_or_else(unknown)?;
        let now = now();
        let first = self.store.first_table_at().await?.unwrap_or(now);
        let age = now.saturating_sub(first).clamp(DAY, LATELY * DAY);
        let lately = self.store.payload_since(now.saturating_sub(age)).await?;
        let ever = self.store.payload_since(0).await?;
        let days = age as f64 / DAY as f64;
        let beside = if ever.bytes == 0 { 1.0 } else { (bytes as f64 / ever.bytes as f64).max(1.0) };
        // In a small database most bytes are overhead, so the ratio is limited.
        let beside = beside.min(3.0);
        let bytes_per_day = lately.bytes as f64 * beside / days;
        let full_in_days = disk.and_then(|disk| match disk.checked_sub(bytes) {
            None => Some(0.0),
            Some(_) if bytes_per_day <= 0.0 => None,
            Some(left) => Some(left as f64 / bytes_per_day),
        });
        let rows_per_day = lately.rows as f64 / days;
        Ok(Answer::Forecast { forecast: Forecast { bytes, days, rows_per_day, bytes_per_day, full_in_days } })
    }

    async fn prune(&self, Span(older_than): Span, dry_run: bool) -> Result<Answer, Refused> {
        if older_than < DAY {
            return Err(Refused(
                "tables of the last day are not deleted; use --older-than 1d or more".into(),
            ));
        }
        let before = now().saturating_sub(older_than);
        let (tables, payload) = measure(&self.store, before).await?;
        let tables = if dry_run { tables } else { self.lobby.prune(before).await? };
        Ok(Answer::Pruned { dry_run, tables, rows: payload.rows, bytes: payload.bytes })
    }
}

fn no_account(id: &str) -> Refused {
    Refused(format!("there is no account {id}"))
}

fn now() -> u64 {
    u64::try_from(Timestamp::now().as_millisecond()).unwrap_or_default()
}
