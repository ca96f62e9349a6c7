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

/// A new account's session with its token, which exists nowhere else.
pub struct SignedInto {
    /// Who.
    pub account: Account,
    /// 256 bits in hexadecimal.
    pub token: String,
}
