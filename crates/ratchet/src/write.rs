//! The numbers after a change: lower ones only.

use std::{cmp::Ordering, collections::BTreeMap};

use crate::{FILE, numbers::Numbers, section::Section, verdict};

/// Returns today's numbers, or why they may not be noted.
///
/// A file that moved takes its number along: a new file may have the number of a deleted one.
pub(crate) fn lowered(
    noted: &Numbers,
    sections: &[Section],
    exists: impl Fn(&str) -> bool,
) -> Result<Numbers, Vec<String>> {
    let mut wrong = Vec::new();
    for section in sections {
        let before = noted.0.get(section.name);
        let mut gone: BTreeMap<&String, usize> = before
            .into_iter()
            .flatten()
            .filter(|(key, _)| is_file(key) && !exists(key))
            .map(|(key, numbers)| (key, numbers.iter().sum()))
            .collect();
        for (key, entry) in &section.entries {
            let allowed = noted.get(section.name, key);
            if verdict::compare(&entry.sizes, allowed) != Ordering::Greater {
                continue;
            }
            let number = entry.sizes.iter().sum();
            let moved = || gone.iter().filter(|(_, left)| **left >= number).min_by_key(|(_, left)| **left);
            match (is_file(key) && allowed.is_empty()).then(moved).flatten().map(|(key, _)| *key) {
                Some(from) => {
                    gone.remove(from);
                }
                None => wrong.push(format!(
                    "{FILE}:1: [{}] {key} would rise from {} to {}; lower it, or edit the number by hand and give the reason",
                    section.name,
                    verdict::shown(allowed),
                    verdict::shown(&entry.sizes),
                )),
            }
        }
    }
    if wrong.is_empty() { Ok(Numbers::of(sections)) } else { Err(wrong) }
}

/// Returns whether a key is the path of a file, and not the name of a crate.
fn is_file(key: &str) -> bool {
    key.contains('.')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::section::Entry;

    /// A section of one kind with these numbers.
    fn section(entries: &[(&str, usize)]) -> Vec<Section> {
        let entry = |(key, number): &(&str, usize)| {
            ((*key).to_owned(), Entry { sizes: vec![*number], ..Entry::default() })
        };
        vec![Section {
            name: "long-files",
            free: 400,
            noun: "lines",
            entries: entries.iter().map(entry).collect(),
        }]
    }

    #[test]
    fn a_raised_number_is_refused_and_a_lower_one_noted() {
        let noted = Numbers::of(&section(&[("a.rs", 500), ("b.rs", 450)]));
        let wrong = lowered(&noted, &section(&[("a.rs", 501), ("b.rs", 449)]), |_| true).unwrap_err();
        assert_eq!(wrong.len(), 1);
        assert!(wrong[0].contains("a.rs would rise from 500 to 501"), "{wrong:?}");
        let after = lowered(&noted, &section(&[("b.rs", 449)]), |_| true).unwrap();
        assert_eq!(after.get("long-files", "b.rs"), [449]);
        assert_eq!(after.get("long-files", "a.rs"), []);
    }

    #[test]
    fn a_moved_file_takes_its_number_along_once() {
        let noted = Numbers::of(&section(&[("a.rs", 500)]));
        assert!(lowered(&noted, &section(&[("c.rs", 500)]), |path| path != "a.rs").is_ok());
        assert!(lowered(&noted, &section(&[("c.rs", 401), ("d.rs", 401)]), |path| path != "a.rs").is_err());
        assert!(lowered(&noted, &section(&[("c.rs", 401)]), |_| true).is_err());
    }
}
