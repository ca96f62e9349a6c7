//! Reads shared state again after messages of other nodes may have been missed.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use contract::Json;
use protocol::{ServerMessage, encode};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::{Lobby, StoreError, inner::Inner, lobby::LISTED};

/// The least time between two reads, however often a link breaks.
const APART: Duration = Duration::from_secs(1);

/// The most accounts in one query of names.
const AT_ONCE: usize = 200;

/// The time until all other nodes have been asked for their state again.
const TWO_BEATS: Duration = Duration::from_millis(2_500);

/// The signal that messages may have been missed. Many signals at once count as one.
#[derive(Default)]
pub(crate) struct Again {
    now: Notify,
    later: Notify,
}

impl Again {
    /// Requests a new read soon.
    pub(crate) fn look(&self) {
        self.now.notify_one();
    }

    /// Requests a new read after two heartbeats.
    pub(crate) fn look_later(&self) {
        self.later.notify_one();
    }
}

impl Lobby {
    /// Requests a new read of shared state soon, because messages of other nodes may have been missed.
    pub fn look_again(&self) {
        self.0.shared.again.look();
    }
}

/// Runs until the server stops. Cost: nothing while no message is missed. A read costs a query for each open
/// session, for each listening account, and for each name that an awake table shows.
pub(super) async fn run(lobby: Weak<Inner>, stop: CancellationToken) {
    let Some(shared) = lobby.upgrade().map(|lobby| Arc::clone(&lobby.shared)) else { return };
    let looks = async {
        loop {
            tokio::select! {
                () = shared.again.now.notified() => {}
                () = shared.again.later.notified() => tokio::time::sleep(TWO_BEATS).await,
            }
            let Some(lobby) = lobby.upgrade() else { return };
            if let Err(error) = lobby.look_again().await {
                // The next read includes the rest.
                shared.again.look();
                if !error.is_outage() {
                    tracing::error!(%error, "updates of other servers cannot be read again");
                }
            }
            drop(lobby);
            tokio::time::sleep(APART).await;
        }
    };
    stop.run_until_cancelled(looks).await;
}

impl Inner {
    async fn look_again(&self) -> Result<(), StoreError> {
        let store = &self.shared.store;
        for session in self.sockets.sessions() {
            if store.session(&session).await?.is_none() {
                self.sockets.close_session(&session);
            }
        }
        let accounts = self.sockets.accounts();
        for some in accounts.chunks(AT_ONCE) {
            let ids: Vec<String> = some.iter().map(|account| account.id.clone()).collect();
            let now = store.accounts(&ids).await?;
            for before in some {
                match now.iter().find(|account| account.id == before.id) {
                    Some(account) if account.name == before.name => {}
                    Some(account) => self.renamed(&account.id, &account.name),
                    None => self.sockets.close_account(&before.id, &[]),
                }
            }
        }
        self.tables.awake().renamed_unheard();
        for account in self.shared.listeners.accounts() {
            self.tell_standing(&account).await?;
        }
        Ok(())
    }

    /// Sends a listening account its current notices, as at the start of its listening.
    async fn tell_standing(&self, account: &str) -> Result<(), StoreError> {
        let rows = self.shared.store.tables_of(account, LISTED).await?;
        let notices = self.shared.standing(account, &rows);
        self.shared.listeners.send(account, || encode::<Json>(&ServerMessage::Notices { notices }));
        Ok(())
    }
}
