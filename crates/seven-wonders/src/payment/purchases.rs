//! Purchases from one neighbour, by price.

use super::{
    Sources,
    parts::{Kinds, Parts, Set, bits},
};
use crate::{Resource, Units};

/// More coins than nine units cost at one neighbour, with the dearest tiles of the Tower of Babel.
pub(super) const MOST_COINS: usize = 31;

/// The prices of a unit from one neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Prices {
    /// The price of wood, stone, ore and clay.
    pub raw: u8,
    /// The price of glass, loom and papyrus.
    pub manufactured: u8,
    /// True if the first unit of the turn costs one coin less, which may make it free (clandestine docks).
    pub first_cheaper: bool,
}

impl Prices {
    /// The prices without any discount.
    pub const PLAIN: Self = Self { raw: 2, manufactured: 2, first_cheaper: false };

    const fn of(self, kind: usize) -> usize {
        (if kind < Resource::Glass as usize { self.raw } else { self.manufactured }) as usize
    }

    /// Returns the price of these units, all bought in one turn.
    pub(super) fn total(self, units: Units) -> u16 {
        let sum: usize = (0..Resource::COUNT).map(|kind| usize::from(units.0[kind]) * self.of(kind)).sum();
        sum.saturating_sub(usize::from(self.first_cheaper)) as u16
    }
}

/// The missing parts after purchases from one neighbour.
pub(super) struct Purchases<S> {
    /// The missing parts, by the sum of the prices.
    missing: [S; MOST_COINS + 1],
    top: usize,
    most: usize,
    prices: Prices,
}

impl<S: Set> Purchases<S> {
    /// Builds the state before any purchase for at most `coins`, with `start` as the missing parts.
    pub(super) fn none(start: S, prices: Prices, coins: u8) -> Self {
        let most = (usize::from(coins) + usize::from(prices.first_cheaper)).min(MOST_COINS);
        let mut missing = [S::NONE; MOST_COINS + 1];
        missing[0] = start;
        Self { missing, top: 0, most, prices }
    }

    /// Adds all purchases from these sources. (In place, because the value is large.)
    pub(super) fn buy(&mut self, parts: &Parts<S>, sources: &Sources) {
        for (kinds, units) in sources.each(parts.kinds()) {
            let useful = if kinds.is_power_of_two() {
                units.min(parts.units(kinds.trailing_zeros() as usize))
            } else {
                1
            };
            (0..useful).for_each(|_| self.buy_one(parts, kinds));
        }
    }

    /// Adds one more unit for sale. Each sum is reached as before, or with this unit from a smaller sum.
    /// Larger sums go first, so that no sum uses the unit twice.
    fn buy_one(&mut self, parts: &Parts<S>, kinds: Kinds) {
        let dearest = bits(kinds).map(|kind| self.prices.of(kind)).max().unwrap_or(0);
        self.top = (self.top + dearest).min(self.most);
        for sum in (0..=self.top).rev() {
            let after =
                bits(kinds).fold(S::NONE, |after, kind| match sum.checked_sub(self.prices.of(kind)) {
                    Some(before) => after | parts.give(self.missing[before], kind),
                    None => after,
                });
            self.missing[sum] |= after;
        }
    }

    /// Iterates over the coins that the neighbour gets, with the parts missing then, by rising coins.
    pub(super) fn by_coins(&self) -> impl Iterator<Item = (u8, S)> {
        let rebate = usize::from(self.prices.first_cheaper);
        (0..=self.top).map(move |sum| (sum.saturating_sub(rebate) as u8, self.missing[sum]))
    }
}
