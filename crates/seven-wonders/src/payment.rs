//! Ways to pay: who is paid how much for the resources a city lacks (section 3).
//!
//! What a city produces is free; what is missing then is bought. Which neighbour sells what is the buyer's
//! business, so there may be several ways, and all of them are found of which none is better than another for
//! both purses.
//!
//! # How
//!
//! What is still missing is always a part of the price, and a price has few parts: the Palace, seven different
//! units, has 128, and nothing in the game or its expansions has more by itself. So a set of parts is 128 bits (256 for
//! the Palace and a Great Project together), and what a source does to all of them at once is a mask and a shift. Own sources come first; then, for each number of
//! coins paid to a neighbour, the set of what is missing afterwards, once for each neighbour; where the two
//! meet is a way to pay. The work grows with the number of sources and not with the number of ways to combine
//! them, and only the answer is put on the heap.

mod meeting;
mod parts;
mod purchases;
mod set;
mod share;
mod sources;

use crate::{Board, Payment, Resource, Side, Units, Wonder, card_table::CARDS, standing::Bank};

pub use purchases::Prices;
pub use sources::{MOST_CHOICES, Sources};

use meeting::meeting;
use parts::{Kinds, Parts, count, kinds};
use purchases::Purchases;
use set::{Set, Wide};

/// One question: in which ways can this cost be paid?
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// Units needed.
    pub cost: Units,
    /// What the city itself produces.
    pub own: &'a Sources,
    /// What the left neighbour sells.
    pub left: &'a Sources,
    /// What the right neighbour sells.
    pub right: &'a Sources,
    /// What the left neighbour charges.
    pub left_price: Prices,
    /// What the right neighbour charges.
    pub right_price: Prices,
    /// What the bank sells.
    pub bank: Bank,
}

/// The Pareto-best payments, first those that leave the bank alone, by rising coins to the left: of two, neither costs
/// less for every purse.
///
/// Empty if the resources cannot be had; `[Payment::NOTHING]` if nothing need be bought.
pub type Front = Vec<Payment>;

impl Question<'_> {
    /// The Pareto-best payments, whatever they come to.
    pub fn front(&self) -> Front {
        self.front_within(u16::MAX)
    }

    /// The Pareto-best payments of at most `coins` to both neighbours together.
    ///
    /// # Panics
    ///
    /// If the cost has more than 256 parts. All printed costs are checked when the game is compiled, with those of Great
    /// Projects.
    #[inline]
    pub fn front_within(&self, coins: u16) -> Front {
        let front = self.between_neighbours(coins);
        if self.bank.units == 0 { front } else { self.with_bank(coins, front) }
    }

    /// What the bank sells is one of anything: the city has it then like a source of its own.
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

    /// The same, of the neighbours alone.
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
        if count(missing) <= u128::BITS {
            self.bought::<u128>(missing, &open, coins)
        } else {
            self.bought::<Wide>(missing, &open, coins)
        }
    }

    /// In which ways what the city does not make for certain is had: of its choices, and bought.
    #[inline]
    fn bought<S: Set>(&self, missing: Units, open: &[Kinds], coins: u8) -> Front {
        let parts = Parts::<S>::of(missing);
        let own = open.iter().fold(parts.whole(), |left, kinds| left | parts.give_one(left, *kinds));
        if Parts::<S>::has_nothing(own) {
            return vec![Payment::NOTHING];
        }
        let mut left = Purchases::none(own, self.left_price, coins);
        left.buy(&parts, self.left);
        let mut right = Purchases::none(parts.whole(), self.right_price, coins);
        right.buy(&parts, self.right);
        meeting(&parts, &left, &right, coins)
    }

    /// Coins that it takes at least if the own choices serve and everything is bought where it is cheapest.
    fn least(&self, missing: Units, choices: usize) -> u16 {
        let prices = [self.left_price, self.right_price];
        let cheapest = prices.iter().map(|price| price.raw.min(price.manufactured)).min().unwrap_or(0);
        let rebates = prices.iter().filter(|price| price.first_cheaper).count();
        let bought = usize::from(missing.total()).saturating_sub(choices);
        (u16::from(cheapest) * bought as u16).saturating_sub(rebates as u16)
    }

    /// A smallest set of units without which the cost could be paid, had one coins enough: what to name when
    /// the front is empty. Of several smallest sets one of earlier resources.
    pub fn missing(&self) -> Units {
        if count(self.cost) <= u128::BITS { self.lacked::<u128>() } else { self.lacked::<Wide>() }
    }

    fn lacked<S: Set>(&self) -> Units {
        let parts = Parts::<S>::of(self.cost);
        let mut bank = Sources::NONE;
        bank.add(&Resource::ALL, self.bank.units);
        let sources = [self.own, self.left, self.right, &bank];
        let all = sources.iter().flat_map(|sources| sources.each(parts.kinds()));
        let reached = all.fold(parts.whole(), |left, (kinds, units)| {
            (0..units).fold(left, |left, _| left | parts.give_one(left, kinds))
        });
        parts.members(reached).min_by_key(|units| units.total()).unwrap_or_default()
    }
}

/// No printed cost is too much for the search, nor is one with a unit that a Great Project takes besides.
const _: () = {
    let mut card = 0;
    while card < CARDS.len() {
        let mut cost = CARDS[card].cost.resources;
        assert!(count(cost) <= u128::BITS);
        let mut kind = 0;
        while kind < Resource::COUNT {
            cost.0[kind] += 1;
            assert!(count(cost) <= Wide::BITS);
            cost.0[kind] -= 1;
            kind += 1;
        }
        card += 1;
    }
    let mut board = 0;
    while board < 2 * Wonder::ALL.len() {
        let side = if board % 2 == 0 { Side::A } else { Side::B };
        let stages = Board { wonder: Wonder::ALL[board / 2], side }.stages();
        let mut stage = 0;
        while stage < stages.len() {
            assert!(count(stages[stage].cost.resources) <= u128::BITS);
            stage += 1;
        }
        board += 1;
    }
};

#[cfg(test)]
mod brute_force;
#[cfg(test)]
mod tests;
