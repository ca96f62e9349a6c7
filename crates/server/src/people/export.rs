//! What is known of an account beside its tables, for its owner.

use lobby::{Session, StoreError};
use protocol::{
    Problem,
    http::{ExportedDay, ExportedPeople, ExportedReport},
};

use super::{People, failed};
use crate::store::Report;

impl People {
    /// All of it.
    pub(crate) async fn export(&self, session: &Session) -> Result<ExportedPeople, Problem> {
        let (store, me) = (&self.0.store, session.account.id.as_str());
        let reported = |Report { at, table, reported, reason, words, .. }: Report| ExportedReport {
            at,
            table,
            account: reported,
            reason,
            text: words,
        };
        let read = async || -> Result<_, StoreError> {
            Ok((
                self.ratings_of(&session.account).await?,
                store.reports_by(me).await?,
                store.days_of(me).await?,
            ))
        };
        let (ratings, reports, days) = read().await.map_err(failed)?;
        Ok(ExportedPeople {
            ratings,
            muted: self.mutes(session).await?,
            friends: self.friends(session).await?.friends,
            reports: reports.into_iter().map(reported).collect(),
            days: days.into_iter().map(|(game, day, table)| ExportedDay { game, day, table }).collect(),
        })
    }
}
