//! The values printed on the cards, and the numbers of the rules, for clients.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{ActionKind, Card, CardFacts, Colour, state::TARGET};

/// The values printed on the cards, and the numbers of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Facts {
    /// All cards, by number.
    cards: Vec<CardFacts>,
    /// All colours, in the order of the chains of a view.
    colours: [Colour; 5],
    /// All kinds of action, in the order of their numbers.
    actions: Vec<ActionFacts>,
    /// The usual length of a winning chain.
    target: u8,
}

/// The common properties of all action cards of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ActionFacts {
    /// The kind.
    kind: ActionKind,
    /// The colour of Silver while such a card is the top of the discard pile.
    colour: Colour,
}

/// Returns the facts of the game.
pub(crate) fn facts() -> Facts {
    Facts {
        cards: Card::all().map(Card::facts).collect(),
        colours: Colour::ALL,
        actions: ActionKind::ALL.map(|kind| ActionFacts { kind, colour: kind.colour() }).to_vec(),
        target: TARGET,
    }
}
