//! The stored state of a table, from which it continues when it wakes.
//!
//! - The table stores a checkpoint when a match begins, and after every thousand entries. Waking reads only later
//!   entries.
//! - The state of a match is the rules' own type. So a checkpoint contains the match's inputs, and waking plays them
//!   again (`game/replay.rs`).
//! - The table ignores a checkpoint of another version and reads its whole log.
//! - The law in `tests/it/waking.rs`: a table that wakes is byte for byte the table that slept, from a checkpoint and
//!   from the whole log.

use serde::{Deserialize, Serialize};

use super::State;
use crate::{
    Catalogue, Checkpoint,
    game::{Inputs, Replay},
};

/// Raised whenever what a checkpoint holds comes to mean something else. One of another form is as if there were none,
/// but for the first: it was the same, and never of a table with a match.
const FORM: u32 = 2;

/// A checkpoint as it is written.
#[derive(Serialize, Deserialize)]
struct Written<S> {
    form: u32,
    state: S,
    /// What the running or last match is played again from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    replay: Option<Replay>,
}

/// How far a checkpoint goes.
#[derive(Deserialize)]
struct Place {
    seq: u64,
    stored: u64,
}

impl State {
    /// What the fold can go on from later without what was before. While there is a match its inputs are needed for
    /// that: `None` if these are not all of them, or if its rules are gone.
    pub(crate) fn checkpoint(&self, inputs: Inputs) -> Option<Checkpoint> {
        let replay = match (&self.game, &self.unplayable) {
            (None, None) => None,
            (Some(game), None) => Some(game.replay_from(inputs)?),
            (_, Some(_)) => return None,
        };
        let state = serde_json::to_string(&Written { form: FORM, state: self, replay });
        let state = state
            .inspect_err(|error| tracing::error!(%error, "a table's checkpoint cannot be written"))
            .ok()?;
        Some(Checkpoint { seq: self.stored, state })
    }

    /// Folds on from a checkpoint; `None` if it was written by other code. Cost: the inputs of its match.
    pub(crate) fn resume(checkpoint: &Checkpoint, catalogue: &Catalogue) -> Option<Self> {
        let Written { form, mut state, replay } =
            serde_json::from_str::<Written<Self>>(&checkpoint.state).ok()?;
        if !(1..=FORM).contains(&form) || state.stored != checkpoint.seq {
            return None;
        }
        if let Some(replay) = replay {
            let start = replay.start().ok()?;
            let rules = state.open(checkpoint.seq, replay.rules_version, &start, catalogue).ok()??;
            let played = replay.play(rules);
            let played = played.inspect_err(|error| {
                tracing::info!(table.id = state.id, %error, "a table's checkpoint has another match");
            });
            state.game = Some(played.ok()?);
        }
        Some(state)
    }

    /// Where a checkpoint ends, in the store's numbers and in those that clients are told, and the inputs of its match; the
    /// log's beginning if there is none that can be read.
    pub(crate) fn inputs_of(checkpoint: Option<&Checkpoint>) -> (u64, u64, Inputs) {
        let written = checkpoint.map(|written| serde_json::from_str::<Written<Place>>(&written.state));
        match written {
            Some(Ok(Written { form: 1..=FORM, state: Place { seq, stored }, replay })) => {
                (stored, seq, replay.map(Replay::into_inputs).unwrap_or_default())
            }
            Some(Ok(_) | Err(_)) | None => (0, 0, Inputs::default()),
        }
    }
}
