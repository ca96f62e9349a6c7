//! Letters that look alike to readers and differ in Unicode.

use unicode_normalization::{UnicodeNormalization as _, char::is_combining_mark};

/// Small capitals, which neither compatibility forms nor confusables of Unicode fold.
const SMALL_CAPITALS: &str = "ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpꞯqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz";

/// The first letters of alphabets in circles, in squares, and as halves of flags.
const ALPHABETS: [char; 3] = ['\u{1f150}', '\u{1f170}', '\u{1f1e6}'];

/// Digits and signs that readers take for letters.
const READ_AS_LETTERS: [(char, char); 12] = [
    ('0', 'o'),
    ('1', 'l'),
    ('3', 'e'),
    ('4', 'a'),
    ('5', 's'),
    ('7', 't'),
    ('8', 'b'),
    ('@', 'a'),
    ('$', 's'),
    ('!', 'l'),
    ('|', 'l'),
    ('i', 'l'),
];

/// Returns a letter in its usual form.
fn plain(letter: char) -> char {
    for first in ALPHABETS {
        if let Some(nth) = u32::from(letter).checked_sub(u32::from(first)).filter(|nth| *nth < 26) {
            return char::from(b'a' + nth as u8);
        }
    }
    let mut pairs = SMALL_CAPITALS.chars();
    while let (Some(small), Some(usual)) = (pairs.next(), pairs.next()) {
        if small == letter {
            return usual;
        }
    }
    letter
}

/// Returns a text in compatibility forms, with small capitals and letters in circles or squares as plain
/// letters.
pub(crate) fn folded(text: &str) -> String {
    text.nfkc().map(plain).collect()
}

/// Returns the letters of a folded text as readers see them: without marks, in lower case, and with digits as
/// letters.
pub(crate) fn read(text: &str) -> String {
    let bare = text.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase);
    bare.map(|c| READ_AS_LETTERS.iter().find(|(from, _)| *from == c).map_or(c, |(_, to)| *to)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_all_kinds_are_plain_letters() {
        for text in
            ["ᴀᴅᴍɪɴ", "ＡＤＭＩＮ", "🅐🅓🅜🅘🅝", "🅰🅳🅼🅸🅽", "🇦🇩🇲🇮🇳", "𝐚𝐝𝐦𝐢𝐧", "ⓐⓓⓜⓘⓝ", "ádmin", "4dm1n", "Adm!n"]
        {
            assert_eq!(read(&folded(text)), read("admin"), "{text}");
        }
    }

    #[test]
    fn small_capitals_are_pairs() {
        assert_eq!(SMALL_CAPITALS.chars().count() % 2, 0);
        let usual: String = SMALL_CAPITALS.chars().skip(1).step_by(2).collect();
        assert_eq!(usual, "abcdefghijklmnopqrstuvwyz", "there is no small capital X");
    }
}
