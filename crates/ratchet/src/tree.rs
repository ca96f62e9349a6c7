//! The files of the repository that are counted.

use std::{fs, io, path::Path};

use crate::{lines::Lines, source::Source};

/// Folders without handwritten files. Folders that begin with a dot are skipped, too.
const SKIPPED: [&str; 7] =
    ["target", "node_modules", "generated", "dist", "test-results", "playwright-report", "__pycache__"];

/// The folders and files that are read.
const ROOTS: [&str; 13] = [
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "crates",
    "docs",
    "sdk/python/README.md",
    "sdk/typescript/README.md",
    "sdk/typescript/examples",
    "sdk/typescript/src",
    "tests",
    "web/scripts",
    "web/src",
];

/// All files, sorted by path.
pub(crate) struct Tree {
    /// The files.
    pub(crate) files: Vec<File>,
}

/// A text file.
pub(crate) struct File {
    /// The path from the root, with `/`.
    pub(crate) path: String,
    /// The content.
    pub(crate) text: String,
    /// The lines of the content.
    pub(crate) lines: Lines,
    /// The parts of Rust code.
    pub(crate) source: Option<Source>,
}

impl Tree {
    /// Reads the files below the root.
    pub(crate) fn read(root: &Path) -> io::Result<Self> {
        let mut files = Vec::new();
        for name in ROOTS {
            let path = root.join(name);
            if path.is_dir() {
                walk(&path, name, &mut files)?;
            } else if path.is_file() {
                files.push(File::new(name, fs::read_to_string(&path)?));
            }
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Self { files })
    }

    /// Returns the Rust files, with the name of their crate.
    pub(crate) fn rust(&self) -> impl Iterator<Item = (&str, &File, &Source)> {
        self.files.iter().filter_map(|file| Some((file.package()?, file, file.source.as_ref()?)))
    }
}

impl File {
    /// Builds a file from its text.
    pub(crate) fn new(path: &str, text: String) -> Self {
        let source = path.ends_with(".rs").then(|| Source::of(&text));
        Self { path: path.to_owned(), lines: Lines::of(&text), text, source }
    }

    /// Returns the name of the crate that the file is in.
    pub(crate) fn package(&self) -> Option<&str> {
        match self.path.strip_prefix("crates/") {
            Some(rest) => rest.split('/').next(),
            None => self.path.starts_with("tests/").then_some("tests"),
        }
    }

    /// Returns whether the file is in a `src` folder.
    pub(crate) fn is_source(&self) -> bool {
        self.path.contains("/src/")
    }

    /// Returns whether the file holds only tests.
    pub(crate) fn is_test(&self) -> bool {
        self.path.contains("/tests")
    }
}

/// Reads the files of a folder and of the folders in it.
fn walk(folder: &Path, name: &str, files: &mut Vec<File>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let file_name = entry.file_name();
        let Some(last) = file_name.to_str().filter(|last| !last.starts_with('.')) else { continue };
        let path = format!("{name}/{last}");
        if entry.file_type()?.is_dir() {
            if !SKIPPED.contains(&last) {
                walk(&entry.path(), &path, files)?;
            }
        } else if [".rs", ".md", ".ts", ".svelte"].iter().any(|end| last.ends_with(end)) {
            files.push(File::new(&path, fs::read_to_string(entry.path())?));
        }
    }
    Ok(())
}
