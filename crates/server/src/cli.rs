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

/// A self-hosted table for four card games built on the number seven.
#[derive(Parser, Debug)]
#[command(name = "septet", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    /// Without a command the server is started.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// How it is started.
    #[command(flatten)]
    pub serve: ServeArgs,
}

/// What `septet` can do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Start the server (also without a command)
    Serve(Box<ServeArgs>),
    /// Print the settings in force and the source of each, as TOML; secrets are hidden
    Settings(Box<ServeArgs>),
    /// Ask a running server whether it is ready; exit code 0 if it is
    Healthcheck {
        /// Where the server listens
        #[arg(long, env = "SEPTET_ADDRESS", default_value = ADDRESS)]
        address: SocketAddr,
    },
    /// Before an upgrade: how many unfinished matches would this program end? Exit code 0 if none
    Check(CheckArgs),
    /// Show what people reported, the newest first; with the id of a report, also what its reporter saw
    Reports(ReportsArgs),
    /// Look up and do what whoever runs the server may: tables, accounts, bans, sizes, what is deleted, the log of all that
    Admin(Box<AdminArgs>),
    /// Copy an SQLite database into a file, even while its server runs
    Backup(BackupArgs),
    /// Send an automatic player to a table of any server
    Bot(client::cli::BotArgs),
    /// Let programs and levels play a series of matches on any server and print who beats whom how often
    Series(client::series_cli::SeriesArgs),
    /// Let automatic players play each other and print who wins how often
    Arena(games::cli::ArenaArgs),
    /// Let all levels play each other in all games and print how strong each is
    League(Box<games::cli::LeagueArgs>),
    /// Replay a finished match and check the deal, every step and the outcome; exit code 0 if all is right
    Verify(VerifyArgs),
    /// Play finished matches again and print what each seat saw before each decision, for programs: a JSON object a line
    Replay(ReplayArgs),
    /// Print the records of finished matches of a database, for programs that learn from them: a JSON object a line
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
    // What does not end by itself must not keep the process.
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
