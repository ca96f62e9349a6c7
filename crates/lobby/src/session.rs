//! Who is signed in.

use protocol::Account;

use crate::SessionHash;

/// Somebody signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Who.
    pub account: Account,
    /// Which session.
    pub hash: SessionHash,
}

/// From what somebody signed in, in a few words, like `Firefox, Linux`; empty if that is not known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Agent(pub String);

/// A new session with its token, which exists nowhere else.
pub struct SignedInto {
    /// Who.
    pub account: Account,
    /// 256 bits in hexadecimal.
    pub token: String,
}
