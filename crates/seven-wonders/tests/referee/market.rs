//! Where units come from: of the own city, of a neighbour, of the bank, or not at all.

use std::collections::BTreeSet;

use seven_wonders::{Class, Resource};

use crate::{city::City, matching::matches_all};

/// Coins to the bank, to the left and to the right.
pub type Paid = (u8, u8, u8);

/// Where a unit comes from. The first three have sources, which are matched to units.
const OWN: usize = 0;
const LEFT: usize = 1;
const RIGHT: usize = 2;
const BANK: usize = 3;
const WAIVED: usize = 4;

/// What a city can pay with.
pub struct Market {
    /// Its own sources, and those that its neighbours sell.
    sources: [Vec<Vec<Resource>>; 3],
    /// What a unit costs of each neighbour, by the number of the resource.
    prices: [[u8; 7]; 2],
    /// Whether the first unit from there costs a coin less.
    docks: [bool; 2],
    /// What the bank takes for a unit.
    bank: Option<u8>,
    /// Whether two units of a kind, made or bought, are one of another, once.
    exchanges: bool,
}

/// A bill that is being paid.
struct Bill<'a> {
    market: &'a Market,
    needs: &'a [Resource],
    /// The first ones need not be paid, so many of them.
    may_be_waived: usize,
    waived: usize,
    /// Whether sources of the own city, the left or the right can give units, by which units, where that is known.
    able: [Vec<Option<bool>>; 3],
    paid: BTreeSet<Paid>,
}

impl Market {
    pub fn of(city: &City, left: &City, right: &City) -> Self {
        let prices = |from_left| {
            let [raw, manufactured] =
                [Class::Raw, Class::Manufactured].map(|class| city.price(from_left, class));
            let price = |of: Resource| if of.class() == Class::Raw { raw } else { manufactured };
            Resource::ALL.map(price)
        };
        Self {
            sources: [city.units(false), left.units(true), right.units(true)],
            prices: [prices(true), prices(false)],
            docks: [city.has_dock(true), city.has_dock(false)],
            bank: city.bank(),
            exchanges: city.exchanges(),
        }
    }

    /// Every way to come by these units; of the first `may_be_waived` so many need not be paid.
    pub fn ways(&self, needs: &[Resource], may_be_waived: usize, waived: usize) -> BTreeSet<Paid> {
        let mut all = self.without_exchange(needs, may_be_waived, waived);
        if !self.exchanges || all.contains(&(0, 0, 0)) {
            return all;
        }
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
                all.extend(self.without_exchange(&instead, may_be_waived, waived));
            }
        }
        all
    }

    /// The same where every unit that is taken is what it is.
    pub fn without_exchange(
        &self,
        needs: &[Resource],
        may_be_waived: usize,
        waived: usize,
    ) -> BTreeSet<Paid> {
        // Nothing is better than nothing.
        if matches_all(needs, &self.sources[OWN]) {
            return BTreeSet::from([(0, 0, 0)]);
        }
        let unknown = || vec![None; 1 << needs.len()];
        let able = [unknown(), unknown(), unknown()];
        let mut bill = Bill { market: self, needs, may_be_waived, waived, able, paid: BTreeSet::new() };
        bill.pay_from(0, OWN, [0; 5]);
        bill.paid
    }

    fn coins(&self, side: usize, needs: &[Resource]) -> u8 {
        let all: u8 = needs.iter().map(|need| self.prices[side - LEFT][*need as usize]).sum();
        all - u8::from(all > 0 && self.docks[side - LEFT])
    }
}

impl Bill<'_> {
    /// The units of a mask.
    fn of(&self, mask: usize) -> Vec<Resource> {
        (0..self.needs.len()).filter(|at| mask >> at & 1 == 1).map(|at| self.needs[at]).collect()
    }

    /// Whether the units may come from there: each other source or each other rule is asked.
    fn may_come(&mut self, side: usize, mask: usize) -> bool {
        let many = mask.count_ones();
        match side {
            BANK => many <= u32::from(self.market.bank.is_some()),
            WAIVED => many as usize <= self.waived && mask >> self.may_be_waived == 0,
            _ => {
                let known = self.able[side][mask];
                let can = known.unwrap_or_else(|| matches_all(&self.of(mask), &self.market.sources[side]));
                self.able[side][mask] = Some(can);
                can
            }
        }
    }

    /// Tries each place for a unit, and then for those after it. Units of one kind are alike: each comes from where the
    /// one before it does, which is `last`, or from a place after that.
    fn pay_from(&mut self, at: usize, last: usize, split: [usize; 5]) {
        if at == self.needs.len() {
            let bank = self.market.bank.filter(|_| split[BANK] > 0).unwrap_or(0);
            let [left, right] = [LEFT, RIGHT].map(|side| self.market.coins(side, &self.of(split[side])));
            self.paid.insert((bank, left, right));
            return;
        }
        let alike = at > 0 && self.needs[at - 1] == self.needs[at] && at != self.may_be_waived;
        for side in if alike { last } else { OWN }..=WAIVED {
            let mut split = split;
            split[side] |= 1 << at;
            if self.may_come(side, split[side]) {
                self.pay_from(at + 1, side, split);
            }
        }
    }
}
