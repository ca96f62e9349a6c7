//! The settings of `septet serve`: flags, variables and defaults, in groups.

mod accounts;
mod basics;
mod cluster;
mod config;
mod days;
mod for_tests;
mod limits;
mod logging;
mod matches;
mod notifications;
mod origin;
mod unknown;
mod values;
mod web_origin;

use std::{path::PathBuf, time::Duration};

use clap::Args;
use protocol::Limits;

pub(crate) use basics::ADDRESS;
pub(crate) use cluster::ClusterSettings;
pub(crate) use config::{Parsed, parsed};
pub(crate) use limits::{Kind, Limit, LimitValues, Profile};
pub(crate) use origin::print;
pub(crate) use unknown::unknown_variables;
pub(crate) use values::LogFormat;

use crate::{BellSettings, LadderSettings, Settings};
use days::days;

/// The settings of the server. Each is a flag, a variable and a key of the configuration file.
#[derive(Args, Clone, Debug)]
pub struct ServeArgs {
    /// A TOML file with settings: `public-url = "https://play.example.org"`. Flags and variables come before it
    #[arg(long, env = "SEPTET_CONFIG", help_heading = "Basics")]
    pub(crate) config: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) basics: basics::BasicArgs,
    #[command(flatten)]
    pub(crate) matches: matches::MatchArgs,
    #[command(flatten)]
    pub(crate) accounts: accounts::AccountArgs,
    #[command(flatten)]
    pub(crate) notifications: notifications::NotificationArgs,
    #[command(flatten)]
    pub(crate) limits: limits::LimitArgs,
    #[command(flatten)]
    pub(crate) cluster: cluster::ClusterArgs,
    #[command(flatten)]
    pub(crate) logging: logging::LogArgs,
    #[command(flatten)]
    pub(crate) for_tests: for_tests::TestArgs,
}

impl ServeArgs {
    /// Returns the limits of clients.
    pub fn limits(&self) -> Limits {
        let limits = self.limits.values();
        Limits {
            frame_bytes: limits.get(Limit::FrameBytes),
            messages_per_second: limits.get(Limit::MessagesPerSecond),
            message_burst: limits.get(Limit::MessageBurst),
            sockets_per_address: limits.get(Limit::SocketsPerAddress),
            tables_per_account: limits.get(Limit::TablesPerAccount),
            tables_per_socket: limits.get(Limit::TablesPerSocket),
            name_chars: limits.get(Limit::NameChars),
            chat_chars: limits.get(Limit::ChatChars),
            chat_lines: limits.get(Limit::ChatLines),
            outbox_bytes: limits.get(Limit::OutboxBytes),
            ..Limits::default()
        }
    }

    /// Returns the settings of the lobby.
    pub fn lobby(&self) -> lobby::Config {
        let limits = self.limits.values();
        let seconds = |limit| Duration::from_secs(u64::from(limits.get(limit)));
        let milliseconds = |limit| Duration::from_millis(u64::from(limits.get(limit)));
        let accounts = &self.accounts;
        lobby::Config {
            limits: self.limits(),
            trusted: accounts.trusted_account.iter().cloned().collect(),
            misses_per_minute: limits.get(Limit::TableMissesPerMinute),
            grace: Duration::from_secs(self.matches.grace),
            longest_pause: Duration::from_secs(u64::from(limits.get(Limit::PauseMinutes)) * 60),
            longest_slow_pause: days(limits.get(Limit::PauseDays)),
            vacation_days: self.matches.vacation_days,
            bot_pause: Duration::from_millis(self.matches.bot_pause),
            bot_patience: milliseconds(Limit::BotPatience),
            thinking_threads: self
                .matches
                .thinking_threads
                .map_or(lobby::Config::default().thinking_threads, usize::from),
            thinking_wait: milliseconds(Limit::ThinkingWait),
            sleep_after: seconds(Limit::SleepAfter),
            removed_wait: seconds(Limit::RemovedWait),
            keep: lobby::Keep {
                sessions: days(accounts.session_days),
                guests: days(accounts.guest_days),
                unstarted: days(limits.get(Limit::UnstartedTableDays)),
                matches: Some(accounts.match_days).filter(|days| *days > 0).map(days),
            },
            luck: self
                .for_tests
                .foretell_every_card_for_tests
                .map_or(lobby::Luck::True, lobby::Luck::Foretold),
            renames_per_hour: limits.get(Limit::RenamesPerHour),
            forks_per_hour: limits.get(Limit::ForksPerHour),
            companions_per_hour: limits.get(Limit::CompanionsPerHour),
            key_changes_per_hour: limits.get(Limit::SignInChangesPerHour),
            lost_wait: days(accounts.lost_keys_days),
            exports_per_hour: limits.get(Limit::ExportsPerHour),
            reels_per_minute: limits.get(Limit::RecapsPerMinute),
            ..lobby::Config::default()
        }
    }

    /// Returns the settings of ladders.
    pub fn ladders(&self) -> LadderSettings {
        let limits = self.limits.values();
        LadderSettings {
            matches: usize::from(self.matches.ladder_matches),
            per_account: limits.get(Limit::LadderMatchesPerAccount) as usize,
            per_decision: limits.get(Limit::LadderSeconds),
        }
    }

    /// Returns the settings of notifications.
    ///
    /// # Errors
    ///
    /// If a file cannot be read, or a value does not fit the others.
    pub fn doorbell(&self) -> anyhow::Result<BellSettings> {
        self.notifications.settings(self.basics.public_url.as_ref(), &self.limits.values())
    }

    /// Returns the settings of the web server.
    ///
    /// # Errors
    ///
    /// If a file cannot be read, or the sign-in provider cannot be used.
    pub fn settings(&self) -> anyhow::Result<Settings> {
        let limits = self.limits.values();
        let seconds = |limit| Duration::from_secs(u64::from(limits.get(limit)));
        Ok(Settings {
            limits: self.limits(),
            public_url: self.basics.public_url.clone(),
            allow_origins: self.basics.allow_origin.clone(),
            trusted_proxies: self.basics.trusted_proxy.clone(),
            requests_per_minute: limits.get(Limit::RequestsPerMinute),
            write_timeout: seconds(Limit::WriteTimeout),
            sign_ins_per_minute: limits.get(Limit::SignInsPerMinute),
            come_backs_per_minute: limits.get(Limit::AccountSignInsPerMinute),
            keys_per_hour: limits.get(Limit::SignInMethodsPerHour),
            tables_per_minute: limits.get(Limit::TablesPerMinute),
            table_reads_per_minute: limits.get(Limit::TableReadsPerMinute),
            match_reads_per_minute: limits.get(Limit::MatchReadsPerMinute),
            analyses_per_minute: limits.get(Limit::AnalysesPerMinute),
            bell_changes_per_minute: limits.get(Limit::NotificationChangesPerMinute),
            people_changes_per_minute: limits.get(Limit::PeopleChangesPerMinute),
            reports_per_hour: limits.get(Limit::ReportsPerHour),
            mail_asks_per_hour: limits.get(Limit::ConfirmationsPerHour),
            admin_accounts: self.accounts.admin_account.clone(),
            admin_requests_per_minute: limits.get(Limit::AdminRequestsPerMinute),
            header_timeout: seconds(Limit::HeaderTimeout),
            request_timeout: seconds(Limit::RequestTimeout),
            provider: self.accounts.provider(self.basics.public_url.as_ref())?,
            ..Settings::default()
        })
    }
}
