//! Looking up anew what another server may have told while nobody heard it.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use contract::Json;
use protocol::{ServerMessage, encode};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::{Lobby, StoreError, inner::Inner, lobby::LISTED};

/// Between two looks, however often a way comes and goes.
const APART: Duration = Duration::from_secs(1);

/// Accounts whose names are looked up at once.
const AT_ONCE: usize = 200;

/// How long until all others have been asked again how things stand there.
const TWO_BEATS: Duration = Duration::from_millis(2_500);

/// That something may have been missed. Many at once are one.
#[derive(Default)]
pub(crate) struct Again {
    now: Notify,
    later: Notify,
}

impl Again {
    /// Everything is looked up soon.
    pub(crate) fn look(&self) {
        self.now.notify_one();
    }

    /// Everything is looked up after two beats.
    pub(crate) fn look_later(&self) {
        self.later.notify_one();
    }
}

impl Lobby {
    /// Another server may have told something that did not come here: what this one goes by is looked up anew, soon.
    pub fn look_again(&self) {
        self.0.shared.again.look();
    }
}

/// Runs until the server stops. Cost: nothing as long as nothing is missed; else a query for each open session, for each account that
/// listens, and for each name that is shown at a table in memory.
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
                // What was not looked up is looked up then.
                shared.again.look();
                if !error.is_outage() {
                    tracing::error!(%error, "what other servers may have told cannot be looked up");
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

    /// Tells whoever listens how things stand, as when they began to.
    async fn tell_standing(&self, account: &str) -> Result<(), StoreError> {
        let rows = self.shared.store.tables_of(account, LISTED).await?;
        let notices = self.shared.standing(account, &rows);
        self.shared.listeners.send(account, || encode::<Json>(&ServerMessage::Notices { notices }));
        Ok(())
    }
}
