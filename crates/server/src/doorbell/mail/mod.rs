//! E-mail, the third channel of notifications: texts, limits, and the mail server.
//!
//! - The server sends notifications only to confirmed addresses. The owner confirms on a page that an e-mail
//!   leads to ([`page`]). Confirmation e-mails to one address are limited ([`Limits`]), because a stranger
//!   may have typed it.
//! - An e-mail names no players: they choose their names, and could advertise with them.
//! - An address is parsed strictly before it becomes part of a header or a command ([`MailAddress`]).

mod address;
mod letter;
mod limits;
pub(crate) mod page;
mod relay;
mod words;

use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use axum::http::Uri;
use lettre::{message::Mailbox, transport::smtp::extension::ClientId};

pub(crate) use address::MailAddress;
pub(crate) use letter::{About, Confirmation, Note};
pub(crate) use limits::Limits;
pub(crate) use relay::Unsent;
use relay::Us;
pub use relay::{BadRelay, Relay};

/// The settings of e-mail.
#[derive(Clone, Debug)]
pub struct MailSettings {
    /// The operator's mail server.
    pub relay: Relay,
    /// The sender of the e-mails.
    pub from: Mailbox,
    /// The server's public URL, for links.
    pub site: Uri,
    /// The most e-mails per hour, in total.
    pub per_hour: u32,
    /// The most e-mails per hour to one address.
    pub per_address: u32,
    /// The most confirmation e-mails per hour.
    pub confirmations: u32,
}

impl MailSettings {
    /// The default of [`MailSettings::per_hour`].
    pub const PER_HOUR: u32 = 500;
    /// The default of [`MailSettings::per_address`].
    pub const PER_ADDRESS: u32 = 12;
    /// The default of [`MailSettings::confirmations`].
    pub const CONFIRMATIONS: u32 = 60;
}

/// The target of links in e-mails.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    /// The public URL without a slash at its end.
    origin: String,
    host: String,
}

/// Sends e-mails.
pub(crate) struct Mailer {
    relay: Relay,
    us: Us,
    from: Mailbox,
    site: Site,
    pub(crate) limits: Limits,
    /// True if the mail server accepted the last e-mail. The log notes the beginning and the end of an
    /// outage.
    works: AtomicBool,
}

impl Mailer {
    pub(crate) fn new(settings: MailSettings) -> Arc<Self> {
        let limits = Limits::new(&settings);
        let MailSettings { relay, from, site, .. } = settings;
        let site = Site {
            origin: site.to_string().trim_end_matches('/').to_owned(),
            host: site.host().unwrap_or_default().to_owned(),
        };
        let bare = site.host.trim_start_matches('[').trim_end_matches(']');
        let name = match bare.parse::<IpAddr>() {
            Ok(IpAddr::V4(ip)) => ClientId::Ipv4(ip),
            Ok(IpAddr::V6(ip)) => ClientId::Ipv6(ip),
            Err(_) => ClientId::Domain(site.host.clone()),
        };
        let us = Us { name, from: from.email.clone() };
        Arc::new(Self { relay, us, from, site, limits, works: AtomicBool::new(true) })
    }

    /// Sends a notification about a turn or an invitation.
    pub(crate) async fn call(&self, to: &MailAddress, note: &Note<'_>) -> Result<(), Unsent> {
        let message = note.write(&self.from, to, &self.site);
        self.send(to, message).await
    }

    /// Sends the question to confirm an address.
    pub(crate) async fn confirm(&self, to: &MailAddress, confirmation: &Confirmation) -> Result<(), Unsent> {
        let message = confirmation.write(&self.from, to, &self.site);
        self.send(to, message).await
    }

    async fn send(
        &self,
        to: &MailAddress,
        message: Result<lettre::Message, lettre::error::Error>,
    ) -> Result<(), Unsent> {
        let message = message.map_err(|error| Unsent::Refused(error.to_string()))?;
        let sent = self.relay.send(&self.us, to, &message).await;
        let works = !matches!(sent, Err(Unsent::Later(_)));
        if self.works.swap(works, Ordering::Relaxed) != works {
            match &sent {
                Err(error) => tracing::warn!(%error, "e-mail cannot be sent; the server tries again"),
                Ok(()) => tracing::info!("e-mail can be sent again"),
            }
        }
        sent
    }
}
