//! Installing what is missing, where that is wanted: on Debian, as root.

use std::path::Path;

use crate::command::{output, program, run, succeeds};

/// Installs a package. `false` where we may not, or if it does not work.
pub(crate) fn install(package: &str) -> bool {
    if !may_install() {
        return false;
    }
    println!("installing {package} with apt-get");
    let apt = |args: &[&str]| {
        let mut command = program("apt-get", args);
        command.env("DEBIAN_FRONTEND", "noninteractive");
        run(command, "")
    };
    if apt(&["update", "-qq"]).is_err() {
        println!("apt-get update failed; trying with what is known");
    }
    apt(&["install", "-y", "-qq", "--no-install-recommends", package]).is_ok()
}

/// The end of a sentence that says what is missing.
pub(crate) fn hint() -> &'static str {
    if may_install() {
        " (apt-get could not install it)"
    } else {
        " (as root on Debian it is installed by itself)"
    }
}

fn may_install() -> bool {
    let root = output(program("id", &["-u"]), "").is_ok_and(|id| id.trim_ascii() == b"0");
    root && Path::new("/etc/debian_version").exists() && succeeds(program("apt-get", &["--version"]))
}
