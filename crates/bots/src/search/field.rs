//! The choices that are still compared.

use contract::{Behind, Weighed};

/// Choices with the sums of their worths, each in the same worlds.
#[derive(Debug)]
pub(super) struct Field {
    runners: Vec<Runner>,
    worlds: u32,
    /// The dropped choices, in the order in which they were dropped.
    out: Vec<Runner>,
    /// True if the worth of each choice in each world is remembered, for the error of a difference.
    remembers: bool,
}

/// One of the choices.
#[derive(Clone, Debug)]
struct Runner {
    /// Its index in the list that was offered.
    choice: usize,
    sum: f64,
    /// The worth in the current world.
    fresh: f32,
    /// The number of worlds in which it was tried.
    worlds: u32,
    /// Its worth in each of them, if that is remembered.
    worths: Vec<f32>,
}

impl Field {
    /// Creates the field of this number of choices.
    pub(super) fn of(choices: usize) -> Self {
        let runner = |choice| Runner { choice, sum: 0.0, fresh: 0.0, worlds: 0, worths: Vec::new() };
        let runners = (0..choices).map(runner).collect();
        Self { runners, worlds: 0, out: Vec::new(), remembers: false }
    }

    /// Creates the same field, which remembers the worth of each choice in each world: four bytes for each.
    pub(super) fn remembering(choices: usize) -> Self {
        Self { remembers: true, ..Self::of(choices) }
    }

    pub(super) const fn len(&self) -> usize {
        self.runners.len()
    }

    /// Tries all choices in one more world. If `worth` stops in the middle, the world is ignored and the
    /// result is false.
    pub(super) fn try_all(&mut self, mut worth: impl FnMut(usize) -> Option<f32>) -> bool {
        for runner in &mut self.runners {
            let Some(worth) = worth(runner.choice) else { return false };
            runner.fresh = worth;
        }
        for runner in &mut self.runners {
            runner.sum += f64::from(runner.fresh);
            runner.worlds += 1;
            if self.remembers {
                runner.worths.push(runner.fresh);
            }
        }
        self.worlds += 1;
        true
    }

    /// Keeps this number of choices, the best; of equal ones those that were offered first.
    pub(super) fn keep(&mut self, most: usize) {
        self.runners.sort_by(|a, b| b.sum.total_cmp(&a.sum).then(a.choice.cmp(&b.choice)));
        while self.runners.len() > most.max(1)
            && let Some(last) = self.runners.pop()
        {
            self.out.push(last);
        }
    }

    /// Forgets the worths and the dropped choices, to compare the rest in another way.
    pub(super) fn forget(&mut self) {
        self.out.clear();
        self.runners.sort_by_key(|runner| runner.choice);
        for runner in &mut self.runners {
            (runner.sum, runner.worlds) = (0.0, 0);
            runner.worths.clear();
        }
        self.worlds = 0;
    }

    /// Returns all compared choices, the best first, with their average worth. Dropped choices come after the
    /// others.
    pub(super) fn ranked(mut self) -> Vec<Weighed> {
        self.keep(usize::MAX);
        let best = self.runners.first();
        let all = self.runners.iter().chain(self.out.iter().rev());
        all.map(|runner| {
            let best = best.filter(|best| best.choice != runner.choice);
            let behind = best.and_then(|best| behind(&best.worths, &runner.worths));
            Weighed { choice: runner.choice, worth: runner.mean(), behind }
        })
        .collect()
    }
}

impl Runner {
    /// Returns the average worth.
    fn mean(&self) -> f32 {
        (self.sum / f64::from(self.worlds.max(1))) as f32
    }
}

/// Returns the distance of one choice to the other in the worlds in which both were tried, which are the
/// first of each. With fewer than two worlds the error is unknown, and the result is `None`.
fn behind(best: &[f32], other: &[f32]) -> Option<Behind> {
    let differences = || best.iter().zip(other).map(|(best, other)| f64::from(*best) - f64::from(*other));
    let worlds = differences().count();
    if worlds < 2 {
        return None;
    }
    let count = worlds as f64;
    let by = differences().sum::<f64>() / count;
    let variance = differences().map(|one| (one - by).powi(2)).sum::<f64>() / (count - 1.0);
    Some(Behind { by: by as f32, error: (variance / count).sqrt() as f32 })
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
        // A world that is not tried with all of them is ignored.
        assert!(!field.try_all(|choice| (choice == 1).then_some(-9.0)));
        assert!(field.try_all(|choice| Some(if choice == 2 { 4.0 } else { 0.0 })));
        let ranked: Vec<_> = field.ranked().iter().map(|one| (one.choice, one.worth)).collect();
        assert_eq!(ranked, [(2, 3.5), (1, 1.5), (3, 2.0), (0, 1.0)]);
    }

    #[test]
    fn how_sure_a_difference_is_comes_of_the_worlds_that_both_were_tried_in() {
        let mut field = Field::remembering(3);
        // Worlds differ by far more than choices do: a comparison needs the same worlds.
        let worlds = [-40.0, 10.0, 25.0, 90.0];
        let better = [1.0, 2.0, 3.0, 2.0];
        for world in 0..4 {
            if world == 2 {
                field.keep(2);
            }
            assert!(field.try_all(|choice| match choice {
                0 => Some(worlds[world]),
                1 => Some(worlds[world] + better[world]),
                _ => Some(-500.0 + world as f32),
            }));
        }
        let ranked = field.ranked();
        let choices: Vec<_> = ranked.iter().map(|one| one.choice).collect();
        assert_eq!(choices, [1, 0, 2]);
        assert_eq!(ranked[0].behind, None, "the best is behind nobody");
        // Differences 1, 2, 3, 2: mean 2, variance 2/3, standard error of the mean the root of 1/6.
        let Behind { by, error } = ranked[1].behind.unwrap();
        assert!((by - 2.0).abs() < 1e-6 && (error - (1.0_f32 / 6.0).sqrt()).abs() < 1e-6, "{by}, {error}");
        // It was dropped after two worlds: 461 and 511 less.
        let Behind { by, error } = ranked[2].behind.unwrap();
        assert!((by - 486.0).abs() < 1e-3 && (error - 25.0).abs() < 1e-3, "{by}, {error}");
    }

    #[test]
    fn of_one_world_nobody_knows_how_sure_it_is() {
        let mut field = Field::remembering(2);
        assert!(field.try_all(|choice| Some(choice as f32)));
        assert!(field.ranked().iter().all(|one| one.behind.is_none()));
        let mut forgets = Field::of(2);
        for _ in 0..3 {
            assert!(forgets.try_all(|choice| Some(choice as f32)));
        }
        assert!(forgets.ranked().iter().all(|one| one.behind.is_none()), "nobody asked for it");
    }
}
