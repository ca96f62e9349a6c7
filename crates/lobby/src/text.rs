//! Names, chat lines, and random identifiers.

use protocol::{Limits, Problem, ProblemCode};
use table::Seed;

/// What an account is called after it was erased. Clients put it in their own language, so nobody may be called
/// so.
pub(crate) const FORMER_PLAYER: &str = "a former player";

/// A name as it may be shown to others.
pub(crate) fn person_name(text: &str, limits: &Limits) -> Result<String, Problem> {
    let name = clean(text, limits.name_chars, "a name")?;
    if name.eq_ignore_ascii_case(FORMER_PLAYER) {
        return Err(Problem::new(
            ProblemCode::BadText,
            "that is what the server calls whoever is gone for good",
        ));
    }
    Ok(name)
}

/// A chat line as it may be shown to others.
pub(crate) fn chat_text(text: &str, limits: &Limits) -> Result<String, Problem> {
    clean(text, limits.chat_chars, "a chat line")
}

fn clean(text: &str, most: u32, what: &str) -> Result<String, Problem> {
    let text = text.trim();
    let bad = |message: String| Err(Problem::new(ProblemCode::BadText, message));
    if text.is_empty() || text.chars().count() > most as usize {
        return bad(format!("{what} has 1 to {most} characters"));
    }
    if text.chars().any(|c| c.is_control() || is_invisible(c)) {
        return bad(format!("{what} has no control characters"));
    }
    Ok(text.to_owned())
}

/// Characters that turn the direction of text around, break lines, or show nothing at all, and so can make
/// one name look like another.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{180e}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{ffa0}'
    ) || matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// 256 bits from the operating system.
pub(crate) fn random_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    Seed::from_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_trimmed_measured_in_characters_and_inert() {
        let limits = Limits { name_chars: 4, ..Limits::default() };
        assert_eq!(person_name("  Zoë ", &limits).unwrap(), "Zoë");
        assert_eq!(person_name("éééé", &limits).unwrap(), "éééé");
        for bad in ["", "   ", "Annie", "a\nb", "a\u{202e}b", "a\u{0}b", "\u{200b}", "\u{3164}"] {
            assert_eq!(person_name(bad, &limits).unwrap_err().code, ProblemCode::BadText, "{bad:?}");
        }
        assert_eq!(chat_text("<b>&amp;</b>", &limits).unwrap(), "<b>&amp;</b>");
    }
}
