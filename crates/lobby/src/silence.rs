//! The reaction to the end of this node's lease.

use std::sync::Arc;

use tokio_util::sync::CancellationToken;

use crate::{shared::Shared, tables::Tables};

/// Has every awake table check that this node still owns it, each time a lease ends. Runs until the server
/// stops.
pub(crate) async fn run(shared: Arc<Shared>, tables: Tables, stop: CancellationToken) {
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            () = shared.store.lease_over() => tables.awake().look_at_the_clock(),
        }
    }
}
