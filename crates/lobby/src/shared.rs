//! What all table tasks of a lobby share.

use std::sync::{
    Arc, RwLock,
    atomic::{AtomicU64, Ordering},
};

use crate::{
    Catalogue, Config, Outages, Store, presence::ConnectionId, registry::Registry, wall_clock::WallClock,
};

/// What all table tasks of a lobby share.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) catalogue: Catalogue,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: WallClock,
    pub(crate) registry: Registry,
    outages: RwLock<Arc<Outages>>,
    next_connection: AtomicU64,
}

/// One server alone; a cluster gives each take-over of a table the next number.
pub(crate) const EPOCH: u64 = 1;

impl Shared {
    pub(crate) fn new(config: Config, catalogue: Catalogue, store: Arc<dyn Store>, outages: Outages) -> Self {
        Self {
            clock: WallClock::new(config.starts_at),
            config,
            catalogue,
            store,
            registry: Registry::default(),
            outages: RwLock::new(Arc::new(outages)),
            next_connection: AtomicU64::new(1),
        }
    }

    pub(crate) fn outages(&self) -> Arc<Outages> {
        Arc::clone(&self.outages.read().expect("nobody panics while holding it"))
    }

    pub(crate) fn set_outages(&self, outages: Outages) {
        *self.outages.write().expect("nobody panics while holding it") = Arc::new(outages);
    }

    pub(crate) fn next_connection(&self) -> ConnectionId {
        ConnectionId(self.next_connection.fetch_add(1, Ordering::Relaxed))
    }
}
