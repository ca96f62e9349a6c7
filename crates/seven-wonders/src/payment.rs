//! Ways to pay: who is paid how much for the resources a city lacks (section 3).

use arrayvec::ArrayVec;

use crate::{Payment, ResourceSet, Units};

/// What produces each turn, split for the search.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Sources {
    /// Units of sources without a choice.
    pub fixed: Units,
    /// Sources that give one unit of one of several resources.
    pub choices: ArrayVec<ResourceSet, MOST_CHOICES>,
}

impl Sources {
    /// One more source: so many units of one of these.
    pub fn add(&mut self, one_of: &[crate::Resource], units: u8) {
        if let [resource] = one_of {
            self.fixed.0[*resource as usize] += units;
        } else {
            (0..units).for_each(|_| self.choices.push(ResourceSet::of(one_of)));
        }
    }
}

/// No city has more sources with a choice: six brown cards, three yellow or wonder ones, and room for leaders
/// and black cards.
pub const MOST_CHOICES: usize = 16;

/// Prices per unit from one neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Prices {
    /// Wood, stone, ore, clay.
    pub raw: u8,
    /// Glass, loom, papyrus.
    pub manufactured: u8,
}

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
}

/// The Pareto-best payments, by rising coins to the left: of two, neither costs less on both sides. Coins held
/// are not considered; drop what is too dear from the answer.
///
/// Empty if the resources cannot be had at all; `[Payment::NOTHING]` if nothing need be bought.
pub type Front = ArrayVec<Payment, MOST_WAYS>;

/// No cost has more units than this, and each unit is bought at one side or the other.
pub const MOST_WAYS: usize = 16;

impl Question<'_> {
    /// The Pareto-best payments.
    pub fn front(&self) -> Front {
        unimplemented!("built on the branch wonders-pay")
    }

    /// A smallest set of units without which the cost could be paid: what to name when the front is empty.
    pub fn missing(&self) -> Units {
        unimplemented!("built on the branch wonders-pay")
    }
}
