//! The settings of tables and bots.

use clap::Args;

use crate::LadderSettings;

/// Absence, vacations, bots and ladders.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Matches")]
pub struct MatchArgs {
    /// Seconds of absence before a bot replaces a player, or before the other players may ask for one
    #[arg(long, env = "SEPTET_GRACE", default_value_t = lobby::Config::default().grace.as_secs())]
    pub(crate) grace: u64,
    /// Vacation of an account, in days a year. Its clocks in correspondence matches stop. Range: 0 to 365
    #[arg(long, env = "SEPTET_VACATION_DAYS", value_parser = clap::value_parser!(u32).range(0..=365), default_value_t = lobby::Config::default().vacation_days, hide_short_help = true)]
    pub(crate) vacation_days: u32,
    /// Milliseconds that a bot waits before a move, so that people can follow
    #[arg(long, env = "SEPTET_BOT_PAUSE", default_value_t = lobby::Config::default().bot_pause.as_millis() as u64, hide_short_help = true)]
    pub(crate) bot_pause: u64,
    /// Threads on which bots think. Default: the number of cores minus one. Range: 1 to 256
    #[arg(long, env = "SEPTET_THINKING_THREADS", value_parser = clap::value_parser!(u16).range(1..=256), hide_short_help = true)]
    pub(crate) thinking_threads: Option<u16>,
    /// Ladder matches that run at the same time. `0` disables ladders. Range: 0 to 1000
    #[arg(long, env = "SEPTET_LADDER_MATCHES", value_parser = clap::value_parser!(u16).range(0..=1000), default_value_t = LadderSettings::default().matches as u16, hide_short_help = true)]
    pub(crate) ladder_matches: u16,
}
