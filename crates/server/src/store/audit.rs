//! The audit log: requests of admins and their results.

use lobby::StoreError;

use super::{
    SqlStore,
    db::Db,
    error::{moment, stored},
    write::Write,
};

/// A line of the audit log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AuditRow {
    /// The same for all lines of one request. Later requests have greater ids.
    pub id: String,
    /// 0: the request begins, or only reads. 1: its result.
    pub step: u8,
    pub at: u64,
    pub who: String,
    pub what: String,
    pub target: Option<String>,
    /// The details, as JSON.
    pub details: String,
    pub outcome: String,
    pub why: Option<String>,
}

/// A write to the audit log. Lines are only added, and deleted when they are old.
pub(super) enum AuditWrite {
    Add(AuditRow),
    Forget { before: u64 },
}

impl AuditWrite {
    pub(super) async fn carry_out(&self, db: &mut Db<'_>) -> Result<(), StoreError> {
        match self {
            Self::Add(AuditRow { id, step, at, who, what, target, details, outcome, why }) => {
                let text = "INSERT INTO audit (id, step, at, who, what, target, details, outcome, why) \
                            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
                let values = [
                    id.into(),
                    i64::from(*step).into(),
                    moment(*at).into(),
                    who.into(),
                    what.into(),
                    target.into(),
                    details.into(),
                    outcome.into(),
                    why.into(),
                ];
                db.execute(text, &values).await?;
            }
            Self::Forget { before } => {
                db.execute("DELETE FROM audit WHERE at < $1", &[moment(*before).into()]).await?;
            }
        }
        Ok(())
    }
}

/// A line as it is read.
type Row = (String, i64, i64, String, String, Option<String>, String, String, Option<String>);

impl SqlStore {
    /// Adds a line.
    pub(crate) async fn add_audit(&self, row: AuditRow) -> Result<(), StoreError> {
        self.write(Write::Audit(Box::new(AuditWrite::Add(row)))).await
    }

    /// Deletes lines from before this time.
    pub(crate) async fn forget_audit(&self, before: u64) -> Result<(), StoreError> {
        self.write(Write::Audit(Box::new(AuditWrite::Forget { before }))).await
    }

    /// Returns the newest lines, the newest first.
    pub(crate) async fn audit(&self, limit: u32) -> Result<Vec<AuditRow>, StoreError> {
        let text = "SELECT id, step, at, who, what, target, details, outcome, why FROM audit \
                    ORDER BY at DESC, id DESC, step DESC LIMIT $1";
        let found: Vec<Row> = sqlx::query_as(text)
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.unread(error))?;
        found
            .into_iter()
            .map(|(id, step, at, who, what, target, details, outcome, why)| {
                let (at, step) = (stored(at)?, u8::try_from(step).unwrap_or(u8::MAX));
                Ok(AuditRow { id, step, at, who, what, target, details, outcome, why })
            })
            .collect()
    }
}
