//! Lengths of time and sizes, as typed on the command line.

use serde::{Deserialize, Serialize};

/// The longest time, in milliseconds: a hundred years.
const LONGEST: u64 = 36_525 * 86_400_000;

/// A length of time in milliseconds, at most a hundred years, from the command line or from JSON.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub struct Span(pub u64);

impl TryFrom<u64> for Span {
    type Error = String;

    fn try_from(millis: u64) -> Result<Self, String> {
        let too_long = || format!("expected a length of time of {LONGEST} milliseconds at most");
        Some(Self(millis)).filter(|_| millis <= LONGEST).ok_or_else(too_long)
    }
}

impl From<Span> for u64 {
    fn from(Span(millis): Span) -> Self {
        millis
    }
}

/// Parses a length of time: `90d`, `12h`, `30m` or `45s`.
pub(super) fn span(text: &str) -> Result<Span, String> {
    let wrong = || "expected a length of time like 90d, 12h, 30m or 45s".to_owned();
    let (number, unit) = text.split_at_checked(text.len().saturating_sub(1)).ok_or_else(wrong)?;
    let second = 1_000;
    let unit = match unit {
        "d" => 86_400 * second,
        "h" => 3_600 * second,
        "m" => 60 * second,
        "s" => second,
        _ => return Err(wrong()),
    };
    let number: u64 = number.parse().map_err(|_| wrong())?;
    let span = number.checked_mul(unit).ok_or_else(wrong)?;
    Span::try_from(span).map_err(|_| wrong())
}

/// Parses a size: `20G`, `500M`, or a number of bytes.
pub(super) fn bytes(text: &str) -> Result<u64, String> {
    let wrong = || "expected a size like 20G, 500M or 1000000".to_owned();
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit: u64 = match text.get(digits.len()..).unwrap_or_default() {
        "" => 1,
        "k" | "K" => 1_000,
        "M" => 1_000_000,
        "G" => 1_000_000_000,
        "T" => 1_000_000_000_000,
        _ => return Err(wrong()),
    };
    digits.parse::<u64>().ok().and_then(|number| number.checked_mul(unit)).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_in_a_request_is_no_longer_than_one_that_is_typed() {
        let ban = |millis: u64| {
            serde_json::from_value::<super::super::ask::Ask>(
                serde_json::json!({ "ask": "ban", "id": "a", "reason": "b", "span": millis }),
            )
        };
        assert_eq!(span("36525d"), Ok(Span(LONGEST)));
        assert!(ban(LONGEST).is_ok());
        for millis in [LONGEST + 1, u64::MAX] {
            assert!(ban(millis).unwrap_err().to_string().contains("a length of time"), "{millis}");
        }
        assert_eq!(serde_json::to_value(Span(7)).unwrap(), serde_json::json!(7));
    }

    #[test]
    fn times_and_sizes_are_read_as_they_are_typed() {
        for (text, millis) in [("90d", 7_776_000_000), ("12h", 43_200_000), ("0s", 0), ("1m", 60_000)] {
            assert_eq!(span(text), Ok(Span(millis)), "{text}");
        }
        for wrong in ["", "d", "90", "-1d", "1w", "9999999999999999999d", "40000d", "1é"] {
            assert!(span(wrong).is_err(), "{wrong}");
        }
        for (text, found) in [("20G", 20_000_000_000), ("500M", 500_000_000), ("7", 7), ("3k", 3_000)] {
            assert_eq!(bytes(text), Ok(found), "{text}");
        }
        for wrong in ["", "G", "1GB", "-1", "99999999999T", "é"] {
            assert!(bytes(wrong).is_err(), "{wrong}");
        }
    }
}
