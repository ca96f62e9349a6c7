//! The things in a city that have effects, and the rows of the score sheet for their points.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Board, Card, Colour, Effect, Leader, Project, Tile, Wonder};

/// A thing that has effects in a city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// The board of the wonder itself.
    Board(Board),
    /// A card that was built.
    Card(Card),
    /// A stage of a wonder, by its place from 0.
    Stage(Board, u8),
    /// A recruited leader.
    Leader(Leader),
    /// A copy of a neighbour's leader or stage.
    Copied(Copied),
    /// A token of a Great Project that succeeded.
    Project(Project),
    /// A tile of the Tower of Babel that acts for the city. It is not in the city.
    Tile(Tile),
    /// A variant without effect, compiled only for `tests/it/probe.rs`.
    #[cfg(probe)]
    Probe,
}

/// A leader or a stage of a neighbour whose effects a city has copied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum Copied {
    /// A leader, copied by the Courtesans guild.
    Leader {
        /// The leader.
        leader: Leader,
    },
    /// A stage, copied by Herodotus.
    Stage {
        /// The board.
        board: Board,
        /// The place of the stage, from 0.
        stage: u8,
    },
}

/// A row of the score sheet, in the order of the sheet.
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
    /// Brown, grey and yellow cards.
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
    /// Debts, as negative points.
    Debts,
    /// A variant without points, compiled only for `tests/it/probe.rs`.
    #[cfg(probe)]
    Probe,
}

impl Row {
    /// All rows, in the order of the sheet.
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

    /// Returns the label of the row.
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
    /// Returns the effects of the thing.
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

    /// Returns the row for its points.
    pub const fn row(self) -> Row {
        match self {
            Self::Board(_) | Self::Stage(..) => Row::Wonder,
            Self::Card(card) => card.facts().colour.row(),
            Self::Leader(_) | Self::Copied(Copied::Stage { .. }) => Row::Leaders,
            Self::Copied(Copied::Leader { .. }) => Row::Guilds,
            Self::Project(_) | Self::Tile(_) => Row::Babel,
        }
    }

    /// Returns the card, if it is one.
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

    /// Returns the leader, if it is one.
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

    /// Returns the sort key for lists: the rank, and stages by their place. Things with equal keys stay in
    /// the order in which they came.
    pub(crate) const fn order(self) -> (u8, u8) {
        match self {
            // A city can have stages of two boards.
            Self::Stage(board, stage) => (self.rank(), stage * Wonder::ALL.len() as u8 + board.wonder as u8),
            // Tokens are listed by number, in whatever order they came.
            Self::Project(project) => (self.rank(), project as u8),
            Self::Tile(tile) => (self.rank(), tile.number()),
            Self::Board(_) | Self::Card(_) | Self::Leader(_) | Self::Copied(_) => (self.rank(), 0),
        }
    }

    /// Returns the rank in lists: boards, cards, stages, leaders, copies, tokens of projects, tiles.
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
    /// The thing whose effects are removed, to see whether a test notices.
    static EMPTIED: std::cell::Cell<Option<Thing>> = const { std::cell::Cell::new(None) };
}

/// Runs a closure while a card, a leader or a stage has no effects.
#[cfg(test)]
pub(crate) fn without<T>(thing: Thing, then: impl FnOnce() -> T) -> T {
    EMPTIED.set(Some(thing));
    let came = then();
    EMPTIED.set(None);
    came
}

impl Colour {
    /// Returns the row for the points of cards of this colour.
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

    /// A new row has to be added to the list as well.
    #[test]
    fn the_list_of_rows_is_complete() {
        let schema = schemars::schema_for!(Row).to_value();
        let rows = schema["oneOf"].as_array().expect("one for each row");
        let labels: Vec<_> = rows.iter().map(|row| row["const"].as_str().expect("its label")).collect();
        assert_eq!(labels, Row::ALL.map(Row::label));
    }
}
