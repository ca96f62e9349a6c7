//! The match: its beginning, its inputs, its end.

use std::cmp::Ordering;

use contract::{Input, Json, Seat, SeatChange};
use protocol::{
    Account, By, Clock, Deal, Newcomers, Problem, ProblemCode, RequestId, Setup, Status, Visibility,
};
use serde_json::Value;

use super::{
    TableTask,
    refusals::{by_label, no, refusal, slower},
    requests::Done,
};
use crate::{
    Entry, Logged, Luck, Requested,
    chair::Chair,
    done::{What, fingerprint},
    problems::with_json,
    setup::check_setup,
    shuffled_seats,
    state::State,
};

/// The reason why a match cannot be a lesson.
const NO_LESSON: &str =
    "a lesson is for one person with bots, at a private table without a clock and without newcomers";

impl TableTask {
    pub(super) async fn start(&mut self, account: &Account, lesson: bool) -> Done {
        self.host(account)?;
        self.gathering("the match has begun")?;
        let state = self.state();
        if state.chairs.iter().any(|(_, chair)| chair.is_free()) {
            return no(ProblemCode::NotReady, "some seats are free; fill them, or configure fewer seats");
        }
        let unready = |chair: &Chair| match chair {
            Chair::Account { account: a, ready, beside, .. } => {
                !ready && *a != account.id && beside.as_ref() != Some(&account.id)
            }
            Chair::Bot { .. } | Chair::Free => false,
        };
        if state.chairs.iter().any(|(_, chair)| unready(chair)) {
            return no(ProblemCode::NotReady, "some players are not ready; wait for them");
        }
        let Some(offer) = self.shared.catalogue.get(&state.setup.game) else {
            return no(ProblemCode::NotFound, "this server does not offer that game");
        };
        if let Some(set) = state.duplicate.clone().filter(|_| state.matches() == 0) {
            return Box::pin(self.start_duplicate(set, lesson)).await;
        }
        if lesson && !self.may_be_lesson() {
            return no(ProblemCode::BadSetup, NO_LESSON);
        }
        let id = uuid::Uuid::now_v7().to_string();
        if let Some(continues) = state.continues.clone() {
            let entries = Box::pin(self.continued(id, continues)).await?;
            return self.begin(entries).await;
        }
        let (seed, deal) = match lesson {
            true => (Luck::lesson(&state.setup.game, state.setup.seats.get()), Deal::Lesson),
            false => {
                let luck = self.shared.config.luck;
                let seed = luck.deal(&state.setup.game, state.chairs.seats().get(), state.matches() + 1);
                (seed, Deal::Chance)
            }
        };
        // Options that were chosen for older rules may need completion or another choice. Older setups do not
        // shuffle the seats.
        let asked = Setup { random_seats: Some(state.setup.has_random_seats()), ..state.setup.clone() };
        let setup =
            check_setup(&self.shared.catalogue, self.shared.config.grace, asked).map_err(with_json)?;
        let teams = self.shared.catalogue.teams(&setup);
        let shuffles = setup.has_random_seats() && !lesson;
        let began = Entry::Began {
            id,
            rules_version: offer.game.rules_version(),
            seed: seed.reveal(),
            continues: None,
            deal,
            guess: None,
            shuffled: shuffles.then(|| shuffled_seats(&seed, setup.seats, teams)),
        };
        let in_place = state.stay_in_place(&setup, teams);
        let completed = (setup != state.setup).then_some(Entry::Configured { setup, in_place });
        self.begin(completed.into_iter().chain([began]).collect()).await
    }

    pub(super) async fn begin(&mut self, entries: Vec<Entry>) -> Done {
        self.nobody_thinks();
        self.learn_times().await?;
        self.absentees.clear();
        self.log_and_count(entries).await
    }

    /// Returns true if the match can be a lesson, whose deal is public. One person plays alone, and no player
    /// can join.
    fn may_be_lesson(&self) -> bool {
        let State { setup, chairs, .. } = self.state();
        let alone = chairs.iter().filter(|(_, chair)| chair.account().is_some()).count() == 1;
        let closed = setup.visibility == Visibility::Private && setup.newcomers == Newcomers::Nobody;
        alone && closed && setup.clock == Clock::None
    }

    /// Returns the random source of bots. In a lesson it is always the same.
    pub(super) fn luck(&self) -> Luck {
        let state = self.state();
        let lesson = Luck::lesson(&state.setup.game, state.setup.seats.get());
        match &state.game {
            Some(game) if game.seed_hash() == lesson.hash() => Luck::LESSON,
            Some(_) | None => self.shared.config.luck,
        }
    }

    pub(super) async fn submit(
        &mut self,
        account: &Account,
        id: RequestId,
        decision: u64,
        intent: Value,
    ) -> Done {
        let from = Requested { account: account.id.clone(), request: id };
        if let Some(answer) = self.answered(&from, &What::Decision(decision, &intent))? {
            return Ok(Some(answer));
        }
        let seat = self.player(account)?;
        self.playing()?;
        let state = self.state();
        let game = state.game.as_ref().expect("a playing table has a match");
        let Some(asked) = game.asked(seat) else {
            return no(ProblemCode::NotWaiting, "it is not your turn");
        };
        match decision.cmp(&state.told(&account.id, asked.number)) {
            Ordering::Equal => {}
            Ordering::Less => {
                return no(ProblemCode::Stale, "that decision is no longer open; the current one follows");
            }
            Ordering::Greater => {
                return no(ProblemCode::Stale, "no decision has that number; the current one follows");
            }
        }
        if game.is_paused() {
            return no(
                ProblemCode::NotWaiting,
                "the match is paused; it continues when a player ends the pause",
            );
        }
        let turn = (game.number, asked.turn);
        self.thrift.submission(seat, turn).map_err(slower)?;
        let input = Input::Intent(intent);
        let played = self.play(seat, By::Player, Some(from.clone()), &input).await;
        if let Err(problem) = &played
            && matches!(problem.code, ProblemCode::Refused | ProblemCode::Malformed)
            && let Input::Intent(intent) = &input
        {
            let submitted = (decision, fingerprint(&intent.to_string()));
            self.refused.keep(from, submitted, problem.clone());
        }
        played
    }

    pub(super) async fn change_seat(&mut self, account: &Account, id: RequestId, change: SeatChange) -> Done {
        let from = Requested { account: account.id.clone(), request: id };
        if let Some(answer) = self.answered(&from, &What::Change(change))? {
            return Ok(Some(answer));
        }
        let seat = self.player(account)?;
        self.playing()?;
        if change == SeatChange::Claim {
            // A partner who still plays wins with the claimant.
            let state = self.state();
            let opponents = state.teams.opponents(seat, state.chairs.seats());
            let others = || opponents.iter().map(|other| &state.chairs[other]);
            if others().any(|chair| chair.player().is_some()) {
                return no(ProblemCode::NotAllowed, "other players are still playing");
            }
            if others().all(|chair| chair.account().is_none()) {
                return no(ProblemCode::NotAllowed, "no player has left this match; continue or resign");
            }
        }
        self.play(seat, By::Player, Some(from), &Input::Seat(change)).await
    }

    pub(super) async fn again(&mut self, account: &Account) -> Done {
        match self.state().status {
            Status::Finished => {}
            Status::Playing => return no(ProblemCode::WrongTime, "the match has not finished"),
            Status::Gathering if self.state().proposed_by.is_some() => {
                return no(ProblemCode::WrongTime, "a rematch is already proposed; set yourself ready");
            }
            Status::Gathering => return no(ProblemCode::WrongTime, "no match has been played here yet"),
        }
        self.may_ask_again(account)?;
        self.log_and_count(vec![Entry::Again { by: Some(account.id.clone()), moved: self.state().turn() }])
            .await
    }

    fn may_ask_again(&self, account: &Account) -> Result<(), Problem<Json>> {
        let state = self.state();
        let plays_on = |seat: Seat| state.chairs[seat].player().is_some();
        match state.seat_of(&account.id) {
            None if state.host != account.id => {
                no(ProblemCode::NotAllowed, "only the players of this match can ask for a rematch")
            }
            // The result belongs to the players who stayed.
            Some(seat) if !plays_on(seat) && state.chairs.seats().seats().any(plays_on) => no(
                ProblemCode::NotAllowed,
                "you gave up your seat; only the players who stayed can ask for a rematch",
            ),
            Some(_) | None => Ok(()),
        }
    }

    /// Returns the entry with the rest of the banks that the last input stopped.
    pub(super) fn settle(&mut self, at: u64) -> Option<Logged> {
        let time = (self.shared.alive_at(), self.all_outages());
        self.state_mut().settle(at, (time.0, &time.1))
    }

    /// Plays one input and stores it.
    pub(super) async fn play(&mut self, seat: Seat, by: By, from: Option<Requested>, input: &Input) -> Done {
        let at = self.shared.clock.now();
        let logged = self.state_mut().try_play(at, seat, by, from, input).map_err(refusal)?;
        let banks = self.settle(at);
        self.store([logged].into_iter().chain(banks).collect()).await?;
        metrics::counter!("septet_inputs_total", "by" => by_label(by)).increment(1);
        Ok(Some(self.state().seq))
    }
}
