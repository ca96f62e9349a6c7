//! Points for science, with nothing clever.

use seven_wonders::{Effect, Lasting, Learned};

/// Every wild symbol is tried as each of the three.
pub fn science(effects: &[Effect]) -> i16 {
    let mut counts = vec![[0_i16; 3]];
    for effect in effects {
        match effect {
            Effect::Lasting(Lasting::Science { symbol: Learned::Of(symbol) }) => {
                counts.iter_mut().for_each(|c| c[*symbol as usize] += 1);
            }
            Effect::Lasting(Lasting::Science { symbol: Learned::Any }) => {
                let each =
                    |c: &[i16; 3]| [0, 1, 2].map(|at| std::array::from_fn(|k| c[k] + i16::from(k == at)));
                counts = counts.iter().flat_map(each).collect();
            }
            _ => {}
        }
    }
    counts.iter().map(|c| c.iter().map(|n| n * n).sum::<i16>() + 7 * c.iter().min().unwrap()).max().unwrap()
}
