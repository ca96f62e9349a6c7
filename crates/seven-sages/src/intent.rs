//! What a player can do.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cards, Casting, Power, Sage, Site, Track};

/// One decision of one seat. The stage of the view says who is asked what.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Intent {
    /// Take a role card and its token (section 4.1).
    Choose {
        /// Which, of those still in the middle.
        sage: Sage,
    },
    /// Negotiation: offer an alliance. It stands, for everybody to see, until it is accepted or withdrawn, or
    /// one of the two walks away. Whoever has an offer from the other already thereby accepts it.
    Propose {
        /// To whom.
        to: Seat,
    },
    /// Negotiation: take back an offer.
    Withdraw {
        /// To whom it was made.
        to: Seat,
    },
    /// Negotiation: accept an offer. The two are an alliance at once (R-17: first come, first served).
    Accept {
        /// Whose offer.
        from: Seat,
    },
    /// Negotiation: vote for no deal, or take the vote back. When all who still talk have voted so, the order
    /// of the clearing decides. Those who voted may still propose and accept.
    NoDeal {
        /// The vote from now on; it must differ from what it was.
        on: bool,
    },
    /// Negotiation: say nothing more until somebody makes this player an offer, shows them cards or walks away.
    /// Meanwhile it counts as a vote for no deal. Automatic players wait so; people need not.
    Listen,
    /// Negotiation: no deal and no second thoughts. All offers from and to this player are gone, and the player is
    /// not asked again in this negotiation. This is what the clock plays.
    WalkAway,
    /// Show some of the own cards to one player: only that player sees them, everybody sees that they were shown.
    /// Possible from the moment all have chosen until the fight, also for who is not asked for anything.
    Show {
        /// To whom.
        to: Seat,
        /// What; at least one card.
        cards: Cards,
    },
    /// With five players: join the pair that stands, or not.
    Join {
        /// Whether to join.
        join: bool,
    },
    /// Forced order: name a side.
    Side {
        /// Which.
        track: Track,
    },
    /// With three players, the first or the second of the order: fight alone (section 6).
    Alone,
    /// With three players, the first or the second of the order: let the next one speak.
    LetSpeak,
    /// With three players, the second or the third: join a player.
    With {
        /// Whom: the second can join the first, the third can join the first or the second.
        seat: Seat,
    },
    /// With three players, the second: not with the first.
    Against,
    /// Exchange: give cards to a partner. Nothing is owed in return. Neither of the two is ready then.
    Give {
        /// To whom.
        to: Seat,
        /// What; at least one card.
        cards: Cards,
    },
    /// Exchange: done. A gift from or to this player reopens it.
    Ready,
    /// Fight: play a power card of an own role, or an owl.
    Play {
        /// Which.
        power: Power,
    },
    /// Fight: cast a spell, one in a fight.
    Cast {
        /// Which, and at what.
        casting: Casting,
    },
    /// Fight: out of it for good.
    Pass,
    /// Fight: wait, with a valid Absentus, while somebody else is still in.
    Skip,
    /// Hand power cards over to who passed next.
    HandOver {
        /// Exactly as many as the stage says.
        powers: Vec<Power>,
    },
    /// The last to pass discards power cards.
    Discard {
        /// Exactly as many as the stage says.
        powers: Vec<Power>,
    },
    /// Take a crystal of the clearing of the fight.
    TakeCrystal {
        /// Its slot.
        slot: u8,
    },
    /// Move the pawn to another tile.
    MovePawn {
        /// Where to.
        to: Site,
    },
}
