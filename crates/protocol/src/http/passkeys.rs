//! Passkeys: keys on a device that sign challenges of the server.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Proof;

/// Asks for the options with which a browser makes a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginPasskey {
    /// Needed if the account has a sign-in method, unless a passkey or the provider was just confirmed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// The options for the browser. They are valid once and for five minutes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AskBrowser {
    /// `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of Web
    /// Authentication, level 3.
    pub options: Value,
}

/// Adds a passkey that a browser has made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AddPasskey {
    /// The owner's name for it.
    pub name: String,
    /// `RegistrationResponseJSON` of Web Authentication.
    pub credential: Value,
}

/// The browser's answer with a passkey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShowPasskey {
    /// `AuthenticationResponseJSON` of Web Authentication.
    pub credential: Value,
}

/// Removes a passkey from the account.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RemovePasskey {
    /// Needed, unless a passkey or the provider was just confirmed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// A passkey, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ListedPasskey {
    /// The id for removing it. It cannot sign in.
    pub id: String,
    /// The owner's name for it.
    pub name: String,
    /// The time of its making, milliseconds since 1970.
    pub made_at: u64,
    /// Its last use for a sign-in or a confirmation, milliseconds since 1970. `null` if never used.
    pub used_at: Option<u64>,
}
