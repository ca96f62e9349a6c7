//! Wakes sleeping tables whose time comes, and notices when the server itself was asleep.

use std::{sync::Arc, time::Duration};

use tokio::time::{Instant, MissedTickBehavior};
use tokio_util::sync::CancellationToken;

use crate::{Outages, StoreError, registry::Registry, shared::Shared, table_task::Command};

/// How often the server says that it is alive: an outage is known to this.
const BEAT: Duration = Duration::from_secs(1);

/// A pause between two beats that counts as an outage: the process was stopped, or the machine suspended.
const STOPPED: Duration = Duration::from_secs(5);

/// Tables woken in one beat.
const WOKEN: u32 = 1_000;

/// Runs until the server stops. Cost: one small update and one indexed query a second, and a task for each
/// table that has something to do.
pub(crate) async fn run(shared: Arc<Shared>, stop: CancellationToken) {
    let mut beats = tokio::time::interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last = Instant::now();
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = beats.tick() => {}
        }
        let silence = last.elapsed() + shared.clock.catch_up();
        last = Instant::now();
        if let Err(error) = beat(&shared, silence).await {
            tracing::error!(%error, "the alarm clock cannot reach the store");
        }
    }
}

async fn beat(shared: &Arc<Shared>, silence: Duration) -> Result<(), StoreError> {
    let now = shared.clock.now();
    if silence > STOPPED {
        tracing::warn!(
            silence.ms = silence.as_millis() as u64,
            "the server stood still; clocks are refunded"
        );
        shared.store.note_outage(now).await?;
        shared.set_outages(Outages::new(shared.store.outages().await?));
    }
    shared.store.beat(now).await?;
    for table in shared.store.due_tables(now, WOKEN).await? {
        if shared.registry.is_awake(&table) {
            continue;
        }
        if let Some(row) = shared.store.find_table(&table).await? {
            let _ = Registry::send(shared, &row, Command::Wake).await;
        }
    }
    Ok(())
}
