//! The price of something for a city now, before any payment: the printed cost and its reductions.

use crate::{Change, Cost, Project, Resource, ResourceSet, Sources, Thing, Units, city::City};

/// The price of something for a city now, as computed by its [`Buyer`](crate::buyer::Buyer).
#[derive(Clone, Debug)]
pub(crate) struct Price {
    /// The coins printed on it.
    pub(crate) printed: u8,
    /// The coins to the bank.
    pub(crate) coins: u8,
    /// The units of resources.
    pub(crate) resources: Units,
    /// The reductions; empty for most things.
    pub(crate) reductions: Vec<Reduction>,
    /// The units that are paid in coins, with the cause.
    pub(crate) in_coins: Option<(Thing, Units)>,
    /// The taxes: the cause and the coins of each.
    pub(crate) taxes: Vec<(Thing, u8)>,
    /// The Great Project that is joined and paid in addition. Its units are not in `resources`.
    pub(crate) joined: Option<Project>,
}

/// A reduction of a price.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reduction {
    pub(crate) by: Thing,
    /// The coins less.
    pub(crate) coins: u8,
    /// The number of waived units, of the payer's choice.
    pub(crate) units: u8,
    /// The units that are waived because all are.
    pub(crate) all: Units,
}

impl Price {
    /// Returns the price of a free thing.
    pub(crate) const fn nothing() -> Self {
        Self::printed(&crate::cost::FREE)
    }

    /// Returns the printed price, without reductions.
    pub(crate) const fn printed(cost: &Cost) -> Self {
        let Cost { coins, resources } = *cost;
        Self {
            printed: coins,
            coins,
            resources,
            reductions: Vec::new(),
            in_coins: None,
            taxes: Vec::new(),
            joined: None,
        }
    }

    /// Applies a change of the cost.
    pub(crate) fn lower(&mut self, by: Thing, change: Change) {
        if change == Change::InCoins {
            return self.pay_in_coins(by);
        }
        let (coins, units, all) = match change {
            Change::Units(units) => (0, units, Units::NONE),
            Change::Coins(coins) => (self.coins.min(coins), 0, Units::NONE),
            Change::Free => (self.coins, 0, Units::NONE),
            Change::NoUnits => (0, 0, self.resources),
            Change::InCoins => (0, 0, Units::NONE),
        };
        self.coins -= coins;
        self.resources = self.resources.without(all);
        self.reductions.push(Reduction { by, coins, units, all });
    }

    /// Replaces each unit by a coin, except waived units.
    fn pay_in_coins(&mut self, by: Thing) {
        let mut coins = self.resources.total();
        self.in_coins = Some((by, self.resources));
        self.resources = Units::NONE;
        for reduction in &mut self.reductions {
            let waived = std::mem::take(&mut reduction.units).min(coins);
            reduction.coins += waived;
            coins -= waived;
        }
        self.coins += coins;
    }

    /// Adds a tax to the bank.
    pub(crate) fn tax(&mut self, by: Thing, coins: u8) {
        self.coins += coins;
        self.taxes.push((by, coins));
    }

    /// Adds the price of joining a project.
    pub(crate) const fn and_join(mut self, project: Project) -> Self {
        self.coins += project.facts().cost.coins;
        self.joined = Some(project);
        self
    }

    /// Returns the units of resources, including those of a project.
    pub(crate) fn units(&self) -> Units {
        match self.joined {
            Some(project) => self.resources.and(project.facts().cost.resources),
            None => self.resources,
        }
    }

    /// Returns the resources of which reductions can waive units, and the number of units. They never waive
    /// units of a project (G-5).
    pub(crate) fn waived(&self) -> (ResourceSet, u8) {
        let units = self.reductions.iter().map(|reduction| reduction.units).sum();
        match self.joined {
            None => (ResourceSet::of(&Resource::ALL), units),
            Some(_) => (self.resources.kinds(), units.min(self.resources.total())),
        }
    }

    /// Returns the price once for each choice of waived units; empty where the search may choose itself. The
    /// search waives units of any kind that the thing costs. A second one might be a unit of the project, or
    /// one that is exchanged (G-5).
    pub(crate) fn apart(&self) -> Vec<Self> {
        if self.joined.is_none() || self.waived().1 < 2 {
            return Vec::new();
        }
        let mut all = vec![self.clone()];
        for (at, reduction) in self.reductions.iter().enumerate() {
            for _ in 0..reduction.units {
                all = all.iter().flat_map(|price| price.without_one_of(at)).collect();
            }
        }
        all
    }

    /// Returns the price with each unit that this reduction can waive, one at a time.
    fn without_one_of(&self, reduction: usize) -> Vec<Self> {
        let without = |unit: Option<Resource>| {
            let waived = unit.map_or(Units::NONE, |unit| Units::of(&[(unit, 1)]));
            let mut price = self.clone();
            price.resources = price.resources.without(waived);
            let Reduction { units, all, .. } = &mut price.reductions[reduction];
            (*units, *all) = (*units - 1, all.and(waived));
            price
        };
        let kinds = self.resources.kinds();
        if kinds.is_empty() {
            vec![without(None)]
        } else {
            kinds.iter().map(|unit| without(Some(unit))).collect()
        }
    }

    /// Adds coins that no effect reduces.
    pub(crate) const fn and_coins(mut self, coins: u8) -> Self {
        self.printed += coins;
        self.coins += coins;
        self
    }

    /// Returns the city's sources for this price: its own, and one of any kind for each waived unit. `None`
    /// if these are only its own.
    pub(crate) fn own(&self, city: &City) -> Option<Sources> {
        let (kinds, waived) = self.waived();
        (waived > 0).then(|| {
            let mut own = city.standing.makes.clone();
            own.add_set(kinds, waived);
            own
        })
    }
}
