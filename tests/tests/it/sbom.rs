//! `cargo xtask sbom`: it lists each package that is compiled into the server or the client, with its
//! licence.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::Value;
use tests::{OPTIONAL, skip, xtask};

fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the checkout is above").to_owned()
}

/// Returns the standard output of a command, if it succeeds.
fn said(program: &Path, args: &[&str]) -> Option<String> {
    let mut command = Command::new(program);
    command.args(args).current_dir(top()).env("CARGO_MANIFEST_DIR", top().join("crates/xtask"));
    let output = command.stdin(Stdio::null()).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).expect("it is text"))
}

fn cargo(args: &[&str]) -> Option<String> {
    said(Path::new(&std::env::var_os("CARGO").unwrap_or("cargo".into())), args)
}

/// Returns the names and versions of all packages in a file. It checks that the lock contains each of them,
/// and that each has a licence.
fn named(file: &str, lock: &str) -> BTreeSet<(String, String)> {
    let text = fs::read_to_string(top().join("target/septet/sbom").join(file)).expect("it was written");
    assert!(!text.contains(&*top().to_string_lossy()), "{file} does not say where it was made");
    let told: Value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(told["bomFormat"], "CycloneDX", "{file}");
    let components = told["components"].as_array().expect("a list");
    let itself = &told["metadata"]["component"];
    let named = components.iter().chain([itself]).map(|component| {
        let text = |key: &str| component[key].as_str().expect("it is text").to_owned();
        let licences = component["licenses"].as_array();
        assert!(licences.is_some_and(|licences| !licences.is_empty()) || component == itself, "{component}");
        assert!(lock.contains(&format!("\"{}\"", text("version"))), "the lock knows {component}");
        // npm has the scope of a package in a separate field.
        let group = component["group"].as_str().map(|group| format!("{group}/")).unwrap_or_default();
        (format!("{group}{}", text("name")), text("version"))
    });
    named.collect()
}

#[test]
#[ignore = "long suite: needs cargo-cyclonedx"]
fn whatever_is_compiled_in_is_named_with_its_licence() {
    if cargo(&["cyclonedx", "--version"]).is_none() {
        return skip(&format!("{OPTIONAL}`cargo xtask sbom`: cargo-cyclonedx is not installed"));
    }
    said(Path::new(&xtask()), &["sbom"]).expect("it succeeds");
    let lock = fs::read_to_string(top().join("Cargo.lock")).expect("there is one");
    for (architecture, target) in
        [("amd64", "x86_64-unknown-linux-gnu"), ("arm64", "aarch64-unknown-linux-gnu")]
    {
        let named = named(&format!("server-{architecture}.cdx.json"), &lock);
        let linked =
            ["tree", "--locked", "--offline", "--package", "server", "--edges", "normal,no-proc-macro"];
        let linked =
            cargo(&[&linked[..], &["--prefix", "none", "--format", "{p}", "--target", target]].concat());
        let mut count = 0;
        for line in linked.expect("cargo tells").lines() {
            let mut words = line.split_whitespace();
            let Some((name, version)) = words.next().zip(words.next()) else { continue };
            let version = version.strip_prefix('v').expect("a version");
            assert!(
                named.contains(&(name.to_owned(), version.to_owned())),
                "{architecture}: {line} is missing"
            );
            count += 1;
        }
        assert!(
            count > 300 && named.len() < 600,
            "{architecture}: {count} are linked, {} named",
            named.len()
        );
    }

    let lock = fs::read_to_string(top().join("web/package-lock.json")).expect("there is one");
    let named = named("client.cdx.json", &lock);
    let packages: Value = serde_json::from_str(&lock).expect("it is JSON");
    let of_the_client = packages["packages"].as_object().expect("packages by where they lie").iter();
    let of_the_client: BTreeSet<(String, String)> = of_the_client
        .filter(|(place, package)| !place.is_empty() && package["dev"] != true)
        .map(|(place, package)| {
            let name = place.rsplit("node_modules/").next().expect("a name");
            (name.to_owned(), package["version"].as_str().expect("a version").to_owned())
        })
        .collect();
    let missing: Vec<_> = of_the_client.difference(&named).collect();
    assert!(missing.is_empty(), "{missing:?}");
    // The packages that vite found in the client are among those that are not only for development.
    let Ok(notices) = fs::read_to_string(top().join("web/dist/notices.txt")) else {
        return skip("what is in the client: it is not built");
    };
    let found = notices.lines().filter_map(|line| line.strip_suffix(')')?.split_once(" ("));
    let found: BTreeSet<(String, String)> = found
        .filter_map(|(package, _)| package.rsplit_once(' '))
        .filter(|(name, version)| !name.contains(' ') && version.starts_with(|c: char| c.is_ascii_digit()))
        .map(|(name, version)| (name.to_owned(), version.to_owned()))
        .collect();
    assert!(found.len() >= 3, "{found:?}");
    let unknown: Vec<_> = found.difference(&of_the_client).collect();
    assert!(
        unknown.is_empty(),
        "they are in the client, and package.json has them for development: {unknown:?}"
    );
}
