//! A player that decides by first impressions, with errors.

use contract::{Allowance, ChaCha8Rng, Choices, Player, Rules, Unit, Weighed, below};

use super::{
    Budget, Evaluate, Policy, Shape,
    budget::Purse,
    thinker::{Thinker, Worlds, seed_of},
};

/// A player that tries every choice in a few imagined worlds, and adds a random error to the result. The
/// closer two choices are, the more often it takes the worse one, as people do. Its decisions always take the
/// same time.
#[derive(Clone, Debug)]
pub struct Hunch<E, P> {
    /// The name in lists.
    pub name: &'static str,
    /// The evaluation at the horizon.
    pub evaluate: E,
    /// The policy by which all seats play on.
    pub policy: P,
    /// The number of rounds that worlds are played on.
    pub rounds: u32,
    /// The number of worlds in which each choice is tried.
    pub worlds: u32,
    /// The standard deviation of the error of each choice, in the unit of the evaluation.
    pub error: f32,
}

impl<R: Rules, E: Evaluate<R>, P: Policy<R>> Player<R> for Hunch<E, P> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn decide(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent {
        let seen = self.weigh(rules, view, choices, rng, Allowance::WHOLE);
        let best = seen.and_then(|seen| seen.first().map(|best| best.choice));
        choices.intents[best.unwrap_or(0)].clone()
    }

    /// Returns its estimates, errors included.
    fn weigh(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
        _: Allowance<'_>,
    ) -> Option<Vec<Weighed>> {
        if choices.intents.len() <= 1 {
            return None;
        }
        let (evaluate, policy) = (&self.evaluate, &self.policy);
        let shape = &Shape { rounds: self.rounds, field: usize::MAX, glances: 0, victory: 0.0, replies: 0 };
        let (seed, purse) = (seed_of(rng), Purse::new(Budget::Plays(u32::MAX)));
        let worlds = Worlds::Imagined;
        let thinker =
            Thinker { rules, evaluate, policy, view, worlds, choices, shape, seed, purse, me: None };
        let mut seen = thinker.impressions(self.worlds)?;
        for Weighed { worth, .. } in &mut seen {
            *worth += self.error * mistake(rng);
        }
        // Of equal ones the first: in the order before the errors.
        seen.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        Some(seen)
    }

    fn unit(&self) -> Unit {
        self.evaluate.unit()
    }
}

/// Returns an approximately normal number with mean 0 and deviation 1. It is the sum of twelve numbers
/// between -1/2 and 1/2, without functions that differ from machine to machine.
fn mistake(rng: &mut ChaCha8Rng) -> f32 {
    (0..12).map(|_| below(rng, 1 << 16) as f32 / 65536.0 - 0.5).sum()
}

#[cfg(test)]
mod tests {
    use contract::{Purpose, Seed};

    use super::*;

    #[test]
    fn mistakes_have_no_side_and_a_deviation_of_one() {
        let mut rng = Seed::from_bytes([3; 32]).stream(Purpose(1), 0);
        let drawn: Vec<f32> = (0..20_000).map(|_| mistake(&mut rng)).collect();
        let mean = drawn.iter().sum::<f32>() / drawn.len() as f32;
        let square = drawn.iter().map(|x| x * x).sum::<f32>() / drawn.len() as f32;
        assert!(mean.abs() < 0.03 && (square - 1.0).abs() < 0.05, "{mean}, {square}");
    }
}
