//! Circles of files that import each other, within a crate.
//!
//! An arrow goes from a file to each file of the crate that it imports, or names by a path that begins with `crate`,
//! `super` or `self`. A re-export leads to the file with the definition. Arrows to `lib.rs` do not count, nor do its
//! re-exports. A circle is a strongly connected part of that graph with more than one file.
//!
//! The sizes are noted by crate, and the files in circles one by one, so that a message can name the file that joined.

mod arrow;
mod components;
mod definitions;
mod graph;
mod imports;
mod module;
mod round;

use std::{collections::BTreeMap, rc::Rc};

use crate::{
    section::{Entry, Evidence, Section},
    tree::{File, Tree},
};

use graph::Graph;

/// Lists the sizes of each crate's circles, and the files in them.
pub(crate) fn measure(tree: &Tree) -> [Section; 2] {
    let mut packages: BTreeMap<&str, Vec<&File>> = BTreeMap::new();
    for (package, file, _) in tree.rust().filter(|(_, file, _)| file.is_source() && !file.is_test()) {
        packages.entry(package).or_default().push(file);
    }
    let (mut entries, mut members) = (BTreeMap::new(), BTreeMap::new());
    for (package, files) in packages {
        let graph = Rc::new(Graph::of(&files));
        let circles = graph.circles();
        let Some(largest) = circles.first() else { continue };
        for file in circles.iter().flatten().copied() {
            let (graph, place) = (Rc::clone(&graph), graph.paths[file].clone());
            let search = move |_: &[usize]| round::through(&graph, file);
            let evidence = Evidence::Search(Box::new(search));
            members.insert(place.clone(), Entry { sizes: vec![1], place, evidence });
        }
        let entry = Entry {
            sizes: circles.iter().map(Vec::len).collect(),
            place: graph.paths[largest[0]].clone(),
            evidence: Evidence::Search(Box::new(move |allowed| round::closing(&graph, allowed))),
        };
        entries.insert(package.to_owned(), entry);
    }
    let sizes = "files of this crate import each other in circles";
    let member = "circle of imports goes through this file";
    [
        Section { name: "circles", free: 0, noun: sizes, entries },
        Section { name: "circle-files", free: 0, noun: member, entries: members },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The files of a crate.
    fn tree(files: &[(&str, &str)]) -> Tree {
        let file =
            |(name, text): &(&str, &str)| File::new(&format!("crates/x/src/{name}"), (*text).to_owned());
        Tree { files: files.iter().map(file).collect() }
    }

    #[test]
    fn a_circle_is_found_through_a_re_export() {
        let files = [
            ("lib.rs", "mod a;\nmod b;\nmod c;\npub use b::{Inner as Outer, other};\n"),
            ("a.rs", "use crate::Outer;\npub struct Own;\n"),
            ("b/mod.rs", "mod deep;\npub use deep::Inner;\npub fn other() {}\n"),
            ("b/deep.rs", "pub struct Inner;\nfn f() {\n    crate::a::Own;\n}\n"),
            (
                "c.rs",
                "use crate::{a::Own, Outer};\n#[cfg(test)]\nmod tests { use super::super::b::other; }\n",
            ),
        ];
        let [section, members] = measure(&tree(&files));
        let entry = &section.entries["x"];
        assert_eq!(entry.sizes, [2]);
        assert_eq!(
            members.entries.keys().collect::<Vec<_>>(),
            ["crates/x/src/a.rs", "crates/x/src/b/deep.rs"]
        );
        let places = entry.places(&[]);
        assert!(
            places.iter().any(|place| place.path == "crates/x/src/b/deep.rs" && place.line == 3),
            "{places:?}"
        );
    }

    #[test]
    fn files_in_one_direction_are_no_circle() {
        let files = [
            ("lib.rs", "mod a;\nmod b;\n"),
            ("a.rs", "use crate::b::B;\n"),
            ("b.rs", "// crate::a\npub struct B;\n"),
        ];
        assert!(measure(&tree(&files)).iter().all(|section| section.entries.is_empty()));
    }
}
