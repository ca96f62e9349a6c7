//! The league as a part of a page.

use std::{fmt::Write as _, path::Path};

use super::{LeagueError, Standing, text};
use crate::cli::LeagueArgs;

/// The markers of the part of a page that the command writes.
pub(super) const START: &str = "<!-- septet league -->";
pub(super) const END: &str = "<!-- septet league: end -->";

/// Returns the text before and after the league in a page.
pub(super) fn place(page: &Path) -> Result<(String, String), LeagueError> {
    let file = page.display().to_string();
    let all = std::fs::read_to_string(page).map_err(|why| LeagueError::File { file: file.clone(), why })?;
    split(&all).ok_or(LeagueError::NoPlace(file))
}

fn split(all: &str) -> Option<(String, String)> {
    let begins = all.find(&format!("{START}\n"))? + START.len() + 1;
    let ends = begins + all[begins..].find(END)?;
    Some((all[..begins].to_owned(), all[ends..].to_owned()))
}

/// Replaces the league in a page.
pub(super) fn write(page: &Path, args: &LeagueArgs, standings: &[Standing]) -> Result<(), LeagueError> {
    let (before, after) = place(page)?;
    let text = format!("{before}{}{after}", section(args, standings));
    let failed = |why| LeagueError::File { file: page.display().to_string(), why };
    std::fs::write(page, text).map_err(failed)
}

/// Returns the text of the whole part.
fn section(args: &LeagueArgs, standings: &[Standing]) -> String {
    let mut all = format!("Made with `{}`.\n", args.line());
    for standing in standings {
        table(standing, &mut all);
    }
    all
}

/// Appends one table: a line for each player, with its shares of victories against the others.
fn table(standing: &Standing, all: &mut String) {
    let Standing { field, members, .. } = standing;
    // Writing to a string does not fail.
    let _ = writeln!(all, "\n**{field}**, {} a pair\n", text::matches(standing));
    let names: Vec<String> = members.iter().map(|member| format!("`{}`", member.name)).collect();
    let _ = writeln!(all, "| player | rating (95 %) | points | CPU a decision | {} |", names.join(" | "));
    let _ = writeln!(all, "|---{}|", "|---".repeat(3 + members.len()));
    for (name, member) in names.iter().zip(members) {
        let (rating, points) = (text::rated(member.rating), text::pointed(member.points));
        let shares = member.against.iter().map(|share| share.map_or_else(String::new, text::shared));
        let shares = shares.collect::<Vec<_>>().join(" | ");
        let _ = writeln!(all, "| {name} | {rating} | {points} | {} | {shares} |", text::timed(member.time));
    }
    for (open, closed, share) in standing.hidden_cards() {
        let share = text::shared(share);
        let _ = writeln!(all, "\nWhat hidden cards are worth: `{open}` wins {share} against `{closed}`.");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_one_place_for_it() {
        let page = format!("a\n{START}\nold\n{END}\nb\n");
        assert_eq!(split(&page), Some((format!("a\n{START}\n"), format!("{END}\nb\n"))));
        assert_eq!(split(&format!("{END}\n{START}\n")), None);
        assert_eq!(split("a\nb\n"), None);
    }
}
