//! The settings of accounts and of the data that is kept.

use std::path::PathBuf;

use anyhow::Context as _;
use axum::http::Uri;
use clap::Args;

use super::{
    days::in_days,
    values::{Hidden, account_id},
};
use crate::{ProviderSettings, admin::AUDIT_KEPT};

/// Accounts with rights, the sign-in provider, and how long data is kept.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Accounts and data")]
pub struct AccountArgs {
    /// Account IDs of people who may open `/admin`, separated by commas: `01a1f8e1-05c5-7349-b5e2-3864706a333f`
    #[arg(long, env = "SEPTET_ADMIN_ACCOUNT", value_delimiter = ',', value_parser = account_id)]
    pub(crate) admin_account: Vec<String>,
    /// Account IDs of bots with higher limits, separated by commas: `01a1f8e1-05c5-7349-b5e2-3864706a333f`
    #[arg(long, env = "SEPTET_TRUSTED_ACCOUNT", value_delimiter = ',', value_parser = account_id, hide_short_help = true)]
    pub(crate) trusted_account: Vec<String>,
    /// The issuer URL of an OpenID Connect provider for signing in: `https://id.example.org/realms/home`
    #[arg(
        long,
        env = "SEPTET_OIDC_ISSUER",
        requires = "oidc_client_id",
        requires = "public_url",
        hide_short_help = true
    )]
    pub(crate) oidc_issuer: Option<String>,
    /// The client ID of this server at the provider
    #[arg(long, env = "SEPTET_OIDC_CLIENT_ID", requires = "oidc_issuer", hide_short_help = true)]
    pub(crate) oidc_client_id: Option<String>,
    /// The client secret of this server. Other users of the machine can see a flag: use the variable or the file
    #[arg(
        long,
        env = "SEPTET_OIDC_CLIENT_SECRET",
        hide_env_values = true,
        requires = "oidc_issuer",
        conflicts_with = "oidc_client_secret_file",
        hide_short_help = true
    )]
    pub(crate) oidc_client_secret: Option<Hidden>,
    /// A file with the client secret
    #[arg(long, env = "SEPTET_OIDC_CLIENT_SECRET_FILE", requires = "oidc_issuer", hide_short_help = true)]
    pub(crate) oidc_client_secret_file: Option<PathBuf>,
    /// The name of the provider on the sign-in button. Default: its host name
    #[arg(long, env = "SEPTET_OIDC_NAME", requires = "oidc_issuer", hide_short_help = true)]
    pub(crate) oidc_name: Option<String>,
    /// A PEM file with the certificate authorities of the provider. Default: the public authorities
    #[arg(long, env = "SEPTET_OIDC_CA_FILE", requires = "oidc_issuer", hide_short_help = true)]
    pub(crate) oidc_ca_file: Option<PathBuf>,
    /// Days until an unused session of an account with tables ends. Range: 1 to 3650
    #[arg(long, env = "SEPTET_SESSION_DAYS", default_value_t = in_days(lobby::Keep::default().sessions), value_parser = clap::value_parser!(u32).range(1..=3650), hide_short_help = true)]
    pub(crate) session_days: u32,
    /// Days until an unused session of an account without tables ends, and a guest account is deleted. Range: 1 to 3650
    #[arg(long, env = "SEPTET_GUEST_DAYS", default_value_t = in_days(lobby::Keep::default().guests), value_parser = clap::value_parser!(u32).range(1..=3650), hide_short_help = true)]
    pub(crate) guest_days: u32,
    /// Days until an account whose sign-in methods are lost can add one without the old ones. Range: 1 to 365
    #[arg(long, env = "SEPTET_LOST_KEYS_DAYS", default_value_t = in_days(lobby::Config::default().lost_wait), value_parser = clap::value_parser!(u32).range(1..=365), hide_short_help = true)]
    pub(crate) lost_keys_days: u32,
    /// Days until the server deletes finished matches with their tables. With `0` it keeps them. Range: 0 to 36500
    #[arg(long, env = "SEPTET_MATCH_DAYS", default_value_t = lobby::Keep::default().matches.map_or(0, in_days), value_parser = clap::value_parser!(u32).range(0..=36500), hide_short_help = true)]
    pub(crate) match_days: u32,
    /// Days until the server deletes entries of the audit log. With `0` it keeps them. Range: 0 to 36500
    #[arg(long, env = "SEPTET_AUDIT_DAYS", default_value_t = in_days(AUDIT_KEPT), value_parser = clap::value_parser!(u32).range(0..=36500), hide_short_help = true)]
    pub(crate) audit_days: u32,
}

impl AccountArgs {
    /// Returns the OpenID Connect provider, if one is set.
    ///
    /// # Errors
    ///
    /// If the provider has no secret, or a file cannot be read.
    pub(super) fn provider(&self, site: Option<&Uri>) -> anyhow::Result<Option<ProviderSettings>> {
        let (Some(issuer), Some(client), Some(site)) = (&self.oidc_issuer, &self.oidc_client_id, site) else {
            return Ok(None);
        };
        let secret = match (&self.oidc_client_secret, &self.oidc_client_secret_file) {
            (Some(Hidden(secret)), _) => secret.clone(),
            (None, Some(file)) => std::fs::read_to_string(file)
                .with_context(|| format!("cannot read --oidc-client-secret-file {}", file.display()))?,
            (None, None) => anyhow::bail!(
                "--oidc-issuer needs a secret: set SEPTET_OIDC_CLIENT_SECRET, or give --oidc-client-secret-file"
            ),
        };
        let secret = secret.trim_end_matches(['\r', '\n']);
        let made = ProviderSettings::new(issuer, client, secret, self.oidc_name.as_deref(), site);
        let made = made.context("--oidc-issuer")?;
        let Some(file) = &self.oidc_ca_file else { return Ok(Some(made)) };
        let authorities =
            std::fs::read(file).with_context(|| format!("cannot read --oidc-ca-file {}", file.display()))?;
        let vouched = made.vouched_for_by(&authorities);
        Ok(Some(vouched.with_context(|| format!("--oidc-ca-file {}", file.display()))?))
    }
}
