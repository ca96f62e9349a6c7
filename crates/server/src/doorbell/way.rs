//! The channels of notifications: push to devices, a webhook, and e-mail.

use axum::http::{HeaderName, HeaderValue, header};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use bytes::Bytes;
use lobby::StoreError;
use protocol::{
    Secret,
    http::{BellLanguage, MailState, Pushed, PushedKind, WebhookCall},
};
use ring::hmac;
use sha2::{Digest as _, Sha256};
use url::Url;

use super::{
    key::Key,
    mail::{About, MailAddress, Note},
    post::Letter,
    seal::Lock,
};
use crate::store::{KeptHook, KeptMail, KeptPush, SqlStore};

/// The longest time that a push service keeps a message for an offline device, in seconds.
const KEPT: u64 = 2 * 86_400;

/// The host of Apple's push service. Safari revokes the permission of a website that pushes without showing
/// something. So this service gets no withdrawals: the page withdraws notifications when it is opened.
const SHOWS_EVERYTHING: &str = "push.apple.com";

/// A channel with its address.
pub(crate) enum Way {
    /// A device, through its push service.
    Push(KeptPush),
    /// A webhook.
    Hook(KeptHook),
    /// E-mail.
    Mail(KeptMail),
}

/// The account to notify and the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Call {
    pub(crate) account: String,
    pub(crate) table: String,
}

/// The content of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    pub(crate) kind: PushedKind,
    /// The code of the table.
    pub(crate) code: String,
    pub(crate) game: String,
    /// The name of the game.
    pub(crate) title: String,
    /// An opaque id of the notification.
    pub(crate) mark: String,
    /// The time at which the message becomes useless, in milliseconds since 1970.
    pub(crate) until: Option<u64>,
}

/// The sender and the time (seconds since 1970).
pub(crate) struct Sender<'a> {
    pub(crate) key: &'a Key,
    pub(crate) contact: Option<&'a str>,
    pub(crate) now: u64,
}

impl Way {
    /// Returns all channels of an account.
    pub(crate) async fn of(store: &SqlStore, account: &str) -> Result<Vec<Self>, StoreError> {
        let pushes = store.bell_pushes(account).await?;
        let hook = store.bell_hook(account).await?;
        let mail = store.bell_mail(account).await?.filter(|mail| mail.state == MailState::Confirmed);
        let ways = pushes.into_iter().map(Self::Push).chain(hook.map(Self::Hook));
        Ok(ways.chain(mail.map(Self::Mail)).collect())
    }

    /// Returns whether the account still has this channel. Its session or the account may have ended.
    pub(crate) async fn is_still_there(&self, store: &SqlStore, account: &str) -> Result<bool, StoreError> {
        let now = Self::of(store, account).await?;
        Ok(now.iter().any(|way| way.address() == self.address()))
    }

    /// Deletes the address, because it does not exist any more.
    pub(crate) async fn forget(&self, store: &SqlStore, account: &str) -> Result<(), StoreError> {
        match self {
            Self::Push(push) => store.drop_bell_endpoint(&push.endpoint).await,
            Self::Hook(hook) => store.drop_bell_hook(account, Some(hook.url.clone())).await,
            Self::Mail(mail) => store.refuse_bell_mail(account, mail.address.clone()).await,
        }
    }

    pub(crate) const fn address(&self) -> &Secret {
        match self {
            Self::Push(push) => &push.endpoint,
            Self::Hook(hook) => &hook.url,
            Self::Mail(mail) => &mail.address,
        }
    }

    /// Returns whether the channel can transport this kind of message.
    pub(crate) fn takes(&self, said: &Said, host: &str) -> bool {
        match self {
            Self::Push(_) => said.kind != PushedKind::Taken || !host.ends_with(SHOWS_EVERYTHING),
            Self::Hook(_) => true,
            // An e-mail in a mailbox cannot be withdrawn.
            Self::Mail(_) => match said.kind {
                PushedKind::Turn | PushedKind::Reminder | PushedKind::Invited => true,
                PushedKind::Taken => false,
            },
        }
    }

    /// Returns whether "not found" means that the address will never exist again. A bot author may mistype
    /// the URL of a webhook.
    pub(crate) const fn ends_with_not_found(&self) -> bool {
        match self {
            Self::Push(_) => true,
            Self::Hook(_) | Self::Mail(_) => false,
        }
    }

    /// Returns the HTTP request for a message, or `None` for other channels.
    pub(crate) fn letter(&self, to: &Url, call: &Call, said: &Said, from: &Sender<'_>) -> Option<Letter> {
        let (headers, body) = match self {
            Self::Push(push) => pushed(push, to, call, said, from)?,
            Self::Hook(hook) => hooked(hook, call, said, from)?,
            Self::Mail(_) => return None,
        };
        Some(Letter { to: to.clone(), headers, body })
    }
}

/// Returns the e-mail for a message and its recipient, or `None` if there is nothing to send or the address
/// is invalid.
pub(crate) fn note<'a>(
    mail: &'a KeptMail,
    said: &'a Said,
    thread: &'a str,
    stop: &'a str,
) -> Option<(MailAddress, Note<'a>)> {
    let about = match said.kind {
        PushedKind::Turn => About::Turn,
        PushedKind::Reminder => About::Reminder,
        PushedKind::Invited => About::Invited,
        PushedKind::Taken => return None,
    };
    let note = Note {
        about,
        language: mail.language,
        game: &said.title,
        code: &said.code,
        call: &said.mark,
        thread,
        until: said.until,
        zone: &mail.zone,
        stop,
    };
    Some((MailAddress::read(mail.address.reveal()).ok()?, note))
}

type Parts = (Vec<(HeaderName, HeaderValue)>, Bytes);

/// Builds a push message (RFC 8030): encrypted, signed, and with its lifetime.
fn pushed(push: &KeptPush, to: &Url, call: &Call, said: &Said, from: &Sender<'_>) -> Option<Parts> {
    let Said { kind, code, game, title: _, mark, until } = said;
    let language: BellLanguage = push.language;
    let text = Pushed { kind: *kind, table: code.clone(), game: game.clone(), call: mark.clone(), language };
    let body = Lock::read(&push.p256dh, &push.auth).ok()?.seal(&serde_json::to_vec(&text).ok()?).ok()?;
    let left = until.map_or(KEPT, |until| (until / 1_000).saturating_sub(from.now).clamp(1, KEPT));
    let signed = from.key.authorization(to, from.now, from.contact).ok()?;
    let mut authorization = HeaderValue::try_from(signed).ok()?;
    authorization.set_sensitive(true);
    let urgency = if *kind == PushedKind::Taken { "normal" } else { "high" };
    let headers = vec![
        (header::AUTHORIZATION, authorization),
        (header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm")),
        (header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
        (HeaderName::from_static("ttl"), HeaderValue::from(left)),
        (HeaderName::from_static("urgency"), HeaderValue::from_static(urgency)),
        (HeaderName::from_static("topic"), HeaderValue::try_from(topic(&call.table)).ok()?),
    ];
    Some((headers, body.into()))
}

/// Returns the topic of a table. For an offline device, a push service keeps only the newest message of a
/// topic. It does not learn the table.
fn topic(table: &str) -> String {
    URL_SAFE_NO_PAD.encode(&Sha256::new_with_prefix(b"septet topic ").chain_update(table).finalize()[..24])
}

/// Builds a webhook request: JSON, signed together with the time against later repetition.
fn hooked(hook: &KeptHook, call: &Call, said: &Said, from: &Sender<'_>) -> Option<Parts> {
    let Said { kind, code, game, title: _, mark, until: _ } = said;
    let text = WebhookCall {
        kind: *kind,
        account: call.account.clone(),
        table: code.clone(),
        game: game.clone(),
        call: mark.clone(),
    };
    let body = serde_json::to_vec(&text).ok()?;
    let signature = signature(&hook.secret, from.now, &body);
    let mut signature = HeaderValue::try_from(signature).ok()?;
    signature.set_sensitive(true);
    let headers = vec![
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::USER_AGENT, HeaderValue::from_static("Septet")),
        (HeaderName::from_static("septet-signature"), signature),
    ];
    Some((headers, body.into()))
}

/// Returns the signature `t=…,v1=…`: the time in seconds, and HMAC-SHA-256 of the time, a full stop and the
/// body.
fn signature(secret: &Secret, now: u64, body: &[u8]) -> String {
    let mut signed = format!("{now}.").into_bytes();
    signed.extend(body);
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.reveal().as_bytes());
    format!("t={now},v1={}", hex::encode(hmac::sign(&key, &signed)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The expected value is from `printf '7.{}' | openssl dgst -sha256 -hmac key`.
    #[test]
    fn a_signature_is_what_others_make_of_it() {
        let made = signature(&Secret::new("key"), 7, b"{}");
        assert_eq!(made, "t=7,v1=77bc83bd1f40422311e47918b203449aecf84b02c1568bb1b570ac2a474cc2d8");
    }
}
