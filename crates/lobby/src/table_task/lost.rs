//! Time that the players of this table lost through outages.

use std::sync::Arc;

use contract::Json;
use protocol::Problem;

use super::TableTask;
use crate::{Outages, problems::store_problem};

impl TableTask {
    /// Reads the outages of this table. This node's claim may just have stored one.
    pub(super) async fn learn_lost(&mut self) -> Result<(), Problem<Json>> {
        let lost = self.shared.store.table_outages(&self.row.id).await;
        self.lost = lost.map_err(|error| store_problem(&error))?.into();
        Ok(())
    }

    /// Returns all times during which no player could play here.
    pub(super) fn all_outages(&self) -> Arc<Outages> {
        let everywhere = self.shared.outages();
        match &*self.lost {
            [] => everywhere,
            lost => Arc::new(everywhere.with(lost.iter().copied())),
        }
    }
}
