//! Making a series, and agreeing to it.

use std::net::IpAddr;

use lobby::{Sitter, Store as _, StoreError, site};
use protocol::{
    Account, AccountClass, AccountKind, Clock, Newcomers, Problem, ProblemCode, Setup, TeamTalk, Visibility,
    http::{MakeSeries, Series, SeriesPlayer, SeriesState},
};

use super::{AllSeries, OPEN, OPEN_FROM, failed};
use crate::store::{KeptSeries, SeriesSpec};

/// The time that a series counts against the daily limit of its maker, in milliseconds.
const DAY: u64 = 24 * 3_600_000;

/// The most series at the same time that an account is asked for and has not answered.
const ASKED: usize = 32;

/// The allowed seconds for a decision.
const PER_DECISION: std::ops::RangeInclusive<u32> = 5..=60;

/// The default seconds for a decision.
const USUALLY: u32 = 10;

fn no(code: ProblemCode, message: impl Into<String>) -> Problem {
    Problem::new(code, message)
}

impl AllSeries {
    /// Carries out [`AllSeries::make`] on the node that leads.
    pub(super) async fn make_as_leader(
        &self,
        me: &Account,
        wanted: MakeSeries,
        from: IpAddr,
    ) -> Result<Series, Problem> {
        let lead = self.0.store.leadership().lead()?;
        let from = site(from).unwrap_or(from);
        let spec = self.spec(me, wanted)?;
        let others: Vec<&String> = { spec.players.iter() }
            .filter_map(|player| match player {
                SeriesPlayer::Account(account) => Some(account),
                SeriesPlayer::Player(_) => None,
            })
            .filter(|account| **account != me.id)
            .collect();
        let mut hushed = false;
        for other in &others {
            hushed |= self.may_be_asked(me, other, &spec.setup.game).await?;
        }
        let mut accounts: Vec<(String, bool)> = others.into_iter().map(|id| (id.clone(), false)).collect();
        if spec.players.contains(&SeriesPlayer::Account(me.id.clone())) {
            accounts.push((me.id.clone(), true));
        }
        let turn = self.0.making.lock().await;
        self.has_room(me, &spec, from).await?;
        let asks = accounts.iter().any(|(_, agreed)| !agreed);
        let series = KeptSeries {
            id: uuid::Uuid::now_v7().to_string(),
            maker: me.id.clone(),
            seed: self.0.lobby.luck_for(&spec.setup),
            state: if asks { SeriesState::Asked } else { SeriesState::Running },
            made_at: self.0.lobby.now(),
            spec,
            accounts,
        };
        self.0.store.make_series(series.clone()).await.map_err(failed)?;
        self.made_from().insert(series.id.clone(), from);
        drop(turn);
        let id = series.id.clone();
        match series.state {
            SeriesState::Running => self.play(&lead, series),
            // A bot that muted the maker is not asked, and the answer is the same.
            SeriesState::Asked if hushed => {}
            SeriesState::Asked | SeriesState::Over | SeriesState::Cancelled | SeriesState::Declined => {
                self.ask(&series).await.map_err(failed)?;
            }
        }
        self.shown(&id).await
    }

    fn spec(&self, me: &Account, wanted: MakeSeries) -> Result<SeriesSpec, Problem> {
        let MakeSeries { game, seats, options, players, deals, at_once, per_decision } = wanted;
        let limits = self.0.lobby.limits_of(me);
        let per_decision = per_decision.unwrap_or(USUALLY);
        if !PER_DECISION.contains(&per_decision) {
            return Err(no(ProblemCode::BadSetup, "per_decision must be from 5 to 60 seconds"));
        }
        if players.len() != seats.get() {
            return Err(no(ProblemCode::BadSetup, "the numbers of players and seats must be equal"));
        }
        let most = limits.series_matches_at_once;
        let at_once = at_once.unwrap_or(most);
        if at_once == 0 || at_once > most {
            let message = format!("at_once must be from 1 to {most}");
            return Err(no(ProblemCode::BadSetup, message));
        }
        let setup = Setup {
            game,
            seats,
            options,
            clock: Clock::Seconds { per_decision },
            visibility: Visibility::Private,
            newcomers: Newcomers::Nobody,
            away: None,
            team_talk: TeamTalk::default(),
            hints: false,
            random_seats: None,
            playing_hours: None,
        };
        let sitter = |player: &SeriesPlayer| match player {
            SeriesPlayer::Account(account) => Sitter::Account(account.clone()),
            SeriesPlayer::Player(player) => Sitter::Bot(player.clone()),
        };
        let seated: Vec<Sitter> = players.iter().map(sitter).collect();
        let setup = self.0.lobby.arranged_setup(setup, &seated)?;
        let spec = SeriesSpec { setup, players, deals, at_once };
        let a_day = limits.series_matches_per_day;
        if deals == 0 || spec.matches() > a_day {
            let message = format!("your series may have from one deal to {a_day} matches");
            return Err(no(ProblemCode::BadSetup, message));
        }
        Ok(spec)
    }

    /// Refuses accounts that cannot be asked. Returns whether the account muted the maker.
    async fn may_be_asked(&self, me: &Account, account: &str, game: &str) -> Result<bool, Problem> {
        let plays = (1..=64).contains(&account.len()) && self.0.lobby.can_be_challenged(account, game);
        if !plays {
            let message = format!("the account {account:?} accepts no challenges to this game at present");
            return Err(no(ProblemCode::NotFound, message));
        }
        if self.0.lobby.series_asked(account) >= ASKED {
            return Err(no(ProblemCode::TooMany, "this account has too many open requests; try again later"));
        }
        let (mutes, muted) = self.0.store.muted_between(&me.id, account).await.map_err(failed)?;
        if mutes {
            return Err(no(ProblemCode::NotAllowed, "you have muted this account; unmute it first"));
        }
        Ok(muted)
    }

    async fn has_room(&self, me: &Account, spec: &SeriesSpec, from: IpAddr) -> Result<(), Problem> {
        let plays = spec.players.contains(&SeriesPlayer::Account(me.id.clone()));
        if plays && me.kind != AccountKind::Bot {
            return Err(no(ProblemCode::NotAllowed, "only bots play series"));
        }
        let limits = self.0.lobby.limits_of(me);
        let since = self.0.lobby.now().saturating_sub(DAY);
        let (open, matches) = self.0.store.series_made_by(&me.id, since).await.map_err(failed)?;
        if open >= limits.series_open {
            let message = format!("you have {open} unfinished series; the limit is {}", limits.series_open);
            return Err(no(ProblemCode::TooMany, message));
        }
        let left = limits.series_matches_per_day.saturating_sub(matches);
        if spec.matches() > left {
            let message = format!("your series have {matches} matches in the last 24 hours; {left} are left");
            return Err(no(ProblemCode::TooMany, message));
        }
        let all = self.0.store.open_series().await.map_err(failed)?;
        let here = self.open_from(from, &all);
        let most = match limits.class {
            AccountClass::TrustedBot => OPEN,
            // A network with many accounts leaves room for others.
            AccountClass::Person | AccountClass::Bot if here >= OPEN_FROM => {
                let message = format!("your network has {here} unfinished series; the limit is {OPEN_FROM}");
                return Err(no(ProblemCode::TooMany, message));
            }
            // Ordinary accounts together leave room for trusted bots.
            AccountClass::Person | AccountClass::Bot => OPEN / 2,
        };
        if all.len() >= most {
            return Err(no(ProblemCode::TooMany, "too many series are open on this server; try again later"));
        }
        Ok(())
    }

    /// Returns the number of open series that were made from an IPv4 address or an IPv6 site. Forgets
    /// finished ones.
    fn open_from(&self, from: IpAddr, open: &[KeptSeries]) -> usize {
        let mut made_from = self.made_from();
        made_from.retain(|id, _| open.iter().any(|series| series.id == *id));
        made_from.values().filter(|address| **address == from).count()
    }

    /// Asks the accounts of a series that have not agreed.
    pub(super) async fn ask(&self, series: &KeptSeries) -> Result<(), StoreError> {
        let maker = self.0.store.accounts(std::slice::from_ref(&series.maker)).await?.pop();
        // The maker's account was deleted, so the series expires.
        let Some(maker) = maker else { return Ok(()) };
        let asks = (series.id.as_str(), series.spec.setup.game.as_str(), series.spec.matches());
        for (account, _) in series.accounts.iter().filter(|(_, agreed)| !agreed) {
            self.0.lobby.ask_for_series(account, &maker, asks);
        }
        Ok(())
    }

    /// Carries out [`AllSeries::accept`] on the node that leads.
    pub(super) async fn accept_as_leader(&self, me: &str, id: &str) -> Result<Series, Problem> {
        let lead = self.0.store.leadership().lead()?;
        let series = self.asked(me, id).await?;
        if series.state == SeriesState::Asked {
            self.0.store.agree_to_series(id, me).await.map_err(failed)?;
            self.0.lobby.asked_for_series(id, Some(me));
            let series = self.find(id).await?;
            if series.state == SeriesState::Running {
                self.play(&lead, series);
            }
        }
        self.shown(id).await
    }

    /// Carries out [`AllSeries::decline`] on the node that leads.
    pub(super) async fn decline_as_leader(&self, me: &str, id: &str) -> Result<Series, Problem> {
        // Only the leader knows the accounts that were asked.
        self.0.store.leadership().lead()?;
        let series = self.asked(me, id).await?;
        if series.state != SeriesState::Asked {
            return Err(no(ProblemCode::WrongTime, "the series is not waiting for answers any more"));
        }
        self.end_asking(id, SeriesState::Declined).await.map_err(failed)?;
        self.shown(id).await
    }

    /// Carries out [`AllSeries::cancel`] on the node that leads.
    pub(super) async fn cancel_as_leader(&self, me: &str, id: &str) -> Result<Series, Problem> {
        self.0.store.leadership().lead()?;
        let series = self.find(id).await?;
        if series.maker != me {
            return Err(no(ProblemCode::NotAllowed, "only the account that made a series can cancel it"));
        }
        let cancelled = match series.state {
            SeriesState::Cancelled => true,
            SeriesState::Asked | SeriesState::Running => {
                let asked = self.end_asking(id, SeriesState::Cancelled).await.map_err(failed)?;
                let runs = (SeriesState::Running, SeriesState::Cancelled);
                asked || self.0.store.series_goes(id, runs).await.map(|()| true).map_err(failed)?
            }
            SeriesState::Over | SeriesState::Declined => false,
        };
        if !cancelled {
            return Err(no(ProblemCode::WrongTime, "the series is finished"));
        }
        if let Some(running) = self.running().get(id) {
            running.cancel();
        }
        self.shown(id).await
    }

    pub(super) async fn find(&self, id: &str) -> Result<KeptSeries, Problem> {
        let found = self.0.store.series(id).await.map_err(failed)?;
        found.ok_or_else(|| no(ProblemCode::NotFound, "there is no such series"))
    }

    async fn asked(&self, account: &str, id: &str) -> Result<KeptSeries, Problem> {
        let series = self.find(id).await?;
        if series.accounts.iter().any(|(asked, _)| asked == account) {
            return Ok(series);
        }
        Err(no(ProblemCode::NotAllowed, "you were not asked to play this series"))
    }
}
