//! The points that a city would have if the match ended now, by origin.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Card, Leader, Score, Symbols, Thing,
    city::City,
    scoring::{Origin, Part},
};

/// The points that a city would have if the match ended now, by origin. Origins without points are omitted.
///
/// It does not repeat public facts: victory tokens, defeat tokens and coins are fields of the city.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Tally {
    /// The points by row of the score sheet.
    pub rows: Rows,
    /// The sum of all rows.
    pub total: i16,
    /// The points of the board itself. Omitted if 0.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub board: i16,
    /// The points of each card apart from symbols, in the order of the city's `cards`. Omitted if all are 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<i16>,
    /// The points of each stage apart from symbols, by its place on the board; 0 for one that is not built.
    /// Omitted if all are 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stages: Vec<i16>,
    /// The points of each leader, in the order of `leaders`. Omitted if all are 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<i16>,
    /// The points of each copy, in the order of `copies`. Omitted if all are 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub copies: Vec<i16>,
    /// The points of each token of a Great Project, in the order of `projects`. Omitted if all are 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub projects: Vec<i16>,
    /// The points of the tiles of the Tower of Babel that the player has laid. Omitted if 0.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub tower: i16,
    /// The guilds of neighbours that the wonder copies. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub guilds: Vec<CopiedGuild>,
    /// The scientific symbols after the best choices. Omitted if they equal the city's `symbols`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbols: Option<Symbols>,
    /// The symbols that the masks copy: compasses, gears, tablets. They are included in `symbols`. Omitted if
    /// there are none.
    #[serde(default, skip_serializing_if = "are_none")]
    pub masks: Symbols,
    /// The points for compasses, gears, tablets, and sets of all three. Omitted if all are 0.
    #[serde(default, skip_serializing_if = "are_nothing")]
    pub science: [i16; 4],
}

/// A guild of a neighbour that the wonder copies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CopiedGuild {
    /// The guild.
    pub guild: Card,
    /// Its points apart from symbols, including those of `leader`.
    pub points: i16,
    /// The leader of a neighbour that the guild copies in turn. Omitted if it copies none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<Leader>,
}

/// Points by row of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Rows {
    /// Victory and defeat tokens.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub military: i16,
    /// One point for every three coins.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub coins: i16,
    /// The wonder.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub wonder: i16,
    /// Blue cards.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub civilian: i16,
    /// Green cards and other scientific symbols.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub science: i16,
    /// Yellow cards.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub commerce: i16,
    /// Guilds, including a copied one.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub guilds: i16,
    /// Leaders.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub leaders: i16,
    /// Black cards.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub cities: i16,
    /// The Tower of Babel and Great Projects.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub babel: i16,
    /// Debts, as a negative number.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub debts: i16,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_nothing(points: &i16) -> bool {
    *points == 0
}

fn are_none(symbols: &Symbols) -> bool {
    *symbols == [0; 3]
}

fn are_nothing(points: &[i16]) -> bool {
    points.iter().all(is_nothing)
}

impl From<Score> for Rows {
    fn from(score: Score) -> Self {
        let Score {
            military,
            coins,
            wonder,
            civilian,
            science,
            commerce,
            guilds,
            leaders,
            cities,
            babel,
            debts,
            ..
        } = score;
        Self { military, coins, wonder, civilian, science, commerce, guilds, leaders, cities, babel, debts }
    }
}

impl Tally {
    /// Adds a part of this city's points.
    pub(crate) fn write(&mut self, city: &City, Part { of, points }: Part) {
        match of {
            // All players see those in the city.
            Origin::Tokens | Origin::Coins | Origin::Debts | Origin::Penalties => {}
            Origin::Tower => self.tower = points,
            Origin::Thing(thing) => self.write_thing(city, thing, points),
            Origin::Copied(guild) => self.guilds.push(guild),
            Origin::Symbols(symbol) => self.science[symbol as usize] = points,
            Origin::Sets => self.science[3] = points,
        }
    }

    fn write_thing(&mut self, city: &City, thing: Thing, points: i16) {
        match thing {
            Thing::Board(_) => self.board += points,
            Thing::Card(_) => self.cards.push(points),
            Thing::Stage(board, stage) => {
                let place = city.place_of(board, stage).unwrap_or(stage);
                let places = self.stages.len().max(usize::from(place) + 1);
                self.stages.resize(places, 0);
                self.stages[usize::from(place)] = points;
            }
            Thing::Leader(_) => self.leaders.push(points),
            Thing::Copied(_) => self.copies.push(points),
            Thing::Project(_) => self.projects.push(points),
            // Tiles are in no city.
            Thing::Tile(_) => {}
        }
    }

    /// Clears the lists without points.
    pub(crate) fn close(&mut self) {
        let lists =
            [&mut self.cards, &mut self.stages, &mut self.leaders, &mut self.copies, &mut self.projects];
        lists.into_iter().filter(|list| are_nothing(list)).for_each(Vec::clear);
    }
}
