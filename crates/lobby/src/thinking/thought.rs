//! A decision that somebody wants to know.

use std::sync::{
    Arc,
    atomic::{AtomicU8, Ordering},
};

const WAITS: u8 = 0;
const THINKS: u8 = 1;
const DECIDED: u8 = 2;
const ABANDONED: u8 = 3;

/// A decision that somebody wants to know, as long as this is not dropped.
pub(crate) struct Thought {
    id: u64,
    progress: Arc<Progress>,
}

/// How far it is.
pub(super) struct Progress(AtomicU8);

impl Thought {
    pub(super) fn new(id: u64) -> (Self, Arc<Progress>) {
        let progress = Arc::new(Progress(AtomicU8::new(WAITS)));
        (Self { id, progress: Arc::clone(&progress) }, progress)
    }

    /// Tells it from all others.
    pub(crate) const fn id(&self) -> u64 {
        self.id
    }

    /// Gives it up if nobody has begun to think about it; whether that is so.
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
    /// Whether it is still wanted; from now on it is thought about.
    pub(super) fn begin(&self) -> bool {
        self.passes(WAITS, THINKS)
    }

    /// It is decided, and nobody can give it up any more.
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
