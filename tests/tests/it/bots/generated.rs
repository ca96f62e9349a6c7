//! Types that public generators make from the server's own descriptions: they compile, and a bot with them
//! plays a match of every game.

use std::{
    ffi::OsStr,
    fs::{self, File},
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::{Value, json};
use tests::{Server, all_tables, skip};

use super::{FAST, plays_at};

/// The folder of the bots and of the lists of their packages.
pub(super) const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/generated");

/// The HTTP types that the bot in Rust uses.
const OVER_HTTP: [&str; 3] = ["SignIn", "SignedIn", "TableListing"];

fn workshop() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("generated")
}

/// Returns a new folder with the server's descriptions: `openapi.json`, and a file for each game.
pub(super) async fn documents(name: &str) -> PathBuf {
    let folder = workshop().join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let server = Server::start(&FAST).await;
    let said = async |path: String| {
        let answer = tests::request(server.address(), "GET", &path, &[], "").await.unwrap();
        assert_eq!(answer.status, 200, "{path}");
        answer.body
    };
    fs::write(folder.join("openapi.json"), said("/api/openapi.json".into()).await).unwrap();
    for game in games() {
        let messages = said(format!("/api/schema/{game}/messages")).await;
        fs::write(folder.join(format!("{game}.json")), messages).unwrap();
    }
    folder
}

fn games() -> impl Iterator<Item = &'static str> {
    games::GAMES.iter().map(|info| info.id)
}

/// Returns one table of each game.
fn tables() -> Vec<Value> {
    all_tables().into_iter().take(games::GAMES.len()).collect()
}

/// Runs a command to its end. The error contains its output.
pub(super) fn run(command: &mut Command) -> Result<(), String> {
    match command.output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => {
            let printed = [output.stdout, output.stderr].concat();
            Err(format!("{command:?}: {}", String::from_utf8_lossy(&printed).trim()))
        }
        Err(error) => Err(format!("{command:?}: {error}")),
    }
}

/// Returns a folder in which `install` installed the packages of `list`. It is kept until the list changes.
fn installed(list: &str, install: impl Fn(&Path) -> Result<(), String>) -> Result<PathBuf, String> {
    let folder = workshop().join(list);
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    // Tests run in parallel.
    let lock = File::create(workshop().join(format!("{list}.lock"))).map_err(|error| error.to_string())?;
    lock.lock().map_err(|error| error.to_string())?;
    let wanted = fs::read_to_string(Path::new(SOURCES).join(list)).map_err(|error| error.to_string())?;
    let stamp = folder.join("installed");
    if fs::read_to_string(&stamp).is_ok_and(|there| there == wanted) {
        return Ok(folder);
    }
    install(&folder)?;
    fs::write(stamp, wanted).map_err(|error| error.to_string())?;
    Ok(folder)
}

/// Returns the folder with `node_modules`.
pub(super) fn node_packages() -> Result<PathBuf, String> {
    installed("package-lock.json", |folder| {
        for file in ["package.json", "package-lock.json"] {
            fs::copy(Path::new(SOURCES).join(file), folder.join(file)).map_err(|error| error.to_string())?;
        }
        run(Command::new("npm")
            .args(["ci", "--no-audit", "--no-fund", "--omit=optional"])
            .current_dir(folder))
    })
}

/// Returns the folder with the executables of a virtual environment.
pub(super) fn python_packages() -> Result<PathBuf, String> {
    let folder = installed("requirements.txt", |folder| {
        run(Command::new("python3").args(["-m", "venv"]).arg(folder.join("python")))?;
        let list = Path::new(SOURCES).join("requirements.txt");
        let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"];
        run(Command::new(folder.join("python/bin/python")).args(pip).arg(list))
    })?;
    Ok(folder.join("python/bin"))
}

/// Returns a command that runs an executable of the packages.
pub(super) fn program(packages: &Path, name: &str) -> Command {
    Command::new(packages.join("node_modules/.bin").join(name))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: makes types with public generators and compiles them"]
async fn a_typescript_bot_with_generated_types_plays_every_game() {
    let probe = ["--experimental-websocket", "-e", "new WebSocket('ws://127.0.0.1:1')"];
    let probe = Command::new("node").args(probe).output();
    if !probe.is_ok_and(|probe| !String::from_utf8_lossy(&probe.stderr).contains("bad option")) {
        return skip("tests/generated/bot.ts: there is no node of version 20.10 or later");
    }
    let packages = match node_packages() {
        Ok(packages) => packages,
        Err(why) => return skip(&format!("tests/generated/bot.ts: {why}")),
    };
    let folder = documents("typescript").await;
    std::os::unix::fs::symlink(packages.join("node_modules"), folder.join("node_modules")).unwrap();
    for file in ["package.json", "tsconfig.json"] {
        fs::copy(Path::new(SOURCES).join(file), folder.join(file)).unwrap();
    }
    let input = folder.join("openapi.json");
    run(program(&packages, "openapi-typescript").arg(input).arg("-o").arg(folder.join("http.d.ts"))).unwrap();
    for game in games() {
        fs::create_dir(folder.join(game)).unwrap();
        let (input, output) = (folder.join(format!("{game}.json")), folder.join(game).join("game.d.ts"));
        let args = [OsStr::new("-i"), input.as_os_str(), OsStr::new("-o"), output.as_os_str()];
        run(program(&packages, "json2ts").arg("--no-additionalProperties").args(args)).unwrap();
        fs::copy(Path::new(SOURCES).join("bot.ts"), folder.join(game).join("bot.ts")).unwrap();
    }
    run(program(&packages, "tsc").current_dir(&folder)).unwrap();
    let command = |setup: &Value, server: &str, code: &str| {
        let game = setup["game"].as_str().unwrap();
        let mut command = Command::new("node");
        command
            .arg("--experimental-websocket")
            .arg(folder.join(game).join("bot.js"))
            .args([server, code, "Tess"]);
        command
    };
    plays_at(tables(), command, "Tess has played to the end").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: makes types with public generators and compiles them"]
async fn a_python_bot_with_generated_models_plays_every_game() {
    let programs = match python_packages() {
        Ok(programs) => programs,
        Err(why) => return skip(&format!("tests/generated/bot.py: {why}")),
    };
    let folder = documents("python").await;
    let make = |document: &str, kind: &str, module: &str| {
        let mut command = Command::new(programs.join("datamodel-codegen"));
        command.arg("--input").arg(folder.join(document)).args(["--input-file-type", kind]);
        command.args(["--output-model-type", "pydantic_v2.BaseModel", "--formatters", "builtin", "--output"]);
        run(command.arg(folder.join(module))).unwrap();
    };
    make("openapi.json", "openapi", "http_api.py");
    for game in games() {
        make(&format!("{game}.json"), "jsonschema", &format!("{}.py", game.replace('-', "_")));
    }
    fs::copy(Path::new(SOURCES).join("bot.py"), folder.join("bot.py")).unwrap();
    let command = |_: &Value, server: &str, code: &str| {
        let mut command = Command::new(programs.join("python"));
        command.arg(folder.join("bot.py")).args([server, code, "Pym"]);
        command
    };
    plays_at(tables(), command, "Pym has played to the end").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: makes types with public generators and compiles them"]
async fn a_rust_bot_with_generated_types_plays_every_game() {
    let packages = match node_packages() {
        Ok(packages) => packages,
        Err(why) => return skip(&format!("tests/generated/rust: {why}")),
    };
    let sources = Path::new(SOURCES).join("rust");
    let cargo = |what: &[&str], folder: &Path| {
        let mut command = Command::new(env!("CARGO"));
        command.args(what).arg("--locked").current_dir(folder);
        // The target directory is kept, as the libraries stay the same.
        command.env("CARGO_TARGET_DIR", workshop().join("rust-target"));
        run(&mut command)
    };
    if let Err(why) = cargo(&["fetch"], &sources) {
        return skip(&format!("tests/generated/rust: {why}"));
    }
    let folder = documents("rust").await;
    fs::create_dir(folder.join("src")).unwrap();
    for file in ["Cargo.toml", "Cargo.lock", "src/main.rs", "src/ask.rs", "src/table.rs"] {
        fs::copy(sources.join(file), folder.join(file)).unwrap();
    }
    let make = |document: &Path, module: &str| {
        let output = folder.join("src").join(module);
        fs::create_dir_all(output.parent().unwrap()).unwrap();
        let mut command = program(&packages, "quicktype");
        command.args([
            "--src-lang",
            "schema",
            "--lang",
            "rust",
            "--visibility",
            "public",
            "--top-level",
            "All",
        ]);
        run(command.arg("--out").arg(output).arg(document)).unwrap();
    };
    for game in games() {
        make(&folder.join(format!("{game}.json")), &format!("{}/messages.rs", game.replace('-', "_")));
    }
    let openapi: Value = serde_json::from_slice(&fs::read(folder.join("openapi.json")).unwrap()).unwrap();
    let at = |name: &&str| (name.to_string(), json!({ "$ref": format!("#/components/schemas/{name}") }));
    let wanted: serde_json::Map<String, Value> = OVER_HTTP.iter().map(at).collect();
    let schema = json!({
        "type": "object",
        "properties": wanted,
        "components": { "schemas": openapi["components"]["schemas"] },
    });
    fs::write(folder.join("http.json"), schema.to_string()).unwrap();
    make(&folder.join("http.json"), "http.rs");
    cargo(&["build", "--offline"], &folder).unwrap();
    let bot = workshop().join("rust-target/debug/septet-generated");
    let command = |_: &Value, server: &str, code: &str| {
        let mut command = Command::new(&bot);
        command.args([server, code, "Rusty"]);
        command
    };
    plays_at(tables(), command, "Rusty has played to the end").await;
}
