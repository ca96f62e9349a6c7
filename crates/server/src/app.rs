//! The state of the web server.

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

/// The time that tables and sockets have to move to other nodes.
const DRAINING: Duration = Duration::from_secs(6);

/// The state that every request needs. Cheap to clone.
#[derive(Clone)]
pub struct App {
    pub(crate) inner: Arc<AppState>,
}

pub(crate) struct AppState {
    pub lobby: Lobby,
    /// `None` without a database.
    pub doorbell: Option<Doorbell>,
    /// `None` without a database.
    pub people: Option<People>,
    /// `None` without a database, or if ladders are disabled.
    pub ladders: Option<Ladders>,
    /// The service for admins. `None` without a database.
    pub desk: Option<Desk>,
    pub settings: Settings,
    pub origins: Origins,
    pub passkeys: Passkeys,
    /// `None` if the operator configured no provider.
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
    /// Set once the log contains a warning about an untrusted proxy.
    pub told_of_proxy: Once,
    /// Cancelled when this server leaves: `/readyz` then fails, so that proxies send no more clients.
    pub leaving: CancellationToken,
    /// Cancelled when the server accepts no new sockets.
    pub stopping: CancellationToken,
    /// The tasks of open sockets.
    pub tasks: TaskTracker,
}

impl App {
    /// Creates the web server of a lobby without notifications, people, ladders and admins.
    pub fn new(lobby: Lobby, settings: Settings) -> Self {
        Self::with(lobby, settings, (None, None, None), None)
    }

    /// Creates the web server of a lobby, with its notifications, people, ladders and service for admins.
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

    /// Reports itself as not ready. After `notice` it accepts no new sockets and hands its tables and sockets
    /// to the other nodes on the same database. It still answers requests.
    pub async fn drain(&self, notice: Duration) {
        self.inner.leaving.cancel();
        tokio::time::sleep(notice).await;
        self.inner.stopping.cancel();
        if timeout(DRAINING, self.inner.lobby.drain()).await.is_err() {
            tracing::warn!("some tables were not given back in time");
        }
    }

    /// Accepts no new sockets, closes the open ones with the reason, and waits until all are closed.
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
