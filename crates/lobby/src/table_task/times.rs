//! The time zones and vacations of the accounts at a table. The clocks of correspondence matches depend on
//! them.

use contract::Json;
use protocol::Problem;

use super::{TableTask, store_problem};
use crate::{AccountTimes, Store, StoreError, state::State};

/// Returns the accounts whose time zone and vacations the table needs.
pub(super) fn sitting(state: &State) -> Vec<String> {
    if !state.setup.clock.is_slow() {
        return Vec::new();
    }
    state.chairs.iter().filter_map(|(_, chair)| chair.account()).map(str::to_owned).collect()
}

/// Returns the time zones and vacations of accounts.
pub(super) async fn times_of(
    store: &dyn Store,
    accounts: Vec<String>,
) -> Result<Vec<(String, AccountTimes)>, StoreError> {
    if accounts.is_empty() { Ok(Vec::new()) } else { store.times_of(&accounts).await }
}

impl TableTask {
    /// Looks up the times of the accounts that sit here. The known times stay if the store fails.
    pub(super) async fn learn_times(&mut self) -> Result<(), Problem<Json>> {
        self.learn_times_and(None).await
    }

    /// Looks up the same, and the times of an account that is about to sit down. Its clock may start at that
    /// moment.
    pub(super) async fn learn_times_and(&mut self, newcomer: Option<&str>) -> Result<(), Problem<Json>> {
        let Some(state) = &self.state else { return Ok(()) };
        let mut accounts = sitting(state);
        accounts.extend(newcomer.filter(|_| state.setup.clock.is_slow()).map(str::to_owned));
        let found = times_of(self.shared.store.as_ref(), accounts).await.map_err(|e| store_problem(&e))?;
        self.state_mut().times = found.into_iter().collect();
        Ok(())
    }

    /// Recomputes the clocks after an account changed its time zone or vacation, and sends them to all
    /// watchers.
    pub(super) async fn time_has_changed(&mut self) {
        if self.learn_times().await.is_err() {
            // The times are looked up when the table is read again.
            self.state = None;
            return self.retry_soon();
        }
        let row = self.state().row_with_bots(&self.all_outages(), self.bots_act_at());
        if row != *self.row {
            self.store_row(row).await;
        }
        self.telling.forget_arrivals();
        self.tell_table();
        self.tell_deadlines();
    }
}
