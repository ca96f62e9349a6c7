//! `cargo xtask gen`: the wire types as TypeScript.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use crate::{
    command,
    failure::{Failure, Outcome},
    paths, web, workspace,
};

/// Examples that print JSON, with what they are told, and the name of the file: wire types as a JSON Schema (`*.schema.json`), and printed
/// facts that the client draws from.
const PRINTED: [(&str, &[&str], &str); 3] = [
    ("protocol_schema", &[], "protocol.schema.json"),
    ("seven_wonders_facts", &[], "seven-wonders.facts.json"),
    ("seven_wonders_facts", &["schema"], "seven-wonders.facts.schema.json"),
];

/// Writes `web/src/generated`.
pub(crate) fn write() -> Outcome {
    let folder = paths::web().join("src/generated");
    fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, &error))?;
    // As the tests build it: with the features of one package alone all libraries would be compiled once more.
    workspace::build()?;
    for (example, args, file) in PRINTED {
        write_if_changed(&folder.join(file), &printed(example, args)?)?;
    }
    let games = String::from_utf8(printed("game_schema", &[])?).map_err(|_| {
        Failure::new("a game's name is no text", "names are made of small letters and hyphens")
    })?;
    for game in games.lines() {
        write_if_changed(&folder.join(format!("{game}.schema.json")), &printed("game_schema", &[game])?)?;
    }
    web::script("gen", "the message above names the schema that could not be turned into TypeScript")
}

/// Fails if [`write()`] would change anything, and changes nothing.
pub(crate) fn check() -> Outcome {
    let folder = paths::web().join("src/generated");
    let before = contents(&folder)?;
    let written = write();
    let after = contents(&folder)?;
    restore(&before, &after)?;
    written?;
    let changed: Vec<String> = before
        .keys()
        .chain(after.keys())
        .filter(|path| before.get(*path) != after.get(*path))
        .filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()))
        .collect();
    if changed.is_empty() {
        return Ok(());
    }
    Err(Failure::new(
        format!("web/src/generated does not match the Rust types: {}", changed.join(", ")),
        "run `cargo xtask gen` and commit what it wrote",
    ))
}

/// What an example prints. Examples of one workspace share a folder, so their names differ.
fn printed(example: &str, args: &[&str]) -> Outcome<Vec<u8>> {
    println!("{example} {}", args.join(" "));
    let print = command::program(&paths::example(example).to_string_lossy(), args);
    command::output(print, "what it says is above")
}

/// Leaves the file's time alone if nothing changed, so that the client need not be built again.
fn write_if_changed(path: &Path, content: &[u8]) -> Outcome {
    if fs::read(path).is_ok_and(|old| old == content) {
        return Ok(());
    }
    fs::write(path, content).map_err(|error| Failure::file(path, &error))
}

fn contents(folder: &Path) -> Outcome<BTreeMap<PathBuf, Vec<u8>>> {
    let failed = |error| Failure::file(folder, &error);
    let mut found = BTreeMap::new();
    if !folder.exists() {
        return Ok(found);
    }
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_file() {
            let content = fs::read(&path).map_err(|error| Failure::file(&path, &error))?;
            found.insert(path, content);
        }
    }
    Ok(found)
}

fn restore(before: &BTreeMap<PathBuf, Vec<u8>>, after: &BTreeMap<PathBuf, Vec<u8>>) -> Outcome {
    for path in after.keys().filter(|path| !before.contains_key(*path)) {
        fs::remove_file(path).map_err(|error| Failure::file(path, &error))?;
    }
    before.iter().try_for_each(|(path, content)| write_if_changed(path, content))
}
