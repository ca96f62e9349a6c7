//! The audit log: each request of an admin and its outcome.

use std::{sync::Arc, time::Duration};

use jiff::Timestamp;
use lobby::StoreError;

use super::ask::Ask;
use crate::store::{AuditRow, SqlStore};

/// The origin of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// A user who can open the server's socket or its database.
    CommandLine,
    /// An account that the configuration names as admin.
    Account(String),
}

/// The kind of a request, as the log names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Tables,
    Table,
    Close,
    Accounts,
    Account,
    Export,
    Sessions,
    SignOut,
    Ban,
    Unban,
    Anonymise,
    Delete,
    Reports,
    Statistics,
    Forecast,
    Prune,
    Integrity,
    Log,
    Copy,
}

/// The outcome of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    /// The request only read data.
    Looked,
    /// All data of an account was exported.
    Exported,
    /// The request is about to be carried out. If no second entry follows, the server was interrupted and the
    /// change may or may not be made.
    Begun,
    /// The request was carried out.
    Done,
    /// The request was not carried out, or only in part.
    Refused,
}

impl Who {
    fn label(&self) -> &str {
        match self {
            Self::CommandLine => "command line",
            Self::Account(account) => account,
        }
    }
}

impl What {
    const fn of(ask: &Ask) -> Self {
        match ask {
            Ask::Tables { .. } => Self::Tables,
            Ask::Table { .. } => Self::Table,
            Ask::Close { .. } => Self::Close,
            Ask::Accounts { .. } => Self::Accounts,
            Ask::Account { .. } => Self::Account,
            Ask::Export { .. } => Self::Export,
            Ask::Sessions { .. } => Self::Sessions,
            Ask::SignOut { .. } => Self::SignOut,
            Ask::Ban { .. } => Self::Ban,
            Ask::Unban { .. } => Self::Unban,
            Ask::Anonymise { .. } => Self::Anonymise,
            Ask::Delete { .. } => Self::Delete,
            Ask::Reports { .. } => Self::Reports,
            Ask::Statistics => Self::Statistics,
            Ask::Forecast { .. } => Self::Forecast,
            Ask::Prune { .. } => Self::Prune,
            Ask::Integrity => Self::Integrity,
            Ask::Log { .. } => Self::Log,
        }
    }

    const fn label(self) -> &'static str {
        match self {
            Self::Tables => "tables",
            Self::Table => "table",
            Self::Close => "close",
            Self::Accounts => "accounts",
            Self::Account => "account",
            Self::Export => "export",
            Self::Sessions => "sessions",
            Self::SignOut => "sign-out",
            Self::Ban => "ban",
            Self::Unban => "unban",
            Self::Anonymise => "anonymise",
            Self::Delete => "delete",
            Self::Reports => "reports",
            Self::Statistics => "statistics",
            Self::Forecast => "forecast",
            Self::Prune => "prune",
            Self::Integrity => "integrity",
            Self::Log => "log",
            Self::Copy => "copy",
        }
    }
}

impl Outcome {
    const fn label(self) -> &'static str {
        match self {
            Self::Looked => "looked",
            Self::Exported => "exported",
            Self::Begun => "begun",
            Self::Done => "done",
            Self::Refused => "refused",
        }
    }
}

/// The treatment of a request in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// One entry, or a second one if the request is refused.
    Look,
    /// An export of all data of an account: two entries.
    Export,
    /// A change: two entries.
    Change,
}

impl Kind {
    const fn of(ask: &Ask) -> Self {
        match ask {
            Ask::Close { .. }
            | Ask::SignOut { .. }
            | Ask::Ban { .. }
            | Ask::Unban { .. }
            | Ask::Anonymise { .. }
            | Ask::Delete { .. }
            | Ask::Prune { dry_run: false, .. } => Self::Change,
            Ask::Export { .. } => Self::Export,
            Ask::Prune { dry_run: true, .. }
            | Ask::Tables { .. }
            | Ask::Table { .. }
            | Ask::Accounts { .. }
            | Ask::Account { .. }
            | Ask::Sessions { .. }
            | Ask::Reports { .. }
            | Ask::Statistics
            | Ask::Forecast { .. }
            | Ask::Integrity
            | Ask::Log { .. } => Self::Look,
        }
    }
}

/// Returns whether a request changes something.
pub(crate) const fn changes(ask: &Ask) -> bool {
    match Kind::of(ask) {
        Kind::Change => true,
        Kind::Look | Kind::Export => false,
    }
}

/// Returns the id of the table or account that a request is about.
fn target(ask: &Ask) -> Option<&str> {
    match ask {
        Ask::Table { id }
        | Ask::Close { id }
        | Ask::Account { id }
        | Ask::Export { id }
        | Ask::Sessions { id }
        | Ask::SignOut { id }
        | Ask::Ban { id, .. }
        | Ask::Unban { id }
        | Ask::Anonymise { id }
        | Ask::Delete { id } => Some(id),
        Ask::Tables { .. }
        | Ask::Accounts { .. }
        | Ask::Reports { .. }
        | Ask::Statistics
        | Ask::Forecast { .. }
        | Ask::Prune { .. }
        | Ask::Integrity
        | Ask::Log { .. } => None,
    }
}

/// An entry whose outcome follows in a second one.
pub(super) struct Noted(AuditRow, Kind);

/// Adds the entry for a request. A request without an entry is not carried out.
pub(super) async fn note(store: &SqlStore, who: &Who, ask: &Ask, at: u64) -> Result<Noted, StoreError> {
    // The log must not contain the name of an account that is anonymised later.
    let without_name = match ask {
        Ask::Accounts { limit, .. } => Ask::Accounts { name: None, limit: *limit },
        other => other.clone(),
    };
    let kind = Kind::of(ask);
    let outcome = match kind {
        Kind::Look => Outcome::Looked,
        Kind::Export | Kind::Change => Outcome::Begun,
    };
    let row = AuditRow {
        id: uuid::Uuid::now_v7().to_string(),
        step: 0,
        at,
        who: who.label().to_owned(),
        what: What::of(ask).label().to_owned(),
        target: target(ask).map(|target| target.chars().take(100).collect()),
        details: serde_json::to_string(&without_name).unwrap_or_default(),
        outcome: outcome.label().to_owned(),
        why: None,
    };
    store.add_audit(row.clone()).await?;
    Ok(Noted(row, kind))
}

/// Adds the outcome, with the reason of a refusal. A successful look gets no second entry.
pub(super) async fn note_outcome(
    store: &SqlStore,
    Noted(row, kind): Noted,
    refused: Option<&str>,
    at: u64,
) -> Result<(), StoreError> {
    let outcome = match (kind, refused) {
        (Kind::Look | Kind::Export | Kind::Change, Some(_)) => Outcome::Refused,
        (Kind::Look, None) => return Ok(()),
        (Kind::Export, None) => Outcome::Exported,
        (Kind::Change, None) => Outcome::Done,
    };
    let (outcome, why) = (outcome.label().to_owned(), refused.map(str::to_owned));
    store.add_audit(AuditRow { step: 1, at, outcome, why, ..row }).await
}

/// Adds an entry to the database of a copy which marks it as one.
pub(super) async fn note_copy(store: &SqlStore, rows: u64) -> Result<(), StoreError> {
    let at = u64::try_from(Timestamp::now().as_millisecond()).unwrap_or_default();
    store
        .add_audit(AuditRow {
            id: uuid::Uuid::now_v7().to_string(),
            step: 1,
            at,
            who: Who::CommandLine.label().to_owned(),
            what: What::Copy.label().to_owned(),
            target: None,
            details: serde_json::json!({ "rows": rows }).to_string(),
            outcome: Outcome::Done.label().to_owned(),
            why: None,
        })
        .await
}

/// The default time that entries are kept: two years.
pub(crate) const AUDIT_KEPT: Duration = Duration::from_secs(730 * 86_400);

/// The time between two deletions of old entries.
const FORGETS: Duration = Duration::from_secs(3_600);

/// Deletes entries older than `kept`, at once and every hour.
pub(crate) async fn forget_old(store: Arc<SqlStore>, kept: Duration) {
    loop {
        let now = u64::try_from(Timestamp::now().as_millisecond()).unwrap_or_default();
        let before = now.saturating_sub(kept.as_millis() as u64);
        match store.forget_audit(before).await {
            // The store reports an outage where it notices it.
            Ok(()) | Err(StoreError::Unavailable(_)) => {}
            Err(error) => tracing::error!(%error, "old entries of the audit log cannot be deleted"),
        }
        tokio::time::sleep(FORGETS).await;
    }
}
