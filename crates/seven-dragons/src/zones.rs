//! The four quarters of a card as bits, so that a contact is compared in one step.

use crate::{Card, Colour, Placed, Quarter};

/// Five bits of colour for each quarter: top left in the lowest byte, then top right, bottom left, bottom
/// right.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Zones(u32);

/// The colour of Silver (section 2); `None` while it is wild.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Silver(pub(crate) Option<Colour>);

const ALL_FIVE: u8 = 0b1_1111;
/// The zones by number of the dragon card, upright.
const PRINTED: [Zones; Card::DRAGONS as usize] = {
    let mut printed = [Zones(0); Card::DRAGONS as usize];
    let mut n = 0;
    while n < printed.len() {
        if let Some(card) = Card::new(n as u8)
            && let Some([tl, tr, bl, br]) = card.quarters()
        {
            printed[n] = Zones(u32::from_le_bytes([bits(tl), bits(tr), bits(bl), bits(br)]));
        }
        n += 1;
    }
    printed
};

const fn bits(quarter: Quarter) -> u8 {
    match quarter {
        Quarter::Rainbow => ALL_FIVE,
        Quarter::Red | Quarter::Gold | Quarter::Blue | Quarter::Green | Quarter::Black => 1 << quarter as u8,
    }
}

impl Zones {
    pub(crate) const NONE: Self = Self(0);

    /// Returns the zones of a dragon card in its orientation; [`Zones::NONE`] for an action card.
    pub(crate) fn of(card: Card, turned: bool) -> Self {
        let upright = PRINTED.get(usize::from(card.number())).copied().unwrap_or_default();
        if turned { Self(upright.0.swap_bytes()) } else { upright }
    }

    /// Returns the zones of a placed card for connections: Rainbow and a wild Silver are all five colours.
    pub(crate) fn placed(placed: Placed, silver: Silver) -> Self {
        match placed.card {
            Some(card) => Self::of(card, placed.turned),
            None => Self(u32::from_le_bytes([silver.0.map_or(ALL_FIVE, |c| 1 << c as u8); 4])),
        }
    }

    /// Returns the zones of a placed card for the bonus: Rainbow and a wild Silver have none (section 6).
    pub(crate) fn earning(placed: Placed, silver: Silver) -> Self {
        match placed.card {
            Some(Card::RAINBOW) => Self::NONE,
            None if silver.0.is_none() => Self::NONE,
            _ => Self::placed(placed, silver),
        }
    }

    /// Returns the zones that a card on this side shows to the quarters of the card that it touches.
    pub(crate) const fn facing(self, side: Side) -> Self {
        Self(match side {
            Side::Right => (self.0 & 0x00ff_00ff) << 8,
            Side::Left => (self.0 & 0xff00_ff00) >> 8,
            Side::Below => (self.0 & 0x0000_ffff) << 16,
            Side::Above => (self.0 & 0xffff_0000) >> 16,
        })
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Returns the colours, as bits, that this card has in common with the facing quarters at any contact.
    pub(crate) const fn common(self, facing: Self) -> u8 {
        Self(self.0 & facing.0).colours()
    }

    /// Returns the colours, as bits, of any quarter.
    pub(crate) const fn colours(self) -> u8 {
        let [a, b, c, d] = self.0.to_le_bytes();
        a | b | c | d
    }
}

/// The side of a card on which a neighbour is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Right,
    Left,
    Below,
    Above,
}

impl Side {
    pub(crate) const ALL: [Self; 4] = [Self::Right, Self::Left, Self::Below, Self::Above];

    /// Returns one step in this direction.
    pub(crate) const fn step(self) -> (i16, i16) {
        match self {
            Self::Right => (1, 0),
            Self::Left => (-1, 0),
            Self::Below => (0, 1),
            Self::Above => (0, -1),
        }
    }

    pub(crate) const fn opposite(self) -> Self {
        match self {
            Self::Right => Self::Left,
            Self::Left => Self::Right,
            Self::Below => Self::Above,
            Self::Above => Self::Below,
        }
    }
}
