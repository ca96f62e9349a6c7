//! A stopping node gives its tables back one by one, so that other nodes continue them.

use std::time::Duration;

use tokio::{
    sync::oneshot,
    task::JoinSet,
    time::{Instant, sleep_until},
};

use crate::{Lobby, mailbox::Command};

/// The number of sockets and tables a second that move to other nodes, unless that takes too long.
const A_SECOND: usize = 1_000;

/// The shortest and the longest time for all of them.
const SHORTEST: Duration = Duration::from_millis(200);
const LONGEST: Duration = Duration::from_secs(4);

impl Lobby {
    /// Claims no table any more, and gives all awake tables back to the other nodes. Then it asks the sockets
    /// that are still open to reconnect. Each table and each socket has a random moment, so that the other
    /// nodes do not get all of them at once. Returns when that is done, after at most 4 seconds and the time
    /// that the store then needs.
    ///
    /// A table finishes its current work. Another node carries out all other requests: the client reconnects
    /// and repeats them, or a node that passed one on takes the table. If a client reconnects to this node
    /// before the table's moment, the table is given back at that moment.
    pub async fn drain(&self) {
        self.0.shared.claim_no_more();
        let tables = self.0.tables.awake().mailboxes();
        // The watchers of a table leave with it, so they need not move twice.
        let half = within(tables.len() + self.sockets_open()) / 2;
        tracing::info!(
            tables = tables.len(),
            sockets = self.sockets_open(),
            within.ms = 2 * half.as_millis() as u64,
            "other servers take over the tables of this server"
        );
        let begun = Instant::now();
        let mut resigning = JoinSet::new();
        for (moment, mailbox) in moments(tables, half) {
            sleep_until(begun + moment).await;
            resigning.spawn(async move {
                let (done, resigned) = oneshot::channel();
                if mailbox.send(Command::Resign { done }).await.is_ok() {
                    let _ = resigned.await;
                }
            });
        }
        while resigning.join_next().await.is_some() {}
        let begun = Instant::now();
        for (moment, socket) in moments(self.0.sockets.own(), half) {
            sleep_until(begun + moment).await;
            self.0.sockets.send_away(socket);
        }
    }
}

/// Returns the time within which so many items move to other nodes.
fn within(many: usize) -> Duration {
    let seconds = many as f64 / A_SECOND as f64;
    Duration::from_secs_f64(seconds).clamp(SHORTEST, LONGEST)
}

/// Assigns each item a random moment within this time, uniformly; in order.
fn moments<T>(of: Vec<T>, within: Duration) -> Vec<(Duration, T)> {
    let moment = |one| (within.mul_f64(rand::random::<f64>()), one);
    let mut all: Vec<(Duration, T)> = of.into_iter().map(moment).collect();
    all.sort_by_key(|(moment, _)| *moment);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_go_at_moments_of_their_own_within_a_time_that_is_bounded() {
        for (many, ms) in [(0, 200), (1, 200), (1_000, 1_000), (3_000, 3_000), (1_000_000, 4_000)] {
            assert_eq!(within(many), Duration::from_millis(ms), "{many}");
        }
        let all = moments((0..1_000).collect(), Duration::from_secs(1));
        assert!(all.is_sorted_by_key(|(moment, _)| *moment) && !all.is_sorted_by_key(|(_, one)| *one));
        let tenths = (0..10).map(|tenth| {
            let of = |moment: &Duration| (moment.as_millis() as usize / 100).min(9) == tenth;
            all.iter().filter(|(moment, _)| of(moment)).count()
        });
        // A hundred each, give or take five standard deviations.
        for count in tenths {
            assert!((50..150).contains(&count), "{count} of 1000 in a tenth of the time");
        }
    }
}
