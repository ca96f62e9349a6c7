//! The intents of a player.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cards, Casting, Power, Sage, Site, Track};

/// One decision of one seat. The stage of the view contains the seats that have to decide, and their
/// question.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Intent {
    /// Take a role card and its token (section 4.1).
    Choose {
        /// The sage, one of those still in the middle.
        sage: Sage,
    },
    /// Negotiation: offer an alliance. All players see the offer. It is valid until it is accepted or
    /// withdrawn, or until one of the two walks away. A player who already has an offer from the other
    /// accepts it by this.
    Propose {
        /// The player to ally with.
        to: Seat,
    },
    /// Negotiation: withdraw an offer.
    Withdraw {
        /// The player who received it.
        to: Seat,
    },
    /// Negotiation: accept an offer. The two are an alliance at once (R-17: first come, first served).
    Accept {
        /// The player who made the offer.
        from: Seat,
    },
    /// Negotiation: vote for no deal, or withdraw the vote. When all who still talk have voted so, the order
    /// of the clearing decides. Players who voted may still propose and accept.
    NoDeal {
        /// The new vote; it must differ from the old one.
        on: bool,
    },
    /// Negotiation: wait in silence until another player makes this player an offer, shows them cards or
    /// walks away. Until then it is a vote for no deal. Bots wait in this way; people need not.
    Listen,
    /// Negotiation: no deal, permanently. All offers from and to this player become invalid, and the player
    /// is not asked again in this negotiation. This is the intent after a timeout.
    WalkAway,
    /// Show some of the own cards to one player. Only that player sees them; all players see that cards were
    /// shown. Possible from the moment when all have chosen until the fight, also for a player who has
    /// nothing to decide.
    Show {
        /// The player who sees them.
        to: Seat,
        /// The cards; at least one.
        cards: Cards,
    },
    /// With five players: join the pair, or not.
    Join {
        /// True to join.
        join: bool,
    },
    /// Forced order: name a side.
    Side {
        /// The side.
        track: Track,
    },
    /// With three players, the first or the second of the order: fight alone (section 6).
    Alone,
    /// With three players, the first or the second of the order: let the next player speak.
    LetSpeak,
    /// With three players, the second or the third: join a player.
    With {
        /// The player to join. The second can join the first; the third can join the first or the second.
        seat: Seat,
    },
    /// With three players, the second: not with the first.
    Against,
    /// Exchange: give cards to a partner. The partner owes nothing in return. Afterwards neither of the
    /// two is ready.
    Give {
        /// The partner.
        to: Seat,
        /// The cards; at least one.
        cards: Cards,
    },
    /// Exchange: ready. A gift from or to this player cancels it.
    Ready,
    /// Fight: play a power card of an own role, or an owl.
    Play {
        /// The card.
        power: Power,
    },
    /// Fight: cast a spell, at most one in a fight.
    Cast {
        /// The spell and its target.
        casting: Casting,
    },
    /// Fight: pass, and leave the fight permanently.
    Pass,
    /// Fight: skip a turn, with a valid Absentus, while another player is still in the fight.
    Skip,
    /// Hand power cards over to the player who passed next.
    HandOver {
        /// The cards, exactly as many as the stage contains.
        powers: Vec<Power>,
    },
    /// Discard power cards, as the last to pass.
    Discard {
        /// The cards, exactly as many as the stage contains.
        powers: Vec<Power>,
    },
    /// Take a crystal of the clearing of the fight.
    TakeCrystal {
        /// Its slot.
        slot: u8,
    },
    /// Move the pawn to another tile.
    MovePawn {
        /// The new site.
        to: Site,
    },
}
