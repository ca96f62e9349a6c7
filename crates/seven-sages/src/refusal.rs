//! Why an intent is refused.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Power, Sage, Spell};

/// Why an intent is refused, as data that a client can explain in its own language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// The seat is not asked for anything.
    #[error("you have nothing to decide now")]
    NotYourTurn,
    /// The seat is asked for something else: the stage of the view says what.
    #[error("that is not what you are asked for now")]
    NotAsked,
    /// The match is over.
    #[error("the match has ended")]
    Over,
    /// Somebody has that sage, or the sage is out of the game.
    #[error("the {sage:?} is not in the middle")]
    SageTaken {
        /// The sage named.
        sage: Sage,
    },
    /// There is no such seat, or it is the own one.
    #[error("that seat has no other player")]
    NobodyThere,
    /// That player has walked away from the negotiation.
    #[error("that player no longer negotiates")]
    NotTalking,
    /// The offer stands already.
    #[error("you have made that offer already")]
    AlreadyProposed,
    /// The offer was never made, or is gone.
    #[error("there is no such offer")]
    NoSuchOffer,
    /// The vote is already so.
    #[error("{}", if *.on { "you have voted for no deal already" } else { "you have not voted for no deal" })]
    VoteUnchanged {
        /// The vote as it is.
        on: bool,
    },
    /// A player can make only so many moves in the talks of a round; the view counts them.
    #[error("you have used up your moves in these talks")]
    NoMovesLeft,
    /// A player can give only so often in one exchange; the view counts.
    #[error("you have used up your gifts in this exchange")]
    NoGiftsLeft,
    /// No card was named.
    #[error("name at least one card")]
    NoCards,
    /// The power card is not in the hand, or not so often.
    #[error("you do not hold so many of {kin:?} {value}", kin = power.kin(), value = power.value())]
    PowerNotInHand {
        /// The card named.
        power: Power,
    },
    /// The spell is not in the hand, or not so often.
    #[error("you do not hold so many of {spell:?}")]
    SpellNotInHand {
        /// The spell named.
        spell: Spell,
    },
    /// Only partners exchange cards.
    #[error("that player is not in your alliance")]
    NotYourPartner,
    /// A power card of a sage whose role the player does not hold.
    #[error("you do not play the {sage:?} in this fight")]
    NotYourRole {
        /// The sage of the card.
        sage: Sage,
    },
    /// One spell a player and fight.
    #[error("you have cast your spell of this fight")]
    SpellCast,
    /// The target does not lie there, is no owl, is no partner, or is not free.
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
    /// Skipping takes a valid Absentus.
    #[error("you have no valid Absentus")]
    NoAbsentus,
    /// Everybody else has passed: play or pass.
    #[error("all other players have passed: play or pass")]
    AloneInFight,
    /// Not the number of cards that is asked for.
    #[error("name exactly {count} power cards")]
    WrongCount {
        /// How many are asked for.
        count: u8,
    },
    /// No crystal lies in that slot.
    #[error("no crystal lies there")]
    NoCrystal,
    /// The pawn stands there already.
    #[error("the pawn must move to another tile")]
    PawnIsThere,
}
