//! Times on the command line.

use jiff::{Timestamp, civil::Date, tz::TimeZone};

/// Parses a moment, or a day, which means its beginning in UTC.
pub(super) fn parse(text: &str) -> Result<Timestamp, String> {
    // The date parser also accepts a date with a time of day, and would ignore the time.
    let is_day = text.len() == "2026-11-26".len();
    let begins = |day: Date| day.to_zoned_datetime(TimeZone::UTC).map(|zoned| zoned.timestamp());
    let read = if is_day { text.parse().and_then(begins) } else { text.parse() };
    read.map_err(|_| "expected a day like 2026-11-26, or a time like 2026-11-26T18:00:00Z".to_owned())
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn a_day_is_its_beginning_in_utc() {
        let day = parse("2026-11-26").unwrap();
        assert_eq!(day, parse("2026-11-26T00:00:00Z").unwrap());
        assert_eq!(day, parse("2026-11-26T01:00:00+01:00").unwrap());
        for wrong in ["", "yesterday", "2026-13-01", "26.11.2026", "2026-11-26T18:00"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
