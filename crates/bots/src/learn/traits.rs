//! What is looked at to choose fast.

use contract::{ChaCha8Rng, Choices, Rules, Seat};

use super::Table;
use crate::search::Policy;

/// What speaks for and against a choice.
///
/// As of [`Policy`]: whatever is looked at is in the view of the seat.
pub trait Traits<R: Rules>: Send + Sync + 'static {
    /// Their names, by their numbers.
    fn names(&self) -> Vec<String>;

    /// Which row of weights is for this world.
    fn group(&self, rules: &R, world: &R::State) -> u32;

    /// Tells `note` the traits of each choice: the place of the choice, the number of the trait, how much of it.
    fn write(
        &self,
        rules: &R,
        world: &R::State,
        seat: Seat,
        choices: &[R::Intent],
        note: &mut dyn FnMut(usize, usize, f32),
    );
}

/// Chooses what has the greatest sum of weighted traits.
pub struct Inclined<T> {
    pub(super) traits: T,
    pub(super) table: &'static Table,
}

impl<T> Inclined<T> {
    /// With the weights of a table.
    pub const fn new(traits: T, table: &'static Table) -> Self {
        Self { traits, table }
    }
}

impl<R: Rules, T: Traits<R>> Policy<R> for Inclined<T> {
    fn choose(
        &self,
        rules: &R,
        world: &R::State,
        seat: Seat,
        choices: &Choices<R::Intent>,
        _: &mut ChaCha8Rng,
    ) -> R::Intent {
        let weights = self.table.row(self.traits.group(rules, world));
        let mut sums = vec![0.0_f32; choices.intents.len()];
        self.traits.write(rules, world, seat, &choices.intents, &mut |choice, number, much| {
            sums[choice] += weights.get(number).copied().unwrap_or_default() * much;
        });
        // Of equals the first.
        let mut best = 0;
        for (choice, sum) in sums.iter().enumerate() {
            if *sum > sums[best] {
                best = choice;
            }
        }
        choices.intents[best].clone()
    }
}
