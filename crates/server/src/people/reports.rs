//! Reports to the operator.

use std::{net::IpAddr, time::Duration};

use lobby::{Session, StoreError};
use protocol::{
    Problem, ProblemCode,
    http::{MakeReport, ReportReason},
};

use super::{People, failed, is_id, no};
use crate::store::{Report, TOO_MANY, TOO_OFTEN};

/// The most characters of a reporter's text.
const MOST_CHARS: usize = 1_000;

/// The time that a report is stored.
const KEPT_FOR: Duration = Duration::from_secs(90 * 24 * 3_600);

impl People {
    /// Stores a report, with the part of the table's log that its reporter could see.
    pub(crate) async fn report(
        &self,
        session: &Session,
        address: IpAddr,
        MakeReport { table, account, reason, text }: MakeReport,
    ) -> Result<(), Problem> {
        let me = &session.account;
        if account == me.id || !is_id(&account) {
            return Err(no(ProblemCode::NotFound, "there is no such account to report"));
        }
        let words = text.map(|text| plain(&text)).transpose()?.filter(|text| !text.is_empty());
        if words.is_none() && reason == ReportReason::Other {
            return Err(no(ProblemCode::BadText, "describe in your own words what happened"));
        }
        let evidence = self.0.lobby.evidence(me, (&table, address), &account).await?;
        let log = serde_json::to_string(&evidence)
            .map_err(|_| failed(StoreError::Unwritable("a report".into())))?;
        let report = Report {
            id: uuid::Uuid::now_v7().to_string(),
            at: self.0.lobby.now(),
            reporter: me.id.clone(),
            reported: account,
            table: evidence.table,
            reason: name(reason).into(),
            words,
            log,
        };
        match self.0.store.add_report(report).await {
            Err(StoreError::Conflict(why)) if why == TOO_MANY => Err(no(
                ProblemCode::TooMany,
                "the server has the maximum number of reports; contact its operator in another way",
            )),
            Err(StoreError::Conflict(why)) if why == TOO_OFTEN => {
                Err(no(ProblemCode::TooMany, "you have reached the limit of reports per hour"))
            }
            Err(StoreError::Conflict(_)) => {
                Err(no(ProblemCode::WrongTime, "you have reported this account at this table already"))
            }
            done => done.map_err(failed),
        }
    }

    pub(super) async fn forget_reports(&self) {
        let before = self.0.lobby.now().saturating_sub(KEPT_FOR.as_millis() as u64);
        if let Err(error) = self.0.store.forget_reports(before).await
            && !error.is_outage()
        {
            tracing::error!(%error, "old reports cannot be deleted");
        }
    }
}

/// Checks the text of a reporter. Control characters are refused, because the operator reads it in a
/// terminal.
fn plain(text: &str) -> Result<String, Problem> {
    let text = text.trim();
    if text.chars().count() > MOST_CHARS {
        let message = "a report has at most 1,000 characters";
        return Err(no(ProblemCode::BadText, message));
    }
    let is_bad = |c: char| c.is_control() && c != '\n';
    if text.chars().any(is_bad) {
        return Err(no(ProblemCode::BadText, "a report must not contain control characters"));
    }
    Ok(text.to_owned())
}

const fn name(reason: ReportReason) -> &'static str {
    match reason {
        ReportReason::Insults => "insults",
        ReportReason::Spam => "spam",
        ReportReason::Cheating => "cheating",
        ReportReason::Name => "name",
        ReportReason::Other => "other",
    }
}
