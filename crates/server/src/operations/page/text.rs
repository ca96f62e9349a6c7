//! Text in HTML.

/// Escapes text for HTML.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Converts text with paragraphs, lists and code between backticks to HTML.
pub(super) fn paragraphs(text: &str) -> String {
    let block = |block: &str| {
        let items: Option<Vec<&str>> = block.lines().map(|line| line.strip_prefix("- ")).collect();
        match items {
            Some(items) => {
                let items: String = items.iter().map(|item| format!("<li>{}</li>", inline(item))).collect();
                format!("<ul>{items}</ul>")
            }
            None => format!("<p>{}</p>", inline(block)),
        }
    };
    text.split("\n\n").filter(|text| !text.trim().is_empty()).map(block).collect()
}

/// Converts text with code between backticks to HTML.
pub(super) fn inline(text: &str) -> String {
    let parts = text.split('`').enumerate();
    parts
        .map(|(n, part)| if n % 2 == 1 { format!("<code>{}</code>", escape(part)) } else { escape(part) })
        .collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn text_has_paragraphs_lists_and_code() {
        let html = super::paragraphs("One `<b>`.\n\n- a\n- b & c\n\n");
        assert_eq!(html, "<p>One <code>&lt;b&gt;</code>.</p><ul><li>a</li><li>b &amp; c</li></ul>");
    }
}
