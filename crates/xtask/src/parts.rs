//! The parts of `cargo xtask test`, step by step.

use crate::{
    book,
    command::{self, cargo, npm},
    failure::{Outcome, Stopped},
    generate,
    lanes::{self, Lane},
    licences, paths, probe, programs, ratchet, rust_tests,
    suite::Suite,
    tools, web,
    workspace::{LINT_REMEDY, linted, rust},
};

/// A part that can be tested separately.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Rust,
    Web,
    Game,
    Browser,
    Docker,
}

/// One step that must pass.
pub(crate) struct Task {
    pub(crate) name: &'static str,
    pub(crate) run: fn(Suite) -> Result<(), Stopped>,
    /// True if it runs beside the next steps: no later step needs it or shares anything with it.
    pub(crate) aside: bool,
}

impl Part {
    /// Returns the parts of a suite, in the order of the tests.
    pub(crate) const fn of(suite: Suite) -> &'static [Self] {
        match suite {
            Suite::Gate => &[Self::Web, Self::Rust, Self::Browser],
            // The build of `Rust` restores the checkout's own programs after `Game`.
            Suite::Long => &[Self::Web, Self::Game, Self::Rust, Self::Browser, Self::Docker],
        }
    }

    /// Returns the part with this name.
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

    /// Returns the steps of this part in a suite, quick ones first.
    pub(crate) fn steps(self, suite: Suite) -> Vec<Task> {
        match self {
            Self::Web => vec![
                step("client: build", |_| Ok(web::build()?)),
                // It runs npm, while the next steps run cargo.
                Task { aside: true, ..step("client: format, types, unit tests", client_checks) },
            ],
            Self::Game => vec![
                step("another game: added by the guide, played by bots, measured", |_| {
                    web::build()?;
                    Ok(probe::add_a_game()?)
                }),
                step("another game: played in Chromium", another_game),
            ],
            Self::Rust => rust_steps(suite),
            Self::Browser => vec![
                step("browser: server", |suite| {
                    web::build()?;
                    web::install(&paths::browser_tests())?;
                    Ok(command::run(linted(suite, &["--bins", "--examples"]), LINT_REMEDY)?)
                }),
                Task { aside: true, ..step("browser: format, types", |_| Ok(browser_checks()?)) },
                step("browser: whole games in Chromium", browser_tests),
            ],
            Self::Docker => vec![step("docker: compose up, play, down, up", rust_tests::docker)],
        }
    }
}

const fn step(name: &'static str, run: fn(Suite) -> Result<(), Stopped>) -> Task {
    Task { name, run, aside: false }
}

fn rust_steps(suite: Suite) -> Vec<Task> {
    let mut steps = vec![
        step("Rust: format", |_| Ok(rust(&["fmt", "--all", "--check"], "run `cargo fmt --all`")?)),
        step("Rust: licences of libraries", |_| Ok(licences::check()?)),
        step("Rust: lints and build", |suite| {
            programs::build(suite)?;
            Ok(())
        }),
    ];
    steps.push(match suite {
        Suite::Gate => step("Rust: another game compiles", |_| {
            web::build()?;
            Ok(probe::check_a_game()?)
        }),
        Suite::Long => step("Rust: documentation", |_| Ok(documentation()?)),
    });
    steps.extend([
        step("Rust: ratchets", |_| Ok(ratchet::check()?)),
        step("Rust: generated files", |_| Ok(generate::check()?)),
        step("Rust: tests", rust_tests::run),
    ]);
    if suite == Suite::Long {
        steps.push(step("documentation: the book", |_| {
            web::build()?;
            Ok(book::build()?)
        }));
        steps.push(step("Rust: examples in the documentation", |_| Ok(rust_tests::examples()?)));
    }
    steps
}

/// Builds the documentation. A broken link is an error. It covers only the workspace's crates, including
/// private items, which have most of the text. Addresses need no brackets, because the help of a command line
/// is made of documentation.
fn documentation() -> Outcome {
    let mut command = cargo(&["doc", "--workspace", "--no-deps", "--document-private-items"]);
    command.env("RUSTDOCFLAGS", "--deny warnings --allow rustdoc::bare-urls");
    command::run(command, "the links above lead nowhere")
}

fn client_checks(suite: Suite) -> Result<(), Stopped> {
    let folder = paths::web();
    web::install(&folder)?;
    let lane = |script, remedy| {
        let mut command = npm(&folder, &["run", "--silent", script]);
        command.envs(suite.variables());
        Lane { command, remedy }
    };
    let lanes = vec![
        lane("lint", "run `npm run format` in web/"),
        lane("check", "the message above names the file"),
        lane("test", "the failing test is named above"),
    ];
    Ok(lanes::run(lanes)?)
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

fn browser_tests(suite: Suite) -> Result<(), Stopped> {
    let chromium = tools::chromium().map_err(Stopped::Missing)?;
    let folder = paths::browser_tests();
    web::install(&folder)?;
    let mut command = npm(&folder, &["run", "--silent", "test"]);
    command.env("CHROMIUM", chromium).env("SEPTET_BINARY", paths::server("debug"));
    command.envs(suite.variables());
    let remedy = "screenshots and traces of what failed lie in tests/browser/test-results; \
                  `npx playwright show-trace FILE` there replays one";
    Ok(command::run(command, remedy)?)
}

/// Tests the server that [`probe::add_a_game`] has built.
fn another_game(_: Suite) -> Result<(), Stopped> {
    let chromium = tools::chromium().map_err(Stopped::Missing)?;
    let folder = paths::browser_tests();
    web::install(&folder)?;
    let mut command = npm(&folder, &["run", "--silent", "test", "--", "specs/new-game.spec.ts"]);
    command.env("CHROMIUM", chromium).env("SEPTET_BINARY", probe::server());
    command.env("SEPTET_NEW_GAME", probe::title()?);
    Ok(command::run(command, "the plain board of a game without a folder in web/src/games is not playable")?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Clippy reads the file nearest to a crate, so each crate of rules has its own; they must be equal.
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
