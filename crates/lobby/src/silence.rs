//! What happens when this server's lease is over.

use std::sync::Arc;

use tokio_util::sync::CancellationToken;

use crate::{shared::Shared, tables::Tables};

/// Has every table that is awake look whether it is still this server's, each time a lease is over. Runs until the server
/// stops.
pub(crate) async fn run(shared: Arc<Shared>, tables: Tables, stop: CancellationToken) {
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            () = shared.store.lease_over() => tables.awake().look_at_the_clock(),
        }
    }
}
