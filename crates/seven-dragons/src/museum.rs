//! Older versions of the rules: a match is played to its end by the version with which it began.

use contract::{Earlier, Kept};

use crate::{SevenDragons, given_back::GivenBack};

/// Seven Dragons by version 1 of the rules. It differs only in the treatment of a leaver's hand and goal.
/// Views, choices and intents are the same, so bots and clients of the newest version can play this one.
pub type V1 = Kept<SevenDragons, 1>;

impl Earlier<1> for SevenDragons {
    fn earlier(self) -> Self {
        self.with(GivenBack::AsItWas)
    }
}

#[cfg(test)]
mod tests {
    use contract::{Log, Rules as _, Seat, SeatChange, SeatCount, Seed};

    use super::*;
    use crate::Options;

    /// In version 1, a player who left caused a shuffle of the whole pile, and the goal stayed at its place.
    #[test]
    fn what_a_leaver_gives_back_is_as_it_was() {
        let (two, third) = (SeatCount::new(2).unwrap(), Seat::new(2, SeatCount::new(5).unwrap()).unwrap());
        let old = V1::new(two, Options::default()).unwrap();
        let new = SevenDragons::new(two, Options::default()).unwrap();
        let mut before = old.start(Seed::from_bytes([7; 32]));
        old.change_seat(&mut before, third, SeatChange::Join, &mut Log::unread()).unwrap();
        let mut after = [before.clone(), before.clone()];
        old.change_seat(&mut after[0], third, SeatChange::Leave, &mut Log::unread()).unwrap();
        new.change_seat(&mut after[1], third, SeatChange::Leave, &mut Log::unread()).unwrap();
        assert_eq!(after[0].goals, before.goals);
        assert_eq!(after[1].pile[3..], before.pile[..]);
        assert_ne!(after[0].pile[3..], before.pile[..]);
    }
}
