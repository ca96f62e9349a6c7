//! What tells who will have the chain.

use ::seven_dragons::{ActionKind, Card, Colour, SevenDragons, State};
use contract::{Outcome, Rules as _, Seat, Unit};

use crate::learn::Features;

/// Chains, whose they are, who is next, and what hands are good for.
#[derive(Clone, Copy, Default, Debug)]
pub struct Chains;

const NAMES: [&str; 34] = [
    "bias",
    "own-2",
    "own-3",
    "own-4",
    "own-5",
    "own-6",
    "own-6-next",
    "own-5-next",
    "rival-3",
    "rival-4",
    "rival-5",
    "rival-6",
    "rival-6-next",
    "rival-5-next",
    "second-rival",
    "unused",
    "wait",
    "hand",
    "dragons",
    "useful",
    "very-useful",
    "trade-hands",
    "trade-goals",
    "rotate-goals",
    "move-card",
    "zap-card",
    "useful-5",
    "useful-6",
    "goal-swap-gain",
    "rivals-know",
    "rivals-actions",
    "pile",
    "goal-free",
    "others-hands",
];

impl Features<SevenDragons> for Chains {
    fn names(&self) -> Vec<String> {
        NAMES.map(str::to_owned).to_vec()
    }

    fn width(&self) -> usize {
        NAMES.len()
    }

    /// Turns.
    fn round(&self, _: &SevenDragons, world: &State) -> u32 {
        world.turn().into()
    }

    fn group(&self, _: &SevenDragons, world: &State) -> u32 {
        let longest = world.chains().into_iter().max().unwrap_or(0);
        (world.playing().len() * 10) as u32 + u32::from(longest.clamp(3, 6))
    }

    /// The match is about winning: chains that do not win are worth nothing.
    fn unit(&self) -> Unit {
        Unit::Victory
    }

    fn reached(&self, outcome: &Outcome, seat: Seat) -> f32 {
        match outcome.places.get(seat) {
            Some(1) => 1.0 / outcome.winners().count() as f32,
            Some(_) | None => 0.0,
        }
    }

    fn write(&self, rules: &SevenDragons, world: &State, seat: Seat, features: &mut [f32]) {
        let chains = world.chains();
        // How many cards are missing, as if everybody played for seven.
        let size = |seat: Seat| {
            let missing =
                |colour: Colour| (i16::from(world.target(seat)) - i16::from(chains[colour.index()])).max(1);
            world.goal_of(seat).map_or(0, |colour| 7 - missing(colour)).max(0)
        };
        let order: Vec<Seat> = match world.at_turn() {
            Some(now) => rules.seats().clockwise_from(now).filter(|s| world.playing().contains(*s)).collect(),
            None => Vec::new(),
        };
        let wait = |seat: Seat| order.iter().position(|other| *other == seat).unwrap_or(0);
        let own = size(seat);
        let rivals: Vec<Seat> = order.iter().copied().filter(|other| *other != seat).collect();
        let mut sizes: Vec<i16> = rivals.iter().map(|rival| size(*rival)).collect();
        let sooner = |rival: &&Seat| wait(**rival) < wait(seat);
        let before: Vec<i16> = rivals.iter().filter(sooner).map(|rival| size(*rival)).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        let held: Vec<Colour> = order.iter().filter_map(|seat| world.goal_of(*seat)).collect();
        let unused = Colour::ALL.iter().filter(|colour| !held.contains(colour));
        let unused = unused.map(|colour| chains[colour.index()]).max().unwrap_or(0);
        let hand = world.hand(seat);
        let goal = world.goal_of(seat);
        let bears = |card: &&Card| goal.is_some_and(|goal| bearing(**card, goal) > 0);
        let useful = hand.iter().filter(bears).count() as f32;
        let very =
            hand.iter().filter(|card| goal.is_some_and(|goal| bearing(**card, goal) > 1)).count() as f32;
        let actions =
            |kind: ActionKind| hand.iter().filter(|card| card.action() == Some(kind)).count() as f32;
        let rival = |n: i16| f32::from(u8::from(sizes.first().is_some_and(|size| *size >= n)));
        let next = |n: i16| f32::from(u8::from(before.iter().any(|size| *size >= n)));
        let mine = |n: i16| f32::from(u8::from(own >= n));
        let soon = f32::from(u8::from(wait(seat) == 0));
        let know =
            goal.map_or(0, |goal| rivals.iter().filter(|rival| world.knows_goal(**rival, goal)).count());
        let rivals_actions: usize = rivals
            .iter()
            .map(|rival| world.hand(*rival).iter().filter(|card| !card.is_dragon()).count())
            .sum();
        let others_hands: usize = rivals.iter().map(|rival| world.hand(*rival).len()).sum();
        let gain = (sizes.first().copied().unwrap_or(0).max(unused.into()) - own).max(0);
        let all: [f32; NAMES.len()] = [
            1.0,
            mine(2),
            mine(3),
            mine(4),
            mine(5),
            mine(6),
            mine(6) * soon,
            mine(5) * soon,
            rival(3),
            rival(4),
            rival(5),
            rival(6),
            next(6),
            next(5),
            f32::from(sizes.get(1).copied().unwrap_or(0)),
            f32::from(unused),
            wait(seat) as f32,
            hand.len() as f32,
            hand.iter().filter(|card| card.is_dragon()).count() as f32,
            useful,
            very,
            actions(ActionKind::TradeHands),
            actions(ActionKind::TradeGoals),
            actions(ActionKind::RotateGoals),
            actions(ActionKind::MoveCard),
            actions(ActionKind::ZapCard),
            useful.min(2.0) * mine(5),
            useful.min(2.0) * mine(6),
            f32::from(gain) * (actions(ActionKind::TradeGoals) + actions(ActionKind::RotateGoals)).min(1.0),
            know as f32,
            rivals_actions as f32,
            world.pile_left() as f32 / 10.0,
            f32::from(u8::from(goal.is_none())),
            others_hands as f32,
        ];
        features.copy_from_slice(&all);
    }
}

/// How many quarters of a card bear a colour.
pub(super) fn bearing(card: Card, colour: Colour) -> usize {
    card.quarters().into_iter().flatten().filter(|quarter| quarter.bears(colour)).count()
}
