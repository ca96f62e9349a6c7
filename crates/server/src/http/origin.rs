//! Which web pages may use the server.

use axum::http::{HeaderMap, Uri, header};

/// The web pages that may use the server: its own, and those the host named.
#[derive(Clone, Debug)]
pub(crate) struct Origins {
    own_scheme: Option<String>,
    allowed: Vec<String>,
}

/// What a request says about the web page it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// It says nothing: not a browser.
    None,
    /// A page that may.
    Allowed,
    /// Some other page.
    Foreign,
}

impl Origins {
    pub(crate) fn new(public_url: Option<&Uri>, allow: &[String]) -> Self {
        let public = public_url.and_then(|url| Some(format!("{}://{}", url.scheme_str()?, url.authority()?)));
        Self {
            own_scheme: public_url.and_then(Uri::scheme_str).map(str::to_owned),
            allowed: allow.iter().cloned().chain(public).map(|o| o.to_ascii_lowercase()).collect(),
        }
    }

    /// Whether people come in by TLS, so that cookies can insist on it.
    pub(crate) fn secure(&self) -> bool {
        self.own_scheme.as_deref() == Some("https")
    }

    /// Compares whole origins, never parts of them.
    pub(crate) fn judge(&self, headers: &HeaderMap, uri: &Uri) -> Origin {
        let mut origins = headers.get_all(header::ORIGIN).iter();
        let Some(origin) = origins.next() else { return Origin::None };
        let (Ok(origin), None) = (origin.to_str(), origins.next()) else { return Origin::Foreign };
        let origin = origin.to_ascii_lowercase();
        if self.allowed.contains(&origin) || self.is_own(&origin, host(headers, uri)) {
            Origin::Allowed
        } else {
            Origin::Foreign
        }
    }

    fn is_own(&self, origin: &str, host: Option<&str>) -> bool {
        let Some((scheme, authority)) = origin.split_once("://") else { return false };
        let scheme_fits = match &self.own_scheme {
            Some(own) => own == scheme,
            None => matches!(scheme, "http" | "https"),
        };
        scheme_fits && host.is_some_and(|host| host.eq_ignore_ascii_case(authority))
    }
}

/// The host the client asked for; in HTTP/2 it is part of the address.
fn host<'a>(headers: &'a HeaderMap, uri: &'a Uri) -> Option<&'a str> {
    match headers.get(header::HOST) {
        Some(host) => host.to_str().ok(),
        None => uri.authority().map(|a| a.as_str()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judge(origins: &Origins, host: &str, origin: Option<&str>) -> Origin {
        let mut headers = HeaderMap::new();
        headers.insert("host", host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert("origin", origin.parse().unwrap());
        }
        origins.judge(&headers, &Uri::from_static("/ws"))
    }

    #[test]
    fn an_origin_is_compared_as_a_whole() {
        use Origin::{Allowed, Foreign, None as Nothing};
        let plain = Origins::new(None, &["https://friend.example".into()]);
        let public = Origins::new(Some(&"https://play.example".parse().unwrap()), &[]);
        for (origins, host, origin, verdict) in [
            (&plain, "127.0.0.1:7777", None, Nothing),
            (&plain, "127.0.0.1:7777", Some("http://127.0.0.1:7777"), Allowed),
            (&plain, "play.example", Some("https://play.example"), Allowed),
            (&plain, "play.example", Some("HTTPS://PLAY.example"), Allowed),
            (&plain, "play.example", Some("https://friend.example"), Allowed),
            (&plain, "127.0.0.1:7777", Some("http://127.0.0.1:7778"), Foreign),
            (&plain, "play.example", Some("https://play.example.evil"), Foreign),
            (&plain, "play.example", Some("https://evil-play.example"), Foreign),
            (&plain, "play.example", Some("https://play.example/"), Foreign),
            (&plain, "play.example", Some("ftp://play.example"), Foreign),
            (&plain, "play.example", Some("null"), Foreign),
            (&plain, "play.example", Some(""), Foreign),
            (&public, "play.example", Some("https://play.example"), Allowed),
            (&public, "10.0.0.7:7777", Some("https://play.example"), Allowed),
            (&public, "play.example", Some("http://play.example"), Foreign),
        ] {
            assert_eq!(judge(origins, host, origin), verdict, "{host} {origin:?}");
        }
        assert!(public.secure());
        assert!(!plain.secure());
    }

    #[test]
    fn two_origins_are_none() {
        let mut headers = HeaderMap::new();
        headers.insert("host", "a".parse().unwrap());
        headers.append("origin", "http://a".parse().unwrap());
        headers.append("origin", "http://a".parse().unwrap());
        assert_eq!(Origins::new(None, &[]).judge(&headers, &Uri::from_static("/")), Origin::Foreign);
    }
}
