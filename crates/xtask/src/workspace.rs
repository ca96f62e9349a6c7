//! Cargo's commands over the whole workspace.

use crate::{
    command::{self, cargo},
    failure::Outcome,
};

pub(crate) const BUILD_REMEDY: &str = "the compiler's message is above";

/// Runs cargo, and says what to do if it fails.
pub(crate) fn rust(args: &[&str], remedy: &str) -> Outcome {
    command::run(cargo(args), remedy)
}

/// Everything in one go with the features of the whole workspace, so that nothing is built twice.
pub(crate) fn build() -> Outcome {
    rust(&["build", "--workspace", "--bins", "--examples"], BUILD_REMEDY)
}
