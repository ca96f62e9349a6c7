//! The names that the files of a crate define or re-export.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use regex::Regex;

use super::imports::Import;

/// The definition of an item.
static ITEM: LazyLock<Regex> = LazyLock::new(|| {
    let before = r"(?m)^[ \t]*(?:pub(?:\([^)]*\))? )?(?:async |const |unsafe )*";
    let item = r"(?:fn|struct|enum|trait|type|const|static|macro_rules!) ([A-Za-z0-9_]+)";
    Regex::new(&format!("{before}{item}")).expect("the pattern is valid")
});

/// The longest chain of re-exports that is followed.
const LONGEST: usize = 8;

/// The names of a crate's modules.
#[derive(Default)]
pub(crate) struct Definitions {
    /// The number of the file of each module.
    files: HashMap<Vec<String>, usize>,
    /// The items that each module defines.
    items: HashMap<Vec<String>, HashSet<String>>,
    /// The paths behind the names that each module re-exports.
    exports: HashMap<Vec<String>, HashMap<String, Vec<String>>>,
}

impl Definitions {
    /// Adds a file with its items.
    pub(crate) fn add(&mut self, module: &[String], file: usize, code: &str) {
        self.files.insert(module.to_vec(), file);
        let items = ITEM.captures_iter(code).map(|item| item[1].to_owned());
        self.items.entry(module.to_vec()).or_default().extend(items);
    }

    /// Adds a re-export of a module.
    pub(crate) fn export(&mut self, module: &[String], import: &Import, path: Vec<String>) {
        self.exports.entry(module.to_vec()).or_default().insert(import.name.clone(), path);
    }

    /// Returns whether a path is a module with a file.
    pub(crate) fn is_module(&self, path: &[String]) -> bool {
        self.files.contains_key(path)
    }

    /// Returns the file that defines a path from the root.
    pub(crate) fn file(&self, path: &[String]) -> Option<usize> {
        let mut path = path.to_vec();
        for _ in 0..LONGEST {
            let length = (0..=path.len()).rev().find(|length| self.is_module(&path[..*length]))?;
            let (module, rest) = path.split_at(length);
            let exported = rest
                .first()
                .filter(|name| !self.items.get(module).is_some_and(|items| items.contains(*name)))
                .and_then(|name| self.exports.get(module)?.get(name));
            match exported {
                Some(target) => path = [target.as_slice(), &rest[1..]].concat(),
                None => return self.files.get(module).copied(),
            }
        }
        None
    }
}
