//! Matches of prose patterns, by kind of text and by file.
//!
//! The file `patterns.tsv` lists the patterns, with advice for each.

mod errors;
mod help;
mod hits;
mod markdown;
mod mask;
mod passage;
mod pattern;
mod reading;
mod rustdoc;
mod script;
mod sentence;
mod ui;

use std::collections::BTreeMap;

use crate::{
    finding::Finding,
    section::{Entry, Section},
    tree::{File, Tree},
};

use passage::Passage;
use pattern::Patterns;

pub(crate) use reading::Reading;

/// Counts the matches of each kind of text.
pub(crate) fn measure(tree: &Tree) -> Vec<Section> {
    let patterns = Patterns::load();
    let mut kinds: [(&'static str, &'static str, BTreeMap<String, Entry>); 6] = [
        ("prose-docs", "matches of prose patterns in this page", BTreeMap::new()),
        ("prose-errors", "matches of prose patterns in messages of this file", BTreeMap::new()),
        ("prose-help", "matches of prose patterns in help texts of this file", BTreeMap::new()),
        ("prose-rustdoc", "matches of prose patterns in doc comments of this file", BTreeMap::new()),
        ("prose-scripts", "matches of prose patterns in comments of this file", BTreeMap::new()),
        ("prose-ui", "matches of prose patterns in texts of this file", BTreeMap::new()),
    ];
    for file in &tree.files {
        for ((_, _, entries), findings) in kinds.iter_mut().zip(findings(file, &patterns)) {
            if !findings.is_empty() {
                entries.insert(file.path.clone(), Entry::counted(&file.path, findings));
            }
        }
    }
    kinds.into_iter().map(|(name, noun, entries)| Section { name, free: 0, noun, entries }).collect()
}

/// Finds the matches of a file, in the order of the kinds.
fn findings(file: &File, patterns: &Patterns) -> [Vec<Finding>; 6] {
    let look = |passages: &[Passage]| hits::all(file, passages, patterns);
    let mut found = [const { Vec::new() }; 6];
    if script::is_script(&file.path) {
        found[4] = look(&script::passages(file));
        found[4].extend(hits::first_words(file, script::first_lines(file), patterns));
    }
    if file.path.ends_with(".md") {
        found[0] = look(&markdown::page(file));
    } else if ui::is_english(&file.path) {
        found[5] = look(&ui::texts(file));
    } else if let Some(source) = file.source.as_ref().filter(|_| file.is_source()) {
        let help = help::items(&source.code);
        let inside = |offset: usize| help.iter().any(|item| item.contains(&offset));
        let (of_help, of_code): (Vec<_>, Vec<_>) =
            source.comments.iter().cloned().partition(|comment| inside(comment.start));
        found[1] = look(&errors::messages(file, source));
        found[2] = look(&rustdoc::passages(file, &of_help));
        found[2].extend(look(&help::attributes(file, source)));
        found[3] = look(&rustdoc::passages(file, &of_code));
        found[3].extend(hits::first_words(file, rustdoc::lines(file, &of_code), patterns));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_text_is_counted_for_its_file() {
        let code = "/// What whoever asks.\nstruct A;\n/// Whom it asks\n#[derive(clap::Args)]\nstruct B { /// whom\n b: C }\n\
            #[error(\"ask whom {0}\")]\nstruct D;\nfn whom() {}\n";
        let files = vec![
            File::new("README.md", "Ask whoever.\n\n```\nwhoever\n```\n".into()),
            File::new("crates/a/src/b.rs", code.into()),
            File::new("crates/a/tests/c.rs", "//! whoever\n".into()),
            File::new("web/src/e.ts", "// What whoever asks.\nwhom();\n".into()),
            File::new("web/src/languages/en/d.ts", "export const en = { whom: 'Whom?' }\n".into()),
        ];
        let sections = measure(&Tree { files });
        let numbers: Vec<_> = sections
            .iter()
            .flat_map(|section| {
                section.entries.iter().map(|(key, entry)| (section.name, key.as_str(), entry.sizes[0]))
            })
            .collect();
        let expected = [
            ("prose-docs", "README.md", 1),
            ("prose-errors", "crates/a/src/b.rs", 1),
            ("prose-help", "crates/a/src/b.rs", 2),
            ("prose-rustdoc", "crates/a/src/b.rs", 2),
            ("prose-scripts", "web/src/e.ts", 2),
            ("prose-ui", "web/src/languages/en/d.ts", 1),
        ];
        assert_eq!(numbers, expected);
    }
}
