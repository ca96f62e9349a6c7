//! Notifications when a match waits for an account: push, webhook and e-mail.
//!
//! - Tables note their newest rows (`lobby/src/debts.rs`). Twice a second `errands.rs` folds the changes, without a
//!   clock or a network. A decision waits, notifies, reminds and is withdrawn.
//! - An account that watches the table is not notified.
//! - The server stores a notification before it sends it. After a crash a notification may be missing, but never comes
//!   twice. The reminder still comes.
//! - At its start the server reads the rows of all running matches, and its earlier notifications (`bell_rung`).
//! - Messages to browsers are encrypted (`seal.rs`) and signed (`key.rs`). `couriers.rs` sends concurrently, with a
//!   limit per target.
//! - Users choose the targets and may be hostile: `reach.rs` decides which are allowed, and `post.rs` connects only to
//!   those.
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

/// How the doorbell behaves.
#[derive(Clone, Debug)]
pub struct BellSettings {
    /// How long a decision waits before somebody is called for it.
    pub after: Duration,
    /// Private networks in which push services may be, also without TLS.
    pub networks: Vec<IpNet>,
    /// Whom the people of a push service can ask: a `mailto:` or `https:` address.
    pub contact: Option<String>,
    /// How often an account is called in an hour, at most.
    pub per_hour: u32,
    /// How long after a call its reminder comes at least.
    pub apart: Duration,
    /// How people are written to; `None`: they are not.
    pub mail: Option<MailSettings>,
    /// How long until a message that was not taken is tried again, and how often.
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

/// How often it is looked what has changed and whose time has come.
const LOOKS: Duration = Duration::from_millis(500);

/// How often addresses are forgotten that did not answer.
const TIDIES: Duration = Duration::from_secs(600);

/// After a failure of the store, or of a table that is too busy to say who is there.
const SOON: Duration = Duration::from_secs(5);

/// Whoever is on vacation may be back before it ends; so long it takes at most until they are called again then.
const LOOKS_AGAIN: u64 = 3_600_000;

/// People who are seen to at once.
const AT_ONCE: usize = 16;

/// Tables that are read at once when the server starts.
const PAGE: u32 = 200;

/// Calls people whom a match waits for. Cheap to clone.
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

/// The doorbell cannot be put up.
#[derive(Debug, thiserror::Error)]
pub enum BellError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The key that it keeps.
    #[error(
        "{0}; if it was damaged, delete the row of the table bell_keys: devices then have to be added again"
    )]
    Key(String),
}

impl Doorbell {
    /// Puts a doorbell up, and begins to call people. The server's key is made the first time.
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

    /// Calls nobody any more. What is on its way to a push service and was not taken yet is lost.
    pub async fn shut_down(&self) {
        self.0.stop.cancel();
        self.0.tasks.close();
        self.0.tasks.wait().await;
        self.0.couriers.stop().await;
    }

    /// Only one server calls, where several share a database.
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
                Err(error) => tracing::error!(%error, "the doorbell cannot read whom matches wait for"),
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

    /// Whom all matches wait for that are on, and what was called before the server was started.
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

    /// Notes whom all matches wait for that are on. Returns the tables of those.
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

    /// Another server may have changed tables, and did not tell.
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
                Err(error) => tracing::error!(%error, "the doorbell cannot read whom matches wait for"),
            }
        }
        // After that: a table of this server may have gone on since it was read.
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

    /// Calls somebody whose time has come, if that is how it is; and how long before the end they want to be reminded.
    async fn see_to(&self, lead: &Lead, due: &Due) -> (Deed, Option<Duration>) {
        match self.call(lead, due).await {
            Ok(done) => done,
            Err(StoreError::Conflict(_)) => (Deed::Unreachable, None),
            Err(error) => {
                if !error.is_outage() {
                    tracing::error!(%error, "somebody could not be called");
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
            // They may be back before.
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

    /// The name on the box of a game.
    fn title(&self, game: &str) -> String {
        let offered = self.0.lobby.catalogue().get(game);
        offered.map_or(game, |offered| offered.game.info().name).to_owned()
    }

    /// Nobody has to decide any more for what they were called.
    async fn take_back(&self, lead: &Lead, taken: Taken) {
        let Inner { store, couriers, .. } = &*self.0;
        let Taken { account, table, code, game, decision } = taken;
        let call = Call { account, table };
        let reached = couriers.take_back(&call, decision);
        // If that fails it is done again when the server starts.
        let noted = store.note_taken(lead, &call.account, &call.table).await;
        let ways = match noted.and(Way::of(store, &call.account).await) {
            Ok(ways) => ways,
            Err(error) => {
                // Another one that leads takes it back.
                if !error.is_outage() && lead.is_live() {
                    tracing::error!(%error, "a call could not be taken back");
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
