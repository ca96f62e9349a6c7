//! `cargo xtask deb`: a Debian package of the program, with its systemd unit. The server's `Cargo.toml`
//! defines its contents.

use crate::{
    command, dist,
    failure::{Failure, Outcome},
    paths,
};

/// Builds the program, and the package.
pub(crate) fn deb() -> Outcome {
    let remedy = "install it with `cargo install --locked cargo-deb`";
    if !command::succeeds(command::cargo(&["deb", "--version"])) {
        return Err(Failure::new("`cargo deb` is not installed", remedy));
    }
    if paths::target() != paths::root().join("target") {
        let what = "the package is made of the files in target/, and CARGO_TARGET_DIR names another folder";
        return Err(Failure::new(what, "unset CARGO_TARGET_DIR"));
    }
    dist::dist()?;
    package()
}

/// Makes the package of the built program. Names of functions stay in it, for backtraces.
fn package() -> Outcome {
    println!("[+] the package");
    let folder = paths::target().join("septet");
    let mut command =
        command::cargo(&["deb", "--package", "server", "--no-build", "--no-strip", "--locked", "--output"]);
    command.arg(folder);
    command::run(command, "the message of cargo-deb is above")
}
