//! The deal (sections 4 and 10).

use arrayvec::ArrayVec;
use contract::{BySeat, Purpose, Seat, Seed, below, shuffle};

use crate::{
    Card, Cell, Colour, Placed, SevenDragons, Variant,
    state::{CHAIRS, Cards, FIRST_HAND, Player, State, Step, TARGET},
    witnesses::Witnesses,
};

const CARDS: Purpose = Purpose(1);
const GOALS: Purpose = Purpose(2);
const STARTER: Purpose = Purpose(3);
/// Shuffles the pile after action cards were turned up in the search for a start card.
const START_CARD: Purpose = Purpose(4);
/// Shuffles the hand of a leaving player; the index counts these.
pub(crate) const RESHUFFLE: Purpose = Purpose(5);
/// Shuffles the goal of a leaving player among the unused ones.
pub(crate) const REDEAL: Purpose = Purpose(6);

impl SevenDragons {
    /// Returns the cards that are shuffled, by number (section 10).
    pub(crate) fn deck(&self) -> Cards {
        let variant = &self.chosen().variant;
        let included = |card: &Card| match (variant, card.action()) {
            (Variant::Full, _) | (Variant::SingleAction { .. }, None) => true,
            (Variant::SingleAction { kinds, .. }, Some(kind)) => kinds.contains(&kind),
            (Variant::BasicDragons { .. } | Variant::DragonConnections { .. }, action) => {
                action.is_none() && *card != Card::RAINBOW
            }
        };
        Card::all().filter(included).collect()
    }

    /// Returns the target of a seat. R-13: a player under 7 needs as many as years, but at least 2.
    fn target(&self, seat: Seat) -> u8 {
        match &self.chosen().variant {
            Variant::BasicDragons { ages } => {
                ages.get(seat.number()).copied().flatten().map_or(TARGET, |age| age.clamp(2, TARGET))
            }
            Variant::Full | Variant::SingleAction { .. } | Variant::DragonConnections { .. } => TARGET,
        }
    }

    /// Deals the table before the first draw.
    pub(crate) fn deal(&self, seed: Seed) -> State {
        let seats = self.at_first();
        let mut pile = self.deck();
        shuffle(&mut pile, &mut seed.stream(CARDS, 0));
        let mut card_known = [Witnesses::NOBODY; Card::COUNT as usize];
        let players = BySeat::new_with(CHAIRS, |seat| {
            let present = seats.contains(seat);
            let dealt = if present { FIRST_HAND } else { 0 };
            let hand: Cards = (0..dealt).filter_map(|_| pile.pop()).collect();
            for card in &hand {
                card_known[usize::from(card.number())] = Witnesses::one(seat);
            }
            Player { present, taken: present, hand, target: self.target(seat), laid: 0 }
        });
        let start = if self.has_silver() { None } else { Some(turn_up_start(&mut pile, &seed)) };
        let placed = Placed { card: start, cell: Cell::default(), turned: false };

        let mut goal_known = [Witnesses::NOBODY; 5];
        let goals = self.has_goals().then(|| {
            let mut goals = Colour::ALL;
            shuffle(&mut goals, &mut seed.stream(GOALS, 0));
            for (seat, goal) in seats.seats().zip(goals) {
                goal_known[goal.index()] = Witnesses::one(seat);
            }
            goals
        });
        let any = below(&mut seed.stream(STARTER, 0), seats.get() as u32) as usize;
        let starter = self.chosen().starter.or(Seat::new(any, seats));
        State {
            seed,
            shuffles: 0,
            joined: 0,
            turn: 0,
            table: ArrayVec::from_iter([placed]),
            discard: ArrayVec::new(),
            ending: None,
            pile,
            players,
            goals,
            goal_known,
            card_known,
            passes: 0,
            lifted: None,
            step: Step::Play(starter.expect("a number below the seat count")),
        }
    }
}

/// Takes the first dragon card from the top of the pile.
fn turn_up_start(pile: &mut Cards, seed: &Seed) -> Card {
    let index = pile.iter().rposition(|card| card.is_dragon()).expect("most cards of the deck are dragons");
    let passed_over = index + 1 < pile.len();
    let start = pile.remove(index);
    if passed_over {
        shuffle(pile, &mut seed.stream(START_CARD, 0));
    }
    start
}
