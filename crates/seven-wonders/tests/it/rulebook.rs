//! Checks `docs/play/seven-wonders.md` and `docs/contribute/seven-wonders-rulings.md`. Each ruling names
//! tests that exist, each mark names a ruling, and the costs of boards agree.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use seven_wonders::{Cost, Leader, Resource, Side, Wonder};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Reads the page of rules, sections 1 to 15, with the marks of rulings.
fn rules() -> String {
    fs::read_to_string(root().join("docs/play/seven-wonders.md")).unwrap()
}

/// Reads the page of rulings, sections 16 to 19, and all boards.
fn rulings() -> String {
    fs::read_to_string(root().join("docs/contribute/seven-wonders-rulings.md")).unwrap()
}

/// Returns the tables of a page, by heading; each row as its cells.
fn tables(text: &str) -> BTreeMap<&str, Vec<Vec<&str>>> {
    let mut tables: BTreeMap<&str, Vec<Vec<&str>>> = BTreeMap::new();
    let mut heading = "";
    for line in text.lines() {
        if let Some(title) = line.strip_prefix('#') {
            heading = title.trim_start_matches(['#', ' ']);
        }
        let is_row = line.starts_with('|') && !line.starts_with("|---");
        if let Some(row) = line.strip_prefix('|').filter(|_| is_row) {
            let cells = row.trim_end_matches('|').split('|').map(str::trim).collect();
            tables.entry(heading).or_default().push(cells);
        }
    }
    tables
}

/// Iterates over the names in backticks.
fn names(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// Iterates over the tests of a source file: the functions after a `#[test]`.
fn tests_of(source: &str) -> impl Iterator<Item = &str> {
    let mut marked = false;
    source.lines().filter_map(move |line| {
        let line = line.trim();
        if line == "#[test]" || line.starts_with("#[tokio::test") {
            marked = true;
        } else if !line.starts_with("#[") && !line.starts_with("//") {
            let is_test = std::mem::take(&mut marked);
            let name = line.trim_start_matches("async ").strip_prefix("fn ").filter(|_| is_test)?;
            return name.split('(').next();
        }
        None
    })
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Returns the tests that the page of rulings may name, in its notation. Those of this crate have the end of
/// their path, those of the lobby the prefix of its name.
fn known() -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for (crate_name, folder) in [("seven-wonders", "src"), ("lobby", "tests/it")] {
        let folder = root().join("crates").join(crate_name).join(folder);
        let mut files = Vec::new();
        sources(&folder, &mut files);
        assert!(files.len() > 5, "{} has sources", folder.display());
        for file in files {
            let source = fs::read_to_string(&file).unwrap();
            let module = file.file_stem().unwrap().to_str().unwrap().to_owned();
            // A file in `src/tests` is a module of tests; elsewhere tests are in a module of that name.
            let module = match crate_name {
                "lobby" => format!("lobby::{module}"),
                _ if file.parent().unwrap().ends_with("tests") => module,
                _ => format!("{module}::tests"),
            };
            known.extend(tests_of(&source).map(|name| format!("{module}::{name}")));
        }
    }
    known
}

/// Returns the numbers of the marks in the text with this beginning: `[R-12]`, `[G-20]` or `[ruling 27]`.
fn marks(text: &str, beginning: &str) -> BTreeSet<u32> {
    text.split(beginning).skip(1).filter_map(|rest| rest.split_once(']')?.0.parse().ok()).collect()
}

/// The smallest number of rows of each table, so that no loss is unnoticed.
const TABLES: [(&str, usize); 5] = [
    ("16. Where sources differ", 33),
    ("17. Rulings and their tests", 85),
    ("Gaps closed", 22),
    ("Leaders by name", 42),
    ("18. Mistakes of other programs", 11),
];

#[test]
fn every_ruling_names_its_tests() {
    let (text, known) = (rulings(), known());
    let tables = tables(&text);
    for (heading, least) in TABLES {
        let (head, rows) = tables[heading].split_first().unwrap();
        assert_eq!(head.last(), Some(&"Tests"), "{heading}");
        assert!(rows.len() >= least, "{heading} has {} rows", rows.len());
        for row in rows {
            assert_eq!(row.len(), head.len(), "{heading}: {row:?}");
            let tests: Vec<&str> = names(row.last().unwrap()).collect();
            assert!(!tests.is_empty(), "{heading}: no test in {row:?}");
            for test in tests {
                assert!(known.contains(test), "{heading}: there is no test {test}");
            }
        }
    }
}

#[test]
fn every_mark_is_in_the_table_and_numbers_go_up() {
    let (rules, text) = (rules(), rulings());
    assert!(!rules.contains("[R]") && !text.contains("[R]"), "a ruling has a number");
    let tables = tables(&text);
    let column = |heading: &str, beginning: &str| -> Vec<u32> {
        let rows = tables[heading].iter().skip(1);
        rows.map(|row| row[0].strip_prefix(beginning).unwrap().parse().unwrap()).collect()
    };
    let listed = column("17. Rulings and their tests", "R-");
    assert!(listed.windows(2).all(|pair| pair[0] < pair[1]), "{listed:?}");
    // The examples at the beginning of the rules are marks of existing rulings.
    assert_eq!(marks(&rules, "[R-"), listed.into_iter().collect());
    let gaps = column("Gaps closed", "G-");
    assert_eq!(gaps, (1..=24).collect::<Vec<_>>());
    assert!(marks(&rules, "[G-").is_subset(&gaps.into_iter().collect()));
    let sources = column("16. Where sources differ", "");
    assert_eq!(sources, (1..=33).collect::<Vec<_>>());
    assert!(marks(&rules, "[ruling ").is_subset(&sources.into_iter().collect()));
}

/// Every name in the table of leaders is a leader's, and occurs once.
#[test]
fn leaders_are_called_by_their_names() {
    let text = rulings();
    let tables = tables(&text);
    let rows = tables["Leaders by name"].iter().skip(1);
    let named: Vec<&str> = rows.flat_map(|row| row[0].split(", ")).collect();
    for name in &named {
        assert!(Leader::all().any(|leader| leader.facts().en == *name), "nobody is called {name}");
        assert_eq!(named.iter().filter(|other| *other == name).count(), 1, "{name}");
    }
}

/// Writes a cost as the table of boards does: `2 stone, 1 papyrus`, with coins first.
fn written(cost: &Cost) -> String {
    let units = Resource::ALL.into_iter().map(|resource| {
        let name = serde_json::to_value(resource).unwrap().as_str().unwrap().to_owned();
        (cost.resources.0[resource as usize], name)
    });
    let all = [(cost.coins, "coins".to_owned())].into_iter().chain(units);
    let parts = all.filter(|(number, _)| *number > 0).map(|(number, what)| format!("{number} {what}"));
    parts.collect::<Vec<_>>().join(", ")
}

/// Every board is in the table, with its stages and their costs.
#[test]
fn boards_cost_what_the_table_says() {
    let text = rulings();
    let tables = tables(&text);
    let mut rows = tables["All boards"].iter().skip(1);
    for wonder in Wonder::ALL {
        let facts = wonder.facts();
        for (side, stages) in [(Side::A, facts.a), (Side::B, facts.b)] {
            let row = rows.next().unwrap_or_else(|| panic!("{wonder:?} {side:?} is missing"));
            assert!(row[0].ends_with(&format!("{side:?}")), "{wonder:?} {side:?} is not {}", row[0]);
            let cells = row[2..].iter().filter(|cell| !cell.is_empty());
            let said: Vec<&str> = cells.map(|stage| stage.split_once(" → ").unwrap().0).collect();
            let printed: Vec<String> = stages.iter().map(|stage| written(&stage.cost)).collect();
            let copies = printed.iter().all(String::is_empty);
            assert!(said == printed || copies && said.len() == printed.len(), "{}: {printed:?}", row[0]);
        }
    }
    assert_eq!(rows.next(), None);
}
