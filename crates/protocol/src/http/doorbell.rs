//! Notifications for players.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Secret;

/// The notification settings of the requesting account, and the channels of this server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Doorbell {
    /// The server's public VAPID key for browser push: the point on P-256 in base64url.
    pub push_key: String,
    /// True if the requesting device gets notifications.
    pub here: bool,
    /// The number of devices of the account that get notifications.
    pub devices: u32,
    /// The largest number of such devices.
    pub most_devices: u32,
    /// The seconds that a decision waits before the server notifies its player.
    pub after: u32,
    /// The host name of the webhook, if there is one. The rest of its address can be secret.
    pub webhook: Option<String>,
    /// True if this server can send e-mail.
    pub mails: bool,
    /// The e-mail address of the account, if it has one.
    pub mail: Option<MailAddress>,
    /// The quiet hours and the reminder.
    pub wishes: BellWishes,
}

/// The e-mail address for notifications.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MailAddress {
    /// The address. Only its owner can see it.
    pub address: String,
    /// The state of the address.
    pub state: MailState,
    /// The time at which it was set, milliseconds since 1970.
    pub since: u64,
}

/// The state of an e-mail address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MailState {
    /// Not confirmed yet. The server deletes it after a day.
    Asked,
    /// Confirmed: it gets notifications.
    Confirmed,
    /// Refused by its mail server: no such address. The server sends nothing more to it.
    Refused,
}

/// Sets the e-mail address, in place of the earlier one. The address must confirm it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetMail {
    /// The address, for example `ada@example.org`.
    pub address: Secret,
    /// The language of the e-mails.
    pub language: BellLanguage,
    /// The time zone for times in e-mails, for example `Europe/Paris` or `+02:00`.
    pub zone: String,
}

/// The quiet hours and the reminder of an account.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BellWishes {
    /// The quiet hours. The server sends delayed notifications at their end if the decisions still wait.
    #[serde(default)]
    pub quiet: Option<QuietHours>,
    /// The minutes before the end of the time at which a reminder comes, 5 to 1,440. `null`: no reminder.
    #[serde(default)]
    pub reminder: Option<u16>,
}

/// A time of every day. If it ends before it begins, it includes midnight. If both are the same, it is the
/// whole day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// The beginning, in minutes after midnight, 0 to 1,439.
    pub from: u16,
    /// The end, in minutes after midnight, 0 to 1,439.
    pub to: u16,
    /// The time zone, for example `Europe/Paris` or `+02:00`.
    pub zone: String,
}

/// Turns notifications on for the requesting device: the browser's `PushSubscription`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RingHere {
    /// The address of the browser's push service. Anyone who has it can try to send messages.
    pub endpoint: Secret,
    /// The browser's public key in base64url.
    pub p256dh: String,
    /// The shared secret of the browser and the server, in base64url.
    pub auth: Secret,
    /// The language of the notifications.
    pub language: BellLanguage,
}

/// Sets the webhook, in place of the earlier one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetWebhook {
    /// An `https` address.
    pub url: Secret,
}

/// Answer to [`SetWebhook`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MadeWebhook {
    /// The key of the signatures. Shown once.
    pub secret: Secret,
}

/// The body of a request to a webhook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct WebhookCall {
    /// The reason of the notification.
    pub kind: PushedKind,
    /// The id of the notified account.
    pub account: String,
    /// The code of the table.
    pub table: String,
    /// The machine name of the game.
    pub game: String,
    /// The id of the notification. A `taken` request has the id of the notification that it withdraws.
    pub call: String,
}

/// A language of notifications.
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

/// The content of a push message, encrypted for the browser. It contains nothing that is secret at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Pushed {
    /// The reason of the notification.
    pub kind: PushedKind,
    /// The code of the table.
    pub table: String,
    /// The machine name of the game.
    pub game: String,
    /// The id of the notification: a `taken` message withdraws only the one with its id. It does not reveal
    /// the decision number, which would show the amount of hidden moves.
    pub call: String,
    /// The language of the text.
    pub language: BellLanguage,
}

/// The reason of a notification.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PushedKind {
    /// The match waits for the account.
    Turn,
    /// The match still waits, and the time runs out soon.
    Reminder,
    /// The match waits no longer: withdraw the notification.
    Taken,
    /// A friend invites the account to a table.
    Invited,
}

/// The notification settings of an account, in an export. It names only the push service, because the rest of
/// its address is secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedBell {
    /// The quiet hours and the reminder.
    pub wishes: BellWishes,
    /// The devices that get notifications.
    pub devices: Vec<ExportedBellDevice>,
    /// The address of the webhook, if there is one.
    pub webhook: Option<String>,
    /// The e-mail address, if there is one.
    pub mail: Option<MailAddress>,
}

/// A device that gets notifications.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedBellDevice {
    /// The push service.
    pub service: String,
    /// The time at which notifications were turned on, milliseconds since 1970.
    pub since: u64,
}
