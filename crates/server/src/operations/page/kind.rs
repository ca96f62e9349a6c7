//! Schemas as HTML text.

use serde_json::Value;

use super::{
    list, object,
    text::{escape, paragraphs},
    word,
};

/// Returns the type of a schema in a few words.
pub(super) fn kind(schema: &Value) -> String {
    if let Some(at) = schema["$ref"].as_str() {
        let name = escape(at.rsplit('/').next().unwrap_or(at));
        return format!("<a href=\"#schema-{name}\">{name}</a>");
    }
    if let Some(word) = schema.get("const") {
        return format!("<code>{}</code>", escape(&word.to_string()));
    }
    if let Some(words) = schema["enum"].as_array() {
        let words: Vec<String> =
            words.iter().map(|word| format!("<code>{}</code>", escape(&word.to_string()))).collect();
        return words.join(" or ");
    }
    for among in ["oneOf", "anyOf", "allOf"] {
        if let Some(kinds) = schema[among].as_array() {
            let kinds: Vec<String> = kinds.iter().map(kind).collect();
            return kinds.join(if among == "allOf" { " and " } else { " or " });
        }
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one.as_str()],
        several => list(several).iter().map(word).collect(),
    };
    let named = |name: &&str| match *name {
        "array" => match schema["prefixItems"].as_array() {
            Some(items) => format!("[{}]", items.iter().map(kind).collect::<Vec<_>>().join(", ")),
            None => format!("list of {}", kind(&schema["items"])),
        },
        "object" if schema["additionalProperties"].is_object() => {
            format!("object by name of {}", kind(&schema["additionalProperties"]))
        }
        other => format!("<i>{}</i>", escape(other)),
    };
    if types.is_empty() {
        "<i>any JSON</i>".to_owned()
    } else {
        types.iter().map(named).collect::<Vec<_>>().join(" or ")
    }
}

/// Returns the fields of a schema, or its type if it has none.
pub(super) fn parts(schema: &Value) -> String {
    if schema["properties"].is_object() {
        let more = list(&schema["allOf"]).iter().map(|more| format!("<p>With all of {}</p>", kind(more)));
        return more.collect::<String>() + &fields(schema);
    }
    let unnamed = |kind: &&Value| kind["properties"].is_object();
    let kinds: Vec<&Value> = list(&schema["oneOf"]).iter().collect();
    if kinds.iter().any(unnamed) {
        let each = |schema: &&Value| {
            let body = if unnamed(schema) { fields(schema) } else { format!("<p>{}</p>", kind(schema)) };
            format!("<li>{}{body}</li>", paragraphs(word(&schema["description"])))
        };
        return format!("<p>One of:</p><ul>{}</ul>", kinds.iter().map(each).collect::<String>());
    }
    format!("<p>{}</p>", kind(schema))
}

fn fields(schema: &Value) -> String {
    let must = list(&schema["required"]);
    let field = |(name, field): (&str, &Value)| {
        let may = if must.iter().any(|one| one == name) { "" } else { ", optional" };
        let inner = &field["items"];
        let inside = if inner["properties"].is_object() { fields(inner) } else { String::new() };
        format!(
            "<dt><code>{}</code> <span>{}{may}</span></dt><dd>{}{inside}</dd>",
            escape(name),
            kind(field),
            paragraphs(word(&field["description"])),
        )
    };
    format!("<dl>{}</dl>", object(&schema["properties"]).map(field).collect::<String>())
}
