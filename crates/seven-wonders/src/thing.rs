//! One kind of thing that lies in a city and does something, and the row of the score sheet that it counts in.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Board, Card, Colour, Effect, Leader, Project, Tile, Wonder};

/// Whatever lies in a city and does something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// The board of the wonder itself.
    Board(Board),
    /// A card that was built.
    Card(Card),
    /// A stage of a wonder, by its place from 0.
    Stage(Board, u8),
    /// A leader who was recruited.
    Leader(Leader),
    /// What was copied of a neighbour.
    Copied(Copied),
    /// A token of a Great Project that succeeded.
    Project(Project),
    /// A tile of the Tower of Babel that acts for the city. It lies in no city.
    Tile(Tile),
    /// Nothing: there only when it is tried out whether a new thing is noticed everywhere.
    #[cfg(probe)]
    Probe,
}

/// A leader or a stage of a neighbour whose effects a city has copied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum Copied {
    /// By the Courtesans guild.
    Leader {
        /// Which.
        leader: Leader,
    },
    /// By Herodotus.
    Stage {
        /// Of which board.
        board: Board,
        /// Which stage, from 0.
        stage: u8,
    },
}

/// A line of the score sheet, in the order of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Row {
    /// Victory and defeat tokens, and red cards.
    Military,
    /// Coins.
    Coins,
    /// The wonder.
    Wonder,
    /// Blue cards.
    Civilian,
    /// Yellow cards, and what produces.
    Commerce,
    /// Guilds.
    Guilds,
    /// Green cards and other scientific symbols.
    Science,
    /// Leaders.
    Leaders,
    /// Black cards.
    Cities,
    /// The Tower of Babel, and Great Projects.
    Babel,
    /// Debts, which count below zero.
    Debts,
    /// Nothing: there only when it is tried out whether a new row is noticed everywhere.
    #[cfg(probe)]
    Probe,
}

impl Row {
    /// All, in the order of the sheet.
    pub const ALL: [Self; 11] = [
        Self::Military,
        Self::Coins,
        Self::Wonder,
        Self::Civilian,
        Self::Commerce,
        Self::Guilds,
        Self::Science,
        Self::Leaders,
        Self::Cities,
        Self::Babel,
        Self::Debts,
    ];

    /// The label of its line.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Military => "military",
            Self::Coins => "coins",
            Self::Wonder => "wonder",
            Self::Civilian => "civilian",
            Self::Commerce => "commerce",
            Self::Guilds => "guilds",
            Self::Science => "science",
            Self::Leaders => "leaders",
            Self::Cities => "cities",
            Self::Babel => "babel",
            Self::Debts => "debts",
        }
    }
}

impl Thing {
    /// What it does.
    pub fn effects(self) -> &'static [Effect] {
        match self {
            #[cfg(test)]
            Self::Board(_)
            | Self::Card(_)
            | Self::Leader(_)
            | Self::Stage(..)
            | Self::Project(_)
            | Self::Tile(_)
                if EMPTIED.get() == Some(self) =>
            {
                &[]
            }
            Self::Board(board) => board.effects(),
            Self::Card(card) => card.facts().effects,
            Self::Leader(leader) | Self::Copied(Copied::Leader { leader }) => leader.facts().effects,
            Self::Stage(board, stage) | Self::Copied(Copied::Stage { board, stage }) => {
                board.stages().get(usize::from(stage)).map_or(&[], |stage| stage.effects)
            }
            Self::Project(project) => project.facts().effects,
            Self::Tile(tile) => tile.facts().effects,
        }
    }

    /// Where its points are counted.
    pub const fn row(self) -> Row {
        match self {
            Self::Board(_) | Self::Stage(..) => Row::Wonder,
            Self::Card(card) => card.facts().colour.row(),
            Self::Leader(_) | Self::Copied(Copied::Stage { .. }) => Row::Leaders,
            Self::Copied(Copied::Leader { .. }) => Row::Guilds,
            Self::Project(_) | Self::Tile(_) => Row::Babel,
        }
    }

    /// The card, if it is one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Card(card) => Some(card),
            Self::Board(_)
            | Self::Stage(..)
            | Self::Leader(_)
            | Self::Copied(_)
            | Self::Project(_)
            | Self::Tile(_) => None,
        }
    }

    /// The leader, if it is one.
    pub const fn leader(self) -> Option<Leader> {
        match self {
            Self::Leader(leader) => Some(leader),
            Self::Board(_)
            | Self::Stage(..)
            | Self::Card(_)
            | Self::Copied(_)
            | Self::Project(_)
            | Self::Tile(_) => None,
        }
    }

    /// The order in which things are listed: by rank, and stages by their place. What is equal came in that order.
    pub(crate) const fn order(self) -> (u8, u8) {
        match self {
            // Those of two boards can lie in one city.
            Self::Stage(board, stage) => (self.rank(), stage * Wonder::ALL.len() as u8 + board.wonder as u8),
            // Tokens are alike in whatever order they came.
            Self::Project(project) => (self.rank(), project as u8),
            Self::Tile(tile) => (self.rank(), tile.number()),
            Self::Board(_) | Self::Card(_) | Self::Leader(_) | Self::Copied(_) => (self.rank(), 0),
        }
    }

    /// The order in which things are listed: boards, cards, stages, leaders, copies, tokens of projects, tiles.
    pub(crate) const fn rank(self) -> u8 {
        match self {
            Self::Board(_) => 0,
            Self::Card(_) => 1,
            Self::Stage(..) => 2,
            Self::Leader(_) => 3,
            Self::Copied(_) => 4,
            Self::Project(_) => 5,
            Self::Tile(_) => 6,
        }
    }
}

#[cfg(test)]
std::thread_local! {
    /// What has its row emptied, to see whether anybody notices.
    static EMPTIED: std::cell::Cell<Option<Thing>> = const { std::cell::Cell::new(None) };
}

/// Does something while the row of a card, a leader or a stage is empty.
#[cfg(test)]
pub(crate) fn without<T>(thing: Thing, then: impl FnOnce() -> T) -> T {
    EMPTIED.set(Some(thing));
    let came = then();
    EMPTIED.set(None);
    came
}

impl Colour {
    /// Where points of cards of this colour are counted.
    pub const fn row(self) -> Row {
        match self {
            Self::Brown | Self::Grey | Self::Yellow => Row::Commerce,
            Self::Blue => Row::Civilian,
            Self::Red => Row::Military,
            Self::Green => Row::Science,
            Self::Purple => Row::Guilds,
            Self::Black => Row::Cities,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever adds a row adds it to the list as well.
    #[test]
    fn the_list_of_rows_is_complete() {
        let schema = schemars::schema_for!(Row).to_value();
        let rows = schema["oneOf"].as_array().expect("one for each row");
        let labels: Vec<_> = rows.iter().map(|row| row["const"].as_str().expect("its label")).collect();
        assert_eq!(labels, Row::ALL.map(Row::label));
    }
}
