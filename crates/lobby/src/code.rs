//! Codes of tables, which players read aloud and type.

use rand::seq::IndexedRandom as _;

/// Letters and digits that are hard to confuse when read aloud.
const LETTERS: &[u8; 30] = b"ABCDEFGHJKMNPQRSTUVWXYZ2345679";

/// The length of a new code: guessing finds none of 30^10 codes.
const LENGTH: usize = 10;

/// The length of the codes of older tables, which still work.
const OLD_LENGTH: usize = 7;

/// Returns a new code for a table.
pub(crate) fn random_code() -> String {
    let mut rng = rand::rng();
    (0..LENGTH).map(|_| char::from(*LETTERS.choose(&mut rng).expect("there are letters"))).collect()
}

/// Normalizes a table's id or code: players may type codes in small letters, and in groups as the server
/// shows them.
pub fn normal_ref(table: &str) -> String {
    let table = table.trim();
    let letters: String = table.chars().filter(|c| !matches!(c, ' ' | '-' | '\u{a0}')).collect();
    let is_code = matches!(letters.len(), LENGTH | OLD_LENGTH);
    if is_code { letters.to_ascii_uppercase() } else { table.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_found_in_small_letters_and_in_groups() {
        let code = random_code();
        assert_eq!(code.len(), LENGTH);
        assert_eq!(normal_ref(&format!(" {} ", code.to_lowercase())), code);
        assert_eq!(normal_ref(&format!("{}-{} {}", &code[..3], &code[3..7], &code[7..])), code);
        assert_eq!(normal_ref("k7m2pxr"), "K7M2PXR", "codes were shorter");
        let id = uuid::Uuid::now_v7().to_string();
        assert_eq!(normal_ref(&id), id);
        assert_ne!(random_code(), code);
    }
}
