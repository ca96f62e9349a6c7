//! Secret codes: long, random, and written down or shown once.

use std::fmt;

use rand::RngExt as _;
use sha2::{Digest as _, Sha256};

/// Letters and digits that are not mistaken for each other when they are copied by hand. Their number is
/// prime. So the last letter reveals every wrong letter and every two that changed places.
const LETTERS: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// A code of `N` letters, of which the last one checks the others. It is not serializable: the server shows
/// it and keeps its hash.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Code<const N: usize>([u8; N]);

/// A code of 24 random letters: 118 bits.
pub(crate) type RecoveryCode = Code<25>;

/// A code of 11 random letters, 54 bits. It is valid once, for some minutes.
pub(crate) type ShortCode = Code<12>;

impl<const N: usize> Code<N> {
    const GROUP: usize = if N.is_multiple_of(5) { 5 } else { 4 };

    pub(crate) fn fresh() -> Self {
        let mut rng = rand::rng();
        let mut places = [0; N];
        places.fill_with(|| rng.random_range(0..LETTERS.len() as u8));
        let checks = (0..LETTERS.len() as u8).find(|last| {
            places[N - 1] = *last;
            is_whole(&places)
        });
        places[N - 1] = checks.expect("31 is prime and more than the letters of a code: one letter fits");
        Self(places)
    }

    /// Reads a typed code. Small letters, spaces and hyphens make no difference. Returns `None` if a letter
    /// is wrong.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut letters = text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–' | '‑'));
        let mut places = [0; N];
        for place in &mut places {
            let letter = u8::try_from(letters.next()?).ok()?.to_ascii_uppercase();
            *place = u8::try_from(LETTERS.iter().position(|l| *l == letter)?).ok()?;
        }
        (letters.next().is_none() && is_whole(&places)).then_some(Self(places))
    }

    /// Returns the hash in hexadecimal. So many random letters need no salt and no slow hash.
    pub(crate) fn hash(&self) -> String {
        hex::encode(Sha256::new_with_prefix(b"septet code ").chain_update(self.0).finalize())
    }
}

fn is_whole(places: &[u8]) -> bool {
    let sum: usize = places.iter().zip(1..).map(|(place, weight)| usize::from(*place) * weight).sum();
    sum.is_multiple_of(LETTERS.len())
}

/// Shows the code in groups, for reading and copying.
impl<const N: usize> fmt::Display for Code<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, place) in self.0.iter().enumerate() {
            if n > 0 && n.is_multiple_of(Self::GROUP) {
                f.write_str("-")?;
            }
            write!(f, "{}", char::from(LETTERS[usize::from(*place)]))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_it_was_written_down() {
        for _ in 0..200 {
            let code = RecoveryCode::fresh();
            let shown = code.to_string();
            assert_eq!((shown.len(), shown.split('-').count()), (29, 5));
            let retyped = format!("  {} ", shown.to_lowercase().replace('-', " "));
            assert!(RecoveryCode::read(&retyped) == Some(code.clone()), "{retyped}");
            assert!(RecoveryCode::read(&shown.replace('-', "")) == Some(code));
        }
        assert_eq!(ShortCode::fresh().to_string().split('-').map(str::len).collect::<Vec<_>>(), [4, 4, 4]);
    }

    #[test]
    fn every_wrong_letter_and_every_two_that_changed_places_are_found() {
        let code = RecoveryCode::fresh();
        for at in 0..25 {
            for other in 0..31 {
                let mut wrong = code.clone();
                wrong.0[at] = other;
                assert_eq!(RecoveryCode::read(&wrong.to_string()).is_some(), other == code.0[at]);
            }
            for with in 0..at {
                let mut swapped = code.clone();
                swapped.0.swap(at, with);
                assert_eq!(RecoveryCode::read(&swapped.to_string()).is_some(), code.0[at] == code.0[with]);
            }
        }
    }

    #[test]
    fn what_is_no_code_is_none() {
        let shown = RecoveryCode::fresh().to_string();
        for text in ["", "-", &shown[1..], &format!("{shown}2"), &shown.replace(&shown[..1], "é"), "O0I1L"] {
            assert!(RecoveryCode::read(text).is_none(), "{text}");
        }
        assert!(RecoveryCode::read(&"2".repeat(1_000_000)).is_none());
    }

    #[test]
    fn codes_differ_and_so_do_their_hashes() {
        let codes: std::collections::HashSet<String> =
            (0..1_000).map(|_| ShortCode::fresh().hash()).collect();
        assert_eq!(codes.len(), 1_000);
        assert!(codes.iter().all(|hash| hash.len() == 64));
    }
}
