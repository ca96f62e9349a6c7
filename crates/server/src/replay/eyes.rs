//! The perspective of a replay.

use std::str::FromStr;

use contract::{Observer, Seat, SeatCount};
use protocol::http;
use serde::{
    Deserialize as _,
    de::{IntoDeserializer as _, value::Error},
};

/// The perspective of a replay: those of the HTTP API, and in addition all observers or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// No observer.
    None,
    /// Every seat and a spectator.
    All,
    /// A perspective of the HTTP API.
    Of(http::Eyes),
}

/// The error of an unknown perspective.
#[derive(Debug, thiserror::Error)]
#[error("expected `decider`, `spectator`, `all`, `none`, or a seat, counted from 0")]
pub struct NoEyes;

impl FromStr for Eyes {
    type Err = NoEyes;

    fn from_str(text: &str) -> Result<Self, NoEyes> {
        match text {
            "none" => Ok(Self::None),
            "all" => Ok(Self::All),
            one => {
                let read: Result<_, Error> = http::Eyes::deserialize(one.into_deserializer());
                read.map(Self::Of).map_err(|_| NoEyes)
            }
        }
    }
}

impl Eyes {
    /// Returns the observers before a decision of `decider`, or at the end, where `decider` is the last that
    /// decided.
    pub(super) fn open(self, seats: SeatCount, decider: Option<Seat>) -> Vec<Observer> {
        match self {
            Self::None => Vec::new(),
            Self::All => Observer::all(seats).collect(),
            Self::Of(eyes) => vec![lobby::observer(eyes, decider)],
        }
    }
}
