//! The SDK for TypeScript, installed as the archive that would be published.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    process::Command,
    sync::LazyLock,
};

use serde_json::Value;
use tests::skip;

use super::{
    at_a_table, matches, read, root,
    tool::{must, run},
    workshop,
};

/// The built package, or the reason for its absence.
static BUILT: LazyLock<Result<Built, String>> = LazyLock::new(build);

struct Built {
    /// A copy of the package, with the requirements of its tests.
    folder: PathBuf,
    /// The files in the archive.
    files: BTreeSet<String>,
    /// A folder with bots that use the unpacked archive.
    programs: PathBuf,
}

fn npm(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(args).current_dir(folder);
    command
}

fn build() -> Result<Built, String> {
    let new_enough = "const [a, b] = process.versions.node.split('.'); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)";
    run(Command::new("node").args(["-e", new_enough]))
        .map_err(|why| format!("sdk/typescript needs node of version 20.19 or later: {why}"))?;
    let (source, folder) = (root().join("sdk/typescript"), workshop("typescript").join("package"));
    let before = std::fs::read_to_string(folder.join("package-lock.json")).unwrap_or_default();
    for old in ["src", "tests", "examples", "dist", "build"] {
        let _gone = std::fs::remove_dir_all(folder.join(old));
    }
    copy(&source, &folder);
    if before != read(&folder.join("package-lock.json")) || !folder.join("node_modules").is_dir() {
        run(&mut npm(&folder, &["ci", "--ignore-scripts", "--no-audit", "--no-fund"]))
            .map_err(|why| format!("npm cannot install what sdk/typescript needs: {why}"))?;
    }
    must(&mut npm(&folder, &["run", "--silent", "build"]));
    must(&mut npm(&folder, &["run", "--silent", "check"]));
    must(&mut npm(&folder, &["run", "--silent", "lint"]));

    let packed = must(&mut npm(&folder, &["pack", "--json", "--ignore-scripts"]));
    let packed: Value =
        serde_json::from_str(&packed).map_err(|error| format!("npm pack: {error}: {packed}"))?;
    let listed = packed[0]["files"].as_array().cloned().unwrap_or_default();
    let files = listed.iter().filter_map(|file| file["path"].as_str()).map(str::to_owned).collect();

    let programs = workshop("typescript").join("programs");
    let _old = std::fs::remove_dir_all(&programs);
    let package = programs.join("node_modules/septet");
    std::fs::create_dir_all(&package).map_err(|error| error.to_string())?;
    let archive = packed[0]["filename"].as_str().unwrap_or_default();
    must(
        Command::new("tar")
            .arg("-xzf")
            .arg(folder.join(archive))
            .args(["--strip-components", "1", "-C"])
            .arg(&package),
    );
    copy(&folder.join("node_modules/ws"), &programs.join("node_modules/ws"));
    copy(&folder.join("build/examples"), &programs);
    Ok(Built { folder, files, programs })
}

/// Copies a folder without the output of npm and the compiler.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("the target directory can be written");
    for entry in from.read_dir().unwrap_or_else(|error| panic!("{}: {error}", from.display())) {
        let entry = entry.expect("it is there");
        let (path, name) = (entry.path(), entry.file_name());
        if path.is_file() {
            std::fs::copy(&path, to.join(name)).expect("it can be copied");
        } else if !["node_modules", "dist", "build"].iter().any(|made| name == *made) {
            copy(&path, &to.join(name));
        }
    }
}

#[test]
#[ignore = "long suite: builds the TypeScript SDK and installs packages"]
fn the_package_is_complete() {
    let built = match &*BUILT {
        Ok(built) => built,
        Err(why) => return skip(why),
    };
    let mut wanted: BTreeSet<String> =
        ["package.json", "README.md", "LICENSE-MIT", "LICENSE-APACHE"].map(str::to_owned).into();
    for folder in ["src", "src/generated"] {
        for entry in built.folder.join(folder).read_dir().expect("it was copied") {
            let path = entry.expect("it is there").path();
            if path.is_file() {
                let stem = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
                let place = folder.replace("src", "dist");
                wanted.extend(["js", "d.ts"].map(|kind| format!("{place}/{stem}.{kind}")));
            }
        }
    }
    let programs = ["kingdoms-bot.ts", "open-bot.mjs", "random-bot.mjs", "tsconfig.json"];
    wanted.extend(programs.map(|name| format!("examples/{name}")));
    assert_eq!(built.files, wanted);
}

#[test]
#[ignore = "long suite: builds the TypeScript SDK and installs packages"]
fn its_own_tests_pass() {
    match &*BUILT {
        Ok(built) => drop(must(&mut npm(&built.folder, &["run", "--silent", "test"]))),
        Err(why) => skip(why),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: builds the TypeScript SDK and installs packages"]
async fn a_node_bot_plays_every_game_over_a_line_that_breaks() {
    let built = match &*BUILT {
        Ok(built) => built,
        Err(why) => return skip(why),
    };
    matches::every_game(|| node(&built.programs.join("random-bot.mjs"))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: builds the TypeScript SDK and installs packages"]
async fn the_typescript_examples_play() {
    let built = match &*BUILT {
        Ok(built) => built,
        Err(why) => return skip(why),
    };
    for example in at_a_table("typescript") {
        let compiled = example.file_name().expect("it is a file").to_string_lossy().replace(".ts", ".js");
        matches::of_kingdoms(node(&built.programs.join(compiled))).await;
    }
}

/// Without `ws` the bot uses the WebSocket of Node itself, which version 20 hides behind a flag.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: builds the TypeScript SDK and installs packages"]
async fn a_node_bot_plays_without_any_other_package() {
    let built = match &*BUILT {
        Ok(built) => built,
        Err(why) => return skip(why),
    };
    let alone = workshop("typescript").join("alone");
    let _old = std::fs::remove_dir_all(&alone);
    // The unpacked archive has no `node_modules` of its own.
    let package = built.programs.join("node_modules/septet");
    for part in ["", "dist", "dist/generated"] {
        let to = alone.join("node_modules/septet").join(part);
        std::fs::create_dir_all(&to).expect("the target directory can be written");
        for entry in package.join(part).read_dir().expect("it was unpacked") {
            let entry = entry.expect("it is there");
            if entry.path().is_file() {
                std::fs::copy(entry.path(), to.join(entry.file_name())).expect("it can be copied");
            }
        }
    }
    let program = alone.join("random-bot.mjs");
    std::fs::copy(built.programs.join("random-bot.mjs"), &program).expect("it can be copied");
    let mut command = Command::new("node");
    command.arg("--experimental-websocket").arg(program);
    matches::of_kingdoms(command).await;
}

fn node(program: &Path) -> Command {
    let mut command = Command::new("node");
    command.arg(program);
    command
}

/// Returns the command of a bot that any player may challenge.
pub fn open() -> Result<Command, &'static str> {
    let built = BUILT.as_ref().map_err(String::as_str)?;
    Ok(node(&built.programs.join("open-bot.mjs")))
}
