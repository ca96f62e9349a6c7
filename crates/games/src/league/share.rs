//! The share of victories of one of a pair.

use bots::arena::{Interval, wilson};

use super::met::Match;

/// Returns the share of victories of the first in a match of one against one, with its 95 % interval, from
/// matches of several of them. It is the share for which these victories are expected, if the chances of two
/// players are proportional to their strengths.
///
/// The matches of a deal are treated as independent. They are not: a player has good and bad seats of a deal
/// equally often. So the interval is rather too wide than too narrow.
pub(super) fn per_pair<'a>(matches: impl Iterator<Item = &'a Match>) -> Interval {
    let (mut won, mut sides) = (0.0, Vec::new());
    for played in matches {
        won += played.won();
        sides.push(played.sides());
    }
    let Interval { share, low, high } = wilson(won, sides.len() as u32);
    let pair = |share| solve(share, &sides);
    Interval { share: pair(share), low: pair(low), high: pair(high) }
}

/// Returns the share per pair with which the first is expected to win this share of matches.
fn solve(share: f64, sides: &[(usize, usize)]) -> f64 {
    if sides.is_empty() {
        return share;
    }
    let expected = |pair: f64| {
        let of = |(first, second): &(usize, usize)| {
            let (ours, theirs) = (*first as f64 * pair, *second as f64 * (1.0 - pair));
            ours / (ours + theirs)
        };
        sides.iter().map(of).sum::<f64>() / sides.len() as f64
    };
    // It rises with the share, so halving finds it.
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..52 {
        let middle = f64::midpoint(low, high);
        if expected(middle) < share {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(first: usize, second: usize, won: bool) -> Match {
        let kinds: Vec<bool> = (0..first).map(|_| true).chain((0..second).map(|_| false)).collect();
        let places = kinds.iter().map(|kind| if *kind == won { 1 } else { 2 }).collect();
        Match { first: kinds, places, points: vec![] }
    }

    #[test]
    fn one_among_several_is_converted_as_in_the_arena() {
        let matches: Vec<_> = (0..10).map(|n| played(1, 3, n < 5)).collect();
        let found = per_pair(matches.iter());
        let known = bots::arena::per_pair(wilson(5.0, 10), 1, 3);
        for (one, other) in [(found.share, known.share), (found.low, known.low), (found.high, known.high)] {
            assert!((one - other).abs() < 1e-9, "{found:?}, {known:?}");
        }
        assert!((found.share - 0.75).abs() < 1e-9);
    }

    #[test]
    fn players_that_are_equal_have_half_whatever_the_mix() {
        // Two of three win two thirds, one of three one third.
        let mut matches: Vec<_> = (0..6).map(|n| played(2, 1, n < 4)).collect();
        matches.extend((0..6).map(|n| played(1, 2, n < 2)));
        let found = per_pair(matches.iter());
        assert!((found.share - 0.5).abs() < 1e-9, "{found:?}");
        assert!(
            found.low > 0.2 && found.high < 0.8 && (found.low + found.high - 1.0).abs() < 1e-9,
            "{found:?}"
        );
    }

    #[test]
    fn nothing_is_known_without_matches_and_more_is_with_more() {
        let none = per_pair([].iter());
        assert_eq!((none.low, none.high), (0.0, 1.0));
        let width = |games: usize| {
            let matches: Vec<_> = (0..games).map(|n| played(1, 1, n % 4 > 0)).collect();
            let Interval { share, low, high } = per_pair(matches.iter());
            assert!(low < 0.75 && 0.75 < high && (share - 0.75).abs() < 1e-9);
            high - low
        };
        let (few, many) = (width(40), width(4000));
        assert!((few / many - 10.0).abs() < 1.0, "{few}, {many}");
        assert!((0.0..1e-9).contains(&per_pair([played(1, 2, false)].iter()).share));
    }
}
