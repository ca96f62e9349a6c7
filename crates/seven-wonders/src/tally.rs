//! What a city would have if the match ended now, and what for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Card, Leader, Score, Symbols, Thing,
    city::City,
    scoring::{Origin, Part},
};

/// The points that a city would have if the match ended now, and what they are for. What brings none is left out.
///
/// Nothing is said again that lies open: victory and defeat tokens and coins are in the city itself.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Tally {
    /// By row of the score sheet.
    pub rows: Rows,
    /// All together.
    pub total: i16,
    /// What the board itself brings.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub board: i16,
    /// What each card brings besides symbols, in the order of the city's `cards`. Left out if none does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<i16>,
    /// What each stage brings besides symbols, by its place on the board; nothing for one that is not built. Left out if
    /// none does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stages: Vec<i16>,
    /// What each leader brings, in the order of `leaders`. Left out if none does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<i16>,
    /// What each thing brings that was copied, in the order of `copies`. Left out if none does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub copies: Vec<i16>,
    /// What each token of a Great Project brings, in the order of `projects`. Left out if none does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub projects: Vec<i16>,
    /// What the tiles bring that its player has laid on the Tower of Babel. Left out if nothing.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub tower: i16,
    /// The guilds of neighbours that the wonder copies. Left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub guilds: Vec<CopiedGuild>,
    /// The scientific symbols as they count, with all choices made best. Left out if those are the city's `symbols`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbols: Option<Symbols>,
    /// What the masks copy: compasses, gears, tablets. They are among those symbols. Left out if there are none.
    #[serde(default, skip_serializing_if = "are_none")]
    pub masks: Symbols,
    /// Points for compasses, for gears, for tablets, and for sets of all three. Left out if there are none.
    #[serde(default, skip_serializing_if = "are_nothing")]
    pub science: [i16; 4],
}

/// A guild of a neighbour that the wonder copies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CopiedGuild {
    /// Which.
    pub guild: Card,
    /// What it brings besides symbols, that leader included.
    pub points: i16,
    /// The leader of a neighbour that it copies in turn. Left out if it copies none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<Leader>,
}

/// Points by row of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Rows {
    /// Victory and defeat tokens.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub military: i16,
    /// A point for every three coins.
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
    /// Guilds, a copied one included.
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
    /// Debts, below zero.
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
    /// Writes a part of what this city has down.
    pub(crate) fn write(&mut self, city: &City, Part { of, points }: Part) {
        match of {
            // Everybody sees them in the city.
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
            // Tiles lie in no city.
            Thing::Tile(_) => {}
        }
    }

    /// Leaves out what brings nothing.
    pub(crate) fn close(&mut self) {
        let lists =
            [&mut self.cards, &mut self.stages, &mut self.leaders, &mut self.copies, &mut self.projects];
        lists.into_iter().filter(|list| are_nothing(list)).for_each(Vec::clear);
    }
}
