//! Continuous integration: a machine that builds a fresh checkout, tests it, and removes it.

/// Returns true where `CI` is set.
pub(crate) fn on_ci() -> bool {
    std::env::var("CI").is_ok_and(|ci| !ci.is_empty() && ci != "false" && ci != "0")
}

/// Settings of cargo there: no files for the next build, and no line tables.
pub(crate) const CARGO: [(&str, &str); 2] = [("CARGO_INCREMENTAL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "none")];
