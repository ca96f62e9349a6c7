//! Through whose eyes a match is seen again.

use std::str::FromStr;

use contract::{Observer, Seat, SeatCount};
use protocol::http;
use serde::{
    Deserialize as _,
    de::{IntoDeserializer as _, value::Error},
};

/// Through whose eyes a match is seen again: as over HTTP, and besides through everybody's or nobody's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Nobody's.
    None,
    /// Every seat's and a spectator's.
    All,
    /// These.
    Of(http::Eyes),
}

/// It is none of these.
#[derive(Debug, thiserror::Error)]
#[error("say `decider`, `spectator`, `all`, `none`, or a seat, counted from 0")]
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
    /// Who looks when `decider` decides, or after they were the last who did.
    pub(super) fn open(self, seats: SeatCount, decider: Option<Seat>) -> Vec<Observer> {
        match self {
            Self::None => Vec::new(),
            Self::All => Observer::all(seats).collect(),
            Self::Of(eyes) => vec![lobby::observer(eyes, decider)],
        }
    }
}
