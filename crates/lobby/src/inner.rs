//! The shared state of a lobby, its sockets and its housekeeping.

use std::sync::Arc;

use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{accounts::Accounts, lately::Lately, shared::Shared, sockets::Sockets, tables::Tables};

/// The shared state of a lobby, its sockets and its housekeeping.
pub(crate) struct Inner {
    pub(crate) shared: Arc<Shared>,
    pub(crate) tables: Tables,
    pub(crate) sockets: Sockets,
    pub(crate) stop: CancellationToken,
    pub(crate) tasks: TaskTracker,
    pub(crate) renames: Lately<String>,
    pub(crate) forks: Lately<String>,
    /// The limits on recap requests by account.
    pub(crate) reels: Lately<String>,
    pub(crate) accounts: Accounts,
    /// The limits on challenges to external bots by account.
    pub(crate) challengers: Lately<String>,
}
