//! Players who are absent from a running match, and their substitute bots.

use contract::Seat;
use protocol::{Absent, Account, AccountKind, Away, ProblemCode, Status};

use super::{TableTask, refusals::no, requests::Done};
use crate::setup::by_clock;

impl TableTask {
    /// Returns the rule for absent players: that of the setup, or the default for the clock.
    fn away_rule(&self) -> Away {
        let setup = &self.state().setup;
        setup.away.unwrap_or_else(|| by_clock(setup.clock, self.shared.config.grace))
    }

    /// Returns the time at which the grace time of a disconnected account ends, in milliseconds since 1970.
    pub(super) fn gone_from(&self, account: &str) -> Option<u64> {
        self.gone_for(account, self.shared.config.grace.as_millis() as u64)
    }

    /// Returns the time at which an account has been disconnected for `millis`, in milliseconds since 1970.
    /// Outages of the server extend it, because no player could return then.
    fn gone_for(&self, account: &str, millis: u64) -> Option<u64> {
        let since = self.presence.gone_since(account, self.awake_since)?;
        Some(since + millis + self.shared.outages().refund(since))
    }

    /// Returns true if an account has been disconnected for the server's grace time.
    pub(super) fn is_gone(&self, account: &str) -> bool {
        self.gone_from(account).is_some_and(|from| from <= self.shared.alive_at())
    }

    /// Returns the time from which a substitute bot plays for a disconnected account without consent, if the
    /// table's rule provides that.
    pub(super) fn stand_in_from(&self, account: &str) -> Option<u64> {
        match self.away_rule() {
            Away::Wait => None,
            Away::StandIn { after } => self.gone_for(account, u64::from(after) * 1_000),
        }
    }

    /// Returns true if a substitute bot decides for an account in the running match.
    pub(super) fn is_away(&self, account: &str) -> bool {
        let due = || self.stand_in_from(account).is_some_and(|from| from <= self.shared.alive_at());
        self.state().status == Status::Playing && (self.absentees.has_stand_in(account) || due())
    }

    /// Returns the people who play and are connected. They vote on substitute bots.
    fn present(&self) -> Vec<String> {
        let players = self.state().chairs.iter().filter_map(|(_, chair)| chair.player());
        let here =
            |id: &&str| self.names.account(id).kind == AccountKind::Person && self.presence.connected(id);
        players.filter(here).map(str::to_owned).collect()
    }

    /// Returns the absent players who may get a substitute bot by consent, and have none yet. A
    /// correspondence match has no such players.
    pub(super) fn absent(&self) -> Vec<Absent> {
        let state = self.state();
        if state.status != Status::Playing || self.is_slow() {
            return Vec::new();
        }
        let present = self.present();
        let gone = |(seat, account): (Seat, &str)| {
            let since = self.presence.gone_since(account, self.awake_since)?;
            let waits =
                self.is_gone(account) && !self.is_away(account) && self.stand_in_from(account).is_none();
            let agreed = self.absentees.agreed(account);
            let needs = present.iter().filter(|judge| !agreed.contains(judge)).cloned().collect();
            waits.then(|| Absent { seat, since, agreed: agreed.to_vec(), needs })
        };
        let players = state.chairs.iter().filter_map(|(seat, chair)| Some((seat, chair.player()?)));
        players.filter_map(gone).collect()
    }

    /// Records a player's consent to a substitute bot for a seat, or the withdrawal of that consent.
    pub(super) fn stand_in(&mut self, judge: &Account, seat: Seat, agree: bool) -> Done {
        self.playing()?;
        let Some(account) = self.state().chairs.get(seat).and_then(|chair| chair.player()) else {
            return no(ProblemCode::NotFound, "no player with an account plays in that seat");
        };
        if !self.absent().iter().any(|absent| absent.seat == seat) {
            let message =
                "the table has not waited long enough for that player; ask for a substitute bot later";
            return no(ProblemCode::WrongTime, message);
        }
        let (account, present) = (account.to_owned(), self.present());
        if !present.contains(&judge.id) {
            return no(ProblemCode::NotAllowed, "only people who play here can agree to that");
        }
        if self.absentees.agreed(&account).contains(&judge.id) == agree {
            return Ok(None);
        }
        self.absentees.vote(&account, &judge.id, agree, &present);
        self.away = self.who_is_away();
        self.tell_table();
        Ok(None)
    }

    /// Counts the votes again, because players may have left. Forgets the votes if no match runs.
    pub(super) fn count_absentees(&mut self) {
        if self.state().status == Status::Playing {
            let present = self.present();
            self.absentees.count(&present);
        } else {
            self.absentees.clear();
        }
    }

    pub(super) fn who_is_away(&self) -> Vec<Seat> {
        let chairs = self.state().chairs.iter();
        chairs.filter(|(_, c)| c.player().is_some_and(|a| self.is_away(a))).map(|(seat, _)| seat).collect()
    }
}
