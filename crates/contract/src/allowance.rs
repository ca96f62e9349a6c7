//! The share of its thinking time that a host grants a player.

use std::fmt;

/// The share of its full thinking time that a host grants a player for one decision, and a way to stop the
/// player early.
///
/// A share means the same for a player with a limit of tries as for one with a time limit.
#[derive(Clone, Copy)]
pub struct Allowance<'a> {
    share: f64,
    over: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Allowance<'a> {
    /// The full thinking budget.
    pub const WHOLE: Allowance<'static> = Allowance { share: 1.0, over: None };

    /// Creates a share of the budget, from 0 (decide at once) to 1. The player calls `over` repeatedly and
    /// stops when it returns true.
    pub const fn new(share: f64, over: &'a dyn Fn() -> bool) -> Self {
        Self { share: share.clamp(0.0, 1.0), over: Some(over) }
    }

    /// Returns the share of its thinking that a player may do; 0 means to decide at once.
    pub const fn share(self) -> f64 {
        self.share
    }

    /// Returns true if the player must stop now and decide by its results so far.
    pub fn is_over(self) -> bool {
        self.over.is_some_and(|over| over())
    }
}

impl fmt::Debug for Allowance<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Allowance").field("share", &self.share).finish_non_exhaustive()
    }
}
