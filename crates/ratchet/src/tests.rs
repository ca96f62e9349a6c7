//! The two commands on a small repository in a temporary folder.

use std::{fs, path::Path};

use super::*;

/// Writes the files of a repository.
fn put(root: &Path, files: &[(&str, &str)]) {
    for (path, text) in files {
        let path = root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
}

/// A repository whose numbers are noted.
fn repository() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    put(
        folder.path(),
        &[
            ("crates/x/src/lib.rs", "mod a;\nmod b;\nmod c;\npub use c::C;\n"),
            ("crates/x/src/a.rs", "use crate::b::B;\npub struct A;\n"),
            ("crates/x/src/b.rs", "use crate::C;\npub struct B;\n"),
            ("crates/x/src/c.rs", "//! Whoever.\n\npub struct C;\n"),
            ("README.md", "Ask whoever, or whom.\n"),
        ],
    );
    write(folder.path()).unwrap();
    let said = check(folder.path()).unwrap();
    assert!(said.starts_with("no number of ratchet.toml rose\npages: 1 sentences"), "{said}");
    folder
}

#[test]
fn an_import_that_closes_a_circle_is_named_with_its_line() {
    let folder = repository();
    put(folder.path(), &[("crates/x/src/c.rs", "//! Whoever.\n\nuse crate::a::A;\npub struct C;\n")]);
    let wrong = check(folder.path()).unwrap_err();
    assert!(wrong.contains("crates/x/src/c.rs:3: this import of a.rs closes a circle"), "{wrong}");
    assert!(wrong.contains("crates/x/src/a.rs:1 -> b.rs, crates/x/src/b.rs:1 -> c.rs"), "{wrong}");
    let refused = write(folder.path()).unwrap_err();
    assert!(refused.contains("[circles] x would rise from 0 to 3"), "{refused}");
}

#[test]
fn a_new_file_begins_at_zero() {
    let folder = repository();
    put(folder.path(), &[("docs/new.md", "Fine.\n\nAsk whoever.\n")]);
    let wrong = check(folder.path()).unwrap_err();
    assert!(wrong.contains("docs/new.md:3: [headless] \"whoever\": name the role"), "{wrong}");
    assert!(!wrong.contains("README.md"), "{wrong}");
}

#[test]
fn a_link_that_leads_nowhere_is_named() {
    let folder = repository();
    put(folder.path(), &[("docs/new.md", "[here](../README.md) and [there](none.md)\n")]);
    assert_eq!(check(folder.path()), Err("docs/new.md:1: none.md leads to no file".to_owned()));
}

#[test]
fn a_gain_that_is_not_noted_fails_until_it_is() {
    let folder = repository();
    put(folder.path(), &[("README.md", "Ask whoever.\n")]);
    let wrong = check(folder.path()).unwrap_err();
    assert!(wrong.contains("[prose-docs] README.md fell from 2 to 1; run `cargo xtask ratchet`"), "{wrong}");
    write(folder.path()).unwrap();
    assert!(check(folder.path()).is_ok());
    put(folder.path(), &[("README.md", "Ask whoever, or whom.\n")]);
    assert!(check(folder.path()).is_err() && write(folder.path()).is_err());
}
