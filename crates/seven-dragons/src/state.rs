//! The whole truth of one match.

use arrayvec::ArrayVec;
use contract::{BySeat, Seat, SeatCount, SeatSet, Seed};

use crate::{Card, Colour, EndedBy, Lifted, Place, Placed, witnesses::Witnesses, zones::Silver};

/// The most who can play, and the chairs of every match: those that nobody holds can be taken.
pub(crate) const CHAIRS: SeatCount = SeatCount::new(5).expect("a table has up to eight");
/// Newcomers that a match takes. Each who comes and goes again brings cards back into the pile: without
/// a limit a match need never end.
pub(crate) const MOST_NEWCOMERS: u8 = 10;
/// Every dragon card, and Silver.
pub(crate) const MOST_ON_TABLE: usize = Card::DRAGONS as usize + 1;
/// Cards dealt to each player, and drawn by a newcomer.
pub(crate) const FIRST_HAND: usize = 3;
/// How long a chain wins.
pub(crate) const TARGET: u8 = 7;

/// Any number of cards.
pub(crate) type Cards = ArrayVec<Card, { Card::COUNT as usize }>;

/// The whole truth of one match. Flat: copying it allocates nothing.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) seed: Seed,
    /// How often a hand and a goal went back, because somebody left.
    pub(crate) shuffles: u32,
    /// How many newcomers there were.
    pub(crate) joined: u8,
    pub(crate) turn: u16,
    /// In the order they were laid.
    pub(crate) table: ArrayVec<Placed, MOST_ON_TABLE>,
    /// The bottom card first.
    pub(crate) discard: ArrayVec<Card, 15>,
    /// The action card whose effect ended the match: it never reached the discard pile.
    pub(crate) ending: Option<Card>,
    /// The last one is drawn next.
    pub(crate) pile: Cards,
    pub(crate) players: BySeat<Player>,
    /// By place; nothing in Dragon connections.
    pub(crate) goals: Option<[Colour; Place::COUNT]>,
    /// By colour: who knows where that goal lies.
    pub(crate) goal_known: [Witnesses; Place::COUNT],
    /// By number: who knows where that card is, while it is in a hand.
    pub(crate) card_known: [Witnesses; Card::COUNT as usize],
    /// Passes in a row with the pile empty.
    pub(crate) passes: u8,
    pub(crate) lifted: Option<Lifted>,
    pub(crate) step: Step,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) present: bool,
    /// Whether anybody ever played here.
    pub(crate) taken: bool,
    /// In the order the cards came.
    pub(crate) hand: Cards,
    pub(crate) target: u8,
    /// The turn in which the player last laid a dragon card.
    pub(crate) laid: u16,
}

/// What is asked for.
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
    /// The one seat that has something to decide.
    pub(crate) const fn acting(&self) -> Option<Seat> {
        match self.step {
            Step::Play(seat) => Some(seat),
            Step::Over { .. } => None,
        }
    }

    /// What Silver counts as: wild while the discard pile is empty, else the colour of its top card.
    pub(crate) fn silver(&self) -> Silver {
        Silver(self.discard.last().and_then(|card| card.action()).map(|kind| kind.colour()))
    }

    pub(crate) fn present(&self) -> SeatSet {
        self.players.which(|player| player.present)
    }

    /// The goal of a seat that plays for one.
    pub(crate) fn goal(&self, seat: Seat) -> Option<Colour> {
        let place = Place::of(seat)?;
        self.goals.filter(|_| self.players[seat].present).map(|goals| goals[place.index()])
    }

    /// The table without the card in the air.
    pub(crate) fn table_left(&self) -> ArrayVec<Placed, MOST_ON_TABLE> {
        let lifted = self.lifted.map(|lifted| lifted.what.cell);
        self.table.iter().copied().filter(|placed| Some(placed.cell) != lifted).collect()
    }
}
