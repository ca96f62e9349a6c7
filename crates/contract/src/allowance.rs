//! How much of its thinking a host lets a player do.

use std::fmt;

/// How much of its thinking a host lets a player do about one decision: a share of what it takes at most, and not after
/// the host needs the decision no longer, or right now.
///
/// A share means the same for a player that counts what it tries as for one that looks at the time.
#[derive(Clone, Copy)]
pub struct Allowance<'a> {
    share: f64,
    over: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Allowance<'a> {
    /// All of it.
    pub const WHOLE: Allowance<'static> = Allowance { share: 1.0, over: None };

    /// A share, 0 (decide at once) to 1, and whether the time is over, which is asked again and again.
    pub const fn new(share: f64, over: &'a dyn Fn() -> bool) -> Self {
        Self { share: share.clamp(0.0, 1.0), over: Some(over) }
    }

    /// The share of its thinking that a player may do; 0 means to decide at once.
    pub const fn share(self) -> f64 {
        self.share
    }

    /// Whether to stop now and to decide by what was found until now.
    pub fn is_over(self) -> bool {
        self.over.is_some_and(|over| over())
    }
}

impl fmt::Debug for Allowance<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Allowance").field("share", &self.share).finish_non_exhaustive()
    }
}
