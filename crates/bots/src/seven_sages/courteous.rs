//! How levels of The Seven Sages behave among others.

use std::time::Duration;

use ::seven_sages::{Intent, SevenSages, Stage, State, View};
use contract::{Allowance, ChaCha8Rng, Choices, Observer, People, Player, Rules, Seat, Unit, Weighed};

use super::Heuristic;
use crate::search::Knowing;

/// A player that leaves all talk to the rules of thumb, also what closes a deal: whoever tries each word for itself offers and
/// takes back on end, and wins no more by it (docs/players.md).
pub struct Courteous(pub Box<dyn Player<SevenSages>>);

/// Whether players talk: negotiate, or give each other cards.
fn is_talk(view: &View) -> bool {
    match view.stage {
        Stage::Negotiate { .. } | Stage::Exchange { .. } => true,
        Stage::ChooseSage { .. }
        | Stage::Join { .. }
        | Stage::Side { .. }
        | Stage::Speak { .. }
        | Stage::Fight { .. }
        | Stage::HandOver { .. }
        | Stage::Discard { .. }
        | Stage::TakeCrystal { .. }
        | Stage::MovePawn { .. }
        | Stage::Over { .. } => false,
    }
}

impl Player<SevenSages> for Courteous {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn decide(
        &self,
        rules: &SevenSages,
        view: &View,
        choices: &Choices<Intent>,
        rng: &mut ChaCha8Rng,
    ) -> Intent {
        self.decide_within(rules, view, choices, rng, Allowance::WHOLE)
    }

    fn decide_within(
        &self,
        rules: &SevenSages,
        view: &View,
        choices: &Choices<Intent>,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Intent {
        if is_talk(view) {
            return Heuristic.decide(rules, view, choices, rng);
        }
        self.0.decide_within(rules, view, choices, rng, allowance)
    }

    fn thinks(&self) -> Duration {
        self.0.thinks()
    }

    fn weigh(
        &self,
        rules: &SevenSages,
        view: &View,
        choices: &Choices<Intent>,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Option<Vec<Weighed>> {
        if is_talk(view) {
            return None;
        }
        self.0.weigh(rules, view, choices, rng, allowance)
    }

    fn unit(&self) -> Unit {
        self.0.unit()
    }

    fn waits(
        &self,
        rules: &SevenSages,
        view: &View,
        you: Seat,
        intent: &Intent,
        people: People,
        rng: &mut ChaCha8Rng,
    ) -> bool {
        Heuristic.waits(rules, view, you, intent, people, rng)
    }
}

/// The same with a player that sees everything: talk is left to the same rules of thumb.
pub(super) struct CourteousKnowing(pub(super) Box<dyn Knowing<SevenSages>>);

impl Knowing<SevenSages> for CourteousKnowing {
    fn decide_knowing(
        &self,
        rules: &SevenSages,
        world: &State,
        seat: Seat,
        choices: &Choices<Intent>,
        rng: &mut ChaCha8Rng,
    ) -> Intent {
        let view = rules.view(world, Observer::Seat(seat));
        if is_talk(&view) {
            return Heuristic.decide(rules, &view, choices, rng);
        }
        self.0.decide_knowing(rules, world, seat, choices, rng)
    }
}
