//! The whole truth of one match.

use arrayvec::ArrayVec;
use contract::{BySeat, Seat, SeatCount, SeatSet, Seed};

use crate::{Card, Colour, EndedBy, Lifted, Place, Placed, witnesses::Witnesses, zones::Silver};

/// The maximum number of players, and the number of chairs of every match. Newcomers can take empty chairs
///
pub(crate) const CHAIRS: SeatCount = SeatCount::new(5).expect("a table has up to eight");
/// The maximum number of newcomers of a match. A newcomer who leaves again brings cards back into the
/// pile, so without a limit a match need never end.
pub(crate) const MOST_NEWCOMERS: u8 = 10;
/// The maximum number of cards on the table: every dragon card, and Silver.
pub(crate) const MOST_ON_TABLE: usize = Card::DRAGONS as usize + 1;
/// Cards dealt to each player, and drawn by a newcomer.
pub(crate) const FIRST_HAND: usize = 3;
/// The length of a winning chain.
pub(crate) const TARGET: u8 = 7;

/// A list of any number of cards.
pub(crate) type Cards = ArrayVec<Card, { Card::COUNT as usize }>;

/// The whole truth of one match. Flat: copying it allocates nothing.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) seed: Seed,
    /// The number of times that a leaving player's hand and goal went back.
    pub(crate) shuffles: u32,
    /// The number of newcomers so far.
    pub(crate) joined: u8,
    pub(crate) turn: u16,
    /// The cards on the table, in the order in which they were laid.
    pub(crate) table: ArrayVec<Placed, MOST_ON_TABLE>,
    /// The discard pile, the bottom card first.
    pub(crate) discard: ArrayVec<Card, 15>,
    /// The action card whose effect ended the match: it never reached the discard pile.
    pub(crate) ending: Option<Card>,
    /// The draw pile. The last card is drawn next.
    pub(crate) pile: Cards,
    pub(crate) players: BySeat<Player>,
    /// The goals by place; `None` in Dragon connections.
    pub(crate) goals: Option<[Colour; Place::COUNT]>,
    /// The observers who know the place of a goal, by its colour.
    pub(crate) goal_known: [Witnesses; Place::COUNT],
    /// The observers who know the place of a card while it is in a hand, by its number.
    pub(crate) card_known: [Witnesses; Card::COUNT as usize],
    /// Passes in a row with an empty pile.
    pub(crate) passes: u8,
    pub(crate) lifted: Option<Lifted>,
    pub(crate) step: Step,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) present: bool,
    /// True if a player ever had this chair.
    pub(crate) taken: bool,
    /// The hand, in the order in which the cards came.
    pub(crate) hand: Cards,
    pub(crate) target: u8,
    /// The turn in which the player last laid a dragon card.
    pub(crate) laid: u16,
}

/// The next decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    /// This seat plays.
    Play(Seat),
    Over {
        by: EndedBy,
        winners: SeatSet,
    },
}

impl State {
    /// Returns the only seat that has something to decide.
    pub(crate) const fn acting(&self) -> Option<Seat> {
        match self.step {
            Step::Play(seat) => Some(seat),
            Step::Over { .. } => None,
        }
    }

    /// Returns the colour of Silver: wild while the discard pile is empty, else the colour of its top card.
    pub(crate) fn silver(&self) -> Silver {
        Silver(self.discard.last().and_then(|card| card.action()).map(|kind| kind.colour()))
    }

    pub(crate) fn present(&self) -> SeatSet {
        self.players.which(|player| player.present)
    }

    /// Returns the goal of a seat that plays for one.
    pub(crate) fn goal(&self, seat: Seat) -> Option<Colour> {
        let place = Place::of(seat)?;
        self.goals.filter(|_| self.players[seat].present).map(|goals| goals[place.index()])
    }

    /// Returns the table without the lifted card.
    pub(crate) fn table_left(&self) -> ArrayVec<Placed, MOST_ON_TABLE> {
        let lifted = self.lifted.map(|lifted| lifted.what.cell);
        self.table.iter().copied().filter(|placed| Some(placed.cell) != lifted).collect()
    }
}
