//! What is printed on cards and boards, and the numbers of the rules, for clients.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    Card, CardFacts, Class, Colour, Leader, LeaderFacts, Project, ProjectFacts, Resource, Row, Symbol, Tile,
    TileFacts, Wonder, WonderFacts,
    tile::TILE_POINTS,
    values::{PRICE, SOLD, VICTORY},
};

/// What is printed on cards and boards, and the numbers of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Facts {
    /// By age and colour.
    cards: Vec<CardFacts>,
    /// By number.
    wonders: Vec<WonderFacts>,
    /// In the order of their numbers.
    leaders: Vec<LeaderFacts>,
    /// By number.
    tiles: Vec<TileFacts>,
    /// Points for tiles that a player has laid, by how many: from none on.
    tile_points: [i16; 4],
    /// By age.
    projects: Vec<ProjectFacts>,
    /// In the order of the ages that have them.
    colours: Vec<ColourFacts>,
    /// Raw ones first.
    resources: Vec<ResourceFacts>,
    /// In the order in which cities count them.
    symbols: [Symbol; 3],
    /// The rows of the score sheet but for the total, in its order.
    rows: Vec<Row>,
    /// What victory tokens count, by age.
    victories: [i8; 3],
    /// What a neighbour is paid for a unit without any discount.
    price: u8,
    /// What a discarded card brings.
    sold: u16,
}

/// One colour of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ColourFacts {
    /// Which.
    colour: Colour,
    /// Where points of its cards are counted.
    row: Row,
}

/// One resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ResourceFacts {
    /// Which.
    resource: Resource,
    /// Raw or manufactured.
    class: Class,
}

impl Facts {
    /// All of it.
    pub fn printed() -> Self {
        let resource = |resource: Resource| ResourceFacts { resource, class: resource.class() };
        let coloured = |colour: Colour| ColourFacts { colour, row: colour.row() };
        Self {
            cards: Card::all().map(Card::facts).copied().collect(),
            wonders: Wonder::ALL.map(Wonder::facts).into_iter().copied().collect(),
            leaders: Leader::all().map(Leader::facts).copied().collect(),
            tiles: Tile::all().map(Tile::facts).copied().collect(),
            tile_points: TILE_POINTS,
            projects: Project::all().map(Project::facts).copied().collect(),
            colours: Colour::ALL.into_iter().map(coloured).collect(),
            resources: Resource::ALL.into_iter().map(resource).collect(),
            symbols: [Symbol::Compass, Symbol::Gear, Symbol::Tablet],
            rows: Row::ALL.to_vec(),
            victories: VICTORY,
            price: PRICE,
            sold: SOLD,
        }
    }
}
