//! A cache of computed values that stay valid while players lay cards face down.

use std::{
    hash::{Hash, Hasher},
    sync::{Arc, OnceLock},
};

use contract::{BySeat, Choices, Seat, WrittenOnce};

use crate::{Intent, Offers, TurnView};

/// A cache of each seat's offers, with quotes, and of its view of the turns of this age. It is filled on
/// demand. Quoting a hand and writing it is the most expensive part of a view. The values are the same before
/// and after a seat lays a card face down, as long as no play is revealed.
///
/// All values follow from the rest of the state, so states with and without them are equal. A copy shares
/// them until something else happens in it.
#[derive(Clone, Default)]
pub(crate) struct Kept(OnceLock<Arc<BySeat<Looked>>>);

/// The cached values of one seat.
#[derive(Default)]
struct Looked {
    offers: OnceLock<WrittenOnce<Vec<Offers>>>,
    choices: OnceLock<WrittenOnce<Choices<Intent>>>,
    plays: OnceLock<WrittenOnce<Vec<TurnView>>>,
}

impl Kept {
    fn of<T>(&self, hands: &BySeat<T>, seat: Seat) -> &Looked {
        &self.0.get_or_init(|| Arc::new(hands.map(|_, _| Looked::default())))[seat]
    }

    /// Returns the offers of a seat, from the cache or computed now.
    pub(crate) fn offers<T>(
        &self,
        hands: &BySeat<T>,
        seat: Seat,
        reckon: impl FnOnce() -> Vec<Offers>,
    ) -> WrittenOnce<Vec<Offers>> {
        self.of(hands, seat).offers.get_or_init(|| WrittenOnce::new(reckon())).clone()
    }

    /// Returns the intents in those offers.
    pub(crate) fn choices<T>(
        &self,
        hands: &BySeat<T>,
        seat: Seat,
        list: impl FnOnce() -> Choices<Intent>,
    ) -> WrittenOnce<Choices<Intent>> {
        self.of(hands, seat).choices.get_or_init(|| WrittenOnce::new(list())).clone()
    }

    /// Returns the turns of this age as a seat sees them.
    pub(crate) fn plays<T>(
        &self,
        hands: &BySeat<T>,
        seat: Seat,
        look: impl FnOnce() -> Vec<TurnView>,
    ) -> WrittenOnce<Vec<TurnView>> {
        self.of(hands, seat).plays.get_or_init(|| WrittenOnce::new(look())).clone()
    }

    #[cfg(test)]
    pub(crate) fn has(&self, seat: Seat) -> bool {
        self.0.get().is_some_and(|all| all[seat].offers.get().is_some())
    }

    /// Clears the cache, after a change of anything that is not laid face down.
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
