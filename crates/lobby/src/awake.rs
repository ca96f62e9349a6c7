//! The tables that are in memory, and the lease that each of their tasks has.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, Ordering},
    },
};

use tokio::sync::mpsc;

use crate::mailbox::{Command, Mailbox, mailbox};

/// The tables that are in memory, each owned by one task.
#[derive(Default)]
pub(crate) struct Awake {
    tables: Mutex<HashMap<String, Mailbox>>,
    closing: AtomicBool,
}

/// The server is going; nothing is begun any more.
#[derive(Debug)]
pub(crate) struct Closing;

/// Where a table is told things.
pub(crate) enum Found {
    /// Its task runs.
    Awake(Mailbox),
    /// It slept: whoever asked has to start its task, which reads the commands and holds the lease.
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

    /// The mailbox of a table, which counts as awake from now on.
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

    /// A place in the mailbox of a table that is awake; `None` if there is none at once.
    pub(crate) fn place(&self, table: &str) -> Option<mpsc::OwnedPermit<Command>> {
        let tables = self.tables();
        if self.closing.load(Ordering::Relaxed) {
            return None;
        }
        tables.get(table)?.clone().try_reserve_owned().ok()
    }

    /// Has every table that is awake look at the clock, without waiting for any: one whose mailbox is full
    /// has other reasons to look up.
    pub(crate) fn look_at_the_clock(&self) {
        for mailbox in self.tables().values() {
            let _ = mailbox.try_send(Command::Wake);
        }
    }

    /// Has every table that is awake look an account's name up again if it shows it, without waiting for any.
    pub(crate) fn renamed(&self, account: &str) {
        self.look_names_up(Some(account));
    }

    /// The same for all names that they show: somebody may have another one, and nobody heard of it.
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

    /// The mailboxes of those that are awake.
    pub(crate) fn mailboxes(&self) -> Vec<Mailbox> {
        self.tables().values().cloned().collect()
    }

    /// Lets no table wake any more and returns the mailboxes of those awake.
    pub(crate) fn close(&self) -> Vec<Mailbox> {
        let tables = self.tables();
        self.closing.store(true, Ordering::Relaxed);
        tables.values().cloned().collect()
    }
}

/// What makes a task the owner of its table. When it is dropped, also by a panic, the table sleeps.
pub(crate) struct Lease {
    awake: Arc<Awake>,
    table: String,
    mailbox: mpsc::WeakSender<Command>,
}

impl Lease {
    /// Where the table is told things; `None` once nobody can tell it any.
    pub(crate) fn mailbox(&self) -> Option<Mailbox> {
        self.mailbox.upgrade()
    }

    /// Gives the table up if `idle` still holds once nobody can find it any more. Returns whether it did.
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
        // The table may have been woken again by a new task in the meantime.
        if let Entry::Occupied(mailbox) = tables.entry(std::mem::take(&mut self.table))
            && self.mailbox.upgrade().is_some_and(|mine| mine.same_channel(mailbox.get()))
        {
            mailbox.remove();
        }
    }
}
