//! A view as text, with the place of every part of it.

mod pieces;

use std::ops::Range;

use serde::Serialize;

use crate::running::raw;

/// A view written as JSON, of which one knows where its parts lie: each field is one, and of a field that has a value for
/// each seat ([`BySeat`](crate::BySeat)) each value.
#[derive(Debug)]
pub struct Fields {
    text: Box<str>,
    parts: Box<[(Place, Range<usize>)]>,
}

/// Which part of a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The field.
    pub field: &'static str,
    /// Whose value of the field, if it has one for each seat, by number.
    pub item: Option<usize>,
}

impl Fields {
    /// Writes a view. One that is no struct has no parts.
    pub fn of<V: Serialize>(view: &V) -> Self {
        pieces::write(view).unwrap_or_else(|_| Self { text: raw(view).into(), parts: Box::default() })
    }

    /// The whole view.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many parts it has.
    pub fn len(&self) -> usize {
        self.parts.len()
    }

    /// Whether it has no parts.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Which part this is, and its text.
    pub fn part(&self, n: usize) -> (Place, &str) {
        let (place, range) = &self.parts[n];
        (*place, &self.text[range.clone()])
    }

    /// Whether another view has the same parts, in the same order.
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
