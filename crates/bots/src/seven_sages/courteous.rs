//! The behaviour of the levels of The Seven Sages in talks.

use std::time::Duration;

use ::seven_sages::{Intent, SevenSages, Stage, State, View};
use contract::{Allowance, ChaCha8Rng, Choices, Observer, People, Player, Rules, Seat, Unit, Weighed};

use super::Heuristic;
use crate::search::Knowing;

/// A player that is brief in talks: it thinks about allies, and leaves gifts and shows to the rules of thumb.
/// A player that evaluates each statement separately makes and withdraws offers endlessly
/// (docs/contribute/strength.md).
pub struct Courteous {
    /// The player that thinks.
    pub player: Box<dyn Player<SevenSages>>,
    /// True if it thinks about allies; otherwise the rules of thumb choose them, too.
    pub offers: bool,
}

/// The kind of talk.
enum Talk {
    /// The players look for allies. These choices lead to an alliance, or wait for one; none of them
    /// withdraws an offer.
    Offers(Choices<Intent>),
    /// The players give each other cards.
    Gifts,
}

/// Returns the kind of talk; `None` without talks.
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

/// Returns true if an intent in the search for allies leads to an alliance, or waits for one.
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

/// A courteous player that sees everything; it also thinks about allies.
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
