//! The results of an account's matches.

use std::collections::BTreeMap;

use contract::Outcome;
use protocol::{
    Account, AccountKind, Deal, Problem,
    http::{Against, Met, STATISTICS_OF, Statistics, StatisticsLine},
};

use crate::{FoundMatch, Lobby, MatchesOf, Sitter, names::Names, problems::store_problem};

/// The maximum number of opponents in the answer.
const MET: usize = 20;

impl Lobby {
    /// Returns the results of an account's finished matches, the newest [`STATISTICS_OF`] of them. Cost:
    /// reads the data of lists for these, in turn with other long reads.
    ///
    /// # Errors
    ///
    /// Fails if the store fails.
    pub async fn statistics(&self, account: &Account) -> Result<Statistics, Problem> {
        let shared = &self.0.shared;
        let _turn = shared.heavy.acquire().await;
        let of =
            MatchesOf { account: Some(account.id.clone()), limit: STATISTICS_OF + 1, ..MatchesOf::default() };
        let mut found = shared.store.matches_of(&of).await.map_err(|e| store_problem(&e))?;
        // A match with the account's own companion does not count: one person may play both seats.
        let beside = shared.store.companions_of(&account.id).await.map_err(|e| store_problem(&e))?;
        let more = found.len() > STATISTICS_OF as usize;
        found.truncate(STATISTICS_OF as usize);
        let is_beside = |id: &str| beside.iter().any(|(companion, _)| companion.id == id);
        found.retain(|one| {
            one.row.dealt.as_ref().is_none_or(|dealt| !dealt.accounts().into_iter().any(is_beside))
        });
        let tallies = Tallies::of(&account.id, &found);
        let mut names = Names::default();
        let most = tallies.met();
        let ids = most.iter().map(|(id, _)| (*id).to_owned()).collect();
        names.learn(shared.store.as_ref(), ids).await.map_err(|e| store_problem(&e))?;
        let met = most.into_iter().map(|(id, Faced { played, ahead, behind })| Met {
            account: names.account(id),
            played,
            ahead,
            behind,
        });
        // An account cannot meet a companion again: it plays at one table.
        let met = met.filter(|met| met.account.kind != AccountKind::Companion).take(MET).collect();
        Ok(Statistics { matches: tallies.matches, more, lines: tallies.lines(), met })
    }
}

#[derive(Default)]
struct Tallies<'a> {
    matches: u32,
    by: BTreeMap<(&'a str, u8, Against), Tally>,
    faced: BTreeMap<&'a str, Faced>,
}

#[derive(Clone, Copy, Default)]
struct Tally {
    played: u32,
    won: u32,
    places: u64,
    points: Option<i64>,
}

#[derive(Clone, Copy, Default)]
struct Faced {
    played: u32,
    ahead: u32,
    behind: u32,
}

impl<'a> Tallies<'a> {
    fn of(account: &str, found: &'a [FoundMatch]) -> Self {
        let mut tallies = Self::default();
        for one in found {
            let Some(outcome) = &one.outcome else { continue };
            let Some(dealt) = one.row.dealt.as_ref().filter(|dealt| counts(&dealt.deal)) else { continue };
            tallies.count(account, &one.row.game, &dealt.players, outcome);
        }
        tallies
    }

    fn count(&mut self, account: &str, game: &'a str, players: &'a [Option<Sitter>], outcome: &'a Outcome) {
        let sat = outcome.places.iter().zip(players).filter(|((_, place), _)| **place > 0);
        let sat: Vec<_> =
            sat.filter_map(|((seat, place), who)| Some((seat, *place, who.as_ref()?))).collect();
        let mine = sat.iter().find(|(_, _, who)| who.account() == Some(account));
        let Some(&(seat, place, _)) = mine else { return };
        let others: Vec<_> = sat.iter().filter(|(other, _, _)| *other != seat).collect();
        self.matches += 1;
        let against = against(others.iter().map(|(_, _, who)| *who));
        let tally = self.by.entry((game, sat.len() as u8, against)).or_default();
        tally.played += 1;
        tally.won += u32::from(place == 1);
        tally.places += u64::from(place);
        if let Some(points) = outcome.sheet.last().and_then(|line| line.points.get(seat)) {
            tally.points = Some(tally.points.unwrap_or_default() + i64::from(*points));
        }
        for (_, theirs, who) in others {
            let Some(id) = who.account() else { continue };
            let faced = self.faced.entry(id).or_default();
            faced.played += 1;
            faced.ahead += u32::from(place < *theirs);
            faced.behind += u32::from(place > *theirs);
        }
    }

    fn lines(&self) -> Vec<StatisticsLine> {
        let line = |((game, seats, against), tally): (&(&str, u8, Against), &Tally)| StatisticsLine {
            game: (*game).to_owned(),
            seats: *seats,
            against: against.clone(),
            played: tally.played,
            won: tally.won,
            place: hundredths(tally.places as f64 / f64::from(tally.played)),
            points: tally.points.map(|points| hundredths(points as f64 / f64::from(tally.played))),
        };
        let mut lines: Vec<_> = self.by.iter().map(line).collect();
        lines.sort_by_key(|line| std::cmp::Reverse(line.played));
        lines
    }

    /// Returns the most frequent opponents, more than needed because companions are filtered out later.
    fn met(&self) -> Vec<(&'a str, Faced)> {
        let mut met: Vec<_> = self.faced.iter().map(|(id, faced)| (*id, *faced)).collect();
        met.sort_by_key(|(_, faced)| std::cmp::Reverse(faced.played));
        met.truncate(MET * 4);
        met
    }
}

/// Returns `true` if matches with this deal count. In a lesson the player follows instructions. In a fork all
/// players may know the cards, and in a what-if match the cards are guessed.
fn counts(deal: &Deal) -> bool {
    match deal {
        Deal::Chance | Deal::Day { .. } | Deal::Duplicate { .. } => true,
        Deal::Lesson | Deal::Fork | Deal::Guess { .. } => false,
    }
}

fn against<'a>(others: impl Iterator<Item = &'a Sitter>) -> Against {
    let (mut people, mut bots) = (false, Vec::new());
    for other in others {
        match other {
            Sitter::Account(_) => people = true,
            Sitter::Bot(player) => bots.push(player),
        }
    }
    match (people, bots.first()) {
        (_, None) => Against::People,
        (true, Some(_)) => Against::Both,
        (false, Some(first)) => {
            let same = bots.iter().all(|bot| bot == first);
            Against::Bots { player: same.then(|| (*first).clone()) }
        }
    }
}

fn hundredths(n: f64) -> f64 {
    (n * 100.0).round() / 100.0
}
