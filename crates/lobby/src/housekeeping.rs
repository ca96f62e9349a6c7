//! Deletes unused sessions, guests and tables.
//!
//! - Unused sessions end after `Keep::sessions`, those of accounts without tables after `Keep::guests`. A
//!   guest account is deleted with its last session.
//! - A table without a match is deleted after `Keep::unstarted`.
//! - Finished matches stay, unless the operator sets `Keep::matches` (`--match-days`).
//! - An account with a sign-in method stays until its owner deletes it (`accounts`).
//! - The leader of a cluster does this. It deletes nothing that another server uses or may use.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use tokio_util::sync::CancellationToken;

use crate::{
    SessionHash, StoreError,
    inner::Inner,
    told::{InUse, Question},
};

/// The times after which the server deletes data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// The time for unused sessions of accounts with tables.
    pub sessions: Duration,
    /// The time for unused sessions of accounts without tables. A guest account is deleted with its last
    /// session.
    pub guests: Duration,
    /// The time for unchanged tables at which no match ever began.
    pub unstarted: Duration,
    /// The time for tables with only finished matches, which are deleted with them; `None`: never.
    pub matches: Option<Duration>,
}

const DAY: Duration = Duration::from_secs(24 * 3_600);

impl Default for Keep {
    fn default() -> Self {
        Self { sessions: 180 * DAY, guests: 30 * DAY, unstarted: 14 * DAY, matches: None }
    }
}

impl Keep {
    /// Returns the time between two notes of a session's use, so that they are written rarely.
    pub(crate) fn noted_every(&self) -> Duration {
        (self.sessions.min(self.guests) / 8).min(DAY)
    }
}

/// The time between two runs.
const EVERY: Duration = Duration::from_secs(600);

/// The number of items deleted at one time, few enough that players do not notice.
const AT_ONCE: u32 = 50;
const PAUSE: Duration = Duration::from_secs(1);

/// The pause between deletions of finished tables, shorter because there may be many and an operator may
/// wait.
const BETWEEN: Duration = Duration::from_millis(200);

/// Runs until the server stops, on the node that leads. Each item is deleted by the data in its row. So a
/// second run, or one after a change of the leader, deletes only expired items. Cost: two indexed queries
/// every ten minutes, and a small write for each deleted item, at most fifty a second.
pub(crate) async fn run(lobby: Weak<Inner>, stop: CancellationToken) {
    let Some(leadership) = lobby.upgrade().map(|lobby| lobby.shared.store.leadership()) else { return };
    let until = stop.clone();
    until.run_until_cancelled(leadership.whenever(|_| watch(lobby.clone(), stop.clone()))).await;
}

async fn watch(lobby: Weak<Inner>, stop: CancellationToken) {
    while pause(EVERY, &stop).await {
        let Some(lobby) = lobby.upgrade() else { return };
        if let Err(error) = look_around(&lobby, &stop).await
            && !error.is_outage()
        {
            tracing::error!(%error, "could not delete old sessions, guests and tables; trying again later");
        }
    }
}

/// Returns `true` if the pause ended, `false` if the server stops.
async fn pause(time: Duration, stop: &CancellationToken) -> bool {
    tokio::select! {
        () = stop.cancelled() => false,
        () = tokio::time::sleep(time) => true,
    }
}

/// Deletes tables whose matches all ended before then, except those in use. Returns the number of tables.
pub(crate) async fn prune(lobby: &Inner, before: u64) -> Result<u64, StoreError> {
    let store = &lobby.shared.store;
    let (mut after, mut pruned) = (String::new(), 0);
    loop {
        let tables = store.ended_tables(before, &after, AT_ONCE).await?;
        let Some(used) = used(lobby, &tables, &[]).await else { return Ok(pruned) };
        for table in &tables {
            if !used.tables.contains(table) {
                store.prune_table(table, before).await?;
                metrics::counter!("septet_forgotten_total", "what" => "match").increment(1);
                pruned += 1;
            }
        }
        match tables.last() {
            Some(last) if tables.len() == AT_ONCE as usize => after.clone_from(last),
            Some(_) | None => return Ok(pruned),
        }
        if !pause(BETWEEN, &lobby.stop).await {
            return Ok(pruned);
        }
    }
}

/// Returns those of these tables and sessions that any node uses. Returns `None` if a node with a lease
/// cannot be reached: then nothing is deleted.
async fn used(lobby: &Inner, tables: &[String], sessions: &[SessionHash]) -> Option<InUse> {
    let asked = InUse {
        tables: tables.to_vec(),
        sessions: sessions.iter().map(|session| session.0.clone()).collect(),
    };
    let elsewhere = lobby.shared.ask_all::<InUse>(&Question::Uses(asked)).await;
    let tables = tables.iter().filter(|table| lobby.tables.awake().is_awake(table)).cloned();
    let sessions =
        sessions.iter().filter(|session| lobby.sockets.has(session)).map(|session| session.0.clone());
    let mut used = InUse { tables: tables.collect(), sessions: sessions.collect() };
    for (node, there) in elsewhere {
        let Some(there) = there else {
            tracing::info!(node, "nothing was deleted: another server that may use it cannot be reached");
            return None;
        };
        used.tables.extend(there.tables);
        used.sessions.extend(there.sessions);
    }
    Some(used)
}

async fn look_around(lobby: &Arc<Inner>, stop: &CancellationToken) -> Result<(), StoreError> {
    let shared = &lobby.shared;
    let keep = shared.config.keep;
    let before = |age: Duration| shared.clock.now().saturating_sub(age.as_millis() as u64);
    if let Some(matches) = keep.matches {
        prune(lobby, before(matches)).await?;
    }
    shared.store.forget_asked(shared.clock.now()).await?;
    let mut after = String::new();
    loop {
        let unstarted = before(keep.unstarted);
        let tables = shared.store.unstarted_tables(unstarted, &after, AT_ONCE).await?;
        let Some(used) = used(lobby, &tables, &[]).await else { return Ok(()) };
        for table in &tables {
            // A client watches this table, or it is still in memory.
            if !used.tables.contains(table) {
                shared.store.forget_table(table, unstarted).await?;
                metrics::counter!("septet_forgotten_total", "what" => "table").increment(1);
            }
        }
        match tables.last() {
            Some(last) if tables.len() == AT_ONCE as usize => after.clone_from(last),
            _ => break,
        }
        if !pause(PAUSE, stop).await {
            return Ok(());
        }
    }
    loop {
        let (sessions, guests) = (before(keep.sessions), before(keep.guests));
        let stale = shared.store.stale_sessions(sessions, guests, AT_ONCE).await?;
        let Some(used) = used(lobby, &[], &stale).await else { return Ok(()) };
        for session in &stale {
            if used.sessions.contains(&session.0) {
                shared.store.note_used(session, shared.clock.now()).await?;
            } else {
                shared.store.end_session(session).await?;
                metrics::counter!("septet_forgotten_total", "what" => "session").increment(1);
            }
        }
        if stale.len() < AT_ONCE as usize || !pause(PAUSE, stop).await {
            return Ok(());
        }
    }
}
