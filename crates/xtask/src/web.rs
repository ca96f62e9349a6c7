//! The web client: installation of its tools, and its build.

use std::path::Path;

use crate::{command, failure::Outcome, paths, stale::is_stale, tools};

/// The sources of a build of the client; a file that does not exist counts as old.
const SOURCES: [&str; 8] = [
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
];

/// Installs a folder's packages if its lock file changed since.
pub(crate) fn install(folder: &Path) -> Outcome {
    tools::need_node()?;
    if !is_stale(&folder.join("node_modules/.package-lock.json"), &[folder.join("package-lock.json")]) {
        return Ok(());
    }
    command::run(
        command::npm(folder, &["ci", "--no-audit", "--no-fund"]),
        "check that npm reaches its registry (`npm ping`); if package.json and package-lock.json \
         disagree, run `npm install` in that folder and commit the lock",
    )
}

/// Builds the client if a source changed since.
pub(crate) fn build() -> Outcome {
    let web = paths::web();
    install(&web)?;
    if !is_stale(&web.join("dist/index.html"), &SOURCES.map(|source| web.join(source))) {
        println!("web/dist is current");
        return Ok(());
    }
    command::run(command::npm(&web, &["run", "build"]), "the message above names the file in web/src")
}

/// Runs one of the client's scripts.
pub(crate) fn script(name: &str, remedy: &str) -> Outcome {
    install(&paths::web())?;
    command::run(command::npm(&paths::web(), &["run", "--silent", name]), remedy)
}
