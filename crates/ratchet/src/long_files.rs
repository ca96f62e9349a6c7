//! Files of more than 400 lines.

use crate::{
    section::{Entry, Evidence, Section},
    tree::Tree,
};

/// The number of lines that a file may have without a line in `ratchet.toml`.
const MOST: usize = 400;

/// The folders whose files are counted, and how their names end.
const COUNTED: [(&str, &[&str]); 4] = [
    ("crates/", &[".rs"]),
    ("tests/", &[".rs"]),
    ("web/src/", &[".ts", ".svelte"]),
    ("tests/browser/", &[".ts"]),
];

/// Lists the files that have more lines.
pub(crate) fn measure(tree: &Tree) -> Section {
    let counted = |path: &str| {
        COUNTED
            .iter()
            .any(|(folder, ends)| path.starts_with(folder) && ends.iter().any(|end| path.ends_with(end)))
    };
    let entry = |path: &String, lines| Entry {
        sizes: vec![lines],
        place: path.clone(),
        evidence: Evidence::Places(Vec::new()),
    };
    let long = tree.files.iter().filter(|file| counted(&file.path)).filter_map(|file| {
        let lines = file.text.lines().count();
        (lines > MOST).then(|| (file.path.clone(), entry(&file.path, lines)))
    });
    Section {
        name: "long-files",
        free: MOST,
        noun: "lines, where a file has at most 400: move a noun of it into a file of its own",
        entries: long.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::File;

    #[test]
    fn only_files_over_the_limit_are_listed() {
        let file = |path: &str, lines: usize| File::new(path, "x\n".repeat(lines));
        let tree = Tree {
            files: vec![file("crates/a/src/b.rs", 401), file("web/src/c.ts", 400), file("docs/d.md", 999)],
        };
        let section = measure(&tree);
        assert_eq!(section.entries.keys().collect::<Vec<_>>(), ["crates/a/src/b.rs"]);
        assert_eq!(section.entries["crates/a/src/b.rs"].sizes, [401]);
    }
}
