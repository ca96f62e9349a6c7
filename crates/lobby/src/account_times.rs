//! What an account says of its time: where it lives, and when it is on vacation.

use jiff::tz::TimeZone;
use protocol::http::Vacation;
use serde::{Deserialize, Serialize};

use crate::Outage;

const DAY: u64 = 86_400_000;

/// A zone is changed once in this time: it decides which hours are somebody's night.
const ZONE_STAYS: u64 = DAY;

/// How long it is known where somebody lived: longer than a decision takes that was asked then.
const REMEMBERED: u64 = 400 * DAY;

/// The year of a budget.
const YEAR: u64 = 365 * DAY;

/// Longer than any name of a time zone.
const ZONE_BYTES: usize = 64;

/// What an account says of its time. Kept by the account, and gone with it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AccountTimes {
    /// Where it lives, and since when: milliseconds since 1970, the newest last.
    #[serde(default)]
    zones: Vec<(u64, String)>,
    /// The newest last. Those that are over for longer than a budget's year are forgotten.
    #[serde(default)]
    vacations: Vec<Vacation>,
}

/// Why what an account wants of its time cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum NoTime {
    #[error("unknown time zone; send a name like Europe/Paris")]
    Zone,
    #[error("you have changed your time zone today; it can be changed once a day")]
    ZoneChanged { wait: u64 },
    #[error("your vacation has begun already; end it first")]
    Already,
    #[error("a vacation takes one day at least, and no more than you have left")]
    Days,
}

impl AccountTimes {
    /// Where it lives, as it said last.
    pub(crate) fn zone(&self) -> Option<&str> {
        self.zones.last().map(|(_, zone)| zone.as_str())
    }

    /// Where it lived then, for a decision that was asked then: whoever moves does not move a night that is over. What was
    /// said first was so before, too. Without any it is UTC.
    pub(crate) fn zone_at(&self, then: u64) -> TimeZone {
        let known = self.zones.iter().rev().find(|(since, _)| *since <= then).or(self.zones.first());
        known.and_then(|(_, zone)| TimeZone::get(zone).ok()).unwrap_or(TimeZone::UTC)
    }

    /// Says where it lives from now on. Returns whether that is news.
    pub(crate) fn set_zone(&mut self, zone: &str, now: u64) -> Result<bool, NoTime> {
        if zone.len() > ZONE_BYTES || TimeZone::get(zone).is_err() {
            return Err(NoTime::Zone);
        }
        let Some((since, last)) = self.zones.last() else {
            self.zones.push((now, zone.to_owned()));
            return Ok(true);
        };
        if last == zone {
            return Ok(false);
        }
        // What was said first was most likely the browser, and may be wrong.
        let wait = (since + ZONE_STAYS).saturating_sub(now);
        if self.zones.len() > 1 && wait > 0 {
            return Err(NoTime::ZoneChanged { wait });
        }
        self.zones.push((now, zone.to_owned()));
        let old = self.zones.partition_point(|(since, _)| since + REMEMBERED < now);
        self.zones.drain(..old.saturating_sub(1));
        Ok(true)
    }

    /// The vacation that it is on.
    pub(crate) fn vacation(&self, now: u64) -> Option<Vacation> {
        self.vacations.last().copied().filter(|last| (last.from..last.until).contains(&now))
    }

    /// Whole days of vacations that began within a year; a day that has begun is one.
    pub(crate) fn used(&self, now: u64) -> u32 {
        let lately = self.vacations.iter().filter(|vacation| vacation.from + YEAR > now);
        let days = lately.map(|vacation| vacation.until.saturating_sub(vacation.from).div_ceil(DAY).max(1));
        u32::try_from(days.sum::<u64>()).unwrap_or(u32::MAX)
    }

    /// Begins a vacation of so many days, of a budget of so many a year.
    pub(crate) fn begin_vacation(&mut self, days: u32, budget: u32, now: u64) -> Result<(), NoTime> {
        if self.vacation(now).is_some() {
            return Err(NoTime::Already);
        }
        if days == 0 || days > budget.saturating_sub(self.used(now)) {
            return Err(NoTime::Days);
        }
        self.vacations.retain(|vacation| vacation.until + YEAR > now);
        self.vacations.push(Vacation { from: now, until: now + u64::from(days) * DAY });
        Ok(())
    }

    /// Ends the vacation that it is on. The day that has begun is used up. Returns whether there was one.
    pub(crate) fn end_vacation(&mut self, now: u64) -> bool {
        let on = self.vacation(now).is_some();
        if let Some(last) = self.vacations.last_mut().filter(|_| on) {
            last.until = now;
        }
        on
    }

    /// When its clocks stand still.
    pub(crate) fn still(&self) -> impl Iterator<Item = Outage> {
        self.vacations.iter().map(|vacation| Outage { from: vacation.from, to: vacation.until })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 1_790_000_000_000;
    const HOUR: u64 = 3_600_000;

    #[test]
    fn a_budget_counts_days_that_have_begun_and_is_not_saved_by_toggling() {
        let mut times = AccountTimes::default();
        for n in 0..3 {
            let now = NOW + n * HOUR;
            times.begin_vacation(1, 5, now).unwrap();
            assert!(times.end_vacation(now + 1_000));
            assert_eq!(times.used(now), n as u32 + 1);
        }
        let now = NOW + 5 * HOUR;
        assert_eq!(times.begin_vacation(3, 5, now), Err(NoTime::Days));
        assert_eq!(times.begin_vacation(0, 5, now), Err(NoTime::Days));
        times.begin_vacation(2, 5, now).unwrap();
        assert_eq!(times.begin_vacation(1, 99, now), Err(NoTime::Already));
        assert_eq!(times.used(now), 5);
        // Ending it early gives the days back that have not begun.
        assert!(times.end_vacation(now + DAY));
        assert_eq!(times.used(now + DAY), 4);
        assert!(!times.end_vacation(now + DAY));
        // A year later everything is there again.
        assert_eq!(times.used(now + YEAR), 0);
    }

    #[test]
    fn a_vacation_is_over_by_itself() {
        let mut times = AccountTimes::default();
        times.begin_vacation(2, 5, NOW).unwrap();
        assert!(times.vacation(NOW + 2 * DAY - 1).is_some());
        assert!(times.vacation(NOW + 2 * DAY).is_none());
        assert_eq!(times.used(NOW + 3 * DAY), 2);
        times.begin_vacation(3, 5, NOW + 2 * DAY).unwrap();
    }

    #[test]
    fn moving_does_not_move_a_night_that_is_over() {
        let mut times = AccountTimes::default();
        assert_eq!(times.zone_at(NOW), TimeZone::UTC);
        assert_eq!(times.set_zone("Europe/Paris", NOW), Ok(true));
        assert_eq!(times.zone_at(0), TimeZone::get("Europe/Paris").unwrap(), "they lived there before");
        assert_eq!(times.set_zone("Asia/Tokyo", NOW + HOUR), Ok(true), "the browser may have been wrong");
        let again = times.set_zone("America/New_York", NOW + 2 * HOUR);
        assert_eq!(again, Err(NoTime::ZoneChanged { wait: DAY - HOUR }));
        assert_eq!(times.set_zone("Asia/Tokyo", NOW + 2 * HOUR), Ok(false), "nothing new");
        assert_eq!(times.set_zone("America/New_York", NOW + HOUR + DAY), Ok(true));
        for (then, zone) in
            [(NOW + 1, "Europe/Paris"), (NOW + HOUR, "Asia/Tokyo"), (NOW + 2 * DAY, "America/New_York")]
        {
            assert_eq!(times.zone_at(then), TimeZone::get(zone).unwrap());
        }
        for wrong in ["", "Paris", "../../etc/passwd", "Europe/Paris\0", &"x".repeat(5_000)] {
            assert_eq!(times.set_zone(wrong, NOW + 9 * DAY), Err(NoTime::Zone), "{wrong:.20}");
        }
        for n in 0..2_000 {
            let zone = if n % 2 == 0 { "Europe/Paris" } else { "Asia/Tokyo" };
            times.set_zone(zone, NOW + (10 + n) * DAY).unwrap();
        }
        assert!(times.zones.len() < 410, "{} zones are remembered", times.zones.len());
    }
}
