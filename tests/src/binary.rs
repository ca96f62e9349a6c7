//! Where the server's binary is.

use std::{path::PathBuf, process::Command, sync::OnceLock};

/// The `septet` binary: the one that `SEPTET_BINARY` names, else built once for all tests of this process.
///
/// # Panics
///
/// If it cannot be built.
pub fn binary() -> PathBuf {
    static BINARY: OnceLock<PathBuf> = OnceLock::new();
    BINARY.get_or_init(|| std::env::var_os("SEPTET_BINARY").map_or_else(build, PathBuf::from)).clone()
}

fn build() -> PathBuf {
    // The whole workspace's features, as in `cargo test --workspace`, so that nothing is built twice.
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let status = Command::new(cargo)
        .args(["build", "--quiet", "--workspace", "--bin", "septet"])
        .status()
        .expect("cargo runs these tests, so it can be started");
    assert!(status.success(), "the server does not build");
    // A test runs from <target>/<profile>/deps.
    let here = std::env::current_exe().expect("a test knows where it runs");
    let profile = here.ancestors().nth(2).expect("tests run from <target>/<profile>/deps");
    profile.join(format!("septet{}", std::env::consts::EXE_SUFFIX))
}
