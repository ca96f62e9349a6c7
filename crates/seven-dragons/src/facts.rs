//! What is printed on the cards, and the numbers of the rules, for clients.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{ActionKind, Card, CardFacts, Colour, state::TARGET};

/// What is printed on the cards, and the numbers of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Facts {
    /// By number.
    cards: Vec<CardFacts>,
    /// In the order of the chains of a view.
    colours: [Colour; 5],
    /// In the order of their numbers.
    actions: Vec<ActionFacts>,
    /// How long a chain usually wins.
    target: u8,
}

/// What all action cards of a kind have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ActionFacts {
    /// What it does.
    kind: ActionKind,
    /// What Silver becomes under it.
    colour: Colour,
}

/// All of it.
pub(crate) fn facts() -> Facts {
    Facts {
        cards: Card::all().map(Card::facts).collect(),
        colours: Colour::ALL,
        actions: ActionKind::ALL.map(|kind| ActionFacts { kind, colour: kind.colour() }).to_vec(),
        target: TARGET,
    }
}
