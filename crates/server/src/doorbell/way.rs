//! The ways in which an account is called: its devices, a program of its own, and e-mail.

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

/// A push service keeps a message for a device that is away, seconds at most.
const KEPT: u64 = 2 * 86_400;

/// The address of what Safari is called by. A website that pushes without showing something loses its permission there, so
/// nothing is taken back: the page does that when it is opened.
const SHOWS_EVERYTHING: &str = "push.apple.com";

/// One of them.
pub(crate) enum Way {
    /// A device, through its push service.
    Push(KeptPush),
    /// A program.
    Hook(KeptHook),
    /// Somebody who reads their mail.
    Mail(KeptMail),
}

/// Which account is called, and at which table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Call {
    pub(crate) account: String,
    pub(crate) table: String,
}

/// What is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    pub(crate) kind: PushedKind,
    /// The table, by its code.
    pub(crate) code: String,
    pub(crate) game: String,
    /// The name on its box.
    pub(crate) title: String,
    /// A mark of the call that says nothing else.
    pub(crate) mark: String,
    /// When it is worth nothing any more, milliseconds since 1970.
    pub(crate) until: Option<u64>,
}

/// Who says it, and when (seconds since 1970).
pub(crate) struct Sender<'a> {
    pub(crate) key: &'a Key,
    pub(crate) contact: Option<&'a str>,
    pub(crate) now: u64,
}

impl Way {
    /// All ways of an account.
    pub(crate) async fn of(store: &SqlStore, account: &str) -> Result<Vec<Self>, StoreError> {
        let pushes = store.bell_pushes(account).await?;
        let hook = store.bell_hook(account).await?;
        let mail = store.bell_mail(account).await?.filter(|mail| mail.state == MailState::Confirmed);
        let ways = pushes.into_iter().map(Self::Push).chain(hook.map(Self::Hook));
        Ok(ways.chain(mail.map(Self::Mail)).collect())
    }

    /// Whether the account can still be called so: its session may have ended, or the account.
    pub(crate) async fn is_still_there(&self, store: &SqlStore, account: &str) -> Result<bool, StoreError> {
        let now = Self::of(store, account).await?;
        Ok(now.iter().any(|way| way.address() == self.address()))
    }

    /// Nobody is there any more.
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

    /// Whether this can be said there at all.
    pub(crate) fn takes(&self, said: &Said, host: &str) -> bool {
        match self {
            Self::Push(_) => said.kind != PushedKind::Taken || !host.ends_with(SHOWS_EVERYTHING),
            Self::Hook(_) => true,
            // What lies in a mailbox cannot be taken back.
            Self::Mail(_) => match said.kind {
                PushedKind::Turn | PushedKind::Reminder | PushedKind::Invited => true,
                PushedKind::Taken => false,
            },
        }
    }

    /// Whether an answer that there is nothing means that there will never be. The author of a program mistypes.
    pub(crate) const fn ends_with_not_found(&self) -> bool {
        match self {
            Self::Push(_) => true,
            Self::Hook(_) | Self::Mail(_) => false,
        }
    }

    /// What is sent to an address of the web; `None` also for what goes another way.
    pub(crate) fn letter(&self, to: &Url, call: &Call, said: &Said, from: &Sender<'_>) -> Option<Letter> {
        let (headers, body) = match self {
            Self::Push(push) => pushed(push, to, call, said, from)?,
            Self::Hook(hook) => hooked(hook, call, said, from)?,
            Self::Mail(_) => return None,
        };
        Some(Letter { to: to.clone(), headers, body })
    }
}

/// What is written to somebody, and to whom. `None`: it is nothing to be written, or the address is none any more.
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

/// RFC 8030: encrypted, signed, and with how long it is worth something.
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

/// Of what concerns the same table a push service keeps the newest for a device that is away. It does not learn which table.
fn topic(table: &str) -> String {
    URL_SAFE_NO_PAD.encode(&Sha256::new_with_prefix(b"septet topic ").chain_update(table).finalize()[..24])
}

/// JSON, signed together with the time, so that nobody can send it again later.
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

/// `t=…,v1=…`: the time in seconds, and HMAC-SHA-256 of the time, a full stop and the body.
fn signature(secret: &Secret, now: u64, body: &[u8]) -> String {
    let mut signed = format!("{now}.").into_bytes();
    signed.extend(body);
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.reveal().as_bytes());
    format!("t={now},v1={}", hex::encode(hmac::sign(&key, &signed)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Made by `printf '7.{}' | openssl dgst -sha256 -hmac key`.
    #[test]
    fn a_signature_is_what_others_make_of_it() {
        let made = signature(&Secret::new("key"), 7, b"{}");
        assert_eq!(made, "t=7,v1=77bc83bd1f40422311e47918b203449aecf84b02c1568bb1b570ac2a474cc2d8");
    }
}
