//! What happened, in full.

use arrayvec::ArrayVec;
use table::{Observer, Seat, SeatSet};

use crate::{Card, Cell, Colour, Direction, EndedBy, Place, Seen, state::Cards};

/// What happened, in full; told to observers as [`Seen`].
#[derive(Clone, PartialEq, Eq)]
pub struct Event(pub(crate) Happened);

#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Happened {
    Drew { seat: Seat, cards: ArrayVec<Card, 3>, bonus: bool },
    Skipped { seat: Seat },
    Laid { seat: Seat, card: Card, cell: Cell, turned: bool },
    HandsTraded { seat: Seat, card: Card, with: Seat, gave: Box<Cards>, got: Box<Cards> },
    GoalsTraded { seat: Seat, card: Card, with: Place, holder: Option<Seat>, gave: Colour, got: Colour },
    GoalsRotated { seat: Seat, card: Card, to: Direction, goals: ArrayVec<(Seat, Colour), 5> },
    Moved { seat: Seat, card: Card, moved: Card, from: Cell, to: Cell, turned: bool },
    Zapped { seat: Seat, card: Card, zapped: Card, cell: Cell },
    Discarded { seat: Seat, card: Card, under: bool, effect: bool },
    Passed { seat: Seat },
    Joined { seat: Seat, goal: Option<Colour> },
    Left { seat: Seat },
    Ended { by: EndedBy, winners: SeatSet, goals: Option<[Colour; 5]> },
}

impl Event {
    /// Section 3: everything is public but drawn and traded cards, and goals.
    pub(crate) fn seen(&self, who: Observer) -> Seen {
        let is = |seat: Seat| who == Observer::Seat(seat);
        match self.0.clone() {
            Happened::Drew { seat, cards, bonus } => {
                Seen::Drew { seat, count: cards.len() as u8, bonus, cards: is(seat).then(|| cards.to_vec()) }
            }
            Happened::Skipped { seat } => Seen::Skipped { seat },
            Happened::Laid { seat, card, cell, turned } => Seen::Laid { seat, card, cell, turned },
            Happened::HandsTraded { seat, card, with, gave, got } => {
                let party = is(seat) || is(with);
                let gave = party.then(|| gave.to_vec());
                Seen::HandsTraded { seat, card, with, gave, got: party.then(|| got.to_vec()) }
            }
            Happened::GoalsTraded { seat, card, with, holder, gave, got } => {
                let party = is(seat) || holder.is_some_and(is);
                let (gave, got) = (party.then_some(gave), party.then_some(got));
                Seen::GoalsTraded { seat, card, with, holder, gave, got }
            }
            Happened::GoalsRotated { seat, card, to, goals } => {
                let yours = goals.iter().find(|(holder, _)| is(*holder)).map(|(_, goal)| *goal);
                Seen::GoalsRotated { seat, card, to, yours }
            }
            Happened::Moved { seat, card, moved, from, to, turned } => {
                Seen::Moved { seat, card, moved, from, to, turned }
            }
            Happened::Zapped { seat, card, zapped, cell } => Seen::Zapped { seat, card, zapped, cell },
            Happened::Discarded { seat, card, under, effect } => {
                Seen::Discarded { seat, card, under, effect }
            }
            Happened::Passed { seat } => Seen::Passed { seat },
            Happened::Joined { seat, goal } => Seen::Joined { seat, goal: goal.filter(|_| is(seat)) },
            Happened::Left { seat } => Seen::Left { seat },
            Happened::Ended { by, winners, goals } => Seen::Ended {
                by,
                winners: winners.iter().collect(),
                goals: goals.map_or(Vec::new(), |goals| goals.to_vec()),
            },
        }
    }
}
