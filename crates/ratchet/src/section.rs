//! One kind of count over the whole repository.

use std::collections::BTreeMap;

use crate::finding::Finding;

/// The counts of one kind, by file or by crate.
pub(crate) struct Section {
    /// The name in `ratchet.toml`.
    pub(crate) name: &'static str,
    /// The number of a key that is not listed.
    pub(crate) free: usize,
    /// The thing counted, for messages.
    pub(crate) noun: &'static str,
    /// The counts. A key without an entry has none.
    pub(crate) entries: BTreeMap<String, Entry>,
}

/// The counts under one key.
#[derive(Default)]
pub(crate) struct Entry {
    /// The numbers, the largest first. All sections but `circles` have one.
    pub(crate) sizes: Vec<usize>,
    /// The file to name in messages, and its line.
    pub(crate) place: String,
    /// The places behind the numbers.
    pub(crate) evidence: Evidence,
}

/// Finds the places for numbers above those allowed.
type Search = Box<dyn Fn(&[usize]) -> Vec<Finding>>;

/// The places behind an entry's numbers.
pub(crate) enum Evidence {
    /// All of them.
    Places(Vec<Finding>),
    /// Found when they are asked for, from the numbers that are allowed.
    Search(Search),
}

impl Default for Evidence {
    fn default() -> Self {
        Self::Places(Vec::new())
    }
}

impl Entry {
    /// Builds an entry with one place for each that was counted.
    pub(crate) fn counted(place: impl Into<String>, mut places: Vec<Finding>) -> Self {
        places.sort_by(|a, b| (&a.path, a.line).cmp(&(&b.path, b.line)));
        Self { sizes: vec![places.len()], place: place.into(), evidence: Evidence::Places(places) }
    }

    /// Returns the places to name when the numbers are above those allowed.
    pub(crate) fn places(&self, allowed: &[usize]) -> Vec<Finding> {
        match &self.evidence {
            Evidence::Places(places) => places.clone(),
            Evidence::Search(search) => search(allowed),
        }
    }
}
