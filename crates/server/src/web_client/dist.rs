//! The files that `npm run build` wrote, and their compressed forms.

use std::{fs, path::Path};

use bytes::Bytes;

/// Names below `web/dist` and contents, as the build script lists them. Empty in a debug build.
const BUILT_IN: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// Reads the files. A debug build reads the folder, so that a new client needs no build of the server.
pub(super) fn files() -> Vec<(String, Bytes)> {
    if cfg!(debug_assertions) {
        let mut found = Vec::new();
        read(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist")), "", &mut found);
        return found;
    }
    BUILT_IN.iter().map(|&(name, bytes)| (name.to_owned(), Bytes::from_static(bytes))).collect()
}

/// Adds the files in a folder. Adds none if the client is not built.
fn read(folder: &Path, within: &str, found: &mut Vec<(String, Bytes)>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), format!("{within}{}", entry.file_name().display()));
        if path.is_dir() {
            read(&path, &format!("{name}/"), found);
        } else if let Ok(bytes) = fs::read(path) {
            found.push((name, bytes.into()));
        }
    }
}

/// Returns the media type of a file by its name.
pub(super) fn mime(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, kind)| kind) {
        Some("css") => "text/css",
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("json") => "application/json",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("txt") => "text/plain",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}
