//! The events of a match.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Cell, Colour, Direction, Place};

/// One event, as one observer receives it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "Seen")]
pub enum Event {
    /// A player drew from the pile.
    Drew {
        /// The seat of the player.
        seat: Seat,
        /// The number of cards.
        count: u8,
        /// True if it is the bonus for connecting several colours (section 6).
        bonus: bool,
        /// The cards. Only the drawer receives them; `null` for others.
        cards: Option<Vec<Card>>,
    },
    /// The turn of a player passed, because the pile and the player's hand are empty.
    Skipped {
        /// The seat of the player.
        seat: Seat,
    },
    /// A player laid a dragon card.
    Laid {
        /// The seat of the player.
        seat: Seat,
        /// The card.
        card: Card,
        /// Its cell.
        cell: Cell,
        /// True if it is turned.
        turned: bool,
    },
    /// Two players swapped hands.
    HandsTraded {
        /// The seat that played the action.
        seat: Seat,
        /// The action card.
        card: Card,
        /// The seat of the other player.
        with: Seat,
        /// The cards that the player gave. Only the two players receive them; `null` for others.
        gave: Option<Vec<Card>>,
        /// The cards that the player got. Only the two players receive them; `null` for others.
        got: Option<Vec<Card>>,
    },
    /// Two goals changed places.
    GoalsTraded {
        /// The seat that played the action.
        seat: Seat,
        /// The action card.
        card: Card,
        /// The other place.
        with: Place,
        /// The seat whose goal was at that place; `null` if its goal was unused.
        holder: Option<Seat>,
        /// The goal that the player gave. Only the two players receive it; `null` for others.
        gave: Option<Colour>,
        /// The goal that the player got. Only the two players receive it; `null` for others.
        got: Option<Colour>,
    },
    /// All goals moved one place.
    GoalsRotated {
        /// The seat that played the action.
        seat: Seat,
        /// The action card.
        card: Card,
        /// The direction.
        to: Direction,
        /// The observer's new goal; `null` for spectators and for a seat without a player.
        yours: Option<Colour>,
    },
    /// A card of the table was moved.
    Moved {
        /// The seat that played the action.
        seat: Seat,
        /// The action card.
        card: Card,
        /// The card that was moved.
        moved: Card,
        /// Its old cell.
        from: Cell,
        /// Its new cell.
        to: Cell,
        /// True if it is turned.
        turned: bool,
    },
    /// A player took a card of the table into the hand.
    Zapped {
        /// The seat of the player.
        seat: Seat,
        /// The action card.
        card: Card,
        /// The card that was taken.
        zapped: Card,
        /// Its old cell.
        cell: Cell,
    },
    /// An action card went to the discard pile.
    Discarded {
        /// The seat that played it.
        seat: Seat,
        /// The action card.
        card: Card,
        /// True if it went under the pile and left Silver's colour as it was.
        under: bool,
        /// True if the action had its effect before.
        effect: bool,
    },
    /// A player could play no card.
    Passed {
        /// The seat of the player.
        seat: Seat,
    },
    /// A player took an empty seat.
    Joined {
        /// The seat.
        seat: Seat,
        /// The goal at that seat. Only the newcomer receives it; `null` for others.
        goal: Option<Colour>,
    },
    /// A player left the match. The hand was shuffled and put under the pile.
    Left {
        /// The seat of the player.
        seat: Seat,
    },
    /// The match ended.
    Ended {
        /// The reason.
        by: EndedBy,
        /// The winner or winners.
        winners: Vec<Seat>,
        /// The goals by place; empty in Dragon connections.
        goals: Vec<Colour>,
    },
}

/// The reason why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// A chain reached its target.
    Chain,
    /// All cards are played. The longest own chain wins (section 8), or in Dragon connections the last card.
    Exhausted,
    /// The pile is empty and every player with cards has passed. The winner is determined as for
    /// [`EndedBy::Exhausted`].
    Stuck,
    /// Only one player is left.
    Alone,
    /// The last person left claimed the match.
    Claimed,
}
