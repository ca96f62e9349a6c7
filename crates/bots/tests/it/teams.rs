//! The arena with teams.

use bots::{
    Random,
    arena::{Contender, Contest, Fault, Outsider, Sitting, run_contest},
};
use contract::{ChaCha8Rng, Choices, Outcome, Player, Rules as _, Seat, SeatCount};
use toys::{Goof, goof};

struct Lowest;

impl Player<Goof> for Lowest {
    fn name(&self) -> &'static str {
        "lowest"
    }

    fn decide(
        &self,
        _: &Goof,
        _: &goof::View,
        choices: &Choices<goof::Intent>,
        _: &mut ChaCha8Rng,
    ) -> goof::Intent {
        choices.intents[0]
    }
}

#[test]
fn partners_stay_together_and_have_their_victories_and_points_in_common() {
    let rules = Goof::new(SeatCount::new(6).unwrap(), goof::Options { cards: 5, teams: true }).unwrap();
    let players: Vec<&dyn Player<Goof>> = vec![&Random, &Random, &Lowest, &Random, &Lowest, &Lowest];
    let standings =
        run_contest(&Contest { rules, players: Contender::all(players), games: 60, seed: 7, threads: 2 })
            .unwrap();
    for pair in standings.chunks(2) {
        assert_eq!((pair[0].wins, pair[0].points), (pair[1].wins, pair[1].points));
    }
    let shares: f64 = standings.iter().map(|standing| standing.wins.share).sum();
    assert!(
        (shares - 2.0).abs() < 1e-9,
        "a victory of one team counts once for each of its players: {shares}"
    );
    let points: f64 = standings.iter().step_by(2).filter_map(|standing| standing.points).sum();
    assert!((points - 5.0).abs() < 1e-9, "all rounds together: {points}");
}

/// A player that bids its highest card, and fails in every second match.
struct Faint;

impl Outsider<Goof> for Faint {
    fn name(&self) -> &str {
        "faint"
    }

    fn sit(&self, _: &Goof, seat: Seat) -> Result<Box<dyn Sitting<Goof> + '_>, Fault> {
        // It has each seat in turn.
        Ok(Box::new(FaintAt { fails: seat.number() >= 2 }))
    }
}

struct FaintAt {
    fails: bool,
}

impl Sitting<Goof> for FaintAt {
    fn decide(
        &mut self,
        _: &Goof,
        _: &goof::View,
        choices: &Choices<goof::Intent>,
    ) -> Result<goof::Intent, Fault> {
        let highest = choices.intents.iter().max().copied();
        highest.filter(|_| !self.fails).ok_or_else(|| Fault::Gone("it fainted".into()))
    }

    fn end(self: Box<Self>, how: Result<&Outcome, &Fault>) {
        assert_eq!(how.is_err(), self.fails);
    }
}

/// A player who fails loses with the partners, whatever the outcome is; the others share the victory.
#[test]
fn matches_are_lost_for_who_fails_and_their_partners() {
    let rules = |teams| Goof::new(SeatCount::new(4).unwrap(), goof::Options { cards: 4, teams }).unwrap();
    let contest = |teams| {
        let mut players = vec![Contender::Outsider(&Faint)];
        players.extend(Contender::all([&Lowest as &dyn Player<Goof>; 3]));
        run_contest(&Contest { rules: rules(teams), players, games: 40, seed: 7, threads: 2 }).unwrap()
    };
    let standings = contest(false);
    let lapse = standings[0].first_lapse.clone().unwrap();
    assert_eq!(standings[0].lapses, 20, "{standings:?}");
    assert_eq!(
        (lapse.1.step, lapse.1.fault),
        (lapse.1.seat.number() as u32, Fault::Gone("it fainted".into()))
    );
    assert!(standings[0].wins.share <= 0.5, "{standings:?}");
    let shares: f64 = standings.iter().map(|standing| standing.wins.share).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{standings:?}");
    assert!(standings[1..].iter().all(|standing| standing.lapses == 0 && standing.first_lapse.is_none()));
    let teams = contest(true);
    let partner = |standing: &bots::arena::Standing| (standing.wins.share, standing.points);
    assert_eq!(partner(&teams[0]), partner(&teams[1]), "{teams:?}");
    assert!(teams[0].lapses > 0 && teams[1].lapses == 0 && teams[0].wins.share <= 0.5, "{teams:?}");
    let shares: f64 = teams.iter().map(|standing| standing.wins.share).sum();
    assert!((shares - 2.0).abs() < 1e-9, "{teams:?}");
}
