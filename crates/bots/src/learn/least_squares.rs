//! Least squares by the normal equations.

/// The sums of a regression, to which observations are added one by one, in order.
#[derive(Clone, Debug)]
pub struct LeastSquares {
    width: usize,
    /// The lower half of the products of all features with each other, row by row.
    products: Vec<f64>,
    targets: Vec<f64>,
    /// The number of observations.
    pub count: u64,
}

impl LeastSquares {
    /// Creates empty sums for this number of features.
    pub fn new(width: usize) -> Self {
        Self { width, products: vec![0.0; width * (width + 1) / 2], targets: vec![0.0; width], count: 0 }
    }

    /// Adds an observation.
    pub fn add(&mut self, features: &[f32], target: f32) {
        let mut at = 0;
        for (row, feature) in features.iter().enumerate().take(self.width) {
            let feature = f64::from(*feature);
            if feature != 0.0 {
                for (product, other) in self.products[at..=at + row].iter_mut().zip(features) {
                    *product += feature * f64::from(*other);
                }
                self.targets[row] += feature * f64::from(target);
            }
            at += row + 1;
        }
        self.count += 1;
    }

    /// Returns the weights. `ridge` draws them towards zero, like that number of observations in which only
    /// one feature is 1 and the target is 0. So features that never differ, or always together, do no harm.
    pub fn solve(&self, ridge: f64) -> Vec<f32> {
        let n = self.width;
        let at = |row: usize, column: usize| row * (row + 1) / 2 + column;
        // Cholesky: the products become the lower factor.
        let mut lower = self.products.clone();
        for row in 0..n {
            lower[at(row, row)] += ridge;
        }
        for row in 0..n {
            for column in 0..=row {
                let dot: f64 = (0..column).map(|k| lower[at(row, k)] * lower[at(column, k)]).sum();
                let rest = lower[at(row, column)] - dot;
                lower[at(row, column)] =
                    if row == column { rest.max(1e-12).sqrt() } else { rest / lower[at(column, column)] };
            }
        }
        let mut weights = self.targets.clone();
        for row in 0..n {
            let dot: f64 = (0..row).map(|k| lower[at(row, k)] * weights[k]).sum();
            weights[row] = (weights[row] - dot) / lower[at(row, row)];
        }
        for row in (0..n).rev() {
            let dot: f64 = (row + 1..n).map(|k| lower[at(k, row)] * weights[k]).sum();
            weights[row] = (weights[row] - dot) / lower[at(row, row)];
        }
        weights.into_iter().map(|weight| weight as f32).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plane_is_found() {
        let mut sums = LeastSquares::new(4);
        for x in 0..6 {
            for y in 0..6 {
                let (x, y) = (x as f32, y as f32);
                // The last feature is always 0.
                sums.add(&[1.0, x, y, 0.0], 3.0 - 2.0 * x + 0.5 * y);
            }
        }
        let weights = sums.solve(1e-6);
        for (found, real) in weights.iter().zip([3.0, -2.0, 0.5, 0.0]) {
            assert!((found - real).abs() < 1e-3, "{weights:?}");
        }
    }
}
