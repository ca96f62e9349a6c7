//! How the server is started: every flag with its default, and what it sets.

mod cluster;
mod values;

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use anyhow::Context as _;
use axum::http::Uri;
use clap::Args;
use ipnet::IpNet;
use protocol::Limits;
use url::Url;

pub use cluster::ClusterArgs;
pub(crate) use cluster::ClusterSettings;
use lettre::message::Mailbox;
pub(crate) use values::LogFormat;
use values::{
    Hidden, MetricsAddress, account_id, collector, contact, metrics_address, network, public_url, share,
};

use crate::{
    BellSettings, LadderSettings, MailSettings, ProviderSettings, Relay, Settings,
    admin::{AUDIT_KEPT, AdminSocket, admin_socket},
    traces::{ALL, Traces},
};

/// Where the server listens, and where it is asked whether it is ready.
pub(crate) const ADDRESS: &str = "127.0.0.1:7777";

/// What fits the longest message of any game, and what hostile frames were tried with.
const FRAME_BYTES: std::ops::RangeInclusive<i64> = 1_024..=262_144;

/// How the server is started. Every flag can be given as an environment variable instead.
#[derive(Args, Clone, Debug)]
pub struct ServeArgs {
    /// The address to listen on. `0.0.0.0:7777` accepts connections from other machines
    #[arg(long, env = "SEPTET_ADDRESS", default_value = ADDRESS)]
    pub address: SocketAddr,
    /// The database: `sqlite://path` or `postgres://user:password@host/name`
    #[arg(
        long,
        env = "SEPTET_DATABASE",
        default_value = "sqlite://./data/septet.db",
        hide_env_values = true
    )]
    pub database: String,
    /// The Unix socket for `septet admin`: a path, or `none`. Default: beside an SQLite database, none with Postgres
    #[arg(long, env = "SEPTET_ADMIN_SOCKET", value_parser = admin_socket)]
    pub admin_socket: Option<AdminSocket>,
    /// The URL that people open, such as `https://play.example.org`. With `https`, cookies are `Secure`. Required behind a proxy
    #[arg(long, env = "SEPTET_PUBLIC_URL", value_parser = public_url)]
    pub public_url: Option<Uri>,
    /// Further web origins that may use the server, separated by commas: `https://friend.example`
    #[arg(long = "allow-origin", env = "SEPTET_ALLOW_ORIGIN", value_delimiter = ',')]
    pub allow_origin: Vec<String>,
    /// Networks of your proxies, separated by commas: `127.0.0.1,10.0.0.0/8`. The server trusts their `X-Forwarded-For`
    #[arg(long, env = "SEPTET_TRUSTED_PROXY", value_delimiter = ',', value_parser = network)]
    pub trusted_proxy: Vec<IpNet>,
    /// The address of the Prometheus metrics, or `none`
    #[arg(long, env = "SEPTET_METRICS_ADDRESS", default_value = "127.0.0.1:7778", value_parser = metrics_address)]
    pub metrics_address: MetricsAddress,
    /// How it is one of several.
    #[command(flatten)]
    pub cluster: ClusterArgs,

    /// Seconds of absence before a bot replaces a player, or before the other players may ask for one
    #[arg(long, env = "SEPTET_GRACE", default_value_t = lobby::Config::default().grace.as_secs())]
    pub grace: u64,
    /// The longest pause of a live match, in minutes. All players must agree to a pause. Range: 1 to 1440
    #[arg(long, env = "SEPTET_PAUSE_MINUTES", value_parser = clap::value_parser!(u32).range(1..=1440), default_value_t = in_minutes(lobby::Config::default().longest_pause))]
    pub pause_minutes: u32,
    /// The longest pause of a correspondence match, in days. Range: 1 to 60
    #[arg(long, env = "SEPTET_PAUSE_DAYS", value_parser = clap::value_parser!(u32).range(1..=60), default_value_t = in_days(lobby::Config::default().longest_slow_pause))]
    pub pause_days: u32,
    /// Vacation of an account, in days a year. Its clocks in correspondence matches stop. Range: 0 to 365
    #[arg(long, env = "SEPTET_VACATION_DAYS", value_parser = clap::value_parser!(u32).range(0..=365), default_value_t = lobby::Config::default().vacation_days)]
    pub vacation_days: u32,
    /// Milliseconds that a bot waits before a move, so that people can follow
    #[arg(long, env = "SEPTET_BOT_PAUSE", default_value_t = lobby::Config::default().bot_pause.as_millis() as u64)]
    pub bot_pause: u64,
    /// Milliseconds that bots leave people for reading and talking before they close a negotiation
    #[arg(long, env = "SEPTET_BOT_PATIENCE", default_value_t = lobby::Config::default().bot_patience.as_millis() as u64)]
    pub bot_patience: u64,
    /// Threads on which bots think. Default: the number of cores minus one. Range: 1 to 256
    #[arg(long, env = "SEPTET_THINKING_THREADS", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub thinking_threads: Option<u16>,
    /// Milliseconds that a bot may wait for a thread. Above that, all bots think less. With `0` they use no search
    #[arg(long, env = "SEPTET_THINKING_WAIT", default_value_t = lobby::Config::default().thinking_wait.as_millis() as u64)]
    pub thinking_wait: u64,
    /// Seconds until a table without spectators and players leaves the memory
    #[arg(long, env = "SEPTET_SLEEP_AFTER", default_value_t = lobby::Config::default().sleep_after.as_secs())]
    pub sleep_after: u64,
    /// Seconds before a removed player may sit down at the same table again
    #[arg(long, env = "SEPTET_REMOVED_WAIT", default_value_t = lobby::Config::default().removed_wait.as_secs())]
    pub removed_wait: u64,

    /// Ladder matches that run at the same time. `0` disables ladders. Range: 0 to 1000
    #[arg(long, env = "SEPTET_LADDER_MATCHES", value_parser = clap::value_parser!(u16).range(0..=1000), default_value_t = LadderSettings::default().matches as u16)]
    pub ladder_matches: u16,
    /// Ladder matches that one bot plays at the same time. Range: 1 to 100
    #[arg(long, env = "SEPTET_LADDER_MATCHES_PER_ACCOUNT", value_parser = clap::value_parser!(u16).range(1..=100), default_value_t = LadderSettings::default().per_account as u16)]
    pub ladder_matches_per_account: u16,
    /// Seconds for a decision in a ladder match. A bot that exceeds it three times loses the match. Range: 5 to 3600
    #[arg(long, env = "SEPTET_LADDER_SECONDS", value_parser = clap::value_parser!(u32).range(5..=3600), default_value_t = LadderSettings::default().per_decision)]
    pub ladder_seconds: u32,

    /// Seconds that a decision waits before the server notifies a player who does not watch the table
    #[arg(long, env = "SEPTET_BELL_AFTER", default_value_t = BellSettings::default().after.as_secs())]
    pub bell_after: u64,
    /// Notifications for an account, per hour
    #[arg(long, env = "SEPTET_BELLS_PER_HOUR", default_value_t = BellSettings::default().per_hour)]
    pub bells_per_hour: u32,
    /// The contact that push services see: `mailto:host@example.org`. Default: the public URL
    #[arg(long, env = "SEPTET_BELL_CONTACT", value_parser = contact)]
    pub bell_contact: Option<String>,
    /// Private networks that may contain push services, separated by commas, also without TLS: `192.168.1.0/24`
    #[arg(long, env = "SEPTET_BELL_NETWORKS", value_delimiter = ',', value_parser = network)]
    pub bell_networks: Vec<IpNet>,
    /// The mail server for notifications: `smtps://user:password@mail.example.org`, or `smtp://` for STARTTLS
    #[arg(
        long,
        env = "SEPTET_SMTP",
        hide_env_values = true,
        requires = "mail_from",
        requires = "public_url"
    )]
    pub smtp: Option<String>,
    /// A file with the password of the mail server, instead of the one in the URL
    #[arg(long, env = "SEPTET_SMTP_PASSWORD_FILE", requires = "smtp")]
    pub smtp_password_file: Option<PathBuf>,
    /// A PEM file with the certificate authority of the mail server. Default: the public authorities
    #[arg(long, env = "SEPTET_SMTP_CA_FILE", requires = "smtp")]
    pub smtp_ca_file: Option<PathBuf>,
    /// The sender of e-mails: `Septet <septet@example.org>`
    #[arg(long, env = "SEPTET_MAIL_FROM")]
    pub mail_from: Option<Mailbox>,
    /// E-mails per hour, in total
    #[arg(long, env = "SEPTET_MAILS_PER_HOUR", default_value_t = MailSettings::PER_HOUR)]
    pub mails_per_hour: u32,
    /// E-mails per hour to one e-mail address
    #[arg(long, env = "SEPTET_MAILS_PER_ADDRESS", default_value_t = MailSettings::PER_ADDRESS)]
    pub mails_per_address: u32,
    /// E-mails per hour that ask for the confirmation of an address, in total
    #[arg(long, env = "SEPTET_MAIL_CONFIRMATIONS_PER_HOUR", default_value_t = MailSettings::CONFIRMATIONS)]
    pub mail_confirmations_per_hour: u32,

    /// The issuer URL of an OpenID Connect provider for signing in: `https://id.example.org/realms/home`
    #[arg(long, env = "SEPTET_OIDC_ISSUER", requires = "oidc_client_id", requires = "public_url")]
    pub oidc_issuer: Option<String>,
    /// The client ID of this server at the provider
    #[arg(long, env = "SEPTET_OIDC_CLIENT_ID", requires = "oidc_issuer")]
    pub oidc_client_id: Option<String>,
    /// The client secret of this server. Other users of the machine can see a flag: use the variable or the file
    #[arg(
        long,
        env = "SEPTET_OIDC_CLIENT_SECRET",
        hide_env_values = true,
        requires = "oidc_issuer",
        conflicts_with = "oidc_client_secret_file"
    )]
    pub oidc_client_secret: Option<Hidden>,
    /// A file with the client secret
    #[arg(long, env = "SEPTET_OIDC_CLIENT_SECRET_FILE", requires = "oidc_issuer")]
    pub oidc_client_secret_file: Option<PathBuf>,
    /// The name of the provider on the sign-in button. Default: its host name
    #[arg(long, env = "SEPTET_OIDC_NAME", requires = "oidc_issuer")]
    pub oidc_name: Option<String>,
    /// A PEM file with the certificate authorities of the provider. Default: the public authorities
    #[arg(long, env = "SEPTET_OIDC_CA_FILE", requires = "oidc_issuer")]
    pub oidc_ca_file: Option<PathBuf>,

    /// Days until an unused session of an account with tables ends. Range: 1 to 3650
    #[arg(long, env = "SEPTET_SESSION_DAYS", default_value_t = in_days(lobby::Keep::default().sessions),
        value_parser = clap::value_parser!(u32).range(1..=3650))]
    pub session_days: u32,
    /// Days until an unused session of an account without tables ends, and a guest account is deleted. Range: 1 to 3650
    #[arg(long, env = "SEPTET_GUEST_DAYS", default_value_t = in_days(lobby::Keep::default().guests),
        value_parser = clap::value_parser!(u32).range(1..=3650))]
    pub guest_days: u32,
    /// Days until the server deletes an unused table without a match. Range: 1 to 3650
    #[arg(long, env = "SEPTET_UNSTARTED_TABLE_DAYS", default_value_t = in_days(lobby::Keep::default().unstarted),
        value_parser = clap::value_parser!(u32).range(1..=3650))]
    pub unstarted_table_days: u32,
    /// Days until the server deletes finished matches with their tables. With `0` it keeps them. Range: 0 to 36500
    #[arg(long, env = "SEPTET_MATCH_DAYS", default_value_t = lobby::Keep::default().matches.map_or(0, in_days),
        value_parser = clap::value_parser!(u32).range(0..=36500))]
    pub match_days: u32,
    /// Days until the server deletes entries of the audit log. With `0` it keeps them. Range: 0 to 36500
    #[arg(long, env = "SEPTET_AUDIT_DAYS", default_value_t = in_days(AUDIT_KEPT),
        value_parser = clap::value_parser!(u32).range(0..=36500))]
    pub audit_days: u32,

    /// Name changes of an account, per hour
    #[arg(long, env = "SEPTET_RENAMES_PER_HOUR", default_value_t = lobby::Config::default().renames_per_hour)]
    pub renames_per_hour: u32,
    /// Matches that an account may continue from another match, per hour. A long match counts several times
    #[arg(long, env = "SEPTET_FORKS_PER_HOUR", default_value_t = lobby::Config::default().forks_per_hour)]
    pub forks_per_hour: u32,
    /// Second players on one device that an account may add, per hour. An IP address may add five times as many
    #[arg(long, env = "SEPTET_COMPANIONS_PER_HOUR", default_value_t = lobby::Config::default().companions_per_hour)]
    pub companions_per_hour: u32,
    /// Changes of sign-in methods, device codes and attempts to delete the account, per account and hour
    #[arg(long, env = "SEPTET_KEY_CHANGES_PER_HOUR", default_value_t = lobby::Config::default().key_changes_per_hour)]
    pub key_changes_per_hour: u32,
    /// Days until an account whose sign-in methods are lost can add one without the old ones. Range: 1 to 365
    #[arg(long, env = "SEPTET_LOST_KEYS_DAYS", default_value_t = in_days(lobby::Config::default().lost_wait),
        value_parser = clap::value_parser!(u32).range(1..=365))]
    pub lost_keys_days: u32,
    /// Exports of the data of an account, per hour
    #[arg(long, env = "SEPTET_EXPORTS_PER_HOUR", default_value_t = lobby::Config::default().exports_per_hour)]
    pub exports_per_hour: u32,
    /// Recaps of missed moves for an account, per minute
    #[arg(long, env = "SEPTET_REELS_PER_MINUTE", default_value_t = lobby::Config::default().reels_per_minute)]
    pub reels_per_minute: u32,

    /// The size of a WebSocket frame or request body, in bytes. Range: 1024 to 262144
    #[arg(long, env = "SEPTET_FRAME_BYTES", default_value_t = Limits::default().frame_bytes,
        value_parser = clap::value_parser!(u32).range(FRAME_BYTES))]
    pub frame_bytes: u32,
    /// Messages per second on one socket, on average. Bots may send three times as many
    #[arg(long, env = "SEPTET_MESSAGES_PER_SECOND", default_value_t = Limits::default().messages_per_second)]
    pub messages_per_second: u32,
    /// Messages in one burst on one socket. Bots may send three times as many
    #[arg(long, env = "SEPTET_MESSAGE_BURST", default_value_t = Limits::default().message_burst)]
    pub message_burst: u32,
    /// Open sockets per IP address
    #[arg(long, env = "SEPTET_SOCKETS_PER_ADDRESS", default_value_t = Limits::default().sockets_per_address)]
    pub sockets_per_address: u32,
    /// Unfinished tables that an account may make in a day
    #[arg(long, env = "SEPTET_TABLES_PER_ACCOUNT", default_value_t = Limits::default().tables_per_account)]
    pub tables_per_account: u32,
    /// Account IDs of bots with higher limits, separated by commas: `01a1f8e1-05c5-7349-b5e2-3864706a333f`
    #[arg(long, env = "SEPTET_TRUSTED_ACCOUNT", value_delimiter = ',')]
    pub trusted_account: Vec<String>,
    /// Account IDs of people who may open `/admin`, separated by commas: `01a1f8e1-05c5-7349-b5e2-3864706a333f`
    #[arg(long, env = "SEPTET_ADMIN_ACCOUNT", value_delimiter = ',', value_parser = account_id)]
    pub admin_account: Vec<String>,
    /// Tables that one socket may watch
    #[arg(long, env = "SEPTET_TABLES_PER_SOCKET", default_value_t = Limits::default().tables_per_socket)]
    pub tables_per_socket: u32,
    /// Characters in a name
    #[arg(long, env = "SEPTET_NAME_CHARS", default_value_t = Limits::default().name_chars)]
    pub name_chars: u32,
    /// Characters in a chat line
    #[arg(long, env = "SEPTET_CHAT_CHARS", default_value_t = Limits::default().chat_chars)]
    pub chat_chars: u32,
    /// Chat lines in one message. Clients request older lines
    #[arg(long, env = "SEPTET_CHAT_LINES", default_value_t = Limits::default().chat_lines)]
    pub chat_lines: u32,
    /// Bytes that may wait for one socket. The server closes a slower socket
    #[arg(long, env = "SEPTET_OUTBOX_BYTES", default_value_t = Limits::default().outbox_bytes)]
    pub outbox_bytes: u32,
    /// HTTP requests per minute from one IP address
    #[arg(long, env = "SEPTET_REQUESTS_PER_MINUTE", default_value_t = Settings::default().requests_per_minute)]
    pub requests_per_minute: u32,
    /// Guest sign-ins per minute from one IP address
    #[arg(long, env = "SEPTET_SIGN_INS_PER_MINUTE", default_value_t = Settings::default().sign_ins_per_minute)]
    pub sign_ins_per_minute: u32,
    /// Sign-in attempts to existing accounts per minute from one IP address
    #[arg(long, env = "SEPTET_COME_BACKS_PER_MINUTE", default_value_t = Settings::default().come_backs_per_minute)]
    pub come_backs_per_minute: u32,
    /// Sign-in methods added per hour from one IP address
    #[arg(long, env = "SEPTET_KEYS_PER_HOUR", default_value_t = Settings::default().keys_per_hour)]
    pub keys_per_hour: u32,
    /// Tables made per minute from one IP address
    #[arg(long, env = "SEPTET_TABLES_PER_MINUTE", default_value_t = Settings::default().tables_per_minute)]
    pub tables_per_minute: u32,
    /// Requests for tables and lists of tables per minute from one IP address
    #[arg(long, env = "SEPTET_TABLE_READS_PER_MINUTE", default_value_t = Settings::default().table_reads_per_minute)]
    pub table_reads_per_minute: u32,
    /// Requests for finished matches per minute from one IP address
    #[arg(long, env = "SEPTET_MATCH_READS_PER_MINUTE", default_value_t = Settings::default().match_reads_per_minute)]
    pub match_reads_per_minute: u32,
    /// Analysed decisions per minute for one IP address
    #[arg(long, env = "SEPTET_ANALYSES_PER_MINUTE", default_value_t = Settings::default().analyses_per_minute)]
    pub analyses_per_minute: u32,
    /// Changes of notification settings per minute from one IP address
    #[arg(long, env = "SEPTET_BELL_CHANGES_PER_MINUTE", default_value_t = Settings::default().bell_changes_per_minute)]
    pub bell_changes_per_minute: u32,
    /// Changes of friends and muted accounts per minute from one IP address
    #[arg(long, env = "SEPTET_PEOPLE_CHANGES_PER_MINUTE", default_value_t = Settings::default().people_changes_per_minute)]
    pub people_changes_per_minute: u32,
    /// Reports per hour from one IP address. The server keeps a report for 90 days, with the chat and moves of the table
    #[arg(long, env = "SEPTET_REPORTS_PER_HOUR", default_value_t = Settings::default().reports_per_hour)]
    pub reports_per_hour: u32,
    /// Confirmation e-mails requested per hour from one IP address
    #[arg(long, env = "SEPTET_MAIL_ASKS_PER_HOUR", default_value_t = Settings::default().mail_asks_per_hour)]
    pub mail_asks_per_hour: u32,
    /// Requests of admins per minute from one IP address
    #[arg(long, env = "SEPTET_ADMIN_REQUESTS_PER_MINUTE", default_value_t = Settings::default().admin_requests_per_minute)]
    pub admin_requests_per_minute: u32,
    /// Requests for tables that do not exist per minute from one IP address
    #[arg(long, env = "SEPTET_TABLE_MISSES_PER_MINUTE", default_value_t = lobby::Config::default().misses_per_minute)]
    pub table_misses_per_minute: u32,
    /// Seconds for the headers of a request
    #[arg(long, env = "SEPTET_HEADER_TIMEOUT", default_value_t = Settings::default().header_timeout.as_secs())]
    pub header_timeout: u64,
    /// Seconds for a whole request
    #[arg(long, env = "SEPTET_REQUEST_TIMEOUT", default_value_t = Settings::default().request_timeout.as_secs())]
    pub request_timeout: u64,
    /// Seconds until the server closes a connection whose client reads nothing
    #[arg(long, env = "SEPTET_WRITE_TIMEOUT", default_value_t = Settings::default().write_timeout.as_secs())]
    pub write_timeout: u64,
    /// Deals matches from this number: who knows it knows every card. For tests; release builds do not have it
    #[cfg_attr(debug_assertions, arg(long, hide = true))]
    #[cfg_attr(not(debug_assertions), arg(skip))]
    pub foretell_every_card_for_tests: Option<u64>,
    /// Offers two toy games, on a server whose deals are predictable. For tests; release builds do not have it
    #[cfg_attr(debug_assertions, arg(long, hide = true, requires = "foretell_every_card_for_tests"))]
    #[cfg_attr(not(debug_assertions), arg(skip))]
    pub offer_toy_games_for_tests: bool,
    /// The format of the log on standard error: `text` or `json`
    #[arg(long, env = "SEPTET_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    pub log_format: LogFormat,
    /// The log level: `error`, `warn`, `info`, `debug`, or a filter like `info,server=debug`
    #[arg(long, env = "SEPTET_LOG_LEVEL", default_value = "info")]
    pub log_level: String,
    /// An OpenTelemetry collector for traces of requests, by OTLP over HTTP: `http://127.0.0.1:4318`
    #[arg(long, env = "SEPTET_TRACES_URL", value_parser = collector)]
    pub traces_url: Option<Url>,
    /// The share of traced requests. Range: 0 to 1
    #[arg(long, env = "SEPTET_TRACES_SHARE", value_parser = share, default_value_t = ALL)]
    pub traces_share: f64,
}

impl ServeArgs {
    /// Where traces go, if anywhere.
    pub(crate) fn traces(&self) -> anyhow::Result<Option<Traces>> {
        self.traces_url.as_ref().map(|collector| Traces::to(collector, self.traces_share)).transpose()
    }

    /// What is accepted of clients.
    pub fn limits(&self) -> Limits {
        Limits {
            frame_bytes: self.frame_bytes,
            messages_per_second: self.messages_per_second,
            message_burst: self.message_burst,
            sockets_per_address: self.sockets_per_address,
            tables_per_account: self.tables_per_account,
            tables_per_socket: self.tables_per_socket,
            name_chars: self.name_chars,
            chat_chars: self.chat_chars,
            chat_lines: self.chat_lines,
            outbox_bytes: self.outbox_bytes,
            ..Limits::default()
        }
    }

    /// The lobby's part.
    pub fn lobby(&self) -> lobby::Config {
        lobby::Config {
            limits: self.limits(),
            trusted: self.trusted_account.iter().cloned().collect(),
            misses_per_minute: self.table_misses_per_minute,
            grace: Duration::from_secs(self.grace),
            longest_pause: Duration::from_secs(u64::from(self.pause_minutes) * 60),
            longest_slow_pause: days(self.pause_days),
            vacation_days: self.vacation_days,
            bot_pause: Duration::from_millis(self.bot_pause),
            bot_patience: Duration::from_millis(self.bot_patience),
            thinking_threads: self
                .thinking_threads
                .map_or(lobby::Config::default().thinking_threads, usize::from),
            thinking_wait: Duration::from_millis(self.thinking_wait),
            sleep_after: Duration::from_secs(self.sleep_after),
            removed_wait: Duration::from_secs(self.removed_wait),
            keep: lobby::Keep {
                sessions: days(self.session_days),
                guests: days(self.guest_days),
                unstarted: days(self.unstarted_table_days),
                matches: Some(self.match_days).filter(|days| *days > 0).map(days),
            },
            luck: self.foretell_every_card_for_tests.map_or(lobby::Luck::True, lobby::Luck::Foretold),
            renames_per_hour: self.renames_per_hour,
            forks_per_hour: self.forks_per_hour,
            companions_per_hour: self.companions_per_hour,
            key_changes_per_hour: self.key_changes_per_hour,
            lost_wait: days(self.lost_keys_days),
            exports_per_hour: self.exports_per_hour,
            reels_per_minute: self.reels_per_minute,
            ..lobby::Config::default()
        }
    }

    /// The ladders' part.
    pub fn ladders(&self) -> LadderSettings {
        LadderSettings {
            matches: usize::from(self.ladder_matches),
            per_account: usize::from(self.ladder_matches_per_account),
            per_decision: self.ladder_seconds,
        }
    }

    /// The doorbell's part.
    ///
    /// # Errors
    ///
    /// If a file that was named cannot be read, or fits nothing.
    pub fn doorbell(&self) -> anyhow::Result<BellSettings> {
        let secure = self.public_url.as_ref().filter(|url| url.scheme_str() == Some("https"));
        Ok(BellSettings {
            after: Duration::from_secs(self.bell_after),
            networks: self.bell_networks.clone(),
            contact: self.bell_contact.clone().or_else(|| secure.map(ToString::to_string)),
            per_hour: self.bells_per_hour,
            mail: self.mail()?,
            ..BellSettings::default()
        })
    }

    /// How people are written to, if they are.
    fn mail(&self) -> anyhow::Result<Option<MailSettings>> {
        let (Some(relay), Some(from), Some(site)) = (&self.smtp, &self.mail_from, &self.public_url) else {
            return Ok(None);
        };
        // Not read by the command line itself, which repeats in its errors what it cannot read.
        let mut relay: Relay = relay.parse().context("--smtp")?;
        if let Some(file) = &self.smtp_password_file {
            let password = std::fs::read_to_string(file)
                .with_context(|| format!("cannot read --smtp-password-file {}", file.display()))?;
            relay = relay.with_password(password.trim_end_matches(['\r', '\n'])).context("--smtp")?;
        }
        relay = relay.whole().context("--smtp")?;
        if let Some(file) = &self.smtp_ca_file {
            let pem = std::fs::read(file)
                .with_context(|| format!("cannot read --smtp-ca-file {}", file.display()))?;
            relay = relay.trusting(pem).with_context(|| format!("--smtp-ca-file {}", file.display()))?;
        }
        Ok(Some(MailSettings {
            relay,
            from: from.clone(),
            site: site.clone(),
            per_hour: self.mails_per_hour,
            per_address: self.mails_per_address,
            confirmations: self.mail_confirmations_per_hour,
        }))
    }

    /// By which provider people come back, if there is one.
    fn provider(&self) -> anyhow::Result<Option<ProviderSettings>> {
        let (Some(issuer), Some(client), Some(site)) =
            (&self.oidc_issuer, &self.oidc_client_id, &self.public_url)
        else {
            return Ok(None);
        };
        let secret = match (&self.oidc_client_secret, &self.oidc_client_secret_file) {
            (Some(Hidden(secret)), _) => secret.clone(),
            (None, Some(file)) => std::fs::read_to_string(file)
                .with_context(|| format!("cannot read --oidc-client-secret-file {}", file.display()))?,
            (None, None) => anyhow::bail!(
                "--oidc-issuer needs a secret: set SEPTET_OIDC_CLIENT_SECRET, or give --oidc-client-secret-file"
            ),
        };
        let secret = secret.trim_end_matches(['\r', '\n']);
        let made = ProviderSettings::new(issuer, client, secret, self.oidc_name.as_deref(), site);
        let made = made.context("--oidc-issuer")?;
        let Some(file) = &self.oidc_ca_file else { return Ok(Some(made)) };
        let authorities =
            std::fs::read(file).with_context(|| format!("cannot read --oidc-ca-file {}", file.display()))?;
        let vouched = made.vouched_for_by(&authorities);
        Ok(Some(vouched.with_context(|| format!("--oidc-ca-file {}", file.display()))?))
    }

    /// The web's part.
    ///
    /// # Errors
    ///
    /// If a file that was named cannot be read, or a provider cannot be used.
    pub fn settings(&self) -> anyhow::Result<Settings> {
        Ok(Settings {
            limits: self.limits(),
            public_url: self.public_url.clone(),
            allow_origins: self.allow_origin.clone(),
            trusted_proxies: self.trusted_proxy.clone(),
            requests_per_minute: self.requests_per_minute,
            write_timeout: Duration::from_secs(self.write_timeout),
            sign_ins_per_minute: self.sign_ins_per_minute,
            come_backs_per_minute: self.come_backs_per_minute,
            keys_per_hour: self.keys_per_hour,
            tables_per_minute: self.tables_per_minute,
            table_reads_per_minute: self.table_reads_per_minute,
            match_reads_per_minute: self.match_reads_per_minute,
            analyses_per_minute: self.analyses_per_minute,
            bell_changes_per_minute: self.bell_changes_per_minute,
            people_changes_per_minute: self.people_changes_per_minute,
            reports_per_hour: self.reports_per_hour,
            mail_asks_per_hour: self.mail_asks_per_hour,
            admin_accounts: self.admin_account.clone(),
            admin_requests_per_minute: self.admin_requests_per_minute,
            header_timeout: Duration::from_secs(self.header_timeout),
            request_timeout: Duration::from_secs(self.request_timeout),
            provider: self.provider()?,
            ..Settings::default()
        })
    }
}

const DAY: Duration = Duration::from_secs(24 * 3_600);

fn days(n: u32) -> Duration {
    DAY * n
}

fn in_minutes(time: Duration) -> u32 {
    u32::try_from(time.as_secs() / 60).unwrap_or(u32::MAX)
}

fn in_days(time: Duration) -> u32 {
    u32::try_from(time.as_secs() / DAY.as_secs()).unwrap_or(u32::MAX)
}
