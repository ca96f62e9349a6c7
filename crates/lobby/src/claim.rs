//! Which server a table is owned by, where several share a store.

use std::sync::Arc;

/// That this server owns a table, and since which claim: what it appends to the log names that, and so does what it tells.
#[derive(Clone)]
pub struct Claim {
    epoch: u64,
    lease: Option<Arc<dyn NodeLease>>,
}

/// The lease of a server that shares its store with others, as that server counts it.
pub trait NodeLease: Send + Sync + 'static {
    /// Whether it may still speak for the tables that it claimed. Once that is not so it never is again.
    fn is_live(&self) -> bool;
}

impl Claim {
    /// Of a server that has its store alone: every table is its own, for good.
    pub const ALONE: Self = Self { epoch: 1, lease: None };

    /// A claim under a lease. No other claim of the table has the same epoch.
    pub fn under(lease: Arc<dyn NodeLease>, epoch: u64) -> Self {
        Self { epoch, lease: Some(lease) }
    }

    /// Which claim it is. Numbers of a table's messages belong to it.
    pub const fn epoch(&self) -> u64 {
        self.epoch
    }

    /// Whether other servers share the store.
    pub const fn is_shared(&self) -> bool {
        self.lease.is_some()
    }

    /// Whether this server may still speak for the table.
    pub fn is_live(&self) -> bool {
        self.lease.as_ref().is_none_or(|lease| lease.is_live())
    }
}
