//! How a lobby behaves.

use std::{collections::BTreeSet, time::Duration};

use protocol::{Account, AccountClass, Limits};

use crate::{Keep, Luck};

/// How a lobby behaves. The defaults are what people at a table expect.
#[derive(Clone, Debug)]
pub struct Config {
    /// What is accepted of clients.
    pub limits: Limits,
    /// The ids of programs that the host trusts: more is accepted of them ([`AccountClass`]).
    pub trusted: BTreeSet<String>,
    /// How often a minute one network address may look for tables that are not there.
    pub misses_per_minute: u32,
    /// How long a player may be gone before an automatic player stands in, or, at a table that waits, before the others
    /// may agree that one does.
    pub grace: Duration,
    /// How long a match may be paused at once where people sit together.
    pub longest_pause: Duration,
    /// How long where days pass between decisions.
    pub longest_slow_pause: Duration,
    /// Days of vacation that an account has within any year.
    pub vacation_days: u32,
    /// How long automatic players take to decide, so that people can follow.
    pub bot_pause: Duration,
    /// On how many threads automatic players think, and on as many others decide at once.
    pub thinking_threads: usize,
    /// How long a decision waits for its turn to be thought about, at most and about. If more thinking waits than is done
    /// in that time, every player thinks less; zero: none of them thinks.
    pub thinking_wait: Duration,
    /// How long people who decide together with automatic players have to read and to speak before one of those
    /// takes away from them what they decide (closes their negotiation, say). It begins anew with everything
    /// that a person does. Where there is a move a day it is a quarter of the time for the decision instead.
    pub bot_patience: Duration,
    /// How long a table that nobody watches stays in memory.
    pub sleep_after: Duration,
    /// After how many entries of its log a table is written down again, so that waking it reads no more than that.
    pub checkpoint_every: u64,
    /// How long an account that a host removed from a seat does not sit down at that table again.
    pub removed_wait: Duration,
    /// After how long what is forgotten.
    pub keep: Keep,
    /// Whether nothing happens by itself: no table wakes in time, and nothing is forgotten. For whoever puts a database in order
    /// while no server runs.
    pub quiet: bool,
    /// Where chance comes from.
    pub luck: Luck,
    /// How often an account may change its name.
    pub renames_per_hour: u32,
    /// How often an account may make a table at which a match that is over is played on. A long match counts several times.
    pub forks_per_hour: u32,
    /// How often an account may seat a companion beside itself, at all tables together.
    pub companions_per_hour: u32,
    /// How often an account may change its code or its password, show a code to another device, or try to be deleted.
    pub key_changes_per_hour: u32,
    /// How long whoever has lost all keys of an account waits, signed in, until they need none.
    pub lost_wait: Duration,
    /// How often an account may have all that is known of it.
    pub exports_per_hour: u32,
    /// How often an account may ask what it missed in matches that run.
    pub reels_per_minute: u32,
    /// The time of day at the start, milliseconds since 1970, for tests in virtual time. `None`: the system
    /// tells.
    pub starts_at: Option<u64>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            limits: Limits::default(),
            trusted: BTreeSet::new(),
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
    /// Who an account is to the limits.
    pub fn class_of(&self, account: &Account) -> AccountClass {
        AccountClass::of(account.kind, self.trusted.contains(&account.id))
    }

    /// What is accepted of an account.
    pub fn limits_of(&self, account: &Account) -> Limits {
        self.class_of(account).limits(self.limits)
    }
}

/// All cores but one, which is for people; at least one.
fn spare_cores() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}
