//! A view as text, with the place of every part of it.

mod pieces;

use std::ops::Range;

use serde::Serialize;

use crate::running::raw;

/// A view written as JSON, with the position of each part. Each field is one part; each value of a
/// [`BySeat`](crate::BySeat) field is one part as well.
#[derive(Debug)]
pub struct Fields {
    text: Box<str>,
    parts: Box<[(Place, Range<usize>)]>,
}

/// The identity of a part of a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The field.
    pub field: &'static str,
    /// The number of the seat whose value it is, if the field is a [`BySeat`](crate::BySeat).
    pub item: Option<usize>,
}

impl Fields {
    /// Writes a view. A view that is no struct has no parts.
    pub fn of<V: Serialize>(view: &V) -> Self {
        pieces::write(view).unwrap_or_else(|_| Self { text: raw(view).into(), parts: Box::default() })
    }

    /// Returns the whole view.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the number of parts.
    pub fn len(&self) -> usize {
        self.parts.len()
    }

    /// Returns true if it has no parts.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Returns the identity and the text of a part.
    pub fn part(&self, n: usize) -> (Place, &str) {
        let (place, range) = &self.parts[n];
        (*place, &self.text[range.clone()])
    }

    /// Returns true if another view has the same parts, in the same order.
    pub fn is_laid_out_as(&self, other: &Self) -> bool {
        self.parts.iter().map(|part| part.0).eq(other.parts.iter().map(|part| part.0))
    }

    pub(crate) fn find(&self, place: Place) -> Option<usize> {
        self.parts.iter().position(|(there, _)| *there == place)
    }

    pub(crate) fn range(&self, n: usize) -> Range<usize> {
        self.parts[n].1.clone()
    }
}
