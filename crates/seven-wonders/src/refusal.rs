//! The reasons why an intent is refused.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Leader, Payment, Tile, Units};

/// The reason why an intent is refused, or a card cannot be built. A client can explain it in its own
/// language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// The seat has no decision now.
    #[error("you have nothing to decide now")]
    NotYourTurn,
    /// The match is finished.
    #[error("the match has ended")]
    Over,
    /// The seat has another decision now.
    #[error("that does not answer the current decision")]
    NotNow,
    /// The player plays for their own city first, and for the Free city only in their turn to do so.
    #[error("you do not play for that city now")]
    NotYourCity,
    /// The card is not in the hand.
    #[error("you do not hold that card")]
    NotInHand {
        /// The named card.
        card: Card,
    },
    /// The leader is not in the hand, or not in the pack.
    #[error("you do not hold that leader")]
    NotYourLeader {
        /// The named leader.
        leader: Leader,
    },
    /// The tile is not one that the player has or can keep.
    #[error("you do not have that tile")]
    NotYourTile {
        /// The named tile.
        tile: Tile,
    },
    /// The intent names no tile.
    #[error("name the tile that you lay on the Tower of Babel")]
    NameTile,
    /// There is no Great Project to join with that card, or not if it is built in that way, or the coins are
    /// too few.
    #[error("you cannot take part in a Great Project with that card, built in that way")]
    NoPart,
    /// The card is not in the discard pile.
    #[error("that card is not in the discard pile")]
    NotInDiscard {
        /// The named card.
        card: Card,
    },
    /// The city has a card of that name.
    #[error("the city has a card of that name")]
    AlreadyBuilt {
        /// The card that the city has.
        card: Card,
    },
    /// All stages are built.
    #[error("the wonder is complete")]
    WonderComplete,
    /// The city has no wonder any more.
    #[error("the city no longer has a wonder")]
    NoWonder,
    /// The city has Jesus, and so builds no stages.
    #[error("you cannot build stages while you have Jesus")]
    NoStages,
    /// That stage cannot be built now, or not by that intent: the next stage is not another stage.
    #[error("you cannot build that stage now")]
    NotThatStage,
    /// Nothing gives as many units of that resource as are needed.
    #[error("you have nothing that gives as many units as you need")]
    NoPlenty,
    /// That cannot be chosen now.
    #[error("that cannot be chosen now")]
    NotOffered,
    /// The player pays more coins than are lost, or than the city has.
    #[error("you can pay {most} coins at most")]
    PaysTooMuch {
        /// The most coins that can be paid.
        most: u16,
    },
    /// The player has to choose something.
    #[error("you have to choose something")]
    MustChoose,
    /// Neither the city nor its neighbours can produce the missing units, at any price.
    #[error("you lack resources that your neighbours cannot sell you")]
    ResourcesMissing {
        /// A smallest set of units that cannot be had.
        missing: Units,
    },
    /// The coins held at the start of the turn are too few.
    #[error("you need {needed} coins and have {held}")]
    CoinsMissing {
        /// The coins of the cheapest way, including those to the bank.
        needed: u16,
        /// The coins held at the start of the turn.
        held: u16,
        /// The cheapest ways to buy the resources, if the coins were enough.
        ways: Vec<Payment>,
    },
    /// The same can be had for less.
    #[error("that payment is more than the card costs")]
    Overpaid {
        /// The possible ways without waste.
        ways: Vec<Payment>,
    },
    /// The payment does not buy the missing units.
    #[error("that payment does not buy the missing resources")]
    Underpaid {
        /// The possible ways without waste.
        ways: Vec<Payment>,
    },
    /// The chain makes the card free, so nothing is paid.
    #[error("an earlier card of its chain makes it free")]
    FreeByChain {
        /// The card that makes it free.
        with: Card,
    },
    /// The city has no earlier card of the chain.
    #[error("your city has no card of its chain")]
    NoChain,
    /// The city has no power to build without paying, or has used it in this age.
    #[error("you have no free build left in this age")]
    NoFreeBuild,
    /// The card costs nothing, so the power would be wasted.
    #[error("the card costs you nothing anyway")]
    PowerWasted,
    /// The Free city builds if it can. It sells a card only if it cannot.
    #[error("the Free city must build if it can")]
    FreeCityBuilds,
    /// Another player has that wonder, or another one was dealt to you.
    #[error("you cannot take that wonder")]
    WonderNotFree,
    /// Only the other side of the wonder is available, because this one needs a box that is not played.
    #[error("that side of the wonder needs an expansion that is not played")]
    SideMissing,
    /// The side is not picked but given.
    #[error("you cannot choose the side")]
    SideGiven,
    /// The only card of this kind is picked for the player's own city, which comes before the Free city.
    #[error("that card is picked for your own city")]
    PickedAlready {
        /// The named card.
        card: Card,
    },
}
