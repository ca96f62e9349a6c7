//! The setting `--limits`: a profile, and single limits by name.

use std::{collections::BTreeMap, ops::RangeInclusive};

use clap::Args;
use protocol::Limits;

use super::days::in_days;
use crate::{BellSettings, LadderSettings, MailSettings, Settings};

/// How much the server accepts.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Limits")]
pub struct LimitArgs {
    /// The rate limits: `strict` (a quarter), `normal` or `open` (ten times), and single limits as `NAME=NUMBER`, separated by commas
    #[arg(long, env = "SEPTET_LIMITS", value_delimiter = ',', default_value = "normal", value_parser = choice)]
    pub(crate) limits: Vec<Choice>,
}

impl LimitArgs {
    /// Returns the limits: those of the last profile, changed by the single limits.
    pub(crate) fn values(&self) -> LimitValues {
        let mut profiles = self.limits.iter().filter_map(|choice| match choice {
            Choice::Profile(profile) => Some(*profile),
            Choice::Single(..) => None,
        });
        let mut values = LimitValues::of(profiles.next_back().unwrap_or(Profile::Normal));
        for choice in &self.limits {
            if let Choice::Single(limit, number) = choice {
                values.0.insert(*limit, *number);
            }
        }
        values
    }
}

/// One entry of `--limits`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// All limits.
    Profile(Profile),
    /// One limit.
    Single(Limit, u32),
}

/// A set of all limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Profile {
    /// A quarter of each rate.
    Strict,
    /// The defaults.
    Normal,
    /// Ten times each rate.
    Open,
}

impl Profile {
    /// All profiles, with their names.
    pub(crate) const ALL: [(Self, &'static str); 3] =
        [(Self::Strict, "strict"), (Self::Normal, "normal"), (Self::Open, "open")];
}

/// The numbers of all limits.
#[derive(Clone, Debug)]
pub(crate) struct LimitValues(BTreeMap<Limit, u32>);

impl LimitValues {
    /// Returns the limits of a profile.
    pub(crate) fn of(profile: Profile) -> Self {
        let number = |limit: Limit| {
            let facts = limit.facts();
            match (facts.kind, profile) {
                (Kind::Size, Profile::Strict | Profile::Normal | Profile::Open)
                | (Kind::Rate, Profile::Normal) => facts.default,
                (Kind::Rate, Profile::Strict) => (facts.default / 4).max(1),
                (Kind::Rate, Profile::Open) => facts.default.saturating_mul(10),
            }
        };
        Self(Limit::ALL.iter().map(|limit| (*limit, number(*limit))).collect())
    }

    /// Returns one limit.
    pub(crate) fn get(&self, limit: Limit) -> u32 {
        self.0.get(&limit).copied().unwrap_or_else(|| limit.facts().default)
    }
}

/// A profile scales rates and leaves sizes and times alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A number of events or connections.
    Rate,
    /// A size or a time.
    Size,
}

/// Everything about a limit.
#[derive(Debug)]
pub(crate) struct Facts {
    /// The name in `--limits`.
    pub(crate) name: &'static str,
    /// The kind, which decides if a profile scales it.
    pub(crate) kind: Kind,
    /// The number of the profile `normal`.
    pub(crate) default: u32,
    /// The numbers that may be set.
    pub(crate) range: RangeInclusive<u32>,
    /// The unit and the effect, in one sentence.
    pub(crate) meaning: &'static str,
}

macro_rules! limits {
    ($($limit:ident $name:literal $kind:ident $range:expr, $default:expr, $meaning:literal;)*) => {
        /// A limit of the server.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub(crate) enum Limit {
            $(#[doc = $meaning] $limit,)*
        }

        impl Limit {
            /// All limits, in the order of the page.
            pub(crate) const ALL: &[Self] = &[$(Self::$limit),*];

            /// Returns everything about the limit.
            pub(crate) fn facts(self) -> Facts {
                match self {
                    $(Self::$limit => Facts {
                        name: $name, kind: Kind::$kind, default: $default, range: $range, meaning: $meaning,
                    },)*
                }
            }
        }
    };
}

/// Every number.
const ANY: RangeInclusive<u32> = 0..=u32::MAX;

limits! {
    // One socket.
    FrameBytes "frame-bytes" Size 1_024..=262_144, Limits::default().frame_bytes,
        "Bytes in a WebSocket frame or request body";
    MessagesPerSecond "messages-per-second" Rate ANY, Limits::default().messages_per_second,
        "Messages per second on one socket, on average. Bots may send three times as many";
    MessageBurst "message-burst" Rate ANY, Limits::default().message_burst,
        "Messages in one burst on one socket. Bots may send three times as many";
    TablesPerSocket "tables-per-socket" Size ANY, Limits::default().tables_per_socket,
        "Tables that one socket may watch";
    OutboxBytes "outbox-bytes" Size ANY, Limits::default().outbox_bytes,
        "Bytes that may wait for one socket. The server closes a slower socket";
    // One IP address.
    SocketsPerAddress "sockets-per-address" Rate ANY, Limits::default().sockets_per_address,
        "Open sockets per IP address";
    RequestsPerMinute "requests-per-minute" Rate ANY, Settings::default().requests_per_minute,
        "HTTP requests per minute from one IP address";
    SignInsPerMinute "sign-ins-per-minute" Rate ANY, Settings::default().sign_ins_per_minute,
        "Guest sign-ins per minute from one IP address";
    AccountSignInsPerMinute "account-sign-ins-per-minute" Rate ANY, Settings::default().come_backs_per_minute,
        "Sign-in attempts to existing accounts per minute from one IP address";
    SignInMethodsPerHour "sign-in-methods-per-hour" Rate ANY, Settings::default().keys_per_hour,
        "Sign-in methods added per hour from one IP address";
    TablesPerMinute "tables-per-minute" Rate ANY, Settings::default().tables_per_minute,
        "Tables made per minute from one IP address";
    TableReadsPerMinute "table-reads-per-minute" Rate ANY, Settings::default().table_reads_per_minute,
        "Requests for tables and lists of tables per minute from one IP address";
    TableMissesPerMinute "table-misses-per-minute" Rate ANY, lobby::Config::default().misses_per_minute,
        "Requests for tables that do not exist per minute from one IP address";
    MatchReadsPerMinute "match-reads-per-minute" Rate ANY, Settings::default().match_reads_per_minute,
        "Requests for finished matches per minute from one IP address";
    AnalysesPerMinute "analyses-per-minute" Rate ANY, Settings::default().analyses_per_minute,
        "Analysed decisions per minute for one IP address";
    NotificationChangesPerMinute "notification-changes-per-minute" Rate ANY, Settings::default().bell_changes_per_minute,
        "Changes of notification settings per minute from one IP address";
    PeopleChangesPerMinute "people-changes-per-minute" Rate ANY, Settings::default().people_changes_per_minute,
        "Changes of friends and muted accounts per minute from one IP address";
    ReportsPerHour "reports-per-hour" Rate ANY, Settings::default().reports_per_hour,
        "Reports per hour from one IP address. The server keeps a report for 90 days, with the chat and moves of the table";
    ConfirmationsPerHour "confirmations-per-hour" Rate ANY, Settings::default().mail_asks_per_hour,
        "Confirmation e-mails requested per hour from one IP address";
    AdminRequestsPerMinute "admin-requests-per-minute" Rate ANY, Settings::default().admin_requests_per_minute,
        "Requests of admins per minute from one IP address";
    HeaderTimeout "header-timeout" Size ANY, seconds(Settings::default().header_timeout),
        "Seconds for the headers of a request";
    RequestTimeout "request-timeout" Size ANY, seconds(Settings::default().request_timeout),
        "Seconds for a whole request";
    WriteTimeout "write-timeout" Size ANY, seconds(Settings::default().write_timeout),
        "Seconds until the server closes a connection whose client reads nothing";
    // One account.
    TablesPerAccount "tables-per-account" Rate ANY, Limits::default().tables_per_account,
        "Unfinished tables that an account may make in a day";
    RenamesPerHour "renames-per-hour" Rate ANY, lobby::Config::default().renames_per_hour,
        "Name changes of an account, per hour";
    ForksPerHour "forks-per-hour" Rate ANY, lobby::Config::default().forks_per_hour,
        "Matches that an account may continue from another match, per hour. A long match uses several of them";
    CompanionsPerHour "companions-per-hour" Rate ANY, lobby::Config::default().companions_per_hour,
        "Second players on one device that an account may add, per hour. An IP address may add five times as many";
    SignInChangesPerHour "sign-in-changes-per-hour" Rate ANY, lobby::Config::default().key_changes_per_hour,
        "Changes of sign-in methods, device codes and attempts to delete the account, per account and hour";
    ExportsPerHour "exports-per-hour" Rate ANY, lobby::Config::default().exports_per_hour,
        "Exports of the data of an account, per hour";
    RecapsPerMinute "recaps-per-minute" Rate ANY, lobby::Config::default().reels_per_minute,
        "Recaps of missed moves for an account, per minute";
    NotificationsPerHour "notifications-per-hour" Rate ANY, BellSettings::default().per_hour,
        "Notifications for an account, per hour";
    MailsPerAddress "mails-per-address" Rate ANY, MailSettings::PER_ADDRESS,
        "E-mails per hour to one e-mail address";
    ConfirmationMailsPerHour "confirmation-mails-per-hour" Rate ANY, MailSettings::CONFIRMATIONS,
        "E-mails per hour that ask for the confirmation of an address, in total";
    NameChars "name-chars" Size ANY, Limits::default().name_chars,
        "Characters in a name";
    // Tables, matches and bots.
    ChatChars "chat-chars" Size ANY, Limits::default().chat_chars,
        "Characters in a chat line";
    ChatLines "chat-lines" Size ANY, Limits::default().chat_lines,
        "Chat lines in one message. Clients request older lines";
    PauseMinutes "pause-minutes" Size 1..=1_440, seconds(lobby::Config::default().longest_pause) / 60,
        "The longest pause of a live match, in minutes. All players must agree to a pause";
    PauseDays "pause-days" Size 1..=60, in_days(lobby::Config::default().longest_slow_pause),
        "The longest pause of a correspondence match, in days";
    RemovedWait "removed-wait" Size ANY, seconds(lobby::Config::default().removed_wait),
        "Seconds before a removed player may sit down at the same table again";
    UnstartedTableDays "unstarted-table-days" Size 1..=3_650, in_days(lobby::Keep::default().unstarted),
        "Days until the server deletes an unused table without a match";
    SleepAfter "sleep-after" Size ANY, seconds(lobby::Config::default().sleep_after),
        "Seconds until a table without spectators and players leaves the memory";
    BotPatience "bot-patience" Size ANY, milliseconds(lobby::Config::default().bot_patience),
        "Milliseconds that bots leave people for reading and talking before they close a negotiation";
    ThinkingWait "thinking-wait" Size ANY, milliseconds(lobby::Config::default().thinking_wait),
        "Milliseconds that a bot may wait for a thread. Above that, all bots think less. With `0` they use no search";
    LadderMatchesPerAccount "ladder-matches-per-account" Size 1..=100, LadderSettings::default().per_account as u32,
        "Ladder matches that one bot plays at the same time";
    LadderSeconds "ladder-seconds" Size 5..=3_600, LadderSettings::default().per_decision,
        "Seconds for a decision in a ladder match. A bot that exceeds it three times loses the match";
}

/// Returns a duration in whole seconds.
fn seconds(time: std::time::Duration) -> u32 {
    u32::try_from(time.as_secs()).unwrap_or(u32::MAX)
}

/// Returns a duration in whole milliseconds.
fn milliseconds(time: std::time::Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

/// Parses an entry of `--limits`.
fn choice(text: &str) -> Result<Choice, String> {
    let text = text.trim();
    if let Some((profile, _)) = Profile::ALL.into_iter().find(|(_, name)| *name == text) {
        return Ok(Choice::Profile(profile));
    }
    let Some((name, number)) = text.split_once('=') else {
        return Err("expected strict, normal, open, or NAME=NUMBER with a name of docs/bots/limits.md".into());
    };
    let (name, number) = (name.trim(), number.trim());
    let limit = Limit::ALL.iter().copied().find(|limit| limit.facts().name == name);
    let limit = limit.ok_or_else(|| format!("there is no limit {name}; docs/bots/limits.md lists all"))?;
    let range = limit.facts().range;
    let number = number.parse().ok().filter(|number| range.contains(number));
    let number = number
        .ok_or_else(|| format!("{name} needs a whole number from {} to {}", range.start(), range.end()))?;
    Ok(Choice::Single(limit, number))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        limits: LimitArgs,
    }

    fn values(args: &[&str]) -> Result<LimitValues, String> {
        let line = Line::try_parse_from([&["septet"], args].concat()).map_err(|error| error.to_string())?;
        Ok(line.limits.values())
    }

    #[test]
    fn a_profile_scales_rates_and_a_single_limit_comes_after_it() {
        let normal = values(&[]).unwrap();
        let open = values(&["--limits", "chat-chars=10, open"]).unwrap();
        assert_eq!(open.get(Limit::RequestsPerMinute), 10 * normal.get(Limit::RequestsPerMinute));
        assert_eq!(
            (open.get(Limit::ChatChars), open.get(Limit::NameChars)),
            (10, normal.get(Limit::NameChars))
        );
        let strict = values(&["--limits", "strict", "--limits", "renames-per-hour=7"]).unwrap();
        assert_eq!(strict.get(Limit::SignInsPerMinute), normal.get(Limit::SignInsPerMinute) / 4);
        assert_eq!(strict.get(Limit::RenamesPerHour), 7);
    }

    #[test]
    fn a_wrong_limit_is_refused_with_its_reason() {
        for (text, reason) in [
            ("loose", "expected strict, normal, open"),
            ("chat=3", "there is no limit chat;"),
            ("frame-bytes=1", "from 1024 to 262144"),
            ("frame-bytes=many", "needs a whole number"),
        ] {
            let said = values(&["--limits", text]).unwrap_err();
            assert!(said.contains(reason), "{said}");
        }
    }

    #[test]
    fn names_are_unique_and_defaults_fit_their_ranges() {
        for limit in Limit::ALL {
            let facts = limit.facts();
            assert!(facts.range.contains(&facts.default), "{facts:?}");
            assert!(
                !facts.meaning.ends_with('.') && facts.meaning.starts_with(char::is_uppercase),
                "{facts:?}"
            );
            assert_eq!(Limit::ALL.iter().filter(|other| other.facts().name == facts.name).count(), 1);
        }
    }
}
