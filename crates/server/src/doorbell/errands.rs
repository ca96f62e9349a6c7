//! The schedule of notifications: a fold of the tables' pending decisions, without a clock or network.

use std::{
    collections::{HashMap, HashSet},
    time::Duration,
};

use lobby::Debtor;

use crate::store::Rung;

/// The pending decisions of all tables and the state of their notifications.
pub(crate) struct Errands {
    /// The time a decision waits before its player is notified, in milliseconds.
    after: u64,
    /// The least time between a notification and its reminder, in milliseconds.
    apart: u64,
    tables: HashMap<String, Waited>,
    /// Notifications from before the server was started, until their table reports its pending decisions.
    before: HashMap<(String, String), Rung>,
}

/// A table with pending decisions.
struct Waited {
    code: String,
    game: String,
    errands: Vec<Errand>,
}

struct Errand {
    debtor: Debtor,
    stage: Stage,
}

/// The state of the notifications for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The player is to be notified at this time.
    Waits { at: u64 },
    /// The player was notified at this time.
    Called { at: u64 },
    /// The player is to be reminded at this time.
    Reminds { at: u64 },
    /// The player was reminded.
    Reminded,
    /// The account has no way to receive notifications.
    Unreachable,
}

/// A player to notify now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Due {
    pub account: String,
    pub table: String,
    pub code: String,
    pub game: String,
    pub decision: u64,
    pub until: Option<u64>,
    /// True for a reminder, which follows a notification.
    pub reminder: bool,
}

/// A notification to withdraw, because its decision is not pending any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Taken {
    pub account: String,
    pub table: String,
    pub code: String,
    pub game: String,
    pub decision: u64,
}

/// The result for a due notification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// The notification or the reminder was sent.
    Called,
    /// To be tried again at this time.
    Later(u64),
    /// The account has no way to receive notifications, or does not exist any more.
    Unreachable,
}

impl Errands {
    pub(crate) fn new(after: Duration, apart: Duration, before: HashMap<(String, String), Rung>) -> Self {
        let [after, apart] = [after, apart].map(|time| time.as_millis() as u64);
        Self { after, apart, tables: HashMap::new(), before }
    }

    /// Notes the pending decisions of a table. Returns the notifications to withdraw.
    pub(crate) fn note(
        &mut self,
        (table, code, game): (&str, &str, &str),
        debtors: Vec<Debtor>,
        now: u64,
    ) -> Vec<Taken> {
        let mut known = self.tables.remove(table).map(|waited| waited.errands).unwrap_or_default();
        let errands: Vec<Errand> = debtors
            .into_iter()
            .map(|debtor| {
                let same = |errand: &Errand| {
                    errand.debtor.account == debtor.account && errand.debtor.decision == debtor.decision
                };
                let stage = match known.iter().position(same) {
                    Some(place) => known.swap_remove(place).stage,
                    None => self.begin(&debtor, table, now),
                };
                Errand { debtor, stage }
            })
            .collect();
        let mut over: Vec<(String, u64)> = known
            .into_iter()
            .filter(|errand| errand.stage.was_called())
            .map(|errand| (errand.debtor.account, errand.debtor.decision))
            .collect();
        over.extend(self.left_over(table));
        if !errands.is_empty() {
            let (code, game) = (code.to_owned(), game.to_owned());
            self.tables.insert(table.to_owned(), Waited { code, game, errands });
        }
        let taken = |(account, decision)| Taken {
            account,
            table: table.to_owned(),
            code: code.to_owned(),
            game: game.to_owned(),
            decision,
        };
        over.into_iter().map(taken).collect()
    }

    /// Returns the state of a new decision. A decision that was notified before the server was started is not
    /// notified again.
    fn begin(&mut self, debtor: &Debtor, table: &str, now: u64) -> Stage {
        let key = (debtor.account.clone(), table.to_owned());
        match self.before.get(&key) {
            Some(rung) if rung.decision == debtor.decision => {
                let reminded = rung.reminded;
                self.before.remove(&key);
                if reminded { Stage::Reminded } else { Stage::Called { at: now } }
            }
            Some(_) | None => Stage::Waits { at: now + self.after },
        }
    }

    /// Takes the notifications at this table from before the start whose decisions are not pending any more.
    fn left_over(&mut self, table: &str) -> Vec<(String, u64)> {
        if self.before.is_empty() {
            return Vec::new();
        }
        let of_it: Vec<_> = self.before.extract_if(|(_, of), _| of == table).collect();
        of_it.into_iter().map(|((account, _), rung)| (account, rung.decision)).collect()
    }

    /// Takes the remaining notifications from before the start. Once all tables with pending decisions were
    /// noted, the remaining ones are at tables that wait for no player.
    pub(crate) fn rest_of_before(&mut self) -> Vec<Rung> {
        std::mem::take(&mut self.before).into_values().collect()
    }

    /// Returns the tables with pending decisions except these: id, code and game of each.
    pub(crate) fn tables_but(&self, these: &HashSet<String>) -> Vec<(String, String, String)> {
        let others = self.tables.iter().filter(|(table, _)| !these.contains(*table));
        others.map(|(table, waited)| (table.clone(), waited.code.clone(), waited.game.clone())).collect()
    }

    /// Schedules the reminder of a notified player, this long before their time runs out.
    pub(crate) fn remind(&mut self, due: &Due, before: Option<Duration>) {
        let apart = self.apart;
        let Some(errand) = self.errand(due) else { return };
        let Stage::Called { at } = errand.stage else { return };
        let (Some(until), Some(before)) = (errand.debtor.until, before) else { return };
        let when = until.saturating_sub(before.as_millis() as u64);
        if when >= at + apart {
            errand.stage = Stage::Reminds { at: when };
        }
    }

    /// Returns the notified players whose wish for a reminder is not looked up yet.
    pub(crate) fn called(&self) -> Vec<Due> {
        self.all(|stage| matches!(stage, Stage::Called { .. }))
    }

    /// Returns the players to notify now.
    pub(crate) fn due(&self, now: u64) -> Vec<Due> {
        self.all(|stage| match stage {
            Stage::Waits { at } | Stage::Reminds { at } => at <= now,
            Stage::Called { .. } | Stage::Reminded | Stage::Unreachable => false,
        })
    }

    fn all(&self, which: impl Fn(Stage) -> bool) -> Vec<Due> {
        let of_table = |(table, waited): (&String, &Waited)| {
            let of_errand = |errand: &Errand| Due {
                account: errand.debtor.account.clone(),
                table: table.clone(),
                code: waited.code.clone(),
                game: waited.game.clone(),
                decision: errand.debtor.decision,
                until: errand.debtor.until,
                reminder: errand.stage.was_called(),
            };
            let wanted = waited.errands.iter().filter(|errand| which(errand.stage));
            wanted.map(of_errand).collect::<Vec<_>>()
        };
        self.tables.iter().flat_map(of_table).collect()
    }

    /// Notes the result for a due notification.
    pub(crate) fn done(&mut self, due: &Due, deed: Deed, now: u64) {
        let Some(errand) = self.errand(due) else { return };
        errand.stage = match (deed, due.reminder) {
            (Deed::Called, false) => Stage::Called { at: now },
            (Deed::Called, true) => Stage::Reminded,
            (Deed::Later(at), false) => Stage::Waits { at },
            // The time may run out before the quiet hours end.
            (Deed::Later(at), true) if errand.debtor.until.is_some_and(|until| at < until) => {
                Stage::Reminds { at }
            }
            (Deed::Later(_), true) => Stage::Reminded,
            (Deed::Unreachable, false) => Stage::Unreachable,
            (Deed::Unreachable, true) => Stage::Reminded,
        };
    }

    fn errand(&mut self, due: &Due) -> Option<&mut Errand> {
        let errands = &mut self.tables.get_mut(&due.table)?.errands;
        let same = |errand: &&mut Errand| {
            errand.debtor.account == due.account && errand.debtor.decision == due.decision
        };
        errands.iter_mut().find(same)
    }
}

impl Stage {
    /// Returns whether a notification was sent, so that it may have to be withdrawn.
    const fn was_called(self) -> bool {
        match self {
            Self::Called { .. } | Self::Reminds { .. } | Self::Reminded => true,
            Self::Waits { .. } | Self::Unreachable => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const T: (&str, &str, &str) = ("t", "CODE", "a-game");
    const MINUTE: u64 = 60_000;

    fn owes(account: &str, decision: u64, until: Option<u64>) -> Debtor {
        let seat = contract::SeatCount::new(2).and_then(|seats| contract::Seat::new(0, seats));
        Debtor { account: account.into(), seat: seat.expect("the first of two"), decision, until }
    }

    fn errands() -> Errands {
        Errands::new(Duration::from_secs(60), Duration::from_secs(600), HashMap::new())
    }

    fn who(due: &[Due]) -> Vec<(&str, u64, bool)> {
        let mut all: Vec<_> = due.iter().map(|d| (d.account.as_str(), d.decision, d.reminder)).collect();
        all.sort_unstable();
        all
    }

    fn call_all(errands: &mut Errands, now: u64) {
        for due in errands.due(now) {
            errands.done(&due, Deed::Called, now);
        }
    }

    #[test]
    fn a_decision_calls_once_after_a_while() {
        let mut errands = errands();
        assert_eq!(errands.note(T, vec![owes("ann", 7, None), owes("bob", 7, None)], 0), []);
        assert_eq!(errands.due(MINUTE - 1), []);
        // Bob decides in time, and Ann's decision still waits.
        assert_eq!(errands.note(T, vec![owes("ann", 7, None)], MINUTE - 1), []);
        assert_eq!(who(&errands.due(MINUTE)), [("ann", 7, false)]);
        call_all(&mut errands, MINUTE);
        assert_eq!(errands.due(u64::MAX), []);
        errands.note(T, vec![owes("ann", 7, None), owes("cy", 9, None)], 2 * MINUTE);
        assert_eq!(who(&errands.due(9 * MINUTE)), [("cy", 9, false)], "Ann was called");
    }

    #[test]
    fn what_is_taken_is_taken_back_once_and_the_next_decision_calls_again() {
        let mut errands = errands();
        errands.note(T, vec![owes("ann", 7, None)], 0);
        call_all(&mut errands, MINUTE);
        let taken = errands.note(T, vec![owes("ann", 8, None)], 2 * MINUTE);
        assert_eq!(taken.iter().map(|t| (t.account.as_str(), t.decision)).collect::<Vec<_>>(), [("ann", 7)]);
        assert_eq!(errands.note(T, vec![owes("bob", 9, None)], 2 * MINUTE), [], "nobody was called for 8");
        call_all(&mut errands, 3 * MINUTE);
        assert_eq!(errands.note(T, vec![], 4 * MINUTE).len(), 1, "the match has ended");
        assert_eq!(errands.note(T, vec![], 4 * MINUTE), []);
        assert!(errands.tables.is_empty());
    }

    #[test]
    fn a_reminder_comes_once_before_the_end_if_there_is_time_for_it() {
        let hour = 60 * MINUTE;
        let minutes = |n: u64| Some(Duration::from_secs(n * 60));
        for (until, before, reminded) in [
            (Some(24 * hour), minutes(60), Some(23 * hour)),
            (Some(24 * hour), None, None),
            (None, minutes(60), None),
            // The notification comes after one minute, the reminder ten minutes later: the least distance.
            (Some(hour + 11 * MINUTE), minutes(60), Some(11 * MINUTE)),
            (Some(hour + 10 * MINUTE), minutes(60), None),
            (Some(10 * MINUTE), minutes(60), None),
        ] {
            let mut errands = errands();
            errands.note(T, vec![owes("ann", 7, until)], 0);
            call_all(&mut errands, MINUTE);
            for due in errands.called() {
                errands.remind(&due, before);
            }
            let Some(at) = reminded else {
                assert_eq!(errands.due(u64::MAX), [], "{until:?} {before:?}");
                continue;
            };
            assert_eq!(errands.due(at - 1), []);
            assert_eq!(who(&errands.due(at)), [("ann", 7, true)]);
            call_all(&mut errands, at);
            assert_eq!(errands.due(u64::MAX), []);
            assert_eq!(errands.note(T, vec![], at).len(), 1);
        }
    }

    #[test]
    fn quiet_hours_put_off_and_a_reminder_never_comes_after_the_end() {
        let mut errands = errands();
        errands.note(T, vec![owes("ann", 7, Some(100 * MINUTE))], 0);
        let due = errands.due(MINUTE).remove(0);
        errands.done(&due, Deed::Later(30 * MINUTE), MINUTE);
        assert_eq!(errands.due(29 * MINUTE), []);
        call_all(&mut errands, 30 * MINUTE);
        let due = errands.called().remove(0);
        errands.remind(&due, Some(Duration::from_secs(50 * 60)));
        let due = errands.due(50 * MINUTE).remove(0);
        assert!(due.reminder);
        errands.done(&due, Deed::Later(100 * MINUTE), 50 * MINUTE);
        assert_eq!(errands.due(u64::MAX), []);
    }

    #[test]
    fn a_restart_calls_nobody_twice() {
        let rung = |account: &str, table: &str, decision, reminded| {
            let (account, table) = (account.to_owned(), table.to_owned());
            ((account.clone(), table.clone()), Rung { account, table, decision, reminded })
        };
        let before = [rung("ann", "t", 7, false), rung("bob", "t", 3, false), rung("cy", "t", 7, true)];
        let before = before.into_iter().chain([rung("ann", "gone", 4, false)]).collect();
        let mut errands = Errands::new(Duration::from_secs(60), Duration::from_secs(600), before);
        let until = Some(600 * MINUTE);
        let debtors = vec![owes("ann", 7, until), owes("bob", 8, until), owes("cy", 7, until)];
        let taken = errands.note(T, debtors, 0);
        assert_eq!(taken.iter().map(|t| (t.account.as_str(), t.decision)).collect::<Vec<_>>(), [("bob", 3)]);
        assert_eq!(who(&errands.called()), [("ann", 7, true)], "she may want to be reminded");
        assert_eq!(who(&errands.due(9 * MINUTE)), [("bob", 8, false)]);
        let rest = errands.rest_of_before();
        assert_eq!(rest.len(), 1);
        assert_eq!(rest[0].table, "gone");
    }

    #[test]
    fn whoever_cannot_be_called_is_not_asked_for_again() {
        let mut errands = errands();
        errands.note(T, vec![owes("ann", 7, None)], 0);
        let due = errands.due(MINUTE).remove(0);
        errands.done(&due, Deed::Unreachable, MINUTE);
        assert_eq!(errands.due(u64::MAX), []);
        assert_eq!(errands.note(T, vec![], MINUTE), [], "there is nothing to take back");
        // A late result for a finished decision changes nothing.
        errands.done(&due, Deed::Called, MINUTE);
        assert_eq!(errands.due(u64::MAX), []);
    }
}
