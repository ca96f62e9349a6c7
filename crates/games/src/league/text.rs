//! The tables for a terminal, and the words that both kinds of tables share.

use std::{
    io::{self, Write},
    time::Duration,
};

use bots::arena::Interval;

use super::{Member, Standing};

/// Prints a table, and the value of hidden cards.
pub(super) fn print(standing: &Standing, out: &mut impl Write) -> io::Result<()> {
    let Standing { field, members, .. } = standing;
    writeln!(out, "{field}: {} a pair", matches(standing))?;
    let wide = members.iter().map(|member| member.name.len()).max().unwrap_or(0).max(6);
    writeln!(out, "{:<wide$} {:>20} {:>8} {:>10}", "player", "rating (95 %)", "points", "CPU/choice")?;
    for member in members {
        let Member { name, rating, points, time, .. } = member;
        let (rating, points, time) = (rated(*rating), pointed(*points), timed(*time));
        writeln!(out, "{name:<wide$} {rating:>20} {points:>8} {time:>10}")?;
    }
    for (number, member) in members.iter().enumerate() {
        for (other, share) in members.iter().zip(&member.against).take(number) {
            if let Some(share) = share {
                writeln!(out, "per pair, {} against {}: {}", member.name, other.name, shared(*share))?;
            }
        }
    }
    for (open, closed, share) in standing.hidden_cards() {
        writeln!(out, "hidden cards: {open} wins {} against {closed}", shared(share))?;
    }
    writeln!(out)
}

/// Returns the number of matches, as a range if pairs differ.
pub(super) fn matches(standing: &Standing) -> String {
    match standing.matches {
        (fewest, most) if fewest == most => format!("{most} matches"),
        (fewest, most) => format!("{fewest} to {most} matches"),
    }
}

pub(super) fn rated(rating: Option<Interval>) -> String {
    let one = |Interval { share, low, high }| format!("{share:.1} ({low:.1} to {high:.1})");
    rating.map_or_else(nothing, one)
}

pub(super) fn pointed(points: Option<f64>) -> String {
    points.map_or_else(nothing, |points| format!("{points:.1}"))
}

pub(super) fn timed(time: Option<Duration>) -> String {
    let one = |time: Duration| match time.as_secs_f64() * 1000.0 {
        millis if millis < 10.0 => format!("{millis:.2} ms"),
        millis => format!("{millis:.0} ms"),
    };
    time.map_or_else(nothing, one)
}

/// Formats a share as `.72 (.61 to .81)`.
pub(super) fn shared(Interval { share, low, high }: Interval) -> String {
    format!("{} ({} to {})", hundredths(share), hundredths(low), hundredths(high))
}

fn hundredths(share: f64) -> String {
    let text = format!("{share:.2}");
    text.strip_prefix('0').map_or_else(|| text.clone(), str::to_owned)
}

fn nothing() -> String {
    "-".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_short_as_they_are_sure() {
        assert_eq!(shared(Interval { share: 0.7249, low: 0.004, high: 1.0 }), ".72 (.00 to 1.00)");
        assert_eq!(timed(Some(Duration::from_micros(1_234))), "1.23 ms");
        assert_eq!(timed(Some(Duration::from_millis(95))), "95 ms");
        assert_eq!((timed(None), pointed(Some(12.34)), rated(None)), ("-".into(), "12.3".into(), "-".into()));
    }
}
