//! Notifications when a match waits for an account: push, webhook and e-mail.
//!
//! - Tables note their newest rows (`lobby/src/debts.rs`). Twice a second `errands.rs` folds the changes,
//!   without a clock or a network. A decision waits, notifies, reminds and is withdrawn.
//! - An account that watches the table is not notified.
//! - The server stores a notification before it sends it. After a crash a notification may be missing, but
//!   never comes twice. The reminder still comes.
//! - At its start the server reads the rows of all running matches, and its earlier notifications
//!   (`bell_rung`).
//! - Messages to browsers are encrypted (`seal.rs`) and signed (`key.rs`). `couriers.rs` sends concurrently,
//!   with a limit per target.
//! - Users choose the targets and may be hostile: `reach.rs` decides which are allowed, and `post.rs`
//!   connects only to those.
//! - E-mail (`mail`) goes to one relay that the operator names. The owner of an address confirms it first
//!   (`mailing.rs`).
//! - The client's part is `web/src/account/BellPanel.svelte` and `web/public/sw.js`.

mod asked;
mod couriers;
mod errands;
mod hours;
mod invited;
mod key;
pub(crate) mod mail;
mod mailing;
mod often;
mod post;
mod reach;
mod seal;
mod standing;
mod way;

use std::{collections::HashSet, sync::Arc, time::Duration};

use futures_util::{StreamExt as _, stream};
use ipnet::IpNet;
use lobby::{Lead, Lobby, Store as _, StoreError, TableDebts, TableRow};
use protocol::http::{BellWishes, PushedKind};
use tokio::time::MissedTickBehavior;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::store::{Rung, SqlStore};
pub(crate) use asked::known;
use couriers::{Couriers, Parcel};
use errands::{Deed, Due, Errands, Taken};
use hours::quiet_until;
use key::Key;
pub use mail::{BadRelay, MailSettings, Relay};
use often::Often;
use post::Post;
use reach::Reach;
use way::{Call, Said, Way};

/// The settings of notifications.
#[derive(Clone, Debug)]
pub struct BellSettings {
    /// The time a decision waits before its player is notified.
    pub after: Duration,
    /// Private networks that may contain push services, also without TLS.
    pub networks: Vec<IpNet>,
    /// The contact for push services: a `mailto:` or `https:` address.
    pub contact: Option<String>,
    /// The most notifications of an account per hour.
    pub per_hour: u32,
    /// The least time between a notification and its reminder.
    pub apart: Duration,
    /// The settings of e-mail, or `None` for no e-mail.
    pub mail: Option<MailSettings>,
    /// The pauses before a message that failed is sent again. Their number is the number of retries.
    pub again: [Duration; 3],
}

impl Default for BellSettings {
    fn default() -> Self {
        Self {
            after: Duration::from_secs(60),
            networks: Vec::new(),
            contact: None,
            per_hour: 30,
            apart: Duration::from_secs(600),
            mail: None,
            again: [15, 90, 600].map(Duration::from_secs),
        }
    }
}

/// The time between two checks for changed tables and due notifications.
const LOOKS: Duration = Duration::from_millis(500);

/// The time between two deletions of unconfirmed addresses.
const TIDIES: Duration = Duration::from_secs(600);

/// The pause after a failure of the store, or of a table that is too busy to list its watchers.
const SOON: Duration = Duration::from_secs(5);

/// The longest time until an account on vacation is checked again, in milliseconds. A vacation may end early.
const LOOKS_AGAIN: u64 = 3_600_000;

/// The most accounts that are handled at the same time.
const AT_ONCE: usize = 16;

/// The most tables that one query reads at the start.
const PAGE: u32 = 200;

/// Notifies players when a match waits for them. Cheap to clone.
#[derive(Clone)]
pub struct Doorbell(Arc<Inner>);

struct Inner {
    lobby: Lobby,
    store: Arc<SqlStore>,
    settings: BellSettings,
    reach: Reach,
    couriers: Couriers,
    often: Often,
    stop: CancellationToken,
    tasks: TaskTracker,
}

/// The error of notifications that cannot start.
#[derive(Debug, thiserror::Error)]
pub enum BellError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The stored key is damaged.
    #[error(
        "{0}; if it was damaged, delete the row of the table bell_keys: devices then have to be added again"
    )]
    Key(String),
}

impl Doorbell {
    /// Starts notifications. The first start creates the server's key.
    ///
    /// # Errors
    ///
    /// If the store fails, or the key cannot be read.
    pub async fn open(settings: BellSettings, lobby: Lobby, store: Arc<SqlStore>) -> Result<Self, BellError> {
        let bad_key = |error: key::BadKey| BellError::Key(error.to_string());
        let fresh = Key::fresh().map_err(bad_key)?;
        let key = Key::read(&store.bell_key(&fresh).await?).map_err(bad_key)?;
        let reach = Reach { networks: settings.networks.clone() };
        let post = Post::new(reach.clone());
        let couriers = Couriers::new(post, key, &settings, Arc::clone(&store));
        let (stop, tasks) = (CancellationToken::new(), TaskTracker::new());
        let often = Often::per_hour(settings.per_hour);
        let bell = Self(Arc::new(Inner { lobby, store, settings, reach, couriers, often, stop, tasks }));
        bell.answer_others();
        bell.0.tasks.spawn(bell.clone().run());
        Ok(bell)
    }

    /// Stops notifications. Messages that their receiver has not accepted yet are lost.
    pub async fn shut_down(&self) {
        self.0.stop.cancel();
        self.0.tasks.close();
        self.0.tasks.wait().await;
        self.0.couriers.stop().await;
    }

    /// Runs while this node leads: only one of the nodes on a database sends notifications.
    async fn run(self) {
        let (stop, leadership) = (self.0.stop.clone(), self.0.store.leadership());
        stop.run_until_cancelled(leadership.whenever(|lead| self.clone().watch(lead))).await;
    }

    async fn watch(self, lead: Lead) {
        let _follows = self.0.lobby.follow_tables();
        let mut errands = loop {
            match self.begin(&lead).await {
                Ok(errands) => break errands,
                Err(error) if error.is_outage() => {}
                Err(error) => tracing::error!(%error, "pending decisions for notifications cannot be read"),
            }
            tokio::time::sleep(SOON).await;
        };
        let mut missed = false;
        let mut looks = tokio::time::interval(LOOKS);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut tidied = tokio::time::interval(TIDIES);
        tidied.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = looks.tick() => self.look(&lead, &mut errands, &mut missed).await,
                _ = tidied.tick() => self.forget_asked().await,
            }
        }
    }

    /// Reads the pending decisions of all running matches, and the notifications from before the server was
    /// started.
    async fn begin(&self, lead: &Lead) -> Result<Errands, StoreError> {
        let Inner { store, settings, .. } = &*self.0;
        let mut errands = Errands::new(settings.after, settings.apart, store.rung().await?);
        self.note_all(lead, &mut errands).await?;
        for rung in errands.rest_of_before() {
            let Some(row) = store.find_table(&rung.table).await? else { continue };
            let (code, game) = (row.code, row.summary.setup.game.clone());
            let Rung { account, table, decision, .. } = rung;
            self.take_back(lead, Taken { account, table, code, game, decision }).await;
        }
        for due in errands.called() {
            let wishes = store.bell_wishes(&due.account).await?;
            errands.remind(&due, before_end(&wishes));
        }
        Ok(errands)
    }

    /// Notes the pending decisions of all running matches. Returns their tables.
    async fn note_all(&self, lead: &Lead, errands: &mut Errands) -> Result<HashSet<String>, StoreError> {
        let (mut after, mut noted) = (String::new(), HashSet::new());
        loop {
            let page = self.0.store.playing_tables(&after, PAGE).await?;
            for row in &page {
                self.note(lead, errands, row).await;
                noted.insert(row.id.clone());
            }
            match page.last() {
                Some(last) if page.len() == PAGE as usize => after.clone_from(&last.id),
                Some(_) | None => return Ok(noted),
            }
        }
    }

    /// Notes all tables again, because messages of another node may be lost.
    async fn note_missed(&self, lead: &Lead, errands: &mut Errands) -> Result<(), StoreError> {
        let noted = self.note_all(lead, errands).await?;
        for (table, code, game) in errands.tables_but(&noted) {
            let none = TableDebts { table, code, game, debtors: Vec::new() };
            self.note_debts(lead, errands, none).await;
        }
        Ok(())
    }

    async fn look(&self, lead: &Lead, errands: &mut Errands, missed: &mut bool) {
        let (elsewhere, also_missed) = self.0.lobby.changed_elsewhere();
        *missed |= also_missed;
        for debts in elsewhere {
            self.note_debts(lead, errands, debts).await;
        }
        if *missed {
            match self.note_missed(lead, errands).await {
                Ok(()) => *missed = false,
                Err(error) if error.is_outage() => {}
                Err(error) => tracing::error!(%error, "pending decisions for notifications cannot be read"),
            }
        }
        // This follows the other nodes' reports: a table of this node may have changed since it was read.
        for row in self.0.lobby.changed_tables() {
            self.note(lead, errands, &row).await;
        }
        let due = errands.due(self.0.lobby.now());
        let mut seen = stream::iter(due)
            .map(|due| async move {
                let (deed, reminder) = self.see_to(lead, &due).await;
                (due, deed, reminder)
            })
            .buffer_unordered(AT_ONCE);
        while let Some((due, deed, reminder)) = seen.next().await {
            errands.done(&due, deed, self.0.lobby.now());
            errands.remind(&due, reminder);
        }
    }

    async fn note(&self, lead: &Lead, errands: &mut Errands, row: &TableRow) {
        let (table, code, game) = (row.id.clone(), row.code.clone(), row.summary.setup.game.clone());
        let debts = TableDebts { table, code, game, debtors: self.0.lobby.debtors(row) };
        self.note_debts(lead, errands, debts).await;
    }

    async fn note_debts(&self, lead: &Lead, errands: &mut Errands, debts: TableDebts) {
        let TableDebts { table, code, game, debtors } = debts;
        for taken in errands.note((&table, &code, &game), debtors, self.0.lobby.now()) {
            self.take_back(lead, taken).await;
        }
    }

    /// Sends a due notification, if its conditions hold. Also returns how long before the end the account
    /// wants a reminder.
    async fn see_to(&self, lead: &Lead, due: &Due) -> (Deed, Option<Duration>) {
        match self.call(lead, due).await {
            Ok(done) => done,
            Err(StoreError::Conflict(_)) => (Deed::Unreachable, None),
            Err(error) => {
                if !error.is_outage() {
                    tracing::error!(%error, "a notification could not be sent");
                }
                (self.later(SOON), None)
            }
        }
    }

    fn later(&self, wait: Duration) -> Deed {
        Deed::Later(self.0.lobby.now() + wait.as_millis() as u64)
    }

    async fn call(&self, lead: &Lead, due: &Due) -> Result<(Deed, Option<Duration>), StoreError> {
        let Inner { lobby, store, settings, couriers, often, .. } = &*self.0;
        let mut ways = Way::of(store, &due.account).await?;
        ways.retain(|way| couriers.carry_by(way));
        if ways.is_empty() {
            return Ok((Deed::Unreachable, None));
        }
        let wishes = store.bell_wishes(&due.account).await?;
        let before = before_end(&wishes);
        if due.reminder && before.is_none() {
            return Ok((Deed::Unreachable, None));
        }
        if let Some(end) = wishes.quiet.as_ref().and_then(|quiet| quiet_until(quiet, lobby.now())) {
            return Ok((Deed::Later(end), before));
        }
        if let Some(until) = lobby.away_until(&due.account).await? {
            // The vacation may end early.
            return Ok((Deed::Later(until.min(lobby.now() + LOOKS_AGAIN)), before));
        }
        match lobby.is_watching(&due.account, &due.table).await {
            Some(false) => {}
            Some(true) => return Ok((self.later(settings.after.max(SOON)), before)),
            None => return Ok((self.later(SOON), before)),
        }
        if let Err(wait) = often.take(&due.account) {
            return Ok((self.later(wait), before));
        }
        let Due { account, table, code, game, decision, until, reminder } = due.clone();
        let call = Call { account: account.clone(), table: table.clone() };
        store.note_rung(lead, Rung { account, table, decision, reminded: reminder }).await?;
        couriers.stand(&call, decision);
        let kind = if reminder { PushedKind::Reminder } else { PushedKind::Turn };
        let said =
            Said { kind, code, title: self.title(&game), game, mark: couriers.mark(&call, decision), until };
        for way in ways {
            couriers.send(Parcel { way, said: said.clone(), call: call.clone(), decision });
        }
        Ok((Deed::Called, before))
    }

    /// Returns the name of a game.
    fn title(&self, game: &str) -> String {
        let offered = self.0.lobby.catalogue().get(game);
        offered.map_or(game, |offered| offered.game.info().name).to_owned()
    }

    /// Withdraws a notification whose decision is not pending any more.
    async fn take_back(&self, lead: &Lead, taken: Taken) {
        let Inner { store, couriers, .. } = &*self.0;
        let Taken { account, table, code, game, decision } = taken;
        let call = Call { account, table };
        let reached = couriers.take_back(&call, decision);
        // After a failure the next start of the server repeats it.
        let noted = store.note_taken(lead, &call.account, &call.table).await;
        let ways = match noted.and(Way::of(store, &call.account).await) {
            Ok(ways) => ways,
            Err(error) => {
                // Another node that leads withdraws it.
                if !error.is_outage() && lead.is_live() {
                    tracing::error!(%error, "a notification could not be withdrawn");
                }
                return;
            }
        };
        let mark = couriers.mark(&call, decision);
        let said = Said { kind: PushedKind::Taken, code, title: self.title(&game), game, mark, until: None };
        for way in ways {
            if reached.as_ref().is_none_or(|reached| reached.contains(way.address().reveal())) {
                couriers.send(Parcel { way, said: said.clone(), call: call.clone(), decision });
            }
        }
    }
}

fn before_end(wishes: &BellWishes) -> Option<Duration> {
    wishes.reminder.map(|minutes| Duration::from_secs(u64::from(minutes) * 60))
}
