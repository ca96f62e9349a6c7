//! The times of steps in the last run, to predict the waiting time.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use crate::paths;

/// The seconds of each step, in a file below the target directory. Without the file they are unknown.
pub(crate) struct Times {
    file: PathBuf,
    seconds: BTreeMap<String, f64>,
}

impl Times {
    /// Reads the times of the last runs in this checkout.
    pub(crate) fn read() -> Self {
        Self::read_from(&paths::target().join("step-times.txt"))
    }

    fn read_from(file: &Path) -> Self {
        let text = fs::read_to_string(file).unwrap_or_default();
        let entry = |line: &str| {
            let (seconds, step) = line.split_once(' ')?;
            Some((step.to_owned(), seconds.parse().ok()?))
        };
        Self { file: file.to_owned(), seconds: text.lines().filter_map(entry).collect() }
    }

    /// Returns `, last time 74 s`, or an empty text for a step that has not run yet.
    pub(crate) fn last(&self, step: &str) -> String {
        self.seconds.get(step).map_or_else(String::new, |seconds| format!(", last time {seconds:.0} s"))
    }

    /// Notes the time of a step. If the file cannot be written, the next run does not know it.
    pub(crate) fn note(&mut self, step: &str, took: Duration) {
        self.seconds.insert(step.to_owned(), took.as_secs_f64());
        let lines = self.seconds.iter().map(|(step, seconds)| format!("{seconds:.1} {step}\n"));
        let _written = fs::write(&self.file, lines.collect::<String>());
    }

    /// Runs a step that `cargo xtask run` announces, and notes its time.
    pub(crate) fn step<T, E>(
        &mut self,
        place: &str,
        step: &str,
        run: impl FnOnce() -> Result<T, E>,
    ) -> Result<T, E> {
        println!("{place} {step}{}", self.last(step));
        let begun = Instant::now();
        let ended = run()?;
        self.note(step, begun.elapsed());
        Ok(ended)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_kept_until_the_next_run() {
        let file = std::env::temp_dir().join(format!("septet-times-{}", std::process::id()));
        let mut times = Times::read_from(&file);
        assert_eq!(times.last("the server"), "");
        times.note("the server", Duration::from_millis(73_900));
        times.note("the client", Duration::from_secs(9));
        assert!(times.step("[1/1]", "fails", || Err::<(), ()>(())).is_err());
        let again = Times::read_from(&file);
        assert_eq!(again.last("the server"), ", last time 74 s");
        assert_eq!(again.last("the client"), ", last time 9 s");
        assert_eq!(again.last("fails"), "");
        fs::remove_file(&file).unwrap();
    }
}
