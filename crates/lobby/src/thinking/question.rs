//! The question to a bot, and its answer.

use std::panic::{AssertUnwindSafe, catch_unwind};

use contract::{Allowance, AnyPlayer, CannotDecide, Json, People, Seat};
use protocol::Setup;
use serde_json::Value;

use crate::{Catalogue, Luck};

/// The question to a bot: the view and the choices of its seat, and no other part of the match.
pub(crate) struct Question {
    pub(crate) catalogue: Catalogue,
    pub(crate) setup: Setup,
    pub(crate) rules_version: u32,
    /// The name of the built-in bot; `None`: the substitute bot.
    pub(crate) player: Option<String>,
    pub(crate) seat: Seat,
    pub(crate) view: String,
    pub(crate) choices: Json,
    pub(crate) people: People,
    pub(crate) luck: Luck,
    /// The number of the match at its table.
    pub(crate) of_match: u32,
    /// The number of the decision.
    pub(crate) number: u64,
}

/// The answer of a bot.
#[derive(Default)]
pub(crate) struct Answer {
    /// `None` if all bots failed that were asked.
    pub(crate) intent: Option<Value>,
    /// True if the move should wait until people have had their time.
    pub(crate) waits: bool,
}

impl Question {
    /// Asks the bot. If it fails, or if this server does not have it, asks the reserves. A fault of a bot is
    /// logged, and the table continues.
    pub(crate) fn answer(&self, allowance: Allowance<'_>) -> Answer {
        let Some(edition) = self.catalogue.edition(&self.setup.game, self.rules_version) else {
            return Answer::default();
        };
        let asked = match &self.player {
            Some(name) => edition.player(name),
            None => edition.stand_in(),
        };
        if asked.is_none() {
            tracing::error!(game = self.setup.game, player = self.player, "there is no such built-in bot");
        }
        let mut faulty = Vec::new();
        for player in asked.into_iter().chain(edition.reserves()) {
            if faulty.contains(&player.name()) {
                continue;
            }
            match self.ask(player, allowance) {
                Some(answer) => return answer,
                None => faulty.push(player.name()),
            }
        }
        Answer::default()
    }

    fn ask(&self, player: &dyn AnyPlayer, allowance: Allowance<'_>) -> Option<Answer> {
        let (seats, options, view) = (self.setup.seats, &self.setup.options, self.view.as_str());
        let mut rng = self.luck.draw(self.of_match, self.seat, self.number);
        let intent = contain(player, || {
            player.decide_within(seats, options, (view, self.choices.get()), &mut rng, allowance)
        })?;
        let mut waits = || player.waits(seats, options, view, (self.seat, &intent), self.people, &mut rng);
        let waits = !self.people.deciding.is_empty() && contain(player, &mut waits).unwrap_or(false);
        Some(Answer { intent: Some(intent), waits })
    }
}

/// Runs code of a bot. Returns `None` and logs it if the code fails or panics.
pub(super) fn contain<T>(player: &dyn AnyPlayer, ask: impl FnOnce() -> Result<T, CannotDecide>) -> Option<T> {
    let player = player.name();
    match catch_unwind(AssertUnwindSafe(ask)) {
        Ok(Ok(said)) => Some(said),
        Ok(Err(error)) => {
            tracing::error!(player, %error, "a built-in bot failed");
            metrics::counter!("septet_player_faults_total").increment(1);
            None
        }
        Err(_) => {
            tracing::error!(player, "a built-in bot panicked; another bot decides");
            metrics::counter!("septet_player_faults_total").increment(1);
            None
        }
    }
}
