//! Passkeys as the server stores them.

use protocol::http::ListedPasskey;
use sha2::{Digest as _, Sha256};

/// A stored passkey. Nothing in it is secret: the private key is on the owner's device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passkey {
    /// The id that the device gave it, in base64url.
    pub id: String,
    /// The name that its owner gave it.
    pub name: String,
    /// The public key to check signatures, as text that only the checking code reads.
    pub key: String,
    /// The changing state: the number of signatures, and a mark if there are copies. It is text as well.
    pub state: String,
    /// The time of creation, in milliseconds since 1970.
    pub made_at: u64,
    /// The time of the last use, if there was one.
    pub used_at: Option<u64>,
}

impl Passkey {
    /// Returns a short id for its owner. Ids of devices may be a thousand letters long.
    pub fn short_id(&self) -> String {
        hex::encode(&Sha256::new_with_prefix(b"septet passkey ").chain_update(&self.id).finalize()[..8])
    }

    pub(crate) fn listed(&self) -> ListedPasskey {
        let Self { name, made_at, used_at, .. } = self;
        ListedPasskey { id: self.short_id(), name: name.clone(), made_at: *made_at, used_at: *used_at }
    }
}

/// A use of a passkey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyUse {
    /// The id of the passkey.
    pub id: String,
    /// The state at the time of the check.
    pub before: String,
    /// The state after the use.
    pub state: String,
    /// The time, in milliseconds since 1970.
    pub at: u64,
}
