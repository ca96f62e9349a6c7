//! `septet export`: the records of finished matches, for programs that learn from them.

mod people;
mod times;

use std::io::{BufWriter, Write};

use anyhow::Context;
use clap::Args;
use jiff::Timestamp;
use lobby::{Asker, FoundMatch, NoRecord};
use protocol::{Deal, http::MatchRecord};
use serde::Serialize;

use self::people::{People, Plays};
use crate::{SqlStore, catalogue, store::FinishedMatches};

/// The arguments of `septet export`.
#[derive(Args, Clone, Debug)]
pub struct ExportArgs {
    /// The database of the server, which may be running: sqlite://path or postgres://user:password@host/name
    #[arg(
        long,
        env = "SEPTET_DATABASE",
        default_value = "sqlite://./data/septet.db",
        hide_env_values = true
    )]
    pub database: String,
    /// Print only matches of this game
    #[arg(long)]
    pub game: Option<String>,
    /// Print only matches that ended at this time or later: `2026-11-26T18:00:00Z`, or `2026-11-26` for the
    /// beginning of that day in UTC
    #[arg(long, value_name = "TIME", value_parser = times::parse)]
    pub since: Option<Timestamp>,
    /// Print only matches that ended before this time
    #[arg(long, value_name = "TIME", value_parser = times::parse)]
    pub until: Option<Timestamp>,
    /// Print the ids and names of accounts, too. Default: each account is a number within this export
    #[arg(long)]
    pub names: bool,
}

/// A printed match: its record, which can be verified and replayed, with its players and times.
#[derive(Serialize)]
struct Exported<'a> {
    #[serde(flatten)]
    record: &'a MatchRecord,
    players: Vec<Plays>,
    began_at: u64,
    ended_at: u64,
    deal: &'a Deal,
}

/// Prints the finished matches of a database, in the order in which they ended.
///
/// # Errors
///
/// If the game does not exist, or the database cannot be read.
pub(crate) async fn export(args: ExportArgs, out: impl Write) -> anyhow::Result<()> {
    if let Some(game) = &args.game {
        let catalogue = catalogue();
        let games: Vec<&str> = catalogue.iter().map(|offer| offer.game.info().id).collect();
        anyhow::ensure!(
            games.contains(&game.as_str()),
            "there is no game {game:?}; choose one of {}",
            games.join(", ")
        );
    }
    let store = SqlStore::open_to_read(&args.database).await?;
    let mut out = BufWriter::new(out);
    let written = all(&store, &args, &mut out).await;
    store.close().await;
    let (written, left_out) = written?;
    out.flush().context("cannot print the matches")?;
    eprintln!(
        "septet: {written} matches{}",
        if left_out == 0 { String::new() } else { format!(", and skipped {left_out} unreadable ones") }
    );
    Ok(())
}

/// Prints the matches. Returns the number of printed and of unreadable ones.
async fn all(store: &SqlStore, args: &ExportArgs, out: &mut impl Write) -> anyhow::Result<(u64, u64)> {
    let millis = |time: Timestamp| u64::try_from(time.as_millisecond()).unwrap_or(0);
    let of = FinishedMatches {
        game: args.game.clone(),
        since: args.since.map(millis),
        until: args.until.map(millis),
    };
    let catalogue = catalogue();
    let now = u64::try_from(Timestamp::now().as_millisecond()).unwrap_or_default();
    let mut people = People::new(args.names);
    let (mut written, mut left_out) = (0, 0);
    let mut last: Option<(u64, String)> = None;
    loop {
        let after = last.as_ref().map(|(at, id)| (*at, id.as_str()));
        let found = store.finished_after(&of, after).await.context("cannot read the matches")?;
        let Some(newest) = found.last() else { return Ok((written, left_out)) };
        last = Some((newest.ended_at.unwrap_or_default(), newest.row.id.clone()));
        people.meet(store, &found).await?;
        for found in found {
            let id = found.row.id.as_str();
            match lobby::match_record(store, &catalogue, (Asker::Anybody, id), now).await {
                // A what-if match has no deal, and contains a view of a match that may still run.
                Ok(record) if record.guess.is_some() => {}
                Ok(record) => {
                    write(&found, &record, &mut people, out)?;
                    written += 1;
                }
                Err(NoRecord::Unreadable(why)) => {
                    eprintln!("septet: skipped match {id}: {why}");
                    left_out += 1;
                }
                // The match was deleted since it was listed, or is secret until other tables of its deal end.
                // A data set may be published.
                Err(NoRecord::Unknown | NoRecord::Guess | NoRecord::Duplicate) => {}
                Err(error @ (NoRecord::NotOver | NoRecord::Store(_))) => {
                    return Err(error).with_context(|| format!("cannot read match {id}"));
                }
            }
        }
    }
}

fn write(
    found: &FoundMatch,
    record: &MatchRecord,
    people: &mut People,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let dealt = found.row.dealt.as_ref();
    let players = dealt.map(|dealt| people.playing(&dealt.players)).unwrap_or_default();
    let (began_at, ended_at) = (found.began_at, found.ended_at.unwrap_or(found.began_at));
    let deal = dealt.map_or(&Deal::Chance, |dealt| &dealt.deal);
    // The players are in `players`, without names unless the operator wants them.
    let record = &MatchRecord { seated: Vec::new(), time: None, ..record.clone() };
    serde_json::to_writer(&mut *out, &Exported { record, players, began_at, ended_at, deal })?;
    Ok(out.write_all(b"\n")?)
}
