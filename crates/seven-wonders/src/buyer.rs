//! A city that pays: its prices now, and its sellers.

use contract::{BySeat, Seat};

use crate::{
    Card, Change, Cost, Done, Fee, Joined, Leader, Project, Question, Resource, Sources, Target, Thing,
    Units, city::City, cost::FREE, price::Price, reckon::beside, target::Wanted,
};

/// A city that pays, between its neighbours. Price changes are collected once for all questions.
pub(crate) struct Buyer<'a> {
    here: &'a City,
    left: &'a City,
    right: &'a City,
    /// The changes of its costs: first its own, then those of its neighbours.
    changes: Vec<(Thing, Target, Change)>,
}

impl<'a> Buyer<'a> {
    pub(crate) fn new(cities: &'a BySeat<City>, city: Seat) -> Self {
        let here = &cities[city];
        let [left, right] = beside(cities, city).map(|other| &cities[other]);
        let own = here.standing.changes.iter().filter(|(_, _, of, _)| of.includes_own());
        let theirs = [left, right].into_iter().flat_map(|other| &other.standing.changes);
        let theirs = theirs.filter(|(_, _, of, _)| of.includes_neighbours());
        let changes = own.chain(theirs).map(|(by, target, _, change)| (*by, *target, *change)).collect();
        Self { here, left, right, changes }
    }

    /// Returns the price for a printed cost. No other function computes it.
    #[inline]
    fn price(&self, wanted: Wanted, printed: &Cost) -> Price {
        let mut price = Price::printed(printed);
        for (by, _, change) in self.changes.iter().filter(|(_, target, _)| target.is(wanted)) {
            price.lower(*by, *change);
        }
        price
    }

    /// Returns the price of building a card.
    #[inline]
    pub(crate) fn card(&self, card: Card) -> Price {
        let facts = card.facts();
        let price = self.price(Wanted::Card(facts.colour), &facts.cost);
        self.taxed(price, &[Done::Built(facts.colour)])
    }

    /// Returns the price of a card that a chain or a power builds: taxes, if there are any.
    pub(crate) fn unpaid(&self, card: Card, chained: bool) -> Price {
        let built = Done::Built(card.facts().colour);
        let done: &[Done] = if chained { &[built, Done::ByChain] } else { &[built] };
        self.taxed(Price::nothing(), done)
    }

    /// Returns the price of a card built in this way, together with joining a project.
    pub(crate) fn joined(&self, card: Card, by: Joined, project: Project) -> Price {
        let price = match by {
            Joined::Paid => self.card(card),
            Joined::Chain => self.unpaid(card, true),
            Joined::Power => self.unpaid(card, false),
        };
        price.and_join(project)
    }

    /// Returns the price of a stage that a token builds.
    pub(crate) fn free_stage(&self) -> Price {
        self.taxed(Price::nothing(), &[Done::Raised])
    }

    /// Adds the taxes on these actions.
    #[inline]
    fn taxed(&self, mut price: Price, done: &[Done]) -> Price {
        for (by, when) in &self.here.standing.taxes {
            if done.contains(when) {
                price.tax(*by, self.here.age);
            }
        }
        price
    }

    /// Returns true if chains are taxed, so that paying may be cheaper (G-2).
    pub(crate) fn taxes_chains(&self) -> bool {
        self.here.standing.taxes.iter().any(|(_, when)| *when == Done::ByChain)
    }

    /// Returns the card that makes this one free: of this city, or of a neighbour where those count.
    #[inline]
    pub(crate) fn chain(&self, card: Card) -> Option<Card> {
        let beside = || [self.left, self.right].into_iter().find_map(|other| other.chain(card));
        self.here.chain(card).or_else(|| if self.here.standing.chains_beside { beside() } else { None })
    }

    /// Returns the price of building a stage.
    pub(crate) fn stage(&self, stage: u8) -> Price {
        let cost = self.here.stage(stage).map_or(FREE, |stage| stage.cost);
        self.taxed(self.price(Wanted::Stage, &cost), &[Done::Raised])
    }

    /// Returns the price of a card with one unit of a resource in place of all.
    pub(crate) fn plenty(&self, card: Card, of: Resource) -> Price {
        let mut price = self.card(card);
        let units = &mut price.resources.0[of as usize];
        *units = (*units).min(1);
        price
    }

    /// Returns the price of recruiting a leader, who may build this stage or the next. Leaders cost no
    /// resources.
    pub(crate) fn leader(&self, leader: Leader, stage: Option<u8>) -> Price {
        let here = self.here;
        // No effect on leaders lowers the coins printed on a stage.
        let (coins, of_stage) = match leader.facts().fee {
            Fee::Coins(coins) => (coins, 0),
            Fee::Age => (here.age, 0),
            Fee::NextStage => {
                let stage = stage.or_else(|| here.next_stage()).and_then(|stage| here.stage(stage));
                stage.map_or((0, 0), |stage| (stage.cost.resources.total(), stage.cost.coins))
            }
        };
        self.price(Wanted::Leader, &Cost { coins, resources: Units::NONE }).and_coins(of_stage)
    }

    /// Builds the question of how the resources can be had. `own` is the result of [`Price::own`].
    #[inline]
    pub(crate) fn question<'q>(&self, price: &Price, own: Option<&'q Sources>) -> Question<'q>
    where
        'a: 'q,
    {
        let here = &self.here.standing;
        Question {
            cost: price.units(),
            own: own.unwrap_or(&here.makes),
            left: &self.left.standing.sells,
            right: &self.right.standing.sells,
            left_price: here.left_price,
            right_price: here.right_price,
            bank: here.bank,
            exchange: here.exchange.is_some(),
        }
    }
}
