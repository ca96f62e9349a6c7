//! The mail server that takes what this server sends: how it is named, and one conversation with it.

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

/// How long one command may take.
const STEP: Duration = Duration::from_secs(30);

/// How long all of it may take. A relay that asks around before it answers takes a while.
const TAKES: Duration = Duration::from_secs(120);

/// How the connection is kept from others' eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Privacy {
    /// TLS from the first byte (port 465).
    Tls,
    /// TLS by `STARTTLS` (port 587), or nothing is sent.
    StartTls,
    /// None: for a relay on this machine or in its network.
    None,
}

/// A mail server that takes messages for everybody.
#[derive(Clone, Debug)]
pub struct Relay {
    host: String,
    port: u16,
    privacy: Privacy,
    user: Option<String>,
    password: Option<Secret>,
    authority: Option<Vec<u8>>,
}

/// The relay was not named in a way that it can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadRelay {
    /// Not such a URL.
    #[error(
        "expected smtps://user:password@host, smtp://user:password@host (STARTTLS), or smtp://host:25?tls=none for a relay in your own network"
    )]
    Url,
    /// What is secret would travel in the open.
    #[error("a password is not sent to a relay without TLS; leave out tls=none, or the password")]
    Open,
    /// Somebody without a password.
    #[error(
        "the mail server is named with a user but without a password; add it, or name a file that has it"
    )]
    NoPassword,
    /// A certificate that cannot be read.
    #[error("that file is no certificate in PEM")]
    Certificate,
}

/// Who hands messages over.
pub(crate) struct Us {
    /// What this server calls itself.
    pub(crate) name: ClientId,
    /// Where complaints of relays go.
    pub(crate) from: lettre::Address,
}

/// Why a message was not taken.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unsent {
    /// There is no such mailbox, and there will be none.
    #[error("the mail server rejected this address: {0}")]
    NoSuchMailbox(String),
    /// It will not be taken, however often it is tried.
    #[error("the mail server refused the message: {0}")]
    Refused(String),
    /// It may be taken later.
    #[error("the mail server did not take the message: {0}")]
    Later(String),
}

/// At which point something was said no to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    /// Before a mailbox was named: whatever is wrong, it is not the mailbox.
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
    /// With a password that was kept in a file.
    ///
    /// # Errors
    ///
    /// If it would travel in the open.
    pub fn with_password(self, password: &str) -> Result<Self, BadRelay> {
        match self.privacy {
            Privacy::None => Err(BadRelay::Open),
            Privacy::Tls | Privacy::StartTls => Ok(Self { password: Some(Secret::new(password)), ..self }),
        }
    }

    /// Whether it can be signed in to as it is named.
    ///
    /// # Errors
    ///
    /// If it has a user without a password.
    pub fn whole(self) -> Result<Self, BadRelay> {
        if self.user.is_some() && self.password.is_none() { Err(BadRelay::NoPassword) } else { Ok(self) }
    }

    /// One whose certificate is by an authority of the host's own, in PEM.
    ///
    /// # Errors
    ///
    /// If that is no certificate.
    pub fn trusting(self, pem: Vec<u8>) -> Result<Self, BadRelay> {
        // Read here so that a wrong file is found at the start and not at the first message.
        match Certificate::from_pem(&pem) {
            Ok(_) if pem.windows(11).any(|part| part == b"CERTIFICATE") => {
                Ok(Self { authority: Some(pem), ..self })
            }
            Ok(_) | Err(_) => Err(BadRelay::Certificate),
        }
    }

    /// Hands one message over.
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
        // It is taken or not by now, whatever is said to this.
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

/// What an error means. A relay that is not content with us must not make us forget people.
fn read(error: &lettre::transport::smtp::Error, at: At) -> Unsent {
    let code = error.status().map(|code| code.to_string()).unwrap_or_default();
    let extended = enhanced(&std::error::Error::source(error).map(ToString::to_string).unwrap_or_default());
    // Answers repeat addresses, which are nobody's business in a log.
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
        // A wrong password, or a sender that may not: for the host to mend, and then it is taken.
        At::Connection | At::Sender => Unsent::Later(said),
    }
}

/// The enhanced status code at the beginning of an answer (RFC 3463): `5.1.1 no such user`.
fn enhanced(text: &str) -> Option<(u16, u16)> {
    let mut numbers = text.split_whitespace().next()?.split('.').map(str::parse::<u16>);
    let (Ok(5), Ok(subject), Ok(detail), None) =
        (numbers.next()?, numbers.next()?, numbers.next()?, numbers.next())
    else {
        return None;
    };
    Some((subject, detail))
}

/// Whether an answer to a mailbox means that it does not exist, or takes nothing any more.
fn nobody(code: &str, extended: Option<(u16, u16)>) -> bool {
    match extended {
        // Addresses (but for those of the sender, 7 and 8), and mailboxes that are closed.
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
