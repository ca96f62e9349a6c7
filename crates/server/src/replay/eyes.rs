//! Through whose eyes a match is seen again.

use std::str::FromStr;

use contract::{Observer, Seat, SeatCount};

/// Through whose eyes a match is seen again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Nobody's.
    None,
    /// Those of whoever decides next.
    Decider,
    /// A spectator's.
    Spectator,
    /// One seat's.
    Seat(Seat),
    /// Every seat's and a spectator's.
    All,
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
            "decider" => Ok(Self::Decider),
            "spectator" => Ok(Self::Spectator),
            "all" => Ok(Self::All),
            seat => {
                let seat = seat.parse::<u8>().map_err(|_| NoEyes)?;
                serde_json::from_value(seat.into()).map(Self::Seat).map_err(|_| NoEyes)
            }
        }
    }
}

impl Eyes {
    /// Who looks before an input of `decider`, or after the last one.
    pub(super) fn open(self, seats: SeatCount, decider: Option<Seat>) -> Vec<Observer> {
        match self {
            Self::None => Vec::new(),
            Self::Decider => vec![decider.map_or(Observer::Public, Observer::Seat)],
            Self::Spectator => vec![Observer::Public],
            Self::Seat(seat) => seats.contains(seat).then_some(Observer::Seat(seat)).into_iter().collect(),
            Self::All => Observer::all(seats).collect(),
        }
    }
}
