//! The parts of `cargo xtask test`, step by step.

use crate::{
    command::{self, cargo, npm},
    failure::{Failure, Outcome},
    generate, paths, skips, slowest, tools, web,
};

/// A part that can be tested by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Rust,
    Web,
    Browser,
    Docker,
}

/// One thing that must pass.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) run: fn() -> Result<(), Stopped>,
}

/// Why a step did not pass.
pub(crate) enum Stopped {
    /// It ran and failed.
    Failed(Failure),
    /// It cannot run here; a failure on CI, where everything can be installed.
    Missing(String),
    /// It cannot run here, and even CI need not have what it takes.
    Optional(String),
}

impl From<Failure> for Stopped {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

impl Part {
    /// All of them, in the order they are tested.
    pub(crate) const ALL: [Self; 4] = [Self::Web, Self::Rust, Self::Browser, Self::Docker];

    /// The part of this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name {
            "rust" => Some(Self::Rust),
            "web" => Some(Self::Web),
            "browser" => Some(Self::Browser),
            "docker" => Some(Self::Docker),
            _ => None,
        }
    }

    /// What it consists of, quick things first.
    pub(crate) fn steps(self) -> Vec<Step> {
        let step = |name, run| Step { name, run };
        match self {
            Self::Web => vec![
                step("client: format", || Ok(web::script("lint", "run `npm run format` in web/")?)),
                step("client: types", || Ok(web::script("check", "the message above names the file")?)),
                step("client: unit tests", || Ok(web::script("test", "the failing test is named above")?)),
                step("client: build", || Ok(web::build()?)),
                step("client: generated types", || Ok(generate::check()?)),
            ],
            Self::Rust => vec![
                step("Rust: format", || Ok(rust(&["fmt", "--all", "--check"], "run `cargo fmt --all`")?)),
                step("Rust: clippy", || Ok(clippy()?)),
                step("Rust: build", || Ok(build()?)),
                step("Rust: tests", rust_tests),
            ],
            Self::Browser => vec![
                step("browser: server", || {
                    web::build()?;
                    Ok(build()?)
                }),
                step("browser: format", || {
                    Ok(browser_script("lint", "run `npm run format` in tests/browser")?)
                }),
                step("browser: types", || Ok(browser_script("check", "the message above names the file")?)),
                step("browser: whole games in Chromium", browser_tests),
            ],
            Self::Docker => vec![step("docker: compose up, play, down, up", docker)],
        }
    }
}

fn rust(args: &[&str], remedy: &str) -> Outcome {
    command::run(cargo(args), remedy)
}

fn clippy() -> Outcome {
    let args = ["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"];
    rust(&args, "the lints above say what they want")
}

/// Everything in one go with the features of the whole workspace, so that nothing is built twice.
fn build() -> Outcome {
    rust(&["build", "--workspace", "--bins", "--examples"], "the compiler's message is above")
}

fn rust_tests() -> Result<(), Stopped> {
    if let Err(reason) = tools::python() {
        skips::note(&format!("the example bot in Python: {reason}"));
    }
    let mut command = cargo(&["test", "--workspace"]);
    command.env("SEPTET_BINARY", paths::server("debug")).env(skips::VARIABLE, skips::file());
    command.env("PATH", tools::path_with_proxies());
    // A step of its own, because it takes minutes.
    command.env("SEPTET_TEST_DOCKER", "0");
    Ok(slowest::cargo_test(command, "run the failing test by itself: `cargo test -p CRATE NAME`")?)
}

fn browser_script(name: &str, remedy: &str) -> Outcome {
    let folder = paths::browser_tests();
    web::install(&folder)?;
    command::run(npm(&folder, &["run", "--silent", name]), remedy)
}

fn browser_tests() -> Result<(), Stopped> {
    let chromium = tools::chromium().map_err(Stopped::Missing)?;
    let folder = paths::browser_tests();
    web::install(&folder)?;
    let mut command = npm(&folder, &["run", "--silent", "test"]);
    command.env("CHROMIUM", chromium).env("SEPTET_BINARY", paths::server("debug"));
    let remedy = "screenshots and traces of what failed lie in tests/browser/test-results; \
                  `npx playwright show-trace FILE` there replays one";
    Ok(command::run(command, remedy)?)
}

fn docker() -> Result<(), Stopped> {
    tools::docker().map_err(Stopped::Optional)?;
    let mut command = cargo(&["test", "--workspace", "--test", "docker", "--", "--nocapture"]);
    command.env("SEPTET_TEST_DOCKER", "1").env(skips::VARIABLE, skips::file());
    Ok(command::run(command, "`docker-compose up --build` shows the same by hand")?)
}
