//! Programs that the checkout needs and does not contain.

use std::{ffi::OsString, path::PathBuf};

use crate::{
    command::{output, program, succeeds},
    debian,
    failure::{Failure, Outcome},
    wheel,
};

/// The minimum version of Node.js for the client's tools.
const NODE: (u32, u32) = (20, 19);

/// Checks for Node.js and npm in a sufficient version.
pub(crate) fn need_node() -> Outcome {
    let remedy = "install Node.js 20.19 or newer with npm (https://nodejs.org); it builds the browser client";
    if !succeeds(program("node", &["--version"])) {
        return Err(Failure::new("Node.js is not installed, or not on the PATH", remedy));
    }
    let version =
        String::from_utf8_lossy(&output(program("node", &["--version"]), remedy)?).trim().to_owned();
    match parse(&version) {
        Some(found) if found >= NODE => Ok(()),
        _ => Err(Failure::new(format!("Node.js {version} is too old"), remedy)),
    }
}

fn parse(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.trim_start_matches('v').split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// Chromium without the parts that draw windows: it takes a third less time for the same tests.
const SHELL: &str = "chromium-headless-shell";

/// Returns a Chromium: named by `CHROMIUM`, found on the PATH, or installed where that is allowed; the one
/// without windows first.
///
/// # Errors
///
/// The reason why there is none, for the summary.
pub(crate) fn chromium() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        let named = PathBuf::from(named);
        return if named.is_file() {
            Ok(named)
        } else {
            Err(format!("CHROMIUM names {}, which is no file", named.display()))
        };
    }
    find(&[SHELL])
        .or_else(|| debian::install(SHELL).then(|| find(&[SHELL])).flatten())
        .or_else(|| find(&["chromium", "chromium-browser", "google-chrome"]))
        .or_else(|| debian::install("chromium").then(|| find(&["chromium"])).flatten())
        .ok_or_else(|| format!("there is no Chromium; install one or name it in CHROMIUM{}", debian::hint()))
}

/// Checks for Python 3 with venv: an SDK and one of the example bots are written in it.
///
/// # Errors
///
/// The reason why it is missing, for the summary.
pub(crate) fn python() -> Result<(), String> {
    let works = || succeeds(program("python3", &["-c", "import venv, ensurepip"]));
    if works() || (debian::install("python3-venv") && works()) {
        return Ok(());
    }
    Err(format!("there is no python3 with venv{}", debian::hint()))
}

/// Proxies, and the folders in their packages.
const PROXIES: [(&str, &str); 2] = [("nginx", "usr/sbin"), ("caddy", "usr/bin")];

/// Returns one of [`PROXIES`]: of this machine, or unpacked.
pub(crate) fn proxy(name: &str) -> Option<PathBuf> {
    let (_, place) = PROXIES.iter().find(|(known, _)| *known == name)?;
    find(&[name]).or_else(|| Some(debian::unpack(name)?.join(place).join(name)))
}

/// Returns the PATH with the proxies whose samples are on the page for hosts: those of this machine, or
/// unpacked. The test of a missing proxy reports it.
pub(crate) fn path_with_proxies() -> OsString {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    folders.push("/usr/sbin".into());
    for (name, place) in PROXIES {
        if !folders.iter().any(|folder| folder.join(name).is_file())
            && let Some(unpacked) = debian::unpack(name)
        {
            folders.push(unpacked.join(place));
        }
    }
    if !folders.iter().any(|folder| folder.join(wheel::TRAEFIK.program).is_file()) {
        folders.extend(wheel::unpack(&wheel::TRAEFIK));
    }
    std::env::join_paths(folders).unwrap_or(path)
}

/// Checks for Docker with an engine that answers, and compose in either form.
///
/// # Errors
///
/// The reason why it is missing, for the summary.
pub(crate) fn docker() -> Result<(), String> {
    if !succeeds(program("docker", &["info"])) {
        return Err("no Docker Engine answers `docker info`".into());
    }
    if !succeeds(program("docker", &["compose", "version"])) && find(&["docker-compose"]).is_none() {
        return Err("there is neither `docker compose` nor `docker-compose`".into());
    }
    Ok(())
}

fn find(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    names.iter().find_map(|name| {
        std::env::split_paths(&path)
            .map(|folder| folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
            .find(|candidate| candidate.is_file())
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn versions_compare_as_numbers() {
        assert_eq!(super::parse("v20.19.4"), Some((20, 19)));
        assert!(super::parse("v9.20.0") < Some(super::NODE));
        assert!(super::parse("v22.0.0") > Some(super::NODE));
        assert_eq!(super::parse("unknown"), None);
    }
}
