//! Points for scientific symbols (section 7).

use crate::{Amount, Count, Per, Whose};

/// The numbers of compasses, gears and tablets.
pub type Symbols = [u8; 3];

/// Returns the points for these symbols with `wild` more, placed best: the square of each number, and 7 for
/// each set of three different symbols.
pub fn science_points(symbols: Symbols, wild: u8) -> u16 {
    points(best_symbols(symbols, wild, &[]))
}

/// Returns the symbols when those of the owner's choice are placed best.
///
/// `wild` symbols may be of any kind. Each of `masks` is one more symbol of the best of its marked kinds. A
/// mask without a marked kind is worth nothing.
pub fn best_symbols(symbols: Symbols, wild: u8, masks: &[[bool; 3]]) -> Symbols {
    let Some((mask, rest)) = masks.split_first() else { return place_wild(symbols, wild) };
    let with = |kind: usize| {
        let mut symbols = symbols;
        symbols[kind] = symbols[kind].saturating_add(1);
        best_symbols(symbols, wild, rest)
    };
    let best = (0..3).filter(|kind| mask[*kind]).map(with).max_by_key(|symbols| points(*symbols));
    best.unwrap_or_else(|| best_symbols(symbols, wild, rest))
}

fn place_wild(symbols: Symbols, wild: u8) -> Symbols {
    let with = |compasses: u8, gears: u8| {
        let [compass, gear, tablet] = symbols;
        [
            compass.saturating_add(compasses),
            gear.saturating_add(gears),
            tablet.saturating_add(wild - compasses - gears),
        ]
    };
    let ways = (0..=wild).flat_map(|compasses| (0..=wild - compasses).map(move |gears| (compasses, gears)));
    let placed = ways.map(|(compasses, gears)| with(compasses, gears));
    placed.max_by_key(|symbols| points(*symbols)).unwrap_or(symbols)
}

fn points(symbols: Symbols) -> u16 {
    shares(symbols).into_iter().fold(0, u16::saturating_add)
}

/// Returns the points for compasses, gears, tablets, and sets of all three.
pub(crate) fn shares(symbols: Symbols) -> [u16; 4] {
    let [compasses, gears, tablets] = symbols.map(|count| u16::from(count) * u16::from(count));
    [compasses, gears, tablets, 7 * u16::from(sets_of(symbols))]
}

/// All scientific symbols and choices of a city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Science {
    /// The compasses, gears and tablets.
    pub symbols: Symbols,
    /// The number of symbols of the owner's choice.
    pub wild: u8,
    /// The number of symbols that may be changed into others.
    pub changed: u8,
    /// The number of additional symbols of the most frequent kind.
    pub most_owned: u8,
    /// The points for each set in addition to seven. They are no science points, but symbols are placed for
    /// them too.
    pub bonus: i8,
    /// The number of masks: symbols printed on green cards of the neighbours.
    pub masks: u8,
    /// The kinds of symbols that neighbours have on green cards.
    pub seen: [bool; 3],
}

/// The symbols after the best choices.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Chosen {
    /// All symbols.
    pub symbols: Symbols,
    /// Those of them that are copied by masks.
    pub masks: Symbols,
}

impl Science {
    /// Returns the symbols after the best choices.
    pub fn best(&self) -> Symbols {
        self.chosen().symbols
    }

    /// Returns the symbols after the best choices, and those of them that are copied by masks.
    pub fn chosen(&self) -> Chosen {
        let mut all = (i16::MIN, Chosen::default());
        for masks in self.copies() {
            let mut best = (i16::MIN, self.symbols);
            self.place(masks, &mut best);
            if best.0 > all.0 {
                all = (best.0, Chosen { symbols: best.1, masks });
            }
        }
        all.1
    }

    /// Iterates over the symbols that all masks together can be; none if neighbours have none.
    fn copies(&self) -> impl Iterator<Item = Symbols> {
        let (seen, masks) = (self.seen, if self.seen == [false; 3] { 0 } else { self.masks });
        let all = (0..=masks).flat_map(move |a| (0..=masks - a).map(move |b| [a, b, masks - a - b]));
        all.filter(move |copies| (0..3).all(|kind| seen[kind] || copies[kind] == 0))
    }

    /// Places the symbols of the owner's choice, with these masks.
    fn place(&self, masks: Symbols, best: &mut (i16, Symbols)) {
        let [compasses, gears, tablets]: Symbols =
            std::array::from_fn(|kind| self.symbols[kind] + masks[kind]);
        let total = compasses + gears + tablets + self.wild;
        for a in compasses..=compasses + self.wild {
            for b in gears..=gears + self.wild {
                let Some(c) = total.checked_sub(a + b).filter(|c| *c >= tablets) else { continue };
                self.grow([a, b, c], self.most_owned, self.changed, best);
            }
        }
    }

    /// Tries all remaining choices and keeps the first of the best.
    fn grow(&self, symbols: Symbols, most_owned: u8, changed: u8, best: &mut (i16, Symbols)) {
        if most_owned > 0 {
            let most = symbols.into_iter().max().unwrap_or(0);
            for kind in (0..3).filter(|kind| symbols[*kind] == most && most > 0) {
                self.grow(step(symbols, None, kind), most_owned - 1, changed, best);
            }
        }
        if most_owned == 0 && changed > 0 {
            for (from, to) in (0..3).flat_map(|from| (0..3).map(move |to| (from, to))) {
                if from != to && symbols[from] > 0 {
                    self.grow(step(symbols, Some(from), to), 0, changed - 1, best);
                }
            }
        }
        let worth = points(symbols) as i16 + i16::from(self.bonus) * i16::from(sets_of(symbols));
        if worth > best.0 {
            *best = (worth, symbols);
        }
    }

    /// Returns the sum of both.
    pub const fn with(self, more: Self) -> Self {
        let [a, b, c] = self.symbols;
        Self {
            symbols: [a + more.symbols[0], b + more.symbols[1], c + more.symbols[2]],
            wild: self.wild + more.wild,
            changed: self.changed + more.changed,
            most_owned: self.most_owned + more.most_owned,
            bonus: self.bonus + more.bonus,
            masks: self.masks + more.masks,
            seen: self.seen,
        }
    }

    /// Returns the number of sets of three different symbols after the best choices.
    pub fn sets(&self) -> u8 {
        sets_of(self.best())
    }

    /// Returns the points after the best choices.
    pub fn points(&self) -> u16 {
        points(self.best())
    }

    /// Returns the points after the best choices, with the additional points for sets.
    pub(crate) fn worth(&self) -> i16 {
        let best = self.best();
        points(best) as i16 + i16::from(self.bonus) * i16::from(sets_of(best))
    }

    /// Adds the points of an amount for each set.
    pub(crate) fn add_bonus(&mut self, amount: &Amount) {
        if let Some(Per { each, count: Count::ScienceSets, of: Whose::Own }) = amount.per {
            self.bonus += each;
        }
    }
}

fn step(mut symbols: Symbols, from: Option<usize>, to: usize) -> Symbols {
    if let Some(from) = from {
        symbols[from] -= 1;
    }
    symbols[to] += 1;
    symbols
}

fn sets_of(symbols: Symbols) -> u8 {
    symbols.into_iter().min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_and_sets() {
        let table = [
            ([0, 0, 0], 0),
            ([1, 0, 0], 1),
            ([0, 2, 0], 4),
            ([0, 0, 3], 9),
            ([4, 0, 0], 16),
            ([1, 1, 0], 2),
            ([1, 1, 1], 10),
            ([2, 2, 2], 26),
            ([3, 2, 2], 31),
            ([3, 1, 0], 10),
            ([4, 4, 4], 76),
            ([5, 3, 2], 52),
        ];
        for (symbols, expected) in table {
            assert_eq!(science_points(symbols, 0), expected, "{symbols:?}");
        }
    }

    /// The placing is not greedy: a set may be better than a square, or a square than a set.
    #[test]
    fn wild_symbols_are_placed_best() {
        let table = [
            ([0, 0, 0], 1, 1),
            ([1, 1, 0], 1, 10),
            ([2, 2, 0], 1, 16),
            ([4, 1, 0], 1, 26),
            ([6, 1, 0], 1, 50),
            ([1, 0, 0], 2, 10),
            ([3, 0, 0], 2, 25),
            ([2, 2, 1], 2, 31),
            ([0, 0, 0], 3, 10),
            ([4, 0, 0], 3, 49),
        ];
        for (symbols, wild, expected) in table {
            assert_eq!(science_points(symbols, wild), expected, "{symbols:?} and {wild}");
        }
        assert_eq!(best_symbols([1, 1, 0], 1, &[]), [1, 1, 1]);
    }

    /// A mask is worth the symbols of the neighbours, and two masks may copy the same symbol.
    #[test]
    fn masks_take_only_what_neighbours_have() {
        let gears = [false, true, false];
        assert_eq!(best_symbols([1, 0, 1], 0, &[gears]), [1, 1, 1]);
        assert_eq!(best_symbols([3, 0, 0], 0, &[gears, gears]), [3, 2, 0]);
        assert_eq!(best_symbols([1, 0, 0], 1, &[[false; 3], gears]), [1, 1, 1]);
        assert_eq!(best_symbols([3, 0, 0], 0, &[[true, true, false]]), [4, 0, 0]);
    }

    /// Compares the best choices with a search that tries each in turn. They cover masks, symbols of choice,
    /// most frequent symbols, changes and points for sets.
    #[test]
    fn all_choices_agree_with_trying_everything() {
        fn most(left: Science) -> i16 {
            let with = |from: Option<usize>, to: usize, left: Science| {
                most(Science { symbols: step(left.symbols, from, to), ..left })
            };
            if left.masks > 0 && left.seen != [false; 3] {
                let left = Science { masks: left.masks - 1, ..left };
                return (0..3)
                    .filter(|kind| left.seen[*kind])
                    .map(|kind| with(None, kind, left))
                    .max()
                    .unwrap();
            }
            if left.wild > 0 {
                let left = Science { wild: left.wild - 1, ..left };
                return (0..3).map(|kind| with(None, kind, left)).max().unwrap();
            }
            let now = points(left.symbols) as i16 + i16::from(left.bonus) * i16::from(sets_of(left.symbols));
            let top = left.symbols.into_iter().max().unwrap_or(0);
            if left.most_owned > 0 && top > 0 {
                let left = Science { most_owned: left.most_owned - 1, ..left };
                let kinds = (0..3).filter(|kind| left.symbols[*kind] == top);
                return kinds.map(|kind| with(None, kind, left)).max().unwrap();
            }
            if left.changed > 0 {
                let left = Science { changed: left.changed - 1, ..left };
                let pairs = (0..3).flat_map(|from| (0..3).map(move |to| (from, to)));
                let can = pairs.filter(|(from, to)| from != to && left.symbols[*from] > 0);
                return can.map(|(from, to)| with(Some(from), to, left)).chain([now]).max().unwrap();
            }
            now
        }
        for n in 0..27 * 8 * 4 * 3 * 2 * 2 * 2 {
            let [symbols, seen, masks, wild, most_owned, changed, bonus] = {
                let mut rest = n;
                [27, 8, 4, 3, 2, 2, 2].map(|many| {
                    let digit = rest % many;
                    rest /= many;
                    digit
                })
            };
            let science = Science {
                symbols: [symbols % 3, symbols / 3 % 3, symbols / 9].map(|count| count as u8),
                wild: wild as u8,
                changed: changed as u8,
                most_owned: most_owned as u8,
                bonus: 3 * bonus as i8,
                masks: masks as u8,
                seen: std::array::from_fn(|kind| seen >> kind & 1 == 1),
            };
            let Chosen { symbols, masks } = science.chosen();
            let worth = points(symbols) as i16 + i16::from(science.bonus) * i16::from(sets_of(symbols));
            assert_eq!(worth, most(science), "{science:?}");
            let seen = (0..3).all(|kind| science.seen[kind] || masks[kind] == 0);
            let copied = if science.seen == [false; 3] { 0 } else { science.masks };
            assert!(seen && masks.iter().sum::<u8>() == copied, "{science:?} copies {masks:?}");
        }
    }

    /// Compares the placing with a search that tries each symbol in turn.
    #[test]
    fn placing_agrees_with_trying_everything() {
        fn most(symbols: Symbols, wild: u8) -> u16 {
            if wild == 0 {
                return points(symbols);
            }
            let with = |kind: usize| {
                let mut symbols = symbols;
                symbols[kind] += 1;
                most(symbols, wild - 1)
            };
            (0..3).map(with).max().unwrap_or(0)
        }
        for n in 0..6 * 6 * 6 {
            let symbols = [n % 6, n / 6 % 6, n / 36];
            for wild in 0..=4 {
                assert_eq!(science_points(symbols, wild), most(symbols, wild), "{symbols:?} and {wild}");
            }
        }
    }
}
