//! Tests that cannot run here.

use std::{fs::File, io::Write as _};

/// Begins the reason of a skip that is none on CI either, because it needs a service that no fresh machine
/// has.
pub const OPTIONAL: &str = "optional: ";

/// Says that something cannot be tested here, and why. `cargo xtask test` repeats it at its end, and fails
/// for it where `CI` is set, unless the reason begins with [`OPTIONAL`].
pub fn skip(reason: &str) {
    eprintln!("SKIPPED: {reason}");
    let Some(file) = std::env::var_os("SEPTET_TEST_SKIPS") else { return };
    let noted =
        File::options().create(true).append(true).open(file).and_then(|mut file| writeln!(file, "{reason}"));
    noted.expect("the file that xtask names can be written");
}
