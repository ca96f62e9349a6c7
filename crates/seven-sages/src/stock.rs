//! Stocks of cards. Only looks matter, so a stock is the number of cards of each look.

use crate::{Cards, Kin, Power, Refusal, Sage, Spell};

/// A stock of power cards. Each kin has eight bits, by value. Copies of one look have adjacent bits, of which
/// the lowest are set: equal stocks are equal numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Powers(u64);

/// A stock of spells, with two bits for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Spells(u16);

/// Power cards and spells together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Hand {
    pub(crate) powers: Powers,
    pub(crate) spells: Spells,
}

const SAGE_VALUES: [u8; 8] = [1, 1, 2, 3, 4, 5, 6, 7];
const OWL_VALUES: [u8; 8] = [3, 3, 4, 4, 4, 4, 5, 5];
/// The first bit and the number of bits of a look, by the bit of any copy within its kin.
const SAGE_GROUPS: [(u8, u8); 8] = [(0, 2), (0, 2), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (7, 1)];
const OWL_GROUPS: [(u8, u8); 8] = [(0, 2), (0, 2), (2, 4), (2, 4), (2, 4), (2, 4), (6, 2), (6, 2)];

const fn first_bit(power: Power) -> u8 {
    let within = match (power.kin(), power.value()) {
        (Kin::Owl, value) => [0, 2, 6][value as usize - 3],
        (_, 1) => 0,
        (_, value) => value,
    };
    power.kin() as u8 * 8 + within
}

/// Returns the bits of all copies of the look to which this bit belongs.
const fn group(bit: u8) -> u64 {
    let kin = bit & !7;
    let (first, width) = if kin == 56 { OWL_GROUPS[bit as usize & 7] } else { SAGE_GROUPS[bit as usize & 7] };
    ((1 << width) - 1) << (kin + first)
}

fn power_of(bit: u8) -> Power {
    let kin = Kin::ALL[usize::from(bit) / 8];
    let values = if kin == Kin::Owl { OWL_VALUES } else { SAGE_VALUES };
    Power::new(kin, values[usize::from(bit) % 8]).expect("each bit stands for a card")
}

impl Powers {
    pub(crate) const NONE: Self = Self(0);

    /// Returns all eight cards of a kin.
    pub(crate) const fn all_of(kin: Kin) -> Self {
        Self(0xff << (kin as u8 * 8))
    }

    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn count(self, power: Power) -> u8 {
        (self.0 & group(first_bit(power))).count_ones() as u8
    }

    pub(crate) const fn has(self, power: Power) -> bool {
        self.0 & 1 << first_bit(power) != 0
    }

    /// Adds one card, up to the number that exists.
    pub(crate) const fn add(&mut self, power: Power) {
        let all = group(first_bit(power));
        let free = all & !self.0;
        self.0 |= free & free.wrapping_neg();
    }

    #[must_use]
    pub(crate) const fn with(mut self, power: Power) -> Self {
        self.add(power);
        self
    }

    /// Removes one card, if there is one.
    pub(crate) const fn remove(&mut self, power: Power) {
        let there = self.0 & group(first_bit(power));
        if let Some(highest) = there.checked_ilog2() {
            self.0 &= !(1 << highest);
        }
    }

    #[must_use]
    pub(crate) fn plus(mut self, other: Self) -> Self {
        other.iter().for_each(|power| self.add(power));
        self
    }

    /// Returns the rest without the other stock, which need not be part of this one.
    #[must_use]
    pub(crate) fn minus(mut self, other: Self) -> Self {
        other.iter().for_each(|power| self.remove(power));
        self
    }

    /// Returns the larger number of each look.
    #[must_use]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the cards of one kin.
    #[must_use]
    pub(crate) const fn of(self, kin: Kin) -> Self {
        Self(self.0 & Self::all_of(kin).0)
    }

    /// Iterates in order; copies are listed one by one.
    pub(crate) fn iter(self) -> impl Iterator<Item = Power> {
        bits(self.0).map(power_of)
    }

    /// Iterates in order, each look once.
    pub(crate) fn looks(self) -> impl Iterator<Item = Power> {
        const FIRST: u64 = 0x4500_0000_0000_0000 | 0x00fd_fdfd_fdfd_fdfd;
        bits(self.0 & FIRST).map(power_of)
    }

    /// Returns the total. Two 1s of one sage are worth 11 (section 4.7).
    pub(crate) fn total(self) -> u8 {
        let sum: u8 = self.iter().map(Power::value).sum();
        let pairs = Sage::ALL.iter().filter(|sage| self.0 >> (**sage as u8 * 8) & 0b11 == 0b11).count();
        sum + 9 * pairs as u8
    }

    /// Returns the lowest cards: by value, then by kin.
    pub(crate) fn lowest(self, count: usize) -> Self {
        let mut left = self;
        let mut taken = Self::NONE;
        for _ in 0..count {
            let Some(lowest) = left.iter().min_by_key(|power| (power.value(), power.kin())) else { break };
            left.remove(lowest);
            taken.add(lowest);
        }
        taken
    }

    pub(crate) const fn number(power: Power) -> u8 {
        first_bit(power)
    }

    pub(crate) fn numbered(number: u8) -> Power {
        power_of(number)
    }

    /// Returns the remaining knowledge of an observer who knew these cards among `held`, after `moved` cards
    /// left unseen: (at least these stayed, at least these left).
    pub(crate) fn after_unseen_move(self, held: usize, moved: usize) -> (Self, Self) {
        if self.is_empty() || moved == 0 {
            return (self, Self::NONE);
        }
        let (mut stayed, mut went) = (Self::NONE, Self::NONE);
        for power in self.looks() {
            let known = usize::from(self.count(power));
            (0..known.saturating_sub(moved)).for_each(|_| stayed.add(power));
            (0..(known + moved).saturating_sub(held)).for_each(|_| went.add(power));
        }
        (stayed, went)
    }
}

impl FromIterator<Power> for Powers {
    fn from_iter<I: IntoIterator<Item = Power>>(powers: I) -> Self {
        let mut stock = Self::NONE;
        powers.into_iter().for_each(|power| stock.add(power));
        stock
    }
}

impl Spells {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self(0x3fff);

    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn count(self, spell: Spell) -> u8 {
        (self.0 >> (spell as u8 * 2) & 0b11).count_ones() as u8
    }

    pub(crate) const fn has(self, spell: Spell) -> bool {
        self.0 >> (spell as u8 * 2) & 1 != 0
    }

    pub(crate) const fn add(&mut self, spell: Spell) {
        let free = !self.0 & 0b11 << (spell as u8 * 2);
        self.0 |= free & free.wrapping_neg();
    }

    pub(crate) const fn remove(&mut self, spell: Spell) {
        let there = self.0 & 0b11 << (spell as u8 * 2);
        if let Some(highest) = there.checked_ilog2() {
            self.0 &= !(1 << highest);
        }
    }

    #[must_use]
    pub(crate) fn plus(mut self, other: Self) -> Self {
        other.iter().for_each(|spell| self.add(spell));
        self
    }

    #[must_use]
    pub(crate) fn minus(mut self, other: Self) -> Self {
        other.iter().for_each(|spell| self.remove(spell));
        self
    }

    #[must_use]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Iterates in order; copies are listed one by one.
    pub(crate) fn iter(self) -> impl Iterator<Item = Spell> {
        bits(u64::from(self.0)).map(|bit| Spell::ALL[usize::from(bit) / 2])
    }

    /// Iterates in order, each look once.
    pub(crate) fn looks(self) -> impl Iterator<Item = Spell> {
        bits(u64::from(self.0 & 0x1555)).map(|bit| Spell::ALL[usize::from(bit) / 2])
    }

    /// As [`Powers::after_unseen_move`].
    pub(crate) fn after_unseen_move(self, held: usize, moved: usize) -> (Self, Self) {
        if self.is_empty() || moved == 0 {
            return (self, Self::NONE);
        }
        let (mut stayed, mut went) = (Self::NONE, Self::NONE);
        for spell in self.looks() {
            let known = usize::from(self.count(spell));
            (0..known.saturating_sub(moved)).for_each(|_| stayed.add(spell));
            (0..(known + moved).saturating_sub(held)).for_each(|_| went.add(spell));
        }
        (stayed, went)
    }
}

impl FromIterator<Spell> for Spells {
    fn from_iter<I: IntoIterator<Item = Spell>>(spells: I) -> Self {
        let mut stock = Self::NONE;
        spells.into_iter().for_each(|spell| stock.add(spell));
        stock
    }
}

impl Hand {
    pub(crate) const NONE: Self = Self { powers: Powers::NONE, spells: Spells::NONE };

    pub(crate) const fn powers(powers: Powers) -> Self {
        Self { powers, spells: Spells::NONE }
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.powers.is_empty() && self.spells.is_empty()
    }

    #[must_use]
    pub(crate) fn plus(self, other: Self) -> Self {
        Self { powers: self.powers.plus(other.powers), spells: self.spells.plus(other.spells) }
    }

    #[must_use]
    pub(crate) fn minus(self, other: Self) -> Self {
        Self { powers: self.powers.minus(other.powers), spells: self.spells.minus(other.spells) }
    }

    #[must_use]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self { powers: self.powers.or(other.powers), spells: self.spells.or(other.spells) }
    }

    /// Returns the numbers of power cards and of spells.
    pub(crate) fn counts(self) -> (u8, u8) {
        (self.powers.len() as u8, self.spells.len() as u8)
    }

    pub(crate) fn cards(self) -> Cards {
        Cards { powers: self.powers.iter().collect(), spells: self.spells.iter().collect() }
    }

    /// Returns the named cards, if this hand contains all of them.
    ///
    /// # Errors
    ///
    /// The first card that is named more often than the hand contains it.
    pub(crate) fn pick(self, powers: &[Power], spells: &[Spell]) -> Result<Self, Refusal> {
        let (mut left, mut picked) = (self, Self::NONE);
        for &power in powers {
            if !left.powers.has(power) {
                return Err(Refusal::PowerNotInHand { power });
            }
            left.powers.remove(power);
            picked.powers.add(power);
        }
        for &spell in spells {
            if !left.spells.has(spell) {
                return Err(Refusal::SpellNotInHand { spell });
            }
            left.spells.remove(spell);
            picked.spells.add(spell);
        }
        Ok(picked)
    }
}

impl From<&Cards> for Hand {
    fn from(cards: &Cards) -> Self {
        Self {
            powers: cards.powers.iter().copied().collect(),
            spells: cards.spells.iter().copied().collect(),
        }
    }
}

fn bits(mut left: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = left.trailing_zeros() as u8;
        (left != 0).then(|| {
            left &= left - 1;
            bit
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owl(value: u8) -> Power {
        Power::new(Kin::Owl, value).unwrap()
    }

    #[test]
    fn a_kin_has_its_eight_cards() {
        for kin in Kin::ALL {
            let values: Vec<u8> = Powers::all_of(kin).iter().map(Power::value).collect();
            let printed = if kin == Kin::Owl { [3, 3, 4, 4, 4, 4, 5, 5] } else { [1, 1, 2, 3, 4, 5, 6, 7] };
            assert_eq!(values, printed, "{kin:?}");
            assert!(Powers::all_of(kin).iter().all(|power| power.kin() == kin));
        }
        assert_eq!(Powers::all_of(Kin::Owl).looks().collect::<Vec<_>>(), [owl(3), owl(4), owl(5)]);
        assert_eq!(Powers::all_of(Kin::Druid).looks().count(), 7);
    }

    #[test]
    fn copies_are_counted_not_told_apart() {
        let mut stock = Powers::NONE;
        for count in 1..=4 {
            stock.add(owl(4));
            assert_eq!((stock.count(owl(4)), stock.len()), (count, count.into()));
        }
        stock.add(owl(4));
        assert_eq!(stock.len(), 4, "there is no fifth");
        stock.remove(owl(4));
        assert_eq!(stock, [owl(4); 3].into_iter().collect());
        stock.remove(owl(3));
        assert_eq!(stock.len(), 3, "there was none to remove");
    }

    #[test]
    fn two_ones_of_a_sage_total_eleven() {
        let mage = Powers::all_of(Kin::Mage);
        assert_eq!(mage.total(), 11 + 2 + 3 + 4 + 5 + 6 + 7);
        assert_eq!(Powers::all_of(Kin::Owl).total(), 32);
        let ones = [Kin::Mage, Kin::Seer].map(|kin| Power::new(kin, 1).unwrap());
        assert_eq!(ones.into_iter().collect::<Powers>().total(), 2);
    }

    #[test]
    fn what_is_known_after_an_unseen_move_is_what_is_certain() {
        let known: Powers = [owl(4); 3].into_iter().collect();
        let of = |count: usize| std::iter::repeat_n(owl(4), count).collect::<Powers>();
        assert_eq!(known.after_unseen_move(8, 0), (of(3), of(0)));
        assert_eq!(known.after_unseen_move(8, 1), (of(2), of(0)));
        assert_eq!(known.after_unseen_move(4, 2), (of(1), of(1)));
        assert_eq!(known.after_unseen_move(3, 3), (of(0), of(3)));
    }

    #[test]
    fn the_lowest_go_first() {
        let hand: Powers = [owl(5), owl(3), Power::new(Kin::Seer, 3).unwrap()].into_iter().collect();
        let lowest: Vec<_> = hand.lowest(2).iter().collect();
        assert_eq!(lowest, [Power::new(Kin::Seer, 3).unwrap(), owl(3)]);
        assert_eq!(hand.lowest(9), hand);
    }
}
