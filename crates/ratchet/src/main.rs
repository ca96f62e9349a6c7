//! Compares four counts of the repository with `ratchet.toml`, whose numbers only fall.
//!
//! `ratchet check` fails when a number rose, and also when one fell without being noted. `ratchet write` notes lower
//! numbers and refuses higher ones. `check` also follows the links between pages and measures their sentences.

mod brackets;
mod circles;
mod finding;
mod lines;
mod links;
mod long_files;
mod numbers;
mod prose;
mod section;
mod source;
mod tree;
mod tuples;
mod verdict;
mod write;

use std::{env, fs, io, path::Path, process::ExitCode};

use numbers::Numbers;
use section::Section;
use tree::Tree;

/// The name of the file with the numbers, at the root of the repository.
const FILE: &str = "ratchet.toml";

/// The command line in one sentence.
const USAGE: &str =
    "usage: ratchet [check|write] [ROOT], where ROOT is the repository (default: the current folder)";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        [] | ["check"] => check(Path::new(".")),
        ["check", root] => check(Path::new(root)),
        ["write"] => write(Path::new(".")),
        ["write", root] => write(Path::new(root)),
        _ => Err(USAGE.into()),
    };
    match done {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(wrong) => {
            eprintln!("{wrong}");
            ExitCode::FAILURE
        }
    }
}

/// Compares the tree with the noted numbers.
fn check(root: &Path) -> Result<String, String> {
    let noted = noted(root)?.ok_or_else(|| format!("{FILE}:1: the file is missing; {}", verdict::REMEDY))?;
    let tree = read(root)?;
    let mut wrong = links::broken(root, &tree);
    wrong.extend(verdict::of(&noted, &measure(&tree)));
    let reading = prose::Reading::of(&tree);
    if reading.is_hard() {
        wrong.push(format!("{reading}; allowed are 15 words and 10 %: split the long ones"));
    }
    if wrong.is_empty() { Ok(format!("no number of {FILE} rose\n{reading}")) } else { Err(wrong.join("\n")) }
}

/// Notes today's numbers, none of which may be higher than before. Without a file it notes all as they are.
fn write(root: &Path) -> Result<String, String> {
    let sections = measure(&read(root)?);
    let before = noted(root)?;
    let after = match &before {
        Some(noted) => write::lowered(noted, &sections, |path| root.join(path).exists())
            .map_err(|wrong| wrong.join("\n"))?,
        None => Numbers::of(&sections),
    };
    if before.as_ref() == Some(&after) {
        return Ok(format!("{FILE} is up to date"));
    }
    fs::write(root.join(FILE), after.to_string())
        .map_err(|error| format!("{FILE}: it cannot be written: {error}"))?;
    Ok(format!("{FILE} is written; commit it with your change"))
}

/// Reads the noted numbers, if the file exists.
fn noted(root: &Path) -> Result<Option<Numbers>, String> {
    match fs::read_to_string(root.join(FILE)) {
        Ok(text) => Numbers::read(&text).map(Some),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(format!("{FILE}: it cannot be read: {error}")),
    }
}

/// Reads the repository.
fn read(root: &Path) -> Result<Tree, String> {
    Tree::read(root).map_err(|error| format!("{}: it cannot be read: {error}", root.display()))
}

/// Counts everything.
fn measure(tree: &Tree) -> Vec<Section> {
    let mut sections = Vec::from(circles::measure(tree));
    sections.extend([long_files::measure(tree), tuples::measure(tree)]);
    sections.extend(prose::measure(tree));
    sections
}

#[cfg(test)]
mod tests;
