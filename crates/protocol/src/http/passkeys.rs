//! Passkeys: keys that a device keeps, and with which it signs what this server asks.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Proof;

/// Asks for what a browser needs to make a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginPasskey {
    /// Needed once the account has a key, unless a passkey of it was just shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// What a browser is to be asked, once and soon.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AskBrowser {
    /// `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of Web Authentication, level 3.
    pub options: Value,
}

/// Adds a passkey that a browser has made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AddPasskey {
    /// What its owner calls it.
    pub name: String,
    /// `RegistrationResponseJSON` of Web Authentication.
    pub credential: Value,
}

/// Shows a passkey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShowPasskey {
    /// `AuthenticationResponseJSON` of Web Authentication.
    pub credential: Value,
}

/// Takes a passkey from the account.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RemovePasskey {
    /// Needed, unless a passkey of the account was just shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// A passkey, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ListedPasskey {
    /// By which it can be removed. Nobody signs in with it.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// When it was made, milliseconds since 1970.
    pub made_at: u64,
    /// When somebody last came back or showed who they are with it; `null` if nobody did.
    pub used_at: Option<u64>,
}
