//! Passkeys as they are kept.

use protocol::http::ListedPasskey;
use sha2::{Digest as _, Sha256};

/// A passkey as it is kept. Nothing of it is secret: its device has what signs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passkey {
    /// What its device calls it, in base64url.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// What it signs is checked with this. Text that only whoever checks it reads.
    pub key: String,
    /// What changes as it is used: how often it has signed, and whether there are copies of it. Text as well.
    pub state: String,
    /// When it was made, milliseconds since 1970.
    pub made_at: u64,
    /// When it was last used, if it was.
    pub used_at: Option<u64>,
}

impl Passkey {
    /// By which its owner tells it from others. Ids of devices may be a thousand letters long.
    pub fn short_id(&self) -> String {
        hex::encode(&Sha256::new_with_prefix(b"septet passkey ").chain_update(&self.id).finalize()[..8])
    }

    pub(crate) fn listed(&self) -> ListedPasskey {
        let Self { name, made_at, used_at, .. } = self;
        ListedPasskey { id: self.short_id(), name: name.clone(), made_at: *made_at, used_at: *used_at }
    }
}

/// That a passkey was used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyUse {
    /// Which.
    pub id: String,
    /// Its state as it was when that was checked.
    pub before: String,
    /// Its state from then on.
    pub state: String,
    /// When, milliseconds since 1970.
    pub at: u64,
}
