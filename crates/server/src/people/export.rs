//! What is known of an account beside its tables, for its owner.

use lobby::{Session, StoreError};
use protocol::{
    Problem,
    http::{ExportedDay, ExportedLadder, ExportedPeople, ExportedReport, ExportedSeries},
};

use super::{People, failed};
use crate::{
    ladder::strength,
    store::{LadderSkill, Report},
};

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
                (store.series_of(me).await?, store.ladders_of(me).await?),
            ))
        };
        let (ratings, reports, days, (series, ladders)) = read().await.map_err(failed)?;
        Ok(ExportedPeople {
            ratings,
            muted: self.mutes(session).await?,
            friends: self.friends(session).await?.friends,
            reports: reports.into_iter().map(reported).collect(),
            days: days.into_iter().map(|(game, day, table)| ExportedDay { game, day, table }).collect(),
            series: series
                .into_iter()
                .map(|(id, made_at, made, state)| ExportedSeries { id, made_at, made, state })
                .collect(),
            ladders: ladders.into_iter().map(ladder).collect(),
        })
    }
}

fn ladder((game, of, waits_since): (String, LadderSkill, Option<u64>)) -> ExportedLadder {
    let matches = of.skill.matches;
    ExportedLadder {
        game,
        strength: (matches > 0).then(|| strength(of)),
        matches,
        wins: of.wins,
        waits_since,
    }
}
