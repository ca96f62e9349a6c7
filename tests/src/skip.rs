//! Tests that cannot run on this machine.

use std::{fs::File, io::Write as _};

/// The prefix of a reason that does not fail on CI either, because the test needs a service that no fresh
/// machine has.
pub const OPTIONAL: &str = "optional: ";

/// Reports that a test cannot run on this machine, and the reason. `cargo xtask test` repeats it at its end.
/// It fails for it if `CI` is set, unless the reason begins with [`OPTIONAL`].
pub fn skip(reason: &str) {
    eprintln!("SKIPPED: {reason}");
    let Some(file) = std::env::var_os("SEPTET_TEST_SKIPS") else { return };
    let noted =
        File::options().create(true).append(true).open(file).and_then(|mut file| writeln!(file, "{reason}"));
    noted.expect("the file that xtask names can be written");
}
