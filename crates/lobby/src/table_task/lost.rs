//! Time that players of this table lost.

use std::sync::Arc;

use contract::Json;
use protocol::Problem;

use super::TableTask;
use crate::{Outages, problems::store_problem};

impl TableTask {
    /// Reads when nobody could play here, which this server's claim may have noted just now.
    pub(super) async fn learn_lost(&mut self) -> Result<(), Problem<Json>> {
        let lost = self.shared.store.table_outages(&self.row.id).await;
        self.lost = lost.map_err(|error| store_problem(&error))?.into();
        Ok(())
    }

    /// When nobody could play here, for whatever reason.
    pub(super) fn all_outages(&self) -> Arc<Outages> {
        let everywhere = self.shared.outages();
        match &*self.lost {
            [] => everywhere,
            lost => Arc::new(everywhere.with(lost.iter().copied())),
        }
    }
}
