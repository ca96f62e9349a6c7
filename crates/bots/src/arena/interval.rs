//! Shares with their confidence intervals.

/// A share between 0 and 1 with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The share itself.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Returns Wilson's score interval for `won` of `games`, at 95 %. Split victories are fractions.
///
/// Without games it is 0 to 1.
pub fn wilson(won: f64, games: u32) -> Interval {
    /// The standard normal quantile for 97.5 %.
    const Z: f64 = 1.959_963_984_540_054;
    if games == 0 {
        return Interval { share: 0.0, low: 0.0, high: 1.0 };
    }
    let n = f64::from(games);
    let share = won / n;
    let scale = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    Interval { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// Converts the share of matches that `few` of a kind win at a table with `others` of another kind into
/// the share of one against one. It assumes that each player's chance is proportional to its strength. A
/// player who wins two thirds of pairs wins 40 % against three.
pub fn per_pair(won: Interval, few: usize, others: usize) -> Interval {
    let (few, others) = (few as f64, others as f64);
    let pair = |won: f64| {
        let (own, theirs) = (won * others, (1.0 - won) * few);
        if own + theirs > 0.0 { own / (own + theirs) } else { 0.5 }
    };
    Interval { share: pair(won.share), low: pair(won.low), high: pair(won.high) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_agree_with_worked_values() {
        let of =
            |share, few, others| per_pair(Interval { share, low: share, high: share }, few, others).share;
        // s = p / (1 - p), and one among n - 1 others wins s / (s + n - 1).
        for (p, seats) in [(0.75, 4), (0.82, 7), (0.6, 2)] {
            let s: f64 = p / (1.0 - p);
            let won = s / (s + f64::from(seats) - 1.0);
            assert!((of(won, 1, seats as usize - 1) - p).abs() < 1e-9, "{p}, {seats}");
        }
        assert!((of(0.6, 2, 2) - 0.6).abs() < 1e-9);
        assert_eq!((of(0.0, 1, 3), of(1.0, 1, 3)), (0.0, 1.0));
    }

    /// Worked values of the usual formula: 8 of 10, and the ends.
    #[test]
    fn wilson_agrees_with_worked_values() {
        let eight = wilson(8.0, 10);
        assert!((eight.low - 0.490_16).abs() < 1e-4, "{eight:?}");
        assert!((eight.high - 0.943_32).abs() < 1e-4, "{eight:?}");
        let all = wilson(50.0, 50);
        assert!((all.low - 0.928_65).abs() < 1e-4 && all.high > 0.999_999, "{all:?}");
        assert_eq!(wilson(0.0, 0), Interval { share: 0.0, low: 0.0, high: 1.0 });
    }
}
