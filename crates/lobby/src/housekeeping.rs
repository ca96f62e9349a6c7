//! Deletes unused sessions, guests and tables.
//!
//! - Unused sessions end after `Keep::sessions`, those of accounts without tables after `Keep::guests`. A guest account
//!   is deleted with its last session.
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

/// After how long what is forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Sessions that nobody used, of those who have tables.
    pub sessions: Duration,
    /// Sessions that nobody used, of those who have none; with their last session they are forgotten themselves.
    pub guests: Duration,
    /// Tables at which nothing happened and no match was ever begun.
    pub unstarted: Duration,
    /// Tables whose matches are all over, with these; `None`: for good.
    pub matches: Option<Duration>,
}

const DAY: Duration = Duration::from_secs(24 * 3_600);

impl Default for Keep {
    fn default() -> Self {
        Self { sessions: 180 * DAY, guests: 30 * DAY, unstarted: 14 * DAY, matches: None }
    }
}

impl Keep {
    /// How old the note may be that says when a session was last used: so it is written seldom.
    pub(crate) fn noted_every(&self) -> Duration {
        (self.sessions.min(self.guests) / 8).min(DAY)
    }
}

/// How often there is a look around.
const EVERY: Duration = Duration::from_secs(600);

/// Things deleted in one go, few enough that players do not notice.
const AT_ONCE: u32 = 50;
const PAUSE: Duration = Duration::from_secs(1);

/// The same for tables that ended long ago: there may be many, and somebody may wait for it.
const BETWEEN: Duration = Duration::from_millis(200);

/// Runs until the server stops, on the one that leads: what is forgotten is deleted by what its row says, so doing it twice, or
/// after another one leads, deletes nothing else. Cost: two indexed queries every ten minutes, and a small write for each thing that is
/// forgotten, no more than fifty a second.
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

/// Whether it was slept through.
async fn pause(time: Duration, stop: &CancellationToken) -> bool {
    tokio::select! {
        () = stop.cancelled() => false,
        () = tokio::time::sleep(time) => true,
    }
}

/// Forgets tables whose matches all ended before then, but for those that somebody looks at: how many.
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

/// Which of these are in use, at whichever server; `None` if one is not reached that has a lease: then nothing is forgotten.
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
            tracing::info!(node, "nothing is forgotten: another server is not reached that may use it");
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
            // Somebody is there.
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
