//! The changes of a match for one observer, as a JSON Patch.
//!
//! - A view is the spectators' view with the observer's own parts (`Sight`). The changes of the spectators'
//!   view are found and written once for all sockets with the same earlier view.
//! - For each observer only the own parts and the decision are compared.
//! - Texts are compared, and only the differing parts are parsed. The cost is linear in their size, and again
//!   in the size of the changes for each level of depth.
//! - Each observer's own parts and decision are kept as text. Sockets that did not ask for changes cost
//!   nothing.

mod compare;
mod walk;

use std::{ops::Range, sync::Arc};

use contract::{Fields, Place, Sight};

/// The view of a match that a socket was shown last, if any. Cheap to clone.
#[derive(Clone, Default, Debug)]
pub(crate) struct Shown(Option<Arc<Seen>>);

/// An observer's view of a match, and the open decision.
#[derive(PartialEq, Debug)]
pub(crate) struct Seen {
    /// The number of the match.
    pub(crate) number: u32,
    pub(crate) sight: Sight,
    /// The decision as JSON.
    pub(crate) decision: String,
}

impl From<Arc<Seen>> for Shown {
    fn from(seen: Arc<Seen>) -> Self {
        Self(Some(seen))
    }
}

impl Shown {
    /// Returns true if another socket was shown the very same view.
    pub(crate) fn is(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        }
    }

    /// Returns true if this is an observer's current view.
    pub(crate) fn shows(&self, now: &Seen) -> bool {
        self.0.as_deref() == Some(now)
    }

    /// Returns the changes up to `now` as a JSON list; `None` if another match or no view was shown.
    pub(crate) fn changes(&self, now: &Seen, public: &mut PublicChanges) -> Option<String> {
        let before = self.0.as_ref().filter(|before| before.number == now.number)?;
        let mut changes = Vec::with_capacity(512);
        compare::changes("/decision", &before.decision, &now.decision, &mut changes);
        sight_changes(&before.sight, &now.sight, public, &mut changes);
        Some(compare::list(changes))
    }
}

impl Seen {
    /// Returns the size of the whole message in bytes.
    pub(crate) fn size(&self) -> usize {
        self.sight.size() + self.decision.len()
    }
}

/// Returns the operations that turn one view into another, as a JSON list.
pub(crate) fn patch(path: &str, before: &str, now: &str) -> String {
    let mut changes = Vec::new();
    compare::changes(path, before, now, &mut changes);
    compare::list(changes)
}

fn sight_changes(before: &Sight, now: &Sight, public: &mut PublicChanges, changes: &mut Vec<u8>) {
    let whole = |changes: &mut Vec<u8>| compare::changes("/view", &before.text(), &now.text(), changes);
    let (Some(public_before), Some(public_now)) = (before.shared(), now.shared()) else {
        return whole(changes);
    };
    let Some(shared) = public.between(public_before, public_now) else { return whole(changes) };
    let (mut own_before, mut own_now) = (before.own().peekable(), now.own().peekable());
    let mut done = 0;
    loop {
        let next = own_before.peek().into_iter().chain(own_now.peek()).map(|(n, _)| *n).min();
        // Up to there both views are equal to the public view.
        changes.extend_from_slice(shared.parts(done..next.unwrap_or(public_now.len())));
        let Some(n) = next else { break };
        let (place, in_public) = public_now.part(n);
        let before =
            own_before.next_if(|own| own.0 == n).map_or_else(|| public_before.part(n).1, |own| own.1);
        let now = own_now.next_if(|own| own.0 == n).map_or(in_public, |own| own.1);
        compare_part(place, before, now, changes);
        done = n + 1;
    }
}

fn compare_part(Place { field, item }: Place, before: &str, now: &str, changes: &mut Vec<u8>) {
    if before != now {
        let of = item.map(|item| format!("/{item}")).unwrap_or_default();
        compare::changes(&format!("/view/{}{of}", compare::escaped(field)), before, now, changes);
    }
}

/// The changes of the public view, for all observers who receive them at the same time. Some of them may have
/// received earlier changes before.
#[derive(Default)]
pub(crate) struct PublicChanges(Vec<Between>);

/// The changes between two public views.
struct Between {
    before: Arc<Fields>,
    now: Arc<Fields>,
    /// `None` if the views have different parts.
    parts: Option<Parts>,
}

/// The changes of all parts, one after the other.
struct Parts {
    text: Vec<u8>,
    /// The place at which the changes of each part end.
    ends: Vec<usize>,
}

impl PublicChanges {
    fn between(&mut self, before: &Arc<Fields>, now: &Arc<Fields>) -> Option<&Parts> {
        let known = |one: &Between| Arc::ptr_eq(&one.before, before) && Arc::ptr_eq(&one.now, now);
        let at = self.0.iter().position(known).unwrap_or_else(|| {
            let parts = before.is_laid_out_as(now).then(|| Parts::between(before, now));
            self.0.push(Between { before: before.clone(), now: now.clone(), parts });
            self.0.len() - 1
        });
        self.0[at].parts.as_ref()
    }
}

impl Parts {
    /// Compares two views with the same parts.
    fn between(before: &Arc<Fields>, now: &Arc<Fields>) -> Self {
        let mut parts = Self { text: Vec::new(), ends: Vec::with_capacity(now.len()) };
        let same = Arc::ptr_eq(before, now);
        for n in 0..now.len() {
            if !same {
                let (place, now) = now.part(n);
                compare_part(place, before.part(n).1, now, &mut parts.text);
            }
            parts.ends.push(parts.text.len());
        }
        parts
    }

    fn parts(&self, numbers: Range<usize>) -> &[u8] {
        let end_of = |count: usize| count.checked_sub(1).map_or(0, |last| self.ends[last]);
        &self.text[end_of(numbers.start)..end_of(numbers.end)]
    }
}
