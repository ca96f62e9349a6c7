//! The pages that links in e-mails lead to. They need no script and no session. They change nothing until a
//! person presses the button, because mail scanners open every link.

use axum::{
    http::{StatusCode, header},
    response::IntoResponse,
};
use protocol::http::BellLanguage;

pub(crate) use super::words::Page;
use super::words::{Said, Words};
use crate::answers::Html;

/// All languages, for a page without a known account.
const LANGUAGES: [BellLanguage; 3] = [BellLanguage::En, BellLanguage::Fr, BellLanguage::Nl];

/// Returns a page in the language of the account, or in all languages.
pub(crate) fn page(page: Page, language: Option<BellLanguage>) -> Html {
    let languages: &[BellLanguage] = match &language {
        Some(language) => std::slice::from_ref(language),
        None => &LANGUAGES,
    };
    let said = |language: &BellLanguage| (tag(*language), Words::of(*language).page(page));
    let said: Vec<(&str, Said)> = languages.iter().map(said).collect();
    let parts: String = said.iter().map(|(lang, said)| part(lang, said)).collect();
    let (lang, title) = said.first().map(|(lang, said)| (*lang, said.title)).unwrap_or(("en", "Septet"));
    // With `no-referrer` the browser would not send the origin of the form.
    let text = format!(
        "<!doctype html><html lang=\"{lang}\"><head><meta charset=\"utf-8\"><title>{title} · Septet</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><meta name=\"color-scheme\" content=\"light dark\">\
         <meta name=\"referrer\" content=\"same-origin\"><meta name=\"robots\" content=\"noindex\"></head>\
         <body style=\"font:1.0625rem/1.5 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:2rem 1.25rem\">\
         <main>{parts}</main></body></html>"
    );
    let status = match page {
        Page::Confirm | Page::Confirmed | Page::Stop | Page::Stopped => StatusCode::OK,
        Page::NotConfirmed => StatusCode::GONE,
        Page::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Page::Unstored => StatusCode::SERVICE_UNAVAILABLE,
    };
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    Html((status, headers, text).into_response())
}

const fn tag(language: BellLanguage) -> &'static str {
    match language {
        BellLanguage::En => "en",
        BellLanguage::Fr => "fr",
        BellLanguage::Nl => "nl",
    }
}

/// Returns the section of one language. The form is sent to the page's own address.
fn part(lang: &str, said: &Said) -> String {
    let Said { title, text, button } = said;
    let form = button.map(|button| {
        format!(
            "<form method=\"post\"><button style=\"font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.25rem\">\
             {button}</button></form>"
        )
    });
    let form = form.unwrap_or_default();
    format!(
        "<section lang=\"{lang}\"><h1 style=\"font-size:1.5rem;line-height:1.25\">{title}</h1><p>{text}</p>{form}</section>"
    )
}
