//! The settings of notifications: Web Push, webhooks and e-mail.

use std::{path::PathBuf, time::Duration};

use anyhow::Context as _;
use axum::http::Uri;
use clap::Args;
use ipnet::IpNet;
use lettre::message::Mailbox;

use super::{
    limits::{Limit, LimitValues},
    values::network,
};
use crate::{BellSettings, MailSettings, Relay};

/// When and how players are notified.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Notifications")]
pub struct NotificationArgs {
    /// Seconds that a decision waits before the server notifies a player who does not watch the table
    #[arg(long, env = "SEPTET_NOTIFY_AFTER", default_value_t = BellSettings::default().after.as_secs(), hide_short_help = true)]
    pub(crate) notify_after: u64,
    /// Private networks that may contain push services, separated by commas, also without TLS: `192.168.1.0/24`
    #[arg(long, env = "SEPTET_NOTIFY_NETWORKS", value_delimiter = ',', value_parser = network, hide_short_help = true)]
    pub(crate) notify_networks: Vec<IpNet>,
    /// The mail server for notifications: `smtps://user:password@mail.example.org`, or `smtp://` for STARTTLS
    #[arg(
        long,
        env = "SEPTET_SMTP",
        hide_env_values = true,
        requires = "mail_from",
        requires = "public_url"
    )]
    pub(crate) smtp: Option<String>,
    /// A file with the password of the mail server, instead of the one in the URL
    #[arg(long, env = "SEPTET_SMTP_PASSWORD_FILE", requires = "smtp", hide_short_help = true)]
    pub(crate) smtp_password_file: Option<PathBuf>,
    /// A PEM file with the certificate authority of the mail server. Default: the public authorities
    #[arg(long, env = "SEPTET_SMTP_CA_FILE", requires = "smtp", hide_short_help = true)]
    pub(crate) smtp_ca_file: Option<PathBuf>,
    /// The sender of e-mails: `Septet <septet@example.org>`
    #[arg(long, env = "SEPTET_MAIL_FROM")]
    pub(crate) mail_from: Option<Mailbox>,
    /// E-mails per hour, in total
    #[arg(long, env = "SEPTET_MAILS_PER_HOUR", default_value_t = MailSettings::PER_HOUR, hide_short_help = true)]
    pub(crate) mails_per_hour: u32,
}

impl NotificationArgs {
    /// Returns the settings of notifications.
    ///
    /// # Errors
    ///
    /// If a file cannot be read, or a value does not fit the others.
    pub(super) fn settings(&self, site: Option<&Uri>, limits: &LimitValues) -> anyhow::Result<BellSettings> {
        let secure = site.filter(|url| url.scheme_str() == Some("https"));
        Ok(BellSettings {
            after: Duration::from_secs(self.notify_after),
            networks: self.notify_networks.clone(),
            contact: secure.map(ToString::to_string),
            per_hour: limits.get(Limit::NotificationsPerHour),
            mail: self.mail(site, limits)?,
            ..BellSettings::default()
        })
    }

    /// Returns the settings of e-mail, if a mail server is set.
    fn mail(&self, site: Option<&Uri>, limits: &LimitValues) -> anyhow::Result<Option<MailSettings>> {
        let (Some(relay), Some(from), Some(site)) = (&self.smtp, &self.mail_from, site) else {
            return Ok(None);
        };
        // Not parsed by clap, whose errors repeat the value and its password.
        let mut relay: Relay = relay.parse().context("--smtp")?;
        if let Some(file) = &self.smtp_password_file {
            let password = std::fs::read_to_string(file)
                .with_context(|| format!("cannot read --smtp-password-file {}", file.display()))?;
            relay = relay.with_password(password.trim_end_matches(['\r', '\n'])).context("--smtp")?;
        }
        relay = relay.whole().context("--smtp")?;
        if let Some(file) = &self.smtp_ca_file {
            let pem = std::fs::read(file)
                .with_context(|| format!("cannot read --smtp-ca-file {}", file.display()))?;
            relay = relay.trusting(pem).with_context(|| format!("--smtp-ca-file {}", file.display()))?;
        }
        Ok(Some(MailSettings {
            relay,
            from: from.clone(),
            site: site.clone(),
            per_hour: self.mails_per_hour,
            per_address: limits.get(Limit::MailsPerAddress),
            confirmations: limits.get(Limit::ConfirmationMailsPerHour),
        }))
    }
}
