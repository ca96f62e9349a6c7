//! Web origins in settings: the public URL and further allowed origins.

use axum::http::Uri;
use url::Url;

/// Parses the public URL.
pub(super) fn public_url(text: &str) -> Result<Uri, String> {
    let origin = normalised(text).and_then(|origin| origin.parse().ok());
    origin.ok_or_else(|| {
        "expected the URL that people open, like https://play.example.org, without a path or quotes".into()
    })
}

/// Parses a further origin. An empty entry of a list is refused.
pub(super) fn origin(text: &str) -> Result<String, String> {
    normalised(text).ok_or_else(|| {
        "expected origins like https://friend.example, without a path, wildcard or quotes".into()
    })
}

/// Returns an origin as browsers send it: in lower case, without the default port, with the name in ASCII. The
/// text is what a person copies from the address bar.
fn normalised(text: &str) -> Option<String> {
    let text = text.trim();
    let url = Url::parse(text).ok()?;
    // The parser repairs `https:example.org`, which is more likely a mistake.
    let is_web = matches!(url.scheme(), "http" | "https") && text.contains("://");
    let has_more = url.path() != "/"
        || url.query().is_some()
        || url.fragment().is_some()
        || !url.username().is_empty()
        || url.password().is_some();
    // Other characters are wildcards and quotes.
    let is_host = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | ':' | '[' | ']');
    let is_plain = url.host_str()?.chars().all(is_host);
    (is_web && !has_more && is_plain).then(|| url.origin().ascii_serialization())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spelling_of_an_origin_is_the_one_that_browsers_send() {
        let play = "https://play.example.org";
        for (text, expected) in [
            (play, play),
            ("https://play.example.org/", play),
            (" https://play.example.org\n", play),
            ("HTTPS://Play.Example.ORG", play),
            ("https://play.example.org:443", play),
            ("https://play.example.org:443/", play),
            ("https://play.example.org:8443/", "https://play.example.org:8443"),
            ("http://play.example.org:80", "http://play.example.org"),
            ("http://play.example.org:443", "http://play.example.org:443"),
            ("https://spiel.müller.example", "https://spiel.xn--mller-kva.example"),
            ("https://SPIEL.MÜLLER.example", "https://spiel.xn--mller-kva.example"),
            ("https://play。example。org", play),
            ("http://192.168.1.5:7777/", "http://192.168.1.5:7777"),
            ("http://[FE80::0001]:7777", "http://[fe80::1]:7777"),
            ("http://localhost:7777", "http://localhost:7777"),
        ] {
            assert_eq!(origin(text).as_deref(), Ok(expected), "{text}");
            let public = public_url(text).unwrap();
            assert_eq!(public.to_string().trim_end_matches('/'), expected, "{text}");
        }
    }

    #[test]
    fn what_is_no_origin_is_refused() {
        for text in [
            "",
            " ",
            "*",
            "null",
            "friend.example",
            "friend.example:443",
            "//friend.example",
            "https:friend.example",
            "https://",
            "https://*.example",
            "https://friend.example/games",
            "https://friend.example/?a",
            "https://friend.example/#a",
            "https://ann@friend.example",
            "https://ann:secret@friend.example",
            "https://a b.example",
            "https://friend.example https://other.example",
            "\"https://friend.example\"",
            "'https://friend.example'",
            "https://friend.example:99999",
            "https://xn--.example",
            "ftp://friend.example",
            "file:///tmp",
        ] {
            assert!(origin(text).is_err(), "{text}");
            assert!(public_url(text).is_err(), "{text}");
        }
    }
}
