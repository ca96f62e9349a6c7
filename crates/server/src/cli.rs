//! The command line. `--help` is the manual.

use std::{io, net::SocketAddr, process::ExitCode, time::Duration};

use anyhow::Context;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use crate::{
    admin::{self, AdminArgs},
    args::{self, ADDRESS, ServeArgs},
    backup::{self, BackupArgs},
    check::{self, CheckArgs},
    export::{self, ExportArgs},
    healthcheck,
    replay::{self, ReplayArgs},
    reports::{self, ReportsArgs},
    serve,
    verify::{self, VerifyArgs},
};

/// A self-hosted server for four card games: 7 Wonders, 7 Kingdoms, Seven Dragons and The Seven Sages.
#[derive(Parser, Debug)]
#[command(name = "septet", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    /// The command. Default: `serve`.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The settings of `serve`.
    #[command(flatten)]
    pub serve: ServeArgs,
}

/// A command of `septet`.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Start the server (also without a command)
    Serve(Box<ServeArgs>),
    /// Print the settings and the source of each as TOML, without secrets
    Settings(Box<ServeArgs>),
    /// Check that a running server is ready. Exit code 0 if it is
    Healthcheck {
        /// The address on which the server listens
        #[arg(long, env = "SEPTET_ADDRESS", default_value = ADDRESS)]
        address: SocketAddr,
    },
    /// Before an upgrade: count the unfinished matches that this version cannot continue. Exit code 0 if none
    Check(CheckArgs),
    /// List reports of players, the newest first, or show one report in full
    Reports(ReportsArgs),
    /// Manage a running server: tables, accounts, bans, deletion, audit log
    Admin(Box<AdminArgs>),
    /// Copy an SQLite database to a file, also while its server runs
    Backup(BackupArgs),
    /// Connect a built-in bot to a table, to challenges or to a ladder of any server
    Bot(client::cli::BotArgs),
    /// Play a series of matches between bots on any server and print the results
    Series(client::series_cli::SeriesArgs),
    /// Play matches between bots without a server and print how often each wins
    Arena(games::cli::ArenaArgs),
    /// Play matches between all built-in bots and print their ratings
    League(Box<games::cli::LeagueArgs>),
    /// Replay a finished match and check its deal, moves and result. Exit code 0 if they are correct
    Verify(VerifyArgs),
    /// Replay finished matches and print the views before each decision, as JSON lines
    Replay(ReplayArgs),
    /// Print the records of finished matches of a database, as JSON lines
    Export(ExportArgs),
}

/// Runs the command of the command line.
pub fn main() -> ExitCode {
    let line: Vec<_> = std::env::args_os().collect();
    let parsed = match args::parsed(Cli::command(), &line) {
        Ok(parsed) => parsed,
        Err(wrong) => return wrong.print(),
    };
    let cli = Cli::from_arg_matches(&parsed.matches).unwrap_or_else(|error| error.exit());
    match carry_out(cli, &parsed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("septet: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn carry_out(cli: Cli, parsed: &args::Parsed) -> anyhow::Result<()> {
    let forever = |args| run(serve::forever(args, &args::unknown_variables(&Cli::command())));
    match cli.command {
        None => forever(cli.serve),
        Some(Command::Serve(args)) => forever(*args),
        Some(Command::Settings(_)) => Ok(args::print(&Cli::command(), parsed, io::stdout())?),
        Some(Command::Healthcheck { address }) => healthcheck::check(address),
        Some(Command::Bot(args)) => {
            run(async { Ok(client::cli::run(&args, games::players, &mut io::stdout()).await?) })
        }
        Some(Command::Series(args)) => {
            run(async { Ok(client::series_cli::run(&args, &mut io::stdout()).await?) })
        }
        Some(Command::Admin(args)) => run(admin::admin(*args, io::stdout())),
        Some(Command::Backup(args)) => run(backup::backup(args)),
        Some(Command::Check(args)) => run(check::check(args, io::stdout())),
        Some(Command::Reports(args)) => run(reports::reports(args, io::stdout())),
        Some(Command::Verify(args)) => run(verify::verify(args, io::stdout())),
        Some(Command::Replay(args)) => run(replay::replay(args, io::stdout())),
        Some(Command::Export(args)) => run(export::export(args, io::stdout())),
        Some(Command::League(args)) => {
            games::league::run(&args, &mut io::stdout())?;
            Ok(())
        }
        Some(Command::Arena(args)) => {
            games::arena::run(&args, &mut io::stdout())?;
            Ok(())
        }
    }
}

fn run(task: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start threads")?;
    let result = runtime.block_on(task);
    // Tasks that do not end must not keep the process.
    runtime.shutdown_timeout(Duration::from_millis(500));
    result
}

#[cfg(test)]
mod tests {
    use std::{ffi::OsString, fs};

    use super::*;

    fn line(words: &[&str]) -> Vec<OsString> {
        words.iter().map(OsString::from).collect()
    }

    fn said(words: &[&str]) -> String {
        args::parsed(Cli::command(), &line(words)).err().map(|wrong| wrong.to_string()).unwrap_or_default()
    }

    #[test]
    fn the_file_gives_values_that_the_line_does_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("septet.toml");
        fs::write(&path, "grace = 5\nvacation-days = 9\ntrusted-proxy = [\"10.0.0.1\", \"10.1.0.0/16\"]\n")
            .unwrap();
        let config = format!("--config={}", path.display());
        for words in [&["septet", &config, "--grace", "7"][..], &["septet", "serve", &config, "--grace=7"]] {
            let parsed = args::parsed(Cli::command(), &line(words)).ok().unwrap();
            let (cli, file) = (Cli::from_arg_matches(&parsed.matches).unwrap(), &parsed.file);
            let args = match cli.command {
                Some(Command::Serve(args)) => *args,
                _ => cli.serve,
            };
            assert_eq!((args.matches.grace, args.matches.vacation_days), (7, 9));
            assert_eq!(args.basics.trusted_proxy.len(), 2);
            assert!(!file.contains_key("grace") && file.contains_key("vacation-days"), "{file:?}");
        }
    }

    #[test]
    fn a_wrong_file_is_refused_with_its_reason() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("septet.toml");
        for (text, reason) in [
            ("grce = 5", "there is no setting grce; did you mean grace?"),
            ("grace = true", "grace needs a text, a number or a list"),
            ("grace =", "septet.toml"),
            ("grace = \"soon\"", "the key grace of the configuration file"),
        ] {
            fs::write(&path, text).unwrap();
            let said = said(&["septet", "--config", path.to_str().unwrap()]);
            assert!(said.contains(reason), "{said}");
        }
        assert!(said(&["septet", "--config", "/none.toml"]).contains("cannot read --config /none.toml"));
    }
}
