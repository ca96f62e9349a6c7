//! How the web side of the server behaves.

use std::time::Duration;

use axum::http::Uri;
use ipnet::IpNet;
use protocol::Limits;

use crate::ProviderSettings;

/// How the web side of the server behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// What is accepted of clients; the same as the lobby's.
    pub limits: Limits,
    /// Where people find the server, if that is not the address they come in by: `https://play.example.org`.
    pub public_url: Option<Uri>,
    /// Web pages of other origins that may use the server, exactly as browsers name them.
    pub allow_origins: Vec<String>,
    /// Networks of the proxies that are believed when they say in `X-Forwarded-For` where a request comes from.
    pub trusted_proxies: Vec<IpNet>,
    /// Requests from one network address, of any kind; as many for health beside them.
    pub requests_per_minute: u32,
    /// Sign-ins from one network address.
    pub sign_ins_per_minute: u32,
    /// Tries to come back to an account from one network address, and other requests that show a key.
    pub come_backs_per_minute: u32,
    /// Codes made, passwords set and passkeys begun from one network address: an account that has one is kept for good.
    pub keys_per_hour: u32,
    /// How long somebody may take to make or show a passkey once their browser asks for it.
    pub passkey_wait: Duration,
    /// A provider of OpenID Connect, by which people keep their accounts and come back, if there is one.
    pub provider: Option<ProviderSettings>,
    /// Tables made from one network address.
    pub tables_per_minute: u32,
    /// Tables looked up and lists of tables read from one network address, with or without a session.
    pub table_reads_per_minute: u32,
    /// Records of finished matches read from one network address: each costs more than a look at a table.
    pub match_reads_per_minute: u32,
    /// Decisions of finished matches thought about for one network address: each costs a second of one core at most.
    pub analyses_per_minute: u32,
    /// Changes of how people are called, from one network address.
    pub bell_changes_per_minute: u32,
    /// Changes of mutes and friends, and looks at friend links, from one network address.
    pub people_changes_per_minute: u32,
    /// Reports from one network address: each is kept with what was said and done at the table.
    pub reports_per_hour: u32,
    /// Addresses asked whether they want e-mail, for one network address.
    pub mail_asks_per_hour: u32,
    /// Accounts that may administer the server in a browser, by their ids.
    pub admin_accounts: Vec<String>,
    /// Requests of admins, from one network address.
    pub admin_requests_per_minute: u32,
    /// How long a connection may take to say the headers of a request.
    pub header_timeout: Duration,
    /// How long a request may take, its body included.
    pub request_timeout: Duration,
    /// How often a quiet socket is pinged.
    pub ping_every: Duration,
    /// After how long a silence a socket is given up.
    pub silence: Duration,
    /// How long a client may take nothing of what is written to it.
    pub write_timeout: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            limits: Limits::default(),
            public_url: None,
            allow_origins: Vec::new(),
            trusted_proxies: Vec::new(),
            requests_per_minute: 1_200,
            sign_ins_per_minute: 60,
            come_backs_per_minute: 20,
            keys_per_hour: 60,
            passkey_wait: Duration::from_secs(300),
            provider: None,
            tables_per_minute: 60,
            table_reads_per_minute: 600,
            match_reads_per_minute: 60,
            analyses_per_minute: 60,
            bell_changes_per_minute: 60,
            people_changes_per_minute: 60,
            reports_per_hour: 12,
            mail_asks_per_hour: 10,
            admin_accounts: Vec::new(),
            admin_requests_per_minute: 120,
            header_timeout: Duration::from_secs(20),
            request_timeout: Duration::from_secs(15),
            ping_every: Duration::from_secs(20),
            silence: Duration::from_secs(45),
            write_timeout: Duration::from_secs(10),
        }
    }
}
