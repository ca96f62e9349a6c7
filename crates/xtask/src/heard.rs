//! The results of tests: their times, the tests left to the long suite, and the failures.

/// The number of slow tests that are named.
const NAMED: usize = 10;

/// The word that marks a test of the long suite.
const LONG: &str = "long suite: ";

/// The collected results.
#[derive(Default)]
pub(crate) struct Heard {
    took: Vec<(f64, String)>,
    left: Vec<(String, String)>,
    passed: usize,
    /// The output of each program that failed.
    pub(crate) failed: Vec<String>,
}

impl Heard {
    /// Reads a line of a program of tests.
    pub(crate) fn hear(&mut self, program: &str, line: &str) {
        let Some((name, outcome)) = line.strip_prefix("test ").and_then(|rest| rest.split_once(" ... "))
        else {
            return;
        };
        let name = format!("{program} {}", name.trim_end_matches(" - should panic"));
        if let Some(reason) = outcome.strip_prefix("ignored, ") {
            self.left.push((name, reason.strip_prefix(LONG).unwrap_or(reason).to_owned()));
            return;
        }
        self.passed += usize::from(outcome.starts_with("ok"));
        let seconds = outcome.rsplit_once('<').and_then(|(_, took)| took.strip_suffix("s>")?.parse().ok());
        self.took.extend(seconds.map(|seconds| (seconds, name)));
    }

    /// Adds the results of another lane.
    pub(crate) fn add(&mut self, other: Self) {
        self.took.extend(other.took);
        self.left.extend(other.left);
        self.failed.extend(other.failed);
        self.passed += other.passed;
    }

    fn slowest(&mut self) -> &[(f64, String)] {
        self.took.sort_by(|a, b| b.0.total_cmp(&a.0));
        &self.took[..self.took.len().min(NAMED)]
    }

    /// Prints the number of tests, the slowest of them, those left to the long suite, and the failures once
    /// more.
    pub(crate) fn print(&mut self) {
        println!("\n{} Rust tests passed. The slowest:", self.passed);
        for (seconds, name) in self.slowest() {
            println!("  {seconds:>7.1} s  {name}");
        }
        if !self.left.is_empty() {
            println!("\n{} Rust tests are left to `cargo xtask test --long`:", self.left.len());
            for (name, reason) in &self.left {
                println!("  {name}: {reason}");
            }
        }
        for failed in &self.failed {
            println!("\nOnce more, what failed: {failed}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_come_first_and_ignored_tests_are_kept() {
        let mut heard = Heard::default();
        for line in [
            "running 3 tests",
            "test quick ... ok <0.004s>",
            "test slow ... FAILED <61.030s>",
            "test refuses - should panic ... ok <1.200s>",
            "test huge ... ignored, long suite: plays 2,000 matches",
            "test result: ok. 11 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 4.20s",
        ] {
            heard.hear("lobby::it", line);
        }
        let slowest: Vec<_> = heard.slowest().iter().map(|(took, name)| (*took, name.as_str())).collect();
        assert_eq!(
            slowest,
            [(61.03, "lobby::it slow"), (1.2, "lobby::it refuses"), (0.004, "lobby::it quick")]
        );
        assert_eq!(heard.left, [("lobby::it huge".into(), "plays 2,000 matches".into())]);
        assert_eq!(heard.passed, 2);
    }
}
