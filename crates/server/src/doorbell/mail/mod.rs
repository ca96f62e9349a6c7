//! E-mail, the doorbell's third way: what is written, how much of it, and who takes it.
//!
//! - Nobody is written to who did not confirm their address, by a press on a page that a message led to ([`page`]). How many
//!   such messages a stranger gets by whoever types their address is limited by that address ([`Limits`]).
//! - A message names no people: names are chosen by others, and would be an advertisement to whoever is sent one.
//! - An address is read strictly before it becomes part of a header or a command ([`MailAddress`]).

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

/// How people are written to.
#[derive(Clone, Debug)]
pub struct MailSettings {
    /// Who takes the messages.
    pub relay: Relay,
    /// Whom they are from.
    pub from: Mailbox,
    /// Where links lead: the server's public URL.
    pub site: Uri,
    /// Messages in an hour, to everybody together.
    pub per_hour: u32,
    /// Messages in an hour to one address.
    pub per_address: u32,
    /// Messages in an hour by which addresses are confirmed.
    pub confirmations: u32,
}

impl MailSettings {
    /// [`MailSettings::per_hour`] unless a host says otherwise.
    pub const PER_HOUR: u32 = 500;
    /// [`MailSettings::per_address`] unless a host says otherwise.
    pub const PER_ADDRESS: u32 = 12;
    /// [`MailSettings::confirmations`] unless a host says otherwise.
    pub const CONFIRMATIONS: u32 = 60;
}

/// Where links lead.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    /// Without a slash at its end.
    origin: String,
    host: String,
}

/// Writes to people.
pub(crate) struct Mailer {
    relay: Relay,
    us: Us,
    from: Mailbox,
    site: Site,
    pub(crate) limits: Limits,
    /// Whether the last message was taken, so that an outage is logged when it begins and when it is over.
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

    /// Writes that a match or a friend waits for somebody.
    pub(crate) async fn call(&self, to: &MailAddress, note: &Note<'_>) -> Result<(), Unsent> {
        let message = note.write(&self.from, to, &self.site);
        self.send(to, message).await
    }

    /// Writes where an address is confirmed.
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
                Err(error) => tracing::warn!(%error, "e-mail cannot be sent; it is tried again"),
                Ok(()) => tracing::info!("e-mail is sent again"),
            }
        }
        sent
    }
}
