//! The tiles of the Tower of Babel.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Card, Change, Class, Colour, Done, Each, Effect, Idle, Lasting,
    Resource::{Clay, Glass, Loom, Ore, Papyrus, Stone, Wood},
    Rule, Target, Whose,
    effect::kept,
};

/// A tile of the Tower of Babel, by its number: 1 to 24. There is one of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Tile(u8);

/// The error for a number that no tile has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("tiles have the numbers 1 to 24")]
pub struct NotATile;

/// The kind of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TileKind {
    /// Something costs more.
    Tax,
    /// Something costs less.
    Discount,
    /// Something does less, or is done in another way.
    Restriction,
    /// Something brings more.
    Bonus,
}

/// The printed facts of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TileFacts {
    /// The number of the tile.
    pub tile: Tile,
    /// The kind of its effects.
    pub kind: TileKind,
    /// Its effects, for all players.
    pub effects: &'static [Effect],
}

impl TryFrom<u8> for Tile {
    type Error = NotATile;

    fn try_from(number: u8) -> Result<Self, NotATile> {
        if (1..=Self::COUNT as u8).contains(&number) { Ok(Self(number)) } else { Err(NotATile) }
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> Self {
        tile.0
    }
}

impl JsonSchema for Tile {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Tile".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A tile of the Tower of Babel, by its number.",
            "type": "integer",
            "minimum": 1,
            "maximum": Self::COUNT,
        })
    }
}

impl Tile {
    /// The number of tiles.
    pub const COUNT: usize = TILES.len();

    /// Iterates over all tiles, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        TILES.iter().map(|facts| facts.tile)
    }

    /// Returns the printed facts of the tile.
    pub const fn facts(self) -> &'static TileFacts {
        &TILES[self.0 as usize - 1]
    }

    /// Returns the number of the tile.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// The cards of trade, which tile 4 stops: discounts of neighbours' units, and yellow cards that produce.
const TRADING: &[Card] =
    &[Card::EastTradingPost, Card::WestTradingPost, Card::Marketplace, Card::Caravansery, Card::Forum];

const fn costs(target: Target, change: Change) -> Effect {
    Effect::Lasting(Lasting::Cost { target, of: Whose::Own, change })
}

const fn price(class: Class, more: i8) -> Effect {
    Effect::Lasting(Lasting::Price { class, more })
}

const fn tax(when: Done) -> Effect {
    Effect::Each(Each::Tax { when })
}

const fn bonus(when: Done) -> Effect {
    Effect::Each(Each::Bonus { when })
}

const fn tile(number: u8, kind: TileKind, effects: &'static [Effect]) -> TileFacts {
    TileFacts { tile: Tile(number), kind, effects }
}

/// The tiles, by number (section 15).
#[rustfmt::skip]
const TILES: [TileFacts; 24] = {
    use TileKind::{Bonus, Discount, Restriction, Tax};
    [
        tile(1, Tax, &[tax(Done::Built(Colour::Red))]),
        tile(2, Discount, &[costs(Target::Cards(Colour::Red), Change::NoUnits)]),
        tile(3, Restriction, &[Effect::Lasting(Lasting::Idle { cards: Idle::RichBrown })]),
        tile(4, Restriction, &[Effect::Lasting(Lasting::Idle { cards: Idle::Cards(TRADING) })]),
        tile(5, Bonus, &[bonus(Done::Built(Colour::Blue))]),
        tile(6, Tax, &[tax(Done::Built(Colour::Blue))]),
        tile(7, Discount, &[Effect::Rule(Rule::ChainBeside)]),
        tile(8, Restriction, &[costs(Target::Cards(Colour::Blue), Change::InCoins)]),
        tile(9, Discount, &[price(Class::Manufactured, -1)]),
        tile(10, Tax, &[price(Class::Manufactured, 1)]),
        tile(11, Discount, &[price(Class::Raw, -1)]),
        tile(12, Tax, &[price(Class::Raw, 1)]),
        tile(13, Tax, &[tax(Done::ByChain)]),
        tile(14, Bonus, &[bonus(Done::ByChain)]),
        tile(15, Discount, &[costs(Target::Stage, Change::NoUnits)]),
        tile(16, Tax, &[tax(Done::Raised)]),
        tile(17, Bonus, &[kept(1, &[Wood, Stone])]),
        tile(18, Bonus, &[kept(1, &[Ore, Clay])]),
        tile(19, Restriction, &[Effect::Rule(Rule::SmallerVictories)]),
        tile(20, Bonus, &[Effect::Lasting(Lasting::Endless)]),
        tile(21, Bonus, &[kept(1, &[Glass, Loom, Papyrus])]),
        tile(22, Restriction, &[Effect::Rule(Rule::TwoDefeats)]),
        tile(23, Restriction, &[costs(Target::Cards(Colour::Purple), Change::InCoins)]),
        tile(24, Bonus, &[Effect::Each(Each::Income { when: Done::Built(Colour::Purple), coins: 5 })]),
    ]
};

/// The points for tiles that a player has laid, by their number (section 15).
pub(crate) const TILE_POINTS: [i16; 4] = [0, 2, 5, 10];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_numbered_as_they_stand() {
        assert!(Tile::all().enumerate().all(|(at, tile)| usize::from(tile.number()) == at + 1));
        assert_eq!((Tile::try_from(0), Tile::try_from(25)), (Err(NotATile), Err(NotATile)));
    }
}
