//! The whole truth of one match.

use arrayvec::ArrayVec;
use contract::{BySeat, Seat};

use crate::{Arms, Card, EndedBy, Slot, Taken, Token, card_set::CardSet};

/// The most seats the game has.
pub(crate) const MOST_SEATS: usize = 4;
/// The most cards a hand holds.
pub(crate) const FULL_HAND: usize = 3;
/// Rounds without progress after which the match ends.
pub(crate) const PATIENCE: u8 = 10;

/// The whole truth of one match. Flat: copying it allocates nothing.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) round: u16,
    pub(crate) first: Seat,
    pub(crate) arms: [Arms; Slot::COUNT],
    /// Tokens on arms cards, from column I on.
    pub(crate) tokens: ArrayVec<Token, 7>,
    /// Sorted, so that which one came when makes no difference.
    pub(crate) tokens_up: ArrayVec<Token, 2>,
    /// The last one is turned up next.
    pub(crate) tokens_down: ArrayVec<Token, 8>,
    pub(crate) row: [Option<Card>; Slot::COUNT],
    pub(crate) upper: ArrayVec<Card, MOST_SEATS>,
    /// The last one is drawn next.
    pub(crate) pile: ArrayVec<Card, { Card::COUNT as usize }>,
    pub(crate) gone: CardSet,
    /// Cards in kingdoms and gone cards, all in one order: the order they got there.
    pub(crate) settled: ArrayVec<Card, { Card::COUNT as usize }>,
    /// Rounds without progress up to now, the running one counted.
    pub(crate) idle_rounds: u8,
    pub(crate) players: BySeat<Player>,
    /// Who still acts in this resolution, in order; the first one acts now.
    pub(crate) to_resolve: ArrayVec<Seat, MOST_SEATS>,
    pub(crate) step: Step,
    pub(crate) draft: Draft,
}

/// One player's cards.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) hand: CardSet,
    /// The cards of the hand that everybody saw getting there.
    pub(crate) known: CardSet,
    pub(crate) kingdom: CardSet,
    /// The card played this round.
    pub(crate) played: Option<Card>,
    pub(crate) left: bool,
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// This seat plays a card.
    Play(Seat),
    /// The first of `to_resolve` places a token.
    Token,
    /// The first of `to_resolve` takes cards.
    Take,
    Over(EndedBy),
}

/// What the acting player has staged and may still take back. Nobody else sees it.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub(crate) struct Draft {
    /// A token that turned up none: it lies on the next arms card in the eyes of its player only.
    pub(crate) token: Option<Token>,
    /// Cards in the order they were taken. Of a run: what goes to the kingdom from left to right, then what
    /// goes to the hand in the order it was kept.
    pub(crate) taking: ArrayVec<Taken, 4>,
    pub(crate) run: Option<Slot>,
}

impl Player {
    pub(crate) const NEW: Self = Self {
        hand: CardSet::EMPTY,
        known: CardSet::EMPTY,
        kingdom: CardSet::EMPTY,
        played: None,
        left: false,
    };
}

impl State {
    /// The one seat that has something to decide.
    pub(crate) fn acting(&self) -> Option<Seat> {
        match self.step {
            Step::Play(seat) => Some(seat),
            Step::Token | Step::Take => self.to_resolve.first().copied(),
            Step::Over(_) => None,
        }
    }

    /// The card being resolved.
    pub(crate) fn resolving(&self) -> Option<Card> {
        match self.step {
            Step::Token | Step::Take => self.players[*self.to_resolve.first()?].played,
            Step::Play(_) | Step::Over(_) => None,
        }
    }

    /// The row as the acting player sees it: without what they have staged.
    pub(crate) fn row_left(&self) -> [Option<Card>; Slot::COUNT] {
        let mut row = self.row;
        for taken in &self.draft.taking {
            row[taken.slot.index()] = None;
        }
        row
    }
}
