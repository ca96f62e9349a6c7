//! The stored state of a table, from which it continues when it wakes.
//!
//! - The table stores a checkpoint when a match begins, and after every thousand entries. Waking reads only
//!   later entries.
//! - The state of a match is the rules' own type. So a checkpoint contains the match's inputs, and waking
//!   plays them again (`game/replay.rs`).
//! - The table ignores a checkpoint of another version and reads its whole log.
//! - The law in `tests/it/waking.rs`: a table that wakes is byte for byte the table that slept, from a
//!   checkpoint and from the whole log.

use serde::{Deserialize, Serialize};

use super::State;
use crate::{
    Catalogue, Checkpoint,
    game::{Inputs, Replay},
};

/// The version of the format. It rises when the content of a checkpoint changes its meaning. A checkpoint of
/// another version is ignored, except version 1: its format is the same, and it never has a match.
const FORM: u32 = 2;

/// A checkpoint in written form.
#[derive(Serialize, Deserialize)]
struct Written<S> {
    form: u32,
    state: S,
    /// The data for a replay of the running or last match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    replay: Option<Replay>,
}

/// The place of a checkpoint in the log.
#[derive(Deserialize)]
struct Place {
    seq: u64,
    stored: u64,
}

impl State {
    /// Returns a checkpoint from which the fold continues without earlier entries. A match needs its inputs:
    /// `None` if these are not all of them, or if its rules do not exist any more.
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

    /// Restores a state from a checkpoint; `None` if other code wrote it. Cost: the inputs of its match.
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

    /// Returns the place of a checkpoint, in the store's numbers and in those of clients, and the inputs of
    /// its match. Returns the beginning of the log if there is no readable checkpoint.
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
