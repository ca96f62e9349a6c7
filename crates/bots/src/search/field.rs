//! The choices that are still compared.

/// Choices with the sums of what they were worth, in the same worlds each.
#[derive(Debug)]
pub(super) struct Field {
    runners: Vec<Runner>,
    worlds: u32,
}

/// One of them.
#[derive(Clone, Copy, Debug)]
struct Runner {
    /// Its place in the list that was offered.
    choice: usize,
    sum: f64,
    /// In the world that is being tried.
    fresh: f32,
}

impl Field {
    /// All of so many choices.
    pub(super) fn of(choices: usize) -> Self {
        let runner = |choice| Runner { choice, sum: 0.0, fresh: 0.0 };
        Self { runners: (0..choices).map(runner).collect(), worlds: 0 }
    }

    pub(super) const fn len(&self) -> usize {
        self.runners.len()
    }

    /// Tries all in one more world. Counts nothing of it if `worth` gives up in the middle; whether it did not.
    pub(super) fn try_all(&mut self, mut worth: impl FnMut(usize) -> Option<f32>) -> bool {
        for runner in &mut self.runners {
            let Some(worth) = worth(runner.choice) else { return false };
            runner.fresh = worth;
        }
        for runner in &mut self.runners {
            runner.sum += f64::from(runner.fresh);
        }
        self.worlds += 1;
        true
    }

    /// Keeps so many, the best; of equals those that were offered first.
    pub(super) fn keep(&mut self, most: usize) {
        self.runners.sort_by(|a, b| b.sum.total_cmp(&a.sum).then(a.choice.cmp(&b.choice)));
        self.runners.truncate(most.max(1));
    }

    /// Forgets what they were worth, to compare them in another way.
    pub(super) fn forget(&mut self) {
        self.runners.sort_by_key(|runner| runner.choice);
        self.runners.iter_mut().for_each(|runner| runner.sum = 0.0);
        self.worlds = 0;
    }

    /// What is left, the best first, with what each is worth on average.
    pub(super) fn ranked(mut self) -> Vec<(usize, f32)> {
        self.keep(usize::MAX);
        let worlds = f64::from(self.worlds.max(1));
        self.runners.iter().map(|runner| (runner.choice, (runner.sum / worlds) as f32)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_half_stays() {
        let mut field = Field::of(4);
        let worth = [1.0, 3.0, 3.0, 2.0];
        assert!(field.try_all(|choice| Some(worth[choice])));
        field.keep(2);
        assert_eq!(field.len(), 2);
        // A world that is not tried with all of them counts for nothing.
        assert!(!field.try_all(|choice| (choice == 1).then_some(-9.0)));
        assert!(field.try_all(|choice| Some(if choice == 2 { 4.0 } else { 0.0 })));
        assert_eq!(field.ranked(), [(2, 3.5), (1, 1.5)]);
    }
}
