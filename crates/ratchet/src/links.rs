//! The links between Markdown files.

use std::{collections::BTreeSet, path::Path};

use crate::tree::{File, Tree};

/// Returns the relative links that lead to no file or to no heading, each with its file and line.
pub(crate) fn broken(root: &Path, tree: &Tree) -> Vec<String> {
    let pages: Vec<_> = tree.files.iter().filter(|file| file.path.ends_with(".md")).collect();
    let mut wrong = Vec::new();
    for page in &pages {
        for (line, link) in links(&page.text) {
            let (path, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = if path.is_empty() { page.path.clone() } else { resolved(&page.path, path) };
            let exists = path.is_empty() || root.join(&target).exists();
            let named = pages.iter().find(|page| page.path == target);
            if !exists {
                wrong.push(format!("{}:{line}: {link} leads to no file", page.path));
            } else if named.is_some_and(|to| !heading.is_empty() && !anchors(to).contains(heading)) {
                wrong.push(format!("{}:{line}: {target} has no heading #{heading}", page.path));
            }
        }
    }
    wrong
}

/// Returns the relative targets of links and images outside code blocks, with their lines.
fn links(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for (number, line) in prose(text) {
        let inline = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let attributes = line.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
        found.extend(
            inline
                .chain(attributes)
                .filter(|to| !to.contains("://") && !to.starts_with("mailto:") && !to.contains(' '))
                .map(|to| (number, to)),
        );
    }
    found
}

/// Returns the lines outside code blocks, with their numbers.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut code = false;
    text.lines().enumerate().filter_map(move |(at, line)| {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        (!code && !fence).then_some((at + 1, line))
    })
}

/// Returns the path that a link from a page leads to.
fn resolved(page: &str, link: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Returns the anchors of a page's headings, as renderers of Markdown make them. A repeated heading gets a number.
fn anchors(page: &File) -> BTreeSet<String> {
    let mut anchors = BTreeSet::new();
    for (_, line) in prose(&page.text).filter(|(_, line)| line.starts_with('#')) {
        let kept = line
            .trim_start_matches('#')
            .trim()
            .chars()
            .filter(|c| c.is_alphanumeric() || " -_".contains(*c))
            .map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() });
        let anchor: String = kept.collect();
        let again = (1..).map(|number| format!("{anchor}-{number}"));
        let free = std::iter::once(anchor.clone()).chain(again).find(|name| !anchors.contains(name));
        anchors.extend(free);
    }
    anchors
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_to_nothing_are_named_with_their_lines() {
        let text = "# A `b` c!\n\n[a](#a-b-c) [b](#none) [c](x/d.md) [e](../e.md#f-g)\n```\n[f](g.md)\n```\n# A b c\n[g](#a-b-c-1)";
        let files = vec![File::new("docs/a.md", text.into()), File::new("e.md", "## F: G\n".into())];
        let folder = tempfile::tempdir().expect("there is room");
        std::fs::write(folder.path().join("e.md"), "").expect("there is room");
        let expected =
            ["docs/a.md:3: docs/a.md has no heading #none", "docs/a.md:3: x/d.md leads to no file"];
        assert_eq!(broken(folder.path(), &Tree { files }), expected);
    }
}
