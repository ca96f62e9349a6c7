//! The ownership of a table by one of several nodes that share a store.

use std::sync::Arc;

/// The proof that this node owns a table, with its epoch. Appends to the log and messages to clients name the
/// epoch.
#[derive(Clone)]
pub struct Claim {
    epoch: u64,
    lease: Option<Arc<dyn NodeLease>>,
}

/// The lease of a node that shares its store with others, as that node measures it.
pub trait NodeLease: Send + Sync + 'static {
    /// Returns `true` while the node may act for the tables that it claimed. After `false` it never returns
    /// `true` again.
    fn is_live(&self) -> bool;
}

impl Claim {
    /// The claim of a server that has its store alone. It owns every table permanently.
    pub const ALONE: Self = Self { epoch: 1, lease: None };

    /// Builds a claim under a lease. No other claim of the table has the same epoch.
    pub fn under(lease: Arc<dyn NodeLease>, epoch: u64) -> Self {
        Self { epoch, lease: Some(lease) }
    }

    /// Returns the epoch of the claim. The numbers of a table's messages belong to it.
    pub const fn epoch(&self) -> u64 {
        self.epoch
    }

    /// Returns `true` if several nodes share the store.
    pub const fn is_shared(&self) -> bool {
        self.lease.is_some()
    }

    /// Returns `true` if this node may still act for the table.
    pub fn is_live(&self) -> bool {
        self.lease.as_ref().is_none_or(|lease| lease.is_live())
    }
}
