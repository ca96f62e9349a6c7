//! The settings of a lobby.

use std::{collections::BTreeSet, time::Duration};

use protocol::{Account, AccountClass, Limits};

use crate::{Keep, Luck};

/// The settings of a lobby. The defaults are those that players expect.
#[derive(Clone, Debug)]
pub struct Config {
    /// The limits for clients.
    pub limits: Limits,
    /// The ids of external bots that the operator trusts. They have higher limits ([`AccountClass`]).
    pub trusted: BTreeSet<String>,
    /// The build of the server's browser client, which `hello` contains. `None` without a browser client.
    pub build: Option<String>,
    /// The number of failed table lookups a minute for each IP address.
    pub misses_per_minute: u32,
    /// The time that a player may be disconnected before a substitute bot plays. At a table that waits:
    /// before the other players may agree to one.
    pub grace: Duration,
    /// The longest pause of a live match.
    pub longest_pause: Duration,
    /// The longest pause of a correspondence match.
    pub longest_slow_pause: Duration,
    /// The days of vacation that an account has within any year.
    pub vacation_days: u32,
    /// The time that built-in bots take for a decision, so that players can follow.
    pub bot_pause: Duration,
    /// The number of threads on which built-in bots think. As many further threads serve bots that decide at
    /// once.
    pub thinking_threads: usize,
    /// The approximate maximum time that a decision waits for its turn to be thought about. If more work
    /// waits than is done in that time, every bot thinks less. Zero: no bot thinks.
    pub thinking_wait: Duration,
    /// The time that players have to read and write before a built-in bot ends a decision that they share
    /// with it, for example a negotiation. It restarts with each action of a player. In a correspondence
    /// match it is a quarter of the time for the decision instead.
    pub bot_patience: Duration,
    /// The time that a table without watchers stays in memory.
    pub sleep_after: Duration,
    /// The number of log entries after which a table stores a checkpoint. Waking the table reads no more
    /// entries than that.
    pub checkpoint_every: u64,
    /// The time during which a player that the host removed cannot take a seat at that table again.
    pub removed_wait: Duration,
    /// The times after which the server deletes data.
    pub keep: Keep,
    /// True if nothing happens by itself: no table wakes, and no data is deleted. For an operator who repairs
    /// a database while no server runs.
    pub quiet: bool,
    /// The source of randomness.
    pub luck: Luck,
    /// The number of name changes an hour for an account.
    pub renames_per_hour: u32,
    /// The number of forks of finished matches an hour for an account. A long match takes several of them.
    pub forks_per_hour: u32,
    /// The number of new companions an hour for an account, at all tables together.
    pub companions_per_hour: u32,
    /// The number of certain key operations an hour for an account: changing its code or password, showing a
    /// code to another device, trying to delete the account.
    pub key_changes_per_hour: u32,
    /// The time that an account without any working sign-in method waits, signed in, until it may set a new
    /// one.
    pub lost_wait: Duration,
    /// The number of data exports an hour for an account.
    pub exports_per_hour: u32,
    /// The number of recap requests a minute for an account, in running matches.
    pub reels_per_minute: u32,
    /// The time of day at the start, in milliseconds since 1970, for tests in virtual time. `None`: the
    /// system clock.
    pub starts_at: Option<u64>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            limits: Limits::default(),
            trusted: BTreeSet::new(),
            build: None,
            misses_per_minute: 30,
            grace: Duration::from_secs(60),
            longest_pause: Duration::from_secs(2 * 3_600),
            longest_slow_pause: Duration::from_secs(14 * 86_400),
            vacation_days: 20,
            bot_pause: Duration::from_millis(900),
            bot_patience: Duration::from_secs(20),
            thinking_threads: spare_cores(),
            thinking_wait: Duration::from_secs(2),
            sleep_after: Duration::from_secs(60),
            checkpoint_every: 1_000,
            removed_wait: Duration::from_secs(120),
            keep: Keep::default(),
            quiet: false,
            luck: Luck::default(),
            renames_per_hour: 6,
            forks_per_hour: 60,
            companions_per_hour: 20,
            key_changes_per_hour: 20,
            lost_wait: Duration::from_secs(7 * 24 * 3_600),
            exports_per_hour: 6,
            reels_per_minute: 12,
            starts_at: None,
        }
    }
}

impl Config {
    /// Returns the class of an account for the limits.
    pub fn class_of(&self, account: &Account) -> AccountClass {
        AccountClass::of(account.kind, self.trusted.contains(&account.id))
    }

    /// Returns the limits of an account.
    pub fn limits_of(&self, account: &Account) -> Limits {
        self.class_of(account).limits(self.limits)
    }
}

/// Returns the number of cores except one, which is kept free for client requests; at least one.
fn spare_cores() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}
