//! A new effect, thing, row or count does not compile until everybody who has to know of it does. Each closed enum has
//! a variant `Probe` that is there only with `--cfg probe`: the compiler must name every place that has no answer
//! to it. (Players and measurements are other crates; there clippy forbids wildcards over these enums.)

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// What has to be answered, and where.
const PLACES: [(&str, &str); 13] = [
    ("Count", "amount.rs"),
    ("Each", "earnings.rs"),
    ("Each", "standing.rs"),
    ("Lasting", "standing.rs"),
    ("Lasting", "view_of.rs"),
    ("Once", "act.rs"),
    ("Once", "earnings.rs"),
    ("Row", "thing.rs"),
    ("Row", "view.rs"),
    ("Rule", "standing.rs"),
    ("Thing", "thing.rs"),
    ("Worth", "scoring.rs"),
    ("Worth", "standing.rs"),
];

/// The library of this name that was built last, beside this test.
fn built(deps: &Path, name: &str) -> PathBuf {
    let prefix = format!("lib{name}-");
    let files = fs::read_dir(deps).unwrap().map(|file| file.unwrap().path());
    let libraries = files.filter(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(&prefix) && name.ends_with(".rlib")
    });
    let age = |path: &PathBuf| fs::metadata(path).and_then(|file| file.modified()).ok();
    libraries.max_by_key(age).unwrap_or_else(|| panic!("no library {name} in {}", deps.display()))
}

/// Checks the crate as cargo does, and says what the compiler complains of.
fn complaints(cfg: &[&str]) -> String {
    let exe = std::env::current_exe().unwrap();
    let deps = exe.parent().unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs");
    let out = tempfile::tempdir().unwrap();
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args([
        "--edition",
        "2024",
        "--crate-type",
        "lib",
        "--crate-name",
        "seven_wonders",
        "--emit",
        "metadata",
    ]);
    rustc.args(["--error-format", "short", "--cap-lints", "allow"]).args(cfg);
    rustc.arg("--out-dir").arg(out.path()).arg("-L").arg(format!("dependency={}", deps.display()));
    for name in ["arrayvec", "schemars", "contract", "serde", "thiserror"] {
        rustc.arg("--extern").arg(format!("{name}={}", built(deps, name).display()));
    }
    String::from_utf8(rustc.arg(root).output().unwrap().stderr).unwrap()
}

#[test]
fn nothing_new_is_overlooked() {
    let usual = complaints(&[]);
    assert!(!usual.contains("error"), "without the probe it compiles:\n{usual}");
    let probed = complaints(&["--cfg", "probe"]);
    let missed = probed.lines().filter(|line| line.contains("error[E0004]"));
    let places: BTreeSet<(&str, &str)> = missed
        .filter_map(|line| {
            let (place, why) = line.split_once(": error[E0004]")?;
            let file = place.split(':').next()?.rsplit('/').next()?;
            let (kind, _) = why.split_once("::Probe")?;
            Some((kind.rsplit(|c: char| !c.is_alphanumeric()).next()?, file))
        })
        .collect();
    assert_eq!(places, BTreeSet::from(PLACES), "\n{probed}");
}
