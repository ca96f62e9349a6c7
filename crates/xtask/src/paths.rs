//! Where things are.

use std::path::PathBuf;

/// The top of the checkout that `cargo xtask` was called in. Cargo says it at run time; what was there when xtask was built may be
/// another checkout that shares build outputs with this one.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.ancestors().nth(2).expect("xtask lies in crates/xtask").to_owned()
}

/// The browser client.
pub(crate) fn web() -> PathBuf {
    root().join("web")
}

/// The browser tests.
pub(crate) fn browser_tests() -> PathBuf {
    root().join("tests/browser")
}

/// Cargo's target directory, wherever it was told to put it: xtask runs from `<target>/<profile>/xtask`.
pub(crate) fn target() -> PathBuf {
    std::env::current_exe()
        .ok()
        .and_then(|exe| exe.ancestors().nth(2).map(std::path::Path::to_owned))
        .unwrap_or_else(|| root().join("target"))
}

/// The server's binary in a profile's directory, `debug` or `release`.
pub(crate) fn server(profile: &str) -> PathBuf {
    target().join(profile).join(format!("septet{}", std::env::consts::EXE_SUFFIX))
}

/// An example's debug binary.
pub(crate) fn example(name: &str) -> PathBuf {
    target().join("debug/examples").join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}
