//! Stored keys at OpenID Connect providers.

use protocol::http::ListedProviderKey;
use sha2::{Digest as _, Sha256};

/// The identity at a provider. It is never an e-mail address or a name, which may belong to another person
/// later.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ProviderId {
    /// The provider, exactly as it names itself.
    pub issuer: String,
    /// The provider's permanent, unique name for the person.
    pub subject: String,
}

/// A stored key at a provider. Nothing in it is secret, because the provider checks the person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProviderKey {
    /// The identity at the provider.
    pub id: ProviderId,
    /// The time of creation, in milliseconds since 1970.
    pub made_at: u64,
    /// The time of the last use, if there was one.
    pub used_at: Option<u64>,
}

impl ProviderKey {
    /// Returns a short id for its owner.
    pub fn short_id(&self) -> String {
        let ProviderId { issuer, subject } = &self.id;
        let hash = Sha256::new_with_prefix(b"septet provider key ").chain_update(issuer);
        hex::encode(&hash.chain_update(b" ").chain_update(subject).finalize()[..8])
    }

    /// Returns the data for its owner.
    pub fn listed(&self) -> ListedProviderKey {
        ListedProviderKey {
            id: self.short_id(),
            issuer: self.id.issuer.clone(),
            subject: self.id.subject.clone(),
            made_at: self.made_at,
            used_at: self.used_at,
        }
    }
}
