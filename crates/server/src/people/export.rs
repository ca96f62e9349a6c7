//! The data of an account apart from its tables, for its owner.

use lobby::StoreError;
use protocol::http::{ExportedDay, ExportedLadder, ExportedPeople, ExportedReport, ExportedSeries, Friend};

use super::{mutes::mutes, ratings::ratings};
use crate::{
    ladder::strength,
    store::{LadderSkill, Report, SqlStore},
};

/// Returns all of it, as far as its matches are rated. `friends` are those that the requester may see.
///
/// # Errors
///
/// If the store fails.
pub(crate) async fn known(
    store: &SqlStore,
    account: &str,
    friends: Vec<Friend>,
) -> Result<ExportedPeople, StoreError> {
    let reported = |Report { at, table, reported, reason, words, .. }: Report| ExportedReport {
        at,
        table,
        account: reported,
        reason,
        text: words,
    };
    Ok(ExportedPeople {
        ratings: ratings(store, account).await?,
        muted: mutes(store, account).await?,
        friends,
        reports: store.reports_by(account).await?.into_iter().map(reported).collect(),
        days: { store.days_of(account).await?.into_iter() }
            .map(|(game, day, table)| ExportedDay { game, day, table })
            .collect(),
        series: { store.series_of(account).await?.into_iter() }
            .map(|(id, made_at, made, state)| ExportedSeries { id, made_at, made, state })
            .collect(),
        ladders: store.ladders_of(account).await?.into_iter().map(ladder).collect(),
    })
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
