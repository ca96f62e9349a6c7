//! Tables that make moves, as fast as the server answers or at a rate.

use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use super::schedule::Schedule;
use crate::table::Table;

/// The timing of moves.
#[derive(Clone, Copy)]
pub enum Pace {
    /// The next move follows as soon as all seats have received the one before.
    FlatOut,
    /// This number of moves per second, at all tables together.
    Rate(f64),
}

/// The remaining time to a move below which the client does not sleep, because timers are not exact.
const COARSE: Duration = Duration::from_millis(3);

/// Lets tables make moves for a while, and calls `look` every few milliseconds. Returns the time of each
/// move. At a rate the time begins when the move was due, so a late answer also lengthens the moves behind
/// it.
pub async fn play<T: Table>(
    tables: Vec<T>,
    pace: Pace,
    time: Duration,
    mut look: impl FnMut() + Send + 'static,
) -> anyhow::Result<(Vec<T>, Vec<Duration>)> {
    let begin = Instant::now();
    let end = begin + time;
    // The client does not sleep: on one machine, waking it would be work of the server that sends to it.
    let awake = tokio::spawn(async move {
        let mut looked = Instant::now();
        while Instant::now() < end {
            if looked.elapsed() > Duration::from_millis(5) {
                look();
                looked = Instant::now();
            }
            tokio::task::yield_now().await;
        }
    });
    let count = tables.len() as f64;
    let mut playing = JoinSet::new();
    for (number, table) in (0..).zip(tables) {
        match pace {
            Pace::FlatOut => playing.spawn(flat_out(table, end)),
            Pace::Rate(rate) => {
                let schedule = Schedule::new(rate / count, number);
                let due = schedule.map(move |moment| begin + moment).take_while(move |due| *due < end);
                playing.spawn(at_a_rate(table, due))
            }
        };
    }
    let (mut tables, mut moves) = (Vec::new(), Vec::new());
    while let Some(done) = playing.join_next().await {
        let (table, its) = done??;
        tables.push(table);
        moves.extend(its);
    }
    awake.await?;
    Ok((tables, moves))
}

async fn flat_out<T: Table>(mut table: T, end: Instant) -> anyhow::Result<(T, Vec<Duration>)> {
    let mut moves = Vec::new();
    while Instant::now() < end {
        moves.push(table.turn().await?);
    }
    Ok((table, moves))
}

/// Makes moves at their due times. A move that is due before the answer to the one before is made right after
/// it, and its waiting time is included.
async fn at_a_rate<T: Table>(
    mut table: T,
    due: impl Iterator<Item = Instant>,
) -> anyhow::Result<(T, Vec<Duration>)> {
    let mut moves = Vec::new();
    for due in due {
        if let Some(left) = due.checked_duration_since(Instant::now()).filter(|left| *left > COARSE) {
            tokio::time::sleep(left - COARSE / 2).await;
        }
        while Instant::now() < due {
            tokio::task::yield_now().await;
        }
        let waited = due.elapsed();
        moves.push(waited + table.turn().await?);
    }
    Ok((table, moves))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Received;

    /// A table whose server takes this time for a move.
    struct Slow(Duration);

    impl Table for Slow {
        async fn turn(&mut self) -> anyhow::Result<Duration> {
            tokio::time::sleep(self.0).await;
            Ok(self.0)
        }

        fn received(&self) -> Received {
            Received::default()
        }
    }

    #[tokio::test]
    async fn who_answers_late_pays_for_those_who_wait() {
        let due = |gap: u64| {
            let begin = Instant::now();
            (0..10).map(move |n| begin + Duration::from_millis(gap * n))
        };
        let took = |moves: Vec<Duration>| moves.into_iter().max().expect("there are some").as_millis();
        // Ten moves that are due at once, of 20 ms each: the last one has waited for the nine before.
        let (_, moves) = at_a_rate(Slow(Duration::from_millis(20)), due(0)).await.expect("it goes");
        assert!(took(moves) >= 200);
        let (_, moves) =
            flat_out(Slow(Duration::from_millis(20)), Instant::now() + Duration::from_millis(60))
                .await
                .expect("it goes");
        assert!(moves.iter().all(|took| took.as_millis() == 20));
    }
}
