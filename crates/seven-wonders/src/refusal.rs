//! Why an intent is refused.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Leader, Payment, Tile, Units};

/// Why an intent is refused, or a card cannot be built, as data that a client can explain in its own language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// The seat is not asked for anything.
    #[error("you have nothing to decide now")]
    NotYourTurn,
    /// The match is over.
    #[error("the match has ended")]
    Over,
    /// Something else is asked for now.
    #[error("that is not what has to be decided now")]
    NotNow,
    /// One plays for one's own city first, and then for the Free city when it is one's turn to.
    #[error("you do not play for that city now")]
    NotYourCity,
    /// The card is not in the hand.
    #[error("you do not hold that card")]
    NotInHand {
        /// The card named.
        card: Card,
    },
    /// The leader is not in the hand, or not in the pack.
    #[error("you do not hold that leader")]
    NotYourLeader {
        /// The leader named.
        leader: Leader,
    },
    /// The tile is not one of those that the player has, or can keep.
    #[error("you do not have that tile")]
    NotYourTile {
        /// The tile named.
        tile: Tile,
    },
    /// No tile is named.
    #[error("name the tile that you lay on the Tower of Babel")]
    NameTile,
    /// There is no Great Project now in which one can take part with that card, or not built so, or not for so few coins.
    #[error("you cannot take part in a Great Project with that card, built in that way")]
    NoPart,
    /// The card is not in the discard pile.
    #[error("that card is not in the discard pile")]
    NotInDiscard {
        /// The card named.
        card: Card,
    },
    /// A card of that name stands in the city.
    #[error("the city has a card of that name")]
    AlreadyBuilt {
        /// The card that stands there.
        card: Card,
    },
    /// All stages are built.
    #[error("the wonder is complete")]
    WonderComplete,
    /// There is no wonder any more.
    #[error("the city has no wonder any more")]
    NoWonder,
    /// Jesus is in the city: it builds no stages.
    #[error("while Jesus is with you, you build no stages")]
    NoStages,
    /// That stage cannot be built now, or not by that name: the next one is not another one.
    #[error("you cannot build that stage now")]
    NotThatStage,
    /// Nothing gives as many units of a resource as are needed.
    #[error("you have nothing that gives as many units as you need")]
    NoPlenty,
    /// That cannot be chosen now.
    #[error("that cannot be chosen now")]
    NotOffered,
    /// More coins than are lost, or than are there.
    #[error("you can pay {most} coins at most")]
    PaysTooMuch {
        /// How many can be paid.
        most: u16,
    },
    /// Something has to be chosen.
    #[error("you have to choose something")]
    MustChoose,
    /// Neither the city nor its neighbours can produce what is lacking, whatever is paid.
    #[error("you lack resources that your neighbours cannot sell you")]
    ResourcesMissing {
        /// The units that cannot be had: a smallest number of them.
        missing: Units,
    },
    /// The coins held at the start of the turn do not suffice.
    #[error("it takes {needed} coins and you have {held}")]
    CoinsMissing {
        /// Coins of the cheapest way, the bank's included.
        needed: u16,
        /// Coins held at the start of the turn.
        held: u16,
        /// The cheapest ways to buy the resources, were there coins enough.
        ways: Vec<Payment>,
    },
    /// The same can be had for less.
    #[error("that payment is more than the card costs")]
    Overpaid {
        /// The ways that are possible and not wasteful.
        ways: Vec<Payment>,
    },
    /// What would be paid does not buy what is lacking.
    #[error("that payment does not buy what is needed")]
    Underpaid {
        /// The ways that are possible and not wasteful.
        ways: Vec<Payment>,
    },
    /// The chain makes it free: there is nothing to pay.
    #[error("an earlier card of its chain makes it free")]
    FreeByChain {
        /// The card that makes it free.
        with: Card,
    },
    /// No earlier card of its chain stands in the city.
    #[error("your city has no card of its chain")]
    NoChain,
    /// The city has no power to build without paying, or has used it in this age.
    #[error("you have no free build left in this age")]
    NoFreeBuild,
    /// The card costs nothing, so the power would be wasted.
    #[error("the card costs you nothing anyway")]
    PowerWasted,
    /// The Free city builds when it can; it sells a card only when it cannot.
    #[error("the Free city must build if it can")]
    FreeCityBuilds,
    /// That wonder is somebody else's, or another one was dealt to you.
    #[error("that wonder is not yours to take")]
    WonderNotFree,
    /// The wonder is there on its other side only.
    #[error("that side of the wonder needs a box that is not played")]
    SideMissing,
    /// Sides are given.
    #[error("you cannot choose the side")]
    SideGiven,
    /// The only card of this kind is picked for one's own city, which comes before the Free city.
    #[error("that card is picked for your own city")]
    PickedAlready {
        /// The card named.
        card: Card,
    },
}
