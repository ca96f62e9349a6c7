//! The state of a series, for any client that knows its id.

use std::collections::BTreeMap;

use lobby::Store as _;
use protocol::{
    Account, AccountKind, Problem,
    http::{
        ListSeriesMatches, Player, SERIES_MATCHES_ON_A_PAGE, Series, SeriesEntrant, SeriesMatch, SeriesPlayer,
    },
};

use super::{AllSeries, failed, interval::mean};
use crate::store::{KeptSeries, SeriesPlayed};

/// The name of a deleted account.
const GONE: &str = "a former player";

impl AllSeries {
    /// Returns the state of a series. Cost: reads all its finished matches.
    ///
    /// # Errors
    ///
    /// If there is no such series, or the store fails.
    pub(crate) async fn shown(&self, id: &str) -> Result<Series, Problem> {
        let series = self.find(id).await?;
        let played = self.0.store.series_matches(id, (0, u32::MAX)).await.map_err(failed)?;
        let ids: Vec<String> =
            { series.accounts.iter().map(|(id, _)| id) }.chain([&series.maker]).cloned().collect();
        let known = self.0.store.accounts(&ids).await.map_err(failed)?;
        let account = |id: &str| {
            let gone = || Account { id: id.to_owned(), name: GONE.to_owned(), kind: AccountKind::Bot };
            known.iter().find(|account| account.id == id).cloned().unwrap_or_else(gone)
        };
        let entrants = (0..series.spec.players.len())
            .map(|entrant| {
                let (who, agreed) = match &series.spec.players[entrant] {
                    SeriesPlayer::Account(id) => {
                        let agreed = series.accounts.iter().any(|(of, agreed)| of == id && *agreed);
                        (Player::Account { account: account(id) }, agreed)
                    }
                    SeriesPlayer::Player(player) => (Player::Bot { player: player.clone() }, true),
                };
                entrant_of((who, agreed), entrant, &series, &played)
            })
            .collect();
        let maker = account(&series.maker);
        let KeptSeries { id, spec, state, made_at, .. } = series;
        Ok(Series {
            id,
            maker,
            made_at,
            state,
            deals: spec.deals,
            at_once: spec.at_once,
            setup: spec.setup,
            played: played.len() as u32,
            entrants,
        })
    }

    /// Returns a page of the finished matches of a series.
    ///
    /// # Errors
    ///
    /// If there is no such series, or the store fails.
    pub(crate) async fn matches(
        &self,
        id: &str,
        wanted: ListSeriesMatches,
    ) -> Result<Vec<SeriesMatch>, Problem> {
        self.find(id).await?;
        let limit = SERIES_MATCHES_ON_A_PAGE;
        let skip = wanted.page.unwrap_or(1).saturating_sub(1).saturating_mul(limit);
        let found = self.0.store.series_matches(id, (skip, limit)).await.map_err(failed)?;
        let shown = |SeriesPlayed { deal, rotation, id, table, ended_at, result }| SeriesMatch {
            deal,
            rotation,
            id,
            table,
            ended_at,
            places: result.places,
            late: result.late,
        };
        Ok(found.into_iter().map(shown).collect())
    }
}

/// Returns the results of an entrant so far. The interval is that of the deals whose matches are all
/// finished.
fn entrant_of(
    (who, agreed): (Player, bool),
    entrant: usize,
    series: &KeptSeries,
    played: &[SeriesPlayed],
) -> SeriesEntrant {
    let seats = series.spec.players.len();
    let mut deals: BTreeMap<u32, Vec<f64>> = BTreeMap::new();
    let mut places = vec![0; seats];
    let (mut late, mut given_up, mut matches) = (0, 0, 0);
    for SeriesPlayed { deal, result, .. } in played {
        let Some(points) = result.points.get(entrant) else { continue };
        matches += 1;
        deals.entry(*deal).or_default().push(*points);
        late += result.late.get(entrant).copied().unwrap_or_default();
        given_up += u32::from(result.gave_up.get(entrant).copied().unwrap_or_default());
        let place = result.places.get(entrant).map_or(0, |place| usize::from(*place));
        if let Some(times) = place.checked_sub(1).and_then(|place| places.get_mut(place)) {
            *times += 1;
        }
    }
    let all: f64 = deals.values().flatten().sum();
    let whole: Vec<f64> = { deals.values() }
        .filter(|points| points.len() == seats)
        .map(|points| points.iter().sum::<f64>() / seats as f64)
        .collect();
    SeriesEntrant {
        who,
        agreed,
        matches,
        points: (matches > 0).then(|| all / f64::from(matches)),
        interval: mean(&whole).1,
        places,
        late,
        given_up,
    }
}
