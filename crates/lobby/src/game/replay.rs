//! The data for a replay of a match: all inputs of the rules, and the lobby's data beside them.

use contract::{AnyMatch, BySeat, Input, InputRefused, Seat, Seed};
use protocol::{By, Guess};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{Game, Left, Start, TakenBack};
use crate::{Entry, Logged, Outage, Sitter};

/// The data for a replay of a match. As secret as the log of which it is a part.
#[derive(Serialize, Deserialize)]
pub(crate) struct Replay {
    id: String,
    number: u32,
    pub(crate) rules_version: u32,
    seed: String,
    /// The view with which a what-if match began, in place of a deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    guess: Option<Box<Guess>>,
    /// The entry with which it began, and the time.
    began: (u64, u64),
    players: BySeat<Option<Sitter>>,
    taken: BySeat<u64>,
    #[serde(default, skip_serializing_if = "TakenBack::is_nothing")]
    taken_back: TakenBack,
    inputs: Inputs,
    /// The rest of the banks at the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    banks: Vec<Left>,
    /// The pauses that ended.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pauses: Vec<(u64, u64)>,
    /// The start of the current pause.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    paused: Option<u64>,
}

/// The inputs of a match in order, each as it is written. There may be many, and they are only passed on.
#[derive(Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Inputs(Vec<Box<RawValue>>);

/// An input: its entry, time, seat, decider and content.
type Played<I> = (u64, u64, Seat, By, I);

/// The reason why a match cannot be replayed from its data.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotPlayed {
    #[error("its seed cannot be read")]
    Seed,
    #[error(transparent)]
    Unread(#[from] serde_json::Error),
    #[error(transparent)]
    Refused(#[from] InputRefused),
    #[error("it has fewer inputs than it had")]
    Short,
}

impl Inputs {
    /// Adds the inputs of an entry. `seq` is its number for clients. The beginning of a match removes all
    /// inputs before.
    pub(crate) fn go_on(&mut self, logged: &Logged, seq: u64) -> Result<(), serde_json::Error> {
        match &logged.entry {
            Entry::Began { .. } | Entry::Again { .. } => self.0.clear(),
            Entry::Played { seat, by, input, .. } => {
                let played: Played<&Input> = (seq, logged.at, *seat, *by, input);
                self.0.push(serde_json::value::to_raw_value(&played)?);
            }
            Entry::TookBack { inputs, .. } => {
                self.0.truncate(self.0.len().saturating_sub(*inputs as usize));
            }
            Entry::Made { .. }
            | Entry::Configured { .. }
            | Entry::Sat { .. }
            | Entry::Freed { .. }
            | Entry::Beside { .. }
            | Entry::Renamed { .. }
            | Entry::Removed { .. }
            | Entry::Muted { .. }
            | Entry::Banned { .. }
            | Entry::Ready { .. }
            | Entry::Bot { .. }
            | Entry::Closed { .. }
            | Entry::Host { .. }
            | Entry::Hinted { .. }
            | Entry::Guessed { .. }
            | Entry::Ahead { .. }
            | Entry::StandingOrder { .. }
            | Entry::Banks { .. }
            | Entry::Pause { .. }
            | Entry::Said { .. }
            | Entry::Whispered { .. }
            | Entry::Confided { .. } => {}
        }
        Ok(())
    }
}

impl Game {
    /// Returns the data for a replay; `None` if these are not the match's inputs.
    pub(crate) fn replay_from(&self, inputs: Inputs) -> Option<Replay> {
        (inputs.0.len() == self.inputs()).then(|| Replay {
            id: self.id.clone(),
            number: self.number,
            rules_version: self.rules_version,
            seed: self.start.seed.reveal(),
            guess: self.start.guess.clone(),
            began: (self.began, self.began_at),
            players: self.players.clone(),
            taken: self.taken.clone(),
            taken_back: self.taken_back.clone(),
            inputs,
            banks: self.banks.all(),
            pauses: self.pauses.iter().map(|pause| (pause.from, pause.to)).collect(),
            paused: self.paused,
        })
    }
}

impl Replay {
    pub(crate) fn start(&self) -> Result<Start, NotPlayed> {
        let seed = Seed::from_hex(&self.seed).ok_or(NotPlayed::Seed)?;
        Ok(Start { seed, guess: self.guess.clone() })
    }

    /// Returns the inputs alone, to continue from them.
    pub(crate) fn into_inputs(self) -> Inputs {
        self.inputs
    }

    /// Replays the match with these rules. Cost: its inputs.
    pub(crate) fn play(self, rules: Box<dyn AnyMatch>) -> Result<Game, NotPlayed> {
        self.play_and_look(rules, &mut |_| Ok(()))
    }

    /// Replays the match, and calls `look` at its beginning and after each input.
    pub(super) fn play_and_look(
        self,
        rules: Box<dyn AnyMatch>,
        look: &mut dyn FnMut(&Game) -> Result<(), NotPlayed>,
    ) -> Result<Game, NotPlayed> {
        let start = self.start()?;
        let Self {
            id,
            number,
            rules_version,
            seed: _,
            guess: _,
            began,
            players,
            taken,
            taken_back,
            inputs,
            banks,
            pauses,
            paused,
        } = self;
        let mut game = Game::begin(id, number, rules_version, players, start, rules, began);
        // A player who came later is there from the beginning, because the rules do not know who plays.
        game.taken = taken;
        game.taken_back = taken_back;
        game.ask_anew_if_taken_back();
        look(&game)?;
        for written in inputs.0 {
            let (seq, at, seat, by, input): Played<Input> = serde_json::from_str(written.get())?;
            game.replay((seq, at), seat, by, &input)?;
            game.ask_anew_if_taken_back();
            look(&game)?;
        }
        game.set_banks(&banks);
        game.pauses = pauses.into_iter().map(|(from, to)| Outage { from, to }).collect();
        game.paused = paused;
        Ok(game)
    }
}
