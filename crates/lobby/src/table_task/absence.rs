//! Players who are gone from a running match, and who plays for them meanwhile.

use contract::Seat;
use protocol::{Absent, Account, AccountKind, Away, ProblemCode, Status};

use super::{TableTask, refusals::no, requests::Done};
use crate::setup::by_clock;

impl TableTask {
    /// What the table does while a player is gone.
    fn away_rule(&self) -> Away {
        let setup = &self.state().setup;
        setup.away.unwrap_or_else(|| by_clock(setup.clock, self.shared.config.grace))
    }

    /// From when on an account has been gone for the server's grace time, if it is gone.
    pub(super) fn gone_from(&self, account: &str) -> Option<u64> {
        self.gone_for(account, self.shared.config.grace.as_millis() as u64)
    }

    /// From when on an account has been gone for so many milliseconds, if it is gone. Times in which the server was not alive do not
    /// count: nobody could come back.
    fn gone_for(&self, account: &str, millis: u64) -> Option<u64> {
        let since = self.presence.gone_since(account, self.awake_since)?;
        Some(since + millis + self.shared.outages().refund(since))
    }

    /// Whether an account has been gone for the server's grace time.
    pub(super) fn is_gone(&self, account: &str) -> bool {
        self.gone_from(account).is_some_and(|from| from <= self.shared.alive_at())
    }

    /// From when on an automatic player stands in for an account that is gone, if nobody has to agree.
    pub(super) fn stand_in_from(&self, account: &str) -> Option<u64> {
        match self.away_rule() {
            Away::Wait => None,
            Away::StandIn { after } => self.gone_for(account, u64::from(after) * 1_000),
        }
    }

    /// Whether an automatic player decides for an account in a running match.
    pub(super) fn is_away(&self, account: &str) -> bool {
        let due = || self.stand_in_from(account).is_some_and(|from| from <= self.shared.alive_at());
        self.state().status == Status::Playing && (self.absentees.has_stand_in(account) || due())
    }

    /// The people who play and are here: they decide for whom an automatic player stands in.
    fn present(&self) -> Vec<String> {
        let players = self.state().chairs.iter().filter_map(|(_, chair)| chair.player());
        let here =
            |id: &&str| self.names.account(id).kind == AccountKind::Person && self.presence.connected(id);
        players.filter(here).map(str::to_owned).collect()
    }

    /// Players for whom others may agree that an automatic player stands in: gone for long, and nobody does yet.
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

    /// One of those who are here agrees that an automatic player stands in for somebody, or no longer.
    pub(super) fn stand_in(&mut self, judge: &Account, seat: Seat, agree: bool) -> Done {
        self.playing()?;
        let Some(account) = self.state().chairs.get(seat).and_then(|chair| chair.player()) else {
            return no(ProblemCode::NotFound, "nobody with an account plays in that seat");
        };
        if !self.absent().iter().any(|absent| absent.seat == seat) {
            let message = "the table is not waiting long enough for that player to need a stand-in";
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

    /// Whether those who are left agree now, since somebody else went.
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
