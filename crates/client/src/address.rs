//! Addresses of servers.

use std::{fmt, str::FromStr};

use crate::Error;

/// The address of a server, such as `http://127.0.0.1:7777` or `https://septet.example/games`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Address {
    tls: bool,
    /// Host, port and path prefix.
    rest: String,
}

impl FromStr for Address {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let wrong = || Error::Address(text.to_owned());
        let (scheme, rest) = text.split_once("://").ok_or_else(wrong)?;
        let tls = match scheme {
            "http" | "ws" => false,
            "https" | "wss" => true,
            _ => return Err(wrong()),
        };
        let rest = rest.trim_end_matches('/');
        let plain = |c: char| !c.is_whitespace() && !c.is_control() && !"?#@\\".contains(c);
        if rest.is_empty() || rest.starts_with(['/', ':']) || !rest.chars().all(plain) {
            return Err(wrong());
        }
        Ok(Self { tls, rest: rest.to_owned() })
    }
}

impl Address {
    /// Returns the URL of an HTTP request. `path` begins with a slash.
    pub fn http(&self, path: &str) -> String {
        format!("{self}{path}")
    }

    /// Returns the URL of the socket.
    pub fn socket(&self) -> String {
        format!("{}://{}/ws", if self.tls { "wss" } else { "ws" }, self.rest)
    }

    /// Returns the `Origin` that a browser would send.
    pub fn origin(&self) -> String {
        let host = self.rest.split('/').next().unwrap_or(&self.rest);
        format!("{}://{host}", if self.tls { "https" } else { "http" })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.tls { "https" } else { "http" }, self.rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_to_requests_and_sockets() {
        let local: Address = "http://127.0.0.1:7777/".parse().unwrap();
        assert_eq!(local.http("/api/games"), "http://127.0.0.1:7777/api/games");
        assert_eq!(local.socket(), "ws://127.0.0.1:7777/ws");
        let prefixed: Address = "https://septet.example/games".parse().unwrap();
        assert_eq!(prefixed.socket(), "wss://septet.example/games/ws");
        assert_eq!(prefixed.origin(), "https://septet.example");
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in [
            "",
            "localhost:7777",
            "http://",
            "ftp://x",
            "http:///x",
            "http://a b",
            "http://u@h",
            "http://:80",
        ] {
            assert_eq!(text.parse::<Address>(), Err(Error::Address(text.into())), "{text:?}");
        }
    }
}
