//! Contests: many matches of the same players.

use std::sync::atomic::{AtomicU32, Ordering};

use contract::{Outcome, Rules, SeatCount, SeatSet, Seed, Teams};

use super::{Contender, Illegal, Interval, Lapse, Played, referee, wilson};

/// A contest: the players, the number of matches, and their deals.
pub struct Contest<'a, R: Rules> {
    /// The rules, configured with one seat for each player.
    pub rules: R,
    /// The players. They move on by one seat from match to match, so that no player profits from a seat. With
    /// teams they move by as many seats as keep partners together.
    pub players: Vec<Contender<'a, R>>,
    /// The number of matches.
    pub games: u32,
    /// The seed of the deals: the same number gives the same matches.
    pub seed: u64,
    /// The number of matches played at once.
    pub threads: u16,
}

/// The result of one player of the line-up.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The name of the player.
    pub player: String,
    /// The share of matches won. A victory shared by `n` is `1/n` for each. Partners win together: a victory
    /// of one team is 1 for each of its players.
    pub wins: Interval,
    /// The average total of the score sheet, with teams that of the team; `None` if the game has no points.
    pub points: Option<f64>,
    /// The number of matches in which it failed. These are lost, and their points are not included.
    pub lapses: u32,
    /// The first failure: the number of the match, from 0, and the fault.
    pub first_lapse: Option<(u32, Lapse)>,
}

#[derive(Clone, Default)]
struct Tally {
    wins: f64,
    points: i64,
    scored: u32,
    lapses: u32,
    first_lapse: Option<(u32, Lapse)>,
}

impl Tally {
    fn fail(&mut self, game: u32, lapse: Lapse) {
        self.lapses += 1;
        self.note(game, lapse);
    }

    /// Notes a failure if it is the first.
    fn note(&mut self, game: u32, lapse: Lapse) {
        if self.first_lapse.as_ref().is_none_or(|(first, _)| game < *first) {
            self.first_lapse = Some((game, lapse));
        }
    }

    fn add(&mut self, other: Self) {
        self.wins += other.wins;
        self.points += other.points;
        self.scored += other.scored;
        self.lapses += other.lapses;
        if let Some((game, lapse)) = other.first_lapse {
            self.note(game, lapse);
        }
    }
}

/// Plays all matches and returns the standing of each player, in the order of the line-up.
///
/// # Errors
///
/// The first violation of the rules by a player.
pub fn run_contest<R: Rules>(contest: &Contest<'_, R>) -> Result<Vec<Standing>, Illegal> {
    let next = AtomicU32::new(0);
    let work = || -> Result<Vec<Tally>, Illegal> {
        let mut tallies = vec![Tally::default(); contest.players.len()];
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= contest.games {
                return Ok(tallies);
            }
            if let Err(illegal) = contest.play_one(game, &mut tallies) {
                next.store(contest.games, Ordering::Relaxed);
                return Err(illegal);
            }
        }
    };
    let parts: Vec<_> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..contest.threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().expect("matches do not panic")).collect()
    });
    let mut totals = vec![Tally::default(); contest.players.len()];
    for part in parts {
        for (total, tally) in totals.iter_mut().zip(part?) {
            total.add(tally);
        }
    }
    let standing = |(player, tally): (&Contender<'_, R>, Tally)| Standing {
        player: player.name().to_owned(),
        wins: wilson(tally.wins, contest.games),
        points: (tally.scored > 0).then(|| tally.points as f64 / f64::from(tally.scored)),
        lapses: tally.lapses,
        first_lapse: tally.first_lapse,
    };
    Ok(contest.players.iter().zip(totals).map(standing).collect())
}

impl<R: Rules> Contest<'_, R> {
    fn play_one(&self, game: u32, tallies: &mut [Tally]) -> Result<(), Illegal> {
        let seats = self.players.len();
        let turned = game as usize * self.turn() % seats;
        let lineup: Vec<_> = (0..seats).map(|seat| self.players[(seat + turned) % seats]).collect();
        let Played { outcome, lapses, .. } = referee(&self.rules, &lineup, &self.deal(game))?;
        let teams = self.rules.teams();
        // Partners lose together.
        let lost = lapses.iter().fold(SeatSet::EMPTY, |lost, lapse| lost.union(teams.side(lapse.seat)));
        for lapse in lapses {
            tallies[(lapse.seat.number() + turned) % seats].fail(game, lapse);
        }
        let first = winners(&outcome, lost);
        let winning =
            teams.sides(self.rules.seats()).filter(|side| side.iter().any(|seat| first.contains(seat)));
        let winners = winning.count();
        // Spare chairs after those of the players stay empty.
        for (seat, _) in outcome.places.iter().take(seats) {
            let tally = &mut tallies[(seat.number() + turned) % seats];
            if first.contains(seat) {
                tally.wins += 1.0 / winners as f64;
            }
            if let Some(total) = outcome.sheet.last().filter(|_| !lost.contains(seat)) {
                tally.points +=
                    teams.side(seat).iter().map(|seat| i64::from(total.points[seat])).sum::<i64>();
                tally.scored += 1;
            }
        }
        Ok(())
    }

    /// Returns the number of seats by which players move on from match to match.
    fn turn(&self) -> usize {
        let seats = u8::try_from(self.players.len()).ok().and_then(SeatCount::new);
        let teams = self.rules.teams();
        seats.map_or(1, |seats| if teams.fits(seats) { teams.turn(seats) } else { Teams::NONE.turn(seats) })
    }

    /// Returns the deal of a match. As many matches as make a full turn share a deal. So each player has each
    /// of its seats once, or as many of them as partners can.
    fn deal(&self, game: u32) -> Seed {
        let seats = (self.players.len() / self.turn()).max(1) as u32;
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8..12].copy_from_slice(&(game / seats).to_le_bytes());
        Seed::from_bytes(bytes)
    }
}

/// Returns the first among the seats that have not lost by a failure; empty if there are none.
fn winners(outcome: &Outcome, lost: SeatSet) -> SeatSet {
    // A chair that was never taken has no place.
    let there = || outcome.places.iter().filter(|(seat, place)| **place > 0 && !lost.contains(*seat));
    let best = there().map(|(_, place)| *place).min();
    there().filter(|(_, place)| Some(**place) == best).map(|(seat, _)| seat).collect()
}
