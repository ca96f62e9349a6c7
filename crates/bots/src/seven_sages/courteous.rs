//! How levels of The Seven Sages behave among others.

use std::time::Duration;

use ::seven_sages::{Intent, SevenSages, Stage, State, View};
use contract::{Allowance, ChaCha8Rng, Choices, Observer, People, Player, Rules, Seat, Unit, Weighed};

use super::Heuristic;
use crate::search::Knowing;

/// A player that is brief in talks: it thinks about whom to ally with, and leaves what it gives and shows to the rules of
/// thumb. Whoever tries each word for itself offers and takes back on end (docs/contribute/strength.md).
pub struct Courteous {
    /// Who thinks.
    pub player: Box<dyn Player<SevenSages>>,
    /// Whether it thinks about allies; otherwise they are left to the rules of thumb as well.
    pub offers: bool,
}

/// What players do together.
enum Talk {
    /// They look for allies. These choices lead to an alliance, or wait for one; nothing that was offered is taken back.
    Offers(Choices<Intent>),
    /// They give each other cards.
    Gifts,
}

/// `None` where nobody talks.
fn talk(view: &View, choices: &Choices<Intent>) -> Option<Talk> {
    match view.stage {
        Stage::Negotiate { .. } => {
            let intents = choices.intents.iter().filter(|intent| leads_on(intent)).cloned().collect();
            Some(Talk::Offers(Choices { intents, complete: false, back: None }))
        }
        Stage::Exchange { .. } => Some(Talk::Gifts),
        Stage::ChooseSage { .. }
        | Stage::Join { .. }
        | Stage::Side { .. }
        | Stage::Speak { .. }
        | Stage::Fight { .. }
        | Stage::HandOver { .. }
        | Stage::Discard { .. }
        | Stage::TakeCrystal { .. }
        | Stage::MovePawn { .. }
        | Stage::Over { .. } => None,
    }
}

/// Whether something that is said while allies are looked for leads to an alliance, or waits for one.
const fn leads_on(intent: &Intent) -> bool {
    match intent {
        Intent::Accept { .. } | Intent::Propose { .. } | Intent::Listen => true,
        Intent::Choose { .. }
        | Intent::Withdraw { .. }
        | Intent::NoDeal { .. }
        | Intent::WalkAway
        | Intent::Show { .. }
        | Intent::Join { .. }
        | Intent::Side { .. }
        | Intent::Alone
        | Intent::LetSpeak
        | Intent::With { .. }
        | Intent::Against
        | Intent::Give { .. }
        | Intent::Ready
        | Intent::Play { .. }
        | Intent::Cast { .. }
        | Intent::Pass
        | Intent::Skip
        | Intent::HandOver { .. }
        | Intent::Discard { .. }
        | Intent::TakeCrystal { .. }
        | Intent::MovePawn { .. } => false,
    }
}

impl Player<SevenSages> for Courteous {
    fn name(&self) -> &'static str {
        self.player.name()
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
        match talk(view, choices) {
            Some(Talk::Offers(offers)) if self.offers && offers.intents.len() > 1 => {
                self.player.decide_within(rules, view, &offers, rng, allowance)
            }
            Some(Talk::Offers(_) | Talk::Gifts) => Heuristic.decide(rules, view, choices, rng),
            None => self.player.decide_within(rules, view, choices, rng, allowance),
        }
    }

    fn thinks(&self) -> Duration {
        self.player.thinks()
    }

    fn weigh(
        &self,
        rules: &SevenSages,
        view: &View,
        choices: &Choices<Intent>,
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Option<Vec<Weighed>> {
        match talk(view, choices) {
            Some(Talk::Offers(offers)) if self.offers => {
                let mut weighed = self.player.weigh(rules, view, &offers, rng, allowance)?;
                for one in &mut weighed {
                    let offer = &offers.intents[one.choice];
                    one.choice = choices.intents.iter().position(|intent| intent == offer)?;
                }
                Some(weighed)
            }
            Some(Talk::Offers(_) | Talk::Gifts) => None,
            None => self.player.weigh(rules, view, choices, rng, allowance),
        }
    }

    fn unit(&self) -> Unit {
        self.player.unit()
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

/// The same with a player that sees everything; it thinks about allies as well.
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
        match talk(&view, choices) {
            Some(Talk::Offers(offers)) if offers.intents.len() > 1 => {
                self.0.decide_knowing(rules, world, seat, &offers, rng)
            }
            Some(Talk::Offers(_) | Talk::Gifts) => Heuristic.decide(rules, &view, choices, rng),
            None => self.0.decide_knowing(rules, world, seat, choices, rng),
        }
    }
}
