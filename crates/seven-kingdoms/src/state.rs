//! The whole truth of one match.

use arrayvec::ArrayVec;
use contract::{BySeat, Seat};

use crate::{Arms, Card, EndedBy, Slot, Taken, Token, card_set::CardSet};

/// The maximum number of seats.
pub(crate) const MOST_SEATS: usize = 4;
/// The maximum number of cards in a hand.
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
    /// The face-up tokens, sorted, so that the order in which they were turned up makes no difference.
    pub(crate) tokens_up: ArrayVec<Token, 2>,
    /// The face-down tokens. The last one is turned up next.
    pub(crate) tokens_down: ArrayVec<Token, 8>,
    pub(crate) row: [Option<Card>; Slot::COUNT],
    pub(crate) upper: ArrayVec<Card, MOST_SEATS>,
    /// The draw pile. The last card is drawn next.
    pub(crate) pile: ArrayVec<Card, { Card::COUNT as usize }>,
    pub(crate) gone: CardSet,
    /// The cards in kingdoms and the cards that left the game, in the order in which they arrived there.
    pub(crate) settled: ArrayVec<Card, { Card::COUNT as usize }>,
    /// Rounds without progress so far, including the current one.
    pub(crate) idle_rounds: u8,
    pub(crate) players: BySeat<Player>,
    /// The seats that still act in this resolution, in order. The first one acts now.
    pub(crate) to_resolve: ArrayVec<Seat, MOST_SEATS>,
    pub(crate) step: Step,
    pub(crate) draft: Draft,
}

/// One player's cards.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) hand: CardSet,
    /// The cards of the hand that were taken openly.
    pub(crate) known: CardSet,
    pub(crate) kingdom: CardSet,
    /// The card played this round.
    pub(crate) played: Option<Card>,
    pub(crate) left: bool,
}

/// The next decision.
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

/// The staged steps of the acting player, which that player can undo. Other players do not see them.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub(crate) struct Draft {
    /// A token that turned up none. Only its player sees it on the next arms card.
    pub(crate) token: Option<Token>,
    /// Cards in the order in which they were taken. Of a run: first the cards for the kingdom from left to
    /// right, then the cards for the hand in the order in which they were kept.
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
    /// Returns the only seat that has something to decide.
    pub(crate) fn acting(&self) -> Option<Seat> {
        match self.step {
            Step::Play(seat) => Some(seat),
            Step::Token | Step::Take => self.to_resolve.first().copied(),
            Step::Over(_) => None,
        }
    }

    /// Returns the card that is being resolved.
    pub(crate) fn resolving(&self) -> Option<Card> {
        match self.step {
            Step::Token | Step::Take => self.players[*self.to_resolve.first()?].played,
            Step::Play(_) | Step::Over(_) => None,
        }
    }

    /// Returns the row as the acting player sees it: without the staged cards.
    pub(crate) fn row_left(&self) -> [Option<Card>; Slot::COUNT] {
        let mut row = self.row;
        for taken in &self.draft.taking {
            row[taken.slot.index()] = None;
        }
        row
    }
}
