//! Writes down which files outside the sources the binary is made of.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
    // Debug builds read the folder when asked: a new client need not compile the server again. A release build
    // without it looks again next time.
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo:rerun-if-changed=../../web/dist");
    }
    migrations("../../migrations", "migrations.rs");
    migrations("../../migrations/sqlite", "migrations_of_sqlite.rs");
}

/// Writes the migrations of a folder as a slice of their numbers, descriptions and texts.
fn migrations(folder: &str, to: &str) {
    let mut list = String::from("&[\n");
    for file in files(Path::new(folder)) {
        let name = file.file_name().and_then(|name| name.to_str()).expect("a name in ASCII");
        let described = name.strip_suffix(".sql").and_then(|name| name.split_once('_'));
        let (number, description) = described.expect("migrations are called NUMBER_DESCRIPTION.sql");
        let number: i64 = number.parse().expect("migrations are called NUMBER_DESCRIPTION.sql");
        let description = description.replace('_', " ");
        list += &format!("({number}, {description:?}, include_str!({file:?})),\n");
    }
    write(to, &(list + "]\n"));
}

/// The files of a folder with their absolute paths, in order of their names.
fn files(folder: &Path) -> Vec<PathBuf> {
    let folder = folder.canonicalize().expect("the folder is there");
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let mut files: Vec<_> = paths.filter(|path| path.is_file()).collect();
    files.sort();
    files
}

fn write(to: &str, text: &str) {
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    fs::write(folder.join(to), text).expect("the folder of cargo can be written");
}
