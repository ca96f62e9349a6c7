//! How fast a table's log may grow. Everything in it is read when the table wakes, so nobody may fill it for fun.

use std::{collections::HashMap, time::Duration};

use protocol::ClientMessage;
use table::Seat;
use tokio::time::Instant;

use crate::{Bucket, Rate};

/// What one player says and changes, and what all without a seat say together.
const WORDS: Rate = Rate { burst: 100, per_second: 0.5 };

/// A seat's submissions within one turn. Only who takes steps back on end, or changes a sealed choice again and
/// again, gets there.
const SECOND_THOUGHTS: Rate = Rate { burst: 200, per_second: 0.5 };

/// Entries of a log after which only matches are played on: no table has so many that is not abused.
pub(super) const FULL: u64 = 50_000;

/// Whispers of one account at one table, which are not counted in the log's numbers.
pub(super) const WHISPERS: u64 = 20_000;

/// How fast a table's log may grow. Not in the log itself: whoever waited for a restart has waited.
pub(super) struct Thrift {
    seated: HashMap<String, Bucket>,
    others: Bucket,
    turns: HashMap<Seat, (Turn, Bucket)>,
}

/// The match's number and the turn in it.
type Turn = (u32, u32);

impl Default for Thrift {
    fn default() -> Self {
        let others = Bucket::full(WORDS, Instant::now().into_std());
        Self { seated: HashMap::new(), others, turns: HashMap::new() }
    }
}

impl Thrift {
    /// Whether a request makes the log longer without moving a match on.
    pub(super) fn counts(message: &ClientMessage) -> bool {
        matches!(
            message,
            ClientMessage::Sit { .. }
                | ClientMessage::Stand { .. }
                | ClientMessage::Ready { .. }
                | ClientMessage::AddBot { .. }
                | ClientMessage::Remove { .. }
                | ClientMessage::Configure { .. }
                | ClientMessage::Chat { .. }
                | ClientMessage::Rematch { .. }
        )
    }

    /// Lets an account add an entry, or says after how long it may.
    pub(super) fn entry(&mut self, account: &str, is_seated: bool) -> Result<(), Duration> {
        let now = Instant::now().into_std();
        if !is_seated {
            return self.others.take(WORDS, now);
        }
        self.seated.retain(|name, bucket| name == account || !bucket.is_full(WORDS, now));
        let bucket = self.seated.entry(account.to_owned()).or_insert_with(|| Bucket::full(WORDS, now));
        bucket.take(WORDS, now)
    }

    /// Lets a seat submit something in this turn, or says after how long it may.
    pub(super) fn submission(&mut self, seat: Seat, turn: Turn) -> Result<(), Duration> {
        let now = Instant::now().into_std();
        let fresh = || (turn, Bucket::full(SECOND_THOUGHTS, now));
        let kept = self.turns.entry(seat).or_insert_with(fresh);
        if kept.0 != turn {
            *kept = fresh();
        }
        kept.1.take(SECOND_THOUGHTS, now)
    }
}
