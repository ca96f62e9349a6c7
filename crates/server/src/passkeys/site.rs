//! The address that passkeys belong to.
//!
//! Browsers give a passkey of `play.example` only to pages of `https://play.example`. They give none to an IP
//! address or a page without TLS, except on this machine.

use std::net::IpAddr;

use axum::http::{HeaderMap, Uri, header};
use protocol::{Problem, ProblemCode};
use url::{Host, Url};
use webauthn_rp::request::{AsciiDomain, RpId};

use crate::origin::{Origins, host};

/// An address that passkeys can belong to.
#[derive(PartialEq, Debug)]
pub(crate) struct Site {
    id: RpId,
    origins: Vec<String>,
}

impl Site {
    /// Returns the public address, or localhost if there is no public one and the request came by that name.
    ///
    /// # Errors
    ///
    /// If the page can have no passkeys. The message contains the address that can.
    pub(crate) fn of(origins: &Origins, headers: &HeaderMap, uri: &Uri) -> Result<Self, Problem> {
        let site = match origins.public() {
            Some(public) => Self::at(public).ok_or_else(|| {
                refused("passkeys need an address with https and a host name; the operator of this server can configure one")
            })?,
            None => host(headers, uri)
                .and_then(|host| Self::at(&format!("http://{host}")))
                .ok_or_else(|| refused("passkeys need an address with https and a host name, or localhost"))?,
        };
        match headers.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or_default()) {
            Some(page) if !site.origins.iter().any(|origin| origin.eq_ignore_ascii_case(page)) => {
                Err(refused(format!(
                    "passkeys of this server work at {} only; open that address",
                    site.origins[0]
                )))
            }
            Some(_) | None => Ok(site),
        }
    }

    fn at(address: &str) -> Option<Self> {
        let url = Url::parse(address).ok()?;
        let Some(Host::Domain(name)) = url.host() else { return None };
        let local = name == "localhost" || name.ends_with(".localhost");
        if url.scheme() != "https" && !local {
            return None;
        }
        // Some IP addresses parse as a domain name.
        if name.parse::<IpAddr>().is_ok() {
            return None;
        }
        let id = RpId::Domain(AsciiDomain::try_from(name.to_owned()).ok()?);
        Some(Self { id, origins: vec![url.origin().ascii_serialization()] })
    }

    pub(super) fn id(&self) -> &RpId {
        &self.id
    }

    pub(super) fn origins(&self) -> &[String] {
        &self.origins
    }
}

fn refused(message: impl Into<String>) -> Problem {
    Problem::new(ProblemCode::NotAllowed, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(public: Option<&str>, host: &str, page: Option<&str>) -> Result<(String, String), String> {
        let public: Option<Uri> = public.map(|url| url.parse().unwrap());
        let mut headers = HeaderMap::new();
        headers.insert("host", host.parse().unwrap());
        if let Some(page) = page {
            headers.insert("origin", page.parse().unwrap());
        }
        let origins = Origins::new(public.as_ref(), &[]);
        let site = Site::of(&origins, &headers, &Uri::from_static("/")).map_err(|problem| problem.message)?;
        Ok((site.id.as_ref().to_owned(), site.origins[0].clone()))
    }

    #[test]
    fn passkeys_belong_to_the_public_address_or_to_localhost() {
        let at = |id: &str, origin: &str| Ok((id.to_owned(), origin.to_owned()));
        let public = Some("https://Play.Example:443/");
        assert_eq!(site(public, "upstream", None), at("play.example", "https://play.example"));
        let page = Some("https://play.example");
        assert_eq!(site(public, "upstream", page), at("play.example", "https://play.example"));
        let other_port = Some("https://play.example:8443");
        assert_eq!(site(other_port, "x", None), at("play.example", "https://play.example:8443"));
        assert_eq!(site(None, "localhost:7777", None), at("localhost", "http://localhost:7777"));
        let page = Some("http://localhost:7777");
        assert_eq!(site(None, "localhost:7777", page), at("localhost", "http://localhost:7777"));
        assert_eq!(site(Some("http://localhost:80"), "x", None), at("localhost", "http://localhost"));
    }

    #[test]
    fn elsewhere_there_are_none_and_it_is_said_where() {
        for (public, host) in [
            (None, "127.0.0.1:7777"),
            (None, "[::1]:7777"),
            (None, "192.168.0.7"),
            (None, "play.example"),
            (None, "localhost.evil.example"),
            (None, ""),
            (Some("http://play.example"), "play.example"),
            (Some("https://192.0.2.7"), "192.0.2.7"),
            (Some("https://[2001:db8::1]"), "x"),
        ] {
            assert!(site(public, host, None).unwrap_err().contains("https"), "{public:?} {host}");
        }
        for page in ["https://evil.example", "http://play.example", "https://play.example:444", "null"] {
            let told = site(Some("https://play.example"), "x", Some(page)).unwrap_err();
            assert!(told.contains("at https://play.example only"), "{page}: {told}");
        }
        assert!(site(None, "localhost:7777", Some("http://localhost:1")).is_err());
    }
}
