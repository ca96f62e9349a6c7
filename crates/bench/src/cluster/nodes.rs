//! Two servers on one database.

use crate::{
    septet::{Binary, Database},
    subject::Subject,
};

/// The time in milliseconds after which the other server treats a silent one as dead. It is the server's
/// default.
pub const TERM: u64 = 2_000;

/// The settings that both servers share.
pub const SECRET: [&str; 2] = ["--cluster-secret", "a secret of thirty-two characters"];

/// Two servers on one database.
pub struct Nodes {
    pub a: Subject,
    pub b: Subject,
}

impl Nodes {
    /// Starts both, with these additional arguments.
    pub fn start(septet: &Binary, url: &str, more: &[&str]) -> anyhow::Result<Self> {
        let start = |name| {
            let node = ["--cluster-node", name, "--cluster-listen", "127.0.0.1:0"];
            septet.serve(&Database::Postgres(url), &[&node[..], &SECRET, more].concat())
        };
        Ok(Self { a: start("a")?, b: start("b")? })
    }
}
