//! The printed facts of cards and boards, and the numbers of the rules, for clients.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    Card, CardFacts, Class, Colour, Leader, LeaderFacts, Project, ProjectFacts, Resource, Row, Symbol, Tile,
    TileFacts, Wonder, WonderFacts,
    tile::TILE_POINTS,
    values::{PRICE, SOLD, VICTORY},
};

/// The printed facts of cards and boards, and the numbers of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Facts {
    /// The cards, by age and colour.
    cards: Vec<CardFacts>,
    /// The wonders, by number.
    wonders: Vec<WonderFacts>,
    /// The leaders, by number.
    leaders: Vec<LeaderFacts>,
    /// The tiles, by number.
    tiles: Vec<TileFacts>,
    /// The points for laid tiles: the entry `n` is for `n` tiles of one player.
    tile_points: [i16; 4],
    /// The Great Projects, by age.
    projects: Vec<ProjectFacts>,
    /// The colours, in the order of the ages that have them.
    colours: Vec<ColourFacts>,
    /// The resources, raw ones first.
    resources: Vec<ResourceFacts>,
    /// The scientific symbols, in the order in which views count them.
    symbols: [Symbol; 3],
    /// The rows of the score sheet without the total, in its order.
    rows: Vec<Row>,
    /// The values of victory tokens, by age.
    victories: [i8; 3],
    /// The coins that a neighbour is paid for a unit without any discount.
    price: u8,
    /// The coins for a discarded card.
    sold: u16,
}

/// A colour of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ColourFacts {
    /// The colour.
    colour: Colour,
    /// The row of the score sheet for its cards.
    row: Row,
}

/// A resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ResourceFacts {
    /// The resource.
    resource: Resource,
    /// Its class: raw or manufactured.
    class: Class,
}

impl Facts {
    /// Returns all facts.
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
