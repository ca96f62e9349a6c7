//! What happened, in full.

use arrayvec::ArrayVec;
use table::{BySeat, Observer, Seat};

use crate::{CrystalAt, EndedBy, Power, Seen, Site, Tile, state::Seats, stock::Hand};

/// What happened, in full; told to observers as [`Seen`].
#[derive(Clone, PartialEq, Eq)]
pub struct Event(pub(crate) Happened);

#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Happened {
    /// Told to everybody as it is.
    Openly(Seen),
    Shown {
        from: Seat,
        to: Seat,
        cards: Hand,
    },
    Gave {
        from: Seat,
        to: Seat,
        cards: Hand,
    },
    Drew {
        seat: Seat,
        cards: Hand,
    },
    HandedOver {
        from: Seat,
        to: Seat,
        cards: Hand,
    },
    Discarded {
        seat: Seat,
        cards: Hand,
    },
    TookCrystal {
        seat: Seat,
        at: CrystalAt,
        value: u8,
    },
    AlliancesStand {
        one: Seats,
        two: Seats,
    },
    TileTurned {
        site: Site,
        tile: Tile,
        crystals: ArrayVec<u8, 3>,
    },
    Ended {
        by: EndedBy,
        totals: BySeat<u16>,
        winners: Seats,
    },
}

impl Event {
    /// Everybody is told that something happened and how many cards it was; which, only those who had or got
    /// them. The value of a crystal is told to its taker alone, although it lay open until now: a log that
    /// names it could be read back at any time, and it is to be secret from now on (section 3).
    pub(crate) fn seen(&self, who: Observer) -> Seen {
        let is = |seat: Seat| who == Observer::Seat(seat);
        let powers = |cards: Hand| -> Vec<Power> { cards.powers.iter().collect() };
        match self.0.clone() {
            Happened::Openly(seen) => seen,
            Happened::Shown { from, to, cards } => Seen::Shown {
                from,
                to,
                powers: cards.powers.len() as u8,
                spells: cards.spells.len() as u8,
                cards: (is(from) || is(to)).then(|| cards.cards()),
            },
            Happened::Gave { from, to, cards } => Seen::Gave {
                from,
                to,
                powers: cards.powers.len() as u8,
                spells: cards.spells.len() as u8,
                cards: (is(from) || is(to)).then(|| cards.cards()),
            },
            Happened::Drew { seat, cards } => Seen::Drew {
                seat,
                powers: cards.powers.len() as u8,
                spells: cards.spells.len() as u8,
                cards: is(seat).then(|| cards.cards()),
            },
            Happened::HandedOver { from, to, cards } => Seen::HandedOver {
                from,
                to,
                count: cards.powers.len() as u8,
                powers: (is(from) || is(to)).then(|| powers(cards)),
            },
            Happened::Discarded { seat, cards } => Seen::Discarded {
                seat,
                count: cards.powers.len() as u8,
                powers: is(seat).then(|| powers(cards)),
            },
            Happened::TookCrystal { seat, at, value } => {
                Seen::TookCrystal { seat, at, value: is(seat).then_some(value) }
            }
            Happened::AlliancesStand { one, two } => {
                Seen::AlliancesStand { one: one.to_vec(), two: two.to_vec() }
            }
            Happened::TileTurned { site, tile, crystals } => {
                Seen::TileTurned { site, tile, crystals: crystals.to_vec() }
            }
            Happened::Ended { by, totals, winners } => Seen::Ended { by, totals, winners: winners.to_vec() },
        }
    }
}
