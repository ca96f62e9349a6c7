//! `septet check`: the effect of this version of the program on the matches of a database.

use std::io::Write;

use anyhow::Context;
use clap::Args;
use lobby::{Catalogue, Prospect, prospects};

use crate::{SqlStore, catalogue};

/// The arguments of `septet check`.
#[derive(Args, Clone, Debug)]
pub struct CheckArgs {
    /// The database of the server, which may be running: sqlite://path or postgres://user:password@host/name
    #[arg(
        long,
        env = "SEPTET_DATABASE",
        default_value = "sqlite://./data/septet.db",
        hide_env_values = true
    )]
    pub database: String,
}

/// Prints the number of unfinished matches, and those that this program could not continue.
///
/// # Errors
///
/// If there are such matches, or the database cannot be read.
pub(crate) async fn check(args: CheckArgs, out: impl Write) -> anyhow::Result<()> {
    let store = SqlStore::open_to_look(&args.database).await?;
    let found = prospects(&store, &catalogue()).await;
    store.close().await;
    let found = found.context("cannot read the database")?;
    tell(&found, &catalogue(), out).context("cannot print what was found")?;
    let ended: u64 = found.iter().filter(|prospect| !prospect.goes_on).map(|prospect| prospect.matches).sum();
    anyhow::ensure!(ended == 0, "this program would end {} of that database", matches(ended));
    Ok(())
}

fn tell(found: &[Prospect], catalogue: &Catalogue, mut out: impl Write) -> std::io::Result<()> {
    for Prospect { game, rules_version, matches: count, goes_on } in found {
        let what = match (goes_on, catalogue.get(game)) {
            (true, _) => "continues".to_owned(),
            (false, None) => "WOULD END: this program does not have the game".to_owned(),
            (false, Some(offer)) => {
                let ours: Vec<_> = offer.editions().map(|e| e.game.rules_version().to_string()).collect();
                format!("WOULD END: this program has only version {}", ours.join(", "))
            }
        };
        writeln!(out, "{game}, version {rules_version} of its rules: {}: {what}", matches(*count))?;
    }
    match found.iter().any(|prospect| !prospect.goes_on) {
        true => writeln!(out, "Such matches can still be read, and their players can begin a new one."),
        false => writeln!(out, "This program can continue all unfinished matches."),
    }
}

fn matches(count: u64) -> String {
    if count == 1 { "1 unfinished match".to_owned() } else { format!("{count} unfinished matches") }
}
