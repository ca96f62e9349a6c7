//! A fast policy: it takes the greatest immediate gain.

use ::seven_kingdoms::{Destination, Intent, SevenKingdoms, Slot, State, Title};
use contract::{ChaCha8Rng, Choices, Rules as _, Seat};

use super::{
    economy::{choice, keeping},
    resolution::act,
    scene::Scene,
};
use crate::search::Policy;

/// A policy that plays as if no other seat acted in the round: a few microseconds for each choice.
#[derive(Clone, Copy, Default, Debug)]
pub struct Grab;

/// The maximum number of cards in a hand.
const FULL_HAND: usize = 3;

impl Policy<SevenKingdoms> for Grab {
    fn choose(
        &self,
        rules: &SevenKingdoms,
        world: &State,
        seat: Seat,
        choices: &Choices<Intent>,
        _: &mut ChaCha8Rng,
    ) -> Intent {
        let scene = Scene::in_world(rules.seats(), world, Some(seat));
        let gains = gains(&scene, seat);
        let mut best = (f32::NEG_INFINITY, choices.intents[0]);
        for intent in &choices.intents {
            let weight = weigh(&scene, world, seat, &gains, *intent);
            if weight > best.0 {
                best = (weight, *intent);
            }
        }
        best.1
    }
}

/// Returns the gain of each single card of the row.
fn gains(scene: &Scene, seat: Seat) -> [f32; Slot::COUNT] {
    let now = scene.expected(seat);
    let mut trial = scene.clone();
    scene.row.map(|card| {
        let Some(card) = card else { return 0.0 };
        trial.holdings[seat].add(card);
        let gain = trial.expected(seat) - now;
        trial.holdings[seat] = scene.holdings[seat];
        gain
    })
}

fn weigh(scene: &Scene, world: &State, seat: Seat, gains: &[f32; Slot::COUNT], intent: Intent) -> f32 {
    let gain_of = |card| scene.row.iter().position(|other| *other == Some(card)).map_or(0.0, |at| gains[at]);
    match intent {
        Intent::Play { card } => {
            let mut after = scene.clone();
            after.holdings[seat].remove(card);
            let rest: f32 = world.hand(seat).filter(|other| *other != card).map(|c| keeping(c, scene)).sum();
            let room = FULL_HAND + 1 - world.hand(seat).count();
            let taken = act(&mut after, seat, card);
            after.expected(seat) + rest + choice(taken.into_iter(), room, scene)
        }
        Intent::PlaceToken { token } => {
            let mut after = scene.clone();
            after.place(token);
            after.lead(seat)
        }
        Intent::Take { card, to } => {
            let keep = keeping(card, scene);
            gain_of(card) + if to == Destination::Hand { keep } else { 0.0 }
        }
        Intent::TakeRun { from } => {
            let length = match world.resolved().map(|card| card.title()) {
                Some(Title::General) => 3,
                Some(
                    Title::King
                    | Title::Bishop
                    | Title::Princess
                    | Title::Knight
                    | Title::Merchant
                    | Title::Peasant,
                )
                | None => 2,
            };
            gains.iter().skip(from.index()).take(length).sum()
        }
        Intent::Keep { card } => keeping(card, scene),
        Intent::Confirm => 0.0,
        Intent::Back => f32::NEG_INFINITY,
    }
}
