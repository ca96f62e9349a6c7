//! Playing hours in a player's time zone.

use std::time::Duration;

use jiff::{Timestamp, civil::Time, tz::TimeZone};
use protocol::PlayingHours;

use crate::Outages;

/// The maximum number of steps from one change to the next, more than fit into any time that a table can
/// give.
const STEPS: usize = 20_000;

/// The counted time of a player: within the playing hours of their time zone, and outside outages and pauses.
#[derive(Clone, Debug)]
pub(crate) struct Counting<'a> {
    pub(crate) hours: Option<PlayingHours>,
    pub(crate) zone: &'a TimeZone,
    pub(crate) still: &'a Outages,
}

impl Counting<'_> {
    /// Returns the moment at which `time` has been counted since `since`.
    pub(crate) fn end(&self, since: u64, time: u64) -> u64 {
        let (mut now, mut left) = (since, time);
        for _ in 0..STEPS {
            let (counts, until) = self.at(now);
            if counts && left <= until - now {
                return now + left;
            }
            if until == u64::MAX {
                return u64::MAX;
            }
            left -= if counts { until - now } else { 0 };
            now = until;
        }
        now.saturating_add(left)
    }

    /// Returns the counted part of the time between two moments.
    pub(crate) fn between(&self, since: u64, until: u64) -> u64 {
        let (mut now, mut counted) = (since, 0);
        for _ in 0..STEPS {
            if now >= until {
                break;
            }
            let (counts, change) = self.at(now);
            let next = change.min(until);
            counted += if counts { next - now } else { 0 };
            now = next;
        }
        counted
    }

    /// Returns `true` if time counts at a moment, with the end of that state, which is later than the moment.
    fn at(&self, now: u64) -> (bool, u64) {
        if let Some(still) = self.still.around(now) {
            return (false, still.to);
        }
        let (plays, until) = self.hours.map_or((true, u64::MAX), |hours| plays(hours, self.zone, now));
        let still = self.still.next(now).map_or(u64::MAX, |still| still.from);
        (plays, until.min(still))
    }
}

/// Returns `true` within playing hours, with the next change, which is later than `now`. If a clock is put
/// forward over the end of the hours, they end with the gap. If it is put back, they end when it shows that
/// time first.
fn plays(hours: PlayingHours, zone: &TimeZone, now: u64) -> (bool, u64) {
    let always = (true, u64::MAX);
    let Ok(millis) = i64::try_from(now) else { return always };
    let (Ok(at), Some(from), Some(to)) =
        (Timestamp::from_millisecond(millis), time(hours.from), time(hours.to))
    else {
        return always;
    };
    let here = at.to_zoned_datetime(zone.clone());
    let shown = here.time();
    let plays = if from < to { (from..to).contains(&shown) } else { shown >= from || shown < to };
    let next = if plays { to } else { from };
    let day = if shown < next { Ok(here.date()) } else { here.date().tomorrow() };
    let change = day.and_then(|day| day.to_datetime(next).to_zoned_datetime(zone.clone()));
    let Ok(change) = change.map(|change| change.timestamp()) else { return always };
    // A clock that was put back shows the same time again.
    let change = if change > at { change } else { at + Duration::from_secs(60) };
    (plays, u64::try_from(change.as_millisecond()).unwrap_or(u64::MAX))
}

fn time(minutes: u16) -> Option<Time> {
    let (hour, minute) = (i8::try_from(minutes / 60).ok()?, i8::try_from(minutes % 60).ok()?);
    Time::new(hour, minute, 0, 0).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Outage;

    const HOUR: u64 = 3_600_000;
    const DAY: PlayingHours = PlayingHours { from: 8 * 60, to: 22 * 60 };
    const NIGHT: PlayingHours = PlayingHours { from: 20 * 60, to: 4 * 60 };

    fn at(text: &str) -> u64 {
        u64::try_from(text.parse::<Timestamp>().unwrap().as_millisecond()).unwrap()
    }

    fn ends(hours: PlayingHours, zone: &str, since: &str, time: u64, still: &Outages) -> String {
        let zone = TimeZone::get(zone).unwrap();
        let counting = Counting { hours: Some(hours), zone: &zone, still };
        let end = counting.end(at(since), time);
        assert_eq!(counting.between(at(since), end), time, "what ends then has counted as much");
        assert!(counting.between(at(since), end - 1) < time);
        Timestamp::from_millisecond(end as i64).unwrap().to_string()
    }

    #[test]
    fn nights_do_not_count_where_somebody_lives() {
        let none = Outages::default();
        for (hours, zone, since, time, end) in [
            (DAY, "Europe/Paris", "2026-01-10T20:00:00Z", HOUR, "2026-01-10T21:00:00Z"),
            (DAY, "Europe/Paris", "2026-01-10T20:00:00Z", 2 * HOUR, "2026-01-11T08:00:00Z"),
            (DAY, "Europe/Paris", "2026-01-10T23:00:00Z", HOUR, "2026-01-11T08:00:00Z"),
            (DAY, "Asia/Tokyo", "2026-01-10T20:00:00Z", HOUR, "2026-01-11T00:00:00Z"),
            // 24 hours are a day and ten hours of the next one.
            (DAY, "Europe/Paris", "2026-01-10T07:00:00Z", 24 * HOUR, "2026-01-11T17:00:00Z"),
            // Hours may go over midnight.
            (NIGHT, "Europe/Paris", "2026-01-10T12:00:00Z", HOUR, "2026-01-10T20:00:00Z"),
            (NIGHT, "Europe/Paris", "2026-01-10T12:00:00Z", 8 * HOUR, "2026-01-11T03:00:00Z"),
            (NIGHT, "Europe/Paris", "2026-01-11T02:00:00Z", 2 * HOUR, "2026-01-11T20:00:00Z"),
        ] {
            assert_eq!(ends(hours, zone, since, time, &none), end, "{hours:?} {zone} {since}");
        }
    }

    /// On 29 March 2026 Paris goes from 2:00 to 3:00, on 25 October from 3:00 back to 2:00.
    #[test]
    fn changing_the_clock_moves_the_hours_and_takes_none() {
        let none = Outages::default();
        let paris = "Europe/Paris";
        assert_eq!(ends(DAY, paris, "2026-03-28T20:00:00Z", 2 * HOUR, &none), "2026-03-29T07:00:00Z");
        assert_eq!(ends(DAY, paris, "2026-10-24T19:00:00Z", 2 * HOUR, &none), "2026-10-25T08:00:00Z");
        // That night is an hour shorter, and the other one an hour longer.
        assert_eq!(ends(NIGHT, paris, "2026-03-28T19:00:00Z", 7 * HOUR, &none), "2026-03-29T02:00:00Z");
        assert_eq!(ends(NIGHT, paris, "2026-10-24T18:00:00Z", 9 * HOUR, &none), "2026-10-25T03:00:00Z");
    }

    #[test]
    fn what_stands_still_anyway_is_not_counted_twice() {
        let outage = |from, to| Outage { from: at(from), to: at(to) };
        // From the evening into the morning: two hours of playing time are lost.
        let still = Outages::new(vec![outage("2026-01-10T20:00:00Z", "2026-01-11T08:00:00Z")]);
        assert_eq!(
            ends(DAY, "Europe/Paris", "2026-01-10T19:00:00Z", 3 * HOUR, &still),
            "2026-01-11T10:00:00Z"
        );
    }

    /// Checks that each day has at least six hours in every zone, except on days with a change of the clock.
    #[test]
    fn no_zone_gives_time_without_end() {
        let none = Outages::default();
        for name in
            ["Europe/Paris", "America/Sao_Paulo", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu"]
        {
            let zone = TimeZone::get(name).unwrap();
            for from in [0, 90, 150, 719, 1_439] {
                let hours = PlayingHours { from, to: (from + 360) % 1_440 };
                assert!(hours.is_valid());
                let counting = Counting { hours: Some(hours), zone: &zone, still: &none };
                for n in 0..200 {
                    let since = at("2026-01-01T00:00:00Z") + n * 41 * HOUR;
                    let end = counting.end(since, 24 * HOUR);
                    assert!(end <= since + 6 * 24 * HOUR, "{name} {hours:?} {since}");
                }
            }
        }
    }
}
