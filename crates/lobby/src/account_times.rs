//! The time settings of an account: its time zone and its vacations.

use jiff::tz::TimeZone;
use protocol::http::Vacation;
use serde::{Deserialize, Serialize};

use crate::{Outage, UnknownTimeZone, time_zone};

const DAY: u64 = 86_400_000;

/// The minimum time between two changes of the time zone, which decides on the hours of the night.
const ZONE_STAYS: u64 = DAY;

/// The time for which earlier time zones are stored. It is longer than any decision takes that was asked
/// then.
const REMEMBERED: u64 = 400 * DAY;

/// The year of a vacation budget.
const YEAR: u64 = 365 * DAY;

/// The time settings of an account. They are erased with the account.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AccountTimes {
    /// The time zones, each with its start in milliseconds since 1970, the newest last.
    #[serde(default)]
    zones: Vec<(u64, String)>,
    /// The vacations, the newest last. Those that ended more than a budget's year ago are deleted.
    #[serde(default)]
    vacations: Vec<Vacation>,
}

/// The reason to refuse a time setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum NoTime {
    #[error(transparent)]
    Zone(#[from] UnknownTimeZone),
    #[error("you can change your time zone once a day; try again later")]
    ZoneChanged { wait: u64 },
    #[error("you are already on vacation; end that vacation first")]
    Already,
    #[error("a vacation takes at least one day, and at most the days that you have left")]
    Days,
}

impl AccountTimes {
    /// Returns the current time zone.
    pub(crate) fn zone(&self) -> Option<&str> {
        self.zones.last().map(|(_, zone)| zone.as_str())
    }

    /// Returns the time zone at that time, for a decision that was asked then. A change of the zone does not
    /// move a night that has passed. The first zone also applies to all times before it. Without any zone it
    /// is UTC.
    pub(crate) fn zone_at(&self, then: u64) -> TimeZone {
        let known = self.zones.iter().rev().find(|(since, _)| *since <= then).or(self.zones.first());
        known.and_then(|(_, zone)| time_zone(zone).ok()).unwrap_or(TimeZone::UTC)
    }

    /// Sets the time zone from now on. Returns `true` if it changed.
    pub(crate) fn set_zone(&mut self, zone: &str, now: u64) -> Result<bool, NoTime> {
        time_zone(zone)?;
        let Some((since, last)) = self.zones.last() else {
            self.zones.push((now, zone.to_owned()));
            return Ok(true);
        };
        if last == zone {
            return Ok(false);
        }
        // The browser most likely set the first zone, and may be wrong.
        let wait = (since + ZONE_STAYS).saturating_sub(now);
        if self.zones.len() > 1 && wait > 0 {
            return Err(NoTime::ZoneChanged { wait });
        }
        self.zones.push((now, zone.to_owned()));
        let old = self.zones.partition_point(|(since, _)| since + REMEMBERED < now);
        self.zones.drain(..old.saturating_sub(1));
        Ok(true)
    }

    /// Returns the current vacation.
    pub(crate) fn vacation(&self, now: u64) -> Option<Vacation> {
        self.vacations.last().copied().filter(|last| (last.from..last.until).contains(&now))
    }

    /// Returns the number of days of vacations that began within a year. A day that has begun counts as a
    /// whole day.
    pub(crate) fn used(&self, now: u64) -> u32 {
        let lately = self.vacations.iter().filter(|vacation| vacation.from + YEAR > now);
        let days = lately.map(|vacation| vacation.until.saturating_sub(vacation.from).div_ceil(DAY).max(1));
        u32::try_from(days.sum::<u64>()).unwrap_or(u32::MAX)
    }

    /// Begins a vacation of `days` days. `budget` is the number of days a year.
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

    /// Ends the current vacation. The day that has begun is used up. Returns `true` if there was one.
    pub(crate) fn end_vacation(&mut self, now: u64) -> bool {
        let on = self.vacation(now).is_some();
        if let Some(last) = self.vacations.last_mut().filter(|_| on) {
            last.until = now;
        }
        on
    }

    /// Returns the vacations, during which the account's clocks stop.
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
        // An early end gives back the days that have not begun.
        assert!(times.end_vacation(now + DAY));
        assert_eq!(times.used(now + DAY), 4);
        assert!(!times.end_vacation(now + DAY));
        // A year later the whole budget is available again.
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
    fn a_browser_that_knows_only_its_offset_sets_it() {
        let mut times = AccountTimes::default();
        assert_eq!(times.set_zone("+02:00", NOW), Ok(true));
        assert_eq!(times.zone(), Some("+02:00"));
        assert_eq!(times.zone_at(NOW), TimeZone::fixed(jiff::tz::offset(2)));
        assert_eq!(times.set_zone("+15:00", NOW + 2 * DAY), Err(NoTime::Zone(UnknownTimeZone)));
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
            assert_eq!(
                times.set_zone(wrong, NOW + 9 * DAY),
                Err(NoTime::Zone(UnknownTimeZone)),
                "{wrong:.20}"
            );
        }
        for n in 0..2_000 {
            let zone = if n % 2 == 0 { "Europe/Paris" } else { "Asia/Tokyo" };
            times.set_zone(zone, NOW + (10 + n) * DAY).unwrap();
        }
        assert!(times.zones.len() < 410, "{} zones are remembered", times.zones.len());
    }
}
