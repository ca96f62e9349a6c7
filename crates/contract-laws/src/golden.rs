//! Playthroughs kept in files, so that a review shows the effect of a changed rule.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use contract::{Choices, Rules, SeatCount, Seed};

use crate::playthrough;

/// Plays a match at each table (the name of its file, the number of seats, the options) and compares it with
/// the file in `tests/playthroughs` of the crate in `folder`. With `UPDATE=1` in the environment it writes
/// the files instead. `player` makes the player of all seats from the number of seats, which is also the seed
/// of the deal.
///
/// # Panics
///
/// If a match differs, with the first different line of each; if a file belongs to no table; as
/// [`playthrough()`].
pub fn keep_playthroughs<R: Rules, P>(
    folder: &str,
    player: impl Fn(u8) -> P,
    tables: impl IntoIterator<Item = (String, u8, R::Options)>,
) where
    P: FnMut(&R::View, &Choices<R::Intent>) -> R::Intent,
{
    let wrong = all_wrong::<R, P>(folder, player, tables, is_to_update());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Compares matches like [`keep_playthroughs`], for a version of the rules that only older matches use. Its
/// files are those of the time when the version was the newest, moved to `tests/museum/v1/playthroughs`. They
/// are never rewritten: different results would be another version.
///
/// # Panics
///
/// As [`keep_playthroughs`].
pub fn keep_museum<R: Rules, P>(
    folder: &str,
    player: impl Fn(u8) -> P,
    tables: impl IntoIterator<Item = (String, u8, R::Options)>,
) where
    P: FnMut(&R::View, &Choices<R::Intent>) -> R::Intent,
{
    let room = Path::new(folder).join(format!("tests/museum/v{}/playthroughs", R::RULES_VERSION));
    let wrong = all_wrong_in::<R, P>(&room, player, tables, false);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn is_to_update() -> bool {
    std::env::var_os("UPDATE").is_some_and(|update| update == "1")
}

fn all_wrong<R: Rules, P>(
    folder: &str,
    player: impl Fn(u8) -> P,
    tables: impl IntoIterator<Item = (String, u8, R::Options)>,
    update: bool,
) -> Vec<String>
where
    P: FnMut(&R::View, &Choices<R::Intent>) -> R::Intent,
{
    all_wrong_in::<R, P>(&Path::new(folder).join("tests/playthroughs"), player, tables, update)
}

fn all_wrong_in<R: Rules, P>(
    folder: &Path,
    player: impl Fn(u8) -> P,
    tables: impl IntoIterator<Item = (String, u8, R::Options)>,
    update: bool,
) -> Vec<String>
where
    P: FnMut(&R::View, &Choices<R::Intent>) -> R::Intent,
{
    let (mut kept, mut wrong) = (BTreeSet::new(), Vec::new());
    for (name, number, options) in tables {
        let seats = SeatCount::new(number).expect("tables have 1 to 8 seats");
        let rules = R::new(seats, options).unwrap_or_else(|e| panic!("{name}: {e}"));
        let text = playthrough(&rules, Seed::from_bytes([number; 32]), player(number));
        let file = folder.join(name).with_extension("txt");
        wrong.extend(differs(&file, &text, update));
        kept.insert(file);
    }
    let files = fs::read_dir(folder).into_iter().flatten();
    let files: BTreeSet<PathBuf> = files.map(|file| file.expect("it can be listed").path()).collect();
    wrong.extend(files.difference(&kept).map(|file| format!("{} is of no table", file.display())));
    wrong
}

/// Compares one playthrough with its file. With `UPDATE=1` in the environment it writes the file instead.
///
/// # Panics
///
/// If they differ, with the first different line.
#[track_caller]
pub fn check_playthrough(path: impl AsRef<Path>, text: &str) {
    if let Some(difference) = differs(path.as_ref(), text, is_to_update()) {
        panic!("{difference}");
    }
}

fn differs(path: &Path, text: &str, update: bool) -> Option<String> {
    if update {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).expect("the folder of playthroughs can be made");
        }
        fs::write(path, text).expect("the playthrough can be written");
        return None;
    }
    match fs::read_to_string(path) {
        Err(error) => Some(format!("no playthrough {} ({error}); UPDATE=1 writes it", path.display())),
        Ok(kept) => first_difference(&kept, text)
            .map(|difference| format!("{} {difference}; UPDATE=1 rewrites it", path.display())),
    }
}

fn first_difference(kept: &str, text: &str) -> Option<String> {
    let mut lines = kept.lines().zip(text.lines()).enumerate();
    match lines.find(|(_, (old, new))| old != new) {
        Some((number, (old, new))) => {
            Some(format!("differs from line {} on\n was {old}\n now {new}\n", number + 1))
        }
        None => (kept != text).then(|| "has another length".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{random_picker, toys::Goof, toys::goof};

    #[test]
    fn a_changed_playthrough_is_noticed() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        assert!(first_difference("a\nb\n", "a\nc\n").unwrap().contains("line 2"));
        assert!(first_difference("a\nb\n", "a\n").unwrap().contains("length"));
    }

    #[test]
    fn every_file_is_of_a_table_and_every_table_has_its_file() {
        let folder = std::env::temp_dir().join(format!("playthroughs-{}", std::process::id()));
        let keep = |update: bool| {
            let tables = [2, 3]
                .map(|seats| (format!("{seats}-seats"), seats, goof::Options { cards: 2, teams: false }));
            all_wrong::<Goof, _>(folder.to_str().unwrap(), random_picker, tables, update)
        };
        let [two, three] = &keep(false)[..] else { panic!("two files are missing") };
        assert!(two.contains("2-seats.txt (") && three.contains("3-seats.txt ("), "{two} {three}");
        assert!(keep(true).is_empty() && keep(false).is_empty(), "they were written");
        let files = folder.join("tests/playthroughs");
        fs::write(files.join("4-seats.txt"), "").unwrap();
        fs::write(files.join("3-seats.txt"), "something else\n").unwrap();
        let [three, four] = &keep(false)[..] else { panic!("two files are wrong") };
        assert!(three.contains("3-seats.txt differs from line 1"), "{three}");
        assert!(four.contains("4-seats.txt is of no table"), "{four}");
        fs::remove_file(files.join("4-seats.txt")).unwrap();

        // The rules change: the old files move to the folder of old versions, and stay as they are.
        assert!(keep(true).is_empty());
        let museum = folder.join("tests/museum/v1");
        fs::create_dir_all(&museum).unwrap();
        fs::rename(files, museum.join("playthroughs")).unwrap();
        let tables = || {
            [2, 3].map(|seats| (format!("{seats}-seats"), seats, goof::Options { cards: 2, teams: false }))
        };
        keep_museum::<Goof, _>(folder.to_str().unwrap(), random_picker, tables());
        let other = || {
            [2, 3].map(|seats| (format!("{seats}-seats"), seats, goof::Options { cards: 3, teams: false }))
        };
        let wrong = all_wrong_in::<Goof, _>(&museum.join("playthroughs"), random_picker, other(), false);
        assert_eq!(wrong.len(), 2, "{wrong:?}");
        fs::remove_dir_all(folder).unwrap();
    }
}
