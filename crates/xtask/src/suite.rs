//! The two suites of `cargo xtask test`, and the dials between them.

/// The extent of a test run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Suite {
    /// The required tests of every change: about 20 minutes on two cores.
    Gate,
    /// The gate, the tests marked `long suite`, and every dial raised: 60 to 90 minutes.
    Long,
}

/// A variable that is set for every test of the long suite.
const LONG: &str = "SEPTET_LONG";

/// The variables that determine the amount of work of a test, with their values in the long suite. The gate's
/// value is the default in the test that reads the variable.
pub(crate) const DIALS: [(&str, &str); 14] = [
    ("SEPTET_CLUSTER_BLOWS", "18"),
    ("SEPTET_ENTRIES", "20000"),
    ("SEPTET_FORKED", "6"),
    ("SEPTET_FRAME_WORLDS", "100"),
    ("SEPTET_INPUTS", "60000"),
    ("SEPTET_KILLS", "60"),
    ("SEPTET_LAW_EVERY", "5"),
    ("SEPTET_LAW_GAMES", "12"),
    ("SEPTET_LEAK_STATES", "8000"),
    ("SEPTET_LEASE_MODEL", "full"),
    ("SEPTET_MIXES", "4"),
    ("SEPTET_REFEREE_DEALS", "2"),
    ("SEPTET_REFEREE_PART", "1/4"),
    ("SEPTET_WAKINGS", "4"),
];

impl Suite {
    /// Returns the variables of this suite. A dial that is set by hand keeps its value.
    pub(crate) fn variables(self) -> Vec<(&'static str, &'static str)> {
        match self {
            Self::Gate => Vec::new(),
            Self::Long => {
                let by_hand = |name: &str| std::env::var_os(name).is_some();
                let dials = DIALS.into_iter().filter(|(name, _)| !by_hand(name));
                dials.chain([(LONG, "1")]).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;
    use crate::paths;

    /// Variables that a test reads and that are no dials: they select tests, not their amount of work.
    const NO_DIALS: [&str; 10] = [
        "SEPTET_BINARY",
        "SEPTET_CLUSTER_KINDS",
        "SEPTET_CLUSTER_TABLES",
        "SEPTET_CLUSTER_TERM",
        "SEPTET_FAKETIME",
        "SEPTET_GONE",
        "SEPTET_KEPT",
        "SEPTET_REFEREE_THREADS",
        "SEPTET_SEED",
        "SEPTET_TEST_SKIPS",
    ];

    fn read(folder: &Path, found: &mut BTreeSet<String>) {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                // The commands read variables of the server, which are no dials.
                if !path.ends_with("xtask") {
                    read(&path, found);
                }
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                for read in ["env::var(\"SEPTET_", "setting(\"SEPTET_"]
                    .iter()
                    .flat_map(|call| text.split(call).skip(1))
                {
                    found.insert(format!("SEPTET_{}", read.split('"').next().unwrap()));
                }
            }
        }
    }

    #[test]
    fn every_dial_is_in_the_list() {
        let mut found = BTreeSet::new();
        for folder in ["crates", "tests/src", "tests/tests"] {
            read(&paths::root().join(folder), &mut found);
        }
        for (dial, _) in DIALS {
            assert!(found.remove(dial), "no test reads {dial}: remove it from DIALS");
        }
        found.retain(|name| !NO_DIALS.contains(&name.as_str()));
        assert_eq!(found, BTreeSet::new(), "add these to DIALS or to NO_DIALS");
    }
}
