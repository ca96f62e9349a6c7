//! The heartbeat: each node asks all others for their state.

use std::{sync::Weak, time::Duration};

use futures_util::future::join_all;
use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;

use super::{
    News,
    question::{Looked, Question},
};
use crate::{StoreError, inner::Inner};

/// The time between two heartbeats.
const BEAT: Duration = Duration::from_secs(1);

/// Runs until the server stops, and only on a shared store. Cost: two small queries a second, and a question
/// to each other node with its answer. The answer is short if nothing has changed there.
pub(super) async fn run(lobby: Weak<Inner>, stop: CancellationToken) {
    // A node that does not answer must not delay bans.
    let beating = async { tokio::join!(each_beat(&lobby, Work::Bans), each_beat(&lobby, Work::Others)) };
    stop.run_until_cancelled(beating).await;
}

/// The work of a heartbeat.
#[derive(Clone, Copy)]
enum Work {
    Bans,
    Others,
}

async fn each_beat(lobby: &Weak<Inner>, work: Work) {
    let mut beats = tokio::time::interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        beats.tick().await;
        let Some(lobby) = lobby.upgrade() else { return };
        let done = match work {
            Work::Bans => lobby.read_bans().await,
            Work::Others => lobby.ask_others().await,
        };
        if let Err(error) = done
            && !error.is_outage()
        {
            tracing::error!(%error, "changes by other servers on this database cannot be read");
        }
    }
}

impl Inner {
    async fn read_bans(&self) -> Result<(), StoreError> {
        let shared = &self.shared;
        let (before, now) = (shared.bans.changes(), shared.clock.now());
        for ban in shared.bans.replace(before, shared.store.bans().await?) {
            if ban.holds(now) {
                self.sockets.close_banned(&ban.account, &ban.told());
            }
        }
        Ok(())
    }

    async fn ask_others(&self) -> Result<(), StoreError> {
        let shared = &self.shared;
        if shared.others.set_present(shared.store.others().await?) {
            shared.changed.missed();
        }
        let present = shared.others.present();
        join_all(present.iter().map(|(node, address)| self.look_at(node, address))).await;
        shared.changed.tidy();
        Ok(())
    }

    /// Asks another node for its state.
    async fn look_at(&self, node: &str, address: &str) {
        let shared = &self.shared;
        let (mark, had) = shared.others.known(node);
        let follows = shared.changed.is_followed_here();
        let debts = follows.then(|| had.unwrap_or(0));
        let looked: Option<Looked> = shared.ask_soon((node, address), Question::Look { mark, debts }).await;
        let Some(Looked { begun, digest, debts }) = looked else {
            shared.others.forget(node);
            // Once only: no notifications are sent for tables of an unreachable node.
            if shared.others.set_debts(node, None).is_some() {
                shared.changed.missed();
            }
            return;
        };
        if shared.others.hear(node, begun, digest) {
            shared.tell_node(node, &News::KnowsYou);
        }
        let number = debts.as_ref().map(|debts| debts.number);
        shared.others.set_debts(node, number);
        if let Some(debts) = debts {
            shared.changed.heard(debts);
        }
    }
}
