//! The passages of Markdown.

use super::passage::Passage;
use crate::tree::File;

/// Returns the passages of a page. The numbered rulings of the rule books are left as they are.
pub(crate) fn page(file: &File) -> Vec<Passage> {
    let rules = file.path.contains("/seven-") && !file.path.starts_with("docs/bots/");
    passages(file.text.lines().enumerate().map(|(at, line)| (at + 1, line)), rules)
}

/// Returns the passages of lines: paragraphs, items, headings and cells. Code blocks and quotations are skipped.
pub(crate) fn passages<'a>(lines: impl Iterator<Item = (usize, &'a str)>, rules: bool) -> Vec<Passage> {
    let (mut done, mut current) = (Vec::new(), Passage::default());
    let (mut fence, mut ruling) = (None, false);
    for (number, raw) in lines {
        let line = raw.trim();
        let mark = ["```", "~~~"].into_iter().find(|mark| line.starts_with(mark));
        if fence.is_some() || mark.is_some() {
            current.take(&mut done);
            fence = if fence.is_none() { mark } else { fence.filter(|open| Some(*open) != mark) };
            continue;
        }
        let item = item(line);
        if line.is_empty() || line.starts_with(['#', '|', '>']) || line.starts_with("<!--") || item.is_some()
        {
            current.take(&mut done);
            ruling = rules && is_ruling(line);
        }
        if ruling || line.starts_with('>') || line.starts_with("<!--") {
            continue;
        }
        if line.starts_with('|') {
            for cell in line.trim_matches('|').split(" | ") {
                current.push(cell, number);
                current.take(&mut done);
            }
            continue;
        }
        current.push(item.unwrap_or(line), number);
        if line.starts_with('#') {
            current.take(&mut done);
        }
    }
    current.take(&mut done);
    done
}

/// Returns the text of a list item.
fn item(line: &str) -> Option<&str> {
    let digits = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = (digits.len() < line.len()).then(|| digits.strip_prefix(". ")).flatten();
    numbered.or_else(|| ["- ", "* ", "+ "].into_iter().find_map(|mark| line.strip_prefix(mark)))
}

/// Returns whether a line begins a numbered ruling: `1. **R-1 …**` or `| R-1 | …`.
fn is_ruling(line: &str) -> bool {
    line.starts_with("| R-")
        || line.starts_with(|c: char| c.is_ascii_digit())
            && item(line).is_some_and(|text| text.starts_with("**"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_blocks_quotations_and_rulings_are_skipped() {
        let text =
            "# A\nb\nc\n```sh\nd\n```\n> e\n- f\n  g\n\n1. **R-1 h** i\n   j\n\n| k | l |\n|---|---|\n";
        let found = passages(text.lines().enumerate(), true);
        let texts: Vec<_> = found.iter().map(|passage| passage.text.as_str()).collect();
        assert_eq!(texts, ["# A", "b c", "f g", "k", "l", "---|---"]);
        assert_eq!(found[2].line(2), 8);
    }
}
