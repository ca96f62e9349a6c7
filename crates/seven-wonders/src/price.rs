//! What something costs a city now, before anybody is paid: the printed cost, and what makes it cheaper.

use arrayvec::ArrayVec;
use contract::{BySeat, Seat};

use crate::{
    Card, Change, Cost, Fee, Leader, Question, Resource, Sources, Thing, Units, Whose, city::City,
    cost::FREE, reckon::beside, target::Wanted,
};

/// What something costs a city now.
#[derive(Clone, Debug)]
pub(crate) struct Price {
    /// Coins that are printed on it.
    pub(crate) printed: u8,
    /// Coins to the bank.
    pub(crate) coins: u8,
    /// Units of resources.
    pub(crate) resources: Units,
    /// What makes it cheaper.
    pub(crate) reductions: ArrayVec<Reduction, MOST_REDUCTIONS>,
}

/// What makes something cheaper.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reduction {
    pub(crate) by: Thing,
    /// Coins fewer.
    pub(crate) coins: u8,
    /// Units that are waived, whichever the payer likes.
    pub(crate) units: u8,
}

/// More than make one thing cheaper at once.
const MOST_REDUCTIONS: usize = 8;

/// What a printed cost comes to.
fn price(cities: &BySeat<City>, city: Seat, wanted: Wanted, printed: &Cost) -> Price {
    let Cost { coins, resources } = *printed;
    let mut price = Price { printed: coins, coins, resources, reductions: ArrayVec::new() };
    let mut lower = |owner: Seat, counts: fn(Whose) -> bool| {
        let changes = cities[owner].standing.changes.iter();
        for (by, _, _, change) in changes.filter(|(_, target, of, _)| counts(*of) && target.is(wanted)) {
            let (coins, units) = match change {
                Change::Units(units) => (0, *units),
                Change::Coins(coins) => (price.coins.min(*coins), 0),
                Change::Free => (price.coins, 0),
            };
            let reduction = Reduction { by: *by, coins, units };
            if price.reductions.try_push(reduction).is_ok() {
                price.coins -= coins;
            }
        }
    };
    lower(city, Whose::includes_own);
    beside(cities, city).into_iter().for_each(|owner| lower(owner, Whose::includes_neighbours));
    price
}

/// What a card costs a city to build.
pub(crate) fn card_price(cities: &BySeat<City>, city: Seat, card: Card) -> Price {
    let facts = card.facts();
    price(cities, city, Wanted::Card(facts.colour), &facts.cost)
}

/// What a stage costs a city to build.
pub(crate) fn stage_price(cities: &BySeat<City>, city: Seat, stage: u8) -> Price {
    let cost = cities[city].stage(stage).map_or(FREE, |stage| stage.cost);
    price(cities, city, Wanted::Stage, &cost)
}

/// What a card costs that is built with one unit of a resource for as many as it takes.
pub(crate) fn plenty_price(cities: &BySeat<City>, city: Seat, card: Card, of: Resource) -> Price {
    let mut price = card_price(cities, city, card);
    let units = &mut price.resources.0[of as usize];
    *units = (*units).min(1);
    price
}

/// What a leader costs a city to recruit, who builds this stage or the next, if they build one. Leaders need no
/// resources.
pub(crate) fn leader_price(cities: &BySeat<City>, city: Seat, leader: Leader, stage: Option<u8>) -> Price {
    let here = &cities[city];
    let coins = match leader.facts().fee {
        Fee::Coins(coins) => coins,
        Fee::Age => here.age,
        Fee::NextStage => {
            let stage = stage.or_else(|| here.next_stage()).and_then(|stage| here.stage(stage));
            stage.map_or(0, |stage| stage.cost.coins + stage.cost.resources.total())
        }
    };
    price(cities, city, Wanted::Leader, &Cost { coins, resources: Units::NONE })
}

impl Price {
    /// What is given for nothing.
    pub(crate) const fn nothing() -> Self {
        Self { printed: 0, coins: 0, resources: Units::NONE, reductions: ArrayVec::new_const() }
    }

    /// What the city produces for this: its own sources, and one of anything for each unit that is waived.
    pub(crate) fn own(&self, city: &City) -> Option<Sources> {
        let waived = self.reductions.iter().map(|reduction| reduction.units).sum();
        (waived > 0).then(|| {
            let mut own = city.standing.makes.clone();
            own.add(&Resource::ALL, waived);
            own
        })
    }

    /// In which ways can the resources be had? `own` is what [`Price::own`] gave.
    pub(crate) fn question<'a>(
        &self,
        cities: &'a BySeat<City>,
        city: Seat,
        own: Option<&'a Sources>,
    ) -> Question<'a> {
        let here = &cities[city].standing;
        let [left, right] = beside(cities, city);
        Question {
            cost: self.resources,
            own: own.unwrap_or(&here.makes),
            left: &cities[left].standing.sells,
            right: &cities[right].standing.sells,
            left_price: here.left_price,
            right_price: here.right_price,
            bank: here.bank,
        }
    }
}
