//! Follows the guide docs/contribute/adding-a-game.md to the letter. A copy of the checkout gets another
//! game, which bots play, the bench measures and a browser draws. So a forgotten list is found before a
//! contributor adds a game.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use crate::{
    command::{self, cargo},
    failure::{Failure, Outcome},
    new_game::{self, Names},
    paths,
};

/// The machine name of the game that the copy gets.
const GAME: &str = "five-crowns";

/// The files from which the server and the bench are made.
const COPIED: [&str; 8] =
    [".cargo", "Cargo.lock", "Cargo.toml", "crates", "docs", "migrations", "tests/src", "web/dist"];

/// Members of the workspace need a manifest, and the one of the tests as well.
const ALSO: [&str; 1] = ["tests/Cargo.toml"];

/// Returns the title of the game.
pub(crate) fn title() -> Outcome<String> {
    Ok(Names::new(GAME, None)?.title)
}

/// Returns the folder of the copy.
fn folder() -> PathBuf {
    paths::target().join("probe")
}

/// Returns the server that offers the game.
pub(crate) fn server() -> PathBuf {
    program("septet")
}

fn program(name: &str) -> PathBuf {
    folder().join("bin").join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// Adds the game to a copy, and checks that it compiles with the list of all games. Other crates have their
/// games from that list. The tests of the game are those of the crate `new-game`.
pub(crate) fn check_a_game() -> Outcome {
    let root = copy_with_the_game()?;
    let mut check = cargo(&["check", "--offline", "--package", GAME, "--package", "games", "--lib"]);
    check.current_dir(&root).env("CARGO_TARGET_DIR", paths::target());
    command::run(check, REMEDY)
}

const REMEDY: &str = "follow docs/contribute/adding-a-game.md by hand: it goes wrong at the same place";

fn copy_with_the_game() -> Outcome<PathBuf> {
    let (root, names) = (folder().join("checkout"), Names::new(GAME, None)?);
    for path in COPIED.iter().chain(&ALSO) {
        mirror(&paths::root().join(path), &root.join(path))?;
    }
    for path in new_game::make(&root, &names)? {
        println!("{}", path.strip_prefix(&root).unwrap_or(&path).display());
    }
    set_apart(&root.join("Cargo.toml"))?;
    Ok(root)
}

/// Adds the game to a copy, builds it, and plays and measures it.
pub(crate) fn add_a_game() -> Outcome {
    let root = copy_with_the_game()?;
    // The same target directory: libraries are compiled once. The next build of the checkout restores its
    // programs.
    let in_copy = |args: &[&str]| {
        let mut command = cargo(args);
        command.current_dir(&root).env("CARGO_TARGET_DIR", paths::target());
        command::run(command, REMEDY)
    };
    in_copy(&["build", "--offline", "--workspace", "--bin", "septet", "--bin", "bench"])?;
    in_copy(&["test", "--offline", "--package", GAME])?;
    fs::create_dir_all(folder().join("bin")).map_err(|error| Failure::file(&folder(), &error))?;
    for name in ["septet", "bench"] {
        let built = paths::server("debug").with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        fs::copy(&built, program(name)).map_err(|error| Failure::file(&built, &error))?;
    }
    let play = ["arena", "--game", GAME, "--players", "random,random,random", "--games", "100"];
    run("septet", &play)?;
    run("bench", &["playouts", GAME, "3", "--games", "500", "--rounds", "1"])
}

fn run(name: &str, args: &[&str]) -> Outcome {
    let program = command::program(&program(name).to_string_lossy(), args);
    command::run(program, "the message above names what does not know the game")
}

/// Changes the version of the copy. Cargo distinguishes two workspaces in one target directory by the
/// versions of their members, not by their paths. Games that are played a few times need no optimisation.
fn set_apart(manifest: &Path) -> Outcome {
    let text = fs::read_to_string(manifest).map_err(|error| Failure::file(manifest, &error))?;
    let ours = concat!("version = \"", env!("CARGO_PKG_VERSION"), "\"\n");
    let theirs = concat!("version = \"", env!("CARGO_PKG_VERSION"), "-probe\"\n");
    if !text.contains(ours) {
        return Err(Failure::new(
            "Cargo.toml does not say the version of the workspace",
            format!("add {ours}"),
        ));
    }
    let text = text.replacen(ours, theirs, 1).replace("{ opt-level = 2 }", "{ opt-level = 0 }");
    fs::write(manifest, text).map_err(|error| Failure::file(manifest, &error))
}

/// Makes `to` the same as `from`, and leaves equal files unchanged, so that they need not be built again.
fn mirror(from: &Path, to: &Path) -> Outcome {
    if from.is_dir() {
        let wanted = names_in(from)?;
        fs::create_dir_all(to).map_err(|error| Failure::file(to, &error))?;
        for extra in names_in(to)?.difference(&wanted) {
            remove(&to.join(extra))?;
        }
        return wanted.iter().try_for_each(|name| mirror(&from.join(name), &to.join(name)));
    }
    let content = fs::read(from).map_err(|error| Failure::file(from, &error))?;
    if fs::read(to).is_ok_and(|there| there == content) {
        return Ok(());
    }
    let parent = to.parent().unwrap_or(to);
    fs::create_dir_all(parent).map_err(|error| Failure::file(parent, &error))?;
    fs::write(to, content).map_err(|error| Failure::file(to, &error))
}

fn names_in(folder: &Path) -> Outcome<BTreeSet<PathBuf>> {
    let failed = |error| Failure::file(folder, &error);
    let entries = fs::read_dir(folder).map_err(failed)?;
    entries.map(|entry| Ok(entry.map_err(failed)?.file_name().into())).collect()
}

fn remove(path: &Path) -> Outcome {
    let removed = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
    removed.map_err(|error| Failure::file(path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mirror_shows_what_is_there_and_nothing_else() {
        let folder = std::env::temp_dir().join(format!("septet-mirror-{}", std::process::id()));
        let (from, to) = (folder.join("from"), folder.join("to"));
        fs::create_dir_all(from.join("a")).unwrap();
        fs::write(from.join("a/b"), "1").unwrap();
        fs::create_dir_all(to.join("old")).unwrap();
        fs::write(to.join("a"), "a file where a folder belongs").unwrap();
        remove(&to.join("a")).unwrap();
        mirror(&from, &to).unwrap();
        assert_eq!(fs::read(to.join("a/b")).unwrap(), b"1");
        assert!(!to.join("old").exists());
        let before = fs::metadata(to.join("a/b")).unwrap().modified().unwrap();
        mirror(&from, &to).unwrap();
        assert_eq!(fs::metadata(to.join("a/b")).unwrap().modified().unwrap(), before);
        remove(&folder).unwrap();
    }
}
