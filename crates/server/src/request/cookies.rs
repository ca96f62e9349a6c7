//! The cookies of a browser.

use axum::http::{HeaderMap, Uri};
use axum_extra::extract::{
    CookieJar,
    cookie::{Cookie, SameSite},
};

use crate::origin::{Origins, SECURE_PREFIX};

/// The names and attributes of the cookies for one address of the server. Browsers send a cookie to every port
/// of a host, so the names contain the port.
pub(crate) struct Cookies {
    secure: bool,
    port: Option<u16>,
}

/// The cookie of a session.
const SESSION: &str = "septet";
/// The cookie of a browser that was asked for a passkey or an account of a provider.
const ASKED: &str = "septet-asked";

impl Cookies {
    pub(crate) fn of(origins: &Origins, headers: &HeaderMap, uri: &Uri) -> Self {
        Self { secure: origins.secure(headers, uri), port: origins.port(headers, uri) }
    }

    /// Returns the name of the session's cookie.
    pub(crate) fn session_name(&self) -> String {
        self.named(SESSION)
    }

    /// Returns the token of the session. Earlier versions named its cookie without the port.
    pub(crate) fn session(&self, headers: &HeaderMap) -> Option<String> {
        let without_port = Self { secure: self.secure, port: None };
        self.value(SESSION, headers).or_else(|| without_port.value(SESSION, headers))
    }

    /// Returns the secret of a browser that was asked.
    pub(crate) fn asked(&self, headers: &HeaderMap) -> Option<String> {
        self.value(ASKED, headers)
    }

    /// Sets or removes the session's cookie. Only pages of this server send it, and no script reads it.
    pub(crate) fn set_session(&self, token: Option<String>) -> CookieJar {
        let mut cookie = self.built(SESSION, token.as_deref(), SameSite::Lax);
        if token.is_some() {
            // Browsers keep a cookie for at most 400 days.
            cookie.make_permanent();
        }
        CookieJar::new().add(cookie)
    }

    /// Sets or removes the cookie of a browser that was asked. It lasts until the browser closes.
    pub(crate) fn set_asked(&self, secret: Option<String>) -> CookieJar {
        CookieJar::new().add(self.built(ASKED, secret.as_deref(), SameSite::Strict))
    }

    fn built(&self, name: &str, value: Option<&str>, same_site: SameSite) -> Cookie<'static> {
        let cookie = Cookie::build((self.named(name), value.unwrap_or_default().to_owned())).path("/");
        let mut cookie = cookie.http_only(true).same_site(same_site).secure(self.secure).build();
        if value.is_none() {
            cookie.make_removal();
        }
        cookie
    }

    fn value(&self, name: &str, headers: &HeaderMap) -> Option<String> {
        CookieJar::from_headers(headers).get(&self.named(name)).map(|cookie| cookie.value().to_owned())
    }

    /// With the prefix, browsers accept a cookie only from this host and with TLS.
    fn named(&self, name: &str) -> String {
        let prefix = if self.secure { SECURE_PREFIX } else { "" };
        match self.port {
            Some(port) => format!("{prefix}{name}-{port}"),
            None => format!("{prefix}{name}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(headers: &[(&'static str, &'static str)]) -> HeaderMap {
        headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    fn session(public_url: Option<&str>, host: &'static str, cookie: &'static str) -> Option<String> {
        let origins = Origins::new(public_url.map(|url| url.parse().unwrap()).as_ref(), &[]);
        let headers = sent(&[("host", host), ("cookie", cookie)]);
        Cookies::of(&origins, &headers, &Uri::from_static("/")).session(&headers)
    }

    #[test]
    fn servers_on_two_ports_have_cookies_of_their_own() {
        let both = "septet-8001=a; septet-8002=b";
        assert_eq!(session(None, "localhost:8001", both).as_deref(), Some("a"));
        assert_eq!(session(None, "[::1]:8002", both).as_deref(), Some("b"));
        assert_eq!(session(None, "localhost", both), None);
        assert_eq!(session(Some("http://play.example:8002"), "upstream:1", both).as_deref(), Some("b"));
        assert_eq!(session(Some("http://play.example"), "play.example:8001", both), None);
    }

    #[test]
    fn an_older_cookie_is_read_until_it_is_renewed() {
        assert_eq!(session(None, "localhost:8001", "septet=a").as_deref(), Some("a"));
        assert_eq!(session(None, "localhost:8001", "septet=a; septet-8001=b").as_deref(), Some("b"));
        assert_eq!(session(None, "localhost:8001", "xseptet=a; septets=b"), None);
    }

    #[test]
    fn with_tls_only_a_cookie_of_this_host_counts() {
        let secure = Some("https://play.example");
        assert_eq!(session(secure, "play.example", "septet=a"), None);
        assert_eq!(session(secure, "play.example", "__Host-septet=a").as_deref(), Some("a"));
        let other = Some("https://play.example:8443");
        assert_eq!(session(other, "play.example:8443", "__Host-septet-8443=a").as_deref(), Some("a"));
    }

    #[test]
    fn past_the_proxy_a_cookie_needs_no_tls() {
        let origins = Origins::new(Some(&"https://play.example".parse().unwrap()), &[]);
        let name = |headers: &[(&'static str, &'static str)]| {
            Cookies::of(&origins, &sent(headers), &Uri::from_static("/")).session_name()
        };
        let direct = ("host", "192.168.1.5:7777");
        assert_eq!(name(&[direct]), "septet-7777");
        assert_eq!(name(&[direct, ("origin", "http://192.168.1.5:7777")]), "septet-7777");
        assert_eq!(name(&[("host", "localhost:7777"), ("cookie", "__Host-other=a")]), "septet-7777");
        // A proxy that asks by the address of the server.
        assert_eq!(name(&[direct, ("x-forwarded-for", "203.0.113.7")]), "__Host-septet");
        assert_eq!(name(&[direct, ("origin", "https://play.example")]), "__Host-septet");
        assert_eq!(name(&[direct, ("cookie", "__Host-a=b; __Host-septet=c")]), "__Host-septet");
        assert_eq!(name(&[("host", "upstream")]), "__Host-septet");
    }
}
