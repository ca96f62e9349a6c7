//! What-if matches: the view that a player takes along, and the beginning of the match at the new table.

use contract::{Json, Observer};
use protocol::{Account, AccountKind, Deal, Guess, GuessAt, Problem, ProblemCode, Status};

use super::{TableTask, refusals::no};
use crate::{
    Entry,
    guess::{MOST_BYTES, NoGuess, Seen},
    mailbox::{Beginning, Guessing},
    problems::with_json,
};

impl TableTask {
    pub(super) async fn guess(&mut self, Guessing { account, done }: Guessing) {
        let seen = match self.loaded().await {
            Ok(()) => self.seen_by(&account).await,
            Err(problem) => Err(problem),
        };
        let _ = done.send(seen);
    }

    /// Returns a player's current view. All clients at the table see that the player took it, once until the
    /// next input of the match.
    async fn seen_by(&mut self, account: &Account) -> Result<Seen, Problem<Json>> {
        let seat = self.player(account)?;
        self.playing()?;
        self.may_guess(account).map_err(|why| with_json(why.into()))?;
        let state = self.state();
        let game = state.game.as_ref().expect("a playing table has a match");
        let (sight, _) = game.sight_and_choices(Observer::Seat(seat));
        let text = sight.text();
        if text.len() > MOST_BYTES {
            return Err(with_json(NoGuess::TooLong.into()));
        }
        let view = serde_json::from_str(&text);
        let view = view.map_err(|_| Problem::new(ProblemCode::Internal, "your view cannot be read"))?;
        // A what-if match of a what-if match names the first match. That one must stay secret until it is
        // finished.
        let at = state.guess().unwrap_or_else(|| GuessAt { of: game.id.clone(), table: state.id.clone() });
        let (inputs, rules_version) = (game.inputs() as u32, game.rules_version);
        let seen = Seen {
            guess: Guess { of: at.of.clone(), seat, view },
            at,
            rules_version,
            setup: state.setup.clone(),
            taken: state.chairs.map(|_, chair| !chair.is_free()),
            bytes: text.len(),
        };
        if state.guessed.get(&seat) != Some(&inputs) {
            self.spare(account)?;
            let account = account.id.clone();
            self.log(vec![Entry::Guessed { seat, account, inputs }]).await?;
        }
        Ok(seen)
    }

    /// Checks if a player may start a what-if match. It is help by a computer: the table must allow hints, or
    /// no other account may sit there.
    fn may_guess(&self, account: &Account) -> Result<(), NoGuess> {
        if account.kind == AccountKind::Bot {
            return Err(NoGuess::Program);
        }
        let state = self.state();
        match state.deal {
            Deal::Chance | Deal::Lesson | Deal::Fork | Deal::Guess { .. } => {}
            Deal::Day { .. } | Deal::Duplicate { .. } => return Err(NoGuess::Compared),
        }
        if state.companions_of(&account.id).next().is_some() {
            return Err(NoGuess::Shared);
        }
        let others = |sits: Option<&str>| sits.is_some_and(|sits| sits != account.id);
        if !state.setup.hints && state.chairs.iter().any(|(_, chair)| others(chair.account())) {
            return Err(NoGuess::NoHints);
        }
        let offer = self.shared.catalogue.get(&state.setup.game).ok_or(NoGuess::NoGame)?;
        let ours = offer.game.rules_version();
        let theirs = state.game.as_ref().map_or(ours, |game| game.rules_version);
        if theirs == ours { Ok(()) } else { Err(NoGuess::OtherRules { theirs, ours }) }
    }

    /// Begins a match at a table that was made for it and has no other entry.
    pub(super) async fn begin_as(&mut self, Beginning { account, entries, done }: Beginning) {
        let begun = match self.loaded().await {
            Ok(()) => self.begin_at_once(&account, entries).await,
            Err(problem) => Err(problem),
        };
        let _ = done.send(begun);
    }

    async fn begin_at_once(&mut self, account: &str, entries: Vec<Entry>) -> Result<(), Problem<Json>> {
        let state = self.state();
        let untouched = state.status == Status::Gathering && state.stored == 1;
        if !untouched || !state.host_is(account) {
            return no(ProblemCode::WrongTime, "this table is not new; make another table");
        }
        for entry in &entries {
            if let Entry::Sat { account, .. } = entry {
                self.know(account).await?;
            }
        }
        self.begin(entries).await.map(|_| ())
    }
}
