//! What something costs a city now, before anybody is paid: the printed cost, and what makes it cheaper.

use crate::{Change, Cost, Resource, Sources, Thing, Units, city::City};

/// What something costs a city now. Its [`Buyer`](crate::buyer::Buyer) says it.
#[derive(Clone, Debug)]
pub(crate) struct Price {
    /// Coins that are printed on it.
    pub(crate) printed: u8,
    /// Coins to the bank.
    pub(crate) coins: u8,
    /// Units of resources.
    pub(crate) resources: Units,
    /// What makes it cheaper; for most things nothing does.
    pub(crate) reductions: Vec<Reduction>,
}

/// What makes something cheaper.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reduction {
    pub(crate) by: Thing,
    /// Coins fewer.
    pub(crate) coins: u8,
    /// Units that are waived, whichever the payer likes.
    pub(crate) units: u8,
    /// Units that are waived because all are.
    pub(crate) all: Units,
}

impl Price {
    /// What is given for nothing.
    pub(crate) const fn nothing() -> Self {
        Self { printed: 0, coins: 0, resources: Units::NONE, reductions: Vec::new() }
    }

    /// What is printed, before anything makes it cheaper.
    pub(crate) const fn printed(cost: &Cost) -> Self {
        let Cost { coins, resources } = *cost;
        Self { printed: coins, coins, resources, reductions: Vec::new() }
    }

    /// Something makes it cheaper.
    pub(crate) fn lower(&mut self, by: Thing, change: Change) {
        let (coins, units, all) = match change {
            Change::Units(units) => (0, units, Units::NONE),
            Change::Coins(coins) => (self.coins.min(coins), 0, Units::NONE),
            Change::Free => (self.coins, 0, Units::NONE),
            Change::NoUnits => (0, 0, self.resources),
        };
        self.coins -= coins;
        self.resources = self.resources.without(all);
        self.reductions.push(Reduction { by, coins, units, all });
    }

    /// Coins besides, which nothing makes fewer.
    pub(crate) const fn and_coins(mut self, coins: u8) -> Self {
        self.printed += coins;
        self.coins += coins;
        self
    }

    /// What the city produces for this: its own sources, and one of anything for each unit that is waived. `None` if
    /// there are only its own.
    pub(crate) fn own(&self, city: &City) -> Option<Sources> {
        let waived = self.reductions.iter().map(|reduction| reduction.units).sum();
        (waived > 0).then(|| {
            let mut own = city.standing.makes.clone();
            own.add(&Resource::ALL, waived);
            own
        })
    }
}
