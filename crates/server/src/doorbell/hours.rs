//! Quiet hours: the times of day without notifications, in the account's time zone.

use std::time::Duration;

use jiff::{Timestamp, civil::Time, tz::TimeZone};
use lobby::{UnknownTimeZone, time_zone};
use protocol::http::{BellWishes, QuietHours};

/// The minutes of a day.
const DAY: u16 = 24 * 60;

/// The allowed minutes between a reminder and the end of the time.
const REMINDERS: std::ops::RangeInclusive<u16> = 5..=1_440;

/// The reason why wishes are refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum BadWishes {
    #[error("quiet hours begin and end at minutes of a day, 0 to 1439")]
    Minutes,
    #[error(transparent)]
    Zone(#[from] UnknownTimeZone),
    #[error("a reminder comes 5 to 1440 minutes before the end")]
    Reminder,
}

/// Checks whether wishes are valid.
pub(crate) fn check(wishes: &BellWishes) -> Result<(), BadWishes> {
    let BellWishes { quiet, reminder } = wishes;
    if let Some(QuietHours { from, to, zone }) = quiet {
        if *from >= DAY || *to >= DAY {
            return Err(BadWishes::Minutes);
        }
        time_zone(zone)?;
    }
    match reminder {
        Some(minutes) if !REMINDERS.contains(minutes) => Err(BadWishes::Reminder),
        Some(_) | None => Ok(()),
    }
}

/// Returns the end of the present quiet hours, or `None` outside of them. Times are milliseconds since 1970.
///
/// - If the clock is put forward over the end, the quiet hours end with the gap.
/// - If the clock is put back over the end, they end when it first shows that time.
/// - An unknown time zone means UTC.
pub(crate) fn quiet_until(quiet: &QuietHours, now: u64) -> Option<u64> {
    let zone = time_zone(&quiet.zone).unwrap_or(TimeZone::UTC);
    let now = Timestamp::from_millisecond(i64::try_from(now).ok()?).ok()?;
    let (from, to) = (time(quiet.from)?, time(quiet.to)?);
    let here = now.to_zoned_datetime(zone.clone());
    let shown = here.time();
    let inside = if from < to { (from..to).contains(&shown) } else { shown >= from || shown < to };
    if !inside {
        return None;
    }
    // Quiet hours over midnight end tomorrow, unless it is past midnight.
    let day = if shown < to { here.date() } else { here.date().tomorrow().ok()? };
    let mut end = day.to_datetime(to).to_zoned_datetime(zone).ok()?.timestamp();
    if end <= now {
        // A clock that was put back shows the end a second time. The hours stay quiet until it has passed.
        end = now.checked_add(Duration::from_secs(60)).ok()?;
    }
    u64::try_from(end.as_millisecond()).ok()
}

fn time(minutes: u16) -> Option<Time> {
    let (hour, minute) = (i8::try_from(minutes / 60).ok()?, i8::try_from(minutes % 60).ok()?);
    Time::new(hour, minute, 0, 0).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> u64 {
        u64::try_from(text.parse::<Timestamp>().unwrap().as_millisecond()).unwrap()
    }

    fn paris(from: u16, to: u16) -> QuietHours {
        QuietHours { from, to, zone: "Europe/Paris".into() }
    }

    #[test]
    fn nights_go_over_midnight_where_the_clock_hangs() {
        let night = paris(22 * 60, 8 * 60);
        for (now, until) in [
            ("2026-01-10T20:59:59Z", None),
            ("2026-01-10T21:00:00Z", Some("2026-01-11T07:00:00Z")),
            ("2026-01-11T06:59:59Z", Some("2026-01-11T07:00:00Z")),
            ("2026-01-11T07:00:00Z", None),
            // In summer the same hours are an hour earlier in UTC.
            ("2026-07-10T20:30:00Z", Some("2026-07-11T06:00:00Z")),
            ("2026-07-11T06:00:00Z", None),
        ] {
            assert_eq!(quiet_until(&night, at(now)), until.map(at), "{now}");
        }
    }

    #[test]
    fn nights_of_a_browser_that_knows_only_its_offset() {
        let night = QuietHours { from: 22 * 60, to: 8 * 60, zone: "+02:00".into() };
        assert_eq!(quiet_until(&night, at("2026-01-10T19:59:59Z")), None);
        assert_eq!(quiet_until(&night, at("2026-01-10T20:00:00Z")), Some(at("2026-01-11T06:00:00Z")));
    }

    #[test]
    fn a_lunch_is_within_a_day_and_the_whole_day_may_be_quiet() {
        let lunch = paris(12 * 60, 13 * 60 + 30);
        assert_eq!(quiet_until(&lunch, at("2026-01-10T10:59:00Z")), None);
        assert_eq!(quiet_until(&lunch, at("2026-01-10T11:00:00Z")), Some(at("2026-01-10T12:30:00Z")));
        assert_eq!(quiet_until(&lunch, at("2026-01-10T12:30:00Z")), None);
        let always = paris(600, 600);
        assert!(quiet_until(&always, at("2026-01-10T11:00:00Z")).is_some());
        assert!(quiet_until(&always, at("2026-01-10T09:00:00Z")).is_some());
    }

    /// On 29 March 2026 the clock in Paris goes from 2:00 to 3:00, on 25 October from 3:00 back to 2:00.
    #[test]
    fn nights_in_which_the_clock_is_changed_end_once() {
        let night = paris(22 * 60, 8 * 60);
        let spring = quiet_until(&night, at("2026-03-28T23:00:00Z"));
        assert_eq!(spring, Some(at("2026-03-29T06:00:00Z")), "an hour less");
        let autumn = quiet_until(&night, at("2026-10-24T23:00:00Z"));
        assert_eq!(autumn, Some(at("2026-10-25T07:00:00Z")), "an hour more");
        // The end is in the hour that is skipped.
        let gap = paris(23 * 60, 2 * 60 + 30);
        let end = quiet_until(&gap, at("2026-03-29T00:30:00Z")).unwrap();
        assert!((at("2026-03-29T01:00:00Z")..=at("2026-03-29T01:30:00Z")).contains(&end), "{end}");
        assert_eq!(quiet_until(&gap, end), None);
        // The clock shows the end twice. Each returned end is in the future, and the hours do end.
        let twice = paris(23 * 60, 2 * 60 + 30);
        let mut now = at("2026-10-24T22:00:00Z");
        let mut steps = 0;
        while let Some(end) = quiet_until(&twice, now) {
            assert!(end > now, "{now}");
            (now, steps) = (end, steps + 1);
            assert!(steps < 100);
        }
        assert!(now <= at("2026-10-25T01:30:00Z"), "{now}");
    }

    /// The returned end is in the future for all quiet hours.
    #[test]
    fn every_end_lies_ahead() {
        for zone in
            ["Europe/Paris", "America/Sao_Paulo", "Australia/Lord_Howe", "Pacific/Apia", "+05:45", "nowhere"]
        {
            for (from, to) in [(0, 1), (0, 0), (1_439, 0), (90, 150), (150, 90), (1_320, 480)] {
                let quiet = QuietHours { from, to, zone: zone.into() };
                // Every 97 minutes of a year.
                for n in 0..5_400 {
                    let now = at("2026-01-01T00:00:00Z") + n * 97 * 60_000;
                    if let Some(end) = quiet_until(&quiet, now) {
                        assert!(end > now && end <= now + 50 * 3_600_000, "{quiet:?} {now} {end}");
                    }
                }
            }
        }
    }

    #[test]
    fn wishes_that_say_nothing_are_refused() {
        let quiet = |from, to, zone: &str| BellWishes {
            quiet: Some(QuietHours { from, to, zone: zone.into() }),
            reminder: None,
        };
        let reminder = |minutes| BellWishes { quiet: None, reminder: Some(minutes) };
        assert_eq!(check(&BellWishes::default()), Ok(()));
        assert_eq!(check(&quiet(0, 1_439, "Europe/Paris")), Ok(()));
        assert_eq!(check(&quiet(0, 1_439, "-09:30")), Ok(()));
        assert_eq!(check(&quiet(0, 1_440, "Europe/Paris")), Err(BadWishes::Minutes));
        for zone in ["", "Paris", "../../etc/passwd", &"x".repeat(5_000), "Europe/Paris\0"] {
            assert_eq!(check(&quiet(0, 1, zone)), Err(BadWishes::Zone(UnknownTimeZone)), "{zone:.20}");
        }
        assert_eq!((check(&reminder(5)), check(&reminder(1_440))), (Ok(()), Ok(())));
        assert_eq!(check(&reminder(4)), Err(BadWishes::Reminder));
        assert_eq!(check(&reminder(u16::MAX)), Err(BadWishes::Reminder));
    }
}
