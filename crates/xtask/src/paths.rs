//! Paths of the checkout and of the target directory.

use std::path::PathBuf;

/// Returns the top of the checkout in which `cargo xtask` was called. Cargo passes it at run time. The path
/// at build time may be of another checkout that shares build outputs with this one.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.ancestors().nth(2).expect("xtask lies in crates/xtask").to_owned()
}

/// Returns the folder of the web client.
pub(crate) fn web() -> PathBuf {
    root().join("web")
}

/// Returns the folder of the browser tests.
pub(crate) fn browser_tests() -> PathBuf {
    root().join("tests/browser")
}

/// Returns cargo's target directory: xtask runs from `<target>/<profile>/xtask`.
pub(crate) fn target() -> PathBuf {
    std::env::current_exe()
        .ok()
        .and_then(|exe| exe.ancestors().nth(2).map(std::path::Path::to_owned))
        .unwrap_or_else(|| root().join("target"))
}

/// Returns the server's binary in a profile's directory, `debug` or `release`.
pub(crate) fn server(profile: &str) -> PathBuf {
    target().join(profile).join(format!("septet{}", std::env::consts::EXE_SUFFIX))
}

/// Returns an example's debug binary.
pub(crate) fn example(name: &str) -> PathBuf {
    target().join("debug/examples").join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}
