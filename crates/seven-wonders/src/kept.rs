//! What was reckoned of a state, and stays right while players lay cards face down.

use std::{
    hash::{Hash, Hasher},
    sync::{Arc, OnceLock},
};

use contract::{BySeat, Choices, Seat, WrittenOnce};

use crate::{Intent, Offers, TurnView};

/// What each seat can do, with what it takes and brings, and how it sees the turns of this age, as far as somebody has looked.
/// Quoting a hand and writing all this costs more than all else of a view, and it is the same before and after a seat has laid
/// a card down, as long as nothing is turned up.
///
/// It follows from the rest of the state, so states with and without it are equal, and a copy shares it until something else
/// happens there.
#[derive(Clone, Default)]
pub(crate) struct Kept(OnceLock<Arc<BySeat<Looked>>>);

/// What one seat sees, once somebody has looked.
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

    /// What a seat can do: what was kept, or what is reckoned now.
    pub(crate) fn offers<T>(
        &self,
        hands: &BySeat<T>,
        seat: Seat,
        reckon: impl FnOnce() -> Vec<Offers>,
    ) -> WrittenOnce<Vec<Offers>> {
        self.of(hands, seat).offers.get_or_init(|| WrittenOnce::new(reckon())).clone()
    }

    /// The intents that its offers are made of.
    pub(crate) fn choices<T>(
        &self,
        hands: &BySeat<T>,
        seat: Seat,
        list: impl FnOnce() -> Choices<Intent>,
    ) -> WrittenOnce<Choices<Intent>> {
        self.of(hands, seat).choices.get_or_init(|| WrittenOnce::new(list())).clone()
    }

    /// The turns of this age as a seat sees them.
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
