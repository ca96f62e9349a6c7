//! Descriptions of types for readers who do not see their source.

use serde_json::Value;

/// Rewrites all descriptions: links of the source become names of the wire, and line breaks of the source are
/// removed.
pub fn plain_descriptions(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            // A field of a type may have that name as well; then it is a schema.
            if let Some(Value::String(text)) = fields.get_mut("description") {
                *text = joined(&without_links(text));
            }
            fields.values_mut().for_each(plain_descriptions);
        }
        Value::Array(list) => list.iter_mut().for_each(plain_descriptions),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Returns the text, with ``[`Decision::number`](crate::Decision::number)`` replaced by the name of its
/// target.
fn without_links(text: &str) -> String {
    let (mut out, mut rest) = (String::with_capacity(text.len()), text);
    while let Some((before, link)) = rest.split_once("[`") {
        out.push_str(before);
        let Some((name, after)) = link.split_once("`]") else {
            out.push_str("[`");
            rest = link;
            continue;
        };
        // Removes only paths of the source. A link to another target would be shown as it is.
        let path = after.strip_prefix('(').and_then(|path| path.split_once(')'));
        rest = path.map_or(after, |(_, after)| after);
        out.push_str(&on_the_wire(name));
    }
    out + rest
}

/// Returns the name on the wire: of a type its own, of a field its own and that of its type, of a variant its
/// tag.
fn on_the_wire(name: &str) -> String {
    let mut parts = name.rsplit("::");
    let last = parts.next().unwrap_or(name);
    let kind = parts.next().filter(|kind| kind.starts_with(char::is_uppercase));
    match kind {
        None => format!("`{last}`"),
        Some(_) if last.starts_with(char::is_uppercase) => format!("`{}`", snake(last)),
        Some(kind) => format!("`{last}` of `{kind}`"),
    }
}

fn snake(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

/// Joins lines; paragraphs and lists stay apart.
fn joined(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines().map(str::trim_end) {
        let apart = line.is_empty() || line.trim_start().starts_with(['-', '*', '|']) || out.ends_with('\n');
        if !out.is_empty() {
            out.push(if apart { '\n' } else { ' ' });
        }
        out.push_str(line);
    }
    out
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    #[test]
    fn links_of_the_source_become_names_of_the_wire() {
        for (said, plain) in [
            ("For [`ClientMessage::ChooseAhead`] and\n[`Chat`].", "For `choose_ahead` and `Chat`."),
            (
                "The [`Decision::number`](crate::Decision::number) it answers.",
                "The `number` of `Decision` it answers.",
            ),
            ("One ([`Newcomers`](crate::Newcomers)): it", "One (`Newcomers`): it"),
            ("One.\n\nTwo\nlines.\n\n- a\n- b", "One.\n\nTwo lines.\n\n- a\n- b"),
            ("A [list] stays, [`open", "A [list] stays, [`open"),
        ] {
            let mut schema = json!({ "properties": { "description": { "description": said } } });
            super::plain_descriptions(&mut schema);
            assert_eq!(schema["properties"]["description"]["description"], plain, "{said}");
        }
    }
}
