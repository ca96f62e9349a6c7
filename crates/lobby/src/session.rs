//! Sessions of accounts.

use protocol::Account;

use crate::SessionHash;

/// A session of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The account.
    pub account: Account,
    /// The hash of the session's token.
    pub hash: SessionHash,
}

/// The program and system of a sign-in, in a few words, like `Firefox, Linux`; empty if unknown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Agent(pub String);

/// A new session with its token, which exists nowhere else.
pub struct SignedInto {
    /// The account.
    pub account: Account,
    /// The token: 256 bits in hexadecimal.
    pub token: String,
}
