//! The view of one observer.

use contract::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Cell, Colour, EndedBy, Mode, Place, Placed};

/// All the knowledge to which one observer is entitled (section 3), memory included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The knowledge of the seat's owner alone; `null` for spectators.
    pub you: Option<You>,
    /// The number of turns so far, including the current one.
    pub turn: u16,
    /// The cards on the table, in the order in which they were laid. For the player who has lifted a card,
    /// without that card.
    pub table: Vec<Placed>,
    /// The colour of Silver; `null` while it is wild, and in a match without Silver.
    pub silver: Option<Colour>,
    /// The discard pile, the bottom card first.
    pub discard: Vec<Card>,
    /// The action card whose effect ended the match: it never reached the discard pile.
    pub ending: Option<Card>,
    /// The number of cards in the draw pile.
    pub pile: u8,
    /// All five chairs. A newcomer can take an empty one.
    pub players: BySeat<PlayerView>,
    /// The goal ring, clockwise; empty in Dragon connections, which has no goals.
    pub places: Vec<PlaceView>,
    /// The longest chain of each colour on the table as it is shown here: red, gold, blue, green, black.
    pub chains: [Chain; 5],
    /// Passes in a row since the last play, with an empty pile. When every player with cards has passed, the
    /// match ends.
    pub passes: u8,
    /// The number of newcomers so far; a match takes at most ten.
    pub joined: u8,
    /// The current stage of the match.
    pub stage: Stage,
}

/// The knowledge of the seat's owner alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct You {
    /// The seat.
    pub seat: Seat,
    /// The hand, in the order in which the cards came.
    pub hand: Vec<Card>,
    /// The goal; `null` in Dragon connections, and for a seat whose player left.
    pub goal: Option<Colour>,
    /// The lifted card that is not yet put down.
    pub lifted: Option<Lifted>,
}

/// A lifted card, while Move a Card is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Lifted {
    /// The action card, still in the hand.
    pub by: Card,
    /// The place of the action card afterwards.
    pub mode: Mode,
    /// The lifted card, with its old cell and orientation.
    pub what: Placed,
    /// The number of cards of the table that were laid before it. If the lifting is undone, the card goes
    /// back to that index.
    pub index: u8,
}

/// An observer's knowledge of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlayerView {
    /// True if the chair has a player. If not, a newcomer can take it.
    pub present: bool,
    /// True if a player ever had this chair. A chair with `taken` but not `present` was given up; one
    /// without either was never taken.
    pub taken: bool,
    /// The number of cards in the hand.
    pub hand: u8,
    /// The cards of the hand that the observer knows, by number. These are the observer's own cards, zapped
    /// cards, and cards that the observer saw when hands were traded.
    pub known: Vec<Card>,
    /// The known cards that all observers know, because they were zapped, by number.
    pub shown: Vec<Card>,
    /// The length of a winning chain: 7, or less for a child.
    pub target: u8,
    /// The turn in which the player last laid a dragon card; 0 if never. Decides Dragon connections.
    pub laid: u16,
}

/// An observer's knowledge of one place of the goal ring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlaceView {
    /// The place.
    pub place: Place,
    /// The seat whose goal it is; `null` for an unused goal.
    pub holder: Option<Seat>,
    /// The goal, if the observer knows it, because the observer has held or traded it. Otherwise `null`.
    pub goal: Option<Colour>,
}

/// The longest chain of one colour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Chain {
    /// The colour.
    pub colour: Colour,
    /// The number of its dragons, which is the number of its cells.
    pub size: u8,
    /// Its cells, ascending. Of equal chains, the first by the order in which cards were laid.
    pub cells: Vec<Cell>,
}

/// The current stage of the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "stage", rename_all = "snake_case")]
pub enum Stage {
    /// `seat` plays a card.
    Play {
        /// The seat that has to decide.
        seat: Seat,
    },
    /// The match is finished.
    Over {
        /// The reason.
        by: EndedBy,
        /// The winner or winners.
        winners: Vec<Seat>,
        /// The goals, turned up: one for each place of the ring; empty in Dragon connections.
        goals: Vec<Colour>,
    },
}
