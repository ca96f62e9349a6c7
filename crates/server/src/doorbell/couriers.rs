//! Those who carry messages: many at once, each for itself, and no more than a few to one place.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex},
    time::Duration,
};

use axum::http::StatusCode;
use lobby::StoreError;
use protocol::http::PushedKind;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use url::Url;

use super::{
    BellSettings,
    key::Key,
    mail::{Confirmation, MailAddress, Mailer, Unsent},
    post::{Answered, Post},
    standing::Standing,
    way::{Call, Said, Sender, Way, note},
};
use crate::store::{KeptMail, SqlStore};

/// Messages on their way at once.
const AT_ONCE: usize = 64;
/// To one host.
const AT_ONCE_TO_ONE: usize = 16;
/// Messages that are on their way or wait. What does not fit is dropped.
const ROOM: usize = 4_096;
/// For one host: one that answers nobody leaves room for the others.
const ROOM_FOR_ONE: usize = 1_024;

/// The one place where all mail goes. No host has such a name.
const RELAY: &str = "mail relay";

/// A host that wants to be left alone is, for so long at most.
const LEFT_ALONE: Duration = Duration::from_secs(1_800);

/// What is carried one way.
pub(crate) struct Parcel {
    pub(crate) way: Way,
    pub(crate) said: Said,
    pub(crate) call: Call,
    pub(crate) decision: u64,
}

/// A host: who may talk to it, and who may wait for that.
struct Lane {
    turns: Arc<Semaphore>,
    room: Arc<Semaphore>,
}

/// A place among those that wait.
type Place = (OwnedSemaphorePermit, OwnedSemaphorePermit);

/// What came of a try.
enum Tried {
    Taken,
    /// Nobody is there any more.
    Gone,
    /// It will not be taken, however often it is tried.
    Never(String),
    Later(Option<Duration>),
}

/// Where a message goes.
enum Goes {
    /// To an address of the web.
    Web(Url),
    /// To whoever takes all mail.
    Relay(Arc<Mailer>),
}

/// Cheap to clone.
#[derive(Clone)]
pub(crate) struct Couriers(Arc<Inner>);

struct Inner {
    post: Post,
    /// `None` where nobody is written to.
    mailer: Option<Arc<Mailer>>,
    key: Key,
    contact: Option<String>,
    store: Arc<SqlStore>,
    again: [Duration; 3],
    turns: Arc<Semaphore>,
    room: Arc<Semaphore>,
    lanes: Mutex<HashMap<String, Lane>>,
    standing: Standing,
    stop: CancellationToken,
    tasks: TaskTracker,
}

impl Couriers {
    pub(crate) fn new(post: Post, key: Key, settings: &BellSettings, store: Arc<SqlStore>) -> Self {
        let [turns, room] = [AT_ONCE, ROOM].map(|places| Arc::new(Semaphore::new(places)));
        Self(Arc::new(Inner {
            post,
            mailer: settings.mail.clone().map(Mailer::new),
            key,
            contact: settings.contact.clone(),
            store,
            again: settings.again,
            turns,
            room,
            lanes: Mutex::default(),
            standing: Standing::default(),
            stop: CancellationToken::new(),
            tasks: TaskTracker::new(),
        }))
    }

    /// The server's key, as browsers want it.
    pub(crate) fn public_key(&self) -> String {
        self.0.key.public()
    }

    /// Who writes to people, if anybody does.
    pub(crate) fn mailer(&self) -> Option<&Arc<Mailer>> {
        self.0.mailer.as_ref()
    }

    /// Whether there is somebody who carries messages this way.
    pub(crate) fn carry_by(&self, way: &Way) -> bool {
        match way {
            Way::Push(_) | Way::Hook(_) => true,
            Way::Mail(_) => self.0.mailer.is_some(),
        }
    }

    /// What ends messages to an address of an account.
    pub(crate) fn stop_token(&self, account: &str, mail: &KeptMail) -> String {
        self.0.key.stop(account, mail.address.reveal(), mail.asked_at)
    }

    /// A mark of a call that says nothing else.
    pub(crate) fn mark(&self, call: &Call, decision: u64) -> String {
        self.0.key.mark(&call.account, &call.table, decision)
    }

    /// A call stands from now on, until it is taken back.
    pub(crate) fn stand(&self, call: &Call, decision: u64) {
        self.0.standing.stand(call, decision);
    }

    /// A call stands no longer: what waits to be sent is not. Returns who took it, `None` if that is not known.
    pub(crate) fn take_back(&self, call: &Call, decision: u64) -> Option<HashSet<String>> {
        self.0.standing.take_back(call, decision)
    }

    /// Sends a message as soon as there is a turn. Never waits; without room for it the message is dropped.
    pub(crate) fn send(&self, parcel: Parcel) {
        let Some((host, to)) = self.goes(&parcel.way) else { return };
        if !parcel.way.takes(&parcel.said, &host) {
            return;
        }
        let Some((place, turns)) = self.0.place(&host) else { return count("dropped") };
        let (couriers, stop) = (self.clone(), self.0.stop.clone());
        self.0.tasks.spawn(async move {
            tokio::select! {
                () = stop.cancelled() => {}
                () = couriers.carry(parcel, to, turns) => {}
            }
            drop(place);
        });
    }

    /// The host that a message is handed to, and how it gets there.
    fn goes(&self, way: &Way) -> Option<(String, Goes)> {
        match way {
            Way::Push(_) | Way::Hook(_) => {
                let to = self.0.post.reach().url(way.address().reveal()).ok()?;
                Some((to.host_str().unwrap_or_default().to_owned(), Goes::Web(to)))
            }
            Way::Mail(_) => Some((RELAY.to_owned(), Goes::Relay(Arc::clone(self.0.mailer.as_ref()?)))),
        }
    }

    /// Asks an address whether it wants to be written to. Never waits.
    pub(crate) fn ask(&self, account: String, to: MailAddress, confirmation: Confirmation) {
        let (Some(mailer), Some((place, turns))) = (self.0.mailer.clone(), self.0.place(RELAY)) else {
            return count("dropped");
        };
        let (couriers, stop) = (self.clone(), self.0.stop.clone());
        self.0.tasks.spawn(async move {
            tokio::select! {
                () = stop.cancelled() => {}
                () = couriers.carry_question(&mailer, account, to, confirmation, turns) => {}
            }
            drop(place);
        });
    }

    async fn carry_question(
        &self,
        mailer: &Mailer,
        account: String,
        to: MailAddress,
        confirmation: Confirmation,
        turns: Arc<Semaphore>,
    ) {
        let mut again = self.0.again.into_iter();
        loop {
            let sent = {
                let _own = turns.acquire().await;
                let _turn = self.0.turns.acquire().await;
                mailer.confirm(&to, &confirmation).await
            };
            match sent {
                Ok(()) => return count("sent"),
                Err(Unsent::NoSuchMailbox(_)) => {
                    count("gone");
                    return self.noted(self.0.store.refuse_bell_mail(&account, to.to_secret()).await);
                }
                Err(Unsent::Refused(why)) => {
                    count("refused");
                    return tracing::debug!(why, "a message was refused");
                }
                Err(Unsent::Later(_)) => {}
            }
            let Some(next) = again.next() else { return count("given_up") };
            tokio::time::sleep(next).await;
        }
    }

    /// Ends what is on its way.
    pub(crate) async fn stop(&self) {
        self.0.stop.cancel();
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    async fn carry(&self, parcel: Parcel, to: Goes, turns: Arc<Semaphore>) {
        let mut again = self.0.again.into_iter();
        loop {
            let done = {
                // First one of the few turns of its own host, so that nobody waits with a turn of everybody's.
                let _own = turns.acquire().await;
                let _turn = self.0.turns.acquire().await;
                if !self.0.standing.holds(&parcel.call, parcel.decision, parcel.said.kind) {
                    return count("taken");
                }
                match &to {
                    Goes::Web(to) => self.try_once(&parcel, to).await,
                    Goes::Relay(mailer) => self.try_to_write(&parcel, mailer).await,
                }
            };
            let wait = match done {
                Tried::Taken => return self.arrived(parcel),
                Tried::Gone => {
                    count("gone");
                    return self.forget(&parcel).await;
                }
                Tried::Never(why) => {
                    count("refused");
                    return tracing::debug!(why, "a message was refused");
                }
                Tried::Later(wait) => wait,
            };
            // What is taken back is not worth it, and could come after something newer.
            let next = again.next().filter(|_| parcel.said.kind != PushedKind::Taken);
            let Some(next) = next else { return count("given_up") };
            tokio::time::sleep(next.max(wait.unwrap_or_default().min(LEFT_ALONE))).await;
            match parcel.way.is_still_there(&self.0.store, &parcel.call.account).await {
                Ok(true) => {}
                Ok(false) => return count("gone"),
                Err(error) if error.is_outage() => {}
                Err(error) => tracing::error!(%error, "whether somebody is still to be called is not known"),
            }
        }
    }

    async fn try_once(&self, parcel: &Parcel, to: &Url) -> Tried {
        let Parcel { way, said, call, .. } = parcel;
        let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default().as_secs();
        let sender = Sender { key: &self.0.key, contact: self.0.contact.as_deref(), now };
        let Some(letter) = way.letter(to, call, said, &sender) else {
            return Tried::Never("it cannot be written".into());
        };
        match self.0.post.send(letter).await {
            Ok(Answered { status, .. }) if status.is_success() => Tried::Taken,
            Ok(Answered { status: StatusCode::GONE, .. }) => Tried::Gone,
            Ok(Answered { status: StatusCode::NOT_FOUND, .. }) if way.ends_with_not_found() => Tried::Gone,
            Ok(Answered { status, retry_after })
                if status.is_server_error()
                    || status == StatusCode::TOO_MANY_REQUESTS
                    || status == StatusCode::REQUEST_TIMEOUT =>
            {
                Tried::Later(retry_after)
            }
            Ok(Answered { status, .. }) => Tried::Never(status.to_string()),
            Err(why) => {
                tracing::debug!(%why, "a message was not taken");
                Tried::Later(None)
            }
        }
    }

    async fn try_to_write(&self, parcel: &Parcel, mailer: &Mailer) -> Tried {
        let Parcel { way: Way::Mail(mail), said, call, .. } = parcel else {
            return Tried::Never("it is no mail".into());
        };
        let (thread, stop) =
            (self.0.key.thread(&call.account, &call.table), self.stop_token(&call.account, mail));
        let Some((to, note)) = note(mail, said, &thread, &stop) else {
            return Tried::Never("it cannot be written".into());
        };
        if let Err(wait) = mailer.limits.call(&to) {
            count("limited");
            return Tried::Later(Some(wait));
        }
        match mailer.call(&to, &note).await {
            Ok(()) => Tried::Taken,
            Err(Unsent::NoSuchMailbox(_)) => Tried::Gone,
            Err(Unsent::Refused(why)) => Tried::Never(why),
            Err(Unsent::Later(_)) => Tried::Later(None),
        }
    }

    /// It was taken. If the decision was taken in that moment as well, that is said next.
    fn arrived(&self, parcel: Parcel) {
        count("sent");
        let Parcel { way, said, call, decision } = parcel;
        match said.kind {
            PushedKind::Taken | PushedKind::Invited => return,
            PushedKind::Turn | PushedKind::Reminder => {}
        }
        if !self.0.standing.reached(&call, decision, way.address().reveal()) {
            let said = Said { kind: PushedKind::Taken, until: None, ..said };
            self.send(Parcel { way, said, call, decision });
        }
    }

    async fn forget(&self, parcel: &Parcel) {
        self.noted(parcel.way.forget(&self.0.store, &parcel.call.account).await);
    }

    fn noted(&self, forgotten: Result<(), StoreError>) {
        if let Err(error) = forgotten
            && !error.is_outage()
        {
            tracing::error!(%error, "an address where nobody is any more could not be forgotten");
        }
    }
}

impl Inner {
    /// A place among those that wait for a host, and the host's turns.
    fn place(&self, host: &str) -> Option<(Place, Arc<Semaphore>)> {
        let all = Arc::clone(&self.room).try_acquire_owned().ok()?;
        let mut lanes = self.lanes.lock().expect("nobody panics while holding it");
        // No more names are kept than messages are on their way.
        if lanes.len() >= ROOM && !lanes.contains_key(host) {
            lanes.retain(|_, lane| lane.room.available_permits() < ROOM_FOR_ONE);
        }
        let lane = lanes.entry(host.to_owned()).or_insert_with(|| Lane {
            turns: Arc::new(Semaphore::new(AT_ONCE_TO_ONE)),
            room: Arc::new(Semaphore::new(ROOM_FOR_ONE)),
        });
        let own = Arc::clone(&lane.room).try_acquire_owned().ok()?;
        Some(((all, own), Arc::clone(&lane.turns)))
    }
}

fn count(what: &'static str) {
    metrics::counter!("septet_bell_messages_total", "what" => what).increment(1);
}
