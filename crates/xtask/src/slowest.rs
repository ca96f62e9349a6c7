//! Which tests take longest: what is slow is to be seen, so that somebody mends it.

/// How many are named.
const NAMED: usize = 10;

/// What took how long, as cargo says it.
#[derive(Default)]
pub(crate) struct Times {
    running: String,
    took: Vec<(f64, String)>,
}

impl Times {
    /// Hears a line; whether a program has ended with it.
    pub(crate) fn hear(&mut self, line: &str) -> bool {
        if let Some(program) = line.strip_prefix("Running ").or_else(|| line.strip_prefix("Doc-tests ")) {
            program.clone_into(&mut self.running);
        }
        let finished = line.starts_with("test result:").then(|| line.rsplit_once("finished in ")).flatten();
        if let Some(seconds) = finished.and_then(|(_, took)| took.trim_end_matches('s').parse().ok()) {
            self.took.push((seconds, std::mem::take(&mut self.running)));
        }
        line.starts_with("test result:")
    }

    /// What another one has heard.
    pub(crate) fn add(&mut self, other: Self) {
        self.took.extend(other.took);
    }

    fn slowest(&mut self) -> &[(f64, String)] {
        self.took.sort_by(|a, b| b.0.total_cmp(&a.0));
        &self.took[..self.took.len().min(NAMED)]
    }

    pub(crate) fn print(&mut self) {
        if self.took.is_empty() {
            return;
        }
        println!("\nThe slowest programs of tests:");
        for (seconds, program) in self.slowest() {
            println!("  {seconds:>7.1} s  {program}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_come_first() {
        let mut times = Times::default();
        for line in [
            "Running tests/bots.rs (target/debug/deps/bots-0)",
            "test result: ok. 11 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 4.20s",
            "Running unittests src/lib.rs (target/debug/deps/lobby-1)",
            "test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 61.03s",
        ] {
            times.hear(line);
        }
        let slowest: Vec<_> =
            times.slowest().iter().map(|(seconds, name)| (*seconds, name.as_str())).collect();
        let lobby = "unittests src/lib.rs (target/debug/deps/lobby-1)";
        assert_eq!(slowest, [(61.03, lobby), (4.2, "tests/bots.rs (target/debug/deps/bots-0)")]);
    }
}
