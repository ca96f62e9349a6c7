//! The traits by which a choice is made fast.

use contract::{ChaCha8Rng, Choices, Rules, Seat, below};

use super::Table;
use crate::search::Policy;

/// The arguments for and against a choice.
///
/// As in [`Policy`], they use only facts in the view of the seat.
pub trait Traits<R: Rules>: Send + Sync + 'static {
    /// Returns the names, by their numbers.
    fn names(&self) -> Vec<String>;

    /// Returns the group of this world, which selects its row of weights.
    fn group(&self, rules: &R, world: &R::State) -> u32;

    /// Passes the traits of each choice to `note`: the index of the choice, the number of the trait, its
    /// amount.
    fn write(
        &self,
        rules: &R,
        world: &R::State,
        seat: Seat,
        choices: &[R::Intent],
        note: &mut dyn FnMut(usize, usize, f32),
    );
}

/// A policy that chooses by sums of weighted traits.
pub struct Inclined<T> {
    pub(super) traits: T,
    pub(super) table: &'static Table,
    draws: bool,
}

impl<T> Inclined<T> {
    /// Creates it with the weights of a table. It takes the choice with the greatest sum.
    pub const fn new(traits: T, table: &'static Table) -> Self {
        Self { traits, table, draws: false }
    }

    /// Creates it with the weights of a table. It takes each choice with the expected frequency of the
    /// imitated player, so that worlds also differ in the others' choices.
    pub const fn drawing(traits: T, table: &'static Table) -> Self {
        Self { traits, table, draws: true }
    }
}

impl<R: Rules, T: Traits<R>> Policy<R> for Inclined<T> {
    fn choose(
        &self,
        rules: &R,
        world: &R::State,
        seat: Seat,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent {
        let weights = self.table.row(self.traits.group(rules, world));
        let mut sums = vec![0.0_f32; choices.intents.len()];
        self.traits.write(rules, world, seat, &choices.intents, &mut |choice, number, much| {
            sums[choice] += weights.get(number).copied().unwrap_or_default() * much;
        });
        let choice = if self.draws { drawn(&sums, rng) } else { greatest(&sums) };
        choices.intents[choice].clone()
    }
}

/// Returns the index of the greatest sum, the first of equal ones.
fn greatest(sums: &[f32]) -> usize {
    let mut best = 0;
    for (choice, sum) in sums.iter().enumerate() {
        if *sum > sums[best] {
            best = choice;
        }
    }
    best
}

/// Draws an index with a probability proportional to e to the power of its sum, as the regression assumes.
fn drawn(sums: &[f32], rng: &mut ChaCha8Rng) -> usize {
    let most = sums[greatest(sums)];
    let all: f32 = sums.iter().map(|sum| power(sum - most)).sum();
    let mut left = all * (below(rng, 1 << 24) as f32 / (1 << 24) as f32);
    for (choice, sum) in sums.iter().enumerate() {
        left -= power(sum - most);
        if left < 0.0 {
            return choice;
        }
    }
    greatest(sums)
}

/// Returns approximately e to the power of a number that is not above 0, the same on every machine: the 256th
/// power of an approximation of the 256th root.
fn power(exponent: f32) -> f32 {
    let root = (1.0 + exponent / 256.0).max(0.0);
    (0..8).fold(root, |power, _| power * power)
}

#[cfg(test)]
mod tests {
    use contract::{Purpose, Seed};

    use super::*;

    #[test]
    fn choices_are_drawn_as_often_as_their_sums_say() {
        for exponent in [0.0_f32, -0.5, -1.0, -4.0] {
            assert!((power(exponent) - exponent.exp()).abs() < 0.01, "{exponent}");
        }
        assert_eq!(power(-1e9), 0.0);
        let mut rng = Seed::from_bytes([4; 32]).stream(Purpose(1), 0);
        let mut drawn_of = [0_u32; 3];
        // Two to one, and one with practically no chance.
        let sums = [5.0, 5.0 - std::f32::consts::LN_2, -300.0];
        (0..9_000).for_each(|_| drawn_of[drawn(&sums, &mut rng)] += 1);
        assert!((5_800..6_200).contains(&drawn_of[0]) && drawn_of[2] == 0, "{drawn_of:?}");
    }
}
