//! What a city can pay.

use ::seven_wonders::{
    Bank, Class, Lasting, Payment, Prices, PricesView, Question, Sides, Source, Sources, Units,
};
use contract::Seat;

use super::scene::Scene;

/// What a thing that cannot be had counts as, in coins. Whatever is dearer will not be bought either.
const OUT_OF_REACH: u8 = 7;

/// A city's own production, its neighbours' goods, and its prices.
#[derive(Clone)]
pub(super) struct Trade {
    own: Sources,
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
        let PricesView { raw_left, raw_right, manufactured_left, manufactured_right } =
            scene.city(city).prices;
        Self {
            own: sources(city, |_| true),
            left: sources(scene.left(city), |source| source.sold),
            right: sources(scene.right(city), |source| source.sold),
            left_price: Prices { raw: raw_left, manufactured: manufactured_left, ..Prices::PLAIN },
            right_price: Prices { raw: raw_right, manufactured: manufactured_right, ..Prices::PLAIN },
            bank: Bank::default(),
        }
    }

    /// The trade once this effect works as well; `None` if it has nothing to do with it.
    pub(super) fn with(&self, lasting: &Lasting) -> Option<Self> {
        let mut after = self.clone();
        match *lasting {
            Lasting::Produce { one_of, units, .. } => after.own.add(one_of, units),
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
            Lasting::Cost { .. } | Lasting::Shields { .. } | Lasting::Science { .. } => return None,
        }
        Some(after)
    }

    /// Coins that it takes to come by these units; some more than is ever paid if they cannot be had.
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
        }
    }
}
