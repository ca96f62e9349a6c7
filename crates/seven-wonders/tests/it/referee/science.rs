//! Points for science, by trying everything.

use seven_wonders::{Effect, Lasting, Learned};

use super::table::each_once;

/// Returns the best points for science and sets. Every symbol of choice is tried as each kind, every mask as
/// each kind in `beside`. Then one more of the most frequent symbols, and every change. `a_set` are the
/// additional points of a set, which are included.
pub fn science(effects: &[Effect], a_set: i16, beside: [bool; 3]) -> i16 {
    let mut counts = vec![[0_i16; 3]];
    let learned = |wanted: Learned| {
        effects.iter().filter(move |e| **e == Effect::Lasting(Lasting::Science { symbol: wanted })).count()
    };
    for effect in effects {
        match effect {
            Effect::Lasting(Lasting::Science { symbol: Learned::Of(symbol) }) => {
                counts.iter_mut().for_each(|c| c[*symbol as usize] += 1);
            }
            Effect::Lasting(Lasting::Science { symbol: Learned::Any }) => {
                let each =
                    |c: &[i16; 3]| [0, 1, 2].map(|at| std::array::from_fn(|k| c[k] + i16::from(k == at)));
                counts = each_once(counts.iter().flat_map(each));
            }
            _ => {}
        }
    }
    for _ in 0..learned(Learned::Mask) {
        let more = |c: &[i16; 3]| -> Vec<[i16; 3]> {
            let of = (0..3).filter(|at| beside[*at]);
            let grown: Vec<_> = of.map(|at| std::array::from_fn(|k| c[k] + i16::from(k == at))).collect();
            if grown.is_empty() { vec![*c] } else { grown }
        };
        counts = each_once(counts.iter().flat_map(more));
    }
    for _ in 0..learned(Learned::MostOwned) {
        let more = |c: &[i16; 3]| -> Vec<[i16; 3]> {
            let most = *c.iter().max().unwrap();
            let of = (0..3).filter(|at| most > 0 && c[*at] == most);
            let grown: Vec<_> = of.map(|at| std::array::from_fn(|k| c[k] + i16::from(k == at))).collect();
            if grown.is_empty() { vec![*c] } else { grown }
        };
        counts = each_once(counts.iter().flat_map(more));
    }
    for _ in 0..learned(Learned::Changed) {
        let all = counts.clone();
        for (c, from, to) in all.iter().flat_map(|c| (0..9).map(move |n| (c, n / 3, n % 3))) {
            if c[from] > 0 {
                let mut changed = *c;
                changed[from] -= 1;
                changed[to] += 1;
                counts.push(changed);
            }
        }
    }
    counts
        .iter()
        .map(|c| c.iter().map(|n| n * n).sum::<i16>() + (7 + a_set) * c.iter().min().unwrap())
        .max()
        .unwrap()
}
