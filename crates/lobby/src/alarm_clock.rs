//! Wakes sleeping tables that are due, and notices outages of the server.
//!
//! - The server stores a heartbeat every second. Deadlines count only the time with such heartbeats, so an
//!   outage costs no player time (`outages.rs`).
//! - If the last heartbeat is later than now when the server starts, the machine's clock was ahead. The lobby
//!   then sets all stored times in the future to now, once. Otherwise clocks would run for as long as it was
//!   ahead.

use std::{sync::Arc, time::Duration};

use tokio::time::{Instant, MissedTickBehavior};
use tokio_util::sync::CancellationToken;

use crate::{
    Outages, StoreError,
    mailbox::Command,
    shared::{STOPPED, Shared},
    tables::Tables,
};

/// The interval of heartbeats, and so the precision of a stored outage.
const BEAT: Duration = Duration::from_secs(1);

/// The maximum number of tables woken with one heartbeat.
const WOKEN: u32 = 1_000;

/// Runs until the server stops. Cost: one small update and one indexed query a second, and a task for each
/// table that is due.
pub(crate) async fn run(shared: Arc<Shared>, tables: Tables, stop: CancellationToken) {
    let mut beats = tokio::time::interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last = Instant::now();
    // Grows until it is stored: while the store is unavailable no player can play either.
    let mut silence = Duration::ZERO;
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = beats.tick() => {}
        }
        silence += last.elapsed() + shared.clock.catch_up(shared.store.shared_time());
        last = Instant::now();
        match beat(&shared, &tables, silence).await {
            Ok(()) => silence = Duration::ZERO,
            Err(error) if error.is_outage() => shared.note_refused_beat(),
            Err(error) => tracing::error!(%error, "the alarm clock cannot read the stored tables"),
        }
    }
}

async fn beat(shared: &Shared, tables: &Tables, silence: Duration) -> Result<(), StoreError> {
    let now = shared.clock.now();
    if silence > STOPPED {
        shared.store.note_outage(now).await?;
        tracing::warn!(
            silence.ms = silence.as_millis() as u64,
            "the server stood still; players get the lost time back"
        );
        shared.set_outages(Outages::new(shared.store.outages().await?));
        tables.awake().look_at_the_clock();
    }
    shared.store.beat(now).await?;
    shared.note_beat(now);
    if shared.is_draining() {
        return Ok(());
    }
    for table in shared.store.due_tables(now, WOKEN).await? {
        if tables.awake().is_awake(&table) {
            continue;
        }
        match shared.store.find_table(&table).await {
            Ok(Some(row)) => {
                let _ = tables.send(&Arc::new(row), Command::Wake).await;
            }
            Ok(None) => {}
            // The other tables are due as well.
            Err(StoreError::Unreadable(why)) if shared.is_news(&table) => {
                tracing::error!(table.id = table, why, "a table's row cannot be read");
            }
            Err(StoreError::Unreadable(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
