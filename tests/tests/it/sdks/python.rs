//! The SDK for Python, installed as the wheel that would be published.

use std::{
    path::{Path, PathBuf},
    process::Command,
    sync::LazyLock,
};

use tests::skip;

use super::{
    at_a_table, matches, read, root,
    tool::{must, run},
    workshop,
};

/// A virtual environment with the package and the requirements of its tests, or the reason for its absence.
static PYTHON: LazyLock<Result<PathBuf, String>> = LazyLock::new(install);

fn sdk() -> PathBuf {
    root().join("sdk/python")
}

/// Returns a command that runs Python without changes to the repository.
fn python(python: &Path) -> Command {
    let mut command = Command::new(python);
    command.env("PYTHONDONTWRITEBYTECODE", "1").current_dir(sdk());
    command
}

fn artefacts() -> PathBuf {
    workshop("python").join("dist")
}

fn install() -> Result<PathBuf, String> {
    let new_enough = "import sys, venv, ensurepip; assert sys.version_info >= (3, 11), sys.version";
    run(Command::new("python3").args(["-c", new_enough]))
        .map_err(|why| format!("sdk/python needs python3 of version 3.11 or later with venv: {why}"))?;
    let folder = workshop("python");
    let (environment, wanted) = (folder.join("venv"), read(&sdk().join("pyproject.toml")));
    let (binary, installed) = (environment.join("bin/python"), folder.join("installed.toml"));
    let works = run(Command::new(&binary).arg("--version")).is_ok();
    if !works || std::fs::read_to_string(&installed).ok().as_deref() != Some(wanted.as_str()) {
        run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))?;
        let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ".[test]"];
        run(python(&binary).args(pip))
            .map_err(|why| format!("pip cannot install what sdk/python needs: {why}"))?;
        std::fs::write(&installed, &wanted).map_err(|error| error.to_string())?;
    }
    // The source archive is built first, and the wheel from that, so that no file is missing in either.
    let _old = std::fs::remove_dir_all(artefacts());
    must(python(&binary).args(["-m", "build", "--no-isolation", "--outdir"]).arg(artefacts()));
    let pip =
        ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--force-reinstall"];
    must(python(&binary).args(pip).arg(artefact(".whl")));
    Ok(binary)
}

fn artefact(ending: &str) -> PathBuf {
    let found = artefacts().read_dir().expect("it was built").map(|file| file.expect("it is there").path());
    let mut found = found.filter(|path| path.to_string_lossy().ends_with(ending));
    found.next().expect("both kinds are built")
}

/// Returns the source files below a folder, by their relative paths.
fn below(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in folder.read_dir().unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("it is there").path();
        let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
        if path.is_file() {
            found.push(name);
        } else if name != "__pycache__" && !name.starts_with('.') {
            found.extend(below(&path).into_iter().map(|inner| format!("{name}/{inner}")));
        }
    }
    found
}

#[test]
#[ignore = "long suite: builds the Python SDK and installs packages"]
fn the_packages_are_complete() {
    let binary = match &*PYTHON {
        Ok(binary) => binary,
        Err(why) => return skip(why),
    };
    let list = |program: &str, file: &Path| {
        let names = must(python(binary).args(["-c", program]).arg(file));
        names.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let wheel = artefact(".whl");
    let inside =
        list("import sys, zipfile; print(*zipfile.ZipFile(sys.argv[1]).namelist(), sep='\\n')", &wheel);
    let modules = below(&sdk().join("src"));
    assert!(modules.contains(&"septet/py.typed".into()) && modules.len() > 15, "{modules:?}");
    let meta = format!("septet-{}.dist-info", env!("CARGO_PKG_VERSION"));
    let licences = ["MIT", "APACHE"].map(|name| format!("{meta}/licenses/LICENSE-{name}"));
    let (metadata, rest) =
        (format!("{meta}/METADATA"), ["RECORD", "WHEEL"].map(|name| format!("{meta}/{name}")));
    let mut wanted: Vec<_> =
        modules.into_iter().chain(licences).chain([metadata.clone()]).chain(rest).collect();
    let mut found = inside;
    wanted.sort();
    found.sort();
    assert_eq!(found, wanted, "{}", wheel.display());
    let show = "import sys, zipfile; print(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]).decode())";
    let told = must(python(binary).args(["-c", show]).arg(&wheel).arg(&metadata));
    for line in
        ["License-Expression: MIT OR Apache-2.0", "Requires-Python: >=3.10", "Requires-Dist: websockets>="]
    {
        assert!(told.contains(line), "{told}");
    }
    assert!(told.contains(&read(&sdk().join("README.md"))), "the page of the package is its README");

    let source = artefact(".tar.gz");
    let found = list("import sys, tarfile; print(*tarfile.open(sys.argv[1]).getnames(), sep='\\n')", &source);
    for file in below(&sdk()) {
        let file = format!("septet-{}/{file}", env!("CARGO_PKG_VERSION"));
        assert!(found.contains(&file), "{} has no {file}", source.display());
    }
}

#[test]
#[ignore = "long suite: builds the Python SDK and installs packages"]
fn its_own_tests_and_the_type_checker_pass() {
    let binary = match &*PYTHON {
        Ok(binary) => binary,
        Err(why) => return skip(why),
    };
    let cache = workshop("python").join("mypy");
    let mypy = || {
        let mut command = python(binary);
        command.args(["-m", "mypy", "--strict", "--cache-dir"]).arg(&cache);
        command
    };
    for ruff in [["format", "--check"], ["check", "--quiet"]] {
        must(python(binary).args(["-m", "ruff"]).args(ruff).arg("--no-cache"));
    }
    must(mypy().arg("src"));
    // These use the installed package, and its types.
    must(mypy().args(["examples", "tests"]));
    must(python(binary).args([
        "-W",
        "error::ResourceWarning",
        "-m",
        "unittest",
        "discover",
        "--start-directory",
        "tests",
    ]));
}

/// The bot compares everything that it receives with the types of the package.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: builds the Python SDK and installs packages"]
async fn a_python_bot_plays_every_game_over_a_line_that_breaks() {
    let binary = match &*PYTHON {
        Ok(binary) => binary,
        Err(why) => return skip(why),
    };
    matches::every_game(|| {
        let mut command = python(binary);
        command.arg(sdk().join("tests/checking_bot.py"));
        command
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: builds the Python SDK and installs packages"]
async fn the_python_examples_play() {
    let binary = match &*PYTHON {
        Ok(binary) => binary,
        Err(why) => return skip(why),
    };
    for example in at_a_table("python") {
        let mut command = python(binary);
        command.arg(example);
        matches::of_kingdoms(command).await;
    }
}

/// Returns the command of a bot that any player may challenge.
pub fn open() -> Result<Command, &'static str> {
    let mut command = python(PYTHON.as_ref().map_err(String::as_str)?);
    command.arg("examples/open_bot.py");
    Ok(command)
}
