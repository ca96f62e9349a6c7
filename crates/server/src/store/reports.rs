//! Reports to the operator.

use lobby::StoreError;

use super::{
    SqlStore,
    db::Db,
    error::{count, moment, stored},
    people::TOO_MANY,
    write::Write,
};

/// The maximum number of stored reports. They must not fill the disk.
const MOST: u32 = 2_000;

/// The maximum number of reports of one account in an hour.
const MOST_BY_ONE: u32 = 6;

const HOUR: u64 = 3_600_000;

/// The message of the conflict if an account has reported too much in the last hour.
pub(crate) const TOO_OFTEN: &str = "too many of one account";

/// A report of an account about another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Report {
    pub id: String,
    pub at: u64,
    pub reporter: String,
    pub reported: String,
    pub table: String,
    pub reason: String,
    /// The reporter's own text.
    pub words: Option<String>,
    /// The part of the table's log that the reporter may see, as JSON.
    pub log: String,
}

/// A write about reports.
pub(super) enum ReportWrite {
    Add(Report),
    /// The removal of reports from before this time.
    Forget {
        before: u64,
    },
}

impl ReportWrite {
    pub(super) async fn carry_out(&self, db: &mut Db<'_>) -> Result<(), StoreError> {
        match self {
            Self::Add(Report { id, at, reporter, reported, table, reason, words, log }) => {
                let there = count(db.number("SELECT COUNT(*) FROM reports", &[]).await?.unwrap_or_default());
                if there >= MOST {
                    return Err(StoreError::Conflict(TOO_MANY.into()));
                }
                let text = "SELECT COUNT(*) FROM reports WHERE reporter = $1 AND at > $2";
                let lately = [reporter.into(), moment(at.saturating_sub(HOUR)).into()];
                if count(db.number(text, &lately).await?.unwrap_or_default()) >= MOST_BY_ONE {
                    return Err(StoreError::Conflict(TOO_OFTEN.into()));
                }
                let text = "INSERT INTO reports (id, at, reporter, reported, table_id, reason, words, log) \
                            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
                let values = [
                    id.into(),
                    moment(*at).into(),
                    reporter.into(),
                    reported.into(),
                    table.into(),
                    reason.into(),
                    words.into(),
                    log.into(),
                ];
                db.execute(text, &values).await?;
            }
            Self::Forget { before } => {
                db.execute("DELETE FROM reports WHERE at < $1", &[moment(*before).into()]).await?;
            }
        }
        Ok(())
    }
}

/// A report as it is read.
type ReportRow = (String, i64, String, String, String, String, Option<String>, String);

fn report(row: ReportRow) -> Result<Report, StoreError> {
    let (id, at, reporter, reported, table, reason, words, log) = row;
    Ok(Report { id, at: stored(at)?, reporter, reported, table, reason, words, log })
}

impl SqlStore {
    /// Stores a report.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the account has reported the same account at the same table before. Also
    /// if too many reports are stored ([`TOO_MANY`]), or too many of that account in the last hour
    /// ([`TOO_OFTEN`]).
    pub(crate) async fn add_report(&self, report: Report) -> Result<(), StoreError> {
        self.write(Write::Report(Box::new(ReportWrite::Add(report)))).await
    }

    /// Deletes reports from before this time.
    pub(crate) async fn forget_reports(&self, before: u64) -> Result<(), StoreError> {
        self.write(Write::Report(Box::new(ReportWrite::Forget { before }))).await
    }

    /// Returns the reports of an account without their logs, the newest first.
    pub(crate) async fn reports_by(&self, account: &str) -> Result<Vec<Report>, StoreError> {
        let text = "SELECT id, at, reporter, reported, table_id, reason, words, '' FROM reports \
                    WHERE reporter = $1 ORDER BY at DESC, id";
        let found: Vec<ReportRow> = sqlx::query_as(text)
            .bind(account)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        found.into_iter().map(report).collect()
    }

    /// Returns the newest reports without their logs, the newest first.
    pub(crate) async fn newest_reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        let text = "SELECT id, at, reporter, reported, table_id, reason, words, '' FROM reports \
                    ORDER BY at DESC, id LIMIT $1";
        let found: Vec<ReportRow> = sqlx::query_as(text)
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        found.into_iter().map(report).collect()
    }

    /// Returns all reports, the newest first.
    pub(crate) async fn reports(&self) -> Result<Vec<Report>, StoreError> {
        let text = "SELECT id, at, reporter, reported, table_id, reason, words, log FROM reports \
                    ORDER BY at DESC, id";
        let found: Vec<ReportRow> =
            sqlx::query_as(text).fetch_all(&self.pool).await.map_err(|error| self.unread(error))?;
        found.into_iter().map(report).collect()
    }
}
