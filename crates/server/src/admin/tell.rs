//! Answers as text.

use std::io::{Result, Write};

use jiff::Timestamp;

use super::answer::{AccountLine, Answer, Forecast, Integrity, LogLine, Sits, TableLine};

/// Prints an answer for people.
pub(super) fn tell(answer: &Answer, out: &mut impl Write) -> Result<()> {
    match answer {
        Answer::Tables { tables } => {
            tables.iter().try_for_each(|table| tell_table(table, out))?;
            writeln!(out, "{}", many(tables.len() as u64, "table"))
        }
        Answer::Table { table } => {
            tell_table(&table.line, out)?;
            writeln!(out, "  made     {}", time(table.line.made_at))?;
            writeln!(out, "  seats    {}, options {}", table.seats, plain(&table.options.to_string()))?;
            if table.closed {
                writeln!(out, "  closed")?;
            }
            for played in &table.matches {
                let ended =
                    played.ended_at.map_or_else(|| "running".to_owned(), |at| format!("ended {}", time(at)));
                writeln!(out, "  match    {} began {}, {ended}", played.id, time(played.began_at))?;
            }
            writeln!(out, "  keeps    {} rows, {}", table.rows, size(table.bytes))
        }
        Answer::Accounts { accounts } => {
            accounts.iter().try_for_each(|account| tell_account(account, out))?;
            writeln!(out, "{}", many(accounts.len() as u64, "account"))
        }
        Answer::Account { account } => {
            tell_account(&account.line, out)?;
            for Sits { account, name } in &account.companions {
                writeln!(out, "  companion {} {}", account.as_deref().unwrap_or_default(), plain(name))?;
            }
            if let Some(beside) = &account.beside {
                writeln!(out, "  shares the device of {beside}")?;
            }
            writeln!(out, "  reported {} in the last 90 days", times(account.reports))
        }
        Answer::Reports { reports } => {
            for report in reports {
                let (by, of) = (plain(&report.reporter.name), plain(&report.reported.name));
                writeln!(out, "{}  {}  {by} reports {of} for {}", report.id, time(report.at), report.reason)?;
                writeln!(out, "  at table {}", report.table)?;
                for line in report.words.iter().flat_map(|words| words.lines()) {
                    writeln!(out, "  > {}", plain(line))?;
                }
            }
            writeln!(out, "{}", many(reports.len() as u64, "report"))
        }
        Answer::Exported { export } => {
            serde_json::to_writer_pretty(&mut *out, export)?;
            writeln!(out)
        }
        Answer::Sessions { sessions } => {
            for session in sessions {
                let agent = if session.agent.is_empty() { "not known" } else { &session.agent };
                let (made, used) = (time(session.made_at), time(session.used_at));
                writeln!(out, "{}  since {made}, used {used}, {}", session.id, plain(agent))?;
            }
            writeln!(out, "{}", many(sessions.len() as u64, "session"))
        }
        Answer::Closed { changed: true } => {
            writeln!(out, "The table is closed, or bots play its match to the end.")
        }
        Answer::Closed { changed: false } => {
            writeln!(out, "The table had no players any more; nothing was changed.")
        }
        Answer::SignedOut { sessions } => writeln!(out, "{} ended.", many(u64::from(*sessions), "session")),
        Answer::Banned { left_tables, told } => {
            writeln!(
                out,
                "The account is banned, and has left {}. It is shown:",
                many(u64::from(*left_tables), "table")
            )?;
            writeln!(out, "  {}", plain(told))
        }
        Answer::Unbanned => writeln!(out, "The account is not banned any more."),
        Answer::Anonymised { name } => writeln!(out, "The account has the name {} now.", plain(name)),
        Answer::Deleted { left_tables } => {
            writeln!(out, "The account is deleted, and has left {}.", many(u64::from(*left_tables), "table"))
        }
        Answer::Statistics { counts, games, bytes } => {
            for count in counts {
                writeln!(out, "{:>10}  {}", count.count, count.what.replace('_', " "))?;
            }
            for game in games {
                writeln!(
                    out,
                    "{:>10}  matches of {}, {} finished",
                    game.matches,
                    plain(&game.game),
                    game.ended
                )?;
            }
            writeln!(out, "{:>10}  the database", bytes.map_or_else(|| "?".to_owned(), size))
        }
        Answer::Forecast { forecast } => tell_forecast(forecast, out),
        Answer::Pruned { dry_run, tables, rows, bytes } => {
            let what =
                format!("{} with their matches, {rows} rows, {}", many(*tables, "table"), size(*bytes));
            match dry_run {
                true => writeln!(out, "That would delete {what}. Nothing was deleted."),
                false => {
                    writeln!(
                        out,
                        "Deleted {what}. The space is used again; the file does not become smaller."
                    )
                }
            }
        }
        Answer::Integrity { integrity } => tell_integrity(integrity, out),
        Answer::Log { entries } => {
            if entries.is_empty() {
                writeln!(out, "The audit log is empty.")?;
            }
            entries.iter().try_for_each(|entry| tell_entry(entry, out))
        }
        // The command reports a refusal as its error.
        Answer::Refused { .. } => Ok(()),
    }
}

fn tell_table(table: &TableLine, out: &mut impl Write) -> Result<()> {
    let status = match table.status {
        protocol::Status::Gathering => "gathering",
        protocol::Status::Playing => "playing",
        protocol::Status::Finished => "finished",
    };
    let sitting: Vec<String> = table.sitting.iter().map(|sits| plain(&sits.name)).collect();
    let (public, last) =
        (if table.public { "public" } else { "private" }, table.last_at.unwrap_or(table.made_at));
    writeln!(
        out,
        "{}  {}  {}, {status}, {public}, last {}: {}",
        table.id,
        table.code,
        plain(&table.game),
        time(last),
        sitting.join(", ")
    )
}

fn tell_account(account: &AccountLine, out: &mut impl Write) -> Result<()> {
    let AccountLine { id, name, kind, made_at, has_keys, sessions, used_at, tables, ban } = account;
    let kept = if *has_keys { "with sign-in methods" } else { "guest" };
    let used = used_at.map(|at| format!(", used {}", time(at))).unwrap_or_default();
    writeln!(
        out,
        "{id}  {}: {kind}, {kept}, made {}, {}{used}, {}",
        plain(name),
        time(*made_at),
        many(*sessions, "session"),
        many(*tables, "table")
    )?;
    if let Some(ban) = ban {
        let until =
            ban.until.map_or_else(|| "permanently".to_owned(), |until| format!("until {}", time(until)));
        writeln!(out, "  banned {until}, since {}: {}", time(ban.at), plain(&ban.reason))?;
    }
    Ok(())
}

fn tell_forecast(forecast: &Forecast, out: &mut impl Write) -> Result<()> {
    let Forecast { bytes, days, rows_per_day, bytes_per_day, full_in_days } = forecast;
    writeln!(out, "The database has {}.", size(*bytes))?;
    writeln!(
        out,
        "In the last {days:.0} days it has grown by about {} and {rows_per_day:.0} rows a day.",
        size(*bytes_per_day as u64)
    )?;
    match full_in_days {
        Some(0.0) => writeln!(out, "It is larger than that already."),
        Some(days) => writeln!(out, "It will reach that size in {days:.0} days at this rate."),
        None => Ok(()),
    }
}

fn tell_integrity(integrity: &Integrity, out: &mut impl Write) -> Result<()> {
    let Integrity { matches, not_played_again, faults, more_faults } = integrity;
    writeln!(out, "The replays of {} gave the stored outcomes.", many(*matches, "finished match"))?;
    if *not_played_again > 0 {
        writeln!(out, "This program lacks the rules of {not_played_again} more matches.")?;
    }
    for fault in faults {
        writeln!(out, "WRONG: {}", plain(fault))?;
    }
    match (faults.is_empty(), more_faults) {
        (true, _) => writeln!(
            out,
            "No fault was found. Entries that a lost write-ahead log took from the end of a log leave no trace."
        ),
        (false, 0) => Ok(()),
        (false, more) => writeln!(out, "… and {more} more"),
    }
}

fn tell_entry(entry: &LogLine, out: &mut impl Write) -> Result<()> {
    let LogLine { at, who, what, target, details, outcome, why, .. } = entry;
    let target = target.as_ref().map(|target| format!(" {}", plain(target))).unwrap_or_default();
    let why = why.as_ref().map(|why| format!(": {}", plain(why))).unwrap_or_default();
    writeln!(out, "{} {} {what}{target}: {outcome}{why}", time(*at), plain(who))?;
    let more =
        details.as_object().is_some_and(|details| details.keys().any(|key| key != "ask" && key != "id"));
    // The entry of the outcome does not repeat the details.
    if more && !["done", "exported", "refused"].contains(&outcome.as_str()) {
        writeln!(out, "  {}", plain(&details.to_string()))?;
    }
    Ok(())
}

fn many(count: u64, what: &str) -> String {
    match (count, what.strip_suffix("ch")) {
        (1, _) => format!("1 {what}"),
        (_, Some(_)) => format!("{count} {what}es"),
        (_, None) => format!("{count} {what}s"),
    }
}

fn times(count: u64) -> String {
    if count == 1 { "once".to_owned() } else { format!("{count} times") }
}

fn size(bytes: u64) -> String {
    match bytes {
        0..1_000 => format!("{bytes} B"),
        1_000..1_000_000 => format!("{:.1} kB", bytes as f64 / 1e3),
        1_000_000..1_000_000_000 => format!("{:.1} MB", bytes as f64 / 1e6),
        _ => format!("{:.2} GB", bytes as f64 / 1e9),
    }
}

/// Replaces control characters, so that texts of players cannot move the cursor of the terminal.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

fn time(at: u64) -> String {
    let at = i64::try_from(at).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
    at.map_or_else(|| "?".to_owned(), |at| at.strftime("%Y-%m-%d %H:%M:%SZ").to_string())
}
