//! The licences of the compiled libraries, and the notices that they require.

use std::{collections::BTreeMap, env, fs, path::PathBuf};

use crate::{
    command::{self, cargo},
    failure::{Failure, Outcome},
    paths,
};

/// Licences that allow distribution of the program together with their notices. A library under another
/// licence needs a decision.
const ALLOWED: [&str; 9] = [
    "0BSD",
    "Apache-2.0",
    "BSD-3-Clause",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Zlib",
];

/// The beginnings of the names of files in a library's folder that have to be distributed.
const NOTICES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// A library, as `cargo tree` names it.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Library {
    name: String,
    version: String,
    licence: String,
}

/// Checks every library that is compiled here, for the program, its build or its tests.
pub(crate) fn check() -> Outcome {
    let libraries = libraries(&["--workspace", "--edges", "normal,build,dev"])?;
    let wrong: Vec<_> = libraries.iter().filter(|library| !allowed(&library.licence)).collect();
    match wrong.as_slice() {
        [] => {
            println!("{} libraries, all under licences of the list", libraries.len());
            Ok(())
        }
        [library, ..] => Err(Failure::new(
            format!("{} {} is under {:?}", library.name, library.version, library.licence),
            "find another library, or allow the licence in crates/xtask/src/licences.rs and say why",
        )),
    }
}

/// Returns the texts to distribute with the program for a target, or for this machine: each text once, with
/// its libraries.
pub(crate) fn notices(target: Option<&str>) -> Outcome<String> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut all =
        String::from("Septet is made with the libraries below. Their licences and notices follow.\n\n");
    let mut which = vec!["--package", "server", "--edges", "normal"];
    which.extend(target.into_iter().flat_map(|target| ["--target", target]));
    for library in libraries(&which)? {
        let named = format!("{} {} ({})", library.name, library.version, library.licence);
        all.push_str(&format!("  {named}\n"));
        for text in library.texts()? {
            texts.entry(text).or_default().push(named.clone());
        }
    }
    for (text, libraries) in texts {
        all.push_str(&format!("\n{}\n{}\n\n{text}\n", "=".repeat(80), libraries.join("\n")));
    }
    // Vite writes this file about the libraries in the web client.
    let client = paths::web().join("dist/notices.txt");
    if let Ok(text) = fs::read_to_string(&client) {
        all.push_str(&format!("\n{}\n{text}", "=".repeat(80)));
    }
    Ok(all)
}

fn libraries(which: &[&str]) -> Outcome<Vec<Library>> {
    let mut args = vec!["tree", "--locked", "--prefix", "none", "--format", "{p}|{l}"];
    args.extend(which);
    let told = command::output(cargo(&args), "cargo's message is above")?;
    let mut libraries: Vec<_> = String::from_utf8_lossy(&told).lines().filter_map(read).collect();
    libraries.sort();
    libraries.dedup();
    Ok(libraries)
}

/// Reads one line, unless it is of a crate of this workspace, which has its path behind it.
fn read(line: &str) -> Option<Library> {
    let (package, licence) = line.split_once('|')?;
    let mut words = package.split_whitespace();
    let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
    if words.any(|word| word.starts_with('(') && word != "(proc-macro)") {
        return None;
    }
    let licence = licence.trim_end_matches("(*)").trim();
    Some(Library { name: name.into(), version: version.into(), licence: licence.into() })
}

/// Returns true if an expression can be satisfied by allowed licences. None of the known ones has more than
/// one level of brackets.
fn allowed(expression: &str) -> bool {
    let plain = expression.replace('/', " OR ");
    if let Some((before, rest)) = plain.split_once('(')
        && let Some((inner, after)) = rest.split_once(')')
    {
        let inner = if allowed(inner) { "MIT" } else { "?" };
        return allowed(&format!("{before}{inner}{after}"));
    }
    let one = |licence: &str| ALLOWED.contains(&licence.trim());
    plain.split(" OR ").any(|choice| choice.split(" AND ").all(one))
}

impl Library {
    /// Returns the texts in its folder.
    fn texts(&self) -> Outcome<Vec<String>> {
        let folder = self.folder()?;
        let entries = fs::read_dir(&folder).map_err(|error| Failure::file(&folder, &error))?;
        let mut files: Vec<PathBuf> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| {
                let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
                path.is_file() && NOTICES.iter().any(|notice| name.starts_with(notice))
            })
            .collect();
        files.sort();
        let read = |file: &PathBuf| fs::read(file).map_err(|error| Failure::file(file, &error));
        files.iter().map(|file| Ok(String::from_utf8_lossy(&read(file)?).trim().replace('\r', ""))).collect()
    }

    fn folder(&self) -> Outcome<PathBuf> {
        let home = env::var_os("CARGO_HOME").map(PathBuf::from);
        let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default();
        let sources = home.join("registry/src");
        let wanted = format!("{}-{}", self.name, self.version);
        let registries = fs::read_dir(&sources).map_err(|error| Failure::file(&sources, &error))?;
        registries
            .filter_map(|registry| Some(registry.ok()?.path().join(&wanted)))
            .find(|folder| folder.is_dir())
            .ok_or_else(|| {
                Failure::new(format!("the sources of {wanted} are not there"), "run `cargo fetch`")
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_met_by_one_of_each_choice() {
        for good in [
            "MIT",
            "MIT/Apache-2.0",
            "GPL-3.0 OR MIT",
            "Apache-2.0 AND ISC",
            "(MIT OR GPL-3.0) AND Unicode-3.0",
        ] {
            assert!(allowed(good), "{good}");
        }
        for bad in ["", "GPL-3.0", "MIT AND GPL-3.0", "(GPL-3.0 OR AGPL-3.0) AND MIT", "MIT WITH exception"] {
            assert!(!allowed(bad), "{bad}");
        }
    }

    #[test]
    fn lines_of_cargo_tree_are_read() {
        let library = |line| read(line).map(|found| (found.name, found.version, found.licence));
        let serde = Some(("serde".into(), "1.0.229".into(), "MIT OR Apache-2.0".into()));
        assert_eq!(library("serde v1.0.229|MIT OR Apache-2.0 (*)"), serde);
        assert_eq!(library("a v1.0.0 (proc-macro)|MIT").unwrap().0, "a");
        assert_eq!(library("contract v0.1.0 (/somewhere/contract)|MIT OR Apache-2.0"), None);
        assert_eq!(library(""), None);
    }
}
