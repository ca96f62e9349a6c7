//! What one observer knows.

use contract::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Cell, Colour, EndedBy, Mode, Place, Placed};

/// Everything one observer is entitled to know (section 3), memory included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// What only the owner of a seat knows; `null` for spectators.
    pub you: Option<You>,
    /// Turns so far, the running one counted; from 1.
    pub turn: u16,
    /// The cards on the table, in the order they were laid. The owner of a lifted card sees it without.
    pub table: Vec<Placed>,
    /// The colour of Silver; `null` while it is wild, and when the match is played without it.
    pub silver: Option<Colour>,
    /// The discard pile, the bottom card first.
    pub discard: Vec<Card>,
    /// The action card whose effect ended the match: it never reached the discard pile.
    pub ending: Option<Card>,
    /// How many cards the draw pile has.
    pub pile: u8,
    /// All five chairs, those that nobody holds included: a newcomer can take them.
    pub players: BySeat<PlayerView>,
    /// The goal ring, clockwise; empty in Dragon connections, which has no goals.
    pub places: Vec<PlaceView>,
    /// The longest chain of each colour on the table as it is shown here: red, gold, blue, green, black.
    pub chains: [Chain; 5],
    /// Passes in a row since the last play, with the pile empty; when everybody who holds cards has passed the
    /// match ends.
    pub passes: u8,
    /// How many newcomers there were; a match takes ten.
    pub joined: u8,
    /// What is going on.
    pub stage: Stage,
}

/// What only the owner of a seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct You {
    /// The seat.
    pub seat: Seat,
    /// In the order the cards came.
    pub hand: Vec<Card>,
    /// The goal; `null` in Dragon connections, and for a seat that was given up.
    pub goal: Option<Colour>,
    /// The card lifted and not put down yet.
    pub lifted: Option<Lifted>,
}

/// A card in the air, while Move a Card is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Lifted {
    /// The action card, still in the hand.
    pub by: Card,
    /// Where the action card will go.
    pub mode: Mode,
    /// The lifted card, where and how it stood.
    pub what: Placed,
    /// How many cards of the table were laid before it: there it goes back if the lifting is taken back.
    pub index: u8,
}

/// What an observer knows of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlayerView {
    /// Whether somebody plays here; if not, a newcomer can.
    pub present: bool,
    /// Whether anybody ever played here: together with `present`, what tells a chair that was given up
    /// from one that nobody has taken yet.
    pub taken: bool,
    /// How many cards the hand has.
    pub hand: u8,
    /// The cards of the hand that the observer knows: the observer's own, those that everybody saw being
    /// zapped, and those the observer saw when hands were traded. By number.
    pub known: Vec<Card>,
    /// Those of them that everybody knows, because they were zapped. By number.
    pub shown: Vec<Card>,
    /// How long a chain wins: 7, or less for a child.
    pub target: u8,
    /// The turn in which the player last laid a dragon card; 0 if never. Decides Dragon connections.
    pub laid: u16,
}

/// What an observer knows of one place of the goal ring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlaceView {
    /// Which.
    pub place: Place,
    /// Whose goal lies here; `null` for an unused goal.
    pub holder: Option<Seat>,
    /// The goal, if the observer has held it or traded it and so knows where it is now.
    pub goal: Option<Colour>,
}

/// The longest chain of one colour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Chain {
    /// Which.
    pub colour: Colour,
    /// How many dragons it has: the number of its cells.
    pub size: u8,
    /// Where they lie, ascending. The first of equal chains, by the order in which cards were laid.
    pub cells: Vec<Cell>,
}

/// What is going on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "stage", rename_all = "snake_case")]
pub enum Stage {
    /// `seat` plays a card.
    Play {
        /// Who.
        seat: Seat,
    },
    /// The match is over.
    Over {
        /// Why.
        by: EndedBy,
        /// The winner or winners.
        winners: Vec<Seat>,
        /// The goals, turned up: one for each place of the ring; empty in Dragon connections.
        goals: Vec<Colour>,
    },
}
