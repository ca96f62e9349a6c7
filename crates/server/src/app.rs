//! What every request needs.

use std::{
    sync::{Arc, Once},
    time::Duration,
};

use lobby::Lobby;
use tokio::time::timeout;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    Desk, Doorbell, Ladders, People, Settings, bucket::Buckets, documents::Documents, origin::Origins,
    passkeys::Passkeys, permits::Permits, provider::Provider,
};

/// How long tables and sockets may take to go to other servers.
const DRAINING: Duration = Duration::from_secs(6);

/// What every request needs. Cheap to clone.
#[derive(Clone)]
pub struct App {
    pub(crate) inner: Arc<AppState>,
}

pub(crate) struct AppState {
    pub lobby: Lobby,
    /// `None` where nothing is stored.
    pub doorbell: Option<Doorbell>,
    /// `None` where nothing is stored.
    pub people: Option<People>,
    /// `None` where nothing is stored, or no matches are to be played.
    pub ladders: Option<Ladders>,
    /// Where admins are served. `None` where nothing is stored.
    pub desk: Option<Desk>,
    pub settings: Settings,
    pub origins: Origins,
    pub passkeys: Passkeys,
    /// `None` if the host has chosen none.
    pub provider: Option<Arc<Provider>>,
    pub sockets: Permits,
    pub documents: Documents,
    pub requests: Buckets,
    pub probes: Buckets,
    pub sign_ins: Buckets,
    pub come_backs: Buckets,
    pub keys: Buckets,
    pub tables: Buckets,
    pub table_reads: Buckets,
    pub match_reads: Buckets,
    pub analyses: Buckets,
    pub bells: Buckets,
    pub people_changes: Buckets,
    pub reports: Buckets,
    pub mails: Buckets,
    pub admin_requests: Buckets,
    /// Whether the log was told of a proxy that is not believed.
    pub told_of_proxy: Once,
    /// Cancelled when this server goes: proxies are told to send nobody here any more.
    pub leaving: CancellationToken,
    /// Cancelled when no new sockets are taken any more.
    pub stopping: CancellationToken,
    /// Open sockets.
    pub tasks: TaskTracker,
}

impl App {
    /// The web side of a lobby that calls nobody.
    pub fn new(lobby: Lobby, settings: Settings) -> Self {
        Self::with(lobby, settings, (None, None, None), None)
    }

    /// The web side of a lobby, of the doorbell that calls its people, of the order among them, of the ladders of programs, and of
    /// the desk for admins.
    pub fn with(
        lobby: Lobby,
        settings: Settings,
        (doorbell, people, ladders): (Option<Doorbell>, Option<People>, Option<Ladders>),
        desk: Option<Desk>,
    ) -> Self {
        Self {
            inner: Arc::new(AppState {
                lobby,
                doorbell,
                people,
                ladders,
                desk,
                origins: Origins::new(settings.public_url.as_ref(), &settings.allow_origins),
                passkeys: Passkeys::new(settings.passkey_wait),
                provider: settings.provider.clone().map(|provider| Arc::new(Provider::new(provider))),
                sockets: Permits::new("sockets", settings.limits.sockets_per_address),
                documents: Documents::default(),
                requests: Buckets::per_minute("requests", settings.requests_per_minute),
                probes: Buckets::per_minute("probes", settings.requests_per_minute),
                sign_ins: Buckets::per_minute("sign_ins", settings.sign_ins_per_minute),
                come_backs: Buckets::per_minute("come_backs", settings.come_backs_per_minute),
                keys: Buckets::per_hour("keys", settings.keys_per_hour),
                tables: Buckets::per_minute("tables", settings.tables_per_minute),
                table_reads: Buckets::per_minute("table_reads", settings.table_reads_per_minute),
                match_reads: Buckets::per_minute("match_reads", settings.match_reads_per_minute),
                analyses: Buckets::per_minute("analyses", settings.analyses_per_minute),
                bells: Buckets::per_minute("bells", settings.bell_changes_per_minute),
                people_changes: Buckets::per_minute("people_changes", settings.people_changes_per_minute),
                reports: Buckets::per_hour("reports", settings.reports_per_hour),
                mails: Buckets::per_hour("mails", settings.mail_asks_per_hour),
                admin_requests: Buckets::per_minute("admin_requests", settings.admin_requests_per_minute),
                told_of_proxy: Once::new(),
                leaving: CancellationToken::new(),
                stopping: CancellationToken::new(),
                tasks: TaskTracker::new(),
                settings,
            }),
        }
    }

    /// Says that it is not ready any more, and after `notice` takes no new sockets and leaves its tables and sockets to the other
    /// servers on the same database. It still answers requests.
    pub async fn drain(&self, notice: Duration) {
        self.inner.leaving.cancel();
        tokio::time::sleep(notice).await;
        self.inner.stopping.cancel();
        if timeout(DRAINING, self.inner.lobby.drain()).await.is_err() {
            tracing::warn!("some tables were not given back in time");
        }
    }

    /// Takes no new sockets, tells the open ones that the server goes, and waits until they are closed.
    pub async fn shut_down(&self) {
        self.inner.leaving.cancel();
        self.inner.stopping.cancel();
        if let Some(doorbell) = &self.inner.doorbell {
            doorbell.shut_down().await;
        }
        if let Some(ladders) = &self.inner.ladders {
            ladders.shut_down().await;
        }
        if let Some(people) = &self.inner.people {
            people.shut_down().await;
        }
        self.inner.lobby.shut_down().await;
        self.inner.tasks.close();
        self.inner.tasks.wait().await;
    }
}
