//! The time zones that clients send.

use jiff::tz::{Offset, TimeZone};

/// More bytes than any name of a time zone has.
const BYTES: usize = 64;

/// The farthest offset from UTC that any place has, in minutes.
const FARTHEST: i32 = 14 * 60;

/// The text names no time zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown time zone; send a name like Europe/Paris or an offset like +02:00")]
pub struct UnknownTimeZone;

/// Returns the time zone with that name, for example `Europe/Paris`, or with that offset from UTC.
///
/// Some browsers know only the offset of their clock, and send `+02:00`. An offset has this form, and is at
/// most 14 hours.
pub fn time_zone(name: &str) -> Result<TimeZone, UnknownTimeZone> {
    if name.len() > BYTES {
        return Err(UnknownTimeZone);
    }
    if name.starts_with(['+', '-']) {
        return offset(name).map(TimeZone::fixed).ok_or(UnknownTimeZone);
    }
    TimeZone::get(name).map_err(|_| UnknownTimeZone)
}

/// Reads `+HH:MM` or `-HH:MM`.
fn offset(text: &str) -> Option<Offset> {
    let &[sign, h, hh, b':', m, mm] = text.as_bytes() else { return None };
    let digit = |byte: u8| byte.is_ascii_digit().then(|| i32::from(byte - b'0'));
    let (hours, minutes) = (digit(h)? * 10 + digit(hh)?, digit(m)? * 10 + digit(mm)?);
    let ahead = hours * 60 + minutes;
    if minutes >= 60 || ahead > FARTHEST {
        return None;
    }
    Offset::from_seconds(if sign == b'-' { -ahead } else { ahead } * 60).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_offsets_are_time_zones() {
        assert_eq!(time_zone("Europe/Paris"), Ok(TimeZone::get("Europe/Paris").unwrap()));
        for (text, minutes) in [
            ("+02:00", 120),
            ("-05:00", -300),
            ("+05:45", 345),
            ("-09:30", -570),
            ("+14:00", 840),
            ("-14:00", -840),
            ("+00:00", 0),
            ("-00:00", 0),
        ] {
            let fixed = TimeZone::fixed(Offset::from_seconds(minutes * 60).unwrap());
            assert_eq!(time_zone(text), Ok(fixed), "{text}");
        }
    }

    #[test]
    fn other_texts_are_refused() {
        let long = "x".repeat(5_000);
        for wrong in [
            "",
            "Paris",
            "../../etc/passwd",
            "Europe/Paris\0",
            &long,
            "+",
            "-",
            "+2:00",
            "+0200",
            "+02",
            "02:00",
            "+14:01",
            "-14:01",
            "+15:00",
            "+99:99",
            "+02:60",
            "+0a:00",
            "+02:00 ",
            "+02:00:00",
            "+-2:00",
            "−05:00",
            "++02:0",
            "+02:0é",
        ] {
            assert_eq!(time_zone(wrong), Err(UnknownTimeZone), "{wrong:.20}");
        }
    }
}
