//! The target of a payment, and the effects that apply to it.

use crate::{Colour, Target};

/// Something for which a city would pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// A card of this colour.
    Card(Colour),
    /// The next stage.
    Stage,
    /// A leader.
    Leader,
}

impl Target {
    /// Returns true if the target includes it.
    pub(crate) const fn is(self, wanted: Wanted) -> bool {
        match (self, wanted) {
            (Self::Any, Wanted::Card(_)) | (Self::Stage, Wanted::Stage) | (Self::Leader, Wanted::Leader) => {
                true
            }
            (Self::Cards(colour), Wanted::Card(other)) => colour as u8 == other as u8,
            (Self::Any | Self::Cards(_) | Self::Leader, Wanted::Stage)
            | (Self::Stage | Self::Leader, Wanted::Card(_))
            | (Self::Any | Self::Cards(_) | Self::Stage, Wanted::Leader) => false,
        }
    }
}
