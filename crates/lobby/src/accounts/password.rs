//! The rules for passwords.

use protocol::{Problem, ProblemCode, Secret};
use unicode_normalization::UnicodeNormalization as _;

/// The fewest and the most characters of a password.
const FEWEST: usize = 10;
const MOST: usize = 128;

/// The most bytes that are read. Longer texts are not even normalized.
const BYTES: usize = 1_024;

/// The fewest different characters of a password.
const DIFFERENT: usize = 5;

/// A password in the form that is hashed. Keyboards write the same letter or space in several ways. Here it
/// always has one form (RFC 8265, `OpaqueString`). Capitals matter, and so do spaces at the ends.
pub(crate) struct Password(String);

impl Password {
    /// Reads a password that is to be set.
    pub(crate) fn to_set(secret: &Secret) -> Result<Self, Problem> {
        let bad = |message: String| Err(Problem::new(ProblemCode::BadText, message));
        let Some(password) = Self::tried(secret) else {
            return bad(format!("a password has {FEWEST} to {MOST} characters, and no control characters"));
        };
        let mut letters: Vec<char> = password.0.chars().collect();
        letters.sort_unstable();
        letters.dedup();
        if letters.len() < DIFFERENT {
            return bad(format!("a password needs at least {DIFFERENT} different characters"));
        }
        Ok(password)
    }

    /// Reads a password that a client tries; `None` if it can be no account's.
    pub(crate) fn tried(secret: &Secret) -> Option<Self> {
        let text = secret.reveal();
        if text.len() > BYTES || text.chars().any(char::is_control) {
            return None;
        }
        let spaced = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
        let plain: String = spaced.nfc().collect();
        (FEWEST..=MOST).contains(&plain.chars().count()).then_some(Self(plain))
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(text: &str) -> Option<String> {
        Password::tried(&Secret::new(text)).map(|password| password.0)
    }

    #[test]
    fn one_password_is_one_however_it_is_typed() {
        assert_eq!(tried("cafe\u{301} au lait"), tried("caf\u{e9} au lait"));
        assert_eq!(tried("caf\u{e9}\u{a0}au\u{3000}lait"), tried("caf\u{e9} au lait"));
        assert_ne!(tried("Correct horse"), tried("correct horse"));
        assert_ne!(tried("correct horse "), tried("correct horse"));
        // Letters that only look alike are different.
        assert_ne!(tried("\u{fb01}ne password"), tried("fine password"));
    }

    #[test]
    fn passwords_have_a_length_and_no_control_characters() {
        let long = "é".repeat(512);
        for bad in ["", "short", "123456789", "a\u{0}bcdefghijk", "line\nbreak long", &"x".repeat(129), &long]
        {
            assert_eq!(tried(bad), None, "{bad:?}");
            assert_eq!(
                Password::to_set(&Secret::new(bad)).err().unwrap().code,
                ProblemCode::BadText,
                "{bad:?}"
            );
        }
        assert!(tried(&"ab".repeat(64)).is_some());
        assert!(Password::to_set(&Secret::new("aaaaaaaaaabbbb")).is_err(), "few letters, many times");
        assert!(Password::to_set(&Secret::new("correct horse")).is_ok());
    }
}
