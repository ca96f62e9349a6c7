//! All tables of a lobby. A command wakes a table that sleeps.

use std::sync::Arc;

use tokio::sync::mpsc;

use crate::{
    TableRow,
    awake::{Awake, Closing, Found},
    mailbox::{Command, Mailbox},
    shared::Shared,
    table_task::TableTask,
};

/// All tables of a lobby. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Tables {
    shared: Arc<Shared>,
    awake: Arc<Awake>,
}

impl Tables {
    pub(crate) fn new(shared: Arc<Shared>) -> Self {
        Self { shared, awake: Arc::default() }
    }

    /// Returns the tables in memory.
    pub(crate) fn awake(&self) -> &Awake {
        &self.awake
    }

    /// Sends a command to a table's task, waking it first if it sleeps.
    ///
    /// A task that falls asleep gives its lease up only with an empty mailbox, and writes nothing after that:
    /// there are never two writers of one table.
    pub(crate) async fn send(&self, row: &Arc<TableRow>, mut command: Command) -> Result<(), Closing> {
        loop {
            match self.mailbox(row)?.send(command).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => command = back,
            }
            // The task has just ended and is about to give its lease up.
            tokio::task::yield_now().await;
        }
    }

    fn mailbox(&self, row: &Arc<TableRow>) -> Result<Mailbox, Closing> {
        match self.awake.find(&row.id)? {
            Found::Awake(mailbox) => Ok(mailbox),
            Found::Asleep(mailbox, commands, lease) => {
                let task = TableTask::new(Arc::clone(&self.shared), Arc::clone(row), lease, commands);
                let (tables, row) = (self.clone(), Arc::clone(row));
                tokio::spawn(async move {
                    // A sender may have found the mailbox just before the lease was given up: its command is
                    // sent again.
                    for late in task.run().await {
                        let _ = tables.send(&row, late).await;
                    }
                });
                Ok(mailbox)
            }
        }
    }
}
