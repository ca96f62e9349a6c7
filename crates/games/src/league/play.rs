//! Plays deals.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Instant,
};

use bots::arena::{Contender, referee};
use contract::{Player, Rules, Seed};

use super::{
    LeagueError,
    book::Book,
    field::Field,
    met::{Deal, Match, Met},
    pairing::{Pair, Seating, seatings},
};
use crate::{Listed, cli::LeagueArgs, contestant::Contestant};

/// The players of a list.
pub(super) type Players<R> = Vec<Arc<dyn Player<R>>>;

/// Returns the players of a list, for several threads.
pub(super) fn shared<R: Rules>(listed: Listed<R>) -> Players<R> {
    listed.players.into_iter().map(Arc::from).collect()
}

/// Returns true if a game has a player with this name.
pub(super) fn is_there<R: Rules>(listed: &Players<R>, name: &str) -> bool {
    Contestant::of_this_house(listed, name).is_some()
}

/// The deals of one field.
pub(super) struct Deals<'a, R: Rules> {
    pub(super) rules: &'a R,
    pub(super) field: &'a Field,
    pub(super) listed: &'a Players<R>,
    pub(super) pairs: &'a [Pair],
    pub(super) args: &'a LeagueArgs,
    /// The time after which no deal is begun.
    pub(super) ends: Option<Instant>,
}

impl<R: Rules> Deals<'_, R> {
    /// Plays the deals that the book does not have, and returns the results of all pairs, deal by deal.
    pub(super) fn play(&self, book: &mut Book) -> Result<Vec<Met>, LeagueError> {
        let seatings = seatings(self.rules.teams(), self.field.seats()?);
        let deals = self.args.games.div_ceil(seatings.len() as u32);
        // All pairs play a deal before the next one begins.
        let all: Vec<(Deal, &Pair)> = (0..deals)
            .flat_map(|deal| self.pairs.iter().map(move |pair| (deal, pair)))
            .map(|(deal, pair)| (Deal::new(self.field, self.args.seed, deal, pair), pair))
            .collect();
        let left: Vec<_> = all.iter().filter(|(deal, _)| book.get(deal).is_none()).collect();
        let next = AtomicUsize::new(0);
        let shared = Mutex::new((book, Ok(())));
        let work = || {
            while let Some((deal, pair)) = left.get(next.fetch_add(1, Ordering::Relaxed)) {
                if self.ends.is_some_and(|ends| Instant::now() >= ends) {
                    return;
                }
                let played = self.play_one(deal, pair, &seatings);
                let (book, result) = &mut *shared.lock().expect("nobody panics while holding it");
                let kept = played.and_then(|met| book.keep(met));
                if kept.is_err() {
                    // The other threads finish their current deals.
                    next.store(left.len(), Ordering::Relaxed);
                    *result = kept;
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.args.threads.max(1) {
                scope.spawn(work);
            }
        });
        let (book, result) = shared.into_inner().expect("nobody panics while holding it");
        result?;
        Ok(all.iter().filter_map(|(deal, _)| book.get(deal).cloned()).collect())
    }

    fn play_one(&self, deal: &Deal, pair: &Pair, seatings: &[Seating]) -> Result<Met, LeagueError> {
        let missing = |name: &String| LeagueError::NoSuchPlayer(name.clone());
        let contestant =
            |name: &String| Contestant::of_this_house(self.listed, name).ok_or_else(|| missing(name));
        let both = [contestant(&pair.first)?, contestant(&pair.second)?];
        let mut matches = Vec::with_capacity(seatings.len());
        for seating in seatings {
            let who = |first: &bool| if *first { both[0].contender() } else { both[1].contender() };
            let lineup: Vec<Contender<'_, R>> = seating.iter().map(who).collect();
            let played = referee(self.rules, &lineup, &seed(deal))?;
            matches.push(Match::of(&played.outcome, self.rules.teams(), seating));
        }
        let [first, second] = both.map(|contestant| contestant.sums());
        let (decisions, nanos) = ([first.0, second.0], [first.1, second.1]);
        Ok(Met { of: deal.clone(), matches, decisions, nanos })
    }
}

/// Returns the seed of a deal, the same for all pairs.
fn seed(deal: &Deal) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&deal.seed.to_le_bytes());
    bytes[8..12].copy_from_slice(&deal.deal.to_le_bytes());
    Seed::from_bytes(bytes)
}
