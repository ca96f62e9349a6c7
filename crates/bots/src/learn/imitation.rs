//! Learning by imitation of another player: multinomial logistic regression.

use contract::{Rules, Seat};

use super::Traits;

/// One decision: the traits of all choices, and the one that was taken.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The group of weights that it teaches.
    pub group: u32,
    /// The traits by choice: their numbers, and their amounts.
    pub choices: Vec<Vec<(u32, f32)>>,
    /// The index of the choice that was taken.
    pub taken: usize,
}

impl Lesson {
    /// Creates the lesson of a decision in a world; `None` if `taken` is not among the choices.
    pub fn of<R: Rules>(
        traits: &impl Traits<R>,
        rules: &R,
        world: &R::State,
        seat: Seat,
        choices: &[R::Intent],
        taken: &R::Intent,
    ) -> Option<Self> {
        let taken = choices.iter().position(|choice| choice == taken)?;
        let mut rows = vec![Vec::new(); choices.len()];
        traits.write(rules, world, seat, choices, &mut |choice, number, much| {
            rows[choice].push((number as u32, much));
        });
        Some(Self { group: traits.group(rules, world), choices: rows, taken })
    }
}

/// The weights of one group during learning (AdaGrad, one lesson at a time in the given order).
#[derive(Clone, Debug)]
pub struct Imitation {
    weights: Vec<f32>,
    squares: Vec<f32>,
}

/// The step of a weight that was never changed.
const STEP: f32 = 0.1;

/// The initial sum of squared slopes of a known weight.
const KNOWN: f32 = 20.0;

impl Imitation {
    /// Creates weights of 0 for this number of traits.
    pub fn new(width: usize) -> Self {
        Self { weights: vec![0.0; width], squares: vec![1e-6; width] }
    }

    /// Continues from these weights, which change more slowly.
    pub fn from(weights: &[f32]) -> Self {
        Self { weights: weights.to_vec(), squares: vec![KNOWN; weights.len()] }
    }

    /// Returns the weights.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    fn sums(&self, lesson: &Lesson) -> Vec<f32> {
        let sum =
            |row: &Vec<(u32, f32)>| row.iter().map(|(n, much)| self.weights[*n as usize] * much).sum::<f32>();
        lesson.choices.iter().map(sum).collect()
    }

    /// Returns true if the weights would choose the one that was taken.
    pub fn agrees(&self, lesson: &Lesson) -> bool {
        let sums = self.sums(lesson);
        let own = sums[lesson.taken];
        sums.iter().enumerate().all(|(n, sum)| n == lesson.taken || *sum < own)
    }

    /// Learns from a decision.
    pub fn learn(&mut self, lesson: &Lesson) {
        let sums = self.sums(lesson);
        let most = sums.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let parts: Vec<f32> = sums.iter().map(|sum| (sum - most).exp()).collect();
        let all: f32 = parts.iter().sum();
        for (choice, row) in lesson.choices.iter().enumerate() {
            let wrong = f32::from(u8::from(choice == lesson.taken)) - parts[choice] / all;
            for (number, much) in row {
                let (number, slope) = (*number as usize, wrong * much);
                self.squares[number] += slope * slope;
                self.weights[number] += STEP * slope / self.squares[number].sqrt();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A player who takes the larger of two first traits, and ignores the second.
    #[test]
    fn a_preference_is_learned() {
        let mut imitation = Imitation::new(2);
        let lesson = |n: u32| {
            let (a, b) = ((n * 7 % 11) as f32, (n * 5 % 11) as f32);
            let noise = |n: u32| (n * 3 % 7) as f32;
            let choices = vec![vec![(0, a), (1, noise(n))], vec![(0, b), (1, noise(n + 1))]];
            Lesson { group: 0, choices, taken: usize::from(b > a) }
        };
        let unequal = || (1..2000).map(lesson).filter(|lesson| lesson.choices[0][0] != lesson.choices[1][0]);
        unequal().for_each(|lesson| imitation.learn(&lesson));
        let right = unequal().filter(|lesson| imitation.agrees(lesson)).count();
        assert!(right * 100 > unequal().count() * 97, "{right}: {:?}", imitation.weights());
    }
}
