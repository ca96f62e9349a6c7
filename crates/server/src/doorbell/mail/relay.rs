//! The mail server that accepts this server's e-mails: its URL, and one SMTP session with it.

use std::{str::FromStr, time::Duration};

use lettre::{
    Message,
    transport::smtp::{
        authentication::{Credentials, Mechanism},
        client::{AsyncSmtpConnection, Certificate, CertificateStore, TlsParameters},
        commands::{Data, Mail, Rcpt},
        extension::ClientId,
    },
};
use protocol::Secret;
use tokio::time::timeout;
use url::Url;

use super::MailAddress;

/// The longest time for one command.
const STEP: Duration = Duration::from_secs(30);

/// The longest time for a whole session. Some relays make slow checks before they answer.
const TAKES: Duration = Duration::from_secs(120);

/// The encryption of the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Privacy {
    /// TLS from the first byte (port 465).
    Tls,
    /// Required `STARTTLS` (port 587).
    StartTls,
    /// None, for a relay on this machine or in its network.
    None,
}

/// A mail server that accepts e-mails for all recipients.
#[derive(Clone, Debug)]
pub struct Relay {
    host: String,
    port: u16,
    privacy: Privacy,
    user: Option<String>,
    password: Option<Secret>,
    authority: Option<Vec<u8>>,
}

/// The error of an invalid configuration of the mail server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadRelay {
    /// Not a valid URL.
    #[error(
        "expected smtps://user:password@host, smtp://user:password@host (STARTTLS), or smtp://host:25?tls=none for a relay in your own network"
    )]
    Url,
    /// A password would be sent without encryption.
    #[error("a password needs TLS; remove tls=none, or the password")]
    Open,
    /// A user without a password.
    #[error("the mail server has a user but no password; add it, or set the file that contains it")]
    NoPassword,
    /// A file that is no certificate.
    #[error("the file contains no certificate in PEM")]
    Certificate,
}

/// The sender, as this server introduces itself to the mail server.
pub(crate) struct Us {
    /// The name of this server in `EHLO`.
    pub(crate) name: ClientId,
    /// The envelope sender, which gets bounces.
    pub(crate) from: lettre::Address,
}

/// The reason why the mail server did not accept an e-mail.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unsent {
    /// The mailbox does not exist.
    #[error("the mail server rejected this address: {0}")]
    NoSuchMailbox(String),
    /// The mail server will never accept the e-mail.
    #[error("the mail server refused the message: {0}")]
    Refused(String),
    /// The mail server may accept the e-mail later.
    #[error("the mail server did not accept the message: {0}")]
    Later(String),
}

/// The step of the session at which an error occurred.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    /// Before a mailbox was named, so the mailbox is not the cause.
    Connection,
    Sender,
    Mailbox,
    Message,
}

impl FromStr for Relay {
    type Err = BadRelay;

    fn from_str(text: &str) -> Result<Self, BadRelay> {
        let url = Url::parse(text).map_err(|_| BadRelay::Url)?;
        let open = match url.query() {
            None => false,
            Some("tls=none") => true,
            Some(_) => return Err(BadRelay::Url),
        };
        let (privacy, port) = match (url.scheme(), open) {
            ("smtps", false) => (Privacy::Tls, 465),
            ("smtp", false) => (Privacy::StartTls, 587),
            ("smtp", true) => (Privacy::None, 25),
            _ => return Err(BadRelay::Url),
        };
        let host = url.host_str().filter(|host| !host.is_empty()).ok_or(BadRelay::Url)?;
        if !matches!(url.path(), "" | "/") || url.fragment().is_some() {
            return Err(BadRelay::Url);
        }
        let plain = |text: &str| url_decoded(text).filter(|text| !text.is_empty());
        let (user, password) = (plain(url.username()), url.password().and_then(plain));
        if privacy == Privacy::None && (user.is_some() || password.is_some()) {
            return Err(BadRelay::Open);
        }
        Ok(Self {
            host: host.trim_start_matches('[').trim_end_matches(']').to_owned(),
            port: url.port().unwrap_or(port),
            privacy,
            user,
            password: password.map(Secret::new),
            authority: None,
        })
    }
}

fn url_decoded(text: &str) -> Option<String> {
    let query = format!("x={}", text.replace('+', "%2B"));
    url::form_urlencoded::parse(query.as_bytes()).next().map(|(_, value)| value.into_owned())
}

impl Relay {
    /// Sets the password, from a file.
    ///
    /// # Errors
    ///
    /// If the password would be sent without encryption.
    pub fn with_password(self, password: &str) -> Result<Self, BadRelay> {
        match self.privacy {
            Privacy::None => Err(BadRelay::Open),
            Privacy::Tls | Privacy::StartTls => Ok(Self { password: Some(Secret::new(password)), ..self }),
        }
    }

    /// Checks that a user has a password.
    ///
    /// # Errors
    ///
    /// If the user has none.
    pub fn whole(self) -> Result<Self, BadRelay> {
        if self.user.is_some() && self.password.is_none() { Err(BadRelay::NoPassword) } else { Ok(self) }
    }

    /// Trusts the given certificate authority (PEM) instead of the public ones.
    ///
    /// # Errors
    ///
    /// If it is no certificate.
    pub fn trusting(self, pem: Vec<u8>) -> Result<Self, BadRelay> {
        // Parsed here, so that the start reports a wrong file and not the first e-mail.
        match Certificate::from_pem(&pem) {
            Ok(_) if pem.windows(11).any(|part| part == b"CERTIFICATE") => {
                Ok(Self { authority: Some(pem), ..self })
            }
            Ok(_) | Err(_) => Err(BadRelay::Certificate),
        }
    }

    /// Sends one e-mail.
    pub(crate) async fn send(&self, us: &Us, to: &MailAddress, message: &Message) -> Result<(), Unsent> {
        let all = timeout(TAKES, self.talk(us, to, message)).await;
        all.unwrap_or_else(|_| Err(Unsent::Later("no answer in time".into())))
    }

    async fn talk(&self, us: &Us, to: &MailAddress, message: &Message) -> Result<(), Unsent> {
        let mut relay = self.connect(&us.name).await.map_err(|error| read(&error, At::Connection))?;
        let said = async {
            let from = Mail::new(Some(us.from.clone()), vec![]);
            relay.command(from).await.map_err(|error| read(&error, At::Sender))?;
            let to = Rcpt::new(to.as_lettre().clone(), vec![]);
            relay.command(to).await.map_err(|error| read(&error, At::Mailbox))?;
            relay.command(Data).await.map_err(|error| read(&error, At::Message))?;
            relay.message(&message.formatted()).await.map_err(|error| read(&error, At::Message))?;
            Ok(())
        };
        let done = said.await;
        // The e-mail is accepted or refused by now, so the result of this command does not matter.
        let _bye = timeout(Duration::from_secs(2), relay.abort()).await;
        done
    }

    async fn connect(&self, name: &ClientId) -> Result<AsyncSmtpConnection, lettre::transport::smtp::Error> {
        let place = (self.host.as_str(), self.port);
        let first = match self.privacy {
            Privacy::Tls => Some(self.tls()?),
            Privacy::StartTls | Privacy::None => None,
        };
        let mut relay = AsyncSmtpConnection::connect_tokio1(place, Some(STEP), name, first, None).await?;
        if self.privacy == Privacy::StartTls {
            relay.starttls(self.tls()?, name).await?;
        }
        if let (Some(user), Some(password)) = (&self.user, &self.password) {
            let credentials = Credentials::new(user.clone(), password.reveal().to_owned());
            relay.auth(&[Mechanism::Plain, Mechanism::Login], &credentials).await?;
        }
        Ok(relay)
    }

    fn tls(&self) -> Result<TlsParameters, lettre::transport::smtp::Error> {
        let builder = TlsParameters::builder(self.host.clone());
        match &self.authority {
            None => builder.certificate_store(CertificateStore::WebpkiRoots),
            Some(pem) => builder
                .certificate_store(CertificateStore::None)
                .add_root_certificate(Certificate::from_pem(pem)?),
        }
        .build_rustls()
    }
}

/// Interprets an error. A relay that refuses this server must not cause the deletion of addresses.
fn read(error: &lettre::transport::smtp::Error, at: At) -> Unsent {
    let code = error.status().map(|code| code.to_string()).unwrap_or_default();
    let extended = enhanced(&std::error::Error::source(error).map(ToString::to_string).unwrap_or_default());
    // Answers repeat e-mail addresses, which do not belong in a log.
    let said = match (code.as_str(), extended) {
        ("", _) => error.to_string(),
        (code, None) => format!("it answered {code}"),
        (code, Some((subject, detail))) => format!("it answered {code} 5.{subject}.{detail}"),
    };
    if !error.is_permanent() {
        return Unsent::Later(said);
    }
    match at {
        At::Mailbox if nobody(&code, extended) => Unsent::NoSuchMailbox(said),
        At::Mailbox | At::Message => Unsent::Refused(said),
        // A wrong password or sender. The operator can repair it, and then the e-mail is accepted.
        At::Connection | At::Sender => Unsent::Later(said),
    }
}

/// Parses the enhanced status code at the beginning of an answer (RFC 3463): `5.1.1 no such user`.
fn enhanced(text: &str) -> Option<(u16, u16)> {
    let mut numbers = text.split_whitespace().next()?.split('.').map(str::parse::<u16>);
    let (Ok(5), Ok(subject), Ok(detail), None) =
        (numbers.next()?, numbers.next()?, numbers.next()?, numbers.next())
    else {
        return None;
    };
    Some((subject, detail))
}

/// Returns whether an answer means that the mailbox does not exist or is closed.
fn nobody(code: &str, extended: Option<(u16, u16)>) -> bool {
    match extended {
        // Subject 1 is about addresses (details 7 and 8 about the sender's), subject 2 about mailboxes
        // (detail 1: closed).
        Some((1, detail)) => !matches!(detail, 7 | 8),
        Some((2, detail)) => detail == 1,
        Some(_) => false,
        None => matches!(code, "550" | "551" | "553"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn relay(text: &str) -> Result<Relay, BadRelay> {
        text.parse()
    }

    #[test]
    fn a_relay_is_named_by_a_url() {
        for (text, port, privacy) in [
            ("smtps://ada:s3cret@mail.example", 465, Privacy::Tls),
            ("smtp://ada:s3cret@mail.example", 587, Privacy::StartTls),
            ("smtp://ada:s3cret@mail.example:2525/", 2_525, Privacy::StartTls),
            ("smtp://127.0.0.1:1025?tls=none", 1_025, Privacy::None),
            ("smtp://[::1]?tls=none", 25, Privacy::None),
        ] {
            let relay = relay(text).unwrap();
            assert_eq!((relay.port, relay.privacy), (port, privacy), "{text}");
            assert!(!format!("{relay:?}").contains("s3cret"), "{relay:?}");
        }
        let known = relay("smtps://ada%40example.org:a%2Fb+c%3A@mail.example").unwrap();
        assert_eq!(known.user.as_deref(), Some("ada@example.org"));
        assert_eq!(known.password.unwrap().reveal(), "a/b+c:");
    }

    #[test]
    fn a_relay_that_cannot_be_meant_is_refused() {
        for bad in [
            "",
            "mail.example",
            "https://mail.example",
            "smtps://mail.example?tls=none",
            "smtp://mail.example?tls=maybe",
            "smtp://mail.example/inbox",
            "smtp://",
            "smtp:mail.example#x",
        ] {
            assert_eq!(relay(bad).err(), Some(BadRelay::Url), "{bad}");
        }
        assert_eq!(relay("smtp://ada:x@mail.example?tls=none").err(), Some(BadRelay::Open));
        let open = relay("smtp://mail.example?tls=none").unwrap();
        assert_eq!(open.with_password("x").err(), Some(BadRelay::Open));
        let secure = relay("smtps://ada@mail.example").unwrap();
        assert_eq!(secure.clone().with_password("x").unwrap().password.unwrap().reveal(), "x");
        assert_eq!(secure.clone().whole().err(), Some(BadRelay::NoPassword));
        assert!(secure.clone().with_password("x").unwrap().whole().is_ok());
        assert_eq!(secure.trusting(b"hello".to_vec()).err(), Some(BadRelay::Certificate));
    }

    #[test]
    fn only_a_mailbox_that_is_none_is_forgotten() {
        for (code, text, forgotten) in [
            ("550", "5.1.1 no such user", true),
            ("550", "5.1.10 the domain takes no mail", true),
            ("550", "5.2.1 mailbox disabled", true),
            ("550", "no such user here", true),
            ("551", "user not local", true),
            ("552", "5.2.2 mailbox full", false),
            ("552", "mailbox full", false),
            ("550", "5.7.1 relaying denied", false),
            ("554", "5.7.1 blocked", false),
            ("553", "5.1.8 bad sender", false),
            ("554", "no valid recipients", false),
            ("550", "4.1.1 strange", true),
        ] {
            assert_eq!(nobody(code, enhanced(text)), forgotten, "{code} {text}");
        }
    }
}
