//! The origins of units: the own city, a neighbour, the bank, or a waiver.

use seven_wonders::{Class, Resource};

use super::{
    acting::Acting,
    city::City,
    matching::{Matching, Options},
};

/// Coins to the bank, to the left and to the right.
pub type Paid = (u8, u8, u8);

/// The origins of a unit. The first three have sources, which are matched to units.
const OWN: usize = 0;
const LEFT: usize = 1;
const RIGHT: usize = 2;
const BANK: usize = 3;
const WAIVED: usize = 4;

/// The means of a city to pay.
pub struct Market {
    /// Its own sources, and those that its neighbours sell.
    sources: [Vec<Options>; 3],
    /// The price of a unit from each neighbour, by the number of the resource.
    prices: [[u8; Resource::COUNT]; 2],
    /// True if the first unit from that side costs a coin less.
    docks: [bool; 2],
    /// The price of a unit from the bank.
    bank: Option<u8>,
    /// True if two units of a kind, produced or bought, are one of another, once.
    exchanges: bool,
}

/// A bill that is being paid.
struct Bill<'a> {
    market: &'a Market,
    needs: &'a [Resource],
    /// The number of needs, from the first, that may be waived.
    may_be_waived: usize,
    waived: usize,
    /// The sources of the own city, of the left and of the right.
    sources: [Matching; 3],
    /// The known results of matching, by units.
    able: [Vec<Option<bool>>; 3],
    /// The coins available.
    purse: u16,
    paid: Vec<Paid>,
}

impl Market {
    pub fn of(city: &City, acting: &Acting, left: &City, right: &City) -> Self {
        let prices = |side: usize| {
            let [raw, manufactured] =
                [Class::Raw, Class::Manufactured].map(|class| acting.price(city, side, class));
            Resource::ALL.map(|of| if of.class() == Class::Raw { raw } else { manufactured })
        };
        Self {
            sources: [city.units(false), left.units(true), right.units(true)],
            prices: [prices(0), prices(1)],
            docks: acting.docks,
            bank: acting.bank,
            exchanges: city.exchanges(),
        }
    }

    /// Returns all payments for these units within a purse that no other beats for all sellers. `waived` of
    /// the first `may_be_waived` units need not be paid.
    pub fn ways(&self, needs: &[Resource], may_be_waived: usize, waived: usize, purse: u16) -> Vec<Paid> {
        let mut all = self.without_exchange(needs, may_be_waived, waived, purse);
        if self.exchanges && !all.contains(&(0, 0, 0)) {
            for (at, need) in needs.iter().enumerate() {
                // Units of one kind are alike.
                if at > 0 && needs[at - 1] == *need && at != may_be_waived {
                    continue;
                }
                for kind in Resource::ALL.into_iter().filter(|kind| kind != need) {
                    let mut instead = needs.to_vec();
                    instead.remove(at);
                    instead.extend([kind, kind]);
                    let may_be_waived = may_be_waived - usize::from(at < may_be_waived);
                    all.extend(self.without_exchange(&instead, may_be_waived, waived, purse));
                }
            }
        }
        all.sort_unstable();
        all.dedup();
        let worse = |way: &Paid| all.iter().any(|o| o != way && o.0 <= way.0 && o.1 <= way.1 && o.2 <= way.2);
        all.iter().filter(|way| !worse(way)).copied().collect()
    }

    /// Returns the payments without an exchange; worse ones may be among them.
    fn without_exchange(
        &self,
        needs: &[Resource],
        may_be_waived: usize,
        waived: usize,
        purse: u16,
    ) -> Vec<Paid> {
        // No payment beats paying nothing.
        let mut here = Matching::of(needs, &self.sources[OWN]);
        let own = here.matched((1 << needs.len()) - 1);
        if own == needs.len() {
            return vec![(0, 0, 0)];
        }
        // All units that are neither produced nor waived are bought; a dock on each side makes a unit
        // cheaper.
        let bought = (needs.len() - own).saturating_sub(waived.min(may_be_waived));
        let cheapest = self.prices.iter().flatten().chain(&self.bank).min().copied().unwrap_or(0);
        if bought * usize::from(cheapest) > usize::from(purse) + 2 {
            return vec![];
        }
        let [left, right] = [LEFT, RIGHT].map(|side| Matching::of(needs, &self.sources[side]));
        let sources = [here, left, right];
        let unknown = || vec![None; 1 << needs.len()];
        let able = [unknown(), unknown(), unknown()];
        let paid = Vec::new();
        let mut bill = Bill { market: self, needs, may_be_waived, waived, sources, able, purse, paid };
        bill.pay_from(0, OWN, [0; 5], [0; 3]);
        bill.paid
    }

    /// Returns the payment to a side, with its dock.
    fn with_dock(&self, side: usize, coins: u8) -> u8 {
        coins - u8::from(coins > 0 && self.docks[side - LEFT])
    }
}

impl Bill<'_> {
    /// Returns true if the units may come from there: its sources suffice, or its rule allows them.
    fn may_come(&mut self, side: usize, mask: usize) -> bool {
        let many = mask.count_ones();
        match side {
            BANK => many <= u32::from(self.market.bank.is_some()),
            WAIVED => many as usize <= self.waived && mask >> self.may_be_waived == 0,
            _ => {
                let known = self.able[side][mask];
                let can = known.unwrap_or_else(|| self.sources[side].gives_all(mask as u16));
                self.able[side][mask] = Some(can);
                can
            }
        }
    }

    /// Tries each origin for a unit, and then for the later units. Units of one kind are alike, so each comes
    /// from the origin of the one before it, `last`, or a later one. `coins` are those to the bank, the left
    /// and the right.
    fn pay_from(&mut self, at: usize, last: usize, split: [usize; 5], coins: [u8; 3]) {
        let paid = (coins[0], self.market.with_dock(LEFT, coins[1]), self.market.with_dock(RIGHT, coins[2]));
        // Payments only rise: they may exceed the purse, or be no better than one found before.
        let found = self.paid.iter().any(|way| way.0 <= paid.0 && way.1 <= paid.1 && way.2 <= paid.2);
        if found || u16::from(paid.0 + paid.1 + paid.2) > self.purse {
            return;
        }
        if at == self.needs.len() {
            self.paid.push(paid);
            return;
        }
        let need = self.needs[at];
        let alike = at > 0 && self.needs[at - 1] == need && at != self.may_be_waived;
        for side in if alike { last } else { OWN }..=WAIVED {
            let (mut split, mut coins) = (split, coins);
            split[side] |= 1 << at;
            if self.may_come(side, split[side]) {
                match side {
                    BANK => coins[0] += self.market.bank.unwrap_or(0),
                    LEFT | RIGHT => coins[side] += self.market.prices[side - LEFT][need as usize],
                    _ => {}
                }
                self.pay_from(at + 1, side, split, coins);
            }
        }
    }
}
