//! The e-mails: the notification, and the question to confirm an address.

use jiff::{Timestamp, tz::TimeZone};
use lettre::{
    Message,
    message::{
        Mailbox, MessageBuilder,
        header::{ContentType, HeaderName, HeaderValue, MIME_VERSION_1_0},
    },
};
use lobby::time_zone;
use protocol::http::BellLanguage;

use super::{MailAddress, Site, words::Words};

/// The subject of a notification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum About {
    /// It is the player's turn.
    Turn,
    /// It is still the player's turn.
    Reminder,
    /// A friend invites the account to a table.
    Invited,
}

/// An e-mail about a turn or an invitation.
pub(crate) struct Note<'a> {
    pub(crate) about: About,
    pub(crate) language: BellLanguage,
    /// The name of the game.
    pub(crate) game: &'a str,
    /// The code of the table.
    pub(crate) code: &'a str,
    /// Opaque ids of the notification, and of the account at this table.
    pub(crate) call: &'a str,
    pub(crate) thread: &'a str,
    /// The end of the time, in milliseconds since 1970, and the time zone to show it in.
    pub(crate) until: Option<u64>,
    pub(crate) zone: &'a str,
    /// The token that ends these e-mails.
    pub(crate) stop: &'a str,
}

/// The question to confirm an address.
pub(crate) struct Confirmation {
    pub(crate) language: BellLanguage,
    /// The token that confirms the address.
    pub(crate) token: String,
}

impl Note<'_> {
    /// Builds the e-mail.
    ///
    /// E-mails for the same decision have the same `Message-ID`. So one that is sent twice, because the first
    /// acceptance got lost, is shown once. A reminder replies to the first e-mail. All e-mails about a table
    /// are one thread; repeated invitations to the table belong to it.
    pub(super) fn write(
        &self,
        from: &Mailbox,
        to: &MailAddress,
        site: &Site,
    ) -> Result<Message, lettre::error::Error> {
        let words = Words::of(self.language);
        let [thread, turn, reminder, invited] = [
            format!("<table.{}@{}>", self.thread, site.host),
            format!("<turn.{}@{}>", self.call, site.host),
            format!("<reminder.{}@{}>", self.call, site.host),
            format!("<invited.{}@{}>", self.call, site.host),
        ];
        let (table, stop) =
            (format!("{}/t/{}", site.origin, self.code), format!("{}/mail/stop/{}", site.origin, self.stop));
        let until = self.until.and_then(|until| self.moment(until));
        let text = words.note(self.about, self.game, &table, until.as_deref(), &site.host, &stop);
        let subject = words.subject(self.about, self.game, self.code);
        let message = match self.about {
            About::Reminder => begin(from, to)
                .subject(format!("Re: {subject}"))
                .message_id(Some(reminder))
                .in_reply_to(turn.clone())
                .references(format!("{thread} {turn}")),
            About::Turn => begin(from, to).subject(subject).message_id(Some(turn)).references(thread),
            About::Invited => begin(from, to).subject(subject).message_id(Some(invited)).references(thread),
        };
        message
            .raw_header(plain("List-Unsubscribe", format!("<{stop}>")))
            .raw_header(plain("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".into()))
            .body(text)
    }

    fn moment(&self, at: u64) -> Option<String> {
        let at = Timestamp::from_millisecond(i64::try_from(at).ok()?).ok()?;
        let zone = time_zone(self.zone).unwrap_or(TimeZone::UTC);
        Some(Words::of(self.language).moment(&at.to_zoned_datetime(zone)))
    }
}

impl Confirmation {
    pub(super) fn write(
        &self,
        from: &Mailbox,
        to: &MailAddress,
        site: &Site,
    ) -> Result<Message, lettre::error::Error> {
        let words = Words::of(self.language);
        let link = format!("{}/mail/confirm/{}", site.origin, self.token);
        let id = format!("<confirm.{}@{}>", &self.token[..16], site.host);
        begin(from, to)
            .subject(words.confirm_subject(&site.host))
            .message_id(Some(id))
            .body(words.confirm(&site.host, &link))
    }
}

/// Starts an e-mail. The header `Auto-Submitted` prevents automatic replies.
fn begin(from: &Mailbox, to: &MailAddress) -> MessageBuilder {
    Message::builder()
        .from(from.clone())
        .to(Mailbox::new(None, to.as_lettre().clone()))
        .date_now()
        .raw_header(plain("Auto-Submitted", "auto-generated".into()))
        .header(MIME_VERSION_1_0)
        .header(ContentType::TEXT_PLAIN)
}

/// Returns a header with a value that this server made itself.
fn plain(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::dangerous_new_pre_encoded(HeaderName::new_from_ascii_str(name), value.clone(), value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site() -> Site {
        Site { origin: "https://play.example.org".into(), host: "play.example.org".into() }
    }

    fn note(language: BellLanguage, about: About) -> String {
        note_in("Europe/Paris", language, about)
    }

    fn note_in(zone: &str, language: BellLanguage, about: About) -> String {
        let note = Note {
            about,
            language,
            game: "Seven Dragons",
            code: "K7M2PXR4TW",
            call: "0011223344556677",
            thread: "8899aabbccddeeff",
            until: Some(1_795_716_300_000),
            zone,
            stop: "beef",
        };
        let from: Mailbox = "Septet <septet@play.example.org>".parse().unwrap();
        let to = MailAddress::read("ada@example.org").unwrap();
        String::from_utf8(note.write(&from, &to, &site()).unwrap().formatted()).unwrap()
    }

    fn header(text: &str, name: &str) -> Option<String> {
        let head = text.split("\r\n\r\n").next().unwrap().replace("\r\n ", " ");
        head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ")).map(str::to_owned)
    }

    #[test]
    fn a_reminder_answers_the_note_and_can_be_ended_with_a_click() {
        let (first, second) = (note(BellLanguage::En, About::Turn), note(BellLanguage::En, About::Reminder));
        let id = header(&first, "Message-ID").unwrap();
        assert_eq!(id, "<turn.0011223344556677@play.example.org>");
        assert_eq!(header(&second, "In-Reply-To").as_ref(), Some(&id));
        assert_ne!(header(&second, "Message-ID").as_ref(), Some(&id));
        let thread = header(&first, "References").unwrap();
        assert_eq!(header(&second, "References"), Some(format!("{thread} {id}")));
        let subject = header(&first, "Subject").unwrap();
        assert_eq!(header(&second, "Subject"), Some(format!("Re: {subject}")));
        for text in [&first, &second] {
            let stop = header(text, "List-Unsubscribe").unwrap();
            assert_eq!(stop, "<https://play.example.org/mail/stop/beef>");
            let post = header(text, "List-Unsubscribe-Post");
            assert_eq!(post.as_deref(), Some("List-Unsubscribe=One-Click"));
            assert_eq!(header(text, "Auto-Submitted").as_deref(), Some("auto-generated"));
            assert!(text.contains("https://play.example.org/t/K7M2PXR4TW\r\n"), "{text}");
        }
        assert!(first.contains("26 November 2026 at 19:05 (Europe/Paris)"), "{first}");
    }

    #[test]
    fn times_of_an_offset_name_it() {
        let text = note_in("-03:30", BellLanguage::En, About::Turn);
        assert!(text.contains("26 November 2026 at 14:35 (UTC-03:30)"), "{text}");
    }

    #[test]
    fn what_is_written_in_french_arrives_in_french() {
        let text = note(BellLanguage::Fr, About::Turn);
        assert!(text.is_ascii(), "a relay may know nothing else");
        let head = text.split("\r\n\r\n").next().unwrap();
        assert!(head.contains("=?utf-8?b?"), "{head}");
        assert!(text.contains("26 novembre 2026"), "{text}");
    }
}
