//! A new effect, thing, row or count does not compile until every place handles it. Each closed enum has a
//! variant `Probe` that exists only with `--cfg probe`. The compiler must name every place that does not
//! handle it. (Bots and benchmarks are other crates; there clippy forbids wildcards over these enums.)

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use std::{collections::BTreeSet, path::Path, process::Command};

/// The enums, and the files that must handle a new variant.
const PLACES: [(&str, &str); 24] = [
    ("Count", "reckon.rs"),
    ("Each", "earnings.rs"),
    ("Each", "standing.rs"),
    ("Lasting", "quote_lines.rs"),
    ("Lasting", "standing.rs"),
    ("Lasting", "view_of.rs"),
    ("Once", "act.rs"),
    ("Once", "acting.rs"),
    ("Once", "earnings.rs"),
    ("Row", "course.rs"),
    ("Row", "thing.rs"),
    ("Row", "view.rs"),
    ("Rule", "standing.rs"),
    ("Thing", "act.rs"),
    ("Thing", "acting.rs"),
    ("Thing", "city.rs"),
    ("Thing", "earnings.rs"),
    ("Thing", "quote.rs"),
    ("Thing", "tally.rs"),
    ("Thing", "thing.rs"),
    ("Thing", "tomb.rs"),
    ("Worth", "scoring.rs"),
    ("Worth", "standing.rs"),
    ("Worth", "wonder.rs"),
];

/// Returns the compiler's errors with the probe.
fn complaints() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    // The build scripts of the libraries read this variable of the test harness, and would be built again.
    command.env_remove("RUSTC_BOOTSTRAP");
    command.current_dir(root).args(["rustc", "--package", "seven-wonders", "--lib"]);
    command.args(["--message-format", "short", "--", "--cfg", "probe", "--cap-lints", "allow"]);
    let out = command.output().unwrap();
    let said = String::from_utf8(out.stderr).unwrap();
    assert!(!out.status.success(), "nobody notices the probe:\n{said}");
    said
}

#[test]
#[ignore = "long suite: compiles the crate again"]
fn nothing_new_is_overlooked() {
    let probed = complaints();
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
    let others = probed.lines().filter(|line| line.contains(": error") && !line.contains("[E0004]"));
    assert_eq!(others.collect::<Vec<_>>(), Vec::<&str>::new(), "nothing else is wrong with it");
}
