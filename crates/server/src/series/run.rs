//! Playing a series: deals are begun as long as there is room, and what comes of their matches is noted.

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

/// After a failure of the store.
const RETRY: Duration = Duration::from_secs(1);

/// How often it is looked at matches although nothing was told of them.
const LOOKS: Duration = Duration::from_secs(5);

/// A match of a series: its deal, and by how many seats all have moved.
type Place = (u32, u8);

/// How far a series is.
struct Run<'a> {
    all: &'a AllSeries,
    series: KeptSeries,
    /// The matches that are noted.
    noted: HashSet<Place>,
    /// The tables of those that run.
    playing: HashMap<String, Place>,
    /// The next deal to be begun.
    next: u32,
    cancelled: CancellationToken,
}

/// Plays a series until all its matches are noted, or no further one is to begin and those that run are.
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
            // Some may have been missed.
            Err(RecvError::Lagged(_) | RecvError::Closed) => run.playing.keys().cloned().collect(),
        };
        for table in tables {
            run.look(&table).await;
        }
    }
    loop {
        match all.0.store.series_is_over(lead, &run.series.id).await {
            // It may have been cancelled meanwhile.
            Ok(()) | Err(StoreError::Conflict(_)) => return,
            Err(error) => trouble(&error).await,
        }
    }
}

async fn trouble(error: &StoreError) {
    if !error.is_outage() {
        tracing::error!(%error, "a series cannot be kept");
    }
    tokio::time::sleep(RETRY).await;
}

/// Whether what keeps a deal from beginning is over by itself.
fn passes(problem: &Problem) -> bool {
    // A table may be another server's for a while.
    matches!(problem.code, ProblemCode::StorageUnavailable | ProblemCode::Closing | ProblemCode::Overtaken)
}

/// What is known of a match that was begun.
enum Looked {
    /// It is played.
    On,
    Over(Box<SeriesPlayed>),
    /// Its rules or its table are gone: nobody can say how it ends.
    Lost,
}

impl Run<'_> {
    fn is_done(&self) -> bool {
        self.next >= self.series.spec.deals
    }

    fn seats(&self) -> usize {
        self.series.spec.players.len()
    }

    /// Begins as many deals as there is room for. A deal of which something is there already goes on.
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
                // Another try would end alike, and the next deal may be better off.
                Err(problem) => {
                    tracing::error!(series = self.series.id, error = problem.message, "a deal is left out");
                    return (deal, Some(Vec::new()));
                }
            }
        };
        let begun = join_all(deals.into_iter().map(begin)).await;
        for (deal, rows) in begun {
            let Some(rows) = rows else {
                // As if it was cancelled: the others would wait for whoever never answers, deal after deal.
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
                    // It may be over already.
                    self.look(&table).await;
                }
            }
        }
    }

    /// Notes the match of a table, if it is over.
    async fn look(&mut self, table: &str) {
        let Some((deal, rotation)) = self.playing.get(table).copied() else { return };
        let played = loop {
            match self.played(table, (deal, rotation)).await {
                Ok(Looked::Over(played)) => break played,
                Ok(Looked::On) => return,
                Ok(Looked::Lost) => {
                    tracing::error!(
                        series = self.series.id,
                        table,
                        "a match of a series cannot be played on"
                    );
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
        // In this order: a table that plays no more has the outcome of its match.
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
