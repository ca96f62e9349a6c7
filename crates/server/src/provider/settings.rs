//! The settings of the OpenID Connect provider.

use std::{fmt, net::IpAddr};

use axum::http::Uri;
use openidconnect::{ClientId, ClientSecret, IssuerUrl, RedirectUrl};
use tokio_rustls::rustls::{RootCertStore, pki_types::CertificateDer};
use ureq::tls::{Certificate, PemItem, parse_pem};
use url::{Host, Url};

/// The path below the public URL to which browsers return. The client reads the answer there.
const PATH: &str = "/provider";

/// The most characters of a button's text.
const NAME: usize = 40;

/// A provider of OpenID Connect, and this server's registration there.
#[derive(Clone)]
pub struct ProviderSettings {
    pub(super) issuer: IssuerUrl,
    pub(super) client: ClientId,
    pub(super) secret: ClientSecret,
    pub(super) redirect: RedirectUrl,
    pub(super) name: String,
    /// The certificate authorities to trust for the provider. Empty means those of browsers.
    authorities: Vec<Certificate<'static>>,
}

/// Prints the settings without the secret.
impl fmt::Debug for ProviderSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { issuer, client, secret: _, redirect, name, authorities: _ } = self;
        write!(f, "ProviderSettings({name}, {}, {}, {})", issuer.as_str(), client.as_str(), redirect.as_str())
    }
}

/// The reason why a provider cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadProvider {
    /// The issuer is not a URL.
    #[error("the issuer is no URL; use the provider's own one, like https://id.example.org/realms/home")]
    Issuer,
    /// The issuer has no encryption, so its answers could be forged on the way.
    #[error("the issuer has to be https://, except on this machine")]
    Insecure,
    /// The client id is empty.
    #[error("the client id is empty; the provider shows it at the registration of this server")]
    Client,
    /// The client secret is empty.
    #[error("the client secret is empty; the provider shows it at the registration of this server")]
    Secret,
    /// The name cannot be the text of a button.
    #[error("the provider's name has to have 1 to {NAME} characters, without control characters")]
    Name,
    /// The file contains no certificate authority.
    #[error(
        "the file of authorities must contain only valid certificates in PEM (-----BEGIN CERTIFICATE-----)"
    )]
    Authorities,
    /// Browsers could not return to the public URL.
    #[error("the public URL must begin with http:// or https:// and have a host name")]
    PublicUrl,
}

impl ProviderSettings {
    /// Checks the settings. Without a name, the provider's host name is used.
    ///
    /// # Errors
    ///
    /// If a part of them cannot be used.
    pub fn new(
        issuer: &str,
        client: &str,
        secret: &str,
        name: Option<&str>,
        public_url: &Uri,
    ) -> Result<Self, BadProvider> {
        let url = Url::parse(issuer).map_err(|_| BadProvider::Issuer)?;
        let host = url.host_str().ok_or(BadProvider::Issuer)?.to_owned();
        match url.scheme() {
            "https" => {}
            "http" if is_here(&url) => {}
            "http" => return Err(BadProvider::Insecure),
            _ => return Err(BadProvider::Issuer),
        }
        if client.is_empty() {
            return Err(BadProvider::Client);
        }
        if secret.is_empty() {
            return Err(BadProvider::Secret);
        }
        let name = name.map_or(host.as_str(), str::trim).to_owned();
        if name.is_empty() || name.chars().count() > NAME || name.chars().any(char::is_control) {
            return Err(BadProvider::Name);
        }
        let public = public_url.scheme_str().zip(public_url.authority());
        let redirect =
            public.and_then(|(scheme, at)| RedirectUrl::new(format!("{scheme}://{at}{PATH}")).ok());
        Ok(Self {
            issuer: IssuerUrl::new(issuer.to_owned()).map_err(|_| BadProvider::Issuer)?,
            client: ClientId::new(client.to_owned()),
            secret: ClientSecret::new(secret.to_owned()),
            redirect: redirect.ok_or(BadProvider::PublicUrl)?,
            name,
            authorities: Vec::new(),
        })
    }

    /// Trusts only these certificate authorities for the provider: one or several, as PEM.
    ///
    /// # Errors
    ///
    /// If there is none, or one of them is no certificate.
    pub fn vouched_for_by(mut self, pem: &[u8]) -> Result<Self, BadProvider> {
        let mut readable = RootCertStore::empty();
        for item in parse_pem(pem) {
            // A key in the file is no authority.
            let PemItem::Certificate(authority) = item.map_err(|_| BadProvider::Authorities)? else {
                continue;
            };
            let added = readable.add(CertificateDer::from(authority.der()).into_owned());
            added.map_err(|_| BadProvider::Authorities)?;
            self.authorities.push(authority);
        }
        if self.authorities.is_empty() { Err(BadProvider::Authorities) } else { Ok(self) }
    }

    pub(super) fn authorities(&self) -> &[Certificate<'static>] {
        &self.authorities
    }

    /// Returns whether requests to the provider may be unencrypted.
    pub(super) fn is_here(&self) -> bool {
        self.issuer.url().scheme() == "http"
    }
}

/// Returns whether a URL leads to this machine.
pub(super) fn is_here(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
        Some(Host::Ipv4(ip)) => IpAddr::V4(ip).is_loopback(),
        Some(Host::Ipv6(ip)) => IpAddr::V6(ip).is_loopback(),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(issuer: &str, secret: &str, name: Option<&str>) -> Result<ProviderSettings, BadProvider> {
        let public = Uri::from_static("https://play.example/");
        ProviderSettings::new(issuer, "septet", secret, name, &public)
    }

    #[test]
    fn what_a_host_writes_is_read_and_its_secret_is_not_printed() {
        let settings = of("https://id.example/realms/home/", "hush-hush", None).unwrap();
        assert_eq!(settings.name, "id.example");
        assert_eq!(settings.issuer.as_str(), "https://id.example/realms/home/", "to the letter");
        assert_eq!(settings.redirect.as_str(), "https://play.example/provider");
        assert!(!format!("{settings:?}").contains("hush"), "{settings:?}");
        assert_eq!(of("https://id.example", "x", Some(" Club ")).unwrap().name, "Club");
        for here in ["http://localhost:8080", "http://127.0.0.1:1/x", "http://[::1]", "http://id.localhost"] {
            assert!(of(here, "x", None).is_ok(), "{here}");
        }
    }

    #[test]
    fn what_cannot_be_used_is_refused() {
        for (issuer, secret, name, why) in [
            ("id.example", "x", None, BadProvider::Issuer),
            ("ftp://id.example", "x", None, BadProvider::Issuer),
            ("https:///", "x", None, BadProvider::Issuer),
            ("http://id.example", "x", None, BadProvider::Insecure),
            ("http://localhost.evil.example", "x", None, BadProvider::Insecure),
            ("http://192.168.0.7", "x", None, BadProvider::Insecure),
            ("https://id.example", "", None, BadProvider::Secret),
            ("https://id.example", "x", Some(" "), BadProvider::Name),
            ("https://id.example", "x", Some("a\nb"), BadProvider::Name),
            ("https://id.example", "x", Some(&"x".repeat(41)), BadProvider::Name),
        ] {
            assert_eq!(of(issuer, secret, name).unwrap_err(), why, "{issuer} {name:?}");
        }
        let public = Uri::from_static("https://play.example");
        assert_eq!(
            ProviderSettings::new("https://id.example", "", "x", None, &public).unwrap_err(),
            BadProvider::Client
        );
        let path = Uri::from_static("/only/a/path");
        assert_eq!(
            ProviderSettings::new("https://id.example", "x", "x", None, &path).unwrap_err(),
            BadProvider::PublicUrl
        );
    }
}
