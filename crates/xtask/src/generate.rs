//! `cargo xtask gen`: committed files that are generated from the Rust types and tables.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use crate::{
    between, command,
    failure::{Failure, Outcome},
    log_lines, paths, web, workspace,
};

/// Examples that print wire types outside games as a JSON Schema, or numbers, with the name of the file.
const PRINTED: [(&str, &str); 2] =
    [("protocol_schema", "protocol.schema.json"), ("protocol_limits", "protocol.limits.json")];

/// Examples that print a file for each game, their arguments after the name of the game, and the ending of
/// the file. An empty output makes no file. Without arguments `game_schema` prints the names of all games.
const OF_EACH_GAME: [(&str, &[&str], &str); 4] = [
    ("game_schema", &[], "schema.json"),
    ("game_facts", &["schema"], "facts.schema.json"),
    ("game_facts", &[], "facts.json"),
    ("game_fixtures", &[], "fixtures.json"),
];

/// Files with a generated part between two lines. The example `pages` prints the part.
const WITH_A_PART: [&str; 7] = [
    "docker-compose.yml",
    "docs/bots/http-api.md",
    "docs/bots/limits.md",
    "docs/bots/messages.md",
    "docs/bots/problems.md",
    "docs/host/metrics.md",
    "docs/host/settings.md",
];

/// The folders of the generated types of the SDKs. All their files are generated.
const OF_THE_SDKS: [&str; 2] = ["sdk/typescript/src/generated", "sdk/python/src/septet/games"];

/// Other generated files of the SDKs, in folders with files that people write.
const AMONG_THE_SDKS: [&str; 1] = ["sdk/python/src/septet/protocol.py"];

/// Writes `web/src/generated`, the types of the SDKs, and the settings in the files that list them.
pub(crate) fn write() -> Outcome {
    // Built as the tests build it: with the features of one package alone all libraries would be compiled
    // once more.
    workspace::build()?;
    write_of_the_build()
}

/// Writes the files. The workspace has to be built.
fn write_of_the_build() -> Outcome {
    let folder = generated();
    fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, &error))?;
    for (example, file) in PRINTED {
        write_if_changed(&folder.join(file), &printed(example, &[])?)?;
    }
    for game in text("game_schema", &[])?.lines() {
        for (example, more, ending) in OF_EACH_GAME {
            let content = printed(example, &[&[game], more].concat())?;
            if !content.is_empty() {
                write_if_changed(&folder.join(format!("{game}.{ending}")), &content)?;
            }
        }
    }
    for file in WITH_A_PART {
        let path = paths::root().join(file);
        let old = fs::read_to_string(&path).map_err(|error| Failure::file(&path, &error))?;
        let new = between::replaced(file, &old, "start", &text("pages", &[file])?)?;
        write_if_changed(&path, new.as_bytes())?;
    }
    write_log_lines()?;
    web::script("gen", "the message above names the schema that could not be turned into TypeScript")
}

/// Writes the list of log lines.
fn write_log_lines() -> Outcome {
    let path = paths::root().join(log_lines::PAGE);
    let old = fs::read_to_string(&path).map_err(|error| Failure::file(&path, &error))?;
    let new = between::replaced(log_lines::PAGE, &old, "start", &log_lines::table()?)?;
    write_if_changed(&path, new.as_bytes())
}

/// Fails if [`write()`] would change anything, and changes nothing. The workspace has to be built.
pub(crate) fn check() -> Outcome {
    let before = contents()?;
    let written = write_of_the_build();
    let after = contents()?;
    restore(&before, &after)?;
    written?;
    let mut changed: Vec<String> = before
        .keys()
        .chain(after.keys())
        .filter(|path| before.get(*path) != after.get(*path))
        .map(|path| path.strip_prefix(paths::root()).unwrap_or(path).display().to_string())
        .collect();
    changed.sort();
    changed.dedup();
    if changed.is_empty() {
        return Ok(());
    }
    Err(Failure::new(
        format!("these do not match what they are made of: {}", changed.join(", ")),
        "run `cargo xtask gen` and commit what it wrote",
    ))
}

fn generated() -> PathBuf {
    paths::web().join("src/generated")
}

/// Returns the output of an example. Examples of one workspace share a folder, so their names differ.
fn printed(example: &str, args: &[&str]) -> Outcome<Vec<u8>> {
    println!("{example} {}", args.join(" "));
    let print = command::program(&paths::example(example).to_string_lossy(), args);
    command::output(print, "what it says is above")
}

fn text(example: &str, args: &[&str]) -> Outcome<String> {
    String::from_utf8(printed(example, args)?)
        .map_err(|_| Failure::new(format!("{example} prints no text"), "it has to print UTF-8"))
}

/// Writes a file, unless its content is the same. So the client need not be built again.
fn write_if_changed(path: &Path, content: &[u8]) -> Outcome {
    if fs::read(path).is_ok_and(|old| old == content) {
        return Ok(());
    }
    fs::write(path, content).map_err(|error| Failure::file(path, &error))
}

/// Returns the contents of all files that [`write()`] may change.
fn contents() -> Outcome<BTreeMap<PathBuf, Vec<u8>>> {
    let written = WITH_A_PART.iter().chain(&AMONG_THE_SDKS).chain(&[log_lines::PAGE]);
    let mut paths: Vec<_> = written.map(|file| paths::root().join(file)).collect();
    let made = OF_THE_SDKS.iter().map(|folder| paths::root().join(folder)).chain([generated()]);
    for folder in made.filter(|folder| folder.exists()) {
        let failed = |error| Failure::file(&folder, &error);
        for entry in fs::read_dir(&folder).map_err(failed)? {
            paths.push(entry.map_err(failed)?.path());
        }
    }
    let files = paths.into_iter().filter(|path| path.is_file());
    files
        .map(|path| {
            let content = fs::read(&path).map_err(|error| Failure::file(&path, &error))?;
            Ok((path, content))
        })
        .collect()
}

fn restore(before: &BTreeMap<PathBuf, Vec<u8>>, after: &BTreeMap<PathBuf, Vec<u8>>) -> Outcome {
    for path in after.keys().filter(|path| !before.contains_key(*path)) {
        fs::remove_file(path).map_err(|error| Failure::file(path, &error))?;
    }
    before.iter().try_for_each(|(path, content)| write_if_changed(path, content))
}
