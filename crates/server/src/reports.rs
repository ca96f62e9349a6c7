//! `septet reports`: the reports of players, for the operator.

use std::{
    collections::{BTreeSet, HashMap},
    io::Write,
};

use anyhow::Context;
use clap::Args;
use jiff::Timestamp;
use lobby::Store as _;
use serde_json::Value;

use crate::{SqlStore, store::Report};

/// The arguments of `septet reports`.
#[derive(Args, Clone, Debug)]
pub struct ReportsArgs {
    /// The database of the server, which may be running: sqlite://path or postgres://user:password@host/name
    #[arg(
        long,
        env = "SEPTET_DATABASE",
        default_value = "sqlite://./data/septet.db",
        hide_env_values = true
    )]
    pub database: String,
    /// The id of a report to show in full: with the talk and the moves that its reporter saw. Default: all, in short
    pub report: Option<String>,
}

/// Prints the reports, the newest first, with the present names of the accounts.
///
/// # Errors
///
/// If the database cannot be read, or the report does not exist.
pub(crate) async fn reports(args: ReportsArgs, out: impl Write) -> anyhow::Result<()> {
    let store = SqlStore::open_to_read(&args.database).await?;
    let told = tell(&store, args.report.as_deref(), out).await;
    store.close().await;
    told
}

async fn tell(store: &SqlStore, wanted: Option<&str>, mut out: impl Write) -> anyhow::Result<()> {
    let mut reports = store.reports().await.context("cannot read the reports")?;
    if let Some(wanted) = wanted {
        reports.retain(|report| report.id == wanted);
        anyhow::ensure!(!reports.is_empty(), "there is no report {wanted}; reports are kept for 90 days");
    }
    let names = Names::of(store, &reports, wanted.is_some()).await?;
    if reports.is_empty() {
        writeln!(out, "There are no reports in the last 90 days.")?;
    }
    for report in &reports {
        let Report { id, at, reporter, reported, table, reason, words, .. } = report;
        writeln!(out, "{} {id}", time(*at))?;
        writeln!(out, "  {} reports {} for {reason}", names.name(reporter), names.name(reported))?;
        writeln!(out, "  at table {table}")?;
        for line in words.iter().flat_map(|words| words.lines()) {
            writeln!(out, "  > {}", plain(line))?;
        }
        if wanted.is_some() {
            tell_log(report, &names, &mut out)?;
        }
    }
    Ok(())
}

fn tell_log(report: &Report, names: &Names, out: &mut impl Write) -> anyhow::Result<()> {
    let log: Value = serde_json::from_str(&report.log).context("the log of the report cannot be read")?;
    let list = |of: &str| log[of].as_array().cloned().unwrap_or_default();
    let sitting = list("sitting");
    let seats: HashMap<u64, String> = { sitting.iter() }
        .filter_map(|sits| Some((sits[0].as_u64()?, names.name(sits[1].as_str()?))))
        .collect();
    writeln!(
        out,
        "  {} with code {}",
        log["setup"]["game"].as_str().unwrap_or("?"),
        log["code"].as_str().unwrap_or("?")
    )?;
    writeln!(out, "  Talk:")?;
    for line in list("talk") {
        let text = |of: &str| line[of].as_str().unwrap_or_default().to_owned();
        let to = match line["to"].as_str() {
            Some("one") => " (whispers)",
            Some("team") => " (to the team)",
            _ => "",
        };
        let at = time(line["at"].as_u64().unwrap_or_default());
        writeln!(out, "    {at} {}{to}: {}", names.name(&text("account")), plain(&text("text")))?;
    }
    writeln!(out, "  Moves, as the reporter saw them:")?;
    for deed in list("moves") {
        let at = time(deed["at"].as_u64().unwrap_or_default());
        let seat = deed["seat"].as_u64().unwrap_or_default();
        let who = seats.get(&seat).cloned().unwrap_or_else(|| format!("seat {}", seat + 1));
        let by = deed["by"].as_str().unwrap_or_default();
        writeln!(out, "    {at} {who} ({by}): {}", plain(&deed["events"].to_string()))?;
    }
    Ok(())
}

/// Replaces control characters, so that texts of players cannot move the cursor of the terminal.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

fn time(at: u64) -> String {
    let at = i64::try_from(at).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
    at.map_or_else(|| "?".to_owned(), |at| at.strftime("%Y-%m-%d %H:%M:%SZ").to_string())
}

/// The present names of accounts.
struct Names(HashMap<String, String>);

impl Names {
    async fn of(store: &SqlStore, reports: &[Report], with_logs: bool) -> anyhow::Result<Self> {
        let mut ids: BTreeSet<String> =
            reports.iter().flat_map(|report| [report.reporter.clone(), report.reported.clone()]).collect();
        if with_logs {
            for report in reports {
                let log: Value = serde_json::from_str(&report.log).unwrap_or_default();
                let all = |of: &str| log[of].as_array().cloned().unwrap_or_default();
                ids.extend(all("talk").iter().filter_map(|line| Some(line["account"].as_str()?.to_owned())));
                ids.extend(all("sitting").iter().filter_map(|sits| Some(sits[1].as_str()?.to_owned())));
            }
        }
        let ids: Vec<String> = ids.into_iter().collect();
        let accounts = store.accounts(&ids).await.context("cannot read the accounts")?;
        Ok(Self(accounts.into_iter().map(|account| (account.id, account.name)).collect()))
    }

    /// Returns the name with the id, because names are not unique.
    fn name(&self, id: &str) -> String {
        let name = self.0.get(id).map_or("a former player", String::as_str);
        format!("{} [{id}]", plain(name))
    }
}
