//! Plays an imagined world on, and says how it stands then.

use contract::{BySeat, ChaCha8Rng, Log, Phase, Rules, Seat};

use super::{Evaluate, Policy, ahead};

/// What a world that has been left is worth to a seat.
pub(super) struct PlayOn<'a, R, E, P> {
    pub(super) rules: &'a R,
    pub(super) evaluate: &'a E,
    pub(super) policy: &'a P,
    pub(super) me: Seat,
    /// The round in which the world is left.
    pub(super) until: u32,
    /// What a victory is worth besides being ahead, when the match is over.
    pub(super) victory: f32,
}

/// Steps after which a world is left however long its round is: talks may go on and on.
const MOST_STEPS: u32 = 400;

impl<R: Rules, E: Evaluate<R>, P: Policy<R>> PlayOn<'_, R, E, P> {
    /// Everybody plays on by the policy, each with chance of their own.
    pub(super) fn to_the_horizon(&self, world: &mut R::State, chance: &mut BySeat<ChaCha8Rng>) -> f32 {
        let mut log = Log::unread();
        for _ in 0..MOST_STEPS.max(if self.until == u32::MAX { R::INFO.max_steps } else { 0 }) {
            let phase = self.rules.phase(world);
            let waiting = match &phase {
                Phase::Over(_) => break,
                _ if self.evaluate.round(self.rules, world) >= self.until => break,
                phase => phase.waiting(),
            };
            let Some(seat) = waiting.iter().next() else { break };
            let mut choices = self.rules.options(world, seat);
            let intent = match choices.intents.len() {
                0 => break,
                1 => choices.intents.remove(0),
                _ => self.policy.choose(self.rules, world, seat, &choices, &mut chance[seat]),
            };
            self.rules.carry_out(world, seat, &intent, &mut log);
        }
        self.stands(world)
    }

    /// How it stands.
    pub(super) fn stands(&self, world: &R::State) -> f32 {
        let empty = self.rules.empty_seats(world);
        // A seat that nobody holds cannot win, unless it is one's own.
        let out = empty.without(self.me);
        match self.rules.phase(world) {
            Phase::Over(outcome) => {
                let won = f32::from(u8::from(outcome.places[self.me] == 1));
                let shared = outcome.winners().count().max(1) as f32;
                let ahead = ahead(self.rules, self.me, out, |seat| self.evaluate.reached(&outcome, seat));
                ahead + self.victory * won / shared
            }
            Phase::Sealed { .. } | Phase::Open(_) | Phase::Meanwhile { .. } => {
                ahead(self.rules, self.me, out, |seat| self.evaluate.expected(self.rules, world, seat))
            }
        }
    }
}
