//! The choices that are still compared.

use contract::Weighed;

/// Choices with the sums of what they were worth, in the same worlds each.
#[derive(Debug)]
pub(super) struct Field {
    runners: Vec<Runner>,
    worlds: u32,
    /// Those that fell out, in the order in which they did.
    out: Vec<Weighed>,
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
        Self { runners: (0..choices).map(runner).collect(), worlds: 0, out: Vec::new() }
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
        let worlds = f64::from(self.worlds.max(1));
        while self.runners.len() > most.max(1)
            && let Some(last) = self.runners.pop()
        {
            self.out.push(last.weighed(worlds));
        }
    }

    /// Forgets what they were worth, and who fell out, to compare those that are left in another way.
    pub(super) fn forget(&mut self) {
        self.out.clear();
        self.runners.sort_by_key(|runner| runner.choice);
        self.runners.iter_mut().for_each(|runner| runner.sum = 0.0);
        self.worlds = 0;
    }

    /// All that were compared, the best first, with what each was worth on average; whoever fell out stands behind
    /// those that did not.
    pub(super) fn ranked(mut self) -> Vec<Weighed> {
        self.keep(usize::MAX);
        let worlds = f64::from(self.worlds.max(1));
        let left = self.runners.iter().map(|runner| runner.weighed(worlds));
        left.chain(self.out.iter().rev().copied()).collect()
    }
}

impl Runner {
    /// What it was worth on average.
    fn weighed(&self, worlds: f64) -> Weighed {
        Weighed { choice: self.choice, worth: (self.sum / worlds) as f32 }
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
        let ranked: Vec<_> = field.ranked().iter().map(|one| (one.choice, one.worth)).collect();
        assert_eq!(ranked, [(2, 3.5), (1, 1.5), (3, 2.0), (0, 1.0)]);
    }
}
