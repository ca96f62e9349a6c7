//! What was reckoned of a state, and stays right while players lay cards face down.

use std::{
    hash::{Hash, Hasher},
    sync::{Arc, OnceLock},
};

use contract::{BySeat, Seat};

use crate::Offers;

/// What each seat can do, with what it takes and brings, as far as somebody has looked. Quoting a hand costs more than all else
/// of a view, and it is the same before and after a seat has laid a card down, as long as nothing is turned up.
///
/// It follows from the rest of the state, so states with and without it are equal, and a copy shares it until something else
/// happens there.
#[derive(Clone, Default)]
pub(crate) struct Kept(OnceLock<Arc<BySeat<Quoted>>>);

/// What one seat can do, once somebody has looked.
type Quoted = OnceLock<Arc<Vec<Offers>>>;

impl Kept {
    /// What was kept for a seat, or what is reckoned now.
    pub(crate) fn offers<T>(
        &self,
        hands: &BySeat<T>,
        seat: Seat,
        reckon: impl FnOnce() -> Vec<Offers>,
    ) -> Arc<Vec<Offers>> {
        let all = self.0.get_or_init(|| Arc::new(hands.map(|_, _| OnceLock::new())));
        Arc::clone(all[seat].get_or_init(|| Arc::new(reckon())))
    }

    #[cfg(test)]
    pub(crate) fn has(&self, seat: Seat) -> bool {
        self.0.get().is_some_and(|all| all[seat].get().is_some())
    }

    /// Something else than what lies face down has changed.
    pub(crate) fn forget(&mut self) {
        self.0.take();
    }
}

impl PartialEq for Kept {
    fn eq(&self, Self(_): &Self) -> bool {
        true
    }
}

impl Eq for Kept {}

impl Hash for Kept {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
