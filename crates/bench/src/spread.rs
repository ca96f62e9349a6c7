//! The distribution of measurements.

use std::time::Duration;

/// Durations, sorted.
pub struct Spread(Vec<Duration>);

impl Spread {
    pub fn of(mut all: Vec<Duration>) -> Self {
        all.sort_unstable();
        Self(all)
    }

    /// Returns the duration that this part of them, 0 to 1, does not exceed, in milliseconds.
    pub fn millis(&self, part: f64) -> f64 {
        let last = self.0.len().saturating_sub(1);
        let at = (part * self.0.len() as f64).ceil() as usize;
        self.0.get(at.saturating_sub(1).min(last)).map_or(f64::NAN, |d| d.as_secs_f64() * 1_000.0)
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_one_of_the_measurements() {
        let spread = Spread::of((1..=1_000).rev().map(Duration::from_millis).collect());
        assert_eq!([0.5, 0.99, 0.999, 1.0].map(|p| spread.millis(p)), [500.0, 990.0, 999.0, 1_000.0]);
        assert!(Spread::of(Vec::new()).millis(0.5).is_nan());
    }
}
