//! Playing an imagined world on, and its evaluation.

use contract::{BySeat, ChaCha8Rng, Choices, Log, Observer, Phase, Rules, Seat};

use super::{Evaluate, Policy, ahead};

/// The evaluation of a world for a seat, after it was played to the horizon.
pub(super) struct PlayOn<'a, R, E, P> {
    pub(super) rules: &'a R,
    pub(super) evaluate: &'a E,
    pub(super) policy: &'a P,
    pub(super) me: Seat,
    /// The round in which the world is left.
    pub(super) until: u32,
    /// The value of a victory in addition to the lead, in a finished match.
    pub(super) victory: f32,
    /// The number of worlds for the own next decision, see [`Shape::replies`](super::Shape).
    pub(super) replies: u32,
}

/// The maximum length of the list at the own next decision; longer lists are left to the policy.
const REPLIES: usize = 16;

/// The maximum number of steps of a world, however long its round is: talks may continue for long.
const MOST_STEPS: u32 = 400;

impl<R: Rules, E: Evaluate<R>, P: Policy<R>> PlayOn<'_, R, E, P> {
    /// Plays on by the policy, with a random stream for each seat.
    pub(super) fn to_the_horizon(&self, world: &mut R::State, chance: &mut BySeat<ChaCha8Rng>) -> f32 {
        let mut log = Log::unread();
        let mut replies = self.replies;
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
                2..=REPLIES if replies > 0 && seat == self.me => {
                    let reply = self.reply(world, &choices, chance, std::mem::take(&mut replies));
                    choices.intents.swap_remove(reply)
                }
                _ => self.policy.choose(self.rules, world, seat, &choices, &mut chance[seat]),
            };
            self.rules.carry_out(world, seat, &intent, &mut log);
        }
        self.stands(world)
    }

    /// Returns the own choice with the best result in this number of worlds, which the player could not
    /// distinguish from this one at that time.
    fn reply(
        &self,
        world: &R::State,
        choices: &Choices<R::Intent>,
        chance: &mut BySeat<ChaCha8Rng>,
        worlds: u32,
    ) -> usize {
        let view = self.rules.view(world, Observer::Seat(self.me));
        let by_policy = PlayOn { replies: 0, ..*self };
        let mut sums = vec![0.0_f32; choices.intents.len()];
        for _ in 0..worlds {
            let Ok(imagined) = self.rules.imagine(&view, &mut chance[self.me]) else { break };
            for (sum, intent) in sums.iter_mut().zip(&choices.intents) {
                let mut imagined = imagined.clone();
                self.rules.carry_out(&mut imagined, self.me, intent, &mut Log::unread());
                *sum += by_policy.to_the_horizon(&mut imagined, &mut chance.clone());
            }
        }
        // `max_by` returns the last of equal elements; the first is needed.
        let best = sums.iter().enumerate().rev().max_by(|a, b| a.1.total_cmp(b.1));
        best.map_or(0, |(choice, _)| choice)
    }

    /// Evaluates the world.
    pub(super) fn stands(&self, world: &R::State) -> f32 {
        let empty = self.rules.empty_seats(world);
        // A seat without a player cannot win, except the own one.
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

#[cfg(test)]
mod tests {
    use contract::{Purpose, SeatCount, Seed};
    use toys::{Goof, goof};

    use super::*;
    use crate::search::{Anything, AtTheEnd};

    /// Returns the worth of a match in which all bids are random, except one own bid.
    #[test]
    fn whoever_thinks_about_the_next_decision_expects_to_decide_well() {
        let rules = Goof::new(SeatCount::new(2).unwrap(), goof::Options { cards: 6, teams: false }).unwrap();
        let worth = |replies: u32| {
            let me = rules.seats().seats().next().unwrap();
            let policy = &Anything;
            let play = PlayOn {
                rules: &rules,
                evaluate: &AtTheEnd,
                policy,
                me,
                until: u32::MAX,
                victory: 0.0,
                replies,
            };
            let of = |deal: u8| {
                let seed = Seed::from_bytes([deal; 32]);
                let mut chance =
                    BySeat::new_with(rules.seats(), |seat| seed.stream(Purpose(1), seat.number() as u32));
                play.to_the_horizon(&mut rules.start(seed.clone()), &mut chance)
            };
            (0..250).map(of).sum::<f32>() / 250.0
        };
        let (by_policy, with_reply) = (worth(0), worth(4));
        assert!(with_reply > by_policy + 0.3, "{by_policy} by the policy, {with_reply} with a reply");
    }
}
