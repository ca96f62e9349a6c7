//! The OpenAPI document as an HTML page. It needs no scripts and no other servers.

mod kind;
mod text;

use serde_json::{Map, Value};

use self::{
    kind::{kind, parts},
    text::{escape, inline, paragraphs},
};

/// The style sheet of the page.
pub(crate) const STYLE: &str = include_str!("page.css");

/// Returns the page of a document.
pub(crate) fn page(openapi: &Value) -> String {
    let info = &openapi["info"];
    let groups: Vec<Shown> = list(&openapi["tags"]).iter().map(|tag| Shown::of(openapi, tag)).collect();
    let contents: String = groups.iter().map(Shown::contents).collect();
    let requests: String = groups.iter().map(Shown::whole).collect();
    let problems: String = object(&openapi["components"]["responses"]).map(common).collect();
    let schemas: String = object(&openapi["components"]["schemas"]).map(definition).collect();
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>The API · Septet</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><meta name=\"color-scheme\" content=\"light dark\">\
         <link rel=\"stylesheet\" href=\"/docs/api.css\"></head><body>\
         <header><h1>Septet’s API <small>{version}</small></h1>{about}\
         <p>For programs: <a href=\"/api/openapi.json\">/api/openapi.json</a> (OpenAPI {form}).</p></header>\
         <nav id=\"contents\" aria-label=\"Contents\"><h2>Contents</h2>{contents}\
         <p><a href=\"#schemas\">Schemas</a></p></nav>\
         <main>{requests}<section><h2 id=\"problems\">Problems of every request</h2><ul>{problems}</ul>\
         <p>Each is a <a href=\"#schema-HttpProblem\">HttpProblem</a>.</p></section><section><h2 id=\"schemas\">Schemas</h2>{schemas}</section></main>\
         <p class=\"up\"><a href=\"#contents\">Contents</a></p></body></html>",
        version = escape(word(&info["version"])),
        about = paragraphs(word(&info["description"])),
        form = escape(word(&openapi["openapi"])),
    )
}

/// A group of operations as HTML.
struct Shown {
    name: String,
    about: String,
    /// The link to each operation, and the operation.
    requests: Vec<(String, String)>,
}

impl Shown {
    fn of(openapi: &Value, tag: &Value) -> Self {
        let requests = object(&openapi["paths"])
            .flat_map(|(path, methods)| object(methods).map(move |(method, said)| (path, method, said)))
            .filter(|(_, _, said)| said["tags"][0] == tag["name"])
            .map(|(path, method, said)| (link(path, method, said), request(path, method, said)));
        Self {
            name: escape(word(&tag["name"])),
            about: paragraphs(word(&tag["description"])),
            requests: requests.collect(),
        }
    }

    fn contents(&self) -> String {
        let links: String = self.requests.iter().map(|(link, _)| link.as_str()).collect();
        format!("<details><summary>{}</summary><ul>{links}</ul></details>", self.name)
    }

    fn whole(&self) -> String {
        let whole: String = self.requests.iter().map(|(_, whole)| whole.as_str()).collect();
        format!("<section><h2>{}</h2>{}{whole}</section>", self.name, self.about)
    }
}

fn link(path: &str, method: &str, said: &Value) -> String {
    let id = escape(word(&said["operationId"]));
    format!("<li><a href=\"#{id}\"><b>{}</b> {}</a></li>", method.to_uppercase(), escape(path))
}

fn request(path: &str, method: &str, said: &Value) -> String {
    let id = escape(word(&said["operationId"]));
    let mut out = format!(
        "<article id=\"{id}\"><h3><b>{}</b> <code>{}</code></h3>{}<p class=\"who\"><code>{id}</code>, {}</p>",
        method.to_uppercase(),
        escape(path),
        paragraphs(word(&said["summary"])),
        asks(&said["security"]),
    );
    let rows: String = list(&said["parameters"]).iter().map(parameter).collect();
    if !rows.is_empty() {
        out += &format!("<h4>Parameters</h4><dl>{rows}</dl>");
    }
    for (mime, content) in object(&said["requestBody"]["content"]) {
        out += &format!("<h4>Body</h4><p>{} as <code>{}</code></p>", kind(&content["schema"]), escape(mime));
    }
    let (common, own): (Vec<_>, Vec<_>) =
        object(&said["responses"]).partition(|(_, said)| said["$ref"].is_string());
    let (problems, good): (Vec<_>, Vec<_>) = own.into_iter().partition(|(_, said)| is_problem(said));
    let answers: String = good.into_iter().map(answer).collect();
    let mut problems: String = problems.into_iter().map(problem).collect();
    if !common.is_empty() {
        let statuses: Vec<String> = common.iter().map(|(status, _)| escape(status)).collect();
        problems += &format!("<li>{}: <a href=\"#problems\">as every request</a></li>", statuses.join(", "));
    }
    out + &format!("<h4>Answers</h4><dl>{answers}</dl><h4>Problems</h4><ul>{problems}</ul></article>")
}

/// Returns true if an answer can only be a problem.
fn is_problem(said: &Value) -> bool {
    object(&said["content"]).map(|(mime, _)| mime).eq(["application/problem+json"])
}

fn problem((status, said): (&str, &Value)) -> String {
    format!("<li><b>{}</b> {}</li>", escape(status), inline(word(&said["description"])))
}

fn asks(security: &Value) -> &'static str {
    match list(security) {
        [] => "no sign-in",
        [Value::Object(first), ..] if first.is_empty() => {
            "sign-in optional: with it the answer can contain more"
        }
        _ => "sign-in required",
    }
}

fn parameter(said: &Value) -> String {
    let must = if said["required"] == true { "" } else { ", optional" };
    format!(
        "<dt><code>{}</code> <span>in the {}, {}{must}</span></dt><dd>{}</dd>",
        escape(word(&said["name"])),
        escape(word(&said["in"])),
        kind(&said["schema"]),
        paragraphs(word(&said["description"])),
    )
}

fn answer((status, said): (&str, &Value)) -> String {
    let content: String = object(&said["content"])
        .map(|(mime, content)| {
            format!(" <span>{} as <code>{}</code></span>", kind(&content["schema"]), escape(mime))
        })
        .collect();
    let headers: String = object(&said["headers"])
        .map(|(name, said)| {
            format!("<p><code>{}</code>: {}</p>", escape(name), escape(word(&said["description"])))
        })
        .collect();
    format!(
        "<dt><b>{}</b>{content}</dt><dd>{}{headers}</dd>",
        escape(status),
        paragraphs(word(&said["description"])),
    )
}

fn common((_, said): (&str, &Value)) -> String {
    format!("<li>{}</li>", inline(word(&said["description"])))
}

fn definition((name, schema): (&str, &Value)) -> String {
    let name = escape(name);
    format!(
        "<article id=\"schema-{name}\"><h3><code>{name}</code></h3>{}{}</article>",
        paragraphs(word(&schema["description"])),
        parts(schema),
    )
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn object(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter).map(|(name, value)| (name.as_str(), value))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    #[test]
    fn what_is_said_is_text_and_what_is_referred_to_is_linked() {
        let page = super::page(&json!({
            "info": { "description": "<script>1</script> & `code`", "version": "1" },
            "tags": [{ "name": "t", "description": "" }],
            "paths": { "/a/{b}": { "get": {
                "operationId": "a", "summary": "\"Does\" a.", "tags": ["t"], "security": [],
                "responses": { "200": { "description": "x", "content": {
                    "application/json": { "schema": { "type": "array", "items": { "$ref": "#/components/schemas/S" } } },
                } } },
            } } },
            "components": { "schemas": { "S": { "type": "object", "properties": { "n": { "type": ["integer", "null"] } } } } },
        }));
        assert!(
            !page.contains("<script")
                && page.contains("&lt;script&gt;1")
                && page.contains("<code>code</code>")
        );
        assert!(page.contains("<a href=\"#schema-S\">S</a>") && page.contains("id=\"schema-S\""), "{page}");
        assert!(page.contains("<a href=\"#a\">") && page.contains("id=\"a\""));
        assert!(!page.contains("style="), "no inline style is needed");
    }
}
