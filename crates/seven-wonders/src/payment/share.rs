//! Where each unit comes from, by one of the ways to pay.

use super::{
    Exchange, Question,
    parts::{Parts, Set, is_usual},
    purchases::Prices,
    sources::Sources,
    wide::Wide,
};
use crate::{Payment, Resource, ResourceSet, Units};

/// Where each unit comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Share {
    /// What own sources give, each by its place among them.
    pub(crate) own: Vec<(usize, Resource)>,
    /// What the left neighbour sells.
    pub(crate) left: Units,
    /// What the right neighbour sells.
    pub(crate) right: Units,
    /// What is exchanged: the units that are spent for it are among the others.
    pub(crate) exchange: Option<Exchange>,
}

impl Question<'_> {
    /// Shares the cost out so that the neighbours are paid exactly what `way` says. `own` are the sources of the city
    /// itself, one for each unit, the one to be used first in front; what is bought of the bank is among them.
    ///
    /// `None` if no sharing out comes to that, which no way that was found does.
    pub(crate) fn share(&self, way: Payment, own: &[ResourceSet]) -> Option<Share> {
        let plain = self.share_plainly(way, own);
        plain.or_else(|| {
            self.exchanges().find_map(|(exchange, question)| {
                let share = question.share_plainly(way, own)?;
                Some(Share { exchange: Some(exchange), ..share })
            })
        })
    }

    /// The same without an exchange.
    fn share_plainly(&self, way: Payment, own: &[ResourceSet]) -> Option<Share> {
        if is_usual(self.cost) { self.share_in::<u128>(way, own) } else { self.share_in::<Wide>(way, own) }
    }

    fn share_in<S: Set>(&self, way: Payment, own: &[ResourceSet]) -> Option<Share> {
        let parts = Parts::<S>::of(self.cost);
        // By how many own sources were asked: what is missing then.
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
        // From the last source back: it is used only if those before it do not do.
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

/// The parts of a price that somebody sells.
fn sold<S: Set>(parts: &Parts<S>, sources: &Sources) -> S {
    let reached = sources.each(parts.kinds()).fold(parts.whole(), |missing, (kinds, units)| {
        (0..units).fold(missing, |missing, _| missing | parts.give_one(missing, kinds))
    });
    parts.complement(reached)
}
