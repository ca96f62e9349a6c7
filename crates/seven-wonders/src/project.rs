//! The Great Projects.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Colour, Cost, Count, Effect, Often, Once,
    Resource::{Clay, Glass, Loom, Ore, Papyrus, Stone, Wood},
    Rule, Target, Tokens, Whose,
    amount::worth,
    cost::{both, coins},
    effect::{coins_once, shields},
};

/// A Great Project. There is one of each, and five for each age.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Project {
    /// Belvedere.
    Belvedere,
    /// Cranes.
    Cranes,
    /// Double Walls.
    DoubleWalls,
    /// Factory.
    Factory,
    /// Rampart Road.
    RampartRoad,
    /// Obelisk.
    Obelisk,
    /// River Port.
    RiverPort,
    /// Sewer Network.
    SewerNetwork,
    /// Smelter.
    Smelter,
    /// War Mirror.
    WarMirror,
    /// Archives.
    Archives,
    /// Giant Trebuchet.
    GiantTrebuchet,
    /// Grand Bazaar.
    GrandBazaar,
    /// Menagerie.
    Menagerie,
    /// Triumphal Arches.
    TriumphalArches,
}

/// The penalty of a failed project for each player who did not join.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Penalty {
    /// A card of this colour of the player's own city, of their choice.
    Card(Colour),
    /// All coins.
    Coins,
    /// The production of the board, or its power, for the rest of the match.
    Board,
    /// This number of victory tokens, of the player's choice.
    Victories(u8),
}

/// The printed facts of a project.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ProjectFacts {
    /// The project.
    #[serde(skip)]
    pub project: Project,
    /// The identifier, as in JSON.
    #[schemars(with = "Project")]
    pub id: &'static str,
    /// The English name.
    pub en: &'static str,
    /// The French name.
    pub fr: &'static str,
    /// The Dutch name.
    pub nl: &'static str,
    /// The age in which it may be shown, 1 to 3.
    pub age: u8,
    /// The colour of the cards with which players join.
    pub colour: Colour,
    /// The cost of joining, in addition to the card.
    pub cost: Cost,
    /// The penalty of a failure for each player who did not join.
    pub penalty: Penalty,
    /// The effects of each token if the project succeeds.
    pub effects: &'static [Effect],
}

impl Project {
    /// The number of projects.
    pub const COUNT: usize = PROJECTS.len();

    /// Iterates over all projects, by age.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        PROJECTS.iter().map(|facts| facts.project)
    }

    /// Returns true if its tokens stay with the players. Tokens with an effect at once do not.
    pub(crate) fn lasts(self) -> bool {
        self.facts().effects.iter().any(|effect| match effect {
            Effect::Once(_) => false,
            Effect::Lasting(_) | Effect::Each(_) | Effect::Worth(_) | Effect::Rule(_) => true,
        })
    }

    /// Returns the printed facts of the project.
    pub const fn facts(self) -> &'static ProjectFacts {
        &PROJECTS[self as usize]
    }
}

#[expect(clippy::too_many_arguments, reason = "one argument a column of the table below")]
const fn project(
    project: Project,
    id: &'static str,
    en: &'static str,
    fr: &'static str,
    nl: &'static str,
    age: u8,
    colour: Colour,
    cost: Cost,
    penalty: Penalty,
    effects: &'static [Effect],
) -> ProjectFacts {
    ProjectFacts { project, id, en, fr, nl, age, colour, cost, penalty, effects }
}

/// The projects, by number.
#[rustfmt::skip]
const PROJECTS: [ProjectFacts; 15] = [
    project(Project::Belvedere, "belvedere", "Belvedere", "Belvédère", "Belvedère", 1, Colour::Blue, both(1, &[(Clay, 1)]), Penalty::Card(Colour::Red), &[Effect::Rule(Rule::FreeStage)]),
    project(Project::Cranes, "cranes", "Cranes", "Grues", "Hijskranen", 1, Colour::Green, coins(1), Penalty::Card(Colour::Brown), &[Effect::Rule(Rule::FreeBuild { target: Target::Any, often: Often::OnceAMatch })]),
    project(Project::DoubleWalls, "double-walls", "Double Walls", "Double enceinte", "Dubbele muren", 1, Colour::Red, coins(1), Penalty::Board, &[Effect::Once(Once::Tokens { change: Tokens::Victory })]),
    project(Project::Factory, "factory", "Factory", "Fabrique", "Fabriek", 1, Colour::Brown, coins(2), Penalty::Card(Colour::Grey), &[Effect::Rule(Rule::AnyColour)]),
    project(Project::RampartRoad, "rampart-road", "Rampart Road", "Chemin de ronde", "Weergang", 1, Colour::Yellow, both(1, &[(Stone, 1)]), Penalty::Coins, &[coins_once(4)]),
    project(Project::Obelisk, "obelisk", "Obelisk", "Obélisque", "Obelisk", 2, Colour::Blue, both(1, &[(Papyrus, 1)]), Penalty::Card(Colour::Brown), &[shields(1)]),
    project(Project::RiverPort, "river-port", "River Port", "Port fluvial", "Rivierhaven", 2, Colour::Yellow, both(1, &[(Loom, 1)]), Penalty::Coins, &[coins_once(6)]),
    project(Project::SewerNetwork, "sewer-network", "Sewer Network", "Égouts", "Riolering", 2, Colour::Green, coins(2), Penalty::Card(Colour::Red), &[Effect::Rule(Rule::FreeBuild { target: Target::Any, often: Often::OnceAMatch })]),
    project(Project::Smelter, "smelter", "Smelter", "Fonderie", "Smelterij", 2, Colour::Brown, coins(2), Penalty::Card(Colour::Grey), &[worth(1, Count::Stages, Whose::Own)]),
    project(Project::WarMirror, "war-mirror", "War Mirror", "Miroir de guerre", "Oorlogsspiegel", 2, Colour::Red, both(2, &[(Glass, 1)]), Penalty::Card(Colour::Blue), &[Effect::Once(Once::Tokens { change: Tokens::Victory })]),
    project(Project::Archives, "archives", "Archives", "Archives", "Archieven", 3, Colour::Green, coins(4), Penalty::Card(Colour::Blue), &[worth(3, Count::ScienceSets, Whose::Own)]),
    project(Project::GiantTrebuchet, "giant-trebuchet", "Giant Trebuchet", "Trébuchet géant", "Reuzenblijde", 3, Colour::Red, both(5, &[(Wood, 1)]), Penalty::Coins, &[Effect::Once(Once::Tokens { change: Tokens::Victory })]),
    project(Project::GrandBazaar, "grand-bazaar", "Grand Bazaar", "Grand bazar", "Grote bazaar", 3, Colour::Yellow, both(4, &[(Ore, 1)]), Penalty::Card(Colour::Red), &[coins_once(12)]),
    project(Project::Menagerie, "menagerie", "Menagerie", "Ménagerie", "Menagerie", 3, Colour::Purple, coins(4), Penalty::Card(Colour::Green), &[worth(1, Count::Cards(Colour::Purple), Whose::Around)]),
    project(Project::TriumphalArches, "triumphal-arches", "Triumphal Arches", "Arcs de triomphe", "Triomfbogen", 3, Colour::Blue, coins(5), Penalty::Victories(2), &[shields(2)]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn projects_are_numbered_as_they_stand() {
        assert!(Project::all().enumerate().all(|(at, project)| project as usize == at));
        for age in 1..=3 {
            assert_eq!(Project::all().filter(|project| project.facts().age == age).count(), 5);
        }
    }
}
