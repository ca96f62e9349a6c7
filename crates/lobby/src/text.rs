//! Names, chat lines, and random identifiers.

use contract::Seed;
use protocol::{AccountKind, Limits, Problem, ProblemCode};
use rand::{TryRng as _, rngs::SysRng};
use unicode_normalization::UnicodeNormalization as _;

use crate::{
    Catalogue,
    letters::{fault, is_legible},
    lookalike::is_reserved,
};

/// The name of an erased account. Clients translate it, so no account may have this name.
pub(crate) const FORMER_PLAYER: &str = "a former player";

/// Returns a name in the form that others may see.
pub(crate) fn person_name(text: &str, limits: &Limits) -> Result<String, Problem> {
    // One form for each letter, and one space between words: names that look the same are the same.
    let plain: String = text.nfc().collect();
    let name = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    // Splitting also drops line breaks, which a name must not contain.
    clean(&name, limits.name_chars, "a name", false)?;
    clean(text.trim(), u32::MAX, "a name", false)?;
    if name.eq_ignore_ascii_case(FORMER_PLAYER) {
        let message = "that name is reserved for deleted accounts; choose another one";
        return Err(Problem::new(ProblemCode::BadText, message));
    }
    if !name.chars().any(is_legible) {
        return Err(Problem::new(ProblemCode::BadText, "a name needs at least one letter or number"));
    }
    Ok(name)
}

/// Returns a name that an account may have. Clients mark external bots wherever they show them; a person's
/// name must not look like a bot's.
pub(crate) fn account_name(
    name: &str,
    kind: AccountKind,
    limits: &Limits,
    catalogue: &Catalogue,
) -> Result<String, Problem> {
    let name = person_name(name, limits)?;
    if !kind.is_program() && is_reserved(&name, catalogue.players()) {
        let message = "that name is reserved for bots, hosts and the server; choose another one";
        return Err(Problem::new(ProblemCode::BadText, message));
    }
    Ok(name)
}

/// Returns a chat line in the form that others may see.
pub(crate) fn chat_text(text: &str, limits: &Limits) -> Result<String, Problem> {
    clean(text.trim(), limits.chat_chars, "a chat line", true)
}

fn clean(text: &str, most: u32, what: &str, joiners: bool) -> Result<String, Problem> {
    let bad = |message: String| Err(Problem::new(ProblemCode::BadText, message));
    if text.is_empty() || text.chars().count() > most as usize {
        return bad(format!("{what} must have 1 to {most} characters"));
    }
    match fault(text, joiners) {
        Some(fault) => bad(format!("{what} {fault}")),
        None => Ok(text.to_owned()),
    }
}

/// Returns 256 bits from the operating system.
pub(crate) fn random_seed() -> Seed {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).expect("the operating system gives random numbers");
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
        for bad in [
            "",
            "   ",
            "Annie",
            "a\nb",
            "a\u{202e}b",
            "a\u{0}b",
            "\u{200b}",
            "\u{3164}",
            "\u{fffc}",
            "—",
            "...",
            "ˊˋ",
            "ــ",
        ] {
            assert_eq!(person_name(bad, &limits).unwrap_err().code, ProblemCode::BadText, "{bad:?}");
        }
        assert_eq!(chat_text("<b>&amp;</b>", &limits).unwrap(), "<b>&amp;</b>");
    }
}
