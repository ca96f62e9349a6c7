//! The features that predict the winner.

use ::seven_dragons::{ActionKind, Card, Colour, SevenDragons, State};
use contract::{Outcome, Rules as _, Seat, Unit};

use crate::learn::Features;

/// The features of Seven Dragons: chains, goals, turns and hands.
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

impl Chains {
    /// The factor by which a rival is more likely to have a goal for each further dragon of its chain. It is
    /// the best of the tested values (docs/contribute/strength.md).
    const BELIEF: f32 = 2.0;
}

impl Features<SevenDragons> for Chains {
    fn names(&self) -> Vec<String> {
        NAMES.map(str::to_owned).to_vec()
    }

    fn width(&self) -> usize {
        NAMES.len()
    }

    /// Returns the turn.
    fn round(&self, _: &SevenDragons, world: &State) -> u32 {
        world.turn().into()
    }

    /// Scales the horizon to the number of players, so that each player has the same number of turns; `usual`
    /// is for two.
    fn horizon(&self, _: &SevenDragons, world: &State, usual: u32) -> u32 {
        if usual > 1 { usual * world.playing().len() as u32 / 2 } else { usual }
    }

    fn group(&self, _: &SevenDragons, world: &State) -> u32 {
        let longest = world.chains().into_iter().max().unwrap_or(0);
        (world.playing().len() * 10) as u32 + u32::from(longest.clamp(3, 6))
    }

    /// Returns [`Unit::Victory`]: chains that do not win have no value.
    fn unit(&self) -> Unit {
        Unit::Victory
    }

    fn reached(&self, outcome: &Outcome, seat: Seat) -> f32 {
        match outcome.places.get(seat) {
            Some(1) => 1.0 / outcome.winners().count() as f32,
            Some(_) | None => 0.0,
        }
    }

    /// Returns the likelihood from the chains: a player lengthens the chain of the own goal, and the others
    /// do not. The longer the chain of an unseen goal, the more likely a rival has it.
    fn likely(&self, _: &SevenDragons, world: &State, seat: Seat) -> Option<f32> {
        let chains = world.chains();
        let rivals = world.playing().without(seat);
        let unknown = rivals.iter().filter_map(|rival| world.goal_of(rival));
        let unknown = unknown.filter(|goal| !world.knows_goal(seat, *goal));
        Some(unknown.map(|goal| Self::BELIEF.powi(i32::from(chains[goal.index()]))).product())
    }

    fn write(&self, rules: &SevenDragons, world: &State, seat: Seat, features: &mut [f32]) {
        let chains = world.chains();
        // The number of missing cards, as if the target of each player were seven.
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

/// Returns the number of quarters of a card with a colour.
pub(super) fn bearing(card: Card, colour: Colour) -> usize {
    card.quarters().into_iter().flatten().filter(|quarter| quarter.bears(colour)).count()
}

#[cfg(test)]
mod tests {
    use ::seven_dragons::Options;
    use contract::{Observer, SeatCount, Seed};

    use super::*;

    #[test]
    fn a_rival_holds_the_goal_of_a_longer_chain_more_likely() {
        let rules = SevenDragons::new(SeatCount::new(2).unwrap(), Options::default()).unwrap();
        let mut rng = Seed::from_bytes([5; 32]).stream(contract::Purpose(7), 0);
        let mut state = rules.start(Seed::from_bytes([2; 32]));
        for _ in 0..9 {
            let seat = state.at_turn().unwrap();
            let choices = rules.options(&state, seat);
            let lays = |intent: &&::seven_dragons::Intent| {
                matches!(intent, ::seven_dragons::Intent::PlayDragon { .. })
            };
            let intent = *choices.intents.iter().find(lays).unwrap_or(&choices.intents[0]);
            rules.carry_out(&mut state, seat, &intent, &mut contract::Log::unread());
        }
        let me = state.at_turn().unwrap();
        let rival = state.playing().without(me).iter().next().unwrap();
        let view = rules.view(&state, Observer::Seat(me));
        let chains = state.chains();
        assert!(chains.iter().max() > chains.iter().min(), "{chains:?}");
        let mut held = std::collections::BTreeSet::new();
        for _ in 0..60 {
            let world = rules.imagine(&view, &mut rng).unwrap();
            let goal = world.goal_of(rival).unwrap();
            held.insert(goal.index());
            let likely = Chains.likely(&rules, &world, me).unwrap();
            assert!((likely - 2_f32.powi(chains[goal.index()].into())).abs() < 1e-3, "{goal:?}, {likely}");
        }
        assert!(held.len() == 4, "all goals but one's own are imagined: {held:?}");
    }

    #[test]
    fn worlds_are_played_on_for_as_many_turns_of_each_at_any_table() {
        for (seats, turns) in [(2, 4), (3, 6), (4, 8), (5, 10)] {
            let rules = SevenDragons::new(SeatCount::new(seats).unwrap(), Options::default()).unwrap();
            let state = rules.start(Seed::from_bytes([1; 32]));
            assert_eq!(Chains.horizon(&rules, &state, 4), turns);
            assert_eq!(Chains.horizon(&rules, &state, 1), 1, "who looks one turn ahead still does");
        }
    }
}
