//! What one server says of itself once a beat.

use std::{
    hash::{DefaultHasher, Hash as _, Hasher as _},
    net::IpAddr,
};

use protocol::{Account, http::TableListing};
use serde::{Deserialize, Serialize};

use crate::inner::Inner;

/// Accounts that are here, as far as others are told. With these limits all fits one parcel.
const HERE: usize = 50_000;

/// Accounts that listen, as far as others are told.
const LISTENING: usize = 10_000;

/// What one server says of itself once a beat. In the order of their ids, so that the same is written alike.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Digest {
    /// Who listens for what concerns them.
    pub(super) listening: Vec<Listening>,
    /// The accounts that are here.
    pub(super) here: Vec<String>,
    /// The public tables that are shown.
    pub(super) shown: Vec<ShownThere>,
}

/// An account that listens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Listening {
    pub(crate) account: Account,
    /// The network address from which it listens.
    pub(crate) address: IpAddr,
    /// The games in which anybody may ask it to play.
    pub(crate) plays: Vec<String>,
}

/// A public table that another server shows: what everybody sees of it, and by what lists are put in order.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownThere {
    pub(crate) id: String,
    pub(crate) made_at: u64,
    pub(crate) host: String,
    pub(crate) from: IpAddr,
    pub(crate) listing: TableListing,
}

impl Inner {
    /// What this server says of itself, and a mark that is another one if that changes.
    pub(super) fn digest(&self) -> (u64, Digest) {
        let shared = &self.shared;
        let mut listening = shared.listeners.listening();
        listening.sort_by(|a, b| a.account.id.cmp(&b.account.id));
        listening.truncate(LISTENING);
        let mut here: Vec<String> = self.sockets.accounts().into_iter().map(|account| account.id).collect();
        here.extend(shared.seen.all_lately());
        here.sort();
        here.dedup();
        here.truncate(HERE);
        let mut shown = shared.showcase.shown_here();
        shown.sort_by(|a, b| a.id.cmp(&b.id));
        let digest = Digest { listening, here, shown };
        let mut hasher = DefaultHasher::new();
        serde_json::to_vec(&digest).unwrap_or_default().hash(&mut hasher);
        (hasher.finish(), digest)
    }
}
