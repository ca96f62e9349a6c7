//! What an observer is told of what happened.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Cell, Colour, Direction, Place};

/// Something that happened, as one observer is told of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "Seen")]
pub enum Event {
    /// A player drew from the pile.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Whether it is the bonus for connecting several colours (section 6).
        bonus: bool,
        /// Which; only the drawer is told, `null` for others.
        cards: Option<Vec<Card>>,
    },
    /// The pile is empty and so is the player's hand: the turn passes on.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// A dragon card was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Where.
        cell: Cell,
        /// Whether it stands turned.
        turned: bool,
    },
    /// Two players swapped hands.
    HandsTraded {
        /// Who played the action.
        seat: Seat,
        /// The action card.
        card: Card,
        /// With whom.
        with: Seat,
        /// What the player gave; only the two are told.
        gave: Option<Vec<Card>>,
        /// What the player got; only the two are told.
        got: Option<Vec<Card>>,
    },
    /// Two goals changed places.
    GoalsTraded {
        /// Who played the action.
        seat: Seat,
        /// The action card.
        card: Card,
        /// With which place.
        with: Place,
        /// Who held that place; `null` if its goal was unused.
        holder: Option<Seat>,
        /// The goal the player gave; only the player and who got it are told.
        gave: Option<Colour>,
        /// The goal the player got; only the player and who gave it are told.
        got: Option<Colour>,
    },
    /// All goals moved one place.
    GoalsRotated {
        /// Who played the action.
        seat: Seat,
        /// The action card.
        card: Card,
        /// Which way.
        to: Direction,
        /// The observer's new goal.
        yours: Option<Colour>,
    },
    /// A card of the table was moved.
    Moved {
        /// By whom.
        seat: Seat,
        /// The action card.
        card: Card,
        /// The card that was moved.
        moved: Card,
        /// Where it lay.
        from: Cell,
        /// Where it lies.
        to: Cell,
        /// Whether it stands turned.
        turned: bool,
    },
    /// A card of the table went to a hand.
    Zapped {
        /// By whom, and whose hand.
        seat: Seat,
        /// The action card.
        card: Card,
        /// The card that was taken.
        zapped: Card,
        /// Where it lay.
        cell: Cell,
    },
    /// An action card went to the discard pile.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Whether it went under the pile and left Silver as it was.
        under: bool,
        /// Whether the action had its effect before.
        effect: bool,
    },
    /// A player could play nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// Somebody took an empty seat.
    Joined {
        /// Which.
        seat: Seat,
        /// The goal that was waiting; only the newcomer is told.
        goal: Option<Colour>,
    },
    /// A player gave up their seat; their hand was shuffled into the pile.
    Left {
        /// Who.
        seat: Seat,
    },
    /// The match is over.
    Ended {
        /// Why.
        by: EndedBy,
        /// The winner or winners.
        winners: Vec<Seat>,
        /// The goals by place; empty in Dragon connections.
        goals: Vec<Colour>,
    },
}

/// Why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// A chain reached its target.
    Chain,
    /// All cards are played; the longest own chain counts (section 8), or in Dragon connections the last card.
    Exhausted,
    /// The pile is empty and everybody who holds cards has passed; counted as [`EndedBy::Exhausted`].
    Stuck,
    /// One player is left.
    Alone,
    /// The last person left claimed the match.
    Claimed,
}
