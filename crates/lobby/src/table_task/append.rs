//! Folds validated entries and stores them with the table's row.
//!
//! If the store fails, the table drops its state and reads its log again.

use std::sync::Arc;

use contract::Json;
use protocol::{By, Problem, Status};
use tracing::Instrument as _;

use super::{TableTask, store_problem};
use crate::{
    Append, Checkpoint, Dealt, Ended, Entry, Logged, MatchRow, Pausing, StoreError, TableRow, game::Inputs,
    reading::inputs, spans, state::State, told::News,
};

/// The kinds of changes in an append. They decide which watchers receive a message.
#[derive(Clone, Copy, Default)]
pub(super) struct Changed {
    /// The last entry before the append, as clients count.
    pub(super) after: u64,
    /// The number of the same entry in the store.
    pub(super) stored_after: u64,
    /// True if the seats, the setup or the status changed.
    pub(super) table: bool,
    /// True if the match changed.
    pub(super) game: bool,
    /// True if the append has only moves of bots in the match.
    pub(super) automatic: bool,
    /// True if a pause began or ended. Every open decision changes then.
    pub(super) pause: bool,
    /// True if there are new lines for all clients.
    pub(super) chat: bool,
    /// True if there are new whispers, or lines among partners.
    pub(super) whispers: bool,
}

/// The most entries that are folded on this thread. Only a match that continues another match has more. A
/// what-if match is imagined on another thread as well.
const FOLDED_HERE: usize = 64;

impl TableTask {
    /// Folds validated entries and stores them.
    pub(super) async fn log(&mut self, entries: Vec<Entry>) -> Result<(), Problem<Json>> {
        let checkpoint = self.checkpoint_before(&entries);
        let at = self.shared.clock.now();
        let guesses = |entry: &Entry| matches!(entry, Entry::Began { guess: Some(_), .. });
        if entries.len() > FOLDED_HERE || entries.iter().any(guesses) {
            let logged = Box::pin(self.fold_elsewhere(entries, at)).await?;
            return self.store_with(logged, checkpoint).await;
        }
        let mut logged = Vec::with_capacity(entries.len());
        for entry in entries {
            let next = Logged { seq: self.state().stored + 1, at, entry };
            let catalogue = self.shared.catalogue.clone();
            if let Err(error) = self.state_mut().fold(&next, &catalogue) {
                tracing::error!(table.id = self.row.id, %error, "a validated entry does not fold");
                self.state = None;
                return Err(Problem::new(
                    protocol::ProblemCode::Internal,
                    "the table could not do that; the server's log says why",
                ));
            }
            let undoes = matches!(next.entry, Entry::TookBack { .. });
            logged.push(next);
            if undoes {
                logged.extend(self.settle(at));
            }
        }
        self.store_with(logged, checkpoint).await
    }

    /// Folds many validated entries, away from threads that serve requests.
    async fn fold_elsewhere(&mut self, entries: Vec<Entry>, at: u64) -> Result<Vec<Logged>, Problem<Json>> {
        let after = self.state().stored;
        let logged: Vec<Logged> =
            (after + 1..).zip(entries).map(|(seq, entry)| Logged { seq, at, entry }).collect();
        let catalogue = self.shared.catalogue.clone();
        let state = self.state.take().expect("commands are carried out on a loaded table");
        let fold = tokio::task::spawn_blocking(move || {
            let state = state.go_on(&logged, &catalogue);
            state.map(|state| (state, logged))
        });
        // If the fold fails, the table reads its log again.
        let (state, logged) = match fold.await {
            Ok(Ok(folded)) => folded,
            Ok(Err(error)) => {
                tracing::error!(table.id = self.row.id, %error, "validated entries do not fold");
                return Err(Problem::new(
                    protocol::ProblemCode::Internal,
                    "the table could not do that; the server's log says why",
                ));
            }
            Err(_) => {
                return Err(Problem::new(
                    protocol::ProblemCode::Internal,
                    "the table could not do that; the server's log says why",
                ));
            }
        };
        self.state = Some(state);
        Ok(logged)
    }

    /// Returns a checkpoint of the table if the entries begin a match. Waking then starts there.
    fn checkpoint_before(&self, entries: &[Entry]) -> Option<Checkpoint> {
        let begins = entries.iter().any(|entry| matches!(entry, Entry::Began { .. }));
        begins.then(|| self.state().checkpoint(Inputs::default())).flatten()
    }

    /// Stores entries that are folded already, and sends the changes to watchers. If the store fails, the
    /// table drops its state and reads its log again.
    pub(super) async fn store(&mut self, entries: Vec<Logged>) -> Result<(), Problem<Json>> {
        self.store_with(entries, None).await
    }

    async fn store_with(
        &mut self,
        entries: Vec<Logged>,
        checkpoint: Option<Checkpoint>,
    ) -> Result<(), Problem<Json>> {
        let Some(first) = entries.first() else { return Ok(()) };
        let state = self.state();
        let counted = entries.iter().filter(|logged| logged.entry.is_counted()).count() as u64;
        let mut changed =
            Changed { after: state.seq - counted, stored_after: first.seq - 1, ..Changed::default() };
        let automatic = |logged: &Logged| {
            matches!(logged.entry, Entry::Played { by: By::Bot | By::StandIn, .. } | Entry::Banks { .. })
        };
        changed.automatic = entries.iter().all(automatic);
        let (mut begun, mut moved) = (None, false);
        for Logged { seq, entry, .. } in &entries {
            match entry {
                Entry::Said { .. } | Entry::Hinted { .. } | Entry::Guessed { .. } => changed.chat = true,
                Entry::Renamed { .. }
                | Entry::Removed { .. }
                | Entry::Muted { .. }
                | Entry::Banned { .. } => {
                    (changed.chat, changed.table) = (true, true);
                }
                Entry::Pause { pause: Pausing::Began { .. } | Pausing::Over { .. } } => {
                    (changed.pause, changed.table, changed.chat) = (true, true, true);
                }
                Entry::TookBack { .. } => {
                    (changed.chat, changed.table, changed.game) = (true, true, true);
                }
                Entry::Whispered { .. } | Entry::Confided { .. } => changed.whispers = true,
                // Watchers receive it with the input that it belongs to.
                Entry::Banks { .. } => {}
                // Only one account receives it, in a message of its own.
                Entry::Ahead { .. } | Entry::StandingOrder { .. } => {}
                Entry::Played { input, .. } => {
                    changed.game = true;
                    moved = true;
                    changed.table |= matches!(input, contract::Input::Seat(_));
                }
                Entry::Began { id, rules_version, continues, deal, .. } => {
                    (changed.table, changed.game) = (true, true);
                    begun = state.game.as_ref().map(|game| MatchRow {
                        id: id.clone(),
                        number: game.number,
                        game: state.setup.game.clone(),
                        rules_version: *rules_version,
                        dealt: Some(Dealt {
                            seq: *seq,
                            setup: state.setup.clone(),
                            players: state.chairs.iter().map(|(_, chair)| chair.sitter()).collect(),
                            continues: continues.clone(),
                            deal: deal.clone(),
                        }),
                    });
                }
                Entry::Made { .. }
                | Entry::Configured { .. }
                | Entry::Sat { .. }
                | Entry::Beside { .. }
                | Entry::Freed { .. }
                | Entry::Ready { .. }
                | Entry::Bot { .. }
                | Entry::Closed { .. }
                | Entry::Host { .. }
                | Entry::Pause {
                    pause: Pausing::Proposed { .. } | Pausing::Agreed { .. } | Pausing::Declined { .. },
                }
                | Entry::Again { .. } => changed.table = true,
            }
        }
        // A new move ends an undo request.
        changed.table |= moved && self.undoing.is_open();
        let outcome = state.game.as_ref().filter(|_| changed.game).and_then(|game| game.outcome());
        let ended = outcome.zip(state.game.as_ref()).map(|(outcome, game)| Ended {
            id: game.id.clone(),
            outcome: outcome.clone(),
            players: state.chairs.iter().map(|(_, chair)| chair.sitter()).collect(),
        });
        changed.table |= ended.is_some();
        changed.automatic &= !changed.table;
        let outages = self.all_outages();
        // A row of an earlier version may lack fields.
        let row = if changed.table || !self.row_is_stored {
            state.row(&outages)
        } else {
            state.row_after_moves(&self.row, &outages)
        };
        let row = Arc::new(row);
        let newest = checkpoint.as_ref().map(|checkpoint| checkpoint.seq);
        let (begins, ends) = (begun.is_some(), ended.is_some());
        let epoch = self.claim.epoch();
        let append = Append { epoch, row, relisted: true, entries, checkpoint, begun, ended };
        if let Err(error) = self.append(append).await {
            self.state = None;
            return Err(store_problem(&error));
        }
        self.checkpoint = newest.unwrap_or(self.checkpoint);
        self.count_match(begins, ends);
        self.told = Some((self.state().seq, self.state().stored));
        // Companions sit down before the start.
        if let Some(state) = self.state.as_ref().filter(|state| state.status == Status::Gathering) {
            self.presence.set_devices(state.devices());
        }
        if moved {
            self.undoing.close();
        }
        if self.state().status != Status::Playing {
            self.askings.clear();
        }
        self.tell(changed);
        Ok(())
    }

    fn count_match(&self, begins: bool, ends: bool) {
        for what in [begins.then_some("begun"), ends.then_some("over")].into_iter().flatten() {
            let game = self.state().setup.game.clone();
            metrics::counter!("septet_matches_total", "game" => game, "what" => what).increment(1);
        }
    }

    /// Stores a new row without log entries.
    pub(super) async fn store_row(&mut self, row: TableRow) {
        let row = Arc::new(row);
        let (epoch, entries) = (self.claim.epoch(), Vec::new());
        let append =
            Append { epoch, row, relisted: true, entries, checkpoint: None, begun: None, ended: None };
        if let Err(error) = self.append(append).await
            && !error.is_outage()
        {
            tracing::error!(table.id = self.row.id, %error, "could not store the time at which a table must \
                 wake");
        }
    }

    /// Returns true if waking would read many entries.
    pub(super) fn is_long_to_wake(&self) -> bool {
        let since = |state: &State| state.stored.saturating_sub(self.checkpoint);
        self.state.as_ref().is_some_and(|state| since(state) >= self.shared.config.checkpoint_every)
    }

    /// Stores a checkpoint, so that the next waking starts here. After a failure the table tries again when
    /// the log has grown by the same number of entries.
    pub(super) async fn shorten_waking(&mut self) {
        let Some(state) = &self.state else { return };
        self.checkpoint = state.stored;
        let checkpoint = match (&state.game, &state.unplayable) {
            (None, None) => state.checkpoint(Inputs::default()),
            (Some(_), None) => {
                let inputs = inputs(&self.shared, &self.row.id, state.stored).await;
                inputs.and_then(|inputs| self.state.as_ref()?.checkpoint(inputs))
            }
            (_, Some(_)) => None,
        };
        let Some(checkpoint) = checkpoint else { return };
        let row = Arc::clone(&self.row);
        let (epoch, entries, checkpoint) = (self.claim.epoch(), Vec::new(), Some(checkpoint));
        let append = Append { epoch, row, relisted: true, entries, checkpoint, begun: None, ended: None };
        if let Err(error) = self.append(append).await
            && !error.is_outage()
        {
            tracing::error!(table.id = self.row.id, %error, "a table's checkpoint cannot be stored");
        }
    }

    async fn append(&mut self, append: Append) -> Result<(), StoreError> {
        // An append that seemed to fail may be stored. So the row is known only after the next success.
        let known = std::mem::take(&mut self.row_is_stored);
        let row = Arc::clone(&append.row);
        let ended = append.ended.as_ref().map(|ended| ended.id.clone());
        let relisted = !known || !row.is_listed_like(&self.row);
        self.shared.store.append(Append { relisted, ..append }).instrument(spans::store()).await?;
        self.shared.changed.note(&row);
        self.shared.tell_changes(&self.row, &row, ended.as_deref());
        if ended.is_some() && row.is_arranged() {
            // The channel may have no receiver.
            let _ = self.shared.series.ended.send(row.id.clone());
            self.shared.tell_others(&News::ArrangedEnded { table: row.id.clone() });
        }
        (self.row, self.row_is_stored) = (row, true);
        Ok(())
    }
}
