//! Compares today's numbers with the noted ones.

use std::cmp::Ordering;

use crate::{FILE, numbers::Numbers, section::Section};

/// The command that notes lower numbers.
pub(crate) const REMEDY: &str = "run `cargo xtask ratchet` and commit the file";

/// Compares two lists of numbers, the largest first in each. `Greater` means that the first `k` numbers together are
/// higher than before for some `k`. So a circle that splits in two is an improvement, and an added one is not.
pub(crate) fn compare(now: &[usize], noted: &[usize]) -> Ordering {
    if now == noted {
        return Ordering::Equal;
    }
    let (mut sum_now, mut sum_noted) = (0, 0);
    for index in 0..now.len().max(noted.len()) {
        sum_now += now.get(index).unwrap_or(&0);
        sum_noted += noted.get(index).unwrap_or(&0);
        if sum_now > sum_noted {
            return Ordering::Greater;
        }
    }
    Ordering::Less
}

/// Returns a number, or a list of them, as a message shows it.
pub(crate) fn shown(numbers: &[usize]) -> String {
    match numbers {
        [] => "0".to_owned(),
        [number] => number.to_string(),
        numbers => format!("{numbers:?}"),
    }
}

/// Returns the faults, each with its file and line: numbers that rose, and lower ones that were not noted.
pub(crate) fn of(noted: &Numbers, sections: &[Section]) -> Vec<String> {
    let mut wrong = Vec::new();
    for section in sections {
        for (key, entry) in &section.entries {
            let allowed = noted.get(section.name, key);
            if compare(&entry.sizes, allowed) == Ordering::Greater {
                wrong.push(format!(
                    "{}:1: {} {}; {FILE} allows {} ([{}] {key})",
                    entry.place,
                    shown(&entry.sizes),
                    section.noun,
                    if allowed.is_empty() { section.free.to_string() } else { shown(allowed) },
                    section.name,
                ));
                wrong.extend(entry.places(allowed).iter().map(|place| format!("  {place}")));
            }
        }
    }
    wrong.extend(stale(noted, sections));
    wrong
}

/// Returns the noted numbers that are too high now.
fn stale(noted: &Numbers, sections: &[Section]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (name, entries) in &noted.0 {
        let section = sections.iter().find(|section| section.name == name);
        for (key, numbers) in entries {
            let entry = section.and_then(|section| section.entries.get(key));
            let now = entry.map_or(&[][..], |entry| &entry.sizes);
            if compare(now, numbers) == Ordering::Less {
                let (now, before) = (shown(now), shown(numbers));
                wrong.push(format!("{FILE}:1: [{name}] {key} fell from {before} to {now}; {REMEDY}"));
            }
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_split_circle_is_lower_and_an_added_one_higher() {
        assert_eq!(compare(&[40, 20], &[69]), Ordering::Less);
        assert_eq!(compare(&[69, 2], &[69]), Ordering::Greater);
        assert_eq!(compare(&[70], &[69, 5]), Ordering::Greater);
        assert_eq!(compare(&[], &[2]), Ordering::Less);
    }
}
