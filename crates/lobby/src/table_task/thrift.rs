//! Limits the growth of a table's log. Waking reads it, so no account may fill it.

use std::{collections::HashMap, time::Duration};

use contract::Seat;
use protocol::ClientMessage;
use tokio::time::Instant;

use crate::{Bucket, Rate};

/// What one player says and changes, or the host.
const SEATED: Rate = Rate { burst: 100, per_second: 0.5 };

/// What one account without a seat says and changes.
const WATCHING: Rate = Rate { burst: 20, per_second: 0.25 };

/// Accounts without a seat whose words are counted each by itself; further ones share a bucket. Those that have
/// been quiet for a while do not count.
const COUNTED: usize = 1_000;

/// How fast a seat may submit within one turn, accepted or not. Only who takes steps back on end, or changes a sealed
/// choice again and again, gets there; how often at all, `Game` bounds.
const SECOND_THOUGHTS: Rate = Rate { burst: 200, per_second: 0.5 };

/// Entries of a log after which only matches are played on: no table has so many that is not abused.
pub(super) const FULL: u64 = 50_000;

/// Lines in a log of accounts that had no seat, after which only those talk who sit or host: a crowd of strangers
/// cannot fill a table.
pub(super) const CROWD: u64 = 10_000;

/// Whispers of one account at one table, which are not counted in the log's numbers.
pub(super) const WHISPERS: u64 = 20_000;

/// How fast a table's log may grow. Not in the log itself: an account that waited for a restart has waited.
pub(super) struct Thrift {
    /// By account; full ones are forgotten.
    accounts: HashMap<String, (Bucket, Rate)>,
    /// What accounts beyond [`COUNTED`] have together.
    others: Bucket,
    turns: HashMap<Seat, (Turn, Bucket)>,
}

/// The match's number and the turn in it.
type Turn = (u32, u32);

impl Default for Thrift {
    fn default() -> Self {
        let others = Bucket::full(WATCHING, Instant::now().into_std());
        Self { accounts: HashMap::new(), others, turns: HashMap::new() }
    }
}

impl Thrift {
    /// Whether a request makes the log longer without moving a match on.
    pub(super) fn counts(message: &ClientMessage) -> bool {
        matches!(
            message,
            ClientMessage::Sit { .. }
                | ClientMessage::Admit { .. }
                | ClientMessage::StandIn { .. }
                | ClientMessage::Pause { .. }
                | ClientMessage::Undo { .. }
                | ClientMessage::AllowUndo { .. }
                | ClientMessage::Stand { .. }
                | ClientMessage::Ready { .. }
                | ClientMessage::AddBot { .. }
                | ClientMessage::Beside { .. }
                | ClientMessage::Remove { .. }
                | ClientMessage::Mute { .. }
                | ClientMessage::Ban { .. }
                | ClientMessage::Configure { .. }
                | ClientMessage::Hint { .. }
                | ClientMessage::Foresee { .. }
                | ClientMessage::ChooseAhead { .. }
                | ClientMessage::StandingOrder { .. }
                | ClientMessage::Chat { .. }
                | ClientMessage::Rematch { .. }
        )
    }

    /// Lets an account add an entry, or says after how long it may. `belongs`: it sits there or is the host.
    ///
    /// Nobody can use up what another account has. Cost: a look at the buckets that are not full, once for each
    /// account that was not heard lately.
    pub(super) fn entry(&mut self, account: &str, belongs: bool) -> Result<(), Duration> {
        let now = Instant::now().into_std();
        let rate = if belongs { SEATED } else { WATCHING };
        if let Some((bucket, last)) = self.accounts.get_mut(account) {
            *last = rate;
            return bucket.take(rate, now);
        }
        self.accounts.retain(|_, (bucket, rate)| !bucket.is_full(*rate, now));
        if !belongs && self.accounts.len() >= COUNTED {
            return self.others.take(WATCHING, now);
        }
        let mut bucket = Bucket::full(rate, now);
        let taken = bucket.take(rate, now);
        self.accounts.insert(account.to_owned(), (bucket, rate));
        taken
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
