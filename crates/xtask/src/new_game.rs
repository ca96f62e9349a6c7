//! `cargo xtask new-game`: a playable game as the start of a new one.
//!
//! It is a copy of `crates/new-game`, which is a whole game with its rules, its laws and its playthroughs,
//! and is tested like every other. The guide in docs/contribute/adding-a-game.md continues from there.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    failure::{Failure, Outcome},
    paths,
};

/// The game that is copied, by the name of its crate.
const PATTERN: &str = "new-game";

/// The names of a game: `five-crowns`, `Five Crowns` for people, and all that follows from them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Names {
    /// The machine name, which is also the name of the crate.
    pub(crate) id: String,
    /// The name for people.
    pub(crate) title: String,
}

/// Makes the crate, its rules page and its entries in this checkout.
pub(crate) fn new_game(id: &str, title: Option<&str>) -> Outcome {
    let names = Names::new(id, title)?;
    let made = make(&paths::root(), &names)?;
    for path in made {
        println!("{}", path.display());
    }
    println!(
        "\n{} can be played: `cargo xtask run`. Now make it the game you want; docs/contribute/adding-a-game.md says how.",
        names.title
    );
    Ok(())
}

impl Names {
    /// Creates the names. Without a title it follows from the machine name.
    pub(crate) fn new(id: &str, title: Option<&str>) -> Outcome<Self> {
        let word = |word: &str| {
            word.starts_with(|c: char| c.is_ascii_lowercase())
                && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if !id.split('-').all(word) {
            return Err(Failure::new(
                format!("{id:?} cannot be the name of a game"),
                "choose words of small letters and digits with hyphens between them, such as five-crowns",
            ));
        }
        let usual = || id.split('-').map(capital).collect::<Vec<_>>().join(" ");
        Ok(Self { id: id.to_owned(), title: title.map_or_else(usual, str::to_owned) })
    }

    fn module(&self) -> String {
        self.id.replace('-', "_")
    }

    fn type_name(&self) -> String {
        self.id.split('-').map(capital).collect()
    }

    /// Returns the text of a template file, as a file of this game.
    fn renamed(&self, text: &str) -> String {
        text.replace("New Game", &self.title)
            .replace("NewGame", &self.type_name())
            .replace("new_game", &self.module())
            .replace(PATTERN, &self.id)
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

/// Makes or changes all files, in the checkout in `root`. Returns their paths.
pub(crate) fn make(root: &Path, names: &Names) -> Outcome<Vec<PathBuf>> {
    let (from, to) = (root.join("crates").join(PATTERN), root.join("crates").join(&names.id));
    if to.exists() {
        return Err(Failure::new(
            format!("there is a crate {} already", names.id),
            "choose another name, or remove that crate first",
        ));
    }
    let mut made = Vec::new();
    copy(&from, &to, names, &mut made)?;
    let paper = root.join("docs/play").join(format!("{}.md", names.id));
    fs::rename(to.join("RULES.md"), &paper).map_err(|error| Failure::file(&paper, &error))?;
    made.retain(|path| !path.ends_with("RULES.md"));
    made.push(paper);
    for entry in entries(names) {
        let path = root.join(entry.file);
        let text = fs::read_to_string(&path).map_err(|error| Failure::file(&path, &error))?;
        let changed = entry.inserted(&text).ok_or_else(|| {
            Failure::new(
                format!("{} has no line {:?}", entry.file, entry.before),
                format!("add this by hand: {}", entry.line.trim()),
            )
        })?;
        fs::write(&path, changed).map_err(|error| Failure::file(&path, &error))?;
        made.push(path);
    }
    Ok(made)
}

fn copy(from: &Path, to: &Path, names: &Names, made: &mut Vec<PathBuf>) -> Outcome {
    let failed = |error| Failure::file(from, &error);
    fs::create_dir_all(to).map_err(|error| Failure::file(to, &error))?;
    for entry in fs::read_dir(from).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if entry.file_type().map_err(failed)?.is_dir() {
            copy(&from, &to, names, made)?;
        } else {
            let text = fs::read_to_string(&from).map_err(|error| Failure::file(&from, &error))?;
            fs::write(&to, names.renamed(&text)).map_err(|error| Failure::file(&to, &error))?;
            made.push(to);
        }
    }
    Ok(())
}

/// A line in a list that names every game.
struct Entry {
    file: &'static str,
    line: String,
    /// The line is inserted before the last one that begins like this.
    before: &'static str,
}

/// Returns the entries of a game: three files, one of them with three lists.
fn entries(names: &Names) -> [Entry; 5] {
    let (id, path) = (&names.id, format!("{}::{}", names.module(), names.type_name()));
    [
        Entry {
            file: "Cargo.toml",
            line: format!("{id} = {{ path = \"crates/{id}\" }}\n"),
            before: "bots = { path",
        },
        // Laws play thousands of matches.
        Entry {
            file: "Cargo.toml",
            line: format!("{id} = {{ opt-level = 2 }}\n"),
            before: "bots = { opt-level = 2",
        },
        Entry {
            file: "Cargo.toml",
            line: format!("{id} = {{ opt-level = 3 }}\n"),
            before: "bots = { opt-level = 3",
        },
        Entry {
            file: "crates/games/Cargo.toml",
            line: format!("{id}.workspace = true\n"),
            before: "thiserror.",
        },
        Entry {
            file: "crates/games/src/list.rs",
            line: format!("    {path} {{ players: [Random], museum: [] }}\n"),
            before: "}",
        },
    ]
}

impl Entry {
    fn inserted(&self, text: &str) -> Option<String> {
        let before = text.rfind(&format!("\n{}", self.before))? + 1;
        let (head, tail) = text.split_at(before);
        Some(format!("{head}{}{tail}", self.line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_from_one() {
        let names = Names::new("five-crowns", None).unwrap();
        assert_eq!((names.title.as_str(), names.type_name().as_str()), ("Five Crowns", "FiveCrowns"));
        assert_eq!(
            names.renamed("New Game: new_game::NewGame of new-game"),
            "Five Crowns: five_crowns::FiveCrowns of five-crowns"
        );
        assert_eq!(Names::new("go", Some("Go!")).unwrap().title, "Go!");
        for bad in ["", "Five-Crowns", "five_crowns", "5-crowns", "five--crowns", "../crowns"] {
            assert!(Names::new(bad, None).is_err(), "{bad:?}");
        }
    }

    /// Finds lists that are written differently from the command's expectation, before a user does.
    #[test]
    fn every_list_takes_another_game() {
        let names = Names::new("five-crowns", None).unwrap();
        for entry in entries(&names) {
            let text = fs::read_to_string(paths::root().join(entry.file)).unwrap();
            let changed =
                entry.inserted(&text).unwrap_or_else(|| panic!("{}: {:?}", entry.file, entry.before));
            assert_eq!(
                changed.replace(&entry.line, ""),
                text,
                "{}: a line is inserted and nothing else",
                entry.file
            );
        }
    }

    /// Returns the number of lines that are not blank, of every file below a path.
    fn lines(path: &Path) -> usize {
        if path.is_dir() {
            return fs::read_dir(path).unwrap().map(|entry| lines(&entry.unwrap().path())).sum();
        }
        fs::read_to_string(path).unwrap().lines().filter(|line| !line.trim().is_empty()).count()
    }

    #[test]
    fn the_guide_says_what_a_game_takes() {
        let game = paths::root().join("crates").join(PATTERN);
        let tests = lines(&game.join("src/tests")) + lines(&game.join("tests/playthroughs.rs"));
        let rules = lines(&game.join("src")) - lines(&game.join("src/tests"));
        let paper = lines(&game.join("RULES.md"));
        let guide = fs::read_to_string(paths::root().join("docs/contribute/adding-a-game.md")).unwrap();
        for (part, counted) in [("rules: ", rules), ("tests: ", tests), ("the paper", paper)] {
            let row = guide.lines().find(|line| line.starts_with(&format!("| {part}"))).unwrap();
            assert!(row.ends_with(&format!("| {counted} lines |")), "{counted} lines: {row}");
        }
        let mut files: Vec<_> = entries(&Names::new("five-crowns", None).unwrap()).map(|e| e.file).to_vec();
        files.dedup();
        assert!(guide.contains(&format!("in {} files", files.len())), "{files:?}");
        for file in files {
            assert!(guide.contains(&format!("`{file}`")), "{file}");
        }
    }

    #[test]
    fn a_game_that_is_there_is_left_alone() {
        let failure = make(&paths::root(), &Names::new("seven-kingdoms", None).unwrap()).unwrap_err();
        assert!(failure.to_string().contains("already"), "{failure}");
    }
}
