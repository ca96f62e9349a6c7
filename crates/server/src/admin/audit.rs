//! The audit log: who asked for what, and what came of it.

use std::{sync::Arc, time::Duration};

use jiff::Timestamp;
use lobby::StoreError;

use super::ask::Ask;
use crate::store::{AuditRow, SqlStore};

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// Whoever can open the server's socket or its database.
    CommandLine,
    /// An account that the configuration names.
    Account(String),
}

/// What is done.
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

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    /// Something was only looked up.
    Looked,
    /// All that is known of somebody was given out.
    Exported,
    /// It is about to be done. Without a later line the server was interrupted, and it may or may not be done.
    Begun,
    /// It was done.
    Done,
    /// It was not done, or not all of it.
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

/// What a request is to the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// It has one line, unless it is refused.
    Look,
    /// It gives out all that is known of somebody, and has two lines.
    Export,
    /// It changes something, and has two lines.
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

/// Whether it changes something.
pub(crate) const fn changes(ask: &Ask) -> bool {
    match Kind::of(ask) {
        Kind::Change => true,
        Kind::Look | Kind::Export => false,
    }
}

/// On what.
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

/// A line that is about to be followed by what came of it.
pub(super) struct Noted(AuditRow, Kind);

/// Adds the line for what is asked: nothing is done that is not in the log.
pub(super) async fn note(store: &SqlStore, who: &Who, ask: &Ask, at: u64) -> Result<Noted, StoreError> {
    // Whoever is anonymised later must not stand here by their name.
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

/// Adds what came of it: why it was refused, if it was. Of a look nothing else is added.
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

/// Notes in a copy that it is one.
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

/// How long lines are kept if nothing else is set: two years.
pub(crate) const AUDIT_KEPT: Duration = Duration::from_secs(730 * 86_400);

/// How often old lines are forgotten.
const FORGETS: Duration = Duration::from_secs(3_600);

/// Forgets lines that are older than that, now and every hour.
pub(crate) async fn forget_old(store: Arc<SqlStore>, kept: Duration) {
    loop {
        let now = u64::try_from(Timestamp::now().as_millisecond()).unwrap_or_default();
        let before = now.saturating_sub(kept.as_millis() as u64);
        match store.forget_audit(before).await {
            // An outage is noted where it is noticed.
            Ok(()) | Err(StoreError::Unavailable(_)) => {}
            Err(error) => tracing::error!(%error, "old lines of the audit log cannot be forgotten"),
        }
        tokio::time::sleep(FORGETS).await;
    }
}
