//! The change of ratings by a match.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

/// The number of matches against one opponent with full weight.
const WHOLE: u32 = 10;

/// The standard normal quantile for 97.5 %.
const Z: f64 = 1.959_963_984_540_054;

const MILLION: f64 = 1_000_000.0;

/// The rating of an account in one ladder, in millionths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// The mean of the estimated skill.
    pub rating: i64,
    /// The standard deviation of the estimated skill.
    pub uncertainty: i64,
    /// The number of rated matches.
    pub matches: u32,
}

impl Default for Skill {
    fn default() -> Self {
        Self::of(WengLinRating::new(), 0)
    }
}

impl Skill {
    fn of(WengLinRating { rating, uncertainty }: WengLinRating, matches: u32) -> Self {
        let millionths = |n: f64| (n * MILLION).round() as i64;
        Self { rating: millionths(rating), uncertainty: millionths(uncertainty), matches }
    }

    fn read(self) -> WengLinRating {
        WengLinRating { rating: self.rating as f64 / MILLION, uncertainty: self.uncertainty as f64 / MILLION }
    }

    /// Returns the mean, and the bounds of the 95 % interval around it.
    pub fn interval(self) -> (f64, f64, f64) {
        let WengLinRating { rating, uncertainty } = self.read();
        (rating, rating - Z * uncertainty, rating + Z * uncertainty)
    }
}

/// A player of a rated match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated {
    /// The rating before the match.
    pub before: Skill,
    /// The number of the side. Partners have the same.
    pub side: usize,
    /// The place in the outcome: 1 is best.
    pub place: u8,
    /// The weight of the match for the player, 0 to 1.
    pub weight: f64,
}

/// Returns the weight of a match against an opponent that a player met `before` times in the ladder. Ten
/// matches count fully, the next a half, the next a third.
///
/// A thousand matches against one opponent give as much as some seventeen. So two accounts of one person do
/// not lift each other far, and two friends who play no other opponents still see their progress.
pub fn weight(before: u32) -> f64 {
    if before < WHOLE { 1.0 } else { 1.0 / f64::from(before - WHOLE + 2) }
}

/// Returns the ratings of all players after a match, in the same order.
pub fn rate(players: &[Rated]) -> Vec<Skill> {
    let mut sides: Vec<usize> = players.iter().map(|player| player.side).collect();
    sides.sort_unstable();
    sides.dedup();
    let of = |side: usize| players.iter().filter(move |player| player.side == side);
    let skills: Vec<Vec<WengLinRating>> =
        sides.iter().map(|side| of(*side).map(|player| player.before.read()).collect()).collect();
    let place = |side: usize| of(side).next().map_or(usize::MAX, |player| usize::from(player.place));
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = { skills.iter().zip(&sides) }
        .map(|(skills, side)| (&skills[..], MultiTeamOutcome::new(place(*side))))
        .collect();
    let mut after: Vec<_> =
        weng_lin_multi_team(&ranked, &WengLinConfig::default()).into_iter().map(Vec::into_iter).collect();
    let mut next = |side: usize| {
        let at = sides.binary_search(&side).ok()?;
        after.get_mut(at)?.next()
    };
    let rated = players.iter().map(|player| {
        let (before, matches) = (player.before.read(), player.before.matches + 1);
        let after = next(player.side).unwrap_or(before);
        // The effect shrinks with the weight: that on the variance, and not only that on the mean.
        let part = |from: f64, to: f64| from + player.weight * (to - from);
        let variance = part(before.uncertainty.powi(2), after.uncertainty.powi(2));
        let after = WengLinRating {
            rating: part(before.rating, after.rating),
            uncertainty: variance.max(0.0).sqrt(),
        };
        Skill::of(after, matches)
    });
    rated.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(before: Skill, place: u8, weight: f64) -> Rated {
        Rated { before, side: usize::from(place), place, weight }
    }

    /// Returns the ratings of a winner and a loser after so many matches between them.
    fn beaten(times: u32, weight: impl Fn(u32) -> f64) -> (Skill, Skill) {
        let (mut one, mut other) = (Skill::default(), Skill::default());
        for met in 0..times {
            let weight = weight(met);
            let after = rate(&[player(one, 1, weight), player(other, 2, weight)]);
            (one, other) = (after[0], after[1]);
        }
        (one, other)
    }

    #[test]
    fn whoever_wins_rises_and_both_are_known_better() {
        let (winner, loser) = beaten(1, weight);
        let start = Skill::default();
        assert_eq!((start.rating, start.matches), (25 * 1_000_000, 0));
        assert!(loser.rating < start.rating && start.rating < winner.rating);
        assert!(winner.uncertainty < start.uncertainty && loser.uncertainty < start.uncertainty);
        assert_eq!(winner.matches, 1);
    }

    #[test]
    fn a_thousand_matches_of_two_accounts_give_what_seventeen_do() {
        let sum: f64 = (0..1_000).map(weight).sum();
        assert!((16.0..17.0).contains(&sum), "{sum}");
        let (puppet, _) = beaten(1_000, weight);
        let (seventeen, _) = beaten(17, |_| 1.0);
        let (farmed, _) = beaten(1_000, |_| 1.0);
        assert!((puppet.rating - seventeen.rating).abs() < 1_000_000, "{puppet:?} {seventeen:?}");
        assert!(puppet.rating + 10_000_000 < farmed.rating, "{puppet:?} {farmed:?}");
        assert!(puppet.uncertainty > seventeen.uncertainty - 1_000_000, "{puppet:?} {seventeen:?}");
    }

    /// Checks the documented effect on a player who beats self-made accounts, each ten times.
    #[test]
    fn new_accounts_to_beat_help_less_and_less() {
        let mut farmer = Skill::default();
        let mut rose = Vec::new();
        for _ in 0..20 {
            let (mut puppet, before) = (Skill::default(), farmer.rating);
            for met in 0..10 {
                let weight = weight(met);
                let after = rate(&[player(farmer, 1, weight), player(puppet, 2, weight)]);
                (farmer, puppet) = (after[0], after[1]);
            }
            rose.push((farmer.rating - before) as f64 / MILLION);
        }
        assert!(rose[19] < rose[0] / 10.0 && rose[19] < 0.6, "{rose:?} {farmer:?}");
    }

    #[test]
    fn partners_rise_together_and_a_tie_of_equals_moves_nobody() {
        let start = Skill::default();
        let of = |side, place| Rated { before: start, side, place, weight: 1.0 };
        // Seats take turns: partners sit opposite each other.
        let after = rate(&[of(0, 2), of(1, 1), of(0, 2), of(1, 1)]);
        assert_eq!((after[0], after[1]), (after[2], after[3]));
        assert!(after[0].rating < start.rating && start.rating < after[1].rating);
        let tie = rate(&[of(0, 1), of(1, 1)]);
        assert_eq!((tie[0].rating, tie[1].rating), (start.rating, start.rating));
        // A player with a third of the weight moves a third of the way.
        let third = rate(&[Rated { weight: 1.0 / 3.0, ..of(0, 1) }, of(1, 2)]);
        let whole = rate(&[of(0, 1), of(1, 2)]);
        assert_eq!(third[1], whole[1]);
        let way = |skill: Skill| (skill.rating - start.rating) as f64;
        assert!((way(third[0]) * 3.0 - way(whole[0])).abs() < 3.0);
    }
}
