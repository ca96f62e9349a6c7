//! Continuous integration: a machine that builds a fresh checkout, tests it, and removes it.

/// Returns true where `CI` is set.
pub(crate) fn on_ci() -> bool {
    std::env::var("CI").is_ok_and(|ci| !ci.is_empty() && ci != "false" && ci != "0")
}

/// Returns the settings of cargo on CI: no files for the next build, no line tables, and three compilers for
/// each core, because other programs run beside them.
pub(crate) fn of_cargo() -> [(&'static str, String); 3] {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    [
        ("CARGO_INCREMENTAL", "0".to_owned()),
        ("CARGO_PROFILE_DEV_DEBUG", "none".to_owned()),
        ("CARGO_BUILD_JOBS", (3 * cores).to_string()),
    ]
}
