//! `septet verify`: replays a finished match and checks it.

pub(crate) mod check;

use std::io::Write;

use anyhow::Context;
use clap::Args;
use protocol::{Continues, Guess, http::MatchRecord};

use self::check::numbered;
use crate::{catalogue, record_from::RecordFrom};

/// The arguments of `septet verify`.
#[derive(Args, Clone, Debug)]
pub struct VerifyArgs {
    /// The id of the match. The menu of its table shows it
    #[arg(value_name = "MATCH")]
    pub id: String,
    /// The source of the record.
    #[command(flatten)]
    pub from: RecordFrom,
    /// The hash of the seed that the table showed before the first move
    #[arg(long)]
    pub hash: Option<String>,
}

/// Checks a match and prints the result.
///
/// # Errors
///
/// If a check fails, or the record cannot be read.
pub(crate) async fn verify(args: VerifyArgs, mut out: impl Write) -> anyhow::Result<()> {
    let record = args.from.one(&args.id).await?;
    check::check(&record, &args.id, args.hash.as_deref(), &catalogue()).context("the match does not pass")?;
    tell(&record, args.hash.is_some(), &mut out).context("cannot print what was found")
}

fn tell(record: &MatchRecord, noted: bool, out: &mut impl Write) -> std::io::Result<()> {
    let MatchRecord { id, game, rules_version, seats, inputs, outcome, continues, guess, shuffled, .. } =
        record;
    writeln!(out, "match    {id}: {game} for {}, version {rules_version} of its rules", seats.get())?;
    writeln!(out, "seed     {}", record.seed)?;
    let from = if noted { "as noted before the first move" } else { "as the record says" };
    writeln!(out, "hash     {}, {from}", record.seed_hash.0)?;
    if let Some(from) = shuffled {
        writeln!(out, "seats    shuffled by this seed; the players sat in {}", numbered(from))?;
    }
    writeln!(out, "replay   {} inputs, each accepted by the rules", inputs.len())?;
    let places = outcome.places.iter().filter(|(_, place)| **place > 0);
    let places: Vec<String> =
        places.map(|(seat, place)| format!("seat {} is number {place}", seat.number() + 1)).collect();
    writeln!(out, "outcome  the same: {}", places.join(", "))?;
    if let Some(Guess { of, seat, .. }) = guess {
        let seat = seat.number() + 1;
        return writeln!(
            out,
            "The match passes: it began with the view of seat {seat} in match {of} and hidden cards \
             guessed with this seed, and was played by the rules. The guess reveals nothing of the deal \
             there."
        );
    }
    writeln!(out, "The match passes: it was dealt from this seed and played by the rules.")?;
    if let Some(Continues { of, at }) = continues {
        return writeln!(
            out,
            "It continues from input {at} of match {of}, whose seed and inputs were public: this deal \
             was not secret."
        );
    }
    if !noted {
        writeln!(
            out,
            "Only your own note proves that the seed was chosen before the first move: compare the hash, \
             or pass it with --hash."
        )?;
    }
    Ok(())
}
