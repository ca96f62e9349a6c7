//! The Great Project of an age, and the players who join it (section 15).

use contract::{BySeat, Purpose, Seed, pick};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Project;

const DRAW: Purpose = Purpose(9);

/// The Great Project of an age.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Works {
    pub(crate) project: Project,
    /// The number of tokens that each player has taken.
    pub(crate) taken: BySeat<u8>,
    /// All tokens were taken in an earlier turn: no player can join any more.
    pub(crate) closed: bool,
    /// The result, once it is known: true if the project has succeeded.
    pub(crate) done: Option<bool>,
}

/// Returns the project that chance shows in an age.
pub(crate) fn drawn(seed: &Seed, age: u8) -> Option<Project> {
    let of_age: Vec<Project> = Project::all().filter(|project| project.facts().age == age).collect();
    pick(&of_age, &mut seed.stream(DRAW, u32::from(age))).copied()
}

impl Works {
    /// Returns the number of tokens needed: one fewer than there are players.
    pub(crate) fn needed(&self) -> u8 {
        self.taken.seats().get() as u8 - 1
    }

    /// Returns true if enough tokens are taken.
    pub(crate) fn succeeds(&self) -> bool {
        self.taken.iter().map(|(_, tokens)| *tokens).sum::<u8>() >= self.needed()
    }
}

/// A Great Project.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ProjectView {
    /// The project.
    pub project: Project,
    /// The number of tokens needed for its success.
    pub needed: u8,
    /// The number of tokens that each player has taken.
    pub taken: BySeat<u8>,
    /// All tokens were taken in an earlier turn: no player can join.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// True if it has succeeded, false if it has failed. Omitted until the end of the age.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<bool>,
}

impl ProjectView {
    pub(crate) fn of(works: &Works) -> Self {
        let Works { project, taken, closed, done } = works;
        let needed = works.needed();
        Self { project: *project, needed, taken: taken.clone(), closed: *closed, done: *done }
    }
}
