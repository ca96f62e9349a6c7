//! What is printed on cards and boards, and the numbers of the rules, for clients.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    Card, CardFacts, Class, Colour, Resource, Symbol, Wonder, WonderFacts,
    city::{PRICE, VICTORY},
    resolve::SOLD,
};

/// What is printed on cards and boards, and the numbers of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Facts {
    /// By age and colour.
    cards: Vec<CardFacts>,
    /// The seven.
    wonders: Vec<WonderFacts>,
    /// In the order of the ages that have them.
    colours: [Colour; 7],
    /// Raw ones first.
    resources: Vec<ResourceFacts>,
    /// In the order in which cities count them.
    symbols: [Symbol; 3],
    /// What victory tokens count, by age.
    victories: [i8; 3],
    /// What a neighbour is paid for a unit without any discount.
    price: u8,
    /// What a discarded card brings.
    sold: u16,
}

/// One resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ResourceFacts {
    /// Which.
    resource: Resource,
    /// Raw or manufactured.
    class: Class,
}

/// All of it.
pub(crate) fn facts() -> Facts {
    Facts {
        cards: Card::all().map(Card::facts).copied().collect(),
        wonders: Wonder::ALL.map(Wonder::facts).into_iter().copied().collect(),
        colours: Colour::ALL,
        resources: Resource::ALL.map(|resource| ResourceFacts { resource, class: resource.class() }).to_vec(),
        symbols: Symbol::ALL,
        victories: VICTORY,
        price: PRICE,
        sold: SOLD,
    }
}
