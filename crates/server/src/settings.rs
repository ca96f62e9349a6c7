//! The settings of the web server.

use std::time::Duration;

use axum::http::Uri;
use ipnet::IpNet;
use protocol::Limits;

use crate::ProviderSettings;

/// The settings of the web server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The limits for clients, the same as the lobby's.
    pub limits: Limits,
    /// The URL that people open, if it differs from the address of the requests: `https://play.example.org`.
    pub public_url: Option<Uri>,
    /// Further web origins that may use the server, exactly as browsers send them.
    pub allow_origins: Vec<String>,
    /// Networks of proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<IpNet>,
    /// Requests of any kind from one IP address, and as many health checks in addition.
    pub requests_per_minute: u32,
    /// New accounts from one IP address.
    pub sign_ins_per_minute: u32,
    /// Attempts to sign in from one IP address, and other requests that confirm a sign-in method.
    pub come_backs_per_minute: u32,
    /// New sign-in methods from one IP address. An account with one is kept permanently.
    pub keys_per_hour: u32,
    /// The time for creating or using a passkey after the browser was asked.
    pub passkey_wait: Duration,
    /// The OpenID Connect provider for signing in, if there is one.
    pub provider: Option<ProviderSettings>,
    /// Tables made from one IP address.
    pub tables_per_minute: u32,
    /// Tables and lists of tables read from one IP address, with or without a session.
    pub table_reads_per_minute: u32,
    /// Records of finished matches read from one IP address. Each costs more than reading a table.
    pub match_reads_per_minute: u32,
    /// Decisions of finished matches analysed for one IP address. Each costs at most one second of one core.
    pub analyses_per_minute: u32,
    /// Changes of notification settings from one IP address.
    pub bell_changes_per_minute: u32,
    /// Changes of mutes and friends, and looks at friend links, from one IP address.
    pub people_changes_per_minute: u32,
    /// Reports from one IP address. Each is stored with a part of the table's log.
    pub reports_per_hour: u32,
    /// E-mail addresses to confirm, from one IP address.
    pub mail_asks_per_hour: u32,
    /// The ids of the accounts that may administer the server in a browser.
    pub admin_accounts: Vec<String>,
    /// Requests of admins from one IP address.
    pub admin_requests_per_minute: u32,
    /// The longest time for sending the headers of a request.
    pub header_timeout: Duration,
    /// The longest time for a request, including its body.
    pub request_timeout: Duration,
    /// The time between pings on a quiet socket.
    pub ping_every: Duration,
    /// The time without a sign of life after which a socket is closed.
    pub silence: Duration,
    /// The longest time in which a client may accept none of the written bytes.
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
