//! The features that predict the result of a kingdom.

use ::seven_kingdoms::{Card, SevenKingdoms, State, Title};
use contract::{Rules as _, Seat};

use super::{
    holding::{ARMS, Holding},
    scene::{Scene, token_worth},
};
use crate::learn::Features;

/// The features of 7 Kingdoms: cards, the race for tokens, and the plays of the hand.
#[derive(Clone, Copy, Default, Debug)]
pub struct Realm;

const NAMES: [&str; 31] = [
    "bias",
    "cards",
    "expected",
    "tokens-won",
    "tokens-far-ahead",
    "tokens-tied",
    "tokens-one-behind",
    "free-ahead",
    "free-far-ahead",
    "free-tied",
    "free-one-behind",
    "arms",
    "peasants",
    "hand",
    "hand-empty",
    "hand-king",
    "hand-bishop",
    "hand-general",
    "hand-princess",
    "hand-knight",
    "hand-merchant",
    "hand-peasant",
    "highest",
    "turn",
    "first",
    "pile",
    "pile-hand",
    "kingdom",
    "idle",
    "tokens-up",
    "pile-expected",
];
/// The number of cards of the pile that share a group of weights.
const PILE: usize = 7;

/// Returns the group of weights of a world, by the seats and the rest of the pile.
pub(super) fn group(rules: &SevenKingdoms, world: &State) -> u32 {
    (rules.seats().get() * 10 + world.pile_left() / PILE) as u32
}

impl Features<SevenKingdoms> for Realm {
    fn names(&self) -> Vec<String> {
        NAMES.map(str::to_owned).to_vec()
    }

    fn width(&self) -> usize {
        NAMES.len()
    }

    fn round(&self, _: &SevenKingdoms, world: &State) -> u32 {
        world.round().into()
    }

    fn group(&self, rules: &SevenKingdoms, world: &State) -> u32 {
        group(rules, world)
    }

    fn write(&self, rules: &SevenKingdoms, world: &State, seat: Seat, features: &mut [f32]) {
        let scene = Scene::in_world(rules.seats(), world, None);
        let held = &scene.holdings[seat];
        let [mut placed, mut free] = [[0.0; 4]; 2];
        for (column, arms) in world.arms().into_iter().enumerate() {
            let arms = arms as usize;
            let most = most_of_others(&scene, seat, arms);
            let ahead = held.cards[arms] - most;
            let lead = match () {
                () if ahead > 1.5 => 1,
                () if ahead > 0.5 => 0,
                () if ahead > -0.5 => 2,
                () if ahead > -1.5 => 3,
                () => continue,
            };
            match world.tokens().get(column) {
                Some(token) => placed[lead] += token_worth(*token, held, arms),
                None => free[lead] += 1.0,
            }
        }
        let hand: Vec<Card> = world.hand(seat).collect();
        let titles = Title::ALL.map(|title| hand.iter().filter(|card| card.title() == title).count() as f32);
        let turn = rules.seats().clockwise_from(world.first()).position(|other| other == seat).unwrap_or(0);
        let pile = world.pile_left() as f32 / 10.0;
        let expected = scene.expected(seat);
        let [king, bishop, general, princess, knight, merchant, peasant] = titles;
        let all: [f32; NAMES.len()] = [
            1.0,
            held.points,
            expected,
            placed[0],
            placed[1],
            placed[2],
            placed[3],
            free[0],
            free[1],
            free[2],
            free[3],
            held.variety(),
            held.peasants,
            hand.len() as f32,
            f32::from(u8::from(hand.is_empty())),
            king,
            bishop,
            general,
            princess,
            knight,
            merchant,
            peasant,
            hand.iter().map(|card| card.number()).max().map_or(0.0, |number| f32::from(number) / 49.0),
            turn as f32,
            f32::from(u8::from(turn == 0)),
            pile,
            pile * hand.len() as f32,
            world.kingdom(seat).count() as f32,
            f32::from(world.idle_rounds()),
            world.tokens_up().len() as f32,
            pile * expected,
        ];
        features.copy_from_slice(&all);
    }
}

/// Returns the maximum number of cards of these arms that another player has.
fn most_of_others(scene: &Scene, seat: Seat, arms: usize) -> f32 {
    debug_assert!(arms < ARMS);
    let others = scene.holdings.iter().filter(|(other, _)| *other != seat);
    others.map(|(_, holding): (_, &Holding)| holding.cards[arms]).fold(0.0, f32::max)
}
