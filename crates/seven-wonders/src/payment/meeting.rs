//! Purchases from both neighbours together.

use super::{
    Front,
    parts::{Parts, Set},
    purchases::Purchases,
};
use crate::Payment;

/// Finds the sums at which purchases from the left are the parts missing after purchases from the right.
///
/// For each sum on the left the smallest on the right is enough. A larger sum on the left is useful only with
/// a smaller one on the right.
pub(super) fn meeting<S: Set>(
    parts: &Parts<S>,
    left: &Purchases<S>,
    right: &Purchases<S>,
    coins: u8,
) -> Front {
    let mut front = Front::new();
    for (to_left, missing) in left.by_coins().filter(|(_, missing)| *missing != S::NONE) {
        let better = |to_right: u8| {
            to_left.saturating_add(to_right) <= coins
                && front.last().is_none_or(|way: &Payment| to_right < way.right)
        };
        let bought = parts.complement(missing);
        let mut cheap_enough = right.by_coins().take_while(|(paid, _)| better(*paid));
        let met = cheap_enough.find(|(_, missing)| *missing & bought != S::NONE);
        let Some((to_right, _)) = met else { continue };
        // With a rebate on the first unit, two sums may be the same number of coins.
        if front.last().is_some_and(|way| way.left == to_left) {
            front.pop();
        }
        front.push(Payment { left: to_left, right: to_right, bank: 0 });
    }
    front
}
