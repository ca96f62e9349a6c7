//! The state that a node reports to the others with each heartbeat.

use std::{
    hash::{DefaultHasher, Hash as _, Hasher as _},
    net::IpAddr,
};

use protocol::{Account, http::TableListing};
use serde::{Deserialize, Serialize};

use crate::inner::Inner;

/// The most present accounts in a report. With these limits a report fits into one message.
const HERE: usize = 50_000;

/// The most listening accounts in a report.
const LISTENING: usize = 10_000;

/// The state that a node reports to the others with each heartbeat. Lists are in the order of ids, so that
/// equal states have equal text.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Digest {
    /// The accounts that listen for notices.
    pub(super) listening: Vec<Listening>,
    /// The accounts that are present at the node.
    pub(super) here: Vec<String>,
    /// The public tables that the node shows.
    pub(super) shown: Vec<ShownThere>,
}

/// An account that listens for notices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Listening {
    pub(crate) account: Account,
    /// The IP address from which it listens.
    pub(crate) address: IpAddr,
    /// The games in which every account may challenge it.
    pub(crate) plays: Vec<String>,
}

/// A public table that another node shows: its public data, and the data by which lists are ordered.
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
    /// Returns the report of this node and its mark. Another report has another mark.
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
