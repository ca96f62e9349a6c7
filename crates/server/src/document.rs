//! Documents that are the same for all clients: built and compressed once, and answered from memory.
//!
//! The client's files are compressed when it is built, the list of games and the schemas at their first
//! request.

use std::io::Write as _;

use axum::{
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use flate2::{Compression, write::GzEncoder};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

/// The size from which compression pays, in bytes.
const WORTH_COMPRESSING: usize = 1024;

/// A document in all its encodings. An answer from it costs only a lookup.
#[derive(Clone, Debug)]
pub(crate) struct Document {
    mime: HeaderValue,
    cache: HeaderValue,
    /// Weak, because it is the same for all encodings.
    etag: HeaderValue,
    plain: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
}

/// The caching of a document in browsers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keep {
    /// The browser asks each time. The answer is short if nothing changed.
    Ask,
    /// The browser never asks again. The name changes with the content.
    Forever,
}

impl Document {
    /// Creates a file's document. The hash comes from the build.
    pub(crate) fn file(mime: &str, keep: Keep, hash: [u8; 32], plain: Bytes) -> Self {
        let etag = hex::encode(&hash[..16]);
        let cache = match keep {
            Keep::Ask => "no-cache",
            Keep::Forever => "public, max-age=31536000, immutable",
        };
        Self {
            mime: HeaderValue::from_str(mime).unwrap_or(HeaderValue::from_static("application/octet-stream")),
            cache: HeaderValue::from_static(cache),
            etag: HeaderValue::from_str(&format!("W/\"{etag}\"")).expect("hexadecimal digits"),
            plain,
            gzip: None,
            brotli: None,
        }
    }

    /// Adds compressed encodings, as far as they exist.
    pub(crate) fn compressed(self, gzip: Option<Bytes>, brotli: Option<Bytes>) -> Self {
        Self { gzip, brotli, ..self }
    }

    /// Serialises and compresses a value as JSON. Takes milliseconds.
    pub(crate) fn json(value: &impl Serialize) -> Self {
        Self::made("application/json", serde_json::to_vec(value).expect("what is told has string keys"))
    }

    /// Compresses a page for people.
    pub(crate) fn page(html: String) -> Self {
        Self::made("text/html; charset=utf-8", html.into_bytes())
    }

    /// Compresses a style sheet.
    pub(crate) fn style(css: &str) -> Self {
        Self::made("text/css; charset=utf-8", css.as_bytes().to_vec())
    }

    fn made(mime: &str, plain: Vec<u8>) -> Self {
        let gzip = (plain.len() > WORTH_COMPRESSING).then(|| {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
            let written = encoder.write_all(&plain).and_then(|()| encoder.finish());
            Bytes::from(written.expect("memory takes everything"))
        });
        let hash = Sha256::digest(&plain).into();
        Self::file(mime, Keep::Ask, hash, plain.into()).compressed(gzip, None)
    }

    /// Returns the answer to a request with these headers.
    pub(crate) fn answer(&self, headers: &HeaderMap) -> Response {
        let always = [
            (header::ETAG, self.etag.clone()),
            (header::CACHE_CONTROL, self.cache.clone()),
            (header::VARY, HeaderValue::from_static("accept-encoding")),
        ];
        if self.is_known(headers) {
            return (StatusCode::NOT_MODIFIED, always).into_response();
        }
        let mime = [(header::CONTENT_TYPE, self.mime.clone())];
        let forms = [("br", &self.brotli), ("gzip", &self.gzip)];
        for (coding, body) in forms {
            if let Some(body) = body
                && accepts(headers, coding)
            {
                let coding = [(header::CONTENT_ENCODING, HeaderValue::from_static(coding))];
                return (always, mime, coding, body.clone()).into_response();
            }
        }
        (always, mime, self.plain.clone()).into_response()
    }

    fn is_known(&self, headers: &HeaderMap) -> bool {
        let own = self.etag.to_str().unwrap_or_default().trim_start_matches("W/");
        listed(headers, &header::IF_NONE_MATCH).any(|tag| tag == "*" || tag.trim_start_matches("W/") == own)
    }
}

/// Returns whether a client accepts an encoding. Preferences are ignored: the smallest form suits all
/// clients.
fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    listed(headers, &header::ACCEPT_ENCODING).any(|accepted| {
        let (name, parameter) = accepted.split_once(';').unwrap_or((accepted, ""));
        let weight = parameter.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
        name.trim().eq_ignore_ascii_case(coding) && weight.is_ok_and(|weight| weight > 0.0)
    })
}

/// Returns the items of a header that is a list.
fn listed<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(document: &Document, headers: &[(&'static str, &str)]) -> Response {
        let headers = headers.iter().map(|(k, v)| (k.parse().unwrap(), v.parse().unwrap()));
        document.answer(&headers.collect())
    }

    fn coding(document: &Document, accepted: &str) -> Option<String> {
        let response = answer(document, &[("accept-encoding", accepted)]);
        assert_eq!(response.headers()[header::VARY], "accept-encoding");
        response.headers().get(header::CONTENT_ENCODING).map(|value| value.to_str().unwrap().to_owned())
    }

    #[test]
    fn the_smallest_form_that_is_understood_is_sent() {
        let document = Document::json(&"long ".repeat(1_000));
        let both = document.clone().compressed(document.gzip.clone(), Some(Bytes::from_static(b"br")));
        for (accepted, expected) in [
            ("", None),
            ("identity", None),
            ("deflate, zstd", None),
            ("gzip", Some("gzip")),
            ("GZIP;q=0.5, br;q=0", Some("gzip")),
            ("gzip, deflate, br, zstd", Some("br")),
            ("br;q=nonsense", None),
            ("xbr, gzipped", None),
        ] {
            assert_eq!(coding(&both, accepted).as_deref(), expected, "{accepted}");
        }
        assert_eq!(coding(&document, "br").as_deref(), None);
        assert_eq!(coding(&Document::json(&"short"), "gzip"), None);
    }

    #[test]
    fn what_a_client_has_is_not_sent_again() {
        let document = Document::json(&["one"]);
        let etag = answer(&document, &[]).headers()[header::ETAG].to_str().unwrap().to_owned();
        let strong = etag.trim_start_matches("W/");
        for (known, status) in [
            (etag.as_str(), StatusCode::NOT_MODIFIED),
            (strong, StatusCode::NOT_MODIFIED),
            (&format!("\"x\", {etag}"), StatusCode::NOT_MODIFIED),
            ("*", StatusCode::NOT_MODIFIED),
            ("\"x\"", StatusCode::OK),
            ("", StatusCode::OK),
        ] {
            let response = answer(&document, &[("if-none-match", known)]);
            assert_eq!(response.status(), status, "{known}");
            assert_eq!(response.headers()[header::ETAG], etag);
        }
        assert_ne!(document.etag, Document::json(&["two"]).etag);
    }
}
