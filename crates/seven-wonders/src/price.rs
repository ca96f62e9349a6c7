//! What something costs a city now, before anybody is paid: the printed cost, and what makes it cheaper.

use crate::{Change, Cost, Project, Resource, ResourceSet, Sources, Thing, Units, city::City};

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
    /// Units that are paid in coins, and because of what.
    pub(crate) in_coins: Option<(Thing, Units)>,
    /// What taxes it, and how many coins that is each.
    pub(crate) taxes: Vec<(Thing, u8)>,
    /// What taking part in the Great Project costs besides. Its units are not among those of the thing itself.
    pub(crate) joined: Option<Project>,
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
        Self::printed(&crate::cost::FREE)
    }

    /// What is printed, before anything makes it cheaper.
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

    /// Something makes it cheaper.
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

    /// A coin for each unit, but for those that are waived.
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

    /// Coins to the bank for doing it.
    pub(crate) fn tax(&mut self, by: Thing, coins: u8) {
        self.coins += coins;
        self.taxes.push((by, coins));
    }

    /// With what taking part in a project costs.
    pub(crate) const fn and_join(mut self, project: Project) -> Self {
        self.coins += project.facts().cost.coins;
        self.joined = Some(project);
        self
    }

    /// Units of resources, with those of a project.
    pub(crate) fn units(&self) -> Units {
        match self.joined {
            Some(project) => self.resources.and(project.facts().cost.resources),
            None => self.resources,
        }
    }

    /// What reductions can waive, and how many units of that: never those of a project (G-5).
    pub(crate) fn waived(&self) -> (ResourceSet, u8) {
        let units = self.reductions.iter().map(|reduction| reduction.units).sum();
        match self.joined {
            None => (ResourceSet::of(&Resource::ALL), units),
            Some(_) => (self.resources.kinds(), units.min(self.resources.total())),
        }
    }

    /// The same price once for each choice of what is waived, where the search must not choose: what it waives is a unit
    /// of any kind that the thing itself costs, and a second one might be a unit of the project, or one that is
    /// exchanged (G-5). Nothing for every other price.
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

    /// With each unit that this reduction can waive, one at a time.
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

    /// Coins besides, which nothing makes fewer.
    pub(crate) const fn and_coins(mut self, coins: u8) -> Self {
        self.printed += coins;
        self.coins += coins;
        self
    }

    /// What the city produces for this: its own sources, and one of anything for each unit that is waived. `None` if
    /// there are only its own.
    pub(crate) fn own(&self, city: &City) -> Option<Sources> {
        let (kinds, waived) = self.waived();
        (waived > 0).then(|| {
            let mut own = city.standing.makes.clone();
            own.add_set(kinds, waived);
            own
        })
    }
}
