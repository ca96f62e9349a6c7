//! The browser client, embedded in the binary.

mod dist;

use std::{collections::HashMap, sync::LazyLock};

use axum::{
    extract::Request,
    http::{HeaderMap, Method, StatusCode, header},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use sha2::{Digest as _, Sha256};

use crate::{
    document::{Document, Keep},
    request::Refusal,
};

/// All files in all their encodings.
static FILES: LazyLock<Files> = LazyLock::new(|| Files::of(dist::files()));

/// Answers all paths outside the API: with a file of the client, or with its page, which handles its own
/// routes.
pub(crate) async fn file(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if path.starts_with("api/") || path == "api" {
        return no_such_url();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Refusal::with(StatusCode::METHOD_NOT_ALLOWED, "files can only be read").into_response();
    }
    FILES.answer(path, request.headers())
}

/// Answers an unknown path below `/api`.
pub(crate) fn no_such_url() -> Response {
    Refusal::with(StatusCode::NOT_FOUND, "the API has no such URL").into_response()
}

/// Returns the build of the client, or `None` if it is not built. The client's page names it too. An open
/// page compares the two, and so notices an upgrade.
pub(crate) fn build() -> Option<String> {
    FILES.build.clone()
}

/// The files of the client.
#[derive(Default)]
struct Files {
    by_name: HashMap<String, Document>,
    build: Option<String>,
}

impl Files {
    fn of(files: Vec<(String, Bytes)>) -> Self {
        let is_compressed = |(name, _): &(String, Bytes)| name.ends_with(".gz") || name.ends_with(".br");
        let (compressed, files): (Vec<_>, Vec<_>) = files.into_iter().partition(is_compressed);
        let mut compressed: HashMap<String, Bytes> = compressed.into_iter().collect();
        let build = files.iter().find(|(name, _)| name == "index.html").and_then(|(_, page)| build_of(page));
        let documents = files.into_iter().map(|(name, bytes)| {
            // Vite puts a hash into the names below assets/.
            let keep = if name.starts_with("assets/") || name.starts_with("docs/assets/") {
                Keep::Forever
            } else {
                Keep::Ask
            };
            let hash = Sha256::digest(&bytes).into();
            let [gzip, brotli] = ["gz", "br"].map(|kind| compressed.remove(&format!("{name}.{kind}")));
            let document = Document::file(dist::mime(&name), keep, hash, bytes).compressed(gzip, brotli);
            (name, document)
        });
        Self { by_name: documents.collect(), build }
    }

    fn answer(&self, path: &str, headers: &HeaderMap) -> Response {
        match (self.by_name.get(path), self.by_name.get("index.html")) {
            (Some(file), _) => file.answer(headers),
            (None, _) if path == "docs" || path.starts_with("docs/") => self.page(path, headers),
            // A missing asset is an error: a page in its place would only hide that.
            (None, _) if path.starts_with("assets/") => {
                Refusal::with(StatusCode::NOT_FOUND, "there is no such file").into_response()
            }
            (None, Some(index)) => index.answer(headers),
            (None, None) => not_built(NO_CLIENT),
        }
    }
}

impl Files {
    /// Answers with a page of the documentation. The path of a page has no ending.
    fn page(&self, path: &str, headers: &HeaderMap) -> Response {
        let path = path.trim_end_matches('/');
        let names = [format!("{path}.html"), format!("{path}/index.html")];
        if let Some(page) = names.iter().find_map(|name| self.by_name.get(name)) {
            return page.answer(headers);
        }
        let Some(missing) = self.by_name.get("docs/404.html") else {
            return (StatusCode::NOT_FOUND, not_built(NO_DOCUMENTATION)).into_response();
        };
        let mut answer = missing.answer(&HeaderMap::new());
        *answer.status_mut() = StatusCode::NOT_FOUND;
        answer
    }
}

/// Returns the build that the client's page names. `web/vite.config.ts` writes it.
fn build_of(page: &[u8]) -> Option<String> {
    let page = std::str::from_utf8(page).ok()?;
    let (_, rest) = page.split_once(r#"<meta name="build" content=""#)?;
    rest.split_once('"').map(|(build, _)| build.to_owned())
}

/// The page of a server without the client.
const NO_CLIENT: &str = "<h1>Septet runs, but its browser client is not built</h1>\
    <p>Stop it and run <code>cargo xtask run</code>, which builds both.</p>\
    <p>Bots need no client: the API is here.</p>";

/// The page of a server without the documentation.
const NO_DOCUMENTATION: &str = "<h1>This server was built without its documentation</h1>\
    <p>Run <code>cargo xtask docs</code> and build the server again, or read the folder <code>docs</code> of the sources.</p>\
    <p><a href=\"/\">To the tables</a></p>";

fn not_built(text: &str) -> Response {
    let page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Septet</title>{text}</html>"
    );
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")], page)
        .into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn built() -> Files {
        let files = [
            ("index.html", r#"<page><meta name="build" content="0123abcd">"#),
            ("assets/app-1234.js", "code"),
            ("assets/app-1234.js.gz", "gzipped"),
            ("assets/app-1234.js.br", "brotli"),
            ("docs/index.html", "<doors>"),
            ("docs/host/proxy.html", "<proxy>"),
            ("docs/404.html", "<none>"),
            ("docs/assets/app.5678.js", "code"),
        ];
        Files::of(files.map(|(name, text)| (name.into(), Bytes::from_static(text.as_bytes()))).into())
    }

    fn seen(files: &Files, path: &str) -> (u16, String, Option<String>) {
        let response = files.answer(path, &HeaderMap::new());
        let header =
            |name| response.headers().get(name).map(|v: &header::HeaderValue| v.to_str().unwrap().to_owned());
        (response.status().as_u16(), header(header::CONTENT_TYPE).unwrap(), header(header::CACHE_CONTROL))
    }

    #[test]
    fn files_pages_and_what_is_missing() {
        let files = built();
        for path in ["", "table/AB12", "index.html", "%", "t/%", "assets"] {
            assert_eq!(seen(&files, path), (200, "text/html".into(), Some("no-cache".into())), "{path}");
        }
        let (status, mime, cache) = seen(&files, "assets/app-1234.js");
        assert_eq!((status, mime.as_str()), (200, "text/javascript"));
        assert!(cache.unwrap().contains("immutable"));
        for missing in ["assets/app-old.js", "assets/app-1234.js.gz", "assets/%"] {
            assert_eq!(seen(&files, missing).0, 404, "{missing}");
        }
        let (status, mime, _) = seen(&Files::default(), "");
        assert_eq!((status, mime.as_str()), (200, "text/html; charset=utf-8"));
    }

    #[test]
    fn the_page_names_the_build() {
        assert_eq!(built().build.as_deref(), Some("0123abcd"));
        assert_eq!(Files::default().build, None);
        for page in ["<page>", r#"<meta name="build" content="0123"#] {
            assert_eq!(build_of(page.as_bytes()), None, "{page}");
        }
    }

    #[test]
    fn pages_of_the_documentation_have_no_ending() {
        let files = built();
        for path in ["docs", "docs/", "docs/host/proxy", "docs/host/proxy.html", "docs/host/proxy/"] {
            assert_eq!(seen(&files, path), (200, "text/html".into(), Some("no-cache".into())), "{path}");
        }
        assert!(seen(&files, "docs/assets/app.5678.js").2.unwrap().contains("immutable"));
        for (files, path) in [(files, "docs/none"), (Files::default(), "docs/")] {
            assert_eq!(seen(&files, path).0, 404, "{path}");
        }
    }

    #[test]
    fn what_was_compressed_when_it_was_built_is_sent_as_it_is() {
        for (accepted, coding) in [("gzip", "gzip"), ("gzip, br", "br")] {
            let headers = [(header::ACCEPT_ENCODING, accepted.parse().unwrap())].into_iter().collect();
            let response = built().answer("assets/app-1234.js", &headers);
            assert_eq!(response.headers()[header::CONTENT_ENCODING], coding);
            assert_eq!(response.headers()[header::CONTENT_TYPE], "text/javascript");
        }
    }
}
