//! Allowed origins of web pages, and allowed host names.

use std::net::IpAddr;

use axum::http::{HeaderMap, Uri, header, uri::Authority};

/// The web pages that may use the server: its own, and those that the operator named.
///
/// A page is the server's own if it was opened by an IP address, as localhost, or by the public URL. Another
/// host name that leads here may belong to an attacker, whose pages would then pass for the server's own (DNS
/// rebinding).
#[derive(Clone, Debug)]
pub(crate) struct Origins {
    public: Option<String>,
    own_scheme: Option<String>,
    allowed: Vec<String>,
}

/// The origin of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// None: the client is not a browser.
    None,
    /// An allowed page.
    Allowed,
    /// Another website.
    Foreign,
    /// A page of this server, opened by an unknown host name, or without TLS.
    Unnamed,
}

impl Origins {
    pub(crate) fn new(public_url: Option<&Uri>, allow: &[String]) -> Self {
        let public = public_url.and_then(|url| Some(format!("{}://{}", url.scheme_str()?, url.authority()?)));
        let allowed = allow.iter().cloned().chain(public.clone()).map(|o| o.to_ascii_lowercase()).collect();
        Self { own_scheme: public_url.and_then(Uri::scheme_str).map(str::to_owned), public, allowed }
    }

    /// Returns whether the client uses TLS, so that its cookies can require it. With a public URL of `https`
    /// only direct requests do not.
    pub(crate) fn secure(&self, headers: &HeaderMap, uri: &Uri) -> bool {
        self.own_scheme.as_deref() == Some("https") && !is_direct(headers, uri)
    }

    /// Returns the public URL, if it is configured.
    pub(crate) fn public(&self) -> Option<&str> {
        self.public.as_deref()
    }

    /// Returns the port by which browsers reach the server, if it is not the default of the scheme. Without a
    /// public URL, and for direct requests, it is that of the requested host.
    pub(crate) fn port(&self, headers: &HeaderMap, uri: &Uri) -> Option<u16> {
        match &self.public {
            Some(public) if !is_direct(headers, uri) => public.parse::<Uri>().ok()?.port_u16(),
            Some(_) | None => host(headers, uri)?.parse::<Authority>().ok()?.port_u16(),
        }
    }

    /// Judges the origin of a request. Whole origins are compared, never parts of them.
    pub(crate) fn judge(&self, headers: &HeaderMap, uri: &Uri) -> Origin {
        let mut origins = headers.get_all(header::ORIGIN).iter();
        let Some(origin) = origins.next() else { return Origin::None };
        let (Ok(origin), None) = (origin.to_str(), origins.next()) else { return Origin::Foreign };
        let origin = origin.to_ascii_lowercase();
        if self.allowed.contains(&origin) {
            return Origin::Allowed;
        }
        match host(headers, uri) {
            Some(host) if self.is_at(&origin, host) && needs_no_name(host) => Origin::Allowed,
            Some(host) if is_same(&origin, host) => Origin::Unnamed,
            Some(_) | None => Origin::Foreign,
        }
    }

    /// Returns whether a request comes from a page of this server, and not from another allowed page.
    pub(crate) fn is_own(&self, headers: &HeaderMap, uri: &Uri) -> bool {
        let Some(origin) = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok()) else {
            return false;
        };
        let is_public = self.public.as_ref().is_some_and(|public| public.eq_ignore_ascii_case(origin));
        let is_here =
            || host(headers, uri).is_some_and(|host| self.is_at(&origin.to_ascii_lowercase(), host));
        self.judge(headers, uri) == Origin::Allowed && (is_public || is_here())
    }

    /// Returns whether the server answers requests without an origin to this host name. With a public URL it
    /// answers to every name, because a proxy may send any. Then only origins are checked.
    pub(crate) fn answers_to(&self, headers: &HeaderMap, uri: &Uri) -> bool {
        let Some(host) = host(headers, uri) else { return true };
        let is_of = |origin: &String| {
            origin.split_once("://").is_some_and(|(_, authority)| authority.eq_ignore_ascii_case(host))
        };
        self.public.is_some() || needs_no_name(host) || self.allowed.iter().any(is_of)
    }

    /// Returns whether the host name of a request is an IP address, a name of this server, or a name without
    /// a dot, as containers have. No attacker can own such a name.
    pub(crate) fn is_of_this_network(&self, headers: &HeaderMap, uri: &Uri) -> bool {
        let Some(host) = host(headers, uri) else { return true };
        let name = host.parse::<Authority>().ok().filter(|authority| !authority.as_str().contains('@'));
        let has_no_dot = name.is_some_and(|authority| !authority.host().contains(['.', ':']));
        let is_of = |origin: &String| {
            origin.split_once("://").is_some_and(|(_, authority)| same_host(authority, host))
        };
        has_no_dot || needs_no_name(host) || self.allowed.iter().any(is_of)
    }

    /// Returns advice about an unknown host name, for the visitor and the operator.
    pub(crate) fn by_another_name(&self, headers: &HeaderMap, uri: &Uri) -> String {
        // A name with other characters than those of host names is not repeated.
        let called = host(headers, uri).filter(|host| {
            host.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '_'))
        });
        let called = called.unwrap_or("this name");
        match &self.public {
            Some(public) => format!(
                "open this server as {public} and not as {called}; its operator can allow further \
                 addresses with --allow-origin (SEPTET_ALLOW_ORIGIN)"
            ),
            None => format!(
                "this server does not know the name {called}; open it by its IP address, or ask its \
                 operator to start it with --public-url http://{called} (SEPTET_PUBLIC_URL)"
            ),
        }
    }

    fn is_at(&self, origin: &str, host: &str) -> bool {
        // People at home open a server with TLS by its address, past the proxy.
        let by_number = needs_no_name(host) && origin.starts_with("http://");
        let is_of = |own: &String| by_number || origin.split_once("://").is_some_and(|(it, _)| it == own);
        is_same(origin, host) && self.own_scheme.as_ref().is_none_or(is_of)
    }
}

/// Returns whether a page was opened by the requested host and port.
fn is_same(origin: &str, host: &str) -> bool {
    let authority = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    authority.is_some_and(|authority| authority.eq_ignore_ascii_case(host))
}

/// Returns true for the same host with any ports.
fn same_host(one: &str, other: &str) -> bool {
    match (one.parse::<Authority>(), other.parse::<Authority>()) {
        (Ok(one), Ok(other)) => {
            one.host().eq_ignore_ascii_case(other.host()) && !other.as_str().contains('@')
        }
        (Ok(_) | Err(_), Err(_)) | (Err(_), Ok(_)) => false,
    }
}

/// Returns whether a host is an IP address or this machine. No attacker can redirect it.
fn needs_no_name(host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else { return false };
    let host = authority.host().to_ascii_lowercase();
    let bare = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(&host);
    !authority.as_str().contains('@')
        && (bare.parse::<IpAddr>().is_ok() || host == "localhost" || host.ends_with(".localhost"))
}

/// Returns whether a browser asked this server by its IP address or as localhost, without a proxy and TLS.
///
/// A proxy without these headers may ask by an address, too. Then the page's origin and its cookies show TLS.
fn is_direct(headers: &HeaderMap, uri: &Uri) -> bool {
    let by_proxy =
        ["forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip"];
    let contains = |name, part: &str| {
        headers.get_all(name).iter().any(|value| value.to_str().is_ok_and(|value| value.contains(part)))
    };
    host(headers, uri).is_some_and(needs_no_name)
        && !by_proxy.iter().any(|name| headers.contains_key(*name))
        && !contains(header::ORIGIN, "https://")
        && !contains(header::COOKIE, "__Host-septet")
}

/// Browsers accept and send a cookie of such a name with TLS only.
pub(crate) const SECURE_PREFIX: &str = "__Host-";

/// Returns the requested host. In HTTP/2 it is part of the URI.
pub(crate) fn host<'a>(headers: &'a HeaderMap, uri: &'a Uri) -> Option<&'a str> {
    match headers.get(header::HOST) {
        // An unreadable host is none of this server's.
        Some(host) => Some(host.to_str().unwrap_or_default()),
        None => uri.authority().map(|a| a.as_str()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(host: &str, origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert("host", host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert("origin", origin.parse().unwrap());
        }
        headers
    }

    #[test]
    fn an_origin_is_compared_as_a_whole() {
        use Origin::{Allowed, Foreign, None as Nothing, Unnamed};
        let plain = Origins::new(None, &["https://friend.example".into()]);
        let public = Origins::new(Some(&"https://play.example".parse().unwrap()), &[]);
        for (origins, host, origin, verdict) in [
            (&plain, "127.0.0.1:7777", None, Nothing),
            (&plain, "127.0.0.1:7777", Some("http://127.0.0.1:7777"), Allowed),
            (&plain, "192.168.1.5:7777", Some("http://192.168.1.5:7777"), Allowed),
            (&plain, "[fe80::1]:7777", Some("http://[FE80::1]:7777"), Allowed),
            (&plain, "localhost:7777", Some("http://localhost:7777"), Allowed),
            (&plain, "Septet.localhost", Some("https://septet.localhost"), Allowed),
            (&plain, "play.example", Some("https://friend.example"), Allowed),
            (&plain, "friend.example", Some("https://friend.example"), Allowed),
            // Names that lead here, with unknown owners.
            (&plain, "play.example", Some("https://play.example"), Unnamed),
            (&plain, "septet.lan:7777", Some("http://septet.lan:7777"), Unnamed),
            (&plain, "127.0.0.1.evil.example", Some("http://127.0.0.1.evil.example"), Unnamed),
            (&plain, "localhost.evil.example", Some("http://localhost.evil.example"), Unnamed),
            (&plain, "x@127.0.0.1", Some("http://x@127.0.0.1"), Unnamed),
            (&plain, "127.0.0.1:7777", Some("http://127.0.0.1:7778"), Foreign),
            (&plain, "play.example", Some("https://play.example.evil"), Foreign),
            (&plain, "play.example", Some("https://play.example/"), Foreign),
            (&plain, "127.0.0.1", Some("ftp://127.0.0.1"), Foreign),
            (&plain, "play.example", Some("null"), Foreign),
            (&plain, "play.example", Some(""), Foreign),
            (&public, "play.example", Some("https://play.example"), Allowed),
            (&public, "10.0.0.7:7777", Some("https://play.example"), Allowed),
            (&public, "evil.example", Some("https://evil.example"), Unnamed),
            (&public, "play.example", Some("http://play.example"), Unnamed),
            // Past the proxy, at home.
            (&public, "192.168.1.5:7777", Some("http://192.168.1.5:7777"), Allowed),
            (&public, "[fe80::1]:7777", Some("http://[fe80::1]:7777"), Allowed),
            (&public, "localhost:7777", Some("http://localhost:7777"), Allowed),
            (&public, "127.0.0.1", Some("https://127.0.0.1"), Allowed),
            (&public, "192.168.1.5:7777", Some("http://192.168.1.5:7778"), Foreign),
            (&public, "192.168.1.5:7777", Some("http://192.168.1.6:7777"), Foreign),
            (&public, "septet.lan:7777", Some("http://septet.lan:7777"), Unnamed),
        ] {
            let verdict_here = origins.judge(&sent(host, origin), &Uri::from_static("/ws"));
            assert_eq!(verdict_here, verdict, "{host} {origin:?}");
        }
        for (origins, host, origin, own) in [
            (&plain, "127.0.0.1:7777", Some("http://127.0.0.1:7777"), true),
            (&plain, "friend.example", Some("https://Friend.example"), true),
            (&plain, "127.0.0.1:7777", Some("https://friend.example"), false),
            (&plain, "127.0.0.1:7777", None, false),
            (&plain, "play.example", Some("https://play.example"), false),
            (&public, "10.0.0.7:7777", Some("https://play.example"), true),
            (&public, "10.0.0.7:7777", Some("https://evil.example"), false),
        ] {
            assert_eq!(origins.is_own(&sent(host, origin), &Uri::from_static("/")), own, "{host} {origin:?}");
        }
        let page = Uri::from_static("/");
        assert!(public.secure(&sent("play.example", None), &page));
        assert!(!plain.secure(&sent("play.example", None), &page));
    }

    #[test]
    fn metrics_are_asked_for_by_names_that_nobody_else_can_own() {
        let public = Origins::new(Some(&"https://play.example".parse().unwrap()), &[]);
        let own = |host: &str| public.is_of_this_network(&sent(host, None), &Uri::from_static("/metrics"));
        for host in ["10.0.0.7:7778", "[::1]:7778", "localhost:7778", "septet:7778", "Play.example:7778"] {
            assert!(own(host), "{host}");
        }
        for host in ["evil.example", "play.example.evil", "septet.evil:7778", "x@septet", "a b", ""] {
            assert!(!own(host), "{host}");
        }
    }

    #[test]
    fn without_a_public_url_a_server_answers_to_addresses_and_to_what_was_allowed() {
        let plain = Origins::new(None, &["https://friend.example".into()]);
        let answers = |origins: &Origins, host: &str| {
            origins.answers_to(&sent(host, None), &Uri::from_static("/api/tables"))
        };
        for host in ["127.0.0.1:7777", "[::1]:7777", "localhost:7777", "friend.example"] {
            assert!(answers(&plain, host), "{host}");
        }
        for host in ["evil.example", "evil.example:7777", "", "127.0.0.1.evil.example"] {
            assert!(!answers(&plain, host), "{host}");
        }
        let public = Origins::new(Some(&"https://play.example".parse().unwrap()), &[]);
        assert!(answers(&public, "upstream"), "a proxy calls it as it likes");
        let told = plain.by_another_name(&sent("septet.lan:7777", None), &Uri::from_static("/"));
        assert!(told.contains("--public-url http://septet.lan:7777"), "{told}");
        let evil = plain.by_another_name(&sent("<script>", None), &Uri::from_static("/"));
        assert!(!evil.contains('<'), "{evil}");
    }

    #[test]
    fn two_origins_are_none() {
        let mut headers = HeaderMap::new();
        headers.insert("host", "127.0.0.1".parse().unwrap());
        headers.append("origin", "http://127.0.0.1".parse().unwrap());
        headers.append("origin", "http://127.0.0.1".parse().unwrap());
        assert_eq!(Origins::new(None, &[]).judge(&headers, &Uri::from_static("/")), Origin::Foreign);
    }
}
