//! Brackets in code whose comments and strings are blank.

/// Returns the offset of the bracket that closes the one at `open`.
pub(crate) fn closing(code: &str, open: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (at, byte) in code.bytes().enumerate().skip(open) {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

/// Splits at the commas outside all brackets, `<>` included; each part comes with its offset.
pub(crate) fn split_commas(list: &str) -> Vec<(usize, &str)> {
    let mut parts = Vec::new();
    let (mut depth, mut start, mut before) = (0i32, 0, 0u8);
    for (at, byte) in list.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b'>' if before == b'-' || before == b'=' => {}
            b')' | b']' | b'}' | b'>' => depth -= 1,
            b',' if depth == 0 => {
                parts.push((start, &list[start..at]));
                start = at + 1;
            }
            _ => {}
        }
        before = byte;
    }
    parts.push((start, &list[start..]));
    parts.retain(|(_, part)| !part.trim().is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_inside_brackets_split_nothing() {
        let parts: Vec<_> =
            split_commas("a: (B, C), f: Fn(D) -> E<F, G>, h").into_iter().map(|part| part.1).collect();
        assert_eq!(parts, ["a: (B, C)", " f: Fn(D) -> E<F, G>", " h"]);
        assert_eq!(closing("f(a, [b(c)])", 1), Some(11));
    }
}
