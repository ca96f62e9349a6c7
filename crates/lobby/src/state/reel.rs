//! The recap of a table's match for an account that was away.

use contract::Json;
use protocol::{
    Problem, ProblemCode,
    http::{Reel, ReelStep},
};

use super::State;
use crate::{
    Catalogue,
    game::{Inputs, NotPlayed, Reeled},
};

/// The reason why there is no recap.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoReel {
    #[error("no match has begun at this table")]
    NoMatch,
    #[error("this server no longer has the rules of this match")]
    OldRules,
    /// The match continued while its inputs were read.
    #[error("the match continued in the meantime; try again")]
    MovedOn,
    #[error("the match can no longer be replayed: {0}")]
    Unplayable(#[from] NotPlayed),
    /// The rules panicked.
    #[error("the replay of the match failed")]
    Broken,
}

impl From<NoReel> for Problem {
    fn from(why: NoReel) -> Self {
        let code = match &why {
            NoReel::NoMatch => ProblemCode::WrongTime,
            NoReel::OldRules => ProblemCode::NotInThisGame,
            NoReel::MovedOn => ProblemCode::TooMany,
            NoReel::Unplayable(_) | NoReel::Broken => {
                tracing::error!(error = %why, "a running match cannot be replayed");
                let message = "the match could not be replayed; the server's log says why";
                return Self::new(ProblemCode::Internal, message);
            }
        };
        Self::new(code, why.to_string())
    }
}

impl State {
    /// Returns an account's recap of the match after the step with the account's number `after`, from the
    /// match's `inputs`. Cost: replays the match.
    pub(crate) fn reel(
        &self,
        account: &str,
        after: Option<u64>,
        inputs: Inputs,
        catalogue: &Catalogue,
    ) -> Result<Reel<Json>, NoReel> {
        let game = self.game.as_ref();
        let game = game.ok_or(if self.unplayable.is_some() { NoReel::OldRules } else { NoReel::NoMatch })?;
        let after = after.map(|number| self.numbers.first(account, number, self.seq));
        let cut = game.cut(self.observer(account), after);
        let replay = game.replay_from(inputs).ok_or(NoReel::MovedOn)?;
        let opened = self.open(self.stored, replay.rules_version, &replay.start()?, catalogue);
        let rules = opened.ok().flatten().ok_or(NoReel::OldRules)?;
        let Reeled { view, waiting, steps } = replay.show(rules, &cut)?;
        let numbered = |step: ReelStep<Json>| ReelStep { seq: self.told(account, step.seq), ..step };
        Ok(Reel {
            number: game.number,
            you: cut.who.seat(),
            left_out: cut.left_out as u32,
            view,
            waiting: waiting.iter().collect(),
            steps: steps.into_iter().map(numbered).collect(),
        })
    }
}
