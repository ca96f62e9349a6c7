//! A fast policy: it tries a few choices on the table and compares the chains.

use ::seven_dragons::{Colour, Intent, SevenDragons, State};
use contract::{ChaCha8Rng, Choices, Log, Rules as _, Seat, below};

use super::features::bearing;
use crate::search::Policy;

/// A policy that weighs a few of the choices, drawn at random, in some microseconds each.
#[derive(Clone, Copy, Debug)]
pub struct Hasty {
    /// The number of choices that are weighed.
    pub tried: usize,
}

impl Policy<SevenDragons> for Hasty {
    fn choose(
        &self,
        rules: &SevenDragons,
        world: &State,
        seat: Seat,
        choices: &Choices<Intent>,
        rng: &mut ChaCha8Rng,
    ) -> Intent {
        let mut order: Vec<usize> = (0..choices.intents.len()).collect();
        let fears = fears(world, seat);
        let mut best = (f32::NEG_INFINITY, choices.intents[0]);
        for tried in 0..self.tried.min(order.len()) {
            let drawn = tried + below(rng, (order.len() - tried) as u32) as usize;
            order.swap(tried, drawn);
            let intent = choices.intents[order[tried]];
            let weight = weigh(rules, world, seat, &fears, intent);
            if weight > best.0 {
                best = (weight, intent);
            }
        }
        best.1
    }
}

/// Returns the probability that each colour is the goal of a rival, as far as `seat` knows.
fn fears(world: &State, seat: Seat) -> [f32; 5] {
    let own = world.goal_of(seat);
    let rivals = world.playing().without(seat);
    let known = |colour: Colour| world.knows_goal(seat, colour);
    let unknown = Colour::ALL.iter().filter(|colour| !known(**colour)).count().max(1) as f32;
    let holder = |colour: Colour| rivals.iter().find(|rival| world.goal_of(*rival) == Some(colour));
    let rivals_known =
        Colour::ALL.into_iter().filter(|colour| known(*colour) && holder(*colour).is_some()).count();
    let held_unknown = rivals.len().saturating_sub(rivals_known) as f32;
    Colour::ALL.map(|colour| match () {
        () if own == Some(colour) => 0.0,
        () if !known(colour) => (held_unknown / unknown).min(1.0),
        () if holder(colour).is_some() => 1.0,
        () => 0.0,
    })
}

fn weigh(rules: &SevenDragons, world: &State, seat: Seat, fears: &[f32; 5], intent: Intent) -> f32 {
    let goal = world.goal_of(seat);
    let bears = |card| goal.map_or(0.0, |goal| (bearing(card, goal) as f32).min(1.0));
    match intent {
        Intent::PlayDragon { card, .. } => lies(rules, world, seat, fears, intent) - 0.5 * bears(card),
        Intent::PutDown { .. } => lies(rules, world, seat, fears, intent),
        Intent::PickUp { .. } => lies(rules, world, seat, fears, intent) - 1.5,
        Intent::Zap { .. } => lies(rules, world, seat, fears, intent) + 0.3,
        Intent::ColourOnly { .. } => lies(rules, world, seat, fears, intent) - 1.0,
        Intent::TradeHands { with, .. } => {
            let more = world.hand(with).len() as f32 - world.hand(seat).len() as f32 + 1.0;
            stands(world, seat, fears) - 0.5 + 0.6 * more
        }
        // The new goal may be unknown; a trade is tried by a player with little to lose.
        Intent::TradeGoals { .. } | Intent::RotateGoals { .. } => {
            let own = goal.map_or(0, |goal| world.chains()[goal.index()]);
            stands(world, seat, fears) + 1.5 - 0.4 * f32::from(own) * f32::from(own)
        }
        Intent::Pass | Intent::Back => -100.0,
    }
}

/// Evaluates the table after a choice with a visible effect.
fn lies(rules: &SevenDragons, world: &State, seat: Seat, fears: &[f32; 5], intent: Intent) -> f32 {
    let mut after = world.clone();
    rules.carry_out(&mut after, seat, &intent, &mut Log::unread());
    // The choice moves no goals.
    table(&after.chains(), world.goal_of(seat), world.target(seat), fears)
}

fn stands(world: &State, seat: Seat, fears: &[f32; 5]) -> f32 {
    table(&world.chains(), world.goal_of(seat), world.target(seat), fears)
}

/// Evaluates the own chain against the chains of likely rival goals.
fn table(chains: &[u8; 5], goal: Option<Colour>, target: u8, fears: &[f32; 5]) -> f32 {
    let worth = |size: u8| {
        let size = f32::from(size);
        0.5 * size * size + if size >= 6.0 { 12.0 } else { 0.0 }
    };
    let own = goal.map_or(0.0, |goal| {
        let size = chains[goal.index()];
        1.5 * worth(size) + if size >= target { 1000.0 } else { 0.0 }
    });
    let feared: f32 = chains.iter().zip(fears).map(|(size, fear)| fear * worth(*size)).sum();
    own - feared
}
