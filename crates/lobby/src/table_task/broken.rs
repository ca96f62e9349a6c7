//! A table whose log cannot be read or folded.
//!
//! The server leaves the log unchanged, reports it once, and does not wake the table for a day.

use std::time::Duration;

use contract::Json;
use protocol::{Problem, ProblemCode, ServerMessage, encode};

use super::TableTask;
use crate::{TableRow, presence::Presence};

/// The time for which a broken table is not woken.
const LET_LIE: Duration = Duration::from_secs(24 * 3_600);

impl TableTask {
    /// Gives up a table that cannot be used. The log shows it once to the operator, and watchers receive the
    /// reason.
    pub(super) async fn give_up(&mut self, why: &str) -> Problem<Json> {
        if self.shared.is_news(&self.row.id) {
            tracing::error!(table.id = self.row.id, why, "a table's log cannot be read or does not fold");
        }
        self.let_lie().await;
        let message = format!("this table cannot be opened: {why}");
        let (table, reason) = (self.row.id.clone(), message.clone());
        self.presence.tell_all(&encode::<Json>(&ServerMessage::Unwatched { table, reason }));
        self.presence = Presence::default();
        let problem = Problem::new(ProblemCode::Internal, message);
        self.broken = Some(problem.clone());
        problem
    }

    /// Delays the next waking of the table by a day. A newer server may be able to read this log, and other
    /// due tables must not wait.
    async fn let_lie(&mut self) {
        let tomorrow = self.shared.clock.now() + LET_LIE.as_millis() as u64;
        if self.row.wake_at.is_none_or(|at| at >= tomorrow) {
            return;
        }
        self.store_row(TableRow { wake_at: Some(tomorrow), ..(*self.row).clone() }).await;
    }
}
