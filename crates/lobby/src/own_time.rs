//! The clock of one player.
//!
//! A deadline is computed on demand and never stored. It follows from the moment of the question, the
//! player's time, and the times that do not count:
//!
//! | time | stored | module |
//! |---|---|---|
//! | outages of the server | in the store | `outages.rs` |
//! | pauses | in the log | `pause.rs` |
//! | vacations, in correspondence matches | with the account | `account_times.rs` |
//! | nights between playing hours, in correspondence matches | in the setup | `playing_hours.rs` |
//!
//! - Without any of these times a deadline is one addition.
//! - An awake table holds the time zones and vacations of its accounts. A change wakes only the account's own
//!   correspondence matches.
//! - A time bank (`game/banks.rs`) needs its rest from the last stop. `Entry::Banks` stores that rest with
//!   the input that stopped the bank. So later facts never change it, and the table stays a fold of its log.
//! - During a pause `Game::waiting` is empty. So no seat has a deadline, a decision or a notification, and
//!   bots do not think.

use std::borrow::Cow;

use protocol::PlayingHours;

use crate::{AccountTimes, Outage, Outages, playing_hours::Counting};

/// The data for a player's clock outside the match: outages, playing hours, and the account's time zone and
/// vacations. The last two apply only to correspondence matches.
#[derive(Clone, Copy)]
pub(crate) struct OwnTime<'a> {
    pub(crate) outages: &'a Outages,
    pub(crate) hours: Option<PlayingHours>,
    pub(crate) times: Option<&'a AccountTimes>,
}

impl<'a> OwnTime<'a> {
    /// Adds the pauses of the match.
    pub(crate) fn with(self, pauses: impl Iterator<Item = Outage>) -> Reckoning<'a> {
        let vacations = self.times.into_iter().flat_map(AccountTimes::still);
        let mut others = vacations.chain(pauses).peekable();
        let still = match others.peek() {
            None => Cow::Borrowed(self.outages),
            Some(_) => Cow::Owned(self.outages.with(others)),
        };
        Reckoning { still, hours: self.hours, times: self.times }
    }
}

/// The rules of one player's clock.
pub(crate) struct Reckoning<'a> {
    still: Cow<'a, Outages>,
    hours: Option<PlayingHours>,
    times: Option<&'a AccountTimes>,
}

impl Reckoning<'_> {
    /// Returns the time at which a clock that runs since `since` has counted `time`.
    pub(crate) fn end(&self, since: u64, time: u64) -> u64 {
        match self.hours {
            None => (since + time).saturating_add(self.still.refund(since)),
            Some(_) => self.counting(since, |counting| counting.end(since, time)),
        }
    }

    /// Returns the time that a clock that runs since `since` has counted at `until`.
    pub(crate) fn counted(&self, since: u64, until: u64) -> u64 {
        match self.hours {
            None => until.saturating_sub(since).saturating_sub(self.still.during(since, until)),
            Some(_) => self.counting(since, |counting| counting.between(since, until)),
        }
    }

    fn counting(&self, since: u64, count: impl Fn(Counting<'_>) -> u64) -> u64 {
        let zone = self.times.map_or(jiff::tz::TimeZone::UTC, |times| times.zone_at(since));
        count(Counting { hours: self.hours, zone: &zone, still: &self.still })
    }
}
