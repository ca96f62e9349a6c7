//! The tables in memory, and the lease of each table's task.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, Ordering},
    },
};

use tokio::sync::mpsc;

use crate::mailbox::{Command, Mailbox, mailbox};

/// The tables in memory, each owned by one task.
#[derive(Default)]
pub(crate) struct Awake {
    tables: Mutex<HashMap<String, Mailbox>>,
    closing: AtomicBool,
}

/// The error while the server stops: no task starts any more.
#[derive(Debug)]
pub(crate) struct Closing;

/// The mailbox of a table, with the state of its task.
pub(crate) enum Found {
    /// The task runs.
    Awake(Mailbox),
    /// The table slept. The caller has to start its task, which reads the commands and holds the lease.
    Asleep(Mailbox, mpsc::Receiver<Command>, Lease),
}

impl Awake {
    fn tables(&self) -> MutexGuard<'_, HashMap<String, Mailbox>> {
        self.tables.lock().expect("nobody panics while holding it")
    }

    pub(crate) fn len(&self) -> usize {
        self.tables().len()
    }

    pub(crate) fn is_awake(&self, table: &str) -> bool {
        self.tables().contains_key(table)
    }

    /// Returns the mailbox of a table, and counts the table as awake from now on.
    pub(crate) fn find(self: &Arc<Self>, table: &str) -> Result<Found, Closing> {
        let mut tables = self.tables();
        if self.closing.load(Ordering::Relaxed) {
            return Err(Closing);
        }
        if let Some(mailbox) = tables.get(table) {
            return Ok(Found::Awake(mailbox.clone()));
        }
        let (mailbox, commands) = mailbox();
        tables.insert(table.to_owned(), mailbox.clone());
        let lease = Lease { awake: Arc::clone(self), table: table.to_owned(), mailbox: mailbox.downgrade() };
        Ok(Found::Asleep(mailbox, commands, lease))
    }

    /// Returns a place in the mailbox of a table that is awake; `None` if there is none at once.
    pub(crate) fn place(&self, table: &str) -> Option<mpsc::OwnedPermit<Command>> {
        let tables = self.tables();
        if self.closing.load(Ordering::Relaxed) {
            return None;
        }
        tables.get(table)?.clone().try_reserve_owned().ok()
    }

    /// Has every table that is awake check the clock, without waiting for any. A table with a full mailbox
    /// checks it anyway.
    pub(crate) fn look_at_the_clock(&self) {
        for mailbox in self.tables().values() {
            let _ = mailbox.try_send(Command::Wake);
        }
    }

    /// Has every table that is awake look up an account's name again if it shows it, without waiting for any.
    pub(crate) fn renamed(&self, account: &str) {
        self.look_names_up(Some(account));
    }

    /// Has every table that is awake look up all names again, because this node may have missed a change of a
    /// name.
    pub(crate) fn renamed_unheard(&self) {
        self.look_names_up(None);
    }

    fn look_names_up(&self, account: Option<&str>) {
        for mailbox in self.tables().values() {
            let command = Command::Renamed { account: account.map(str::to_owned) };
            if let Err(mpsc::error::TrySendError::Full(command)) = mailbox.try_send(command) {
                let mailbox = mailbox.clone();
                tokio::spawn(async move { mailbox.send(command).await });
            }
        }
    }

    /// Returns the mailboxes of all tables that are awake.
    pub(crate) fn mailboxes(&self) -> Vec<Mailbox> {
        self.tables().values().cloned().collect()
    }

    /// Lets no table wake any more, and returns the mailboxes of those awake.
    pub(crate) fn close(&self) -> Vec<Mailbox> {
        let tables = self.tables();
        self.closing.store(true, Ordering::Relaxed);
        tables.values().cloned().collect()
    }
}

/// The ownership of a table by its task. When it is dropped, also by a panic, the table sleeps.
pub(crate) struct Lease {
    awake: Arc<Awake>,
    table: String,
    mailbox: mpsc::WeakSender<Command>,
}

impl Lease {
    /// Returns the mailbox of the table; `None` if there is no sender any more.
    pub(crate) fn mailbox(&self) -> Option<Mailbox> {
        self.mailbox.upgrade()
    }

    /// Removes the table if `idle` returns `true` while no caller can find it. Returns `true` if it was
    /// removed.
    pub(crate) fn give_up(&self, idle: impl FnOnce() -> bool) -> bool {
        let mut tables = self.awake.tables();
        let idle = idle();
        if idle {
            tables.remove(&self.table);
        }
        idle
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        let mut tables = self.awake.tables();
        // A new task may have woken the table again since.
        if let Entry::Occupied(mailbox) = tables.entry(std::mem::take(&mut self.table))
            && self.mailbox.upgrade().is_some_and(|mine| mine.same_channel(mailbox.get()))
        {
            mailbox.remove();
        }
    }
}
