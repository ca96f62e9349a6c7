//! The documentation as a website, which a released server offers at `/docs`.

use crate::{command, failure::Outcome, paths, stale::is_stale, web};

/// The sources of the book. Its pages are copied from the repository.
const SOURCES: [&str; 8] = [
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "book/.vitepress/config.ts",
    "book/.vitepress/theme",
    "book/package-lock.json",
    "book/pages.mjs",
    "docs",
];

/// Builds the book into `web/dist/docs` if a source changed. A build of the client deletes it.
pub(crate) fn build() -> Outcome {
    let (root, book) = (paths::root(), paths::root().join("book"));
    web::install(&book)?;
    if !is_stale(&paths::web().join("dist/docs/index.html"), &SOURCES.map(|source| root.join(source))) {
        println!("web/dist/docs is current");
        return Ok(());
    }
    command::run(command::npm(&book, &["run", "build"]), "the message above names the page and the link")
}
