//! Whom the table waits for, and how their time is counted.

use crate::{Outcome, SeatSet};

/// What the table waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Everybody in `owing` owes one secret intent; nobody learns any before all are in, so their order cannot matter.
    /// Only to its partners ([`Teams`](crate::Teams)) may a seat's intent be shown at once.
    /// A seat that has given its own (`given`) may still replace it until the last one is in. The host tells who still
    /// owes one; neither view nor events tell others it.
    Sealed {
        /// Never empty.
        owing: SeatSet,
        /// May be empty.
        given: SeatSet,
    },
    /// Any of these seats may act, first come first served; the order is part of the match. A turn is the
    /// case of one seat. Never empty.
    Open(SeatSet),
    /// As open, and others may do something besides for which nobody waits: it runs on no clock, and no automatic
    /// player is asked.
    Meanwhile {
        /// Who is waited for. Never empty.
        asked: SeatSet,
        /// Who is not, and may do something all the same. Never empty.
        free: SeatSet,
    },
    /// The match is over.
    Over(Outcome),
}

impl Phase {
    /// The seats without whom it does not go on.
    pub const fn waiting(&self) -> SeatSet {
        match self {
            Self::Sealed { owing, .. } => *owing,
            Self::Open(seats) | Self::Meanwhile { asked: seats, .. } => *seats,
            Self::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The seats that may submit an intent: those waited for, those who may replace a sealed one, and those who
    /// may do something besides.
    pub const fn acting(&self) -> SeatSet {
        match self {
            Self::Sealed { owing, given } => owing.union(*given),
            Self::Open(seats) => *seats,
            Self::Meanwhile { asked, free } => asked.union(*free),
            Self::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The standing, if the match is over.
    pub const fn outcome(&self) -> Option<&Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Sealed { .. } | Self::Open(_) | Self::Meanwhile { .. } => None,
        }
    }
}

/// How one seat's time is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// Numbers the decisions of the match. While it stays the same for a waiting seat its clock runs on: the
    /// steps of a staged turn, or the offers within one negotiation, are one decision. It changes whenever
    /// the seat is asked something new, and never falls.
    pub turn: u32,
    /// Numbers the stages in which several seats decide at once and ask each other again (a negotiation, an
    /// exchange). All decisions of a stage share one time: it begins when the first of them is asked. If somebody
    /// is asked again shortly before its end, all have a short extra time, which is not added up: nobody makes a
    /// stage longer by asking others again and again. The same for all who are asked in it; never falls.
    /// `None`: the time of each decision is counted apart.
    pub stage: Option<u32>,
    /// A limit in seconds that the rules themselves set (a negotiation timer). It replaces the table's own
    /// clock for this decision, or for this stage; but a limit under an hour, which is meant for people who sit
    /// at the table together, hurries nobody where there is a move a day.
    pub limit: Option<u32>,
}
