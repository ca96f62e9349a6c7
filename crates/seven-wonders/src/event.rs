//! What one observer is told of an event.

use contract::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, ConflictView, Pick, PlayView, Side, Wonder};

/// The part of an event that one observer may learn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "Seen")]
pub enum Event {
    /// A player took their board.
    Chose {
        /// Who.
        seat: Seat,
        /// The wonder.
        wonder: Wonder,
        /// The side.
        side: Side,
    },
    /// An age begins.
    AgeBegan {
        /// 1 to 3.
        age: u8,
        /// The observer's hand; `null` for spectators.
        hand: Option<Vec<Card>>,
    },
    /// You laid a play face down, in place of the one that lay there for the same city. Nobody else is told.
    Picked {
        /// Your seat.
        seat: Seat,
        /// The play.
        pick: Pick,
        /// What lies for the Free city now, if what lay there cannot stand beside this play: its card is taken,
        /// or it was sold and could be built. Left out if nothing changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        free_city: Option<Pick>,
    },
    /// Everybody has picked: the turn is carried out.
    Turn {
        /// 1 to 3.
        age: u8,
        /// The turn of the age, 1 to 6.
        turn: u8,
        /// By city.
        plays: Vec<PlayView>,
    },
    /// A player drew the card with which they play for the Free city.
    Drew {
        /// Who.
        seat: Seat,
        /// The card; only that player is told.
        card: Option<Card>,
    },
    /// A last card of the age was played instead of being discarded.
    LastCard {
        /// The play.
        play: PlayView,
    },
    /// The last cards of the age went to the discard pile.
    Unplayed {
        /// How many.
        cards: u8,
        /// The observer's own, if they had one.
        yours: Option<Card>,
    },
    /// Hands were passed on.
    Passed {
        /// The observer's new hand; `null` for spectators.
        hand: Option<Vec<Card>>,
    },
    /// A player looks through the discard pile to build one of its cards.
    Looked {
        /// Who.
        seat: Seat,
        /// For which city.
        city: Seat,
        /// The pile; only that player is told.
        pile: Option<Vec<Card>>,
    },
    /// A card of the discard pile was built, or none.
    FromDiscard {
        /// For which city.
        city: Seat,
        /// The card; `null` if none was wanted.
        card: Option<Card>,
        /// Coins that it brought.
        income: u16,
    },
    /// There was nothing in the discard pile that the city could build.
    NothingToBuild {
        /// Which city.
        city: Seat,
    },
    /// The conflicts at the end of an age.
    Conflicts {
        /// 1 to 3.
        age: u8,
        /// By city.
        results: BySeat<ConflictView>,
    },
    /// A player gave up their seat; an automatic player goes on in their place.
    Left {
        /// Who.
        seat: Seat,
    },
    /// The match is over.
    Ended {
        /// The winner or winners.
        winners: Vec<Seat>,
        /// Whether the last person left claimed it.
        claimed: bool,
    },
}
