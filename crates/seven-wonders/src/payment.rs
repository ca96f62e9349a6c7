//! Ways to pay: who is paid how much for the resources a city lacks (section 3).
//!
//! What a city produces is free; what is missing then is bought. Which neighbour sells what is the buyer's
//! business, so there may be several ways, and all of them are found of which none is better than another for
//! both purses.
//!
//! # How
//!
//! What is still missing is always a part of the price, and a price has few parts: the Palace, seven different
//! units, has 128, and nothing that is printed has more. So a set of parts is 128 bits, and what a source does to
//! all of them at once is a mask and a shift. With a unit that a Great Project asks for besides, and two of one kind
//! exchanged for one of another, there are at most 256: such prices take sets of twice as many bits. Own sources come first; then, for each number of
//! coins paid to a neighbour, the set of what is missing afterwards, once for each neighbour; where the two
//! meet is a way to pay. The work grows with the number of sources and not with the number of ways to combine
//! them, and only the answer is put on the heap.

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
    /// Whether two units of one kind, made or bought, may be exchanged for one of another, once.
    pub exchange: bool,
}

/// Two units of one kind for one of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Exchange {
    /// Two of these are spent,
    pub(crate) spent: Resource,
    /// for one of these.
    pub(crate) gained: Resource,
}

/// The Pareto-best payments, first those that leave the bank alone, by rising coins to the left: of two, neither costs
/// less for every purse.
///
/// Empty if the resources cannot be had; `[Payment::NOTHING]` if nothing need be bought.
pub type Front = Vec<Payment>;

/// Those of which none is better than another, as a front has them.
pub(crate) fn best_of(mut all: Vec<Payment>) -> Front {
    all.sort_unstable_by_key(|way| (way.bank, way.left, way.right));
    all.dedup();
    let beaten = |way: &Payment| all.iter().any(|other| other != way && way.covers(*other));
    all.iter().copied().filter(|way| !beaten(way)).collect()
}

impl Question<'_> {
    /// The Pareto-best payments, whatever they come to.
    pub fn front(&self) -> Front {
        self.front_within(u16::MAX)
    }

    /// The Pareto-best payments of at most `coins` to both neighbours together.
    ///
    /// # Panics
    ///
    /// If the cost has more than 256 parts, the exchange included. All printed costs are checked when the game is
    /// compiled.
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

    /// The same question once something is exchanged: with two units more of one kind to have, and one less of another.
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

    /// What neither the plain price nor any exchange does better.
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
        if is_usual(missing) {
            self.search::<u128>(missing, &open, coins)
        } else {
            self.search::<Wide>(missing, &open, coins)
        }
    }

    /// The same, where only choices of the city are `open`, with sets of parts of this size.
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
        let plain = self.missing_of(self.cost);
        let exchanged = self.exchanges().map(|(Exchange { gained, .. }, question)| {
            question.missing_of(self.cost.without(Units::of(&[(gained, 1)])))
        });
        let least = exchanged.flatten().min_by_key(|units| units.total());
        let plain = plain.unwrap_or_default();
        least.filter(|units| units.total() < plain.total()).unwrap_or(plain)
    }

    /// The same without an exchange, of sets that are part of this.
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

/// No printed cost is too much for the search, and each is a usual one.
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
