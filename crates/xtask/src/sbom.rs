//! `cargo xtask sbom`: the libraries of distributed programs, in CycloneDX files for tools.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    command,
    failure::{Failure, Outcome},
    paths,
};

/// Architectures by their names in Docker and in Rust.
const TARGETS: [(&str, &str); 2] =
    [("amd64", "x86_64-unknown-linux-gnu"), ("arm64", "aarch64-unknown-linux-gnu")];

/// The beginning of the name of the temporary file beside the manifest of each crate of the workspace.
const BESIDE: &str = "septet-sbom";

/// Writes a file of the server for each architecture, and one of the client, into `target/septet/sbom`.
pub(crate) fn sbom() -> Outcome {
    let folder = paths::root().join("target/septet/sbom");
    fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, &error))?;
    let mut told: Vec<(String, Vec<u8>)> = Vec::new();
    for (architecture, target) in TARGETS {
        told.push((format!("server-{architecture}"), server(target)?.into_bytes()));
    }
    told.push(("client".to_owned(), client()?));
    for (name, text) in told {
        let path = folder.join(format!("{name}.cdx.json"));
        fs::write(&path, text).map_err(|error| Failure::file(&path, &error))?;
        println!("{}", path.display());
    }
    Ok(())
}

/// Returns the libraries compiled for the program. The tool writes a file beside the manifest of each crate
/// of the workspace.
fn server(target: &str) -> Outcome<String> {
    let mut command = command::cargo(&["cyclonedx", "--quiet", "--format", "json", "--spec-version", "1.5"]);
    command.args(["--target", target, "--override-filename", BESIDE]);
    let ran = command::run(command, "install it with `cargo install --locked cargo-cyclonedx`");
    let crates = paths::root().join("crates");
    let wanted = beside(&crates.join("server"));
    let text = fs::read_to_string(&wanted).map_err(|error| Failure::file(&wanted, &error));
    let folders = fs::read_dir(&crates).map_err(|error| Failure::file(&crates, &error))?;
    let folders = folders.flatten().map(|folder| folder.path()).chain([paths::root().join("tests")]);
    for file in folders.map(|folder| beside(&folder)).filter(|file| file.exists()) {
        fs::remove_file(&file).map_err(|error| Failure::file(&file, &error))?;
    }
    ran?;
    // The result must not contain the path of this checkout.
    Ok(text?.replace(&paths::root().display().to_string(), ""))
}

fn beside(folder: &Path) -> PathBuf {
    folder.join(format!("{BESIDE}.json"))
}

/// Returns the libraries in the client, and, marked as optional, those of its build and its tests.
fn client() -> Outcome<Vec<u8>> {
    let args = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application"];
    command::output(
        command::npm(&paths::web(), &args),
        "npm's message is above; `npm sbom` needs npm 10 or newer",
    )
}
