//! Rating finished matches, one after the other, in the order in which they ended.
//!
//! Each match is rated once. One transaction stores its ratings, or the reason why it is unrated, together
//! with the match. So a server continues after a crash. Matches of earlier versions are rated at the first
//! start of a version with ratings.

use std::time::Duration;

use lobby::{
    Finished, FoundMatch, Lead, Logged, Rated, Skill, Store as _, StoreError, counts_for_rating, rate, weight,
};
use protocol::{
    Account,
    http::{MATCHES_UNTIL_SHOWN, Rating, RatingOf, Strength},
};

use tokio::time::{Instant, timeout_at};

use super::People;
use crate::store::{RatedMatch, SqlStore};

/// The number of matches in one query.
const PAGE: u32 = 20;

/// The longest time that a request waits for the rating of matches.
const PATIENCE: Duration = Duration::from_secs(3);

/// Returns the ratings of an account, as far as its matches are rated.
pub(super) async fn ratings(store: &SqlStore, account: &str) -> Result<Vec<Rating>, StoreError> {
    let rating = |(game, seats, skill): (String, u8, Skill)| Rating {
        game,
        seats,
        matches: skill.matches,
        strength: shown(skill),
    };
    Ok(store.skills_of(account).await?.into_iter().map(rating).collect())
}

impl People {
    /// Rates all unrated matches. After an upgrade that may be many, so waiting requests get their turn after
    /// each page.
    pub(super) async fn rate_all(&self, lead: &Lead) -> Result<(), StoreError> {
        loop {
            let turn = self.0.rating.lock().await;
            let more = self.rate_page(lead).await?;
            drop(turn);
            if !more {
                return Ok(());
            }
        }
    }

    /// Rates unrated matches for a waiting request, for a limited time. On a node that does not lead it does
    /// nothing.
    pub(crate) async fn rate_newest(&self) -> Result<(), StoreError> {
        let Ok(lead) = self.0.store.leadership().lead() else { return Ok(()) };
        let until = Instant::now() + PATIENCE;
        while let Ok(turn) = timeout_at(until, self.0.rating.lock()).await {
            let more = self.rate_page(&lead).await?;
            drop(turn);
            if !more || Instant::now() >= until || !lead.is_live() {
                break;
            }
        }
        Ok(())
    }

    /// Rates a page of matches. Returns whether there may be more.
    async fn rate_page(&self, lead: &Lead) -> Result<bool, StoreError> {
        let found = self.0.store.unrated(PAGE).await?;
        let more = found.len() == PAGE as usize;
        for found in found {
            self.rate_one(lead, &found).await?;
        }
        Ok(more)
    }

    async fn rate_one(&self, lead: &Lead, found: &FoundMatch) -> Result<(), StoreError> {
        let store = &self.0.store;
        let id = &found.row.id;
        if let Some(over) = self.day_over(found).await? {
            return match store.day_over(lead, id, over).await {
                Err(StoreError::Conflict(_)) => Ok(()),
                other => other,
            };
        }
        let rated = match self.look_at(found).await {
            Ok(Ok(rated)) => store.rate(lead, rated).await,
            Ok(Err(why)) => store.pass(lead, id, why).await,
            Err(StoreError::Unreadable(error)) => {
                tracing::error!(match.id = id, %error, "a match cannot be read, and is not rated");
                store.pass(lead, id, "unreadable").await
            }
            Err(error) => Err(error),
        };
        match rated {
            // Another request has rated it already.
            Err(StoreError::Conflict(_)) => Ok(()),
            other => other,
        }
    }

    /// Returns the new ratings of a match's players, or the reason why it is unrated.
    async fn look_at(&self, found: &FoundMatch) -> Result<Result<RatedMatch, &'static str>, StoreError> {
        let store = &self.0.store;
        let (Some(dealt), Some(outcome)) = (&found.row.dealt, &found.outcome) else {
            return Ok(Err("not_noted"));
        };
        let ids: Vec<String> = dealt.accounts().into_iter().map(str::to_owned).collect();
        let accounts = store.accounts(&ids).await?;
        let of = |log| {
            let (deal, players) = (&dealt.deal, &dealt.players[..]);
            counts_for_rating(&Finished { deal, players, outcome, accounts: &accounts, log })
                .map_err(lobby::Unrated::name)
        };
        // The reason of most unrated matches is known without their log.
        if let Err(why) = of(&[]) {
            return Ok(Err(why));
        }
        let log: Vec<Logged> =
            store.log_between(&found.table, dealt.seq, found.last.unwrap_or(u64::MAX)).await?;
        let rated = match of(&log) {
            Ok(rated) => rated,
            Err(why) => return Ok(Err(why)),
        };
        let ladder = (found.row.game.as_str(), rated.len() as u8);
        let names: Vec<&str> = rated.iter().map(|(id, _, _)| *id).collect();
        let before = store.skills(ladder, &names).await?;
        let mut pairs = Vec::new();
        let mut weights = vec![(0.0, 0.0); rated.len()];
        for (n, (one, side, _)) in rated.iter().enumerate() {
            for (m, (other, theirs, _)) in rated.iter().enumerate().skip(n + 1) {
                if side == theirs {
                    continue;
                }
                let pair = if one < other { (*one, *other) } else { (*other, *one) };
                let weight = weight(store.met(ladder, pair).await?);
                for at in [n, m] {
                    weights[at] = (weights[at].0 + weight, weights[at].1 + 1.0);
                }
                pairs.push((pair.0.to_owned(), pair.1.to_owned()));
            }
        }
        // Against several opponents, the weight is the mean of the weights against each.
        let players: Vec<Rated> = { rated.iter().zip(weights) }
            .map(|((id, side, place), (sum, of))| Rated {
                before: before.get(*id).copied().unwrap_or_default(),
                side: *side,
                place: *place,
                weight: sum / of,
            })
            .collect();
        let skills = names.iter().map(|id| (*id).to_owned()).zip(rate(&players)).collect();
        let (id, game) = (found.row.id.clone(), found.row.game.clone());
        Ok(Ok(RatedMatch { id, game, seats: ladder.1, skills, pairs }))
    }

    /// Returns the ratings of an account, for its owner.
    pub(crate) async fn ratings_of(&self, account: &Account) -> Result<Vec<Rating>, StoreError> {
        self.rate_newest().await?;
        ratings(&self.0.store, &account.id).await
    }

    /// Returns the ratings of these accounts for a game and a number of seats, as far as they are shown.
    pub(crate) async fn strengths(
        &self,
        ladder: (&str, u8),
        accounts: &[&str],
    ) -> Result<Vec<RatingOf>, StoreError> {
        let skills = self.0.store.skills(ladder, accounts).await?;
        let mut shown: Vec<RatingOf> = { skills.into_iter() }
            .filter_map(|(account, skill)| {
                Some(RatingOf { account, matches: skill.matches, strength: shown(skill)? })
            })
            .collect();
        shown.sort_by(|a, b| a.account.cmp(&b.account));
        Ok(shown)
    }
}

/// Returns the rating to show. After few matches it is not meaningful yet.
fn shown(skill: Skill) -> Option<Strength> {
    let tenths = |n: f64| (n * 10.0).round() / 10.0;
    let (rating, low, high) = skill.interval();
    (skill.matches >= MATCHES_UNTIL_SHOWN).then(|| Strength {
        rating: tenths(rating),
        low: tenths(low),
        high: tenths(high),
    })
}
