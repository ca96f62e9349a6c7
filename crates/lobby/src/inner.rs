//! What a lobby, its sockets and its housekeeping work on.

use std::sync::Arc;

use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{accounts::Accounts, lately::Lately, shared::Shared, sockets::Sockets, tables::Tables};

/// What a lobby, its sockets and its housekeeping work on.
pub(crate) struct Inner {
    pub(crate) shared: Arc<Shared>,
    pub(crate) tables: Tables,
    pub(crate) sockets: Sockets,
    pub(crate) stop: CancellationToken,
    pub(crate) tasks: TaskTracker,
    pub(crate) renames: Lately<String>,
    pub(crate) forks: Lately<String>,
    /// Who asked lately what they missed.
    pub(crate) reels: Lately<String>,
    pub(crate) accounts: Accounts,
    /// Who asked programs to play lately.
    pub(crate) challengers: Lately<String>,
}
