//! The tables that are in memory.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, Ordering},
    },
};

use tokio::sync::mpsc;

use crate::{
    TableRow,
    shared::Shared,
    table_task::{Command, TableTask},
};

/// Commands that wait for one table at most; further senders wait.
const MAILBOX: usize = 64;

/// The tables that are in memory, each owned by one task.
#[derive(Default)]
pub(crate) struct Registry {
    awake: Mutex<HashMap<String, Mailbox>>,
    closing: AtomicBool,
}

type Mailbox = mpsc::Sender<Command>;

/// The server is going; nothing is begun any more.
#[derive(Debug)]
pub(crate) struct Closing;

impl Registry {
    fn awake(&self) -> MutexGuard<'_, HashMap<String, Mailbox>> {
        self.awake.lock().expect("nobody panics while holding it")
    }

    pub(crate) fn len(&self) -> usize {
        self.awake().len()
    }

    pub(crate) fn is_awake(&self, table: &str) -> bool {
        self.awake().contains_key(table)
    }

    /// Sends a command to a table's task, waking it first if it sleeps.
    ///
    /// A task that falls asleep leaves the registry only with an empty mailbox, and writes nothing after
    /// that: there are never two writers of one table.
    pub(crate) async fn send(
        shared: &Arc<Shared>,
        row: &Arc<TableRow>,
        mut command: Command,
    ) -> Result<(), Closing> {
        loop {
            let mailbox = Self::mailbox(shared, row)?;
            match mailbox.send(command).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => command = back,
            }
            // The task has just ended and is about to leave the registry.
            tokio::task::yield_now().await;
        }
    }

    /// Takes a table out if `idle` still holds once nobody can find it any more.
    pub(crate) fn leave(&self, table: &str, idle: impl FnOnce() -> bool) -> bool {
        let mut awake = self.awake();
        let idle = idle();
        if idle {
            awake.remove(table);
        }
        idle
    }

    /// Has every table that is awake look at the clock, without waiting for any: one whose mailbox is full
    /// has other reasons to look up.
    pub(crate) fn look_at_the_clock(&self) {
        for mailbox in self.awake().values() {
            let _ = mailbox.try_send(Command::Wake);
        }
    }

    /// Has every table that is awake look an account's name up again if it shows it, without waiting for any.
    pub(crate) fn renamed(&self, account: &str) {
        for mailbox in self.awake().values() {
            let command = Command::Renamed { account: account.to_owned() };
            if let Err(mpsc::error::TrySendError::Full(command)) = mailbox.try_send(command) {
                let mailbox = mailbox.clone();
                tokio::spawn(async move { mailbox.send(command).await });
            }
        }
    }

    fn mailbox(shared: &Arc<Shared>, row: &Arc<TableRow>) -> Result<Mailbox, Closing> {
        let mut awake = shared.registry.awake();
        if shared.registry.closing.load(Ordering::Relaxed) {
            return Err(Closing);
        }
        if let Some(mailbox) = awake.get(&row.id) {
            return Ok(mailbox.clone());
        }
        let (mailbox, commands) = mpsc::channel(MAILBOX);
        awake.insert(row.id.clone(), mailbox.clone());
        let leave = Leave { shared: Arc::clone(shared), table: row.id.clone(), mailbox: mailbox.downgrade() };
        let task = TableTask::new(Arc::clone(shared), Arc::clone(row), mailbox.downgrade(), commands);
        tokio::spawn(async move {
            let _leave = leave;
            task.run().await;
        });
        Ok(mailbox)
    }

    /// Lets no table wake any more and returns the mailboxes of those awake.
    pub(crate) fn close(&self) -> Vec<Mailbox> {
        let awake = self.awake();
        self.closing.store(true, Ordering::Relaxed);
        awake.values().cloned().collect()
    }
}

/// Takes a table out of the registry when its task ends, also by a panic.
struct Leave {
    shared: Arc<Shared>,
    table: String,
    mailbox: mpsc::WeakSender<Command>,
}

impl Drop for Leave {
    fn drop(&mut self) {
        let mut awake = self.shared.registry.awake();
        // The table may have been woken again by a new task in the meantime.
        if let Entry::Occupied(mailbox) = awake.entry(std::mem::take(&mut self.table))
            && self.mailbox.upgrade().is_some_and(|mine| mine.same_channel(mailbox.get()))
        {
            mailbox.remove();
        }
    }
}
