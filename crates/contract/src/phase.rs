//! The seats that have to decide, and how their time is counted.

use crate::{Outcome, SeatSet};

/// The state of a match between two inputs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Each seat in `owing` owes one secret intent. All intents are revealed when the last one is in, so
    /// their order cannot matter. Only partners ([`Teams`](crate::Teams)) may see a seat's intent before
    /// that. A seat that has given its own (`given`) may replace it until the last one is in. The host
    /// announces which seats still owe one; views and events do not show it to others.
    Sealed {
        /// The seats that still owe an intent. Never empty.
        owing: SeatSet,
        /// The seats that gave an intent. May be empty.
        given: SeatSet,
    },
    /// Any of these seats may act, first come, first served; the order is part of the match. A turn is the
    /// case of one seat. Never empty.
    Open(SeatSet),
    /// Like `Open`, and other seats may also act although the match does not wait for them. Their actions
    /// have no clock, and bots are not asked for them.
    Meanwhile {
        /// The seats that have to decide. Never empty.
        asked: SeatSet,
        /// The seats that may also act. Never empty.
        free: SeatSet,
    },
    /// The match is finished.
    Over(Outcome),
}

impl Phase {
    /// Returns the seats that have to decide before the match can continue.
    pub const fn waiting(&self) -> SeatSet {
        match self {
            Self::Sealed { owing, .. } => *owing,
            Self::Open(seats) | Self::Meanwhile { asked: seats, .. } => *seats,
            Self::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Returns the seats that may submit an intent: those that have to decide, those that may replace a
    /// sealed intent, and those that may also act.
    pub const fn acting(&self) -> SeatSet {
        match self {
            Self::Sealed { owing, given } => owing.union(*given),
            Self::Open(seats) => *seats,
            Self::Meanwhile { asked, free } => asked.union(*free),
            Self::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Returns the final standing of a finished match.
    pub const fn outcome(&self) -> Option<&Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Sealed { .. } | Self::Open(_) | Self::Meanwhile { .. } => None,
        }
    }
}

/// The way in which one seat's time is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The number of the decision in the match. While it stays the same for a waiting seat, the seat's clock
    /// runs on: the steps of a staged turn, or the offers within one negotiation, are one decision. It
    /// changes whenever the seat has to decide something new, and never falls.
    pub turn: u32,
    /// The number of the stage in which several seats decide at once and ask each other again (a negotiation,
    /// an exchange). All decisions of a stage share one time, which begins when the first of them is asked.
    /// If a seat is asked again shortly before its end, all seats get a short extra time. Extra time is not
    /// added up, so repeated questions do not extend a stage. The number is the same for all seats of the
    /// stage and never falls. `None`: the time of each decision is counted separately.
    pub stage: Option<u32>,
    /// A limit in seconds that the rules themselves set (a negotiation timer). It replaces the table's own
    /// clock for this decision or this stage. A limit under an hour is meant for live matches and does not
    /// apply to correspondence matches.
    pub limit: Option<u32>,
}
