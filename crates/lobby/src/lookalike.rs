//! Names that look like other names.

use unicode_security::skeleton;

use crate::folding::{folded, read};

/// The look of a name at a glance: two names with the same look are alike. Letters of other scripts, wide and
/// small forms, capitals and spaces make no difference.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Looks([String; 2]);

impl Looks {
    pub(crate) fn of(name: &str) -> Self {
        let plain: String = folded(name).chars().filter(|c| !c.is_whitespace()).collect();
        let small = plain.to_lowercase();
        // A capital I looks like a small l, so the skeleton is made before and after lower-casing.
        let before: String = skeleton(&small).collect();
        let after: String = skeleton(&plain).collect();
        Self([before, after.to_lowercase()])
    }

    pub(crate) fn keys(&self) -> &[String; 2] {
        &self.0
    }

    #[cfg(test)]
    fn like(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(one, another)| one == another)
    }
}

/// Words that mark a name as that of a bot or of an operator, anywhere in the name.
const MARKS: [&str; 12] = [
    "bot",
    "bots",
    "robot",
    "robots",
    "automatic",
    "admin",
    "admins",
    "administrator",
    "moderator",
    "host",
    "server",
    "septet",
];

/// Names that clients use for the reader and for accounts without a name.
const TAKEN: [&str; 6] = ["you", "vous", "jij", "anonymous", "system", "a former player"];

/// Returns `true` if a person's name reads as that of a bot, of the server or its operators, or of no
/// account. That is a name with one of the marks as a word, or equal to a taken name or to one of `players`.
/// Digits around them, spaces, signs and look-alikes make no difference.
pub(crate) fn is_reserved<'a>(name: &str, players: impl Iterator<Item = &'a str>) -> bool {
    let plain = folded(name);
    let spoken = |text: &str| {
        let digits = char::is_numeric;
        [text, text.trim_end_matches(digits), text.trim_start_matches(digits), text.trim_matches(digits)]
            .map(|text| read(&skeleton(&read(text)).collect::<String>()))
    };
    let same = |text: &str, wanted: &str| {
        let wanted = &spoken(wanted)[0];
        // Digits alone are a number, whatever letters they look like.
        text.contains(char::is_alphabetic) && spoken(text).contains(wanted)
    };
    let is_letter = |c: char| c.is_alphanumeric() || "@$!|".contains(c);
    let whole: String = plain.chars().filter(|c| c.is_alphanumeric()).collect();
    let drawn: String = plain.chars().filter(|c| is_letter(*c)).collect();
    let words = plain.split(|c| !is_letter(c)).chain(plain.split(|c: char| !c.is_alphanumeric()));
    words.into_iter().any(|word| MARKS.iter().any(|mark| same(word, mark)))
        || MARKS.into_iter().chain(TAKEN).chain(players).any(|taken| {
            let taken: String = taken.chars().filter(|c| c.is_alphanumeric()).collect();
            same(&whole, &taken) || same(&drawn, &taken)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(one: &str, another: &str) -> bool {
        Looks::of(one).like(&Looks::of(another))
    }

    #[test]
    fn what_the_eye_takes_for_the_same_is_alike() {
        for (one, another) in [
            ("Ann", "Ann"),
            ("Ann", "ann"),
            ("Ann", "А\u{442}n".replace('\u{442}', "n").as_str()),
            ("Ann", "Ａｎｎ"),
            ("Ann", "A n n"),
            ("Ivy", "lvy"),
            ("Ivy", "ivy"),
            ("Paul", "Pаul"),
            ("Zoë", "Zoe\u{308}"),
            ("modern", "rnodern"),
            ("Olga", "0lga"),
            ("Anna", "ᴀɴɴᴀ"),
            ("Ann", "🅰🅽🅽"),
            ("STRASSE", "straße".to_uppercase().as_str()),
        ] {
            assert!(alike(one, another), "{one} {another}");
        }
        for (one, another) in [("Ann", "Anna"), ("Zoe", "Zoë"), ("Ben", "Bea")] {
            assert!(!alike(one, another), "{one} {another}");
        }
    }

    #[test]
    fn a_person_is_not_called_like_a_bot() {
        let players = || ["random", "heuristic"].into_iter();
        for name in [
            "Bot",
            "bot 1",
            "BOT",
            "B0t 2",
            "Robot 3",
            "Bоt",
            "Ｂｏｔ 1",
            "Ann (bot)",
            "[BOT] Ben",
            "Bot1",
            "random",
            "Heuristic 2",
            "a former player",
            "Host",
            "h0st",
            "Ann (host)",
            "Server",
            "ѕerver 2",
            "Septet",
            "S3ptet",
            "5eptet",
            "ꜱᴇᴘᴛᴇᴛ",
            "Admin",
            "adm1n",
            "4dmin7",
            "A d m i n",
            "A.d.m.i.n",
            "Ádmïn",
            "@dmin",
            "Adm!n",
            "🅰dmin",
            "The Administrator",
            "Moderator Ann",
            "MODERATOR1",
            "You",
            "y0u",
            "You 2",
            "yοu!",
            "Vous",
            "Anonymous 12",
            "anonymous",
            "An0nym0us7",
            "Rand0m",
            "HEUR1STIC",
        ] {
            assert!(is_reserved(name, players()), "{name}");
        }
        for name in [
            "Ann",
            "Abbot",
            "Botticelli",
            "Randoma",
            "Ann 2",
            "Player One",
            "7",
            "Ghosting",
            "Hostel",
            "Younes",
            "Thank You",
            "Septima",
            "Admiral",
            "Anonymus Bosch",
            "I 1",
            "Eve 807",
            "807",
        ] {
            assert!(!is_reserved(name, players()), "{name}");
        }
    }
}
