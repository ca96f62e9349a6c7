//! A stopping server gives its tables back one by one, so that other servers continue them.

use std::time::Duration;

use tokio::{
    sync::oneshot,
    task::JoinSet,
    time::{Instant, sleep_until},
};

use crate::{Lobby, mailbox::Command};

/// How many sockets and tables a second the other servers are given, unless it would take too long.
const A_SECOND: usize = 1_000;

/// Within which time they are given, at least and at most.
const SHORTEST: Duration = Duration::from_millis(200);
const LONGEST: Duration = Duration::from_secs(4);

impl Lobby {
    /// Claims no table any more, and gives all that are awake back to the other servers on the store; then tells the sockets that are
    /// still open to come back. Each table and each socket at a moment of its own, so that the others need not do it all at once.
    /// Returns when that is done, which takes 4 seconds and what the store then needs, at most.
    ///
    /// What a table is doing it finishes. Whatever else it was asked for is carried out by another server: whoever asked comes back and
    /// says it again, or another server that passed it on takes the table. One that comes back for a table before its moment has that
    /// given back then.
    pub async fn drain(&self) {
        self.0.shared.claim_no_more();
        let tables = self.0.tables.awake().mailboxes();
        // First those who watch a table go, with it: they need not go twice.
        let half = within(tables.len() + self.sockets_open()) / 2;
        tracing::info!(
            tables = tables.len(),
            sockets = self.sockets_open(),
            within.ms = 2 * half.as_millis() as u64,
            "others go on with the tables of this server"
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

/// Within which time so many are given to other servers.
fn within(many: usize) -> Duration {
    let seconds = many as f64 / A_SECOND as f64;
    Duration::from_secs_f64(seconds).clamp(SHORTEST, LONGEST)
}

/// Each at a moment of its own within this time, any being as likely as any other; in order.
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
        // A hundred each, give or take five times what chance gives or takes.
        for count in tenths {
            assert!((50..150).contains(&count), "{count} of 1000 in a tenth of the time");
        }
    }
}
