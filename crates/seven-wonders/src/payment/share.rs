//! The origin of each unit, for one of the ways to pay.

use super::{
    Exchange, Question,
    parts::{Parts, Set, is_usual},
    purchases::Prices,
    sources::Sources,
    wide::Wide,
};
use crate::{Payment, Resource, ResourceSet, Units};

/// The origin of each unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Share {
    /// The units from own sources, each with the index of its source.
    pub(crate) own: Vec<(usize, Resource)>,
    /// The units from the left neighbour.
    pub(crate) left: Units,
    /// The units from the right neighbour.
    pub(crate) right: Units,
    /// The exchange. The units spent for it are included in the other fields.
    pub(crate) exchange: Option<Exchange>,
}

impl Question<'_> {
    /// Distributes the cost over the sources so that the neighbours get exactly the coins of `way`. `own` has
    /// one entry for each unit of the city's own sources, in the order of use. Units from the bank are among
    /// them.
    ///
    /// Returns `None` if no distribution has that price. This does not happen for ways that the search found.
    pub(crate) fn share(&self, way: Payment, own: &[ResourceSet]) -> Option<Share> {
        let plain = self.share_plainly(way, own);
        plain.or_else(|| {
            self.exchanges().find_map(|(exchange, question)| {
                let share = question.share_plainly(way, own)?;
                Some(Share { exchange: Some(exchange), ..share })
            })
        })
    }

    /// Distributes the cost without an exchange.
    fn share_plainly(&self, way: Payment, own: &[ResourceSet]) -> Option<Share> {
        if is_usual(self.cost) { self.share_in::<u128>(way, own) } else { self.share_in::<Wide>(way, own) }
    }

    fn share_in<S: Set>(&self, way: Payment, own: &[ResourceSet]) -> Option<Share> {
        let parts = Parts::<S>::of(self.cost);
        // The missing parts, by the number of own sources used.
        let mut missing = vec![parts.whole()];
        for one_of in own {
            let before = missing.last().copied().unwrap_or(S::NONE);
            missing.push(before | parts.give_one(before, one_of.bits()));
        }
        let after_own = missing.last().copied().unwrap_or(S::NONE);
        let of_left = sold(&parts, self.left);
        let of_right = sold(&parts, self.right);
        let costs = |set: S, prices: Prices, coins: u8| {
            parts.members(set).filter(move |units| prices.total(*units) == u16::from(coins))
        };
        let (left, right) = costs(of_left, self.left_price, way.left)
            .flat_map(|left| costs(of_right, self.right_price, way.right).map(move |right| (left, right)))
            .find(|(left, right)| {
                let bought = left.and(*right);
                bought.is_part_of(self.cost) && parts.contains(after_own, bought)
            })?;
        // From the last source back: it is used only if the earlier ones are not enough.
        let mut left_over = left.and(right);
        let mut given = Vec::new();
        for (place, one_of) in own.iter().enumerate().rev() {
            if parts.contains(missing[place], left_over) {
                continue;
            }
            let before = |resource: &Resource| {
                let more = left_over.and(Units::of(&[(*resource, 1)]));
                more.is_part_of(self.cost) && parts.contains(missing[place], more)
            };
            let resource = one_of.iter().find(before)?;
            left_over = left_over.and(Units::of(&[(resource, 1)]));
            given.push((place, resource));
        }
        given.reverse();
        Some(Share { own: given, left, right, exchange: None })
    }
}

/// Returns the parts of a price that these sources sell.
fn sold<S: Set>(parts: &Parts<S>, sources: &Sources) -> S {
    let reached = sources.each(parts.kinds()).fold(parts.whole(), |missing, (kinds, units)| {
        (0..units).fold(missing, |missing, _| missing | parts.give_one(missing, kinds))
    });
    parts.complement(reached)
}
