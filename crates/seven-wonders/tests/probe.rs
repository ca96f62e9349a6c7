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
const PLACES: [(&str, &str); 16] = [
    ("Count", "amount.rs"),
    ("Each", "earnings.rs"),
    ("Each", "standing.rs"),
    ("Lasting", "quote_lines.rs"),
    ("Lasting", "standing.rs"),
    ("Lasting", "view_of.rs"),
    ("Once", "act.rs"),
    ("Once", "earnings.rs"),
    ("Row", "thing.rs"),
    ("Row", "view.rs"),
    ("Rule", "standing.rs"),
    ("Thing", "city.rs"),
    ("Thing", "quote.rs"),
    ("Thing", "thing.rs"),
    ("Worth", "scoring.rs"),
    ("Worth", "standing.rs"),
];

/// The libraries of this name beside this test, those that were built last first.
fn built(deps: &Path, name: &str) -> Vec<PathBuf> {
    let prefix = format!("lib{name}-");
    let files = fs::read_dir(deps).unwrap().map(|file| file.unwrap().path());
    let libraries = files.filter(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(&prefix) && name.ends_with(".rlib")
    });
    let age = |path: &PathBuf| fs::metadata(path).and_then(|file| file.modified()).ok();
    let mut libraries: Vec<PathBuf> = libraries.collect();
    libraries.sort_by_key(|path| std::cmp::Reverse(age(path)));
    assert!(!libraries.is_empty(), "no library {name} in {}", deps.display());
    libraries
}

/// What each library has to fit, where there are several because the workspace was built with other features too: a
/// line that does not compile otherwise.
const FITTING: [(&str, &str); 4] = [
    ("contract", "pub fn fits() {}"),
    ("serde", "fn of<T: serde::Serialize>() {} pub fn fits() { of::<contract::Seat>() }"),
    ("schemars", "fn of<T: schemars::JsonSchema>() {} pub fn fits() { of::<contract::Seat>() }"),
    (
        "arrayvec",
        "fn of<T: serde::Serialize + schemars::JsonSchema>() {} pub fn fits() { of::<arrayvec::ArrayVec<u8, 1>>() }",
    ),
];

/// A library for each crate that is needed, such that they fit each other.
fn libraries(deps: &Path) -> Vec<(&'static str, PathBuf)> {
    let out = tempfile::tempdir().unwrap();
    let mut chosen: Vec<(&str, PathBuf)> = vec![("thiserror", built(deps, "thiserror").remove(0))];
    for (name, line) in FITTING {
        let source = out.path().join("fits.rs");
        fs::write(&source, line).unwrap();
        let fitting = built(deps, name).into_iter().find(|library| {
            let mut all = chosen.clone();
            all.push((name, library.clone()));
            compiler(deps, &all, out.path())
                .arg("--crate-name")
                .arg("fits")
                .arg(&source)
                .output()
                .unwrap()
                .status
                .success()
        });
        chosen.push((name, fitting.unwrap_or_else(|| panic!("no library {name} fits the others"))));
    }
    chosen
}

fn compiler(deps: &Path, libraries: &[(&str, PathBuf)], out: &Path) -> Command {
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args(["--edition", "2024", "--crate-type", "lib", "--emit", "metadata"]);
    rustc.args(["--error-format", "short", "--cap-lints", "allow"]);
    rustc.arg("--out-dir").arg(out).arg("-L").arg(format!("dependency={}", deps.display()));
    for (name, library) in libraries {
        rustc.arg("--extern").arg(format!("{name}={}", library.display()));
    }
    rustc
}

/// Checks the crate as cargo does, and says what the compiler complains of.
fn complaints(libraries: &[(&str, PathBuf)], deps: &Path, cfg: &[&str]) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs");
    let out = tempfile::tempdir().unwrap();
    let mut rustc = compiler(deps, libraries, out.path());
    rustc.arg("--crate-name").arg("seven_wonders").args(cfg);
    String::from_utf8(rustc.arg(root).output().unwrap().stderr).unwrap()
}

#[test]
fn nothing_new_is_overlooked() {
    let exe = std::env::current_exe().unwrap();
    let deps = exe.parent().unwrap();
    let libraries = libraries(deps);
    let usual = complaints(&libraries, deps, &[]);
    assert!(!usual.contains("error"), "without the probe it compiles:\n{usual}");
    let probed = complaints(&libraries, deps, &["--cfg", "probe"]);
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
