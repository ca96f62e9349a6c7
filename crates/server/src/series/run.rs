//! Playing a series: begins deals while there is room, and notes the results of their matches.

use std::{
    collections::{HashMap, HashSet},
    time::Duration,
};

use futures_util::future::join_all;
use lobby::{Lead, Store as _, StoreError};
use protocol::{Problem, ProblemCode, Status};
use tokio::sync::broadcast::error::RecvError;
use tokio_util::sync::CancellationToken;

use super::{AllSeries, deal_seed, result::result, rotations, set_id};
use crate::store::{KeptSeries, SeriesPlayed};

/// The pause after a failure of the store.
const RETRY: Duration = Duration::from_secs(1);

/// The time between two looks at all matches, in case a report was missed.
const LOOKS: Duration = Duration::from_secs(5);

/// A match of a series: its deal and its rotation, the number of seats that all players have moved.
type Place = (u32, u8);

/// The progress of a series.
struct Run<'a> {
    all: &'a AllSeries,
    series: KeptSeries,
    /// The matches whose results are stored.
    noted: HashSet<Place>,
    /// The tables of the running matches.
    playing: HashMap<String, Place>,
    /// The next deal to begin.
    next: u32,
    cancelled: CancellationToken,
}

/// Plays a series until the results of all its matches are stored. A cancelled series begins no further
/// match.
pub(super) async fn run((all, lead): (&AllSeries, &Lead), series: KeptSeries, cancelled: CancellationToken) {
    let mut ends = all.0.lobby.arranged_ends();
    let noted = loop {
        match all.0.store.series_matches(&series.id, (0, u32::MAX)).await {
            Ok(noted) => break noted.into_iter().map(|played| (played.deal, played.rotation)).collect(),
            Err(error) => trouble(&error).await,
        }
    };
    let mut run = Run { all, series, noted, playing: HashMap::new(), next: 0, cancelled };
    loop {
        run.begin().await;
        if run.playing.is_empty() && run.is_done() {
            break;
        }
        let ended = tokio::select! {
            ended = ends.recv() => ended,
            () = run.cancelled.cancelled(), if run.next < run.series.spec.deals => {
                run.next = run.series.spec.deals;
                continue;
            }
            () = tokio::time::sleep(LOOKS) => Err(RecvError::Lagged(0)),
        };
        let tables: Vec<String> = match ended {
            Ok(table) if run.playing.contains_key(&table) => vec![table],
            Ok(_) => continue,
            // Some reports may have been missed.
            Err(RecvError::Lagged(_) | RecvError::Closed) => run.playing.keys().cloned().collect(),
        };
        for table in tables {
            run.look(&table).await;
        }
    }
    loop {
        match all.0.store.series_is_over(lead, &run.series.id).await {
            // The series may have been cancelled since.
            Ok(()) | Err(StoreError::Conflict(_)) => return,
            Err(error) => trouble(&error).await,
        }
    }
}

async fn trouble(error: &StoreError) {
    if !error.is_outage() {
        tracing::error!(%error, "a series cannot be stored");
    }
    tokio::time::sleep(RETRY).await;
}

/// Returns whether the obstacle to a deal passes by itself.
fn passes(problem: &Problem) -> bool {
    // A table may belong to another node for a while.
    matches!(problem.code, ProblemCode::StorageUnavailable | ProblemCode::Closing | ProblemCode::Overtaken)
}

/// The state of a match that was begun.
enum Looked {
    /// The match is running.
    On,
    Over(Box<SeriesPlayed>),
    /// The rules or the table do not exist any more, so the match has no result.
    Lost,
}

impl Run<'_> {
    fn is_done(&self) -> bool {
        self.next >= self.series.spec.deals
    }

    fn seats(&self) -> usize {
        self.series.spec.players.len()
    }

    /// Begins as many deals as there is room for. A deal that was begun before continues.
    async fn begin(&mut self) {
        let room = (self.series.spec.at_once as usize).max(self.seats());
        let mut deals = Vec::new();
        while self.next < self.series.spec.deals
            && self.playing.len() + (deals.len() + 1) * self.seats() <= room
        {
            let all_noted =
                (0..self.seats() as u8).all(|rotation| self.noted.contains(&(self.next, rotation)));
            if !all_noted {
                deals.push(self.next);
            }
            self.next += 1;
        }
        let seats = rotations(&self.series.spec);
        let begin = async |deal: u32| loop {
            let dealt = (self.series.spec.setup.clone(), deal_seed(&self.series, deal));
            match self.all.0.lobby.arrange_shared(&set_id(&self.series, deal), dealt, &seats).await {
                Ok(rows) => return (deal, Some(rows)),
                Err(problem) if passes(&problem) => tokio::time::sleep(RETRY).await,
                Err(Problem { code: ProblemCode::AccountBanned, .. }) => return (deal, None),
                // Another attempt would fail in the same way, and the next deal may succeed.
                Err(problem) => {
                    tracing::error!(series = self.series.id, error = problem.message, "a deal is skipped");
                    return (deal, Some(Vec::new()));
                }
            }
        };
        let begun = join_all(deals.into_iter().map(begin)).await;
        for (deal, rows) in begun {
            let Some(rows) = rows else {
                // The series ends like a cancelled one. Otherwise the other entrants would wait in every deal
                // for a bot that never answers.
                if !self.is_done() {
                    tracing::warn!(
                        series = self.series.id,
                        "a series ends early: an account in it is banned"
                    );
                }
                self.next = self.series.spec.deals;
                continue;
            };
            let tables: Vec<_> = (0u8..).zip(rows.into_iter().map(|row| row.id)).collect();
            for (rotation, table) in tables {
                if !self.noted.contains(&(deal, rotation)) {
                    self.playing.insert(table.clone(), (deal, rotation));
                    // The match may be finished already.
                    self.look(&table).await;
                }
            }
        }
    }

    /// Stores the result of a table's match, if it is finished.
    async fn look(&mut self, table: &str) {
        let Some((deal, rotation)) = self.playing.get(table).copied() else { return };
        let played = loop {
            match self.played(table, (deal, rotation)).await {
                Ok(Looked::Over(played)) => break played,
                Ok(Looked::On) => return,
                Ok(Looked::Lost) => {
                    tracing::error!(series = self.series.id, table, "a match of a series cannot continue");
                    self.playing.remove(table);
                    return;
                }
                Err(error) => trouble(&error).await,
            }
        };
        while let Err(error) = self.all.0.store.note_series_match(&self.series.id, (*played).clone()).await {
            trouble(&error).await;
        }
        self.noted.insert((deal, rotation));
        self.playing.remove(table);
    }

    async fn played(&self, table: &str, (deal, rotation): Place) -> Result<Looked, StoreError> {
        let store = &self.all.0.store;
        // The order matters: a table that is not playing any more has the outcome of its match.
        let row = store.find_table(&table.to_owned()).await?;
        let found = store.matches_at(table).await?.into_iter().next();
        let ended = found.as_ref().and_then(|found| Some((found, found.outcome.as_ref()?, found.ended_at?)));
        let Some((found, outcome, ended_at)) = ended else {
            let plays = row.is_some_and(|row| row.summary.status == Status::Playing);
            return Ok(if plays { Looked::On } else { Looked::Lost });
        };
        let log = store.log(table).await?;
        Ok(Looked::Over(Box::new(SeriesPlayed {
            deal,
            rotation,
            id: found.row.id.clone(),
            table: table.to_owned(),
            ended_at,
            result: result(outcome, &log, (self.series.spec.players.len(), usize::from(rotation))),
        })))
    }
}
