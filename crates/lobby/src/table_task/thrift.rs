//! Limits reactions, and the growth of a table's log. Waking reads it, so no account may fill it.

use std::{collections::HashMap, time::Duration};

use contract::Seat;
use protocol::ClientMessage;
use tokio::time::Instant;

use crate::{Bucket, Rate};

/// The rate of entries of one player or of the host.
const SEATED: Rate = Rate { burst: 100, per_second: 0.5 };

/// The rate of entries of one account without a seat.
const WATCHING: Rate = Rate { burst: 20, per_second: 0.25 };

/// The most accounts with a bucket of their own. Further accounts without a seat share one bucket. Accounts
/// that were quiet for a while are not counted.
const COUNTED: usize = 1_000;

/// The rate of submissions of one seat within one turn, accepted or refused. Only a player who keeps stepping
/// back or changing a sealed choice reaches it. `Game` limits the total.
const SECOND_THOUGHTS: Rate = Rate { burst: 200, per_second: 0.5 };

/// The rate of quick reactions of one account: a few in ten seconds.
const REACTIONS: Rate = Rate { burst: 4, per_second: 0.3 };

/// The number of entries after which only matches continue. Only the log of an abused table gets so long.
pub(super) const FULL: u64 = 50_000;

/// The number of lines of accounts without a seat, after which only seated accounts and the host may talk. So
/// a crowd of strangers cannot fill a table.
pub(super) const CROWD: u64 = 10_000;

/// The most whispers that one account sends or receives at one table. The log's numbers do not count them.
pub(super) const WHISPERS: u64 = 20_000;

/// The limits on the growth of a table's log. They are not in the log, and a restart resets them.
pub(super) struct Thrift {
    /// The buckets by account. Full ones are removed.
    accounts: HashMap<String, (Bucket, Rate)>,
    /// The common bucket of the accounts beyond [`COUNTED`].
    others: Bucket,
    turns: HashMap<Seat, (Turn, Bucket)>,
    /// The buckets of accounts that reacted lately. Full ones are removed.
    reactions: HashMap<String, Bucket>,
}

/// The number of the match, and the turn in it.
type Turn = (u32, u32);

impl Default for Thrift {
    fn default() -> Self {
        let others = Bucket::full(WATCHING, Instant::now().into_std());
        let (accounts, turns, reactions) = (HashMap::new(), HashMap::new(), HashMap::new());
        Self { accounts, others, turns, reactions }
    }
}

impl Thrift {
    /// Returns true if a request makes the log longer without advancing a match. Reactions share the limit of
    /// chat.
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
                | ClientMessage::React { .. }
                | ClientMessage::Rematch { .. }
        )
    }

    /// Lets an account add an entry, or returns the time to wait. `belongs`: the account sits there or is the
    /// host.
    ///
    /// No account can use up another account's share. Cost: a look at the buckets that are not full, once for
    /// each account that was not active lately.
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

    /// Lets an account react, or returns the time to wait.
    pub(super) fn reaction(&mut self, account: &str) -> Result<(), Duration> {
        let now = Instant::now().into_std();
        self.reactions.retain(|_, bucket| !bucket.is_full(REACTIONS, now));
        let bucket = self.reactions.entry(account.to_owned()).or_insert_with(|| Bucket::full(REACTIONS, now));
        bucket.take(REACTIONS, now)
    }

    /// Lets a seat submit in this turn, or returns the time to wait.
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
