//! `cargo xtask image`: images of the server for other machines, from base images named by their digests.

use std::fs;

use crate::{
    command::{self, program},
    failure::{Failure, Outcome},
    paths, sbom,
};

/// The build file of `docker buildx bake`. It is always named, or bake reads the compose file as well.
const BAKE: &str = "packaging/image.hcl";

/// The variables in it that name base images.
const BASES: [&str; 3] = ["NODE", "RUST", "DEBIAN"];

/// Builds the images with lists of their contents, and pushes them under this name: an image for two
/// architectures exists only in a registry.
pub(crate) fn image(name: &str) -> Outcome {
    let text = read()?;
    for variable in BASES {
        let base = base(&text, variable)?;
        if !base.contains("@sha256:") {
            return Err(Failure::new(
                format!("{BAKE} does not say by which digest {base} is meant"),
                "run `cargo xtask image renew`, review its changes, and commit them",
            ));
        }
    }
    sbom::sbom()?;
    let mut bake = program("docker", &["buildx", "bake", "--file", BAKE, "--push"]);
    bake.env("IMAGE", name);
    command::run(
        bake,
        "docker's message is above; it needs buildx with a builder of the driver docker-container",
    )
}

/// Looks up the current digests of the base images, and writes them into the build file.
pub(crate) fn renew() -> Outcome {
    let mut text = read()?;
    for variable in BASES {
        let before = base(&text, variable)?.to_owned();
        let name = before.split('@').next().unwrap_or_default();
        let inspect = program("docker", &["buildx", "imagetools", "inspect", name]);
        let told = command::output(inspect, "docker's message is above; it needs buildx and the internet")?;
        let told = String::from_utf8_lossy(&told);
        let digest = digest(&told).ok_or_else(|| {
            Failure::new(format!("docker has no digest of {name}"), "see `docker buildx imagetools inspect`")
        })?;
        let now = format!("{name}@{digest}");
        println!("{now}");
        text = text.replace(&line(variable, &before), &line(variable, &now));
    }
    let path = paths::root().join(BAKE);
    fs::write(&path, text).map_err(|error| Failure::file(&path, &error))
}

fn read() -> Outcome<String> {
    let path = paths::root().join(BAKE);
    fs::read_to_string(&path).map_err(|error| Failure::file(&path, &error))
}

/// Returns the line of a variable in the file.
fn line(variable: &str, base: &str) -> String {
    format!("variable \"{variable}\" {{ default = \"{base}\" }}")
}

/// Returns the image that a variable names.
fn base<'a>(text: &'a str, variable: &str) -> Outcome<&'a str> {
    let begin = line(variable, "");
    let begin = begin.trim_end_matches("\" }");
    text.lines().find_map(|line| line.strip_prefix(begin)?.strip_suffix("\" }")).ok_or_else(|| {
        Failure::new(format!("{BAKE} names no {variable}"), format!("write {}", line(variable, "NAME")))
    })
}

/// Returns the first digest in the output, which is that of the image for all architectures; those of each
/// follow.
fn digest(told: &str) -> Option<&str> {
    let digest = told.lines().find_map(|line| line.strip_prefix("Digest:"))?.trim();
    let hex = digest.strip_prefix("sha256:")?;
    (hex.len() == 64 && hex.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(digest)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As in the documentation of `docker buildx imagetools inspect`.
    const TOLD: &str = "\
Name:      docker.io/library/alpine:latest
MediaType: application/vnd.docker.distribution.manifest.list.v2+json
Digest:    sha256:21a3deaa0d32a8057914f36584b5288d2e5ecc984380bc0118285c70fa8c9300

Manifests:
  Name:      docker.io/library/alpine:latest@sha256:e7d88de73db3d3fd9b2d63aa7f447a10fd0220b7cbf39803c803f2af9ba256b3
";

    #[test]
    fn the_digest_is_of_the_image_for_all_architectures() {
        let wanted = "sha256:21a3deaa0d32a8057914f36584b5288d2e5ecc984380bc0118285c70fa8c9300";
        assert_eq!(digest(TOLD), Some(wanted));
        for none in ["", "Digest: sha256:21a3", "  Digest: x", &TOLD.replace("21a3", "21g3")] {
            assert_eq!(digest(none), None, "{none}");
        }
    }

    #[test]
    fn bases_have_their_digests_in_one_place_only() {
        let text = read().unwrap();
        let dockerfile = fs::read_to_string(paths::root().join("crates/server/Dockerfile")).unwrap();
        for variable in BASES {
            let base = base(&text, variable).unwrap();
            let name = base.split('@').next().unwrap();
            assert!(
                dockerfile.contains(&format!("\nARG {variable}={name}\n")),
                "{variable} is {name} in both"
            );
            assert!(text.contains(&format!("{variable} = {variable}")), "{variable} is handed over");
            let pinned = text.replace(&line(variable, base), &line(variable, "a:1@sha256:0"));
            assert_eq!(super::base(&pinned, variable).unwrap(), "a:1@sha256:0");
        }
        assert!(base(&text, "NOBODY").is_err());
        let begins = dockerfile.lines().filter_map(|line| line.strip_prefix("FROM "));
        for from in begins.filter(|from| !from.starts_with("scratch")) {
            assert!(BASES.iter().any(|variable| from.contains(&format!("${variable}"))), "FROM {from}");
        }
    }

    /// The first build of the Dockerfile has only the manifests, and cargo looks for a target without a path.
    #[test]
    fn each_target_in_a_manifest_has_a_path() {
        let crates = paths::root().join("crates").read_dir().unwrap().map(|found| found.unwrap().path());
        let mut seen = 0;
        for folder in crates.chain([paths::root().join("tests")]) {
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
            for target in manifest.split("\n[[").skip(1).map(|rest| rest.split("\n[").next().unwrap()) {
                assert!(target.contains("\npath = "), "{}: [[{target}", folder.display());
                seen += 1;
            }
        }
        assert!(seen >= 5, "{seen}");
    }
}
