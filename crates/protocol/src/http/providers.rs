//! Keys at a provider of OpenID Connect, which the host has chosen.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Proof;
use crate::{Account, Secret};

/// Which provider there is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Provider {
    /// What the host calls it; `null` if there is none.
    pub name: Option<String>,
}

/// Asks for where a browser goes to be given a key.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginProviderKey {
    /// Needed once the account has a key, unless one was just shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// Where a browser goes, once and soon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GoToProvider {
    /// A page of the provider.
    pub url: String,
}

/// What a provider has sent a browser back with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ProviderAnswer {
    /// The parameter `state`.
    pub state: String,
    /// The parameter `code`. It is worth something to this server only.
    pub code: Secret,
    /// The parameter `iss`, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iss: Option<String>,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "did", rename_all = "snake_case")]
pub enum ProviderDid {
    /// The account has another key. The browser has another cookie.
    Added {
        /// It.
        key: ListedProviderKey,
    },
    /// The next change within five minutes needs no other proof.
    Shown,
    /// Signed in, with a cookie; the session before has ended.
    CameBack {
        /// To whom.
        account: Account,
    },
}

/// Takes a key at a provider from the account.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RemoveProviderKey {
    /// Needed, unless a key of the account was just shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// A key at a provider, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ListedProviderKey {
    /// By which it can be taken away. Nobody signs in with it.
    pub id: String,
    /// The provider, as it calls itself.
    pub issuer: String,
    /// What the provider calls its owner. Nothing else of what it says is kept.
    pub subject: String,
    /// When it was added, milliseconds since 1970.
    pub made_at: u64,
    /// When somebody last came back or showed who they are with it; `null` if nobody did.
    pub used_at: Option<u64>,
}
