//! The permitted characters of names and chat lines.

use unicode_properties::{GeneralCategory, UnicodeEmoji as _, UnicodeGeneralCategory as _};

/// The maximum number of marks above or below one letter. More of them cover the lines above and below.
const MARKS: usize = 2;

/// The braille pattern without dots: it is not a space in Unicode, but shows nothing.
const BLANK: char = '\u{2800}';

/// Returns the fault of a text, if it has one: characters that show nothing, reverse the direction of text or
/// break lines, and stacked marks. A text without faults shows everything that it contains.
pub(crate) fn fault(text: &str, joiners: bool) -> Option<&'static str> {
    let letters: Vec<char> = text.chars().collect();
    let mut marks = 0;
    for (n, &c) in letters.iter().enumerate() {
        let before = n.checked_sub(1).map(|n| letters[n]);
        if is_control(c) || c == BLANK {
            return Some("must not contain control characters");
        }
        if is_ignorable(c) && !(joiners && joins(before, c, letters.get(n + 1).copied())) {
            return Some("must not contain invisible characters");
        }
        if is_mark(c) {
            // A mark beside its letter does not stack.
            marks += usize::from(!is_beside(c));
        } else {
            marks = 0;
        }
        if marks > MARKS || (is_mark(c) && before.is_none_or(char::is_whitespace)) {
            return Some("must not contain stacked marks, or marks without a letter");
        }
    }
    None
}

/// Returns `true` if an invisible character is needed here. Emoji consist of several characters with joiners
/// in between, and some scripts join or separate letters with them.
fn joins(before: Option<char>, c: char, after: Option<char>) -> bool {
    let (Some(before), after) = (before, after.unwrap_or(' ')) else { return false };
    match c {
        '\u{fe0e}' | '\u{fe0f}' => is_picture(before) || (after == '\u{20e3}' && before.is_emoji_char()),
        '\u{200d}' if is_picture(after) => is_picture(before) || before == '\u{fe0f}' || is_skin(before),
        '\u{200c}' | '\u{200d}' => is_joining(before) && is_joining(after),
        _ => false,
    }
}

/// Returns `true` for an emoji that stands alone: no digit, no half of a flag, no skin tone.
fn is_picture(c: char) -> bool {
    c.is_emoji_char() && !c.is_ascii() && !matches!(c, '\u{1f1e6}'..='\u{1f1ff}') && !is_skin(c)
}

fn is_skin(c: char) -> bool {
    matches!(c, '\u{1f3fb}'..='\u{1f3ff}')
}

/// Returns `true` for letters of the scripts of Arabia and India.
fn is_joining(c: char) -> bool {
    matches!(c, '\u{600}'..='\u{8ff}' | '\u{900}'..='\u{dff}') && !is_ignorable(c)
}

/// Returns `true` for a default ignorable code point of Unicode. The ranges include reserved code points, so
/// they do not change.
fn is_ignorable(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

fn is_control(c: char) -> bool {
    let unseen = matches!(
        c.general_category(),
        GeneralCategory::Control
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::Surrogate
    );
    // Annotations, and replacements for an object or a letter.
    unseen || matches!(c, '\u{fff9}'..='\u{fffd}')
}

fn is_mark(c: char) -> bool {
    matches!(
        c.general_category(),
        GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark | GeneralCategory::SpacingMark
    ) && !is_ignorable(c)
}

/// Returns `true` for a mark that takes a place of its own.
fn is_beside(c: char) -> bool {
    c.general_category() == GeneralCategory::SpacingMark
}

/// Returns `true` for a letter, a digit or a picture: a name needs one of them.
pub(crate) fn is_legible(c: char) -> bool {
    matches!(
        c.general_category(),
        GeneralCategory::UppercaseLetter
            | GeneralCategory::LowercaseLetter
            | GeneralCategory::TitlecaseLetter
            | GeneralCategory::OtherLetter
            | GeneralCategory::DecimalNumber
            | GeneralCategory::LetterNumber
            | GeneralCategory::OtherNumber
            | GeneralCategory::OtherSymbol
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_shows_nothing_is_refused() {
        for c in [
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{1160}',
            '\u{17b4}',
            '\u{180b}',
            '\u{180e}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{200f}',
            '\u{2028}',
            '\u{202a}',
            '\u{202e}',
            '\u{2060}',
            '\u{2064}',
            '\u{2066}',
            '\u{206f}',
            '\u{2800}',
            '\u{3164}',
            '\u{fe00}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{fff9}',
            '\u{fffc}',
            '\u{fffd}',
            '\u{1bca0}',
            '\u{1d173}',
            '\u{e0001}',
            '\u{e0041}',
            '\u{e0100}',
            '\u{0}',
            '\u{7f}',
            '\u{85}',
            '\u{e000}',
            '\u{fdd0}',
        ] {
            for joiners in [false, true] {
                assert!(fault(&format!("a{c}b"), joiners).is_some(), "{c:?}");
                assert!(fault(&format!("Ann{c}"), joiners).is_some(), "{c:?}");
            }
        }
    }

    #[test]
    fn marks_are_for_letters_and_do_not_pile_up() {
        for fine in
            ["Zoe\u{308}", "Nguye\u{302}\u{303}n", "\u{e17}\u{e35}\u{e48}", "\u{5d3}\u{5bc}\u{5b8}", "ड़ों"]
        {
            assert_eq!(fault(fine, false), None, "{fine}");
        }
        for bad in [
            "\u{308}oe",
            "a \u{308}",
            &format!("Z{}", "\u{308}".repeat(3)),
            &format!("a{}", "\u{20dd}".repeat(9)),
        ] {
            assert!(fault(bad, true).is_some(), "{bad}");
        }
    }

    #[test]
    fn chat_has_the_joiners_that_emoji_and_scripts_need() {
        for text in [
            "❤\u{fe0f}!",
            "👩\u{200d}💻",
            "👩🏽\u{200d}💻",
            "🏳\u{fe0f}\u{200d}🌈",
            "1\u{fe0f}\u{20e3}",
            "می\u{200c}خواهم",
        ] {
            assert_eq!(fault(text, true), None, "{text}");
            assert!(fault(text, false).is_some(), "{text}");
        }
        assert!(fault("a\u{200d}💻", true).is_some());
        assert!(fault("❤\u{fe0f}\u{fe0f}", true).is_some());
    }
}
