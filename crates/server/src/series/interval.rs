//! The mean result of a player in a series, and its confidence interval.

/// Returns the mean of the observations and its 95 % confidence interval, by Student's distribution for
/// independent observations. With fewer than two observations there is no interval. It is limited to 0 to 1.
pub(super) fn mean(observed: &[f64]) -> (Option<f64>, Option<(f64, f64)>) {
    if observed.is_empty() {
        return (None, None);
    }
    let n = observed.len() as f64;
    let mean = observed.iter().sum::<f64>() / n;
    if observed.len() < 2 {
        return (Some(mean), None);
    }
    let variance = observed.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (n - 1.0);
    let off = quantile(observed.len() - 1) * (variance / n).sqrt();
    (Some(mean), Some(((mean - off).max(0.0), (mean + off).min(1.0))))
}

/// Returns the 97.5 % quantile of Student's distribution: exact for few degrees of freedom. Otherwise it uses
/// the first terms of the expansion around the normal distribution (Abramowitz and Stegun 26.7.5).
fn quantile(freedom: usize) -> f64 {
    const FEW: [f64; 10] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
    if let Some(exact) = freedom.checked_sub(1).and_then(|n| FEW.get(n)) {
        return *exact;
    }
    let (x, v) = (1.959_964_f64, freedom as f64);
    let first = (x.powi(3) + x) / (4.0 * v);
    let second = (5.0 * x.powi(5) + 16.0 * x.powi(3) + 3.0 * x) / (96.0 * v.powi(2));
    let third = (3.0 * x.powi(7) + 19.0 * x.powi(5) + 17.0 * x.powi(3) - 15.0 * x) / (384.0 * v.powi(3));
    x + first + second + third
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 0.001
    }

    #[test]
    fn quantiles_are_those_of_the_tables() {
        for (freedom, told) in [(1, 12.706), (10, 2.228), (11, 2.201), (20, 2.086), (30, 2.042), (120, 1.980)]
        {
            assert!(near(quantile(freedom), told), "{freedom}: {}", quantile(freedom));
        }
        assert!(near(quantile(1_000_000), 1.960));
    }

    #[test]
    fn nothing_and_one_thing_have_no_interval() {
        assert_eq!(mean(&[]), (None, None));
        assert_eq!(mean(&[0.5]), (Some(0.5), None));
    }

    #[test]
    fn the_interval_of_known_observations() {
        // Deviations 0.25 four times and 0: s² = 0.0625, s/√5 = 0.1118, 2.776 of it 0.3104.
        let (middle, between) = mean(&[0.25, 0.75, 0.25, 0.75, 0.5]);
        let (low, high) = between.unwrap();
        assert!(near(middle.unwrap(), 0.5) && near(low, 0.1896) && near(high, 0.8104), "{low} {high}");
        // Equal observations have an interval without width, and no interval leaves 0 to 1.
        assert_eq!(mean(&[1.0, 1.0, 1.0]), (Some(1.0), Some((1.0, 1.0))));
        let (_, wide) = mean(&[0.0, 1.0]);
        assert_eq!(wide, Some((0.0, 1.0)));
    }

    #[test]
    fn it_covers_what_is_true_as_often_as_it_says() {
        // A coin of 0.3, in series of 40, with a generator of our own that always draws the same.
        let mut state = 1u64;
        let mut draw = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            f64::from(u32::try_from(state >> 32).unwrap()) / f64::from(u32::MAX)
        };
        let mut covered = 0;
        for _ in 0..2_000 {
            let observed: Vec<f64> = (0..40).map(|_| f64::from(u8::from(draw() < 0.3))).collect();
            let (low, high) = mean(&observed).1.unwrap();
            covered += u32::from(low <= 0.3 && 0.3 <= high);
        }
        assert!((1_840..=1_960).contains(&covered), "{covered} of 2000");
    }
}
