//! The numbers of `ratchet.toml`.
//!
//! The file is TOML of one form: sections with lines `"key" = 3` or `key = [3, 2]`, all sorted.

use std::{collections::BTreeMap, fmt};

use crate::{FILE, section::Section};

/// The lines at the top of the file.
const HEAD: &str = "\
# Numbers that may only fall. The gate fails when one rises, and when a lower one is not noted here.
# `cargo xtask ratchet` notes lower numbers. To raise one, edit it by hand and give the reason in the commit.
# CONTRIBUTING.md, \"Ratchets\", says how each number is counted.
";

/// The noted numbers: by section, then by key. The largest number is the first.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Numbers(pub(crate) BTreeMap<String, BTreeMap<String, Vec<usize>>>);

impl Numbers {
    /// Takes the numbers of today.
    pub(crate) fn of(sections: &[Section]) -> Self {
        let entries = |section: &Section| {
            section.entries.iter().map(|(key, entry)| (key.clone(), entry.sizes.clone())).collect()
        };
        Self(sections.iter().map(|section| (section.name.to_owned(), entries(section))).collect())
    }

    /// Returns the numbers noted for a key; without a line there are none.
    pub(crate) fn get(&self, section: &str, key: &str) -> &[usize] {
        self.0.get(section).and_then(|entries| entries.get(key)).map_or(&[], Vec::as_slice)
    }

    /// Reads the file.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let mut sections: BTreeMap<String, BTreeMap<String, Vec<usize>>> = BTreeMap::new();
        let mut current: Option<String> = None;
        for (number, line) in text.lines().enumerate() {
            let wrong = |what: &str| format!("{FILE}:{}: {what}", number + 1);
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
                sections.entry(name.to_owned()).or_default();
                current = Some(name.to_owned());
                continue;
            }
            let (key, value) =
                entry(line).ok_or_else(|| wrong("write a line as `\"key\" = 3` or `key = [3, 2]`"))?;
            let section = current.as_ref().and_then(|name| sections.get_mut(name));
            let section = section.ok_or_else(|| wrong("put the line below a `[section]`"))?;
            if section.insert(key.to_owned(), value).is_some() {
                return Err(wrong(&format!("{key} has two lines in this section; remove one")));
            }
        }
        Ok(Self(sections))
    }
}

/// Reads a line.
fn entry(line: &str) -> Option<(&str, Vec<usize>)> {
    let (key, value) = line.split_once('=')?;
    let value = value.trim();
    let list = value.strip_prefix('[').and_then(|list| list.strip_suffix(']')).unwrap_or(value);
    let numbers = list.split(',').map(|number| number.trim().parse().ok());
    Some((key.trim().trim_matches('"'), numbers.collect::<Option<_>>()?))
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(HEAD)?;
        for (name, entries) in &self.0 {
            write!(f, "\n[{name}]\n")?;
            for (key, numbers) in entries.iter().filter(|(_, numbers)| !numbers.is_empty()) {
                let bare = key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
                let key = if bare { key.clone() } else { format!("\"{key}\"") };
                let value = if name == "circles" { format!("{numbers:?}") } else { numbers[0].to_string() };
                writeln!(f, "{key} = {value}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_numbers_are_read_again() {
        let text =
            format!("{HEAD}\n[circles]\nlobby = [69, 2]\n\n[long-files]\n\"crates/a/src/b.rs\" = 512\n");
        let numbers = Numbers::read(&text).unwrap();
        assert_eq!(numbers.get("circles", "lobby"), [69, 2]);
        assert_eq!(numbers.get("circles", "server"), []);
        assert_eq!(numbers.to_string(), text);
    }

    #[test]
    fn a_wrong_line_is_named() {
        assert!(Numbers::read("[circles]\nlobby = many\n").unwrap_err().starts_with("ratchet.toml:2: "));
        assert!(Numbers::read("[circles]\na = 1\na = 2\n").unwrap_err().starts_with("ratchet.toml:3: "));
    }
}
