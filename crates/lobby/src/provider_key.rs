//! Keys at a provider of OpenID Connect, as they are kept.

use protocol::http::ListedProviderKey;
use sha2::{Digest as _, Sha256};

/// Whom a provider means: never an e-mail address or a name, which may be another person's tomorrow.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ProviderId {
    /// The provider, exactly as it calls itself.
    pub issuer: String,
    /// What it calls the person, always and nobody else.
    pub subject: String,
}

/// A key at a provider as it is kept. Nothing of it is secret: who shows it was asked by the provider.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProviderKey {
    /// Whom it means.
    pub id: ProviderId,
    /// When it was added, milliseconds since 1970.
    pub made_at: u64,
    /// When it was last used, if it was.
    pub used_at: Option<u64>,
}

impl ProviderKey {
    /// By which its owner tells it from others.
    pub fn short_id(&self) -> String {
        let ProviderId { issuer, subject } = &self.id;
        let hash = Sha256::new_with_prefix(b"septet provider key ").chain_update(issuer);
        hex::encode(&hash.chain_update(b" ").chain_update(subject).finalize()[..8])
    }

    /// As its owner sees it.
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
