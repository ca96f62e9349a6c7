//! Delivery of notifications: many at the same time, independent of each other, with a limit for each host.

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

/// The most messages that are sent at the same time.
const AT_ONCE: usize = 64;
/// The most messages that are sent to one host at the same time.
const AT_ONCE_TO_ONE: usize = 16;
/// The most messages that are sent or queued. Further ones are dropped.
const ROOM: usize = 4_096;
/// The most messages for one host, so that an unresponsive host leaves room for the others.
const ROOM_FOR_ONE: usize = 1_024;

/// The name under which all e-mail is queued. No host has this name.
const RELAY: &str = "mail relay";

/// The longest pause that a host can ask for with `Retry-After`.
const LEFT_ALONE: Duration = Duration::from_secs(1_800);

/// A notification for one channel.
pub(crate) struct Parcel {
    pub(crate) way: Way,
    pub(crate) said: Said,
    pub(crate) call: Call,
    pub(crate) decision: u64,
}

/// The queue of a host: the messages being sent, and the places for waiting ones.
struct Lane {
    turns: Arc<Semaphore>,
    room: Arc<Semaphore>,
}

/// A place in the common queue and in the queue of a host.
type Place = (OwnedSemaphorePermit, OwnedSemaphorePermit);

/// The result of one attempt.
enum Tried {
    Taken,
    /// The address does not exist any more.
    Gone,
    /// The receiver will never accept the message.
    Never(String),
    Later(Option<Duration>),
}

/// The destination of a message.
enum Goes {
    /// An HTTP address.
    Web(Url),
    /// The operator's mail server.
    Relay(Arc<Mailer>),
}

/// Delivers notifications. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Couriers(Arc<Inner>);

struct Inner {
    post: Post,
    /// `None` if the server sends no e-mail.
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

    /// Returns the server's public key in the form that browsers need.
    pub(crate) fn public_key(&self) -> String {
        self.0.key.public()
    }

    /// Returns the mailer, if the server sends e-mail.
    pub(crate) fn mailer(&self) -> Option<&Arc<Mailer>> {
        self.0.mailer.as_ref()
    }

    /// Returns whether this server can deliver by a channel.
    pub(crate) fn carry_by(&self, way: &Way) -> bool {
        match way {
            Way::Push(_) | Way::Hook(_) => true,
            Way::Mail(_) => self.0.mailer.is_some(),
        }
    }

    /// Returns the token in links that end e-mails to an address of an account.
    pub(crate) fn stop_token(&self, account: &str, mail: &KeptMail) -> String {
        self.0.key.stop(account, mail.address.reveal(), mail.asked_at)
    }

    /// Returns an opaque id of a notification.
    pub(crate) fn mark(&self, call: &Call, decision: u64) -> String {
        self.0.key.mark(&call.account, &call.table, decision)
    }

    /// Makes a notification current, until it is withdrawn.
    pub(crate) fn stand(&self, call: &Call, decision: u64) {
        self.0.standing.stand(call, decision);
    }

    /// Withdraws a notification: queued messages for it are not sent. Returns the addresses that received it,
    /// or `None` if they are not known.
    pub(crate) fn take_back(&self, call: &Call, decision: u64) -> Option<HashSet<String>> {
        self.0.standing.take_back(call, decision)
    }

    /// Queues a message. Never waits; without room in the queue the message is dropped.
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

    /// Returns the host that a message is queued for, and its destination.
    fn goes(&self, way: &Way) -> Option<(String, Goes)> {
        match way {
            Way::Push(_) | Way::Hook(_) => {
                let to = self.0.post.reach().url(way.address().reveal()).ok()?;
                Some((to.host_str().unwrap_or_default().to_owned(), Goes::Web(to)))
            }
            Way::Mail(_) => Some((RELAY.to_owned(), Goes::Relay(Arc::clone(self.0.mailer.as_ref()?)))),
        }
    }

    /// Asks the owner of an address to confirm it. Never waits.
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

    /// Cancels all messages and waits until their tasks end.
    pub(crate) async fn stop(&self) {
        self.0.stop.cancel();
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    async fn carry(&self, parcel: Parcel, to: Goes, turns: Arc<Semaphore>) {
        let mut again = self.0.again.into_iter();
        loop {
            let done = {
                // The turn of the host is taken first, so that no message holds a common turn while it waits
                // for its host.
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
            // A withdrawal is not sent again: it could arrive after a newer notification.
            let next = again.next().filter(|_| parcel.said.kind != PushedKind::Taken);
            let Some(next) = next else { return count("given_up") };
            tokio::time::sleep(next.max(wait.unwrap_or_default().min(LEFT_ALONE))).await;
            match parcel.way.is_still_there(&self.0.store, &parcel.call.account).await {
                Ok(true) => {}
                Ok(false) => return count("gone"),
                Err(error) if error.is_outage() => {}
                Err(error) => {
                    tracing::error!(%error, "it is unknown whether a notification is still current");
                }
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
            return Tried::Never("it is no e-mail".into());
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

    /// Notes a delivery. If the decision was made in the same moment, a withdrawal follows.
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
            tracing::error!(%error, "an address that does not exist any more could not be deleted");
        }
    }
}

impl Inner {
    /// Returns a place in the queue for a host, and the host's turns.
    fn place(&self, host: &str) -> Option<(Place, Arc<Semaphore>)> {
        let all = Arc::clone(&self.room).try_acquire_owned().ok()?;
        let mut lanes = self.lanes.lock().expect("nobody panics while holding it");
        // The map never has more hosts than messages can be queued.
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
