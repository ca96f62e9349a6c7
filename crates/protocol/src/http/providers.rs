//! Sign-in with the operator's OpenID Connect provider.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Proof;
use crate::{Account, Secret};

/// The OpenID Connect provider of this server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Provider {
    /// The name that the operator gave it. `null` without a provider.
    pub name: Option<String>,
}

/// Asks for the provider's page, to add it as a sign-in method.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginProviderKey {
    /// Needed if the account has a sign-in method, unless a passkey or the provider was just confirmed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// The page to which the browser goes. It is valid once and for ten minutes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GoToProvider {
    /// A page of the provider.
    pub url: String,
}

/// The parameters with which the provider sent the browser back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ProviderAnswer {
    /// The parameter `state`.
    pub state: String,
    /// The parameter `code`. Only this server can use it.
    pub code: Secret,
    /// The parameter `iss`, if present.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iss: Option<String>,
}

/// The result of a visit to the provider.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "did", rename_all = "snake_case")]
pub enum ProviderDid {
    /// The account has a new sign-in method, and the browser another cookie.
    Added {
        /// The new sign-in method.
        key: ListedProviderKey,
    },
    /// The identity is confirmed: the next change within five minutes needs no `proof`.
    Shown,
    /// The browser is signed in with a new cookie. The earlier session has ended.
    CameBack {
        /// The account.
        account: Account,
    },
}

/// Removes a provider key from the account.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RemoveProviderKey {
    /// Needed, unless a passkey or the provider was just confirmed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// A provider key: an identity at the provider that signs in to the account. Only the owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ListedProviderKey {
    /// The id for removing it. It cannot sign in.
    pub id: String,
    /// The provider, as it names itself.
    pub issuer: String,
    /// The provider's name for the owner. The server keeps nothing else from the provider.
    pub subject: String,
    /// The time of its adding, milliseconds since 1970.
    pub made_at: u64,
    /// Its last use for a sign-in or a confirmation, milliseconds since 1970. `null` if never used.
    pub used_at: Option<u64>,
}
