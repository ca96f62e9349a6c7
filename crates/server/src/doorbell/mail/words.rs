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
            (BellLanguage::En, About::Invited) => format!("{game}: a friend asks you to a table ({code})"),
            (BellLanguage::Fr, About::Turn | About::Reminder) => {
                format!("{game} : c’est à vous de jouer (table {code})")
            }
            (BellLanguage::Fr, About::Invited) => format!("{game} : on vous invite à une table ({code})"),
            (BellLanguage::Nl, About::Turn | About::Reminder) => {
                format!("{game}: jij bent aan de beurt (tafel {code})")
            }
            (BellLanguage::Nl, About::Invited) => {
                format!("{game}: je bent uitgenodigd aan een tafel ({code})")
            }
        }
    }

    pub(super) fn moment(self, at: &ZonedDateTime) -> String {
        let (day, year, hour, minute) = (at.day(), at.year(), at.hour(), at.minute());
        let month = usize::try_from(at.month()).unwrap_or(1) - 1;
        let zone = at.time_zone().iana_name().unwrap_or("UTC");
        match self.0 {
            BellLanguage::En => format!("{day} {} {year} at {hour}:{minute:02} ({zone})", MONTHS_EN[month]),
            BellLanguage::Fr => {
                format!("{day} {} {year} à {hour} h {minute:02} ({zone})", MONTHS_FR[month])
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
                    About::Turn => format!("A match of {game} waits for you:\n{table}"),
                    About::Reminder => format!("A match of {game} still waits for you:\n{table}"),
                    About::Invited => {
                        format!("A friend asks you to a table of {game} and has a seat for you:\n{table}")
                    }
                },
                until.map(|until| format!("Your time runs out on {until}.")).unwrap_or_default(),
                format!(
                    "-- \nThis address was confirmed on {host}. Quiet hours and the reminder are set there, on the \
                     page of your account.\nTo be written to no more, also without signing in:\n{stop}"
                ),
            ],
            BellLanguage::Fr => [
                match about {
                    About::Turn => format!("Une partie de {game} vous attend :\n{table}"),
                    About::Reminder => format!("Une partie de {game} vous attend toujours :\n{table}"),
                    About::Invited => format!(
                        "Quelqu’un de vos amis vous invite à une table de {game}, où une place est libre :\n{table}"
                    ),
                },
                until.map(|until| format!("Votre temps s’achève le {until}.")).unwrap_or_default(),
                format!(
                    "-- \nCette adresse a été confirmée sur {host}. Les heures calmes et le rappel se règlent là-bas, \
                     sur la page de votre compte.\nPour ne plus rien recevoir, même sans vous connecter :\n{stop}"
                ),
            ],
            BellLanguage::Nl => [
                match about {
                    About::Turn => format!("Een partij {game} wacht op je:\n{table}"),
                    About::Reminder => format!("Een partij {game} wacht nog steeds op je:\n{table}"),
                    About::Invited => format!(
                        "Een van je vrienden vraagt je aan een tafel {game}, waar een stoel vrij is:\n{table}"
                    ),
                },
                until.map(|until| format!("Je tijd loopt af op {until}.")).unwrap_or_default(),
                format!(
                    "-- \nDit adres is bevestigd op {host}. Stille uren en de herinnering stel je daar in, op de pagina \
                     van je account.\nWil je geen berichten meer, ook zonder in te loggen:\n{stop}"
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
                "Somebody wants {host}, where card games are played, to write to this address when a match waits for \
                 them or a friend asks them to a table.\n\nIf that is you, open this page within 24 hours and press the button there:\n{link}\n\nIf it is \
                 not, do nothing. Without the button nothing else is sent to you.\n"
            ),
            BellLanguage::Fr => format!(
                "Quelqu’un souhaite que {host}, où l’on joue aux cartes, écrive à cette adresse quand une partie \
                 l’attend ou qu’on l’invite à une table.\n\nSi c’est vous, ouvrez cette page dans les 24 heures et appuyez sur le bouton :\n{link}\n\n\
                 Sinon, ne faites rien. Sans ce bouton, rien d’autre ne vous sera envoyé.\n"
            ),
            BellLanguage::Nl => format!(
                "Iemand wil dat {host}, waar kaartspellen worden gespeeld, dit adres schrijft als een partij op hem of \
                 haar wacht of een vriend een tafel heeft.\n\nBen jij dat, open dan binnen 24 uur deze pagina en druk daar op de knop:\n{link}\n\nBen \
                 je het niet, doe dan niets. Zonder die knop krijg je verder niets.\n"
            ),
        }
    }

    pub(super) const fn page(self, page: Page) -> Said {
        let (title, text, button) = match (self.0, page) {
            (BellLanguage::En, Page::Confirm) => (
                "Write to this address?",
                "This server then writes to you when a match has waited for you for a while, or a friend asks you to a table. Each message has a link that ends it.",
                Some("Yes, write to me"),
            ),
            (BellLanguage::Fr, Page::Confirm) => (
                "Écrire à cette adresse ?",
                "Ce serveur vous écrira alors quand une partie vous attend depuis un moment, ou qu’on vous invite à une table. Chaque message contient un lien pour arrêter.",
                Some("Oui, écrivez-moi"),
            ),
            (BellLanguage::En, Page::Confirmed) => (
                "The address is confirmed",
                "You are written to when a match waits for you or a friend asks you to a table. You can close this page.",
                None,
            ),
            (BellLanguage::Fr, Page::Confirmed) => (
                "L’adresse est confirmée",
                "Un message vous sera envoyé quand une partie vous attend ou qu’on vous invite à une table. Vous pouvez fermer cette page.",
                None,
            ),
            (BellLanguage::En, Page::NotConfirmed) => (
                "This link counts no longer",
                "It counts for 24 hours, until another address is set. You can have another one sent, on the page of your account.",
                None,
            ),
            (BellLanguage::Fr, Page::NotConfirmed) => (
                "Ce lien n’est plus valable",
                "Il vaut 24 heures, tant qu’aucune autre adresse n’est donnée. Un autre peut vous être envoyé depuis la page de votre compte.",
                None,
            ),
            (BellLanguage::En, Page::Stop) => (
                "No more messages?",
                "This address is then forgotten here. Nothing else of your account changes.",
                Some("Write to me no more"),
            ),
            (BellLanguage::Fr, Page::Stop) => (
                "Plus de messages ?",
                "Cette adresse est alors oubliée ici. Rien d’autre ne change à votre compte.",
                Some("Ne plus m’écrire"),
            ),
            (BellLanguage::En, Page::Stopped) => {
                ("You are written to no more", "The address is forgotten. You can close this page.", None)
            }
            (BellLanguage::Fr, Page::Stopped) => (
                "Plus aucun message ne vous sera envoyé",
                "L’adresse est oubliée. Vous pouvez fermer cette page.",
                None,
            ),
            (BellLanguage::En, Page::TooMany) => (
                "Too many at once",
                "Too much is asked from your network. Wait a minute and try again.",
                None,
            ),
            (BellLanguage::Fr, Page::TooMany) => (
                "Trop à la fois",
                "Trop de demandes viennent de votre réseau. Attendez une minute et réessayez.",
                None,
            ),
            (BellLanguage::En, Page::Unstored) => (
                "Not now",
                "The server cannot write this down right now. Nothing has changed; try again in a moment.",
                None,
            ),
            (BellLanguage::Fr, Page::Unstored) => (
                "Pas maintenant",
                "Le serveur ne peut rien noter en ce moment. Rien n’a changé ; réessayez dans un instant.",
                None,
            ),
            (BellLanguage::Nl, Page::Confirm) => (
                "Dit adres schrijven?",
                "Deze server schrijft je dan als een partij al een tijdje op je wacht, of een vriend je aan een tafel vraagt. In elk bericht staat een link om ermee te stoppen.",
                Some("Ja, schrijf me"),
            ),
            (BellLanguage::Nl, Page::Confirmed) => (
                "Het adres is bevestigd",
                "Je krijgt bericht als een partij op je wacht of een vriend je aan een tafel vraagt. Je kunt deze pagina sluiten.",
                None,
            ),
            (BellLanguage::Nl, Page::NotConfirmed) => (
                "Deze link geldt niet meer",
                "Hij geldt 24 uur, tot er een ander adres wordt opgegeven. Op de pagina van je account kun je een nieuwe laten sturen.",
                None,
            ),
            (BellLanguage::Nl, Page::Stop) => (
                "Geen berichten meer?",
                "Dit adres wordt hier dan vergeten. Verder verandert er niets aan je account.",
                Some("Schrijf me niet meer"),
            ),
            (BellLanguage::Nl, Page::Stopped) => {
                ("Je krijgt geen berichten meer", "Het adres is vergeten. Je kunt deze pagina sluiten.", None)
            }
            (BellLanguage::Nl, Page::TooMany) => (
                "Te veel tegelijk",
                "Er komen te veel verzoeken van je netwerk. Wacht een minuut en probeer het opnieuw.",
                None,
            ),
            (BellLanguage::Nl, Page::Unstored) => (
                "Nu even niet",
                "De server kan dit op dit moment niet opslaan. Er is niets veranderd; probeer het zo weer.",
                None,
            ),
        };
        Said { title, text, button }
    }
}
