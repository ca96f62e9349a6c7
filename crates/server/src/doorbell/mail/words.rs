//! The texts of e-mails and their pages, in the languages of the client.

use jiff::ZonedDateTime;
use protocol::http::BellLanguage;

use super::letter::About;

/// The texts of one language.
#[derive(Clone, Copy)]
pub(super) struct Words(BellLanguage);

const MONTHS_EN: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];
const MONTHS_FR: [&str; 12] = [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
];
const MONTHS_NL: [&str; 12] = [
    "januari",
    "februari",
    "maart",
    "april",
    "mei",
    "juni",
    "juli",
    "augustus",
    "september",
    "oktober",
    "november",
    "december",
];

/// The texts of a page: a title, a sentence and, if it has a button, its label.
pub(super) struct Said {
    pub(super) title: &'static str,
    pub(super) text: &'static str,
    pub(super) button: Option<&'static str>,
}

/// A page that a link in an e-mail leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    /// The question to confirm an address.
    Confirm,
    /// The address is confirmed.
    Confirmed,
    /// The link is not valid any more.
    NotConfirmed,
    /// The question to stop e-mails.
    Stop,
    /// E-mails to the address are stopped.
    Stopped,
    /// The client met a rate limit.
    TooMany,
    /// The server cannot store anything at present.
    Unstored,
}

/// Returns the name of the time zone, or its offset if the account has no other.
fn zone_of(at: &ZonedDateTime) -> String {
    if let Some(name) = at.time_zone().iana_name() {
        return name.to_owned();
    }
    let ahead = at.offset().seconds() / 60;
    let (sign, minutes) = (if ahead < 0 { '-' } else { '+' }, ahead.abs());
    format!("UTC{sign}{:02}:{:02}", minutes / 60, minutes % 60)
}

impl Words {
    pub(super) const fn of(language: BellLanguage) -> Self {
        Self(language)
    }

    /// Returns the subject. It is the same for an e-mail and its reminder, so that mail clients show them as
    /// one thread.
    pub(super) fn subject(self, about: About, game: &str, code: &str) -> String {
        match (self.0, about) {
            (BellLanguage::En, About::Turn | About::Reminder) => {
                format!("{game}: it is your turn (table {code})")
            }
            (BellLanguage::En, About::Invited) => format!("{game}: a friend invites you to a table ({code})"),
            (BellLanguage::Fr, About::Turn | About::Reminder) => {
                format!("{game}\u{202f}: c’est à vous de jouer (table {code})")
            }
            (BellLanguage::Fr, About::Invited) => {
                format!("{game}\u{202f}: on vous invite à une table ({code})")
            }
            (BellLanguage::Nl, About::Turn | About::Reminder) => {
                format!("{game}: je bent aan de beurt (tafel {code})")
            }
            (BellLanguage::Nl, About::Invited) => {
                format!("{game}: je bent uitgenodigd aan een tafel ({code})")
            }
        }
    }

    pub(super) fn moment(self, at: &ZonedDateTime) -> String {
        let (day, year, hour, minute) = (at.day(), at.year(), at.hour(), at.minute());
        let month = usize::try_from(at.month()).unwrap_or(1) - 1;
        let zone = zone_of(at);
        match self.0 {
            BellLanguage::En => format!("{day} {} {year} at {hour}:{minute:02} ({zone})", MONTHS_EN[month]),
            BellLanguage::Fr => {
                format!("{day} {} {year} à {hour}\u{202f}h\u{202f}{minute:02} ({zone})", MONTHS_FR[month])
            }
            BellLanguage::Nl => {
                format!("{day} {} {year} om {hour}:{minute:02} ({zone})", MONTHS_NL[month])
            }
        }
    }

    pub(super) fn note(
        self,
        about: About,
        game: &str,
        table: &str,
        until: Option<&str>,
        host: &str,
        stop: &str,
    ) -> String {
        let paragraphs = match self.0 {
            BellLanguage::En => [
                match about {
                    About::Turn => format!("It is your turn in a match of {game}:\n{table}"),
                    About::Reminder => format!("It is still your turn in a match of {game}:\n{table}"),
                    About::Invited => {
                        format!("A friend invites you to a table of {game} with a free seat:\n{table}")
                    }
                },
                until.map(|until| format!("Your time runs out on {until}.")).unwrap_or_default(),
                format!(
                    "-- \nYou get this e-mail because this address was confirmed on {host}. The page of your account \
                     there has quiet hours and the reminder.\nUnsubscribe without signing in:\n{stop}"
                ),
            ],
            BellLanguage::Fr => [
                match about {
                    About::Turn => format!("Une partie de {game} vous attend\u{202f}:\n{table}"),
                    About::Reminder => format!("Une partie de {game} vous attend toujours\u{202f}:\n{table}"),
                    About::Invited => format!(
                        "L’un de vos amis vous invite à une table de {game}, où une place est libre\u{202f}:\n{table}"
                    ),
                },
                until.map(|until| format!("Votre temps s’achève le {until}.")).unwrap_or_default(),
                format!(
                    "-- \nVous recevez cet e-mail parce que cette adresse a été confirmée sur {host}. Réglez les heures \
                     calmes et le rappel sur la page de votre compte.\nPour vous désabonner sans vous connecter\u{202f}:\n{stop}"
                ),
            ],
            BellLanguage::Nl => [
                match about {
                    About::Turn => format!("Je bent aan de beurt in een partij {game}:\n{table}"),
                    About::Reminder => {
                        format!("Je bent nog steeds aan de beurt in een partij {game}:\n{table}")
                    }
                    About::Invited => format!(
                        "Een van je vrienden nodigt je uit aan een tafel {game}, waar een stoel vrij is:\n{table}"
                    ),
                },
                until.map(|until| format!("Je tijd loopt af op {until}.")).unwrap_or_default(),
                format!(
                    "-- \nJe krijgt deze e-mail omdat dit adres is bevestigd op {host}. Stille uren en de herinnering \
                     stel je in op de pagina van je account.\nAfmelden zonder in te loggen:\n{stop}"
                ),
            ],
        };
        let said: Vec<String> = paragraphs.into_iter().filter(|text| !text.is_empty()).collect();
        said.join("\n\n") + "\n"
    }

    pub(super) fn confirm_subject(self, host: &str) -> String {
        match self.0 {
            BellLanguage::En => format!("Confirm your address for {host}"),
            BellLanguage::Fr => format!("Confirmez votre adresse pour {host}"),
            BellLanguage::Nl => format!("Bevestig je adres voor {host}"),
        }
    }

    pub(super) fn confirm(self, host: &str, link: &str) -> String {
        match self.0 {
            BellLanguage::En => format!(
                "This address was entered on {host}, a server for card games, to get e-mails about turns and \
                 invitations.\n\nIf that was you, open this page within 24 hours and press the button:\n{link}\n\n\
                 If not, ignore this e-mail. Without a confirmation no notifications are sent.\n"
            ),
            BellLanguage::Fr => format!(
                "Quelqu’un a saisi cette adresse sur {host}, où l’on joue aux cartes, pour recevoir un e-mail quand \
                 c’est à son tour de jouer ou qu’on l’invite.\n\nSi c’était vous, ouvrez cette page dans les 24 heures et \
                 appuyez sur le bouton\u{202f}:\n{link}\n\nSinon, ignorez cet e-mail. Sans confirmation, aucune \
                 notification n’est envoyée.\n"
            ),
            BellLanguage::Nl => format!(
                "Dit adres is ingevuld op {host}, een server voor kaartspellen, om e-mail te krijgen over beurten en \
                 uitnodigingen.\n\nWas jij dat, open dan binnen 24 uur deze pagina en druk op de knop:\n{link}\n\n\
                 Zo niet, negeer dan deze e-mail. Zonder bevestiging worden geen meldingen verstuurd.\n"
            ),
        }
    }

    pub(super) const fn page(self, page: Page) -> Said {
        let (title, text, button) = match (self.0, page) {
            (BellLanguage::En, Page::Confirm) => (
                "Get e-mails at this address?",
                "This server then sends an e-mail when your turn has waited for a while, or when a friend invites you to a table. Each e-mail has a link to unsubscribe.",
                Some("Yes, send me e-mails"),
            ),
            (BellLanguage::Fr, Page::Confirm) => (
                "Recevoir des e-mails à cette adresse\u{202f}?",
                "Ce serveur vous enverra un e-mail quand une partie vous attend depuis un moment, ou qu’on vous invite à une table. Chaque e-mail contient un lien pour vous désabonner.",
                Some("Oui, m’envoyer des e-mails"),
            ),
            (BellLanguage::En, Page::Confirmed) => (
                "The address is confirmed",
                "You get an e-mail when it is your turn or a friend invites you to a table. You can close this page.",
                None,
            ),
            (BellLanguage::Fr, Page::Confirmed) => (
                "L’adresse est confirmée",
                "Vous recevrez un e-mail quand une partie vous attend ou qu’on vous invite à une table. Vous pouvez fermer cette page.",
                None,
            ),
            (BellLanguage::En, Page::NotConfirmed) => (
                "This link is no longer valid",
                "A link is valid for 24 hours, or until another address is set. You can request a new one on the page of your account.",
                None,
            ),
            (BellLanguage::Fr, Page::NotConfirmed) => (
                "Ce lien n’est plus valable",
                "Un lien est valable 24 heures, ou jusqu’au choix d’une autre adresse. Demandez-en un nouveau depuis la page de votre compte.",
                None,
            ),
            (BellLanguage::En, Page::Stop) => (
                "Unsubscribe?",
                "The server then deletes this address. Nothing else in your account changes.",
                Some("Unsubscribe"),
            ),
            (BellLanguage::Fr, Page::Stop) => (
                "Vous désabonner\u{202f}?",
                "Le serveur supprimera cette adresse. Rien d’autre ne change dans votre compte.",
                Some("Me désabonner"),
            ),
            (BellLanguage::En, Page::Stopped) => {
                ("You are unsubscribed", "The address is deleted. You can close this page.", None)
            }
            (BellLanguage::Fr, Page::Stopped) => (
                "Vous ne recevrez plus d’e-mails",
                "L’adresse est supprimée. Vous pouvez fermer cette page.",
                None,
            ),
            (BellLanguage::En, Page::TooMany) => (
                "Too many requests",
                "Too many requests came from your network. Wait a minute and try again.",
                None,
            ),
            (BellLanguage::Fr, Page::TooMany) => (
                "Trop de demandes",
                "Trop de demandes viennent de votre réseau. Attendez une minute, puis réessayez.",
                None,
            ),
            (BellLanguage::En, Page::Unstored) => (
                "Not possible now",
                "The server cannot store anything right now. Nothing has changed; try again in a moment.",
                None,
            ),
            (BellLanguage::Fr, Page::Unstored) => (
                "Impossible pour le moment",
                "Le serveur ne peut rien enregistrer en ce moment. Rien n’a changé\u{202f}; réessayez dans un instant.",
                None,
            ),
            (BellLanguage::Nl, Page::Confirm) => (
                "E-mail krijgen op dit adres?",
                "Deze server stuurt dan een e-mail als je al een tijdje aan de beurt bent, of als een vriend je uitnodigt aan een tafel. In elke e-mail staat een link om je af te melden.",
                Some("Ja, stuur me e-mail"),
            ),
            (BellLanguage::Nl, Page::Confirmed) => (
                "Het adres is bevestigd",
                "Je krijgt een e-mail als je aan de beurt bent of een vriend je uitnodigt aan een tafel. Je kunt deze pagina sluiten.",
                None,
            ),
            (BellLanguage::Nl, Page::NotConfirmed) => (
                "Deze link is niet meer geldig",
                "Een link is 24 uur geldig, of tot er een ander adres wordt opgegeven. Op de pagina van je account kun je een nieuwe aanvragen.",
                None,
            ),
            (BellLanguage::Nl, Page::Stop) => (
                "Afmelden?",
                "De server verwijdert dit adres dan. Verder verandert er niets aan je account.",
                Some("Afmelden"),
            ),
            (BellLanguage::Nl, Page::Stopped) => {
                ("Je bent afgemeld", "Het adres is verwijderd. Je kunt deze pagina sluiten.", None)
            }
            (BellLanguage::Nl, Page::TooMany) => (
                "Te veel verzoeken",
                "Er komen te veel verzoeken van je netwerk. Wacht een minuut en probeer het opnieuw.",
                None,
            ),
            (BellLanguage::Nl, Page::Unstored) => (
                "Nu even niet mogelijk",
                "De server kan dit op dit moment niet opslaan. Er is niets veranderd; probeer het zo weer.",
                None,
            ),
        };
        Said { title, text, button }
    }
}
