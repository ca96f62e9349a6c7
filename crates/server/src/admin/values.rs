//! Times and sizes as somebody types them.

use serde::{Deserialize, Serialize};

/// A length of time in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Span(pub u64);

/// `90d`, `12h`, `30m` or `45s`.
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
    // A hundred years are for ever.
    let span = number.checked_mul(unit).filter(|span| *span <= 36_525 * 86_400 * second).ok_or_else(wrong)?;
    Ok(Span(span))
}

/// `20G`, `500M`, or a number of bytes.
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
