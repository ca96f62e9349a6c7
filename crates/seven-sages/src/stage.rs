//! The current stage of the match.

use contract::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cards, EndedBy, Kin, Sage, Site};

/// The current stage of the match, with the seats that have to decide and their question (section 4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "stage", rename_all = "snake_case")]
#[expect(
    clippy::large_enum_variant,
    reason = "a view is built for one reader and soon sent; a box would save nothing"
)]
pub enum Stage {
    /// `seat` chooses a sage.
    ChooseSage {
        /// The seat that has to decide.
        seat: Seat,
        /// The sages still in the middle.
        free: Vec<Sage>,
    },
    /// All players who talk and do not listen may act, first come, first served.
    Negotiate {
        /// The players who have not walked away. A player without moves can still accept an offer.
        talking: Vec<Seat>,
        /// The players among them who wait in silence until addressed; that is a vote for no deal.
        listening: Vec<Seat>,
        /// The players among them who vote for no deal.
        no_deal: Vec<Seat>,
        /// The valid offers.
        proposals: Vec<Proposal>,
        /// The number of times that each player may still propose, withdraw, vote or show cards in the talks
        /// of this round.
        moves_left: BySeat<u8>,
    },
    /// With five players: `seat` joins the pair, whose tokens are beside track one, or does not.
    Join {
        /// The seat that has to decide.
        seat: Seat,
        /// The seats that are asked next if `seat` does not join.
        then: Vec<Seat>,
        /// The number of times that each player may still show cards.
        moves_left: BySeat<u8>,
    },
    /// Forced order: `seat` names a side. Both have room.
    Side {
        /// The seat that has to decide.
        seat: Seat,
        /// The seats that follow, unless an alliance is complete before.
        then: Vec<Seat>,
        /// The number of times that each player may still show cards.
        moves_left: BySeat<u8>,
    },
    /// With three players: `seat` speaks (section 6).
    Speak {
        /// The seat that has to decide.
        seat: Seat,
        /// The question.
        question: Question,
        /// The three seats in rank order.
        order: Vec<Seat>,
        /// The number of times that each player may still show cards.
        moves_left: BySeat<u8>,
    },
    /// Partners give cards, first come, first served.
    Exchange {
        /// The players who are ready. A gift makes its receiver not ready again.
        ready: Vec<Seat>,
        /// The number of times that each player may still give.
        gifts_left: BySeat<u8>,
        /// The number of times that each player may still show cards.
        moves_left: BySeat<u8>,
    },
    /// `seat` has a turn in the fight.
    Fight {
        /// The seat that has to decide.
        seat: Seat,
    },
    /// `seat` hands over power cards to `to`, who has just passed.
    HandOver {
        /// The seat that passed before.
        seat: Seat,
        /// The seat that passed after `seat`.
        to: Seat,
        /// The number of cards.
        count: u8,
    },
    /// `seat`, the last to pass, discards power cards.
    Discard {
        /// The seat that has to decide.
        seat: Seat,
        /// The number of cards.
        count: u8,
    },
    /// `seat` takes a crystal of the pawn's clearing.
    TakeCrystal {
        /// The seat that has to decide.
        seat: Seat,
        /// The seats that take one afterwards. The last crystal is taken without a question, and so are all
        /// crystals of a player who takes all.
        then: Vec<Seat>,
    },
    /// `seat`, lowest in rank, moves the pawn.
    MovePawn {
        /// The seat that has to decide.
        seat: Seat,
        /// The possible sites. Finitum ends the match.
        to: Vec<Site>,
    },
    /// The match is finished.
    Over {
        /// The reason.
        by: EndedBy,
        /// The final total of each player.
        finals: BySeat<Final>,
    },
}

impl Stage {
    /// Returns true if cards may be shown, also by a seat that has nothing to decide.
    pub(crate) const fn is_alliance_phase(&self) -> bool {
        matches!(
            self,
            Self::Negotiate { .. }
                | Self::Join { .. }
                | Self::Side { .. }
                | Self::Speak { .. }
                | Self::Exchange { .. }
        )
    }
}

/// An offered alliance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Proposal {
    /// The seat that made the offer.
    pub from: Seat,
    /// The seat that received it.
    pub to: Seat,
}

/// The question to one of three players (section 6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The first: alone, or let the second speak?
    FirstAlone,
    /// The second: with the first, or against them?
    SecondJoins,
    /// The second, who is against the first: alone, or let the third speak?
    SecondAlone,
    /// The third: with the first or with the second?
    ThirdJoins,
}

/// The final total of one player (section 4.7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Final {
    /// The values of the large crystals, sorted.
    pub crystals: Vec<u8>,
    /// The hand at the end.
    pub hand: Cards,
    /// The totals of the hand, one for each kind in the game; two 1s of one sage are worth 11. Empty if cards
    /// do not score.
    pub kinds: Vec<KindTotal>,
    /// The total: the sum of the large crystals, and 1 for the small crystal of each kind won.
    pub total: u16,
}

/// The total of one kind in one hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct KindTotal {
    /// The kind.
    pub kin: Kin,
    /// The sum of the values of the cards of this kind.
    pub total: u8,
    /// True if it is the highest, which earns a small crystal. All tied players get one.
    pub won: bool,
}
