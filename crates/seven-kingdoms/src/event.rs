//! What happened, in full.

use arrayvec::ArrayVec;
use table::{BySeat, Observer, Seat};

use crate::{Card, EndedBy, Seen, Slot, Taken, Token, state::MOST_SEATS};

/// What happened, in full; told to observers as [`Seen`].
#[derive(Clone, PartialEq, Eq)]
pub struct Event(pub(crate) Happened);

#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Happened {
    Played { seat: Seat, card: Card },
    Drew { seat: Seat, cards: ArrayVec<Card, 2> },
    Lined { seat: Seat, card: Card, slot: Slot },
    Installed { seat: Seat, card: Card },
    TokenPlaced { seat: Seat, token: Token, slot: Slot },
    TokenTurned { token: Token },
    Took { seat: Seat, card: Card, taken: ArrayVec<Taken, 4> },
    NothingToTake { seat: Seat, card: Card },
    Refilled { row: [Option<Card>; Slot::COUNT], drawn: ArrayVec<Card, 7>, gone: ArrayVec<Card, 4> },
    RoundBegan { round: u16, first: Seat },
    Returned { seat: Seat, card: Card },
    Left { seat: Seat },
    Ended { by: EndedBy, totals: BySeat<i32>, winners: ArrayVec<Seat, MOST_SEATS> },
}

impl Event {
    /// Everything is public but which cards somebody drew (section 3).
    pub(crate) fn seen(&self, who: Observer) -> Seen {
        match self.0.clone() {
            Happened::Played { seat, card } => Seen::Played { seat, card },
            Happened::Drew { seat, cards } => Seen::Drew {
                seat,
                count: cards.len() as u8,
                cards: (who == Observer::Seat(seat)).then(|| cards.to_vec()),
            },
            Happened::Lined { seat, card, slot } => Seen::Lined { seat, card, slot },
            Happened::Installed { seat, card } => Seen::Installed { seat, card },
            Happened::TokenPlaced { seat, token, slot } => Seen::TokenPlaced { seat, token, slot },
            Happened::TokenTurned { token } => Seen::TokenTurned { token },
            Happened::Took { seat, card, taken } => Seen::Took { seat, card, taken: taken.to_vec() },
            Happened::NothingToTake { seat, card } => Seen::NothingToTake { seat, card },
            Happened::Refilled { row, drawn, gone } => {
                Seen::Refilled { row, drawn: drawn.to_vec(), gone: gone.to_vec() }
            }
            Happened::RoundBegan { round, first } => Seen::RoundBegan { round, first },
            Happened::Returned { seat, card } => Seen::Returned { seat, card },
            Happened::Left { seat } => Seen::Left { seat },
            Happened::Ended { by, totals, winners } => Seen::Ended { by, totals, winners: winners.to_vec() },
        }
    }
}
