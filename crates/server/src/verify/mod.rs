//! `septet verify`: plays a finished match again.

mod check;

use std::{io::Write, path::PathBuf};

use anyhow::Context;
use clap::Args;
use protocol::{Continues, Guess, http::MatchRecord};

use crate::{SqlStore, catalogue};

/// Which match is checked, and against what.
#[derive(Args, Clone, Debug)]
pub struct VerifyArgs {
    /// The match's id; the menu of its table shows it
    #[arg(value_name = "MATCH")]
    pub id: String,
    /// Where it was played
    #[arg(long, default_value = "http://127.0.0.1:7777", conflicts_with_all = ["database", "file"])]
    pub server: String,
    /// Read this database instead, without a server: sqlite://path or postgres://user:password@host/name
    #[arg(long, value_name = "URL", conflicts_with = "file")]
    pub database: Option<String>,
    /// Read the record from this file instead: the answer of GET /api/matches/MATCH
    #[arg(long)]
    pub file: Option<PathBuf>,
    /// The fingerprint of the seed as the table showed it before the first move
    #[arg(long)]
    pub hash: Option<String>,
}

/// Checks a match and prints what was found.
///
/// # Errors
///
/// If something is not as it should be, or the record cannot be had.
pub(crate) async fn verify(args: VerifyArgs, mut out: impl Write) -> anyhow::Result<()> {
    let record = match (&args.file, &args.database) {
        (Some(file), _) => {
            let text = std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
            serde_json::from_slice(&text)
                .with_context(|| format!("{} is not the record of a match", file.display()))?
        }
        (None, Some(database)) => {
            let store = SqlStore::open_to_read(database).await?;
            let record = lobby::match_record(&store, &catalogue(), (lobby::Asker::Host, &args.id), 0).await;
            store.close().await;
            record?
        }
        (None, None) => client::Session::match_record(&args.server, &args.id).await?,
    };
    check::check(&record, &args.id, args.hash.as_deref(), &catalogue()).context("the match does not pass")?;
    tell(&record, args.hash.is_some(), &mut out).context("cannot print what was found")
}

fn tell(record: &MatchRecord, noted: bool, out: &mut impl Write) -> std::io::Result<()> {
    let MatchRecord { id, game, rules_version, seats, inputs, outcome, continues, guess, .. } = record;
    writeln!(out, "match    {id}: {game} for {}, version {rules_version} of its rules", seats.get())?;
    writeln!(out, "seed     {}", record.seed)?;
    let from = if noted { "as noted before the first move" } else { "as the record says" };
    writeln!(out, "hash     {}, {from}", record.seed_hash.0)?;
    writeln!(out, "replay   {} inputs, each accepted by the rules", inputs.len())?;
    let places = outcome.places.iter().filter(|(_, place)| **place > 0);
    let places: Vec<String> =
        places.map(|(seat, place)| format!("seat {} is number {place}", seat.number() + 1)).collect();
    writeln!(out, "outcome  the same: {}", places.join(", "))?;
    if let Some(Guess { of, seat, .. }) = guess {
        let seat = seat.number() + 1;
        return writeln!(
            out,
            "The match passes: it began with what seat {seat} saw of match {of} and what was imagined besides with this seed, and \
             was played by the rules. What was imagined is a guess, and says nothing of what was dealt there."
        );
    }
    writeln!(out, "The match passes: it was dealt from this seed and played by the rules.")?;
    if let Some(Continues { of, at }) = continues {
        return writeln!(
            out,
            "It goes on from input {at} of match {of}, whose seed and inputs were open to all: nobody can say that this deal \
             was secret."
        );
    }
    if !noted {
        writeln!(
            out,
            "That the seed was chosen before the first move, only your own note can tell: \
             compare the hash, or give it with --hash."
        )?;
    }
    Ok(())
}
