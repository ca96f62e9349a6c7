//! Installs missing packages, on Debian and as root only.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    command::{output, program, run, succeeds},
    paths,
};

/// Installs a package. Returns false if that is not allowed, or fails.
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

/// Returns the end of a message about a missing program.
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

/// Unpacks a package into a folder of xtask, without installing it: none of its services start, and root is
/// not needed. Returns the folder if that works.
pub(crate) fn unpack(package: &str) -> Option<PathBuf> {
    let folder = paths::target().join("tools").join(package);
    let done = folder.join("unpacked");
    if done.is_file() {
        return Some(folder);
    }
    if !Path::new("/etc/debian_version").exists() {
        return None;
    }
    println!("unpacking {package} into {}", folder.display());
    // The rest of a failed attempt.
    let _gone = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).ok()?;
    let download = || {
        let mut command = program("apt-get", &["download", "-qq", package]);
        command.current_dir(&folder);
        succeeds(command)
    };
    let update = || may_install() && succeeds(program("apt-get", &["update", "-qq"]));
    let downloaded = download() || (update() && download());
    if !downloaded {
        return None;
    }
    let files = fs::read_dir(&folder).ok()?.flatten().map(|entry| entry.path());
    let file = files.into_iter().find(|file| file.extension().is_some_and(|extension| extension == "deb"))?;
    let mut command = program("dpkg", &["--extract"]);
    command.arg(file).arg(&folder);
    run(command, "").ok()?;
    fs::write(done, "").ok()?;
    Some(folder)
}
