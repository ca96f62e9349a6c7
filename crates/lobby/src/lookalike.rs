//! Names that look like other names.

use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// The part of a name that is seen at a glance: two names that share one look alike. Letters of other scripts,
/// wide and small forms, capitals and spaces make no difference.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Looks([String; 2]);

impl Looks {
    pub(crate) fn of(name: &str) -> Self {
        let plain: String = name.nfkc().filter(|c| !c.is_whitespace()).collect();
        let small = plain.to_lowercase();
        // A capital I looks like a small l: so before and after capitals are made small.
        let before: String = skeleton(&small).collect();
        let after: String = skeleton(&plain).collect();
        Self([before, after.to_lowercase()])
    }

    pub(crate) fn keys(&self) -> &[String; 2] {
        &self.0
    }

    pub(crate) fn like(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(one, another)| one == another)
    }
}

/// What clients call automatic players, and those who are no more.
const RESERVED: [&str; 6] = ["bot", "bots", "robot", "robots", "automatic", "a former player"];

/// Whether a person's name could be taken for that of an automatic player or of nobody: one of these words in it,
/// or nothing else but numbers.
pub(crate) fn is_reserved<'a>(name: &str, players: impl Iterator<Item = &'a str>) -> bool {
    let names: Vec<Looks> = RESERVED.into_iter().chain(players).map(Looks::of).collect();
    let plain: String = name.nfkc().collect();
    let is_word = |c: char| c.is_alphanumeric();
    let words = plain.split(|c| !is_word(c)).map(|word| word.trim_end_matches(char::is_numeric));
    let bots = &names[..4];
    let whole = plain.trim_matches(|c: char| !c.is_alphabetic());
    words.filter(|word| !word.is_empty()).any(|word| bots.iter().any(|bot| bot.like(&Looks::of(word))))
        || names.iter().any(|name| name.like(&Looks::of(whole)))
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
        ] {
            assert!(is_reserved(name, players()), "{name}");
        }
        for name in ["Ann", "Abbot", "Botticelli", "Randoma", "Ann 2", "Player One", "7"] {
            assert!(!is_reserved(name, players()), "{name}");
        }
    }
}
