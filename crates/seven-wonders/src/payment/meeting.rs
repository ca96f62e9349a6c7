//! Purchases from both neighbours together.

use arrayvec::ArrayVec;

use super::{
    Front,
    parts::{Parts, Set},
    purchases::{MOST_COINS, Purchases},
};
use crate::Payment;

/// Where what is missing after purchases from the left is what can be bought from the right.
///
/// For each sum on the left the smallest on the right will do, and more to the left is worth nothing unless it
/// means less to the right.
pub(super) fn meeting(parts: &Parts, left: &Purchases, right: &Purchases, coins: u8, front: &mut Front) {
    let bought: ArrayVec<(u8, Set), { MOST_COINS + 1 }> =
        right.by_coins().map(|(paid, missing)| (paid, parts.complement(missing))).collect();
    for (to_left, missing) in left.by_coins().filter(|(_, missing)| *missing != 0) {
        let better = |to_right: u8| {
            to_left.saturating_add(to_right) <= coins
                && front.last().is_none_or(|way: &Payment| to_right < way.right)
        };
        let met = bought.iter().take_while(|(paid, _)| better(*paid)).find(|(_, set)| set & missing != 0);
        let Some((to_right, _)) = met else { continue };
        // With a rebate on the first unit two sums may come to the same coins.
        if front.last().is_some_and(|way| way.left == to_left) {
            front.pop();
        }
        front.push(Payment { left: to_left, right: *to_right, bank: 0 });
    }
}
