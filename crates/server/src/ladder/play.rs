//! Beginning, watching and rating matches of ladders.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    time::Duration,
};

use lobby::{Arranged, Lead, Sitter, Store as _, StoreError, TableRow};
use protocol::{Away, Clock, Deal, Newcomers, Problem, Setup, Status, TeamTalk, Visibility};
use serde_json::Value;
use tokio::time::Instant;

use super::{
    LOOKS, Ladders, SHARE_OF_ONE_ADDRESS, Waiting, accounts, level, levels,
    pairing::{Candidate, opponents, seated},
    seats,
    verdict::{Conduct, halves, look, places, rated},
};
use crate::store::{KeptLadderMatch, KeptLadderPlayer, LEVEL, LadderOver};

/// The number of last matches from which meetings and seats are counted.
const LATELY: u32 = 20;

/// The time between two searches of a leading node for matches that it did not begin.
const LOOKS_FOR_OTHERS: Duration = Duration::from_secs(30);

/// A running match.
struct Running {
    kept: KeptLadderMatch,
    /// The newest log entry that was read.
    seen: u64,
    conduct: Vec<Conduct>,
    /// The accounts that lost their seat because they stopped playing.
    out: HashSet<String>,
    /// The IP addresses of its bots, as far as they are known.
    addresses: HashSet<IpAddr>,
}

impl Running {
    fn new(ladders: &Ladders, kept: KeptLadderMatch) -> Self {
        let conduct = vec![Conduct::default(); kept.players.len()];
        let addresses = kept.players.iter().filter_map(|seat| ladders.network_of(&seat.player)).collect();
        Self { kept, seen: 0, conduct, out: HashSet::new(), addresses }
    }

    fn has(&self, account: &str) -> bool {
        self.kept.players.iter().any(|seat| seat.player == account)
    }
}

impl Ladders {
    /// Runs while this node leads: only one of the nodes on a database pairs. `first` contains the running
    /// matches, if they were read already.
    pub(super) async fn run(self, mut first: Option<Vec<KeptLadderMatch>>) {
        let (stop, leadership) = (self.0.stop.clone(), self.0.store.leadership());
        stop.run_until_cancelled(leadership.whenever(|lead| self.clone().lead(lead, first.take()))).await;
    }

    async fn lead(self, lead: Lead, mut first: Option<Vec<KeptLadderMatch>>) {
        let kept = loop {
            let kept = match first.take() {
                Some(kept) => Ok(kept),
                None => self.begin_again().await,
            };
            match kept {
                Ok(kept) => break kept,
                Err(error) => complain(&error),
            }
            tokio::time::sleep(LOOKS).await;
        };
        self.play(&lead, kept.into_iter().map(|kept| Running::new(&self, kept)).collect()).await;
    }

    async fn play(&self, lead: &Lead, mut running: Vec<Running>) {
        let (mut begun, mut looked) = (0, Instant::now());
        loop {
            // The previous leader may have begun a match after this node read the running ones.
            if lead.epoch().is_some() && looked.elapsed() >= LOOKS_FOR_OTHERS {
                looked = Instant::now();
                if let Err(error) = self.find_others(&mut running).await {
                    complain(&error);
                }
            }
            if let Err(error) = self.take_out_who_is_gone().await {
                complain(&error);
            }
            let mut on = Vec::with_capacity(running.len());
            for mut one in running {
                match self.watch(lead, &mut one).await {
                    Ok(true) => {}
                    Ok(false) => on.push(one),
                    Err(error) => {
                        complain(&error);
                        on.push(one);
                    }
                }
            }
            running = on;
            if let Err(error) = self.pair(&mut running, &mut begun).await {
                complain(&error);
            }
            tokio::select! {
                () = tokio::time::sleep(LOOKS) => {}
                () = self.0.changed.notified() => {}
            }
        }
    }

    /// Reads the news of a match. Returns whether the match ended and is rated.
    async fn watch(&self, lead: &Lead, running: &mut Running) -> Result<bool, StoreError> {
        let store = &self.0.store;
        let KeptLadderMatch { id, table, .. } = &running.kept;
        // The order matters: a table that is not playing any more has the outcome of its match.
        let row = store.find_table(table).await?;
        let found = store.find_match(id).await?;
        let log = store.log_between(table, running.seen, u64::MAX).await?;
        look(&mut running.conduct, &log);
        running.seen = log.last().map_or(running.seen, |newest| newest.seq);
        let no_longer_play = self.take_out_who_stalls(running).await?;
        if let Some(outcome) = found.as_ref().and_then(|found| found.outcome.as_ref()) {
            let at = found.as_ref().and_then(|found| found.ended_at).unwrap_or(running.kept.began_at);
            self.rate(lead, running, Some(places(outcome, &running.conduct)), at).await?;
            for (conduct, seat) in running.conduct.iter().zip(&running.kept.players) {
                if !conduct.stalled() {
                    self.silences().forgive(&seat.player);
                }
            }
            return Ok(true);
        }
        // The rules or the table do not exist any more, so the match has no result.
        if found.is_none() || row.is_none_or(|row| row.summary.status != Status::Playing) {
            self.rate(lead, running, None, running.kept.began_at).await?;
            return Ok(true);
        }
        for account in no_longer_play {
            if let Err(problem) = self.0.lobby.forfeit(&running.kept.table, &account).await {
                tracing::warn!(match.id = running.kept.id, problem.message, "a seat could not be given up");
                running.out.remove(&account);
            }
        }
        Ok(false)
    }

    /// Takes bots whose time ran out too often out of the queue, once in a match. Returns those that still
    /// have their seat.
    async fn take_out_who_stalls(&self, running: &mut Running) -> Result<Vec<String>, StoreError> {
        let KeptLadderMatch { id, game, players, .. } = &running.kept;
        let mut seated = Vec::new();
        for (conduct, seat) in running.conduct.iter().zip(players) {
            let account = &seat.player;
            if conduct.stalled() && running.out.insert(account.clone()) {
                tracing::info!(match.id = id, account, "a bot stopped playing and lost a ladder match");
                self.take_out(account, game).await?;
                self.silences().note(account, Instant::now());
                if !conduct.left {
                    seated.push(account.clone());
                }
            }
        }
        Ok(seated)
    }

    /// Stores the result of a match, once. `None` means that it has no result.
    async fn rate(
        &self,
        lead: &Lead,
        running: &Running,
        places: Option<Vec<(u8, bool)>>,
        at: u64,
    ) -> Result<(), StoreError> {
        let KeptLadderMatch { id, game, players, .. } = &running.kept;
        let names: Vec<&str> = players.iter().map(|seat| seat.player.as_str()).collect();
        let mut over = LadderOver {
            id: id.clone(),
            game: game.clone(),
            at,
            places: places.unwrap_or_default(),
            skills: Vec::new(),
            pairs: Vec::new(),
        };
        if !over.places.is_empty() {
            let mut before = Vec::with_capacity(names.len());
            for player in &names {
                before.push(self.0.store.ladder_skill(game, player).await?);
            }
            // Nothing is stored of accounts that were deleted since.
            let there = accounts(&self.0.store, names.iter().copied()).await?;
            let is_kept =
                |player: &str| player.starts_with(LEVEL) || there.iter().any(|account| account.id == player);
            let after = names.iter().zip(rated(&before, &over.places));
            over.skills = after
                .filter(|(player, _)| is_kept(player))
                .map(|(who, skill)| ((*who).to_owned(), skill))
                .collect();
            for (n, one) in names.iter().enumerate() {
                for (m, other) in names.iter().enumerate() {
                    if n != m && is_kept(one) && is_kept(other) {
                        let points = halves(over.places[n].0, over.places[m].0);
                        over.pairs.push(((*one).to_owned(), (*other).to_owned(), points));
                    }
                }
            }
        }
        match self.0.store.ladder_over(lead, over).await {
            // Another node has stored the result already.
            Err(StoreError::Conflict(_)) => Ok(()),
            other => other,
        }
    }

    /// Begins matches while there is room and bots are queued.
    async fn pair(&self, running: &mut Vec<Running>, begun: &mut u64) -> Result<(), StoreError> {
        let mut tried = HashSet::new();
        while running.len() < self.0.settings.matches {
            let most = self.0.settings.matches.div_ceil(SHARE_OF_ONE_ADDRESS);
            let beside = |one: &Waiting| {
                let address = self.network_of(&one.account);
                running.iter().filter(|other| address.is_some_and(|it| other.addresses.contains(&it))).count()
            };
            let free = |one: &Waiting| {
                let plays = running.iter().filter(|other| other.has(&one.account)).count();
                plays < self.0.settings.per_account && beside(one) < most
            };
            let mut queue: Vec<Waiting> = self.queue().iter().filter(|one| free(one)).cloned().collect();
            // Networks take turns. Within a network the bot that has waited longest is next.
            queue.sort_by_cached_key(|one| (beside(one), one.last));
            let key = |one: &Waiting| (one.game.clone(), one.account.clone());
            let Some(next) = queue.iter().find(|one| !tried.contains(&key(one))) else { return Ok(()) };
            tried.insert(key(next));
            if let Some(kept) = self.pair_one(next, &queue).await? {
                *begun += 1;
                // Only in the ladder of this game, so that a bot on several ladders gets matches on each in
                // turn.
                for one in self.queue().iter_mut().filter(|one| one.game == kept.game) {
                    if kept.players.iter().any(|seat| seat.player == one.account) {
                        one.last = *begun;
                    }
                }
                // A bot with room for another match is considered again.
                tried.clear();
                running.push(Running::new(self, kept));
            }
        }
        Ok(())
    }

    /// Finds opponents for a queued bot, and begins their match.
    async fn pair_one(
        &self,
        one: &Waiting,
        queue: &[Waiting],
    ) -> Result<Option<KeptLadderMatch>, StoreError> {
        let (store, game) = (&self.0.store, one.game.as_str());
        let (Some(offer), Some(address)) =
            (self.0.lobby.catalogue().get(game), self.network_of(&one.account))
        else {
            return Ok(None);
        };
        let ratings: HashMap<String, f64> = { store.ladder_standings(game, usize::MAX >> 1).await? }
            .into_iter()
            .map(|(player, skill)| (player, skill.skill.interval().0))
            .collect();
        let lately = store.ladder_lately(game, &one.account, LATELY).await?;
        let candidate = |player: String, address| Candidate {
            rating: ratings.get(&player).copied().unwrap_or(lobby::Skill::default().interval().0),
            met: lately.iter().filter(|(_, with, _)| *with == player).count() as u32,
            address,
            player,
        };
        let waiting = queue.iter().filter(|other| other.game == game && other.account != one.account);
        let others = waiting.filter_map(|other| {
            let address = self.network_of(&other.account)?;
            Some(candidate(other.account.clone(), Some(address)))
        });
        let others: Vec<Candidate> =
            others.chain(levels(offer).map(|name| candidate(level(name), None))).collect();
        let me = candidate(one.account.clone(), Some(address));
        let seats = seats(offer);
        let Some(chosen) = opponents(&me, &others, usize::from(seats) - 1) else { return Ok(None) };
        let mut sat: HashMap<(String, usize), u32> = HashMap::new();
        let players: Vec<String> = chosen.iter().map(|one| one.player.clone()).collect();
        for player in &players {
            for (seat, _, _) in store.ladder_lately(game, player, LATELY).await? {
                *sat.entry((player.clone(), usize::from(seat))).or_default() += 1;
            }
        }
        let times = |player: &str, seat| sat.get(&(player.to_owned(), seat)).copied().unwrap_or(0);
        let players = seated(players, times, &mut rand::rng());
        match self.begin(game, seats, &players).await {
            Ok(kept) => Ok(kept),
            Err(problem) => {
                tracing::warn!(game, problem.message, "a match of a ladder cannot be arranged");
                Ok(None)
            }
        }
    }

    async fn begin(
        &self,
        game: &str,
        seats: u8,
        players: &[String],
    ) -> Result<Option<KeptLadderMatch>, Problem> {
        let Some(count) = contract::SeatCount::new(seats) else { return Ok(None) };
        let setup = Setup {
            game: game.to_owned(),
            seats: count,
            options: Value::Null,
            clock: Clock::Seconds { per_decision: self.0.settings.per_decision },
            // The match is on the page of its ladder, and in no list of tables or matches.
            visibility: Visibility::Private,
            newcomers: Newcomers::Nobody,
            away: Some(Away::Wait),
            team_talk: TeamTalk::Open,
            hints: false,
            random_seats: None,
            playing_hours: None,
        };
        let sitter = |player: &String| match player.strip_prefix(LEVEL) {
            Some(level) => Sitter::Bot(level.to_owned()),
            None => Sitter::Account(player.clone()),
        };
        let seats = players.iter().map(sitter).collect();
        let arranged = Arranged { setup, seats, seed: None, deal: Deal::Chance };
        let row = self.0.lobby.arrange(arranged).await?;
        // After a crash here the next start notes the match.
        loop {
            match self.note(&row).await {
                Ok(kept) => return Ok(kept),
                Err(error) if error.is_outage() => tokio::time::sleep(LOOKS).await,
                Err(error) => return Err(super::failed(error)),
            }
        }
    }

    /// Notes the match that was arranged at a table.
    async fn note(&self, row: &TableRow) -> Result<Option<KeptLadderMatch>, StoreError> {
        let Some(found) = self.0.store.matches_at(&row.id).await?.into_iter().next() else { return Ok(None) };
        let player = |sitter: &Sitter| KeptLadderPlayer {
            player: match sitter {
                Sitter::Account(account) => account.clone(),
                Sitter::Bot(name) => level(name),
            },
            place: None,
            failed: false,
        };
        let kept = KeptLadderMatch {
            id: found.row.id,
            game: found.row.game,
            table: row.id.clone(),
            code: row.code.clone(),
            began_at: found.began_at,
            ended_at: None,
            players: row.summary.sitting.iter().map(player).collect(),
        };
        self.0.store.ladder_began(kept.clone()).await?;
        Ok(Some(kept))
    }

    /// Notes the matches that were begun but not noted, because the server was killed.
    pub(super) async fn note_forgotten(&self) -> Result<(), StoreError> {
        for row in self.0.store.ladder_unnoted().await? {
            match self.note(&row).await {
                // The node that began the match has noted it since.
                Ok(_) | Err(StoreError::Conflict(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Adopts running matches that this node did not begin.
    async fn find_others(&self, running: &mut Vec<Running>) -> Result<(), StoreError> {
        self.note_forgotten().await?;
        for kept in self.0.store.ladder_running().await? {
            if running.iter().all(|one| one.kept.id != kept.id) {
                running.push(Running::new(self, kept));
            }
        }
        Ok(())
    }
}

fn complain(error: &StoreError) {
    if !error.is_outage() {
        tracing::error!(%error, "a ladder cannot continue");
    }
}
