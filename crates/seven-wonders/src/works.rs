//! The Great Project of an age: who takes part (section 15).

use contract::{BySeat, Purpose, Seed, pick};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Project;

const DRAW: Purpose = Purpose(9);

/// The Great Project of an age.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Works {
    pub(crate) project: Project,
    /// The tokens that each player has taken.
    pub(crate) taken: BySeat<u8>,
    /// All tokens were taken in an earlier turn: no player can join any more.
    pub(crate) closed: bool,
    /// Whether it has succeeded, once that is known.
    pub(crate) done: Option<bool>,
}

/// The project that chance shows in an age.
pub(crate) fn drawn(seed: &Seed, age: u8) -> Option<Project> {
    let of_age: Vec<Project> = Project::all().filter(|project| project.facts().age == age).collect();
    pick(&of_age, &mut seed.stream(DRAW, u32::from(age))).copied()
}

impl Works {
    /// Tokens that have to be taken: one fewer than there are players.
    pub(crate) fn needed(&self) -> u8 {
        self.taken.seats().get() as u8 - 1
    }

    /// Whether enough tokens are taken.
    pub(crate) fn succeeds(&self) -> bool {
        self.taken.iter().map(|(_, tokens)| *tokens).sum::<u8>() >= self.needed()
    }
}

/// A Great Project.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ProjectView {
    /// Which.
    pub project: Project,
    /// Tokens that have to be taken for it to succeed.
    pub needed: u8,
    /// Tokens that each player has taken.
    pub taken: BySeat<u8>,
    /// All tokens were taken in an earlier turn: no player can join.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// It has succeeded or failed. Left out until the end of the age.
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
