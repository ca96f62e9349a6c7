//! Reading ladders: listing, standings, crosstable and matches.

use protocol::{
    Account, AccountKind, Problem,
    http::{
        CROSSTABLE_PLAYERS, LADDER_MATCHES_ON_A_PAGE, LADDER_PLAYERS, Ladder, LadderCrosstable,
        LadderEncounter, LadderListing, LadderMatch, LadderSeat, LadderStanding, ListLadderMatches, Player,
        Strength,
    },
};

use super::{Ladders, accounts, failed, level, levels, seats};
use crate::store::{KeptLadderMatch, LEVEL, LadderSkill};

/// The name of a deleted account.
const FORMER: &str = "a former player";

/// Returns the player of a key.
fn player(key: &str, accounts: &[Account]) -> Player {
    if let Some(name) = key.strip_prefix(LEVEL) {
        return Player::Bot { player: name.to_owned() };
    }
    let account = accounts.iter().find(|account| account.id == key).cloned();
    let former = || Account { id: key.to_owned(), name: FORMER.to_owned(), kind: AccountKind::Bot };
    Player::Account { account: account.unwrap_or_else(former) }
}

pub(crate) fn strength(LadderSkill { skill, .. }: LadderSkill) -> Strength {
    let tenths = |n: f64| (n * 10.0).round() / 10.0;
    let (rating, low, high) = skill.interval();
    Strength { rating: tenths(rating), low: tenths(low), high: tenths(high) }
}

impl Ladders {
    /// Returns all ladders.
    pub(crate) async fn all(&self) -> Result<Vec<LadderListing>, Problem> {
        let running = self.0.store.ladder_running().await.map_err(failed)?;
        let waiting = self.waiting().await.map_err(failed)?;
        let games = self.0.lobby.catalogue().iter().map(|offer| offer.game.info().id);
        games.map(|game| self.listing(game, &running, &waiting)).collect()
    }

    fn listing(
        &self,
        game: &str,
        running: &[KeptLadderMatch],
        waiting: &[(String, String)],
    ) -> Result<LadderListing, Problem> {
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Ok(LadderListing {
            game: game.to_owned(),
            seats: seats(self.game(game)?),
            per_decision: self.0.settings.per_decision,
            waiting: count(waiting.iter().filter(|(of, _)| of == game).count()),
            running: count(running.iter().filter(|one| one.game == game).count()),
        })
    }

    /// Returns a ladder with its standings.
    pub(crate) async fn one(&self, game: &str) -> Result<Ladder, Problem> {
        let store = &self.0.store;
        self.game(game)?;
        let running = store.ladder_running().await.map_err(failed)?;
        let waiting = self.waiting().await.map_err(failed)?;
        let listing = self.listing(game, &running, &waiting)?;
        let found = store.ladder_standings(game, LADDER_PLAYERS).await.map_err(failed)?;
        let known = accounts(store, found.iter().map(|(key, _)| key.as_str())).await.map_err(failed)?;
        let waits = |key: &str| waiting.iter().any(|(of, account)| of == game && account == key);
        let standing = |(n, (key, skill)): (usize, (String, LadderSkill))| LadderStanding {
            rank: n as u32 + 1,
            here: key.starts_with(LEVEL) || waits(&key),
            player: player(&key, &known),
            strength: strength(skill),
            matches: skill.skill.matches,
            wins: skill.wins,
        };
        let standings = found.into_iter().enumerate().map(standing).collect();
        let now: Vec<_> = running.into_iter().rev().filter(|one| one.game == game).collect();
        Ok(Ladder { ladder: listing, standings, now: self.shown(now).await? })
    }

    async fn shown(&self, matches: Vec<KeptLadderMatch>) -> Result<Vec<LadderMatch>, Problem> {
        let players = matches.iter().flat_map(|one| &one.players).map(|seat| seat.player.as_str());
        let known = accounts(&self.0.store, players).await.map_err(failed)?;
        let show = |one: KeptLadderMatch| LadderMatch {
            id: one.id,
            code: one.code,
            began_at: one.began_at,
            ended_at: one.ended_at,
            seats: { one.players.into_iter() }
                .map(|seat| LadderSeat {
                    player: player(&seat.player, &known),
                    place: seat.place,
                    failed: seat.failed,
                })
                .collect(),
        };
        Ok(matches.into_iter().map(show).collect())
    }

    /// Returns the crosstable of the first players of a ladder.
    pub(crate) async fn crosstable(&self, game: &str) -> Result<LadderCrosstable, Problem> {
        let store = &self.0.store;
        self.game(game)?;
        let found = store.ladder_standings(game, CROSSTABLE_PLAYERS).await.map_err(failed)?;
        let keys: Vec<String> = found.into_iter().map(|(key, _)| key).collect();
        let known = accounts(store, keys.iter().map(String::as_str)).await.map_err(failed)?;
        let mut rows = Vec::with_capacity(keys.len());
        for one in &keys {
            let against = store.ladder_against(game, one).await.map_err(failed)?;
            let encounter = |other: &String| {
                let (matches, halves) = *against.get(other)?;
                Some(LadderEncounter { points: f64::from(halves) / 2.0, matches })
            };
            rows.push(keys.iter().map(encounter).collect());
        }
        Ok(LadderCrosstable { players: keys.iter().map(|key| player(key, &known)).collect(), rows })
    }

    /// Returns a page of the matches of a ladder, the newest first, and their total number.
    pub(crate) async fn matches(
        &self,
        game: &str,
        wanted: &ListLadderMatches,
    ) -> Result<(Vec<LadderMatch>, usize), Problem> {
        let offer = self.game(game)?;
        let key = |named: &String| match levels(offer).any(|name| name == named) {
            true => level(named),
            false => named.clone(),
        };
        let (one, other) = (wanted.player.as_ref().map(key), wanted.opponent.as_ref().map(key));
        let size = LADDER_MATCHES_ON_A_PAGE as u32;
        let skip = wanted.page.unwrap_or(1).max(1).saturating_sub(1).saturating_mul(size);
        let of = (one.as_deref(), other.as_deref());
        let found = self.0.store.ladder_matches(game, of, (size, skip)).await.map_err(failed)?;
        Ok((self.shown(found.0).await?, found.1 as usize))
    }
}
