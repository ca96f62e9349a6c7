//! Generates lists of the files outside the sources that the binary contains: migrations and the browser
//! client.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
    // Debug builds read the folder at run time, so a new client needs no build of the server. A release build
    // without the folder looks again next time.
    let client = if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo:rerun-if-changed=../../web/dist");
        client(Path::new("../../web/dist"), "")
    } else {
        String::new()
    };
    write("client.rs", &format!("&[\n{client}]\n"));
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

/// Lists the names and contents of the browser client. The list is empty if the client is not built.
fn client(folder: &Path, within: &str) -> String {
    let Ok(folder) = folder.canonicalize() else { return String::new() };
    let name =
        |path: &Path| path.file_name().and_then(|name| name.to_str()).expect("a name in ASCII").to_owned();
    let of_file =
        |path: PathBuf| format!("({:?}, include_bytes!({path:?})),\n", format!("{within}{}", name(&path)));
    let of_folder = |path: PathBuf| client(&path, &format!("{within}{}/", name(&path)));
    let (folders, files): (Vec<_>, Vec<_>) = entries(&folder).into_iter().partition(|path| path.is_dir());
    files.into_iter().map(of_file).chain(folders.into_iter().map(of_folder)).collect()
}

/// Returns the files of a folder with their absolute paths, in order of their names.
fn files(folder: &Path) -> Vec<PathBuf> {
    let folder = folder.canonicalize().expect("the folder is there");
    entries(&folder).into_iter().filter(|path| path.is_file()).collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.sort();
    paths
}

fn write(to: &str, text: &str) {
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    fs::write(folder.join(to), text).expect("the folder of cargo can be written");
}
