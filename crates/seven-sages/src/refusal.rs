//! The reasons why an intent is refused.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Power, Sage, Spell};

/// The reason why an intent is refused, as data that a client can explain in its own language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// The seat has nothing to decide.
    #[error("you have nothing to decide now")]
    NotYourTurn,
    /// The seat has another decision to make, given by the stage of the view.
    #[error("that does not answer the current decision")]
    NotAsked,
    /// The match is finished.
    #[error("the match has ended")]
    Over,
    /// Another player has that sage, or the sage is out of the game.
    #[error("the {sage:?} is not in the middle")]
    SageTaken {
        /// The sage named.
        sage: Sage,
    },
    /// The seat does not exist, or it is the player's own.
    #[error("that seat has no other player")]
    NobodyThere,
    /// That player has walked away from the negotiation.
    #[error("that player no longer negotiates")]
    NotTalking,
    /// The offer has been made already.
    #[error("you have made that offer already")]
    AlreadyProposed,
    /// The offer was never made, or is no longer valid.
    #[error("there is no such offer")]
    NoSuchOffer,
    /// The vote is already so.
    #[error("{}", if *.on { "you have already voted for no deal" } else { "you have not voted for no deal" })]
    VoteUnchanged {
        /// The current vote.
        on: bool,
    },
    /// The player has no moves left in the talks of this round; the view contains the number.
    #[error("you have used up your moves in these talks")]
    NoMovesLeft,
    /// The player has no gifts left in this exchange; the view contains the number.
    #[error("you have used up your gifts in this exchange")]
    NoGiftsLeft,
    /// No card was named.
    #[error("name at least one card")]
    NoCards,
    /// The power card is not in the hand, or not as often as named.
    #[error("you do not hold so many of {kin:?} {value}", kin = power.kin(), value = power.value())]
    PowerNotInHand {
        /// The card named.
        power: Power,
    },
    /// The spell is not in the hand, or not as often as named.
    #[error("you do not hold so many of {spell:?}")]
    SpellNotInHand {
        /// The spell named.
        spell: Spell,
    },
    /// Only partners exchange cards.
    #[error("that player is not in your alliance")]
    NotYourPartner,
    /// The power card belongs to a sage whose role the player does not have.
    #[error("you do not play the {sage:?} in this fight")]
    NotYourRole {
        /// The sage of the card.
        sage: Sage,
    },
    /// The player has cast a spell in this fight already.
    #[error("you have cast your spell of this fight")]
    SpellCast,
    /// The target is not in the fight, is no owl, is no partner, or is not free.
    #[error("that is no target for {spell:?}")]
    NoTarget {
        /// The spell.
        spell: Spell,
    },
    /// There are targets, and none was named.
    #[error("name a target for {spell:?}")]
    TargetNeeded {
        /// The spell.
        spell: Spell,
    },
    /// Skipping needs a valid Absentus.
    #[error("you have no valid Absentus")]
    NoAbsentus,
    /// All others have passed: play or pass.
    #[error("all other players have passed: play or pass")]
    AloneInFight,
    /// The number of cards is not the required one.
    #[error("name exactly {count} power cards")]
    WrongCount {
        /// The required number.
        count: u8,
    },
    /// There is no crystal in that slot.
    #[error("no crystal lies there")]
    NoCrystal,
    /// The pawn already has that site.
    #[error("the pawn must move to another tile")]
    PawnIsThere,
}
