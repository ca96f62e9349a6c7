//! Tags: the IDs for signing in with a password.
//!
//! Names are not unique. If owners chose their IDs, each attempt to choose one would reveal if it is taken.
//! So the server chooses, and gives no information about tags that it did not just assign.

use rand::seq::IndexedRandom as _;

const LETTERS: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

const LENGTH: usize = 8;

/// Returns a new random tag.
pub(crate) fn random_tag() -> String {
    let mut rng = rand::rng();
    (0..LENGTH).map(|_| char::from(*LETTERS.choose(&mut rng).expect("there are letters"))).collect()
}

/// Reads a typed tag. Small letters, spaces, hyphens and a `#` make no difference. Returns `None` if it is no
/// tag.
pub(crate) fn read_tag(text: &str) -> Option<String> {
    let letters = text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '#'));
    let letters: String = letters.take(LENGTH + 1).map(|c| c.to_ascii_uppercase()).collect();
    let fits = letters.len() == LENGTH && letters.bytes().all(|letter| LETTERS.contains(&letter));
    fits.then_some(letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_as_they_are_typed() {
        let tag = random_tag();
        assert_eq!(read_tag(&format!(" #{}-{} ", tag[..4].to_lowercase(), &tag[4..])), Some(tag));
        for wrong in ["", "K4T92MX", "K4T92MXR7", "K4T92MX0", "éééé", "K4T92MXé"] {
            assert_eq!(read_tag(wrong), None, "{wrong}");
        }
    }
}
