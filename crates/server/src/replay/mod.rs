//! `septet replay`: the observations of each seat in a finished match, for programs.

mod eyes;
mod lines;

use std::{
    io::{BufWriter, ErrorKind, Write},
    path::Path,
};

use anyhow::Context;
use clap::Args;
use lobby::Catalogue;
use protocol::http::MatchRecord;

use self::eyes::Eyes;
use crate::{
    catalogue,
    record_from::{RecordFrom, records},
    verify::check,
};

/// The arguments of `septet replay`.
#[derive(Args, Clone, Debug)]
pub struct ReplayArgs {
    /// The id of the match. Default with a file: all its matches, in their order
    #[arg(value_name = "MATCH", required_unless_present = "file")]
    pub id: Option<String>,
    /// The source of the record.
    #[command(flatten)]
    pub from: RecordFrom,
    /// The printed views: `decider`, `spectator`, `all`, `none`, or the number of a seat, from 0. `decider` is the
    /// seat that decides next, at the end the last one. `all` means all seats and a spectator
    #[arg(long = "as", value_name = "EYES", default_value = "decider")]
    pub eyes: Eyes,
}

/// Replays matches and prints their observations. Each match is checked before any part of it is printed.
///
/// # Errors
///
/// If a record cannot be read, or its match was not played by the rules of this program.
pub(crate) async fn replay(args: ReplayArgs, out: impl Write) -> anyhow::Result<()> {
    let (catalogue, mut out) = (catalogue(), BufWriter::new(out));
    let told = match (&args.id, &args.from.file) {
        (Some(id), _) => {
            let record = args.from.one(id).await?;
            anyhow::ensure!(record.id == *id, "the record is of another match, {}", record.id);
            tell(&catalogue, &record, args.eyes, &mut out)
        }
        (None, file) => all(&catalogue, file.as_deref().unwrap_or(Path::new("-")), args.eyes, &mut out),
    };
    let told = told.and_then(|()| Ok(out.flush()?));
    match told {
        // The reader has closed its end, for example `head`.
        Err(error) if is_closed(&error) => Ok(()),
        told => told,
    }
}

fn is_closed(error: &anyhow::Error) -> bool {
    let closed = |error: &std::io::Error| error.kind() == ErrorKind::BrokenPipe;
    let of_json = |error: &serde_json::Error| error.io_error_kind() == Some(ErrorKind::BrokenPipe);
    error
        .chain()
        .any(|cause| cause.downcast_ref().is_some_and(closed) || cause.downcast_ref().is_some_and(of_json))
}

fn all(catalogue: &Catalogue, file: &Path, eyes: Eyes, out: &mut impl Write) -> anyhow::Result<()> {
    for record in records(file)? {
        tell(catalogue, &record?, eyes, out)?;
    }
    Ok(())
}

fn tell(catalogue: &Catalogue, record: &MatchRecord, eyes: Eyes, out: &mut impl Write) -> anyhow::Result<()> {
    check::check(record, &record.id, None, catalogue)
        .with_context(|| format!("match {} does not pass", record.id))?;
    lines::write(catalogue, record, eyes, out)
        .with_context(|| format!("cannot print the views of match {}", record.id))
}
