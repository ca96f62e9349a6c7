//! Line breaks for the long lines of a playthrough.

/// The maximum width of a line in columns, if there is a space to break it at.
const WIDTH: usize = 160;
/// The additional indentation of the rest of a line, and of the rest of its contents.
const STEPS: [usize; 2] = [3, 2];

/// Returns the line with its indentation, as one or several lines. Only spaces become line breaks, so
/// different lines stay different.
pub(crate) fn laid_out(line: &str) -> String {
    let indent = line.len() - line.trim_start_matches(' ').len();
    let mut out = line[..indent].to_owned();
    lay(&line[indent..], indent, indent + STEPS[0], &mut out);
    out
}

/// Writes a text from this column on, with further lines indented. Returns the column after it.
fn lay(text: &str, mut column: usize, indent: usize, out: &mut String) -> usize {
    let (parts, rows) = split(text);
    if column + text.len() <= WIDTH || parts.len() == 1 {
        out.push_str(text);
        return column + text.len();
    }
    for (n, part) in parts.iter().enumerate() {
        let fits = column + 1 + part.len() <= WIDTH;
        let fits_nowhere = indent + part.len() > WIDTH;
        if n > 0 && !rows && (fits || fits_nowhere) {
            out.push(' ');
            column += 1;
        } else if n > 0 {
            out.push('\n');
            out.extend(std::iter::repeat_n(' ', indent));
            column = indent;
        }
        column = lay(part, column, indent + STEPS[1], out);
    }
    column
}

/// A space with its depth in brackets, and the place of the innermost bracket.
struct Space {
    at: usize,
    depth: usize,
    within: Option<usize>,
}

/// Splits a text at its outermost spaces. Returns true if each part has its own line: changes, and the
/// entries of lists of lists and objects.
fn split(text: &str) -> (Vec<&str>, bool) {
    let bytes = text.as_bytes();
    let (mut open, mut spaces) = (Vec::new(), Vec::new());
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'[' | b'{' | b'(' => open.push(at),
            b']' | b'}' | b')' => drop(open.pop()),
            b' ' => spaces.push(Space { at, depth: open.len(), within: open.last().copied() }),
            _ => {}
        }
    }
    let outermost = spaces.iter().map(|space| space.depth).min().unwrap_or(0);
    spaces.retain(|space| space.depth == outermost);
    let ends_an_item = |space: &Space| space.at > 0 && matches!(bytes[space.at - 1], b',' | b';');
    let of_lists = |at: usize| bytes[at] == b'[' && matches!(bytes.get(at + 1), Some(b'[' | b'{'));
    let news = outermost == 0 && spaces.iter().any(ends_an_item);
    if news {
        spaces.retain(ends_an_item);
    }
    let rows = news || spaces.first().and_then(|space| space.within).is_some_and(of_lists);
    let (mut parts, mut begin) = (Vec::new(), 0);
    for space in spaces {
        parts.push(&text[begin..space.at]);
        begin = space.at + 1;
    }
    parts.push(&text[begin..]);
    (parts, rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_lines_stay() {
        assert_eq!(laid_out("   all: played 5"), "   all: played 5");
    }

    #[test]
    fn entries_of_a_long_list_have_lines_of_their_own() {
        let city = |name: &str| format!("{{coins:3 cards:[{}] {name}}}", ["press"; 15].join(" "));
        let line = format!("   cities: [{} {}]", city("giza"), city("rhodes"));
        let laid = laid_out(&line);
        let lines: Vec<&str> = laid.lines().collect();
        assert_eq!(lines.len(), 2, "{laid}");
        assert!(
            lines[0].starts_with("   cities: [{coins:3") && lines[1].trim_start().starts_with("{coins:3")
        );
    }

    #[test]
    fn only_spaces_are_broken() {
        let words: Vec<String> = (0..200).map(|n| format!("word{n}:[{{a:{n} b:[1 2 {n}]}} {n}],")).collect();
        let line = format!("   ~ {}", words.join(" "));
        let laid = laid_out(&line);
        assert!(laid.lines().all(|line| line.len() <= WIDTH));
        let joined = laid.lines().map(str::trim_start).collect::<Vec<_>>().join(" ");
        assert_eq!(joined, line.trim_start());
    }
}
