//! The SDKs in `sdk/`, as they would be published: the content of the packages, their own tests and type
//! checkers, and bots made with them. These play matches of all games against the real server, over
//! connections that break.

mod breaking;
mod matches;
mod open;
mod python;
pub(crate) mod tool;
mod typescript;

use std::path::{Path, PathBuf};

/// Returns the path of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("tests lie in the checkout").to_owned()
}

/// Returns the folder in which an SDK is built and tested, so that the repository is not changed. It is in
/// cargo's target directory.
fn workshop(name: &str) -> PathBuf {
    let here = std::env::current_exe().expect("a test knows where it runs");
    let target = here.ancestors().nth(3).expect("tests run from <target>/<profile>/deps");
    let folder = target.join("sdk").join(name);
    std::fs::create_dir_all(&folder).expect("the target directory can be written");
    folder
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the example bots that play at one table.
fn at_a_table(sdk: &str) -> impl Iterator<Item = PathBuf> {
    let open = |path: &PathBuf| path.to_string_lossy().contains("open");
    examples(sdk).into_iter().filter(move |path| !open(path))
}

/// Returns all example bots.
fn examples(sdk: &str) -> Vec<PathBuf> {
    let folder = root().join("sdk").join(sdk).join("examples");
    let files =
        folder.read_dir().expect("each SDK has examples").map(|file| file.expect("it is there").path());
    let mut programs: Vec<_> =
        files.filter(|file| file.extension().is_some_and(|kind| kind != "json")).collect();
    programs.sort();
    programs
}

#[test]
fn examples_are_short() {
    for sdk in ["python", "typescript"] {
        let programs = examples(sdk);
        assert_eq!(programs.len(), 3, "a random bot, a typed one and an open one: {programs:?}");
        for program in programs {
            let lines = read(&program).lines().count();
            assert!(lines < 40, "{} has {lines} lines", program.display());
        }
    }
}

/// Both SDKs sort each message of the server: it is an answer, ends something, or goes to a table. The type
/// checkers of the long suite demand the same.
#[test]
fn every_message_of_the_server_is_known_to_the_sdks() {
    let schema = read(&root().join("web/src/generated/protocol.schema.json"));
    let schema: serde_json::Value = serde_json::from_str(&schema).expect("JSON");
    let messages = schema["$defs"]["ServerMessage"]["oneOf"].as_array().expect("one schema per message");
    let sources =
        |folder: &str, files: [&str; 2]| files.map(|file| read(&root().join(folder).join(file))).concat();
    let typescript = sources("sdk/typescript/src", ["link.ts", "follow.ts"]);
    let python = sources("sdk/python/src/septet", ["link.py", "follow.py"]);
    for message in messages {
        let kind = message["properties"]["type"]["const"].as_str().expect("a message has a type");
        assert!(typescript.contains(&format!("'{kind}'")), "sdk/typescript: nothing receives {kind}");
        let class: String = kind.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect();
        let (case, class) = (format!("\"{kind}\""), format!("ServerMessage{class}\n"));
        assert!(python.contains(&case) || python.contains(&class), "sdk/python: nothing receives {kind}");
    }
}

/// Each package has the project's version and licences, and its lock names no registry.
#[test]
fn packages_are_of_this_version_and_under_its_licences() {
    let version = format!("version = \"{}\"", env!("CARGO_PKG_VERSION"));
    let python = root().join("sdk/python");
    let (project, module) =
        (read(&python.join("pyproject.toml")), read(&python.join("src/septet/__init__.py")));
    assert!(project.contains(&version), "sdk/python/pyproject.toml does not say {version}");
    assert!(
        module.contains(&format!("__{}\"", version.replace("version", "version__").trim_end_matches('"')))
    );
    let typescript = root().join("sdk/typescript");
    let package: serde_json::Value =
        serde_json::from_str(&read(&typescript.join("package.json"))).expect("JSON");
    let lock = read(&typescript.join("package-lock.json"));
    let locked: serde_json::Value = serde_json::from_str(&lock).expect("JSON");
    for told in [&package, &locked, &locked["packages"][""]] {
        assert_eq!(told["version"], env!("CARGO_PKG_VERSION"), "{}", told["name"]);
    }
    assert!(
        !lock.contains("\"resolved\""),
        "a lock that names a registry works where that one is reached only"
    );
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        let wanted = read(&root().join(licence));
        for folder in [&python, &typescript] {
            assert_eq!(read(&folder.join(licence)), wanted, "copy {licence} into {}", folder.display());
        }
    }
}

/// The packages that are installed with the SDKs, or for their tests, have compatible licences.
#[test]
fn what_npm_installs_is_under_known_licences() {
    let lock = read(&root().join("sdk/typescript/package-lock.json"));
    let lock: serde_json::Value = serde_json::from_str(&lock).expect("JSON");
    let packages = lock["packages"].as_object().expect("a lock lists packages");
    assert!(packages.len() > 3, "{packages:?}");
    for (name, package) in packages {
        let licence = package["license"].as_str().unwrap_or_default();
        assert!(
            ["MIT", "Apache-2.0", "ISC", "MIT OR Apache-2.0"].contains(&licence),
            "{name} is under {licence:?}"
        );
    }
}
