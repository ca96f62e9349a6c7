//! The adjustable clock of one server: `libfaketime` of Debian's package `faketime`, or the file in
//! `SEPTET_FAKETIME`.

use std::path::{Path, PathBuf};

/// The path in the package.
const INSTALLED: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";

/// The adjustable clock of one server.
pub struct Clock {
    library: PathBuf,
    folder: tempfile::TempDir,
}

impl Clock {
    /// Returns the clock; `None` if the library does not exist.
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

    /// Returns the environment variables with which a server uses this clock. Its timers are not affected, as
    /// when a machine's clock is changed.
    pub fn variables(&self) -> Vec<(&'static str, String)> {
        vec![
            ("LD_PRELOAD", self.library.display().to_string()),
            ("FAKETIME_TIMESTAMP_FILE", self.file().display().to_string()),
            ("FAKETIME_NO_CACHE", "1".into()),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1".into()),
        ]
    }

    /// Sets the clock to this number of seconds ahead of the others, negative for behind.
    pub fn set(&self, seconds: i64) {
        // A reader finds either the old or the new file, complete.
        let new = self.file().with_extension("new");
        std::fs::write(&new, format!("{seconds:+}\n")).expect("the folder is ours");
        std::fs::rename(&new, self.file()).expect("the folder is ours");
    }

    fn file(&self) -> PathBuf {
        Path::new(self.folder.path()).join("offset")
    }
}
