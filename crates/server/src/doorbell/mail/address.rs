//! E-mail addresses from users. They are parsed strictly, because they become part of SMTP commands and
//! headers.

use std::str::FromStr as _;

use lettre::Address;
use protocol::Secret;

/// The most bytes of an address (RFC 5321).
const BYTES: usize = 254;
const LOCAL: usize = 64;

/// The e-mail address of an account.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct MailAddress(Address);

/// The error of an invalid or unsupported address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "not an e-mail address like ada@example.org; quotes, spaces and letters with accents are not supported"
)]
pub(crate) struct BadAddress;

impl MailAddress {
    /// Parses an address. It allows less than the standards: no quotes, comments, IP addresses as hosts, or
    /// host names without a dot. With those a relay could reach machines in its own network.
    pub(crate) fn read(text: &str) -> Result<Self, BadAddress> {
        let text = text.trim();
        let (local, domain) = text.split_once('@').ok_or(BadAddress)?;
        // Neither `%` nor `!` is allowed, because old relays forward such addresses to another host.
        let of_local = |byte: u8| byte.is_ascii_alphanumeric() || b"#$&'*+-/=?^_`{|}~.".contains(&byte);
        let of_label = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        let labels: Vec<&str> = domain.split('.').collect();
        let is_label = |label: &&str| {
            (1..=63).contains(&label.len())
                && label.bytes().all(of_label)
                && !label.starts_with('-')
                && !label.ends_with('-')
        };
        let top = labels.last().copied().unwrap_or_default();
        let fits = text.len() <= BYTES
            && (1..=LOCAL).contains(&local.len())
            && local.bytes().all(of_local)
            && !local.starts_with(['.', '-'])
            && !local.ends_with('.')
            && !local.contains("..")
            && labels.len() > 1
            && labels.iter().all(is_label)
            && top.bytes().any(|byte| byte.is_ascii_alphabetic());
        if !fits {
            return Err(BadAddress);
        }
        let read = Address::from_str(&format!("{local}@{}", domain.to_ascii_lowercase()));
        read.map(Self).map_err(|_| BadAddress)
    }

    pub(crate) fn as_lettre(&self) -> &Address {
        &self.0
    }

    /// Returns the address in its stored form.
    pub(crate) fn to_secret(&self) -> Secret {
        Secret::new(self.0.to_string())
    }

    /// Returns the mailbox that probably receives the address. Many providers deliver `a.da+septet@` to the
    /// mailbox of `ada@`, so both share their limits.
    pub(crate) fn reader(&self) -> String {
        let local = self.0.user().split('+').next().unwrap_or_default();
        format!("{}@{}", local.replace('.', "").to_ascii_lowercase(), self.0.domain())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<String> {
        MailAddress::read(text).ok().map(|address| address.to_secret().reveal().to_owned())
    }

    #[test]
    fn an_address_is_read_as_it_is_typed() {
        for (typed, kept) in [
            ("ada@example.org", "ada@example.org"),
            (" Ada.L+septet@Mail.Example.ORG ", "Ada.L+septet@mail.example.org"),
            ("o'hara@xn--bcher-kva.example", "o'hara@xn--bcher-kva.example"),
        ] {
            assert_eq!(read(typed).as_deref(), Some(kept));
        }
    }

    #[test]
    fn nothing_that_could_mean_more_than_an_address_is_one() {
        for bad in [
            "",
            "ada",
            "@example.org",
            "ada@",
            "ada@localhost",
            "ada@127.0.0.1",
            "ada@[127.0.0.1]",
            "ada@[IPv6:::1]",
            "ada@example..org",
            "ada@-example.org",
            "ada@example.org\r\nBcc: eve@example.org",
            "ada@example.org\nRCPT TO:<eve@example.org>",
            "ada\r\n@example.org",
            "ada@example.org\0",
            "ada@example.org,eve@example.org",
            "ada@example.org;eve@example.org",
            "<ada@example.org>",
            "Ada <ada@example.org>",
            "\"ada eve\"@example.org",
            "ada@eve@example.org",
            "ada%example.com@relay.example",
            "relay.example!ada@example.org",
            ".ada@example.org",
            "ada.@example.org",
            "a..da@example.org",
            "-ada@example.org",
            "adä@example.org",
            "ada@exämple.org",
            "ada @example.org",
            "ada@example.org> SIZE=1",
            &format!("{}@example.org", "x".repeat(65)),
            &format!("ada@{}.org", "x".repeat(64)),
            &format!("ada@{}org", "x.".repeat(130)),
        ] {
            assert_eq!(read(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn spellings_of_one_mailbox_share_their_limits() {
        let reader = |text: &str| MailAddress::read(text).unwrap().reader();
        for same in ["Ada@example.org", "a.d.a@EXAMPLE.org", "ada+1@example.org", "ada+2+3@example.org"] {
            assert_eq!(reader(same), "ada@example.org");
        }
        assert_ne!(reader("ada@example.com"), "ada@example.org");
    }
}
