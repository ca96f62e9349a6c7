//! One rating for each player, over all its opponents.

use std::collections::BTreeMap;

use bots::arena::Interval;
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use super::met::{Match, Met};

/// Weng and Lin's ratings (Bradley-Terry, all pairs of a match), which begin at 25.
///
/// Every side of a match is rated as at a table of strangers, and a player with several sides takes their
/// average. So all places of a match matter, not only victories.
#[derive(Default)]
pub(super) struct Ratings<'a>(BTreeMap<&'a str, WengLinRating>);

/// The standard normal quantile for 97.5 %.
const Z: f64 = 1.959_963_984_540_054;

impl<'a> Ratings<'a> {
    /// Rates the results, in this order.
    pub(super) fn over(met: impl Iterator<Item = &'a Met>) -> Self {
        let mut ratings = Self::default();
        for met in met {
            for played in &met.matches {
                ratings.count([&met.of.first, &met.of.second], played);
            }
        }
        ratings
    }

    fn count(&mut self, names: [&'a str; 2], played: &Match) {
        let before = names.map(|name| self.0.get(name).copied().unwrap_or_default());
        // A chair without a player is no side.
        let there = || played.first.iter().zip(&played.places).filter(|(_, place)| **place > 0);
        let sides: Vec<[WengLinRating; 1]> =
            there().map(|(first, _)| [before[usize::from(!first)]]).collect();
        let ranked: Vec<_> = sides
            .iter()
            .zip(there())
            .map(|(side, (_, place))| (&side[..], MultiTeamOutcome::new(usize::from(*place))))
            .collect();
        let after = weng_lin_multi_team(&ranked, &WengLinConfig::default());
        for (kind, name) in names.into_iter().enumerate() {
            let own = || after.iter().zip(there()).filter(|(_, (first, _))| usize::from(!**first) == kind);
            let count = own().count() as f64;
            if count > 0.0 {
                let mean = |of: fn(&WengLinRating) -> f64| {
                    own().flat_map(|(side, _)| side.iter().map(of)).sum::<f64>() / count
                };
                let (rating, uncertainty) = (mean(|side| side.rating), mean(|side| side.uncertainty));
                self.0.insert(name, WengLinRating { rating, uncertainty });
            }
        }
    }

    /// Returns the rating of a player with its 95 % interval by the method; `None` without matches.
    pub(super) fn get(&self, name: &str) -> Option<Interval> {
        let WengLinRating { rating, uncertainty } = self.0.get(name)?;
        let half = Z * uncertainty;
        Some(Interval { share: *rating, low: rating - half, high: rating + half })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::league::met::Deal;

    /// Two toy players who draw a number each, up to their strength: the greater one wins.
    fn met((first, ours): (&str, u32), (second, theirs): (&str, u32), deal: u32) -> Met {
        let draw = |n: u32, most: u32| n.wrapping_mul(2_654_435_761).rotate_left(13) % most;
        let (ours, theirs) = (draw(deal + 1, ours), draw(deal + 7_000, theirs));
        let places = if ours >= theirs { vec![1, 2] } else { vec![2, 1] };
        let (game, options) = ("toy".to_owned(), "{}".to_owned());
        let (first, second) = (first.to_owned(), second.to_owned());
        Met {
            of: Deal { game, seats: 2, options, seed: 1, deal, first, second },
            matches: vec![Match { first: vec![true, false], places, points: vec![] }],
            decisions: [0, 0],
            nanos: [0, 0],
        }
    }

    #[test]
    fn stronger_players_have_higher_ratings_and_more_matches_make_them_surer() {
        let players = [("weak", 10), ("middling", 20), ("good", 40)];
        let all = |deals: u32| -> Vec<Met> {
            let pairs = [(2, 1), (2, 0), (1, 0)];
            (0..deals).flat_map(|deal| pairs.map(|(a, b)| met(players[a], players[b], deal))).collect()
        };
        let (few, many) = (all(5), all(300));
        let rated = Ratings::over(many.iter());
        let [weak, middling, good] = players.map(|(name, _)| rated.get(name).unwrap());
        assert!(weak.high < middling.low && middling.high < good.low, "{weak:?} {middling:?} {good:?}");
        let unsure = Ratings::over(few.iter()).get("good").unwrap();
        assert!(unsure.high - unsure.low > 2.0 * (good.high - good.low), "{unsure:?}, {good:?}");
        assert!(rated.get("nobody").is_none());
    }

    #[test]
    fn several_of_a_kind_count_as_one_player() {
        let mut table = met(("a", 2), ("b", 2), 0);
        table.matches =
            vec![
                Match { first: vec![true, true, false, false], places: vec![1, 1, 1, 1], points: vec![] };
                3
            ];
        let rated = Ratings::over(std::iter::once(&table));
        let (a, b) = (rated.get("a").unwrap(), rated.get("b").unwrap());
        assert!((a.share - 25.0).abs() < 1e-9 && (b.share - 25.0).abs() < 1e-9, "all alike: nobody moves");
        assert!(a.high - a.low < 2.0 * Z * 25.0 / 3.0);
    }
}
