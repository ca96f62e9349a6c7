//! What has changed of a match for one observer, instead of all of it again.
//!
//! Cost: once for each observer who has such sockets, view and decision are read and compared with those before, linear
//! in their size; and the text of one view is kept for each. Sockets that did not ask for changes cost nothing.

mod compare;

use std::sync::Arc;

use contract::Json;
use protocol::{Change, Decision};
use serde_json::{Value, json};

/// What a socket was shown of the match last: nothing yet, or this. Cheap to clone.
#[derive(Clone, Default, Debug)]
pub(crate) struct Shown(Option<Arc<Picture>>);

/// An observer's view of a match, and what they are asked.
#[derive(Debug)]
pub(crate) struct Picture {
    /// The number of the match.
    pub(crate) number: u32,
    pub(crate) view: Json,
    pub(crate) decision: Option<Decision<Json>>,
}

impl From<Picture> for Shown {
    fn from(picture: Picture) -> Self {
        Self(Some(Arc::new(picture)))
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
    pub(crate) fn shows(&self, now: &Picture) -> bool {
        self.0.as_ref().is_some_and(|shown| shown.is_same(now))
    }

    /// What has changed since; `None` if that was another match, or nothing.
    pub(crate) fn changes(&self, now: &Picture) -> Option<Vec<Change>> {
        let before = self.0.as_ref().filter(|before| before.number == now.number)?;
        Some(compare::changes(&before.seen()?, &now.seen()?))
    }
}

impl Picture {
    fn is_same(&self, other: &Self) -> bool {
        let asked = |picture: &Self| {
            let decision = picture.decision.as_ref();
            decision.map(|asked| (asked.number, asked.owed, asked.choices.get().to_owned()))
        };
        self.number == other.number && self.view.get() == other.view.get() && asked(self) == asked(other)
    }

    /// About how many bytes it takes to tell all of it.
    pub(crate) fn size(&self) -> usize {
        let choices = self.decision.as_ref().map_or(0, |decision| decision.choices.get().len());
        self.view.get().len() + choices
    }

    /// What the changes are of.
    fn seen(&self) -> Option<Value> {
        let read = |json: &Json| serde_json::from_str::<Value>(json.get()).ok();
        let decision = match &self.decision {
            Some(Decision { number, owed, choices }) => {
                json!({ "number": number, "owed": owed, "choices": read(choices)? })
            }
            None => Value::Null,
        };
        Some(json!({ "view": read(&self.view)?, "decision": decision }))
    }
}
