//! What has changed of a match for one observer, instead of all of it again.
//!
//! Cost: once for each observer who has such sockets, the texts of view and decision are compared with those before.
//! Only what differs is looked into, so that is linear in their size, and again in that of what has changed for each
//! level it lies deeper; nothing is built but the changes. The text of one view is kept for each observer. Sockets that
//! did not ask for changes cost nothing.

mod compare;

use std::sync::Arc;

use contract::Json;
use protocol::{Change, Decision};

/// What a socket was shown of the match last: nothing yet, or this. Cheap to clone.
#[derive(Clone, Default, Debug)]
pub(crate) struct Shown(Option<Arc<Seen>>);

/// An observer's view of a match, and what they are asked.
pub(crate) struct Picture {
    /// The number of the match.
    pub(crate) number: u32,
    pub(crate) view: Json,
    pub(crate) decision: Option<Decision<Json>>,
}

/// The same as text, which is what changes are of.
#[derive(PartialEq, Debug)]
pub(crate) struct Seen {
    number: u32,
    view: Text,
    decision: Text,
}

/// Two are the same if they are written the same, which one serializer does with what is the same.
#[derive(Debug)]
struct Text(Json);

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

impl From<Picture> for Seen {
    fn from(Picture { number, view, decision }: Picture) -> Self {
        let decision = serde_json::value::to_raw_value(&decision).expect("a decision has string keys");
        Self { number, view: Text(view), decision: Text(decision) }
    }
}

impl From<Seen> for Shown {
    fn from(seen: Seen) -> Self {
        Self(Some(Arc::new(seen)))
    }
}

impl Shown {
    /// Whether another socket was shown the very same.
    pub(crate) fn is(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        }
    }

    /// Whether this is what somebody sees now.
    pub(crate) fn shows(&self, now: &Seen) -> bool {
        self.0.as_deref() == Some(now)
    }

    /// What has changed since; `None` if that was another match, or nothing.
    pub(crate) fn changes(&self, now: &Seen) -> Option<Vec<Change<Json>>> {
        let before = self.0.as_ref().filter(|before| before.number == now.number)?;
        Some(compare::changes([
            ("decision", &before.decision.0, &now.decision.0),
            ("view", &before.view.0, &now.view.0),
        ]))
    }
}

impl Seen {
    /// How many bytes it takes to tell all of it.
    pub(crate) fn size(&self) -> usize {
        self.view.0.get().len() + self.decision.0.get().len()
    }
}
