//! The due times of moves at a rate, independent of the server's answers.

use std::time::Duration;

/// The due times of one table, from a start. The gaps are random with the same mean (a Poisson process), so
/// that tables coincide as people's moves do. The same seed has the same times.
pub struct Schedule {
    mean: f64,
    seconds: f64,
    chance: u64,
}

impl Schedule {
    /// Creates a schedule with this average rate per second.
    pub fn new(per_second: f64, seed: u32) -> Self {
        let chance = 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(u64::from(seed) + 1);
        Self { mean: 1.0 / per_second, seconds: 0.0, chance }
    }
}

impl Iterator for Schedule {
    type Item = Duration;

    fn next(&mut self) -> Option<Duration> {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        // More than 0 and at most 1.
        let part = ((self.chance >> 11) + 1) as f64 / (1_u64 << 53) as f64;
        self.seconds -= self.mean * part.ln();
        Some(Duration::from_secs_f64(self.seconds))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_come_at_the_rate_that_was_asked_for() {
        for rate in [1.0, 50.0, 2_000.0] {
            let all: Vec<Duration> = Schedule::new(rate, 3).take(20_000).collect();
            assert!(all.is_sorted());
            let measured = 20_000.0 / all[19_999].as_secs_f64();
            assert!((measured / rate - 1.0).abs() < 0.05, "{measured} instead of {rate}");
            // Gaps of a Poisson process have a standard deviation equal to their mean.
            let gaps: Vec<f64> =
                all.windows(2).map(|pair| (pair[1] - pair[0]).as_secs_f64() * rate).collect();
            let spread = gaps.iter().map(|gap| (gap - 1.0).powi(2)).sum::<f64>() / gaps.len() as f64;
            assert!((spread - 1.0).abs() < 0.1, "{spread}");
        }
    }

    #[test]
    fn tables_have_moments_of_their_own() {
        let first = |seed| Schedule::new(1.0, seed).take(3).collect::<Vec<_>>();
        assert_eq!(first(1), first(1));
        assert_ne!(first(1), first(2));
    }
}
