//! The paths of the server's binary and of examples.

use std::{
    path::{Path, PathBuf},
    process::Command,
    sync::OnceLock,
};

/// Returns the path of the `septet` binary: the one that `SEPTET_BINARY` names, else built once for all tests
/// of this process.
///
/// # Panics
///
/// If it cannot be built.
pub fn binary() -> PathBuf {
    static BINARY: OnceLock<PathBuf> = OnceLock::new();
    let build = || built(&["--bin", "septet", "--examples"], "septet");
    BINARY.get_or_init(|| std::env::var_os("SEPTET_BINARY").map_or_else(build, PathBuf::from)).clone()
}

/// Returns the path of an example of any crate: beside the binary that `SEPTET_BINARY` names, else built if
/// it is stale.
///
/// # Panics
///
/// If it cannot be built.
pub fn example(name: &str) -> PathBuf {
    let path = format!("examples/{name}");
    beside(&path).unwrap_or_else(|| built(&["--example", name], &path))
}

/// Returns the path of `xtask`: beside the binary that `SEPTET_BINARY` names, else built if it is stale.
///
/// # Panics
///
/// If it cannot be built.
pub fn xtask() -> PathBuf {
    beside("xtask").unwrap_or_else(|| built(&["--bin", "xtask"], "xtask"))
}

/// Returns an executable in the folder of the binary that `SEPTET_BINARY` names.
fn beside(path: &str) -> Option<PathBuf> {
    let binary = PathBuf::from(std::env::var_os("SEPTET_BINARY")?);
    let program = binary.parent()?.join(path).with_extension(std::env::consts::EXE_EXTENSION);
    program.is_file().then_some(program)
}

/// Builds as `cargo test --workspace` does, so that nothing is built twice. The examples enable features of
/// other crates. Variables of this test that build scripts would read are removed: those of its package, and
/// that of the test harness.
fn built(what: &[&str], path: &str) -> PathBuf {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let ours = |name: &str| {
        name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") || name == "RUSTC_BOOTSTRAP"
    };
    let status = Command::new(cargo)
        .args(["build", "--quiet", "--workspace"])
        .args(what)
        .env_clear()
        .envs(std::env::vars_os().filter(|(name, _)| !ours(&name.to_string_lossy())))
        .status()
        .expect("cargo runs these tests, so it can be started");
    assert!(status.success(), "{path} does not build");
    // A test runs from <target>/<profile>/deps.
    let here = std::env::current_exe().expect("a test knows where it runs");
    let profile = here.ancestors().nth(2).expect("tests run from <target>/<profile>/deps");
    profile.join(Path::new(path)).with_extension(std::env::consts::EXE_EXTENSION)
}
