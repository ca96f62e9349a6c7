//! Levels that think ahead, without time to think: as good as the best level that decides at once.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use bots::{
    arena::{Contender, Contest, per_pair, run_contest},
    search::{Budget, Level, Levels},
};
use contract::{Allowance, ChaCha8Rng, Choices, Player, Rules, SeatCount};
use seven_dragons::SevenDragons;
use seven_kingdoms::SevenKingdoms;
use seven_sages::SevenSages;
use seven_wonders::SevenWonders;

/// A player that gets a share of its time.
struct Hurried<R: Rules>(Box<dyn Player<R>>, f64);

impl<R: Rules> Player<R> for Hurried<R> {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn decide(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent {
        self.0.decide_within(rules, view, choices, rng, Allowance::new(self.1, &|| false))
    }
}

/// Returns the share of victories per pair of one player of a level among two skilled players, at three
/// seats, with this budget and share of it.
fn against_skilled<R: Levels>(level: Level, budget: Budget, share: f64, games: u32) -> f64 {
    let one = Hurried(R::player(level, Some(budget)), share);
    let skilled = R::player(Level::Skilled, None);
    let players: Vec<&dyn Player<R>> = vec![&one, &*skilled, &*skilled];
    let rules = R::new(SeatCount::new(3).unwrap(), R::Options::default()).unwrap();
    let contest = Contest { rules, players: Contender::all(players), games, seed: 2026, threads: 2 };
    per_pair(run_contest(&contest).unwrap()[0].wins, 1, 2).share
}

/// Checks that a level without time to think is as good as skilled players, within statistical limits.
fn is_no_worse<R: Levels>(budget: Budget, share: f64, games: u32) {
    for level in [Level::Strong, Level::Expert] {
        let wins = against_skilled::<R>(level, budget, share, games);
        assert!(wins > 0.4, "{level:?} of {} with {budget:?} wins {wins} per pair", R::INFO.id);
    }
}

#[test]
fn without_any_time_a_level_is_as_good_as_one_that_needs_none() {
    let budget = Budget::Plays(60);
    is_no_worse::<SevenDragons>(budget, 0.0, 80);
    is_no_worse::<SevenKingdoms>(budget, 0.0, 80);
    is_no_worse::<SevenSages>(budget, 0.0, 80);
    is_no_worse::<SevenWonders>(budget, 0.0, 80);
}

#[test]
#[ignore = "long suite: searches in 2,000 matches"]
fn with_little_time_a_level_is_as_good_as_one_that_needs_none() {
    for plays in [1, 20, 60] {
        let budget = Budget::Plays(plays);
        is_no_worse::<SevenDragons>(budget, 1.0, 80);
        is_no_worse::<SevenKingdoms>(budget, 1.0, 80);
        is_no_worse::<SevenSages>(budget, 1.0, 80);
        is_no_worse::<SevenWonders>(budget, 1.0, 80);
    }
}
