//! The browser client, out of this very binary.

use axum::{
    extract::Request,
    http::{HeaderMap, Method, StatusCode, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::http::Refusal;

/// What `npm run build` wrote. Debug builds read the folder when asked.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// Answers everything that is not part of the API: a file of the client, or its page, which finds the way by
/// itself.
pub(crate) async fn file(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if path.starts_with("api/") || path == "api" {
        return Refusal::with(StatusCode::NOT_FOUND, "the API has no such address").into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Refusal::with(StatusCode::METHOD_NOT_ALLOWED, "files can only be read").into_response();
    }
    serve(path, request.headers(), Dist::get(path), || Dist::get("index.html"))
}

fn serve(
    path: &str,
    headers: &HeaderMap,
    file: Option<EmbeddedFile>,
    index: impl FnOnce() -> Option<EmbeddedFile>,
) -> Response {
    match file {
        Some(file) if path != "index.html" => respond(path, file, headers),
        // A missing asset is missing; a page of that name would only confuse whoever loads it.
        None if path.starts_with("assets/") => {
            Refusal::with(StatusCode::NOT_FOUND, "there is no such file").into_response()
        }
        _ => match index() {
            Some(index) => respond("index.html", index, headers),
            None => not_built(),
        },
    }
}

fn respond(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    let etag: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let etag = format!("\"{etag}\"");
    // Vite puts a hash into the names below assets/.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers
        .get(header::IF_NONE_MATCH)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.split(',').any(|tag| tag.trim().trim_start_matches("W/") == etag));
    let caching = [(header::ETAG, etag), (header::CACHE_CONTROL, cache.to_owned())];
    if known {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    let mime = mime_guess::from_path(path).first_or_octet_stream();
    (caching, [(header::CONTENT_TYPE, mime.as_ref())], file.data).into_response()
}

fn not_built() -> Response {
    const PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Septet</title>\
        <h1>Septet runs, but its browser client is not built</h1>\
        <p>Stop it and run <code>cargo xtask run</code>, which builds both.</p>\
        <p>Bots need no client: the API is here.</p></html>";
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")], PAGE)
        .into_response()
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::*;

    fn embedded(text: &'static str, hash: u8) -> EmbeddedFile {
        EmbeddedFile {
            data: Cow::Borrowed(text.as_bytes()),
            metadata: rust_embed::Metadata::__rust_embed_new([hash; 32], None, None),
        }
    }

    fn get(path: &str, built: bool, etag: Option<&str>) -> Response {
        let mut headers = HeaderMap::new();
        if let Some(etag) = etag {
            headers.insert(header::IF_NONE_MATCH, etag.parse().unwrap());
        }
        let file = |path: &str| match path {
            "index.html" if built => Some(embedded("<page>", 1)),
            "assets/app-1234.js" if built => Some(embedded("code", 2)),
            _ => None,
        };
        serve(path, &headers, file(path), || file("index.html"))
    }

    #[test]
    fn files_pages_and_what_is_missing() {
        let seen = |path, built| {
            let response = get(path, built, None);
            let header = |name| {
                response.headers().get(name).map(|v: &header::HeaderValue| v.to_str().unwrap().to_owned())
            };
            (response.status().as_u16(), header(header::CONTENT_TYPE).unwrap(), header(header::CACHE_CONTROL))
        };
        let html = || String::from("text/html");
        let no_cache = || Some(String::from("no-cache"));
        assert_eq!(seen("", true), (200, html(), no_cache()));
        assert_eq!(seen("table/AB12", true), (200, html(), no_cache()));
        assert_eq!(seen("index.html", true), (200, html(), no_cache()));
        let (status, mime, cache) = seen("assets/app-1234.js", true);
        assert_eq!((status, mime.as_str()), (200, "text/javascript"));
        assert!(cache.unwrap().contains("immutable"));
        assert_eq!(seen("assets/app-old.js", true).0, 404);
        let (status, mime, _) = seen("", false);
        assert_eq!((status, mime.as_str()), (200, "text/html; charset=utf-8"));
    }

    #[test]
    fn what_a_browser_has_is_not_sent_again() {
        let first = get("", true, None);
        let etag = first.headers()[header::ETAG].to_str().unwrap().to_owned();
        assert_eq!(get("", true, Some(&etag)).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(get("", true, Some(&format!("\"x\", W/{etag}"))).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(get("", true, Some("\"x\"")).status(), StatusCode::OK);
    }
}
