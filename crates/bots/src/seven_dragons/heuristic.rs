//! A player that tries each choice on an imagined table and compares the chains.

use ::seven_dragons::{Card, Intent, Mode, SevenDragons, Stage, View, You};
use contract::{ChaCha8Rng, Choices, Log, Observer, Player, Rules as _};

/// A player of Seven Dragons by rules of thumb.
///
/// It imagines the hidden cards and goals and carries out each choice. Then it weighs its own chain, the
/// chains of possible rival goals, and the cards in its hand. Its view contains all that it knows of others'
/// goals, so it fears the colours that they may have.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Heuristic;

/// The maximum number of choices that are weighed; longer lists are thinned out evenly.
const MOST_WEIGHED: usize = 160;
const WON: f64 = 1e6;

impl Player<SevenDragons> for Heuristic {
    fn name(&self) -> &'static str {
        "heuristic"
    }

    fn decide(
        &self,
        rules: &SevenDragons,
        view: &View,
        choices: &Choices<Intent>,
        rng: &mut ChaCha8Rng,
    ) -> Intent {
        let offered = &choices.intents;
        let first = *offered.first().expect("a player is only asked when something is offered");
        let Some(you) = &view.you else { return first };
        let Ok(world) = rules.imagine(view, rng) else { return first };
        let mut best = (f64::NEG_INFINITY, first);
        for intent in offered.iter().step_by(offered.len().div_ceil(MOST_WEIGHED).max(1)) {
            let mut after = world.clone();
            if rules.apply(&mut after, you.seat, intent, &mut Log::unread()).is_err() {
                continue;
            }
            let weight = weigh(&rules.view(&after, Observer::Seat(you.seat)), you) + cost(view, *intent);
            if weight > best.0 {
                best = (weight, *intent);
            }
        }
        best.1
    }
}

/// Evaluates the position of the view's owner after a choice.
fn weigh(after: &View, before: &You) -> f64 {
    if let Stage::Over { winners, .. } = &after.stage {
        return match (winners.contains(&before.seat), winners.len()) {
            (true, 1) => WON,
            (true, _) => WON / 2.0,
            (false, _) => -WON,
        };
    }
    let Some(you) = &after.you else { return 0.0 };
    let actions = you.hand.iter().filter(|card| !card.is_dragon()).count() as f64;
    let hand = you.hand.len() as f64 + actions;
    let Some(goal) = you.goal else { return hand };
    let others: Vec<_> = after.places.iter().filter(|place| place.holder != Some(you.seat)).collect();
    let unknown = others.iter().filter(|place| place.goal.is_none()).count().max(1) as f64;
    let held_unknown =
        others.iter().filter(|place| place.goal.is_none() && place.holder.is_some()).count() as f64;
    let mut weight = 0.6 * hand;
    for chain in &after.chains {
        let length = worth(chain.size);
        if chain.colour == goal {
            weight += 1.5 * length;
        } else {
            let place = others.iter().find(|place| place.goal == Some(chain.colour));
            let held = match place {
                Some(place) if place.holder.is_some() => 1.0,
                Some(_) => 0.0,
                None => held_unknown / unknown,
            };
            weight -= held * length;
        }
    }
    weight + useful(&you.hand, goal)
}

/// Returns the worth of a chain, which grows faster than its length: six are nearly a victory.
fn worth(size: u8) -> f64 {
    let size = f64::from(size);
    size * size * 0.5 + if size >= 6.0 { 12.0 } else { 0.0 }
}

/// Returns the number of cards in the hand that can lengthen the own chain.
fn useful(hand: &[Card], goal: ::seven_dragons::Colour) -> f64 {
    let bears = |card: &&Card| {
        let mut quarters = card.quarters().into_iter().flatten();
        quarters.any(|quarter| quarter.bears(goal))
    };
    hand.iter().filter(bears).count() as f64
}

/// Returns the cost of a choice that the table does not show. A lifted card is weighed like any other play:
/// it will be put down at its best place.
fn cost(view: &View, intent: Intent) -> f64 {
    match intent {
        Intent::PickUp { .. } => -2.0,
        Intent::TradeGoals { .. } => 0.5,
        Intent::Zap { mode: Mode::KeepSilver, .. } if view.silver.is_some() => -0.1,
        Intent::ColourOnly { .. } => -0.5,
        _ => 0.0,
    }
}
