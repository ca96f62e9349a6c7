//! What is going on.

use contract::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cards, EndedBy, Kin, Sage, Site};

/// What is going on, and who is asked what (section 4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "stage", rename_all = "snake_case")]
#[expect(
    clippy::large_enum_variant,
    reason = "a view is built for one reader and soon sent; a box would save nothing"
)]
pub enum Stage {
    /// `seat` chooses a sage.
    ChooseSage {
        /// Who.
        seat: Seat,
        /// Those still in the middle.
        free: Vec<Sage>,
    },
    /// Everybody who talks and does not listen may act, first come, first served.
    Negotiate {
        /// Who has not walked away. A player who is out of moves can still accept an offer.
        talking: Vec<Seat>,
        /// Who of them says nothing until they are addressed; that counts as a vote for no deal.
        listening: Vec<Seat>,
        /// Who of them votes for no deal.
        no_deal: Vec<Seat>,
        /// Standing offers.
        proposals: Vec<Proposal>,
        /// How often each player may still propose, withdraw, vote or show cards in the talks of this round.
        moves_left: BySeat<u8>,
    },
    /// With five players: `seat` joins the pair, whose tokens lie beside track one, or does not.
    Join {
        /// Who.
        seat: Seat,
        /// Who is asked after `seat` if `seat` does not join.
        then: Vec<Seat>,
        /// How often each player may still show cards.
        moves_left: BySeat<u8>,
    },
    /// Forced order: `seat` names a side. Both have room.
    Side {
        /// Who.
        seat: Seat,
        /// Who follows, unless an alliance is complete before.
        then: Vec<Seat>,
        /// How often each player may still show cards.
        moves_left: BySeat<u8>,
    },
    /// With three players: `seat` speaks (section 6).
    Speak {
        /// Who.
        seat: Seat,
        /// What `seat` is asked.
        question: Question,
        /// The three in rank order.
        order: Vec<Seat>,
        /// How often each player may still show cards.
        moves_left: BySeat<u8>,
    },
    /// Partners give cards, first come, first served.
    Exchange {
        /// Who is done, unless something is given to them.
        ready: Vec<Seat>,
        /// How often each player may still give.
        gifts_left: BySeat<u8>,
        /// How often each player may still show cards.
        moves_left: BySeat<u8>,
    },
    /// It is the turn of `seat` in the fight.
    Fight {
        /// Who.
        seat: Seat,
    },
    /// `seat` hands over power cards to `to`, who has just passed.
    HandOver {
        /// Who passed before.
        seat: Seat,
        /// Who passed after `seat`.
        to: Seat,
        /// How many.
        count: u8,
    },
    /// `seat`, the last to pass, discards power cards.
    Discard {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// `seat` takes a crystal of the pawn's clearing.
    TakeCrystal {
        /// Who.
        seat: Seat,
        /// Who takes one after them. The last crystal, and all by somebody who takes all, are taken without
        /// asking.
        then: Vec<Seat>,
    },
    /// `seat`, lowest in rank, moves the pawn.
    MovePawn {
        /// Who.
        seat: Seat,
        /// Where it can go. Finitum means the end of the match.
        to: Vec<Site>,
    },
    /// The match is over.
    Over {
        /// Why.
        by: EndedBy,
        /// How each player's total came about.
        finals: BySeat<Final>,
    },
}

impl Stage {
    /// Whether cards may be shown, also by who is not asked for anything.
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
    /// By whom.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
}

/// What one of three players is asked (section 6).
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

/// How one player's total came about (section 4.7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Final {
    /// The values of the large crystals, sorted.
    pub crystals: Vec<u8>,
    /// The hand at the end.
    pub hand: Cards,
    /// Of each kind in the game, the total of the hand: two 1s of one sage count 11. Empty if cards did not
    /// count.
    pub kinds: Vec<KindTotal>,
    /// Everything together: the large crystals and a small one, worth 1, for each kind won.
    pub total: u16,
}

/// The total of one kind in one hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct KindTotal {
    /// The kind.
    pub kin: Kin,
    /// The values of the cards of this kind together.
    pub total: u8,
    /// Whether it is the highest, which brings a small crystal; all who are tied get one.
    pub won: bool,
}
