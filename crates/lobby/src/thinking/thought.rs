//! A decision that a table has asked for.

use std::sync::{
    Arc,
    atomic::{AtomicU8, Ordering},
};

const WAITS: u8 = 0;
const THINKS: u8 = 1;
const DECIDED: u8 = 2;
const ABANDONED: u8 = 3;

/// A decision that a table has asked for. Dropping it gives the decision up.
pub(crate) struct Thought {
    id: u64,
    progress: Arc<Progress>,
}

/// The progress of a decision.
pub(super) struct Progress(AtomicU8);

impl Thought {
    pub(super) fn new(id: u64) -> (Self, Arc<Progress>) {
        let progress = Arc::new(Progress(AtomicU8::new(WAITS)));
        (Self { id, progress: Arc::clone(&progress) }, progress)
    }

    /// Returns the id of the thought, which no other thought has.
    pub(crate) const fn id(&self) -> u64 {
        self.id
    }

    /// Gives the decision up if no thread has begun it. Returns true if so.
    pub(crate) fn retract(&self) -> bool {
        self.progress.passes(WAITS, ABANDONED)
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        let _ = self.progress.passes(WAITS, ABANDONED) || self.progress.passes(THINKS, ABANDONED);
    }
}

impl Progress {
    /// Marks the decision as begun. Returns false if it was given up before.
    pub(super) fn begin(&self) -> bool {
        self.passes(WAITS, THINKS)
    }

    /// Marks the decision as made. It cannot be given up any more.
    pub(super) fn end(&self) {
        self.passes(THINKS, DECIDED);
    }

    pub(super) fn is_abandoned(&self) -> bool {
        self.0.load(Ordering::Relaxed) == ABANDONED
    }

    fn passes(&self, from: u8, to: u8) -> bool {
        self.0.compare_exchange(from, to, Ordering::Relaxed, Ordering::Relaxed).is_ok()
    }
}
