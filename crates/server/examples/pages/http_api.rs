//! The routes of the HTTP API.

use std::fmt::Write as _;

use serde_json::Value;

use crate::markdown::kind;

/// Returns a table of routes for each group.
pub(crate) fn page() -> String {
    let document = server::openapi(&server::Settings::default());
    let mut text = String::new();
    for (at, tag) in document["tags"].as_array().into_iter().flatten().enumerate() {
        let name = tag["name"].as_str().unwrap_or_default();
        let about = tag["description"].as_str().unwrap_or_default();
        let space = if at == 0 { "" } else { "\n" };
        let _ = write!(text, "{space}## {name}\n\n{about}\n\n");
        text += "| request | purpose | sign-in | body | answer | problems |\n|---|---|---|---|---|---|\n";
        text += &rows(&document, name);
    }
    text
}

/// Returns the rows of the routes with a tag.
fn rows(document: &Value, tag: &str) -> String {
    let mut rows = String::new();
    for (path, methods) in document["paths"].as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            if operation["tags"][0] != tag {
                continue;
            }
            let summary = operation["summary"].as_str().unwrap_or_default();
            let (sign_in, body) = (sign_in(operation), content(&operation["requestBody"]));
            let method = method.to_uppercase();
            let (answer, problems) = (answer(&operation["responses"]), problems(&operation["responses"]));
            let _ = writeln!(
                rows,
                "| `{method} {path}` | {summary} | {sign_in} | {body} | {answer} | {problems} |"
            );
        }
    }
    rows
}

/// Returns whether a request needs a session.
fn sign_in(operation: &Value) -> &'static str {
    match operation["security"].as_array().map(Vec::as_slice) {
        None | Some([]) => "no",
        Some([first, ..]) if first.as_object().is_some_and(serde_json::Map::is_empty) => "optional",
        Some(_) => "yes",
    }
}

/// Returns the type of a body or an answer.
fn content(part: &Value) -> String {
    let mut all = part["content"].as_object().into_iter().flatten();
    all.next()
        .map(|(media, content)| match kind(&content["schema"]) {
            kind if media == "application/json" => kind,
            _ => format!("`{media}`"),
        })
        .unwrap_or_default()
}

/// Returns the status and type of a success.
fn answer(responses: &Value) -> String {
    let all = responses.as_object().into_iter().flatten();
    let successes = all.filter(|(status, _)| status.starts_with(['2', '3']));
    let shown = successes.map(|(status, answer)| format!("{status} {}", content(answer)).trim().to_owned());
    shown.collect::<Vec<_>>().join(", ")
}

/// Returns the statuses of the problems that the request can have, without those of all requests.
fn problems(responses: &Value) -> String {
    let all = responses.as_object().into_iter().flatten();
    let own = all.filter(|(status, answer)| status.starts_with('4') && answer.get("$ref").is_none());
    own.map(|(status, _)| status.clone()).collect::<Vec<_>>().join(", ")
}
