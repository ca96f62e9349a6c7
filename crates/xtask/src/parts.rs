//! The parts of `cargo xtask test`, step by step.

use crate::{
    command::{self, cargo, npm},
    failure::{Failure, Outcome},
    generate,
    lanes::{self, Lane},
    licences, paths, probe, skips, tools, web,
    workspace::{BUILD_REMEDY, build, rust},
};

/// The tests that run side by side: what computes, which lets those go first that have clocks to keep; what asks a lobby or
/// a server in its own process; and all others, which mostly wait for the real binary.
const LANES: [&[&str]; 3] = [
    &["--lib", "--bins", "--config", "target.'cfg(unix)'.runner = 'nice'"],
    &["--test", "it", "--", "--skip", NODES],
    &["--test", "[!in]*"],
];

/// The tests of several servers, which have leases to keep and run when nothing else does: two at a time where they mostly wait, those
/// of real processes one at a time.
const ALONE: [&[&str]; 2] =
    [&["--test", "it", "--", NODES, "--test-threads", "2"], &["--test", "n*", "--", "--test-threads", "1"]];

const NODES: &str = "nodes::";

/// A part that can be tested by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Rust,
    Web,
    Game,
    Browser,
    Docker,
}

/// One thing that must pass.
pub(crate) struct Task {
    pub(crate) name: &'static str,
    pub(crate) run: fn() -> Result<(), Stopped>,
    /// Nothing after it needs it, and it shares nothing with them: they go on beside it.
    pub(crate) aside: bool,
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
    /// All of them, in the order they are tested. The build of `Rust` puts the checkout's own programs back in their place.
    pub(crate) const ALL: [Self; 5] = [Self::Web, Self::Game, Self::Rust, Self::Browser, Self::Docker];

    /// The part of this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name {
            "rust" => Some(Self::Rust),
            "web" => Some(Self::Web),
            "game" => Some(Self::Game),
            "browser" => Some(Self::Browser),
            "docker" => Some(Self::Docker),
            _ => None,
        }
    }

    /// What it consists of, quick things first.
    pub(crate) fn steps(self) -> Vec<Task> {
        let step = |name, run| Task { name, run, aside: false };
        let aside = |name, run| Task { name, run, aside: true };
        match self {
            Self::Web => vec![
                step("client: build", || Ok(web::build()?)),
                // Of npm, while what follows is of cargo.
                aside("client: format, types, unit tests", || Ok(client_checks()?)),
                step("client: generated types", || Ok(generate::check()?)),
            ],
            Self::Game => vec![
                step("another game: added by the guide, played by bots, measured", || {
                    web::build()?;
                    Ok(probe::add_a_game()?)
                }),
                step("another game: played in Chromium", another_game),
            ],
            Self::Rust => vec![
                step("Rust: format", || Ok(rust(&["fmt", "--all", "--check"], "run `cargo fmt --all`")?)),
                step("Rust: licences of libraries", || Ok(licences::check()?)),
                step("Rust: clippy", || Ok(clippy()?)),
                step("Rust: documentation", || Ok(documentation()?)),
                step("Rust: build", || Ok(build()?)),
                step("Rust: build of the tests", || {
                    Ok(rust(&["test", "--workspace", "--no-run"], BUILD_REMEDY)?)
                }),
                step("Rust: tests", rust_tests),
            ],
            Self::Browser => vec![
                step("browser: server", || {
                    web::build()?;
                    Ok(build()?)
                }),
                step("browser: format, types", || Ok(browser_checks()?)),
                step("browser: whole games in Chromium", browser_tests),
            ],
            Self::Docker => vec![step("docker: compose up, play, down, up", docker)],
        }
    }
}

fn clippy() -> Outcome {
    let args = ["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"];
    rust(&args, "the lints above say what they want")
}

/// A link to nothing is an error. Our own crates only, and private items too, which is where most is written. Addresses
/// need no brackets, because the help of a command line is made of documentation.
fn documentation() -> Outcome {
    let mut command = cargo(&["doc", "--workspace", "--no-deps", "--document-private-items"]);
    command.env("RUSTDOCFLAGS", "--deny warnings --allow rustdoc::bare-urls");
    command::run(command, "the links above lead nowhere")
}

fn client_checks() -> Outcome {
    let folder = paths::web();
    web::install(&folder)?;
    let lane = |script, remedy| Lane { command: npm(&folder, &["run", "--silent", script]), remedy };
    lanes::run(vec![
        lane("lint", "run `npm run format` in web/"),
        lane("check", "the message above names the file"),
        lane("test", "the failing test is named above"),
    ])
}

fn browser_checks() -> Outcome {
    let folder = paths::browser_tests();
    web::install(&folder)?;
    let lane = |script, remedy| Lane { command: npm(&folder, &["run", "--silent", script]), remedy };
    lanes::run(vec![
        lane("lint", "run `npm run format` in tests/browser"),
        lane("check", "the message above names the file"),
    ])
}

fn rust_tests() -> Result<(), Stopped> {
    if let Err(reason) = tools::python() {
        skips::note(&format!("the SDK and the example bot in Python: {reason}"));
    }
    let path = tools::path_with_proxies();
    let lane = |which: &[&str]| {
        let mut command = cargo(&[&["test", "--workspace", "--no-fail-fast"], which].concat());
        command.env("SEPTET_BINARY", paths::server("debug")).env(skips::VARIABLE, skips::file());
        command.env("PATH", &path);
        // A step of its own, because it takes minutes.
        command.env("SEPTET_TEST_DOCKER", "0");
        Lane { command, remedy: "run the failing test by itself: `cargo test -p CRATE NAME`" }
    };
    lanes::run(LANES.iter().map(|which| lane(which)).collect())?;
    for which in ALONE {
        lanes::run(vec![lane(which)])?;
    }
    Ok(lanes::run(vec![lane(&["--doc"])])?)
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

/// On the server that [`probe::add_a_game`] has built.
fn another_game() -> Result<(), Stopped> {
    let chromium = tools::chromium().map_err(Stopped::Missing)?;
    let folder = paths::browser_tests();
    web::install(&folder)?;
    let mut command = npm(&folder, &["run", "--silent", "test", "--", "specs/new-game.spec.ts"]);
    command.env("CHROMIUM", chromium).env("SEPTET_BINARY", probe::server());
    command.env("SEPTET_NEW_GAME", probe::title()?);
    Ok(command::run(command, "the plain board of a game without a folder in web/src/games is not playable")?)
}

fn docker() -> Result<(), Stopped> {
    tools::docker().map_err(Stopped::Optional)?;
    let mut command = cargo(&["test", "--workspace", "--test", "docker", "--", "--nocapture"]);
    command.env("SEPTET_TEST_DOCKER", "1").env(skips::VARIABLE, skips::file());
    Ok(command::run(command, "`docker-compose up --build` shows the same by hand")?)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    /// Every program of tests runs in one of the lanes: `it` in one, and what begins with another letter in another or alone.
    #[test]
    fn no_program_of_tests_is_left_out() {
        assert!(LANES.concat().contains(&"[!in]*"), "else this test checks nothing");
        let crates = paths::root().join("crates").read_dir().unwrap();
        let folders = crates
            .map(|found| found.unwrap().path().join("tests"))
            .chain([paths::root().join("tests/tests")]);
        let programs: Vec<PathBuf> = folders
            .filter_map(|folder| folder.read_dir().ok())
            .flat_map(|folder| folder.map(|found| found.unwrap().path()))
            .filter(|path| path.extension().is_some_and(|kind| kind == "rs") || path.join("main.rs").exists())
            .collect();
        assert!(programs.len() > 10, "{programs:?}");
        for path in programs {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            assert!(name == "it" || !name.starts_with('i'), "{} would not run", path.display());
            assert!(
                name == "nodes" || !name.starts_with('n'),
                "{} would run when nothing else does",
                path.display()
            );
        }
    }

    /// Clippy reads the file nearest to a crate, so each crate of rules has its own; they say the same.
    #[test]
    fn every_crate_of_rules_refuses_hashed_collections_and_clocks() {
        let crates = paths::root().join("crates");
        let wanted = std::fs::read_to_string(crates.join("contract/.clippy.toml")).unwrap();
        assert!(wanted.contains("HashMap") && wanted.contains("SystemTime"), "{wanted}");
        let mut seen = 0;
        for folder in crates.read_dir().unwrap().map(|found| found.unwrap().path()) {
            let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
            if manifest.contains("description = \"The rules of ") {
                let found = std::fs::read_to_string(folder.join(".clippy.toml")).unwrap_or_default();
                assert_eq!(found, wanted, "copy crates/contract/.clippy.toml into {}", folder.display());
                seen += 1;
            }
        }
        assert!(seen >= 4, "{seen}");
    }
}
