//! Ways to pay for the resources that a city lacks (section 3).
//!
//! The production of a city is free, and missing units are bought. The buyer may choose the seller, so there
//! may be several ways. The search finds all ways that no other beats for both purses.
//!
//! # Algorithm
//!
//! The missing units are always a part of the price, and a price has few parts. The Palace, with seven
//! different units, has 128, and no printed price has more. So a set of parts is 128 bits, and a source acts
//! on all of them with one mask and one shift. A Great Project adds a unit, and an exchange two of one kind
//! for one of another. Such prices have at most 256 parts and use sets of twice as many bits.
//!
//! Own sources come first. Then, for each neighbour and each number of coins, the search keeps the set of
//! parts that are missing afterwards. A way to pay is a pair of sets that meet. The work grows with the
//! number of sources, not with their combinations. Only the result is allocated on the heap.

mod meeting;
mod parts;
mod purchases;
mod share;
mod sources;
mod wide;

use crate::{Board, Payment, Resource, Side, Units, Wonder, card_table::CARDS, standing::Bank};

pub use purchases::Prices;
pub use sources::{MOST_CHOICES, Sources};

use meeting::meeting;
use parts::{Kinds, Parts, Set, is_usual, kinds};
use purchases::Purchases;
use wide::Wide;

/// A question: the ways to pay this cost.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The units needed.
    pub cost: Units,
    /// The production of the city itself.
    pub own: &'a Sources,
    /// The units that the left neighbour sells.
    pub left: &'a Sources,
    /// The units that the right neighbour sells.
    pub right: &'a Sources,
    /// The prices of the left neighbour.
    pub left_price: Prices,
    /// The prices of the right neighbour.
    pub right_price: Prices,
    /// The units that the bank sells.
    pub bank: Bank,
    /// True if two units of one kind, produced or bought, may be exchanged once for one of another.
    pub exchange: bool,
}

/// An exchange of two units of one kind for one of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Exchange {
    /// The kind of which two units are spent.
    pub(crate) spent: Resource,
    /// The kind of which one unit is gained.
    pub(crate) gained: Resource,
}

/// The Pareto-best payments: no other payment is as low or lower for every purse. Those without the bank come
/// first, by rising coins to the left.
///
/// Empty if the resources cannot be had; `[Payment::NOTHING]` if nothing has to be bought.
pub type Front = Vec<Payment>;

/// Returns the payments that no other beats, in the order of a front.
pub(crate) fn best_of(mut all: Vec<Payment>) -> Front {
    all.sort_unstable_by_key(|way| (way.bank, way.left, way.right));
    all.dedup();
    let beaten = |way: &Payment| all.iter().any(|other| other != way && way.covers(*other));
    all.iter().copied().filter(|way| !beaten(way)).collect()
}

impl Question<'_> {
    /// Returns the Pareto-best payments, at any price.
    pub fn front(&self) -> Front {
        self.front_within(u16::MAX)
    }

    /// Returns the Pareto-best payments of at most `coins` in all.
    ///
    /// # Panics
    ///
    /// If the cost has more than 256 parts, the exchange included. All printed costs are checked when the
    /// game is compiled.
    #[inline]
    pub fn front_within(&self, coins: u16) -> Front {
        let front = self.without_exchange(coins);
        if self.exchange { self.with_exchange(coins, front) } else { front }
    }

    #[inline]
    fn without_exchange(&self, coins: u16) -> Front {
        let front = self.between_neighbours(coins);
        if self.bank.units == 0 { front } else { self.with_bank(coins, front) }
    }

    /// Iterates over the exchanges, each with the question after it: two more units of one kind, and one less
    /// of another.
    fn exchanges(&self) -> impl Iterator<Item = (Exchange, Self)> {
        let asked = Resource::ALL.into_iter().filter(|gained| self.exchange && self.cost.get(*gained) > 0);
        asked.flat_map(move |gained| {
            let rest = self.cost.without(Units::of(&[(gained, 1)]));
            let spent = Resource::ALL.into_iter().filter(move |spent| *spent != gained);
            spent.map(move |spent| {
                let cost = rest.and(Units::of(&[(spent, 2)]));
                (Exchange { spent, gained }, Question { cost, exchange: false, ..*self })
            })
        })
    }

    /// Returns the payments that neither the plain price nor any exchange beats.
    fn with_exchange(&self, coins: u16, front: Front) -> Front {
        if front.contains(&Payment::NOTHING) {
            return front;
        }
        let mut all = front;
        for (_, question) in self.exchanges() {
            all.extend(question.without_exchange(coins));
        }
        best_of(all)
    }

    /// Adds payments to the bank, which sells units of any kind. They act like a source of the city.
    fn with_bank(&self, coins: u16, mut front: Front) -> Front {
        for units in 1..=self.bank.units {
            let paid = units * self.bank.price;
            let done = front.contains(&Payment::NOTHING);
            let Some(rest) = coins.checked_sub(u16::from(paid)).filter(|_| !done) else { break };
            let mut own = self.own.clone();
            own.add(&Resource::ALL, units);
            let ways = Question { own: &own, ..*self }.between_neighbours(rest);
            for way in ways {
                let beaten = |other: &Payment| other.left <= way.left && other.right <= way.right;
                if !front.iter().any(beaten) {
                    front.push(Payment { bank: paid, ..way });
                }
            }
        }
        front
    }

    /// Returns the Pareto-best payments to the neighbours only.
    fn between_neighbours(&self, coins: u16) -> Front {
        // No payment comes near 255 coins.
        let coins = u8::try_from(coins).unwrap_or(u8::MAX);
        let (missing, open) = self.own.spend(self.cost);
        if missing.is_empty() {
            return vec![Payment::NOTHING];
        }
        if self.least(missing, open.len()) > u16::from(coins) {
            return Front::new();
        }
        let sold = self.left.kinds() | self.right.kinds();
        let within_reach = open.iter().fold(sold, |all, kinds| all | kinds);
        if kinds(missing) & !within_reach != 0 {
            return Front::new();
        }
        if is_usual(missing) {
            self.search::<u128>(missing, &open, coins)
        } else {
            self.search::<Wide>(missing, &open, coins)
        }
    }

    /// Searches for the payments to the neighbours, with sets of parts of this size. `open` are the city's
    /// sources whose choice still matters.
    #[inline]
    fn search<S: Set>(&self, missing: Units, open: &[Kinds], coins: u8) -> Front {
        let parts = Parts::<S>::of(missing);
        let own = open.iter().fold(parts.whole(), |left, kinds| left | parts.give_one(left, *kinds));
        if Parts::has_nothing(own) {
            return vec![Payment::NOTHING];
        }
        let mut left = Purchases::none(own, self.left_price, coins);
        left.buy(&parts, self.left);
        let mut right = Purchases::none(parts.whole(), self.right_price, coins);
        right.buy(&parts, self.right);
        meeting(&parts, &left, &right, coins)
    }

    /// Returns a lower bound of the coins: all own choices are useful, and all other units have the cheapest
    /// price.
    fn least(&self, missing: Units, choices: usize) -> u16 {
        let prices = [self.left_price, self.right_price];
        let cheapest = prices.iter().map(|price| price.raw.min(price.manufactured)).min().unwrap_or(0);
        let rebates = prices.iter().filter(|price| price.first_cheaper).count();
        let bought = usize::from(missing.total()).saturating_sub(choices);
        (u16::from(cheapest) * bought as u16).saturating_sub(rebates as u16)
    }

    /// Returns a smallest set of units without which the cost could be paid with enough coins. It explains an
    /// empty front. Of several smallest sets it is one of earlier resources.
    pub fn missing(&self) -> Units {
        let plain = self.missing_of(self.cost);
        let exchanged = self.exchanges().map(|(Exchange { gained, .. }, question)| {
            question.missing_of(self.cost.without(Units::of(&[(gained, 1)])))
        });
        let least = exchanged.flatten().min_by_key(|units| units.total());
        let plain = plain.unwrap_or_default();
        least.filter(|units| units.total() < plain.total()).unwrap_or(plain)
    }

    /// Returns that set without an exchange, among sets that are part of `whole`.
    fn missing_of(&self, whole: Units) -> Option<Units> {
        if is_usual(self.cost) { self.missing_in::<u128>(whole) } else { self.missing_in::<Wide>(whole) }
    }

    fn missing_in<S: Set>(&self, whole: Units) -> Option<Units> {
        let parts = Parts::<S>::of(self.cost);
        let mut bank = Sources::NONE;
        bank.add(&Resource::ALL, self.bank.units);
        let sources = [self.own, self.left, self.right, &bank];
        let all = sources.iter().flat_map(|sources| sources.each(parts.kinds()));
        let reached = all.fold(parts.whole(), |left, (kinds, units)| {
            (0..units).fold(left, |left, _| left | parts.give_one(left, kinds))
        });
        parts.members(reached).filter(|units| units.is_part_of(whole)).min_by_key(|units| units.total())
    }
}

/// Checks that every printed cost is a usual one, and so none is too large for the search.
const _: () = {
    let mut card = 0;
    while card < CARDS.len() {
        let cost = CARDS[card].cost.resources;
        assert!(is_usual(cost));
        card += 1;
    }
    let mut board = 0;
    while board < 2 * Wonder::ALL.len() {
        let side = if board % 2 == 0 { Side::A } else { Side::B };
        let stages = Board { wonder: Wonder::ALL[board / 2], side }.stages();
        let mut stage = 0;
        while stage < stages.len() {
            let cost = stages[stage].cost.resources;
            assert!(is_usual(cost));
            stage += 1;
        }
        board += 1;
    }
};

#[cfg(test)]
mod brute_force;
#[cfg(test)]
mod tests;
