//! The paths that a file names.

use std::sync::LazyLock;

use regex::Regex;

use crate::brackets;

/// A `use` declaration.
static USE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?m)^[ \t]*(pub(?:\([^)]*\))? )?use[ \n]([^;]+);").expect("the pattern is valid")
});

/// A path outside `use`.
static PATH: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?-u:\b)(?:crate|super|self)(?:::[A-Za-z0-9_]+)+").expect("the pattern is valid")
});

/// A path that a file names.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Import {
    /// The parts of the path; `*` stands for all names.
    pub(crate) path: Vec<String>,
    /// The name that the file gives it.
    pub(crate) name: String,
    /// A re-export: other files can use that name.
    pub(crate) public: bool,
    /// The place in the file.
    pub(crate) offset: usize,
}

/// Finds the paths in code whose comments and strings are blank.
pub(crate) fn of(code: &str) -> Vec<Import> {
    let mut found = Vec::new();
    let mut rest = 0;
    for declaration in USE.captures_iter(code) {
        let (whole, tree) = (declaration.get_match(), declaration.get(2).expect("the group is not optional"));
        paths(code, rest, whole.start(), &mut found);
        rest = whole.end();
        expand(tree.as_str(), &[], declaration.get(1).is_some(), tree.start(), &mut found);
    }
    paths(code, rest, code.len(), &mut found);
    found
}

/// Finds the paths between two offsets, where nothing is imported.
fn paths(code: &str, from: usize, to: usize, found: &mut Vec<Import>) {
    for path in PATH.find_iter(&code[from..to]) {
        let parts: Vec<String> = path.as_str().split("::").map(str::to_owned).collect();
        let name = parts.last().cloned().unwrap_or_default();
        found.push(Import { path: parts, name, public: false, offset: from + path.start() });
    }
}

/// Finds the paths of a tree such as `a::{b, c::d as e}`.
fn expand(tree: &str, prefix: &[String], public: bool, offset: usize, found: &mut Vec<Import>) {
    let offset = offset + tree.len() - tree.trim_start().len();
    let tree = tree.trim();
    if let Some((head, list)) = tree.split_once('{') {
        let prefix: Vec<String> = prefix.iter().cloned().chain(parts(head)).collect();
        let list = list.strip_suffix('}').unwrap_or(list);
        for (at, part) in brackets::split_commas(list) {
            expand(part, &prefix, public, offset + head.len() + 1 + at, found);
        }
        return;
    }
    let (path, alias) =
        tree.split_once(" as ").map_or((tree, None), |(path, alias)| (path, Some(alias.trim())));
    let mut path: Vec<String> = prefix.iter().cloned().chain(parts(path)).collect();
    if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
        path.pop();
    }
    let name = alias.map(str::to_owned).or_else(|| path.last().cloned()).unwrap_or_default();
    found.push(Import { path, name, public, offset });
}

/// Splits a path at `::`.
fn parts(path: &str) -> impl Iterator<Item = String> {
    path.split("::").map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_are_expanded_and_paths_found() {
        let code =
            "pub(crate) use a::{\n    b::{self, C as D},\n    e,\n};\nfn f() { crate::g::h(); self.i(); }\n";
        let found: Vec<_> = of(code)
            .into_iter()
            .map(|import| {
                (
                    import.path.join("::"),
                    import.name,
                    import.public,
                    code[..import.offset].matches('\n').count(),
                )
            })
            .collect();
        let expected = [
            ("a::b", "b", true, 1),
            ("a::b::C", "D", true, 1),
            ("a::e", "e", true, 2),
            ("crate::g::h", "h", false, 4),
        ];
        assert_eq!(
            found,
            expected.map(|(path, name, public, line)| (path.into(), name.into(), public, line))
        );
    }
}
