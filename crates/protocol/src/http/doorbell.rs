//! How people want to be called when it is their turn.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Secret;

/// How the account that asks is called, and what the server has for that.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Doorbell {
    /// The server's public key, which a browser wants to know before it lets the server push (VAPID): the point on P-256 in
    /// base64url.
    pub push_key: String,
    /// Whether the device that asks is called.
    pub here: bool,
    /// How many devices of the account are called.
    pub devices: u32,
    /// How many may be.
    pub most_devices: u32,
    /// Seconds that a decision waits before somebody is called for it.
    pub after: u32,
    /// The host of the webhook that is called, if there is one. The rest of its address may be a secret.
    pub webhook: Option<String>,
    /// Whether this server writes e-mail.
    pub mails: bool,
    /// Where the account is written to, if it wants that.
    pub mail: Option<MailAddress>,
    /// When and how often.
    pub wishes: BellWishes,
}

/// Where an account is written to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MailAddress {
    /// The address. Nobody but its owner is told it.
    pub address: String,
    /// How far it is.
    pub state: MailState,
    /// When it was set, milliseconds since 1970.
    pub since: u64,
}

/// How far an address is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MailState {
    /// It was asked, and has not confirmed yet. After a day it is forgotten.
    Asked,
    /// It is written to.
    Confirmed,
    /// Its mail server said that nobody is there. It is not written to any more.
    Refused,
}

/// Has an account written to, in the place of the address before, once the address has confirmed it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetMail {
    /// Like `ada@example.org`.
    pub address: Secret,
    /// In which language it is written.
    pub language: BellLanguage,
    /// By whose clock times are named: a time zone, like `Europe/Paris`.
    pub zone: String,
}

/// When and how often somebody wants to be called.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BellWishes {
    /// When not. What would have called then calls at the end of it, if it still waits.
    #[serde(default)]
    pub quiet: Option<QuietHours>,
    /// Minutes before the time runs out at which one is reminded, 5 to 1,440; `null`: not at all.
    #[serde(default)]
    pub reminder: Option<u16>,
}

/// A time of every day. If it ends before it begins it goes over midnight; if both are the same it is the whole day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// From when on, minutes after midnight, 0 to 1,439.
    pub from: u16,
    /// Until when, minutes after midnight, 0 to 1,439.
    pub to: u16,
    /// Where the clock hangs: the name of a time zone, like `Europe/Paris`.
    pub zone: String,
}

/// Has the device that asks called: what its browser told of its subscription.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RingHere {
    /// Where the browser's push service takes messages for it. Whoever knows it can try to send some.
    pub endpoint: Secret,
    /// The browser's public key in base64url.
    pub p256dh: String,
    /// What only the browser and the server know, in base64url.
    pub auth: Secret,
    /// In which language it is called.
    pub language: BellLanguage,
}

/// Has a program called at an address, which takes the place of the one before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetWebhook {
    /// An `https` address.
    pub url: Secret,
}

/// Answer to [`SetWebhook`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MadeWebhook {
    /// What calls are signed with. Shown once.
    pub secret: Secret,
}

/// What a webhook is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct WebhookCall {
    /// What happened.
    pub kind: PushedKind,
    /// The account that is called.
    pub account: String,
    /// The table, by its code.
    pub table: String,
    /// What is played there.
    pub game: String,
    /// Which call: `taken` has the one that it takes back.
    pub call: String,
}

/// A language in which people are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BellLanguage {
    /// English.
    En,
    /// French.
    Fr,
    /// Dutch.
    Nl,
}

/// What a browser is pushed, encrypted for it alone. It says nothing that is secret at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Pushed {
    /// What happened.
    pub kind: PushedKind,
    /// The table, by its code.
    pub table: String,
    /// What is played there.
    pub game: String,
    /// Which call: what came later is not taken back by what was about an earlier one. It says nothing but that: the number of
    /// the decision would tell how much happened that is not shown.
    pub call: String,
    /// In which language to say so.
    pub language: BellLanguage,
}

/// What somebody is called for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PushedKind {
    /// The match waits for them.
    Turn,
    /// It still does, and their time runs out soon.
    Reminder,
    /// It does no longer: what was shown is taken back.
    Taken,
    /// A friend asks them to a table.
    Invited,
}

/// How an account is called, as an export says it. Where messages go is named by the push service alone: the rest of the
/// address is a secret between it and the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedBell {
    /// When and how often.
    pub wishes: BellWishes,
    /// The devices that are called.
    pub devices: Vec<ExportedBellDevice>,
    /// The address of the webhook, if there is one.
    pub webhook: Option<String>,
    /// Where it is written to.
    pub mail: Option<MailAddress>,
}

/// A device that is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedBellDevice {
    /// The push service.
    pub service: String,
    /// Since when, milliseconds since 1970.
    pub since: u64,
}
