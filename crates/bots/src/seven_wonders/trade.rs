//! The payments of a city.

use ::seven_wonders::{
    Bank, Class, Lasting, Payment, Prices, PricesView, Question, Resource, ResourceSet, Sides, Source,
    Sources, Units,
};
use contract::Seat;

use super::scene::Scene;

/// The value of an unobtainable resource in coins. A city does not buy a more expensive one either.
const OUT_OF_REACH: u8 = 7;

/// A city's own production, its neighbours' goods, and its prices.
#[derive(Clone)]
pub(super) struct Trade {
    own: Sources,
    sold: ResourceSet,
    left: Sources,
    right: Sources,
    left_price: Prices,
    right_price: Prices,
    bank: Bank,
}

impl Trade {
    pub(super) fn of(scene: Scene<'_>, city: Seat) -> Self {
        let sources = |of: Seat, wanted: fn(&Source) -> bool| {
            let mut sources = Sources::NONE;
            let all = scene.city(of).sources.iter().filter(|source| wanted(source));
            all.for_each(|source| sources.add(&source.one_of, source.units));
            sources
        };
        let PricesView {
            raw_left,
            raw_right,
            manufactured_left,
            manufactured_right,
            first_left,
            first_right,
        } = scene.city(city).prices;
        // Payments to a partner stay with the two.
        let prices = |of: Seat, raw: u8, manufactured: u8, first_cheaper| {
            let most = if scene.partner(city) == Some(of) { 1 } else { u8::MAX };
            Prices { raw: raw.min(most), manufactured: manufactured.min(most), first_cheaper }
        };
        let [left, right] = scene.neighbours(city);
        Self {
            own: sources(city, |_| true),
            sold: sold(scene, city),
            left: sources(left, |source| source.sold),
            right: sources(right, |source| source.sold),
            left_price: prices(left, raw_left, manufactured_left, first_left),
            right_price: prices(right, raw_right, manufactured_right, first_right),
            bank: Bank::default(),
        }
    }

    /// Returns the trade with this additional effect; `None` if the effect does not concern trade.
    pub(super) fn with(&self, lasting: &Lasting) -> Option<Self> {
        let mut after = self.clone();
        match *lasting {
            Lasting::Produce { one_of, units, .. } => after.own.add(one_of, units),
            Lasting::FirstUnit { from } => {
                after.left_price.first_cheaper |= from != Sides::Right;
                after.right_price.first_cheaper |= from != Sides::Left;
            }
            Lasting::ProduceAgain { units } => after.own.add(&self.printed(true), units),
            Lasting::ProduceMissing { units } => after.own.add(&self.printed(false), units),
            Lasting::Bank { price, units } => after.bank = Bank { price, units },
            Lasting::Discount { from, class, price } => {
                let lower = |prices: &mut Prices| match class {
                    Class::Raw => prices.raw = prices.raw.min(price),
                    Class::Manufactured => prices.manufactured = prices.manufactured.min(price),
                };
                match from {
                    Sides::Left => lower(&mut after.left_price),
                    Sides::Right => lower(&mut after.right_price),
                    Sides::Both => {
                        lower(&mut after.left_price);
                        lower(&mut after.right_price);
                    }
                }
            }
            Lasting::Cost { .. }
            | Lasting::Shields { .. }
            | Lasting::Science { .. }
            | Lasting::Price { .. }
            | Lasting::Endless
            | Lasting::Idle { .. } => return None,
        }
        Some(after)
    }

    /// Returns the resources that the city sells, which are printed on its board, brown and grey cards; or
    /// those that it does not sell.
    fn printed(&self, sold: bool) -> Vec<Resource> {
        Resource::ALL.into_iter().filter(|resource| self.sold.contains(*resource) == sold).collect()
    }

    /// Returns the coins for these units; more than is ever paid if they are unobtainable.
    pub(super) fn coins(&self, cost: Units) -> f64 {
        let front = self.question(cost).front_within(OUT_OF_REACH.into());
        let coins = front.iter().map(|way: &Payment| way.total()).min();
        f64::from(coins.unwrap_or(OUT_OF_REACH).min(OUT_OF_REACH))
    }

    fn question(&self, cost: Units) -> Question<'_> {
        Question {
            cost,
            own: &self.own,
            left: &self.left,
            right: &self.right,
            left_price: self.left_price,
            right_price: self.right_price,
            bank: self.bank,
            exchange: false,
        }
    }
}

/// Returns the resources printed on the board, brown and grey cards of a city.
fn sold(scene: Scene<'_>, city: Seat) -> ResourceSet {
    let sold = scene.city(city).sources.iter().filter(|source| source.sold);
    let all: Vec<Resource> = sold.flat_map(|source| source.one_of.iter().copied()).collect();
    ResourceSet::of(&all)
}
