//! The clock of one server, which a test sets: `libfaketime` of Debian's package `faketime`, or the file that
//! `SEPTET_FAKETIME` names.

use std::path::{Path, PathBuf};

/// Where the package puts it.
const INSTALLED: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";

/// The clock of one server.
pub struct Clock {
    library: PathBuf,
    folder: tempfile::TempDir,
}

impl Clock {
    /// `None` where there is no such library.
    pub fn find() -> Option<Self> {
        let library = std::env::var_os("SEPTET_FAKETIME").map_or_else(|| INSTALLED.into(), PathBuf::from);
        if !library.exists() {
            println!("no clock jumps: {} is not there (Debian's package faketime)", library.display());
            return None;
        }
        let clock = Self { library, folder: tempfile::tempdir().expect("a temporary folder can be made") };
        clock.set(0);
        Some(clock)
    }

    /// What makes a server take its time from here. What its timers count is left alone, as when a machine's clock is set.
    pub fn variables(&self) -> Vec<(&'static str, String)> {
        vec![
            ("LD_PRELOAD", self.library.display().to_string()),
            ("FAKETIME_TIMESTAMP_FILE", self.file().display().to_string()),
            ("FAKETIME_NO_CACHE", "1".into()),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1".into()),
        ]
    }

    /// Sets it so many seconds before or after everybody else's.
    pub fn set(&self, seconds: i64) {
        // Whoever reads finds the old or the new one, whole.
        let new = self.file().with_extension("new");
        std::fs::write(&new, format!("{seconds:+}\n")).expect("the folder is ours");
        std::fs::rename(&new, self.file()).expect("the folder is ours");
    }

    fn file(&self) -> PathBuf {
        Path::new(self.folder.path()).join("offset")
    }
}
