//! The deal of the day: the same cards for all players of a game on that day. Each plays it once, alone with
//! bots of one level.
//!
//! The seed is made for the first player. The server sends it to a player only after their own match. The
//! bots draw and think independently in each match, so not everything is the same. A second account or
//! another player can reveal the cards, so these matches are unrated.

use std::collections::BTreeSet;

use contract::{Outcome, Seat, Seed};
use jiff::{Timestamp, ToSpan as _, civil::Date, tz::TimeZone};
use lobby::{Dealt, Entry, FoundMatch, KnownDeal, Logged, Session, Sitter, Store as _, StoreError};
use protocol::{
    By, Deal, Problem, ProblemCode,
    http::{DayBar, DayScore, DealOfTheDay, MadeTable, MyDay},
};
use ring::rand::{SecureRandom as _, SystemRandom};

use super::{People, failed, no};
use crate::store::{DayOver, DayResult};

/// The level of the bots, if the game has it. Otherwise its first bot plays.
const LEVEL: &str = "skilled";

/// The level whose result is shown for comparison.
const EXPERT: &str = "expert";

fn date(now: u64) -> Date {
    let now = i64::try_from(now).ok().and_then(|now| Timestamp::from_millisecond(now).ok());
    now.unwrap_or_default().to_zoned_datetime(TimeZone::UTC).date()
}

fn ends_at(day: Date) -> u64 {
    let next = day.checked_add(1.day()).and_then(|next| next.to_zoned_datetime(TimeZone::UTC));
    next.ok().and_then(|next| u64::try_from(next.timestamp().as_millisecond()).ok()).unwrap_or(u64::MAX)
}

fn score(result: DayResult) -> DayScore {
    DayScore { place: result.place, points: result.points }
}

/// Returns whether a result is better than another: more points, or a better place in games without points.
fn is_better(one: DayResult, other: DayResult) -> bool {
    (one.points, std::cmp::Reverse(one.place)) > (other.points, std::cmp::Reverse(other.place))
}

fn result_of(outcome: &Outcome, seat: Seat) -> Option<DayResult> {
    let place = outcome.places.get(seat).copied().filter(|place| *place > 0)?;
    let points = outcome.sheet.last().and_then(|line| line.points.get(seat)).copied();
    Some(DayResult { place, points })
}

impl People {
    fn games(&self) -> Vec<String> {
        self.0.lobby.catalogue().iter().map(|offer| offer.game.info().id.to_owned()).collect()
    }

    /// Returns the level of the bots in a game.
    fn level(&self, game: &str) -> Option<String> {
        let newest = self.0.lobby.catalogue().get(game)?.newest();
        let level = newest.player(LEVEL).or_else(|| newest.players.first().map(|player| &**player))?;
        Some(level.name().to_owned())
    }

    /// Returns today's deals of all games, as the session may see them.
    pub(crate) async fn days(&self, session: Option<&Session>) -> Result<Vec<DealOfTheDay>, Problem> {
        // A player who has just finished wants to see their place.
        self.rate_newest().await.map_err(failed)?;
        let mut days = Vec::new();
        for game in self.games() {
            days.push(self.day_of(&game, session).await?);
        }
        Ok(days)
    }

    async fn day_of(&self, game: &str, session: Option<&Session>) -> Result<DealOfTheDay, Problem> {
        let store = &self.0.store;
        let today = date(self.0.lobby.now());
        let day = today.to_string();
        let of = (game, day.as_str());
        let results = store.day_results(of).await.map_err(failed)?;
        let mut mine = MyDay::Open;
        let play = match session {
            Some(session) => store.day_play(of, &session.account.id).await.map_err(failed)?,
            None => None,
        };
        let mut over = false;
        if let Some(play) = play {
            mine = match play.over {
                Some(id) => {
                    over = true;
                    let better = |own| results.iter().filter(move |(other, _)| is_better(*other, own));
                    let better = play.result.map_or(0, |own| better(own).map(|(_, people)| people).sum());
                    MyDay::Over { id, score: play.result.map(score), better }
                }
                None => match store.find_table(&play.table).await.map_err(failed)? {
                    Some(row) => MyDay::Playing { table: row.code },
                    None => MyDay::Open,
                },
            };
        }
        let kept = if over { store.day(of).await.map_err(failed)? } else { None };
        let setup = self.0.lobby.alone(game)?;
        let bars =
            results.into_iter().map(|(result, people)| DayBar { score: score(result), people }).collect();
        Ok(DealOfTheDay {
            game: game.to_owned(),
            ends_at: ends_at(today),
            seats: setup.seats.get() as u8,
            player: self.level(game).unwrap_or_default(),
            bars,
            mine,
            expert: kept.and_then(|kept| kept.expert).map(score),
            day,
        })
    }

    /// Returns the table at which an account plays today's deal of a game. Makes it if there is none.
    pub(crate) async fn play_day(&self, session: &Session, game: &str) -> Result<MadeTable, Problem> {
        let (store, lobby, account) = (&self.0.store, &self.0.lobby, &session.account);
        let setup = lobby.alone(game)?;
        let player = self
            .level(game)
            .ok_or_else(|| no(ProblemCode::NotFound, "this server has no bot for that game"))?;
        let day = date(lobby.now()).to_string();
        let of = (game, day.as_str());
        let table = match store.day_play(of, &account.id).await.map_err(failed)? {
            Some(play) => play.table,
            None => {
                let made = lobby.make_table(account, setup.clone()).await?;
                match store.play_day(of, &account.id, &made.id).await {
                    Ok(()) => made.id,
                    // Two requests came at the same time, and the other request made the table.
                    Err(StoreError::Conflict(_)) => {
                        let play = store.day_play(of, &account.id).await.map_err(failed)?;
                        play.ok_or_else(|| {
                            no(ProblemCode::NotSignedIn, "the account does not exist any more; sign in again")
                        })?
                        .table
                    }
                    Err(error) => return Err(failed(error)),
                }
            }
        };
        let seed = self.seed(of).await?;
        let known = KnownDeal { deal: Deal::Day { day: day.clone() }, setup: setup.clone(), seed, player };
        let row = lobby.begin_dealt(account, &table, known).await?;
        Ok(MadeTable { id: row.id, code: row.code, seats: setup.seats })
    }

    async fn seed(&self, of: (&str, &str)) -> Result<Seed, Problem> {
        let store = &self.0.store;
        if let Some(kept) = store.day(of).await.map_err(failed)? {
            return Ok(kept.seed);
        }
        let mut bytes = [0; 32];
        let failed_to = |_| no(ProblemCode::Internal, "the operating system gives no random numbers");
        SystemRandom::new().fill(&mut bytes).map_err(failed_to)?;
        store.make_day(of, Seed::from_bytes(bytes)).await.map_err(failed)?;
        let kept = store.day(of).await.map_err(failed)?;
        kept.map(|kept| kept.seed).ok_or_else(|| no(ProblemCode::Internal, "the deal of the day is missing"))
    }

    /// Returns the result of a match, if it was a deal of the day.
    pub(super) async fn day_over(&self, found: &FoundMatch) -> Result<Option<DayOver>, StoreError> {
        let (Some(Dealt { deal: Deal::Day { day }, players, seq, .. }), Some(outcome)) =
            (&found.row.dealt, &found.outcome)
        else {
            return Ok(None);
        };
        let mine = { outcome.places.iter().zip(players) }.find_map(|((seat, _), sitter)| match sitter {
            Some(Sitter::Account(id)) => Some((seat, id.clone())),
            Some(Sitter::Bot(_)) | None => None,
        });
        let Some((seat, account)) = mine else { return Ok(None) };
        let log = self.0.store.log_between(&found.table, *seq, found.last.unwrap_or(u64::MAX)).await?;
        let own = log.iter().all(|logged| is_own(logged, seat));
        let result = result_of(outcome, seat).filter(|_| own);
        let (game, day, table) = (found.row.game.clone(), day.clone(), found.table.clone());
        Ok(Some(DayOver { game, day, account, table, result }))
    }

    /// Plays today's deals that a player has finished with the expert level. A failure is not retried before
    /// the next start, because it would fail again.
    pub(super) async fn play_as_expert(&self, given_up: &mut BTreeSet<String>) -> Result<(), StoreError> {
        let (store, lobby) = (&self.0.store, &self.0.lobby);
        let day = date(lobby.now()).to_string();
        for game in self.games() {
            let of = (game.as_str(), day.as_str());
            let name = format!("{game} {day}");
            if given_up.contains(&name) {
                continue;
            }
            let Some(kept) = store.day(of).await?.filter(|kept| kept.expert.is_none()) else { continue };
            if store.day_results(of).await?.is_empty() {
                continue;
            }
            let has_expert =
                lobby.catalogue().get(&game).is_some_and(|offer| offer.newest().player(EXPERT).is_some());
            let (Ok(setup), Some(level)) = (lobby.alone(&game), self.level(&game).filter(|_| has_expert))
            else {
                continue;
            };
            let mut players = vec![level; setup.seats.get()];
            EXPERT.clone_into(&mut players[0]);
            match lobby.line(&setup, kept.seed, &players).await {
                Ok(outcome) => {
                    let first = setup.seats.seats().next().expect("somebody sits there");
                    let result = result_of(&outcome, first).expect("whoever plays to the end has a place");
                    store.note_expert(of, result).await?;
                }
                Err(problem) => {
                    tracing::error!(
                        game,
                        error = problem.message,
                        "the expert level could not play the deal of the day"
                    );
                    given_up.insert(name);
                }
            }
        }
        Ok(())
    }
}

/// Returns whether an entry leaves the result the player's own: no bot acts for the seat, and nothing is
/// hinted, guessed or undone.
fn is_own(Logged { entry, .. }: &Logged, seat: Seat) -> bool {
    match entry {
        Entry::Played { seat: of, by, input, .. } if *of == seat => match input {
            contract::Input::Intent(_) => match by {
                By::Player | By::Clock | By::StandingOrder => true,
                By::Bot | By::StandIn => false,
            },
            contract::Input::Seat(_) => false,
        },
        Entry::Hinted { .. } | Entry::Guessed { .. } | Entry::Sat { .. } | Entry::TookBack { .. } => false,
        Entry::Played { .. }
        | Entry::Made { .. }
        | Entry::Configured { .. }
        | Entry::Freed { .. }
        | Entry::Beside { .. }
        | Entry::Renamed { .. }
        | Entry::Removed { .. }
        | Entry::Muted { .. }
        | Entry::Banned { .. }
        | Entry::Ready { .. }
        | Entry::Bot { .. }
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
        | Entry::Again { .. } => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_ends_at_midnight_in_utc() {
        let noon = 1_795_694_400_000;
        let day = date(noon);
        assert_eq!(day.to_string(), "2026-11-26");
        assert_eq!(ends_at(day), noon + 12 * 3_600_000);
        assert_eq!(date(ends_at(day)).to_string(), "2026-11-27");
    }

    #[test]
    fn points_count_before_places() {
        let result = |place, points| DayResult { place, points };
        assert!(is_better(result(2, Some(30)), result(1, Some(20))));
        assert!(is_better(result(1, None), result(2, None)));
        assert!(!is_better(result(1, Some(20)), result(1, Some(20))));
    }
}
