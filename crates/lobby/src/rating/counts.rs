//! The matches that are rated.

use contract::{Input, Outcome};
use protocol::{Account, AccountKind, By, Deal};

use crate::{Entry, Logged, Sitter};

/// The data of a finished match that decide if it is rated.
#[derive(Clone, Copy, Debug)]
pub struct Finished<'a> {
    /// The kind of deal.
    pub deal: &'a Deal,
    /// The occupant of each seat in the end. Empty if a version of Septet began the match that did not store
    /// them.
    pub players: &'a [Option<Sitter>],
    /// The outcome.
    pub outcome: &'a Outcome,
    /// The players' accounts that still exist.
    pub accounts: &'a [Account],
    /// The entries of the match, from `began` to its last input.
    pub log: &'a [Logged],
}

/// The reason why a match is unrated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Unrated {
    /// An early version of Septet did not store the players.
    #[error("the players were not recorded")]
    NotNoted,
    /// The match was a lesson.
    #[error("it was a lesson")]
    Lesson,
    /// The match continues another match.
    #[error("it continues another match, whose cards are known")]
    Fork,
    /// The match is a what-if match.
    #[error("it is a what-if match")]
    Guess,
    /// Other players had the same cards.
    #[error("other players had the same cards")]
    KnownDeal,
    /// The host had seated a built-in bot.
    #[error("a built-in bot had a seat")]
    Bot,
    /// An external bot played with an account of its own.
    #[error("an external bot played")]
    Program,
    /// Two players shared a device: one person could have played both.
    #[error("two players shared a device")]
    Beside,
    /// Fewer than two people played.
    #[error("fewer than two people played")]
    Alone,
    /// All players were on the same side.
    #[error("there was no opponent")]
    OneSide,
    /// A substitute bot decided for a player who was absent or had left.
    #[error("a substitute bot decided something")]
    StandIn,
    /// A player left or joined during the match.
    #[error("a player left or joined during the match")]
    Changed,
    /// A player asked for a hint or started a what-if match.
    #[error("a player had a hint")]
    Hinted,
    /// A decision was undone.
    #[error("a decision was undone")]
    Undone,
}

impl Unrated {
    /// Returns the name under which the reason is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotNoted => "not_noted",
            Self::Lesson => "lesson",
            Self::Fork => "fork",
            Self::Guess => "guess",
            Self::KnownDeal => "known_deal",
            Self::Bot => "bot",
            Self::Program => "program",
            Self::Beside => "beside",
            Self::Alone => "alone",
            Self::OneSide => "one_side",
            Self::StandIn => "stand_in",
            Self::Changed => "changed",
            Self::Hinted => "hinted",
            Self::Undone => "undone",
        }
    }
}

/// Returns the accounts that a match rates, each with its side and its place.
///
/// # Errors
///
/// The reason why the match is unrated: other deciders than the people who sat there, or cards that players
/// may have known.
pub fn counts_for_rating<'a>(of: &Finished<'a>) -> Result<Vec<(&'a str, usize, u8)>, Unrated> {
    let Finished { deal, players, outcome, accounts, log } = *of;
    match deal {
        Deal::Chance => {}
        Deal::Lesson => return Err(Unrated::Lesson),
        Deal::Fork => return Err(Unrated::Fork),
        Deal::Guess { .. } => return Err(Unrated::Guess),
        Deal::Day { .. } | Deal::Duplicate { .. } => return Err(Unrated::KnownDeal),
    }
    if players.is_empty() {
        return Err(Unrated::NotNoted);
    }
    let mut rated = Vec::new();
    for ((seat, place), sitter) in outcome.places.iter().zip(players) {
        match sitter {
            None => {}
            Some(Sitter::Bot(_)) => return Err(Unrated::Bot),
            // A chair that no player took in time has no place.
            Some(Sitter::Account(_)) if *place == 0 => {}
            Some(Sitter::Account(id)) => {
                match accounts.iter().find(|account| account.id == *id).map(|account| account.kind) {
                    Some(AccountKind::Bot) => return Err(Unrated::Program),
                    Some(AccountKind::Companion) => return Err(Unrated::Beside),
                    Some(AccountKind::Person) | None => {}
                }
                let team = outcome.teams.iter().position(|team| team.seats.contains(&seat));
                rated.push((id.as_str(), team.unwrap_or(seat.number()), *place));
            }
        }
    }
    if rated.len() < 2 {
        return Err(Unrated::Alone);
    }
    if rated.iter().all(|(_, side, _)| *side == rated[0].1) {
        return Err(Unrated::OneSide);
    }
    for Logged { entry, .. } in log {
        match entry {
            Entry::Played { input: Input::Seat(_), .. } | Entry::Sat { .. } | Entry::Freed { .. } => {
                return Err(Unrated::Changed);
            }
            Entry::Played { by: By::Bot | By::StandIn, .. } => return Err(Unrated::StandIn),
            Entry::Bot { .. } => return Err(Unrated::Bot),
            Entry::Hinted { .. } | Entry::Guessed { .. } => return Err(Unrated::Hinted),
            Entry::TookBack { .. } => return Err(Unrated::Undone),
            // A player who lets their time run out has decided that.
            Entry::Played {
                by: By::Player | By::Clock | By::StandingOrder, input: Input::Intent(_), ..
            }
            | Entry::Made { .. }
            | Entry::Configured { .. }
            | Entry::Beside { .. }
            | Entry::Renamed { .. }
            | Entry::Removed { .. }
            | Entry::Muted { .. }
            | Entry::Banned { .. }
            | Entry::Ready { .. }
            | Entry::Closed { .. }
            | Entry::Host { .. }
            | Entry::Began { .. }
            | Entry::Said { .. }
            | Entry::Whispered { .. }
            | Entry::Confided { .. }
            | Entry::Ahead { .. }
            | Entry::StandingOrder { .. }
            | Entry::Banks { .. }
            | Entry::Pause { .. }
            | Entry::Again { .. } => {}
        }
    }
    Ok(rated)
}

#[cfg(test)]
mod tests {
    use contract::{BySeat, Seat, SeatChange, SeatCount, TeamScore};

    use super::*;

    fn seat(n: usize) -> Seat {
        SeatCount::new(4).expect("four is a seat count").seats().nth(n).expect("it is one of four")
    }

    fn person(id: &str) -> Option<Sitter> {
        Some(Sitter::Account(id.into()))
    }

    fn outcome(places: [u8; 4]) -> Outcome {
        let seats = SeatCount::new(4).expect("four is a seat count");
        Outcome {
            places: BySeat::new_with(seats, |seat| places[seat.number()]),
            sheet: vec![],
            teams: vec![],
        }
    }

    fn played(by: By, input: Input) -> Logged {
        Logged { seq: 5, at: 5, entry: Entry::Played { seat: seat(0), by, from: None, input } }
    }

    fn intent() -> Input {
        Input::Intent(serde_json::json!({}))
    }

    #[test]
    fn only_what_people_decided_among_themselves_counts() {
        let four = ["a", "b", "c", "d"].map(person);
        let account = |id: &str, kind| Account { id: id.into(), name: id.into(), kind };
        let people = [account("a", AccountKind::Person), account("b", AccountKind::Person)];
        let (plain, log) =
            (outcome([2, 1, 3, 3]), [played(By::Player, intent()), played(By::Clock, intent())]);
        let of =
            Finished { deal: &Deal::Chance, players: &four, outcome: &plain, accounts: &people, log: &log };
        let all = [("a", 0, 2), ("b", 1, 1), ("c", 2, 3), ("d", 3, 3)];
        assert_eq!(counts_for_rating(&of), Ok(all.to_vec()));
        // An account that was deleted since has no row.
        assert_eq!(counts_for_rating(&Finished { accounts: &[], ..of }), Ok(all.to_vec()));

        let day = Deal::Day { day: "2026-11-26".into() };
        let set = Deal::Duplicate { set: "s".into() };
        let guess = Deal::Guess { of: "m".into(), table: "t".into() };
        for (deal, why) in [
            (&Deal::Lesson, Unrated::Lesson),
            (&Deal::Fork, Unrated::Fork),
            (&guess, Unrated::Guess),
            (&day, Unrated::KnownDeal),
            (&set, Unrated::KnownDeal),
        ] {
            assert_eq!(counts_for_rating(&Finished { deal, ..of }), Err(why));
        }
        assert_eq!(counts_for_rating(&Finished { players: &[], ..of }), Err(Unrated::NotNoted));
        let bot = [person("a"), Some(Sitter::Bot("expert".into())), person("c"), person("d")];
        assert_eq!(counts_for_rating(&Finished { players: &bot, ..of }), Err(Unrated::Bot));
        let program = [account("a", AccountKind::Person), account("b", AccountKind::Bot)];
        assert_eq!(counts_for_rating(&Finished { accounts: &program, ..of }), Err(Unrated::Program));
        let beside = [account("a", AccountKind::Person), account("b", AccountKind::Companion)];
        assert_eq!(counts_for_rating(&Finished { accounts: &beside, ..of }), Err(Unrated::Beside));
        let (alone, nobody) = (outcome([1, 0, 0, 0]), [person("a"), None, None, None]);
        let alone = Finished { players: &nobody, outcome: &alone, ..of };
        assert_eq!(counts_for_rating(&alone), Err(Unrated::Alone));
        for (entry, why) in [
            (played(By::StandIn, intent()), Unrated::StandIn),
            (played(By::Bot, intent()), Unrated::StandIn),
            (played(By::Player, Input::Seat(SeatChange::Leave)), Unrated::Changed),
            (
                Logged { seq: 6, at: 6, entry: Entry::Sat { seat: seat(1), account: "e".into() } },
                Unrated::Changed,
            ),
            (
                Logged {
                    seq: 6,
                    at: 6,
                    entry: Entry::Hinted { seat: seat(1), account: "b".into(), decision: 3 },
                },
                Unrated::Hinted,
            ),
            (
                Logged {
                    seq: 6,
                    at: 6,
                    entry: Entry::Guessed { seat: seat(1), account: "b".into(), inputs: 3 },
                },
                Unrated::Hinted,
            ),
        ] {
            assert_eq!(counts_for_rating(&Finished { log: &[entry], ..of }), Err(why));
        }
    }

    #[test]
    fn partners_are_one_side() {
        let four = ["a", "b", "c", "d"].map(person);
        let team = |seats: [usize; 2]| TeamScore { seats: seats.map(seat).to_vec(), total: None };
        let teams = vec![team([0, 2]), team([1, 3])];
        let of = |outcome: &Outcome| {
            let deal = Deal::Chance;
            let of = Finished { deal: &deal, players: &four, outcome, accounts: &[], log: &[] };
            counts_for_rating(&of).map(|rated| rated.iter().map(|(_, side, _)| *side).collect::<Vec<_>>())
        };
        assert_eq!(of(&Outcome { teams, ..outcome([1, 2, 1, 2]) }), Ok(vec![0, 1, 0, 1]));
        let all = vec![TeamScore { seats: (0..4).map(seat).collect(), total: None }];
        assert_eq!(of(&Outcome { teams: all, ..outcome([1, 1, 1, 1]) }), Err(Unrated::OneSide));
    }
}
